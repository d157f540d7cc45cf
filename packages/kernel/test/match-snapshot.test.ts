import { describe, expect, test } from 'vitest';
import {
  button,
  defineGame,
  end,
  type Frame,
  fileFor,
  fileOf,
  type GameState,
  go,
  Match,
  type MatchFile,
  openMatch,
  type Procedure,
  readMatchFile,
  roll,
  shuffle,
  verify,
} from '../src/index.js';
import { OVER, SERVER_SEED } from './support/tiny.js';

/** The first edition counts in `steps`; the second calls the column `paces` and throws two dice. */
interface Walk extends GameState {
  steps?: number;
  paces?: number;
  deck: string[];
}
interface WalkFrame extends Frame {
  proc: 'walk';
  step: 'act';
}
const walkOf = (edition: 1 | 2): Procedure<Walk, WalkFrame> => ({
  name: 'walk',
  rule: 'W 1',
  steps: {
    act: {
      rule: 'W 1',
      prompt: 'act',
      always: true,
      seats: () => ['a'],
      offer: () => [button('pace'), button('stop')],
      take: {
        pace(g: Walk) {
          for (let i = 0; i < edition; i++) roll(g, 6, 'pace');
          if (edition === 1) g.steps = (g.steps ?? 0) + 1;
          else g.paces = (g.paces ?? 0) + 1;
          return go('act');
        },
        stop: () => end(OVER),
      },
    },
  },
});
const walk = (edition: 1 | 2) =>
  defineGame<never, Walk, { paces: number }>({
    id: 'walk',
    title: 'Walk',
    edition,
    players: [2],
    optionSpecs: [],
    endings: ['over'],
    limit: 100,
    procedures: [walkOf(edition)],
    seats: () => ['a', 'b'],
    open(_, ground) {
      const state: Walk = { ...ground, ...(edition === 1 ? { steps: 0 } : { paces: 0 }), deck: [] };
      state.deck = shuffle(state, ['ace', 'king', 'queen'], 'deck');
      return { state, first: { proc: 'walk', step: 'act' } };
    },
    view: g => ({ paces: g.paces ?? g.steps ?? 0 }),
    redeal: () => undefined,
    worth: () => 0.5,
    faults: () => [],
    migrations: {
      1: (s: never) => {
        const { steps, ...rest } = s as Walk;
        return { ...rest, paces: steps };
      },
    },
  });

const HEAD = {
  id: 'm1',
  options: { players: 2 },
  seats: { a: { name: 'Ann', kind: 'person' as const }, b: { name: 'Ben', kind: 'bot' as const } },
  seed: { serverSeed: SERVER_SEED, clientSeeds: {} },
};
const pace = { seat: 'a', kind: 'pace' };
/** Three paces in the first edition, then over to the second. */
const goneOver = () => {
  const old = new Match(walk(1), HEAD);
  for (let i = 0; i < 3; i++) old.answer(pace);
  const begins = JSON.parse(JSON.stringify(old.snapshot()));
  return { old, match: new Match(walk(2), { ...HEAD, begins }) };
};
const read = (file: unknown): MatchFile => {
  const result = readMatchFile(JSON.stringify(file));
  if (!result.ok) throw new Error(`${result.fault.code} at ${result.fault.path}`);
  return result.value;
};

describe('house 9: a match goes over a change of edition through its snapshot', () => {
  test('house 9: it goes on where it stood, by the new rules, and no draw comes up twice', () => {
    const { old, match } = goneOver();
    expect(match.state.paces).toBe(3);
    expect('steps' in match.state).toBe(false);
    expect(match.state.chance.drawn).toBe(old.state.chance.drawn);
    const [decision] = match.game.pending(match.state);
    expect(match.answer({ ...pace, n: decision.n })).toMatchObject({
      entry: { n: 1, drew: [expect.any(Number), expect.any(Number)] },
    });
    expect(match.state.paces).toBe(4);
    expect(match.at(0).paces).toBe(3);
  });

  test('house 9: the new log names the old one: edition, length and last hash', () => {
    const { old, match } = goneOver();
    expect(fileOf(match).begins).toMatchObject({ edition: 1, entries: 4, hash: old.entries[3].hash });
  });

  test('contracts 3: its file is read back and verified, and goes on', () => {
    const { match } = goneOver();
    match.answer(pace);
    const file = read(fileOf(match));
    expect(verify(walk(2), file)).toEqual({ ok: true, entries: 2 });
    const again = openMatch(walk(2), file);
    expect(again.ok && again.value.state).toEqual(match.state);
  });

  test('contracts 3: any change of the snapshot is noticed at the first entry', () => {
    const { match } = goneOver();
    match.answer(pace);
    const file = read(fileOf(match));
    const begins = file.begins as { state: Walk; edition: number; entries: number; hash: string };
    const changed = [
      { ...begins, edition: 2 },
      { ...begins, entries: 5 },
      { ...begins, hash: 'f'.repeat(64) },
      { ...begins, state: { ...begins.state, steps: 9 } },
      { ...begins, state: { ...begins.state, chance: { ...begins.state.chance, key: '0'.repeat(32) } } },
      { ...begins, state: { nonsense: true } },
    ];
    for (const other of changed) {
      expect(verify(walk(2), { ...file, begins: other })).toMatchObject({ ok: false, firstDifference: { entry: 0 } });
    }
    const { begins: _, ...without } = file;
    expect(verify(walk(2), without)).toMatchObject({ ok: false, firstDifference: { entry: 0 } });
  });

  test('contracts 3: one seat gets only a fingerprint of the snapshot, and its chain still closes', () => {
    const { match } = goneOver();
    match.answer(pace);
    const own = read(fileFor(match, 'b'));
    expect(JSON.stringify(own)).not.toContain('king');
    expect(own.begins).not.toHaveProperty('state');
    expect(verify(walk(2), own)).toEqual({ ok: true, entries: 2, chainOnly: true });
    expect(verify(walk(2), { ...own, begins: { ...own.begins!, entries: 7 } as never })).toMatchObject({ ok: false });
  });

  test('contracts 3: a whole file has no fingerprint for a snapshot, a copy no state', () => {
    const { match } = goneOver();
    const whole = fileOf(match);
    const own = fileFor(match, 'a');
    expect(readMatchFile(JSON.stringify({ ...whole, begins: own.begins }))).toMatchObject({ ok: false });
    expect(readMatchFile(JSON.stringify({ ...own, begins: whole.begins }))).toMatchObject({ ok: false });
    expect(readMatchFile(JSON.stringify({ ...whole, begins: { ...whole.begins, more: 1 } }))).toMatchObject({
      ok: false,
    });
  });

  test('house 9: a snapshot of another match is refused', () => {
    const { match } = goneOver();
    expect(() => new Match(walk(2), { ...HEAD, id: 'm2', begins: match.head.begins! })).toThrow('another match');
  });
});
