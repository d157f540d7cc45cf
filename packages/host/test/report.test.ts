import { openMatch, readMatchFile } from '@hegemon/kernel';
import { describe, expect, test } from 'vitest';
import type { AnyMatch, BoardHooks, Report } from '../src/index.js';
import { reportOn } from '../src/report/report.js';
import { luckOf } from '../src/report/rolls.js';
import { sharesAt } from '../src/report/shares.js';
import { turningPointsOf } from '../src/report/turning-points.js';
import type { Room } from './support/house.js';
import { bot, created, game, listing, opened, person, room } from './support/house.js';
import { GIVES_UP, STAKE, wager, wagerBoard, wagerOf } from './support/wager.js';

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
const made = (match: AnyMatch, board: BoardHooks) => {
  const steps = reportOn(match, board);
  const shares: number[] = [];
  for (;;) {
    const step = steps.next();
    if (step.done) return { shares, report: step.value };
    shares.push(step.value);
  }
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
    for (const { n, dice, expected, actual, error, seat, answer } of report.rolls) {
      expect(dice).toEqual(match.entries[n].drew);
      expect(sum(expected)).toBeCloseTo(1, 6);
      expect(sum(actual)).toBeCloseTo(1, 6);
      // Where nothing is asked on the way, it is the position itself.
      const [asked] = game.pending(match.at(n));
      if (asked?.prompt === 'choose-action') expect(actual).toEqual(sharesAt(game, match.at(n), match.seats));
      expect(error).toBeGreaterThanOrEqual(0);
      expect(error).toBeLessThan(0.1);
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
    for (const { n, cause, seat, turn, swing, part } of report.turningPoints) {
      expect(Math.abs(swing)).toBeGreaterThanOrEqual(0.05);
      expect(Math.sign(part)).toBe(cause === 'course' ? 0 : Math.sign(swing));
      if (cause !== 'dice') continue;
      // The same dice did the same, wherever they are told of.
      const roll = report.rolls.find(each => each.n === n);
      expect(roll?.turn).toBe(turn);
      expect(roll && luckOf(roll, seat)).toBeCloseTo(part, 9);
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
    const { shares, report } = made(match, board);
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect(shares.at(-1)).toBe(1);
    expect(made(match, board).report).toEqual(report);
  });
});

describe('chances and rolls', () => {
  test('ui: are judged alike: a turn begins where the last one ended, and its dice move it from there', async () => {
    const place = room();
    const match = await matchOf(place, await finished(place));
    const { chances, rolls } = made(match, await listing.board()).report;
    const line = [0, ...match.line];
    const passed = chances.slice(0, -1).map(({ n }) => line[line.indexOf(n) + 1]);
    let dice = 0;
    for (const [i, n] of passed.entries()) {
      const roll = rolls.find(each => each.n === n);
      if (roll) dice++;
      // The next turn has begun, and nothing else has happened.
      expect(chances[i].chances).toEqual(roll ? roll.expected : sharesAt(game, match.at(n), match.seats));
    }
    expect(dice).toBeGreaterThan(0);
  });

  test('ui: what the entries of a turn did adds up to what its chances moved by', () => {
    const { chances, rolls } = made(wagerOf(6, 'keep', 'rest', 'rest', 'rest'), wagerBoard).report;
    const [first, second] = chances.map(each => each.chances.green);
    // He had a quarter of a pip more to expect of the throw than it cost, and got two.
    const luck = luckOf(rolls[0], 'green');
    expect(luck).toBeGreaterThan(0.05);
    expect(rolls[0].expected.green).toBeGreaterThan(first - 4 * rolls[0].error);
    expect(second - first).toBeCloseTo(rolls[0].expected.green - first + luck, 2);
  });

  test('ui: whoever gave up has lost in the end', () => {
    const { chances } = made(wagerOf(6, 'keep', 'rest', 'rest', GIVES_UP), wagerBoard).report;
    expect(chances.at(-2)?.chances.green).toBeGreaterThan(0.5);
    expect(chances.at(-1)?.chances).toEqual({ red: 1, green: 0 });
  });
});

describe('dice after which something is asked', () => {
  const KEPT = ['keep', 'rest', 'rest', 'rest'];
  const report = (match: AnyMatch) => made(match, wagerBoard).report;

  test('ui: are worth what comes of them when all that was begun is over', () => {
    for (const pips of [1, 2, 3, 4, 5, 6]) {
      const match = wagerOf(pips, ...KEPT);
      // On the board it looks like a loss, whatever has fallen.
      expect(sharesAt(wager, match.at(2), match.seats).green).toBeLessThan(0.35);
      const [roll, ...more] = report(match).rolls;
      expect(more).toEqual([]);
      expect(roll).toMatchObject({ n: 2, seat: 'green', answer: { kind: 'throw' }, dice: [pips] });
      // Below four whoever has sense throws again, so that all of these are worth the same.
      const luck = luckOf(roll, 'green');
      if (pips < 4) expect(luck).toBeLessThan(-2 * roll.error);
      if (pips > 4) expect(luck).toBeGreaterThan(2 * roll.error);
      expect(roll.error).toBeGreaterThan(0);
      expect(roll.error).toBeLessThan(0.02);
      if (pips > 3) expect(roll.actual.green).toBeCloseTo(1 / (1 + Math.exp((STAKE - pips) / 6)), 2);
    }
  });

  test('ui: turn the match where they fall, not where what they have shown is booked', () => {
    const point = report(wagerOf(6, ...KEPT)).turningPoints.find(({ turn }) => turn === 1);
    expect(point).toMatchObject({ n: 2, cause: 'dice' });
  });

  test('ui: a bad answer to them is a decision', () => {
    // An average throw was still to be had.
    const match = wagerOf(1, ...KEPT);
    const { rolls, turningPoints } = report(match);
    expect(rolls[0].actual.green - sharesAt(wager, match.at(3), match.seats).green).toBeGreaterThan(0.04);
    expect(turningPoints.find(({ turn }) => turn === 1)).toMatchObject({ n: 3, cause: 'decision' });
  });

  test('ui: a second throw is judged by itself, to the end of what the first began', () => {
    const { rolls } = report(wagerOf(1, 'again', 'rest', 'rest', 'rest'));
    expect(rolls.map(({ n, answer }) => [n, answer?.kind])).toEqual([
      [2, 'throw'],
      [3, 'again'],
    ]);
    // What was to be expected of the second is what the first has left.
    const apart = Math.abs(rolls[1].expected.green - rolls[0].actual.green);
    expect(apart).toBeLessThan(4 * Math.hypot(rolls[0].error, rolls[1].error));
    expect(rolls[1].actual).toEqual(
      sharesAt(wager, wagerOf(1, 'again', 'rest', 'rest', 'rest').at(3), ['red', 'green']),
    );
  });
});

describe('a turning point', () => {
  const seats = ['red', 'green'];
  const share = (red: number) => ({ red, green: 1 - red });
  const at = (n: number, turn: number, red: number) => ({ n, turn, chances: share(red) });
  const rolled = (n: number, turn: number, expected: number, actual: number) => ({
    n,
    turn,
    dice: [6],
    expected: share(expected),
    actual: share(actual),
    error: 0.01,
  });
  const sharesOf = (...reds: readonly number[]) => new Map(reds.map((red, n) => [n, share(red)]));

  test('ui: is laid to what did most of it, and says how much that was by itself', () => {
    const course = {
      seats,
      chances: [at(0, 0, 0.5), at(2, 1, 0.8), at(5, 2, 0.5), at(6, 3, 0.505)],
      line: [0, 1, 2, 3, 4, 5, 6],
      shares: sharesOf(0.5, 0.55, 0.8, 0.7, 0.62, 0.5, 0.505),
      rolls: [rolled(2, 1, 0.6, 0.8)],
      passing: new Set([3, 6]),
    };
    expect(turningPointsOf(course)).toEqual([
      { n: 2, turn: 1, seat: 'red', swing: expect.closeTo(0.3), cause: 'dice', part: expect.closeTo(0.2) },
      // That the turn passes on at entry 3 is nobody's doing.
      { n: 5, turn: 2, seat: 'red', swing: expect.closeTo(-0.3), cause: 'decision', part: expect.closeTo(-0.12) },
    ]);
  });

  test('ui: is none where little was moved; where no single step did it, it is laid to none', () => {
    const course = {
      seats,
      chances: [at(0, 0, 0.5), at(1, 1, 0.54), at(2, 2, 0.7)],
      line: [0, 1, 2],
      shares: sharesOf(0.5, 0.54, 0.7),
      rolls: [],
      passing: new Set([2]),
    };
    expect(turningPointsOf(course)).toEqual([
      { n: 2, turn: 2, seat: 'red', swing: expect.closeTo(0.16), cause: 'course', part: 0 },
    ]);
  });
});
