import { fileOf, isRefusal, Match, sampleAnswer, sha256, stream } from '@hegemon/kernel';
import { describe, expect, test } from 'vitest';
import { type AnyMatch, type Sight, textOfFile } from '../src/index.js';
import { reportOn } from '../src/report/report.js';
import { branchOf } from '../src/seating.js';
import { Session } from '../src/session.js';
import { botsOf, game, listing, quick, room, Screen } from './support/house.js';

const ANN = { name: 'Ann', kind: 'person' } as const;
const CARL = { name: 'Carl', kind: 'person' } as const;
const RANDOM = { name: 'random', kind: 'bot' } as const;
const QUICK = { name: 'quick', kind: 'bot' } as const;
const randomHex = (bytes: number): string => sha256('beside').slice(0, 2 * bytes);

/** A match that has been played for a while, with Ann in the green seat. */
const played = (answers = 40): AnyMatch => {
  const match: AnyMatch = new Match(game, {
    id: 'beside',
    options: { players: 2 },
    seats: { green: ANN, blue: QUICK },
    seed: { serverSeed: sha256('beside'), clientSeeds: {} },
  });
  const random = stream(sha256('answers').slice(0, 32));
  for (let i = 0; i < answers; i++) {
    const [decision] = match.pending;
    const answered = match.answer({ seat: decision.seat, ...sampleAnswer(decision, random) });
    if (isRefusal(answered)) throw new Error(answered.refused);
  }
  return match;
};
const sessionOf = (match: AnyMatch): Session =>
  new Session(listing, match, { id: 'x', created: '2026-05-01T10:00:00Z' });
const linesOf = (sight: Sight) => new Screen(sight).lines;

describe('what the table did', () => {
  test('house 9: whoever sits down has a line of his own, which is never taken back', () => {
    const match = played();
    const session = sessionOf(match);
    const screen = new Screen(session.sight());
    const before = match.entries.length;
    match.sit('blue', RANDOM, 'replaced', { at: '2026-05-01T10:00:00Z' });
    screen.take(session.sight());
    expect(screen.sight.news).toMatchObject({ from: before });
    match.rewind('blue', match.line[10]);
    screen.take(session.sight());
    expect(screen.lines[before]).toEqual({
      n: before,
      seat: 'blue',
      heard: [],
      at: '2026-05-01T10:00:00Z',
      sat: { ...RANDOM, why: 'replaced' },
    });
    expect(screen.sight.match.sitters).toEqual({ green: ANN, blue: RANDOM });
    expect(screen.lines.filter(({ isUndone }) => isUndone)).toHaveLength(30);
    expect(linesOf(sessionOf(match).sight())).toEqual(screen.lines);
  });

  test('house 9: what was taken back by consent says so, and cannot be given again', () => {
    const match = played();
    match.rewind('green', match.line[20]);
    const sight = sessionOf(match).sight();
    expect(sight.news.lines.at(-1)).toEqual({
      n: match.entries.length - 1,
      seat: 'green',
      heard: [],
      takesBack: 21,
      byConsent: true,
    });
    expect(sight.redo).toEqual({ refused: 'nothing-to-redo' });
    expect(sight.undo).toMatchObject({ refused: expect.any(String) });
  });

  test('house 9: a bot plays for a seat that was handed to it, and a person for himself', () => {
    const match = played();
    const session = sessionOf(match);
    expect(session.sitting.persons).toEqual(['green']);
    match.sit('green', QUICK, 'resigned');
    match.sit('blue', CARL, 'replaced');
    expect(session.sitting.persons).toEqual(['blue']);
    expect(session.sitting.botAt('green')).toBe('quick');
    expect(session.sitting.botAt('blue')).toBeUndefined();
  });

  test('house 9: in a match that was closed nobody is asked, and nothing is hidden', () => {
    const match = played();
    const session = sessionOf(match);
    expect(session.isClosed).toBe(false);
    match.close('resigned', ['blue'], {}, 'green');
    const sight = session.sight();
    expect(session.isClosed).toBe(true);
    expect(session.asked).toBeUndefined();
    expect(session.sitting.botAsked).toBeUndefined();
    expect(sight.table).toMatchObject({ decisions: [], waiting: [] });
    expect(sight.table.outcome).toEqual({ winners: ['blue'], points: {}, how: 'resigned', rule: '' });
    expect(sight.match.serverSeed).toBe(match.head.seed.serverSeed);
    expect(sight.undo).toMatchObject({ refused: 'boundary', boundary: 'game-over' });
    expect(sight.redo).toEqual({ refused: 'nothing-to-redo' });
    expect(sight.news.lines.at(-1)).toEqual({
      n: 41,
      seat: 'green',
      heard: [],
      closed: { how: 'resigned', winners: ['blue'] },
    });
    expect(session.look('blue')).toBe(true);
    session.show(40);
    expect(session.sight().table.outcome).toBeUndefined();
  });

  test('contracts 3: such a match is taken in as a file, listed with its end, and verified', async () => {
    const place = room();
    const match = played();
    match.sit('blue', CARL, 'replaced');
    match.rewind('blue', match.line[30]);
    match.close('draw', []);
    const taken = await place.desk.imported(textOfFile(fileOf(match)));
    if (!taken.ok) throw new Error(JSON.stringify(taken.fault));
    expect(await place.desk.verified(taken.value)).toMatchObject({ ok: true, entries: match.entries.length });
    const [summary] = await place.desk.matches();
    expect(summary).toMatchObject({ waiting: [], outcome: { how: 'draw', winners: [] } });
    const opened = await place.desk.open(taken.value);
    expect(opened.ok && opened.value.table.outcome).toMatchObject({ how: 'draw' });
  });

  test('ui: from a match that was closed one may go on, and its report tells of all that was played', async () => {
    const match = played();
    match.rewind('blue', match.line[30]);
    match.close('abandoned', []);
    const chairs = { green: { kind: 'person', name: 'Ann' }, blue: { kind: 'bot', bot: 'quick' } } as const;
    const last = match.entries.length - 1;
    const twig = branchOf(match, last, 'green', chairs, botsOf([quick]), randomHex);
    if (!twig.ok) throw new Error(twig.fault.code);
    expect(twig.value.outcome).toBeUndefined();
    expect(twig.value.pending).not.toEqual([]);
    const steps = reportOn(match, await listing.board());
    let step = steps.next();
    while (!step.done) step = steps.next();
    const drawn = match.line.filter(n => match.entries[n].drew);
    expect(step.value.rolls.map(({ n }) => n)).toEqual([0, ...drawn]);
    for (const { chances } of step.value.chances) {
      expect(Object.values(chances).reduce((a, b) => a + b, 0)).toBeCloseTo(1, 6);
    }
  });
});
