import { openMatch, readMatchFile } from '@hegemon/kernel';
import { describe, expect, test } from 'vitest';
import type { AnyMatch, Report } from '../src/index.js';
import { reportOn } from '../src/index.js';
import { luckOf } from '../src/report/rolls.js';
import { sharesAt } from '../src/report/shares.js';
import { turningPointsOf } from '../src/report/turning-points.js';
import type { Room } from './support/house.js';
import { bot, created, game, listing, opened, person, room } from './support/house.js';

const finished = async (place: Room): Promise<string> => {
  const id = await created(
    place,
    { green: bot('quick'), blue: bot() },
    { options: { 'short-game': true }, seed: 'report' },
  );
  await opened(place, id);
  await place.rest();
  return id;
};
const matchOf = async ({ desk }: Room, id: string): Promise<AnyMatch> => {
  const text = await desk.exported(id);
  const file = readMatchFile(text.ok ? text.value : '');
  const match = file.ok ? openMatch(game, file.value) : file;
  if (!match.ok) throw new Error('broken');
  return match.value;
};
const sum = (shares: Readonly<Record<string, number>>) => Object.values(shares).reduce((a, b) => a + b, 0);

describe('the report on a finished match', () => {
  test('ui: chances at the end of every turn, what the dice did, and the turning points', async () => {
    const place = room();
    const id = await finished(place);
    const report = (await place.desk.report()) as Report;
    const match = await matchOf(place, id);
    const { turns } = await place.desk.course();
    expect(report.chances.map(({ n, turn }) => ({ n, turn }))).toEqual(turns.map(({ n, turn }) => ({ n, turn })));
    for (const { chances } of report.chances) expect(sum(chances)).toBeCloseTo(1, 6);
    const [winner] = match.outcome?.winners ?? [];
    expect(report.chances.at(-1)?.chances[winner]).toBe(1);

    expect(report.rolls.map(({ n }) => n)).toEqual(match.entries.filter(({ drew }) => drew).map(({ n }) => n));
    for (const { n, dice, expected, actual, seat, answer } of report.rolls) {
      expect(dice).toEqual(match.entries[n].drew);
      expect(sum(expected)).toBeCloseTo(1, 6);
      expect(actual).toEqual(sharesAt(game, match.at(n), match.seats));
      if (n > 0)
        expect({ seat, kind: answer?.kind }).toEqual({ seat: match.entries[n].seat, kind: match.entries[n].kind });
    }
    for (const seat of match.seats) {
      expect(report.luck[seat]).toBeCloseTo(
        report.rolls.reduce((all, roll) => all + luckOf(roll, seat), 0),
        9,
      );
    }
    // What one has by luck the others have not.
    expect(sum(report.luck)).toBeCloseTo(0, 6);

    expect(report.turningPoints.length).toBeGreaterThan(0);
    expect(report.turningPoints.length).toBeLessThanOrEqual(8);
    const swings = report.turningPoints.map(({ swing }) => Math.abs(swing));
    expect(swings).toEqual(swings.toSorted((a, b) => b - a));
    for (const { n, cause } of report.turningPoints) {
      if (cause === 'dice') expect(match.entries[n].drew).toBeDefined();
    }
    // It is worked out once.
    expect(await place.desk.report()).toBe(report);
  });

  test('ui: there is none while the match is played, and none of a match that was left', async () => {
    const place = room();
    expect(await place.desk.report()).toEqual({ code: 'no-such-match' });
    const id = await finished(place);
    const report = place.desk.report();
    await place.desk.close();
    expect(await report).toEqual({ code: 'no-such-match' });
    await opened(place, await created(place, { green: person('Ann'), blue: bot() }));
    expect(await place.desk.report()).toMatchObject({ code: 'engine-fault' });
    await opened(place, id);
    expect(await place.desk.report()).toMatchObject({ luck: {} });
  });

  test('contracts 4: the same match has the same report, and says how far it is', async () => {
    const place = room();
    const match = await matchOf(place, await finished(place));
    const board = await listing.board();
    const made = () => {
      const steps = reportOn(match, board);
      const shares: number[] = [];
      for (;;) {
        const step = steps.next();
        if (step.done) return { shares, report: step.value };
        shares.push(step.value);
      }
    };
    const { shares, report } = made();
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect(shares.at(-1)).toBe(1);
    expect(made().report).toEqual(report);
  });
});

describe('a turning point', () => {
  const seats = ['red', 'green'];
  const share = (red: number) => ({ red, green: 1 - red });
  const at = (n: number, turn: number, red: number) => ({ n, turn, chances: share(red) });

  test('ui: is laid to the dice where they did most of it, and to the entry on which they fell', () => {
    const course = {
      seats,
      chances: [at(0, 0, 0.5), at(2, 1, 0.8), at(4, 2, 0.6), at(5, 3, 0.605)],
      line: [0, 1, 2, 3, 4, 5],
      shares: new Map([0.5, 0.5, 0.8, 0.7, 0.6, 0.605].map((red, n) => [n, share(red)])),
      rolls: [{ n: 2, turn: 1, dice: [6], expected: share(0.55), actual: share(0.8) }],
    };
    expect(turningPointsOf(course)).toEqual([
      { n: 2, turn: 1, seat: 'red', swing: expect.closeTo(0.3), cause: 'dice' },
      // That the turn passes on at entry 3 is nobody's doing.
      { n: 4, turn: 2, seat: 'red', swing: expect.closeTo(-0.2), cause: 'decision' },
    ]);
  });
});
