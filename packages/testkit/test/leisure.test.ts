import { Match, type Seat, sampleAnswer } from '@hegemon/kernel';
import { describe, expect, test } from 'vitest';
import {
  act,
  type Careless,
  OPTIONS,
  type Parley,
  type ParleyGame,
  parley,
  parleyMatch,
  SEATS,
} from '../../kernel/test/support/parley.js';
import { answering } from '../../kernel/test/support/tiny.js';
import {
  checkMatch,
  EFFORTS,
  type Idler,
  type PropertyNumber,
  playOut,
  playthroughText,
  seedFor,
  simulate,
  sit,
} from '../src/index.js';

const SEEDS = Array.from({ length: 12 }, (_, i) => seedFor('leisure', `${i}`));
const LEISURE = ['offer-to', 'accept', 'decline', 'sum', 'promise', 'drop', 'gossip'];
/** All of them walk on to the end, and have time for anything else. */
const walking = {
  players: each(() => ({ kind: 'pace' })),
  idlers: each<Idler<Parley>>((_, decision, random) => sampleAnswer(decision, random)),
};
function each<T>(made: T): Record<Seat, T> {
  return Object.fromEntries(SEATS.map(seat => [seat, made]));
}
const played = (game: ParleyGame, seed: string) =>
  simulate(game, OPTIONS, seed, { ...walking, check: EFFORTS.thorough });
const numbersOf = (careless: Careless): PropertyNumber[] =>
  [...new Set(SEEDS.flatMap(seed => played(parley(careless), seed).violations.map(v => v.property)))].sort();

describe('what is done at leisure, in games by chance', () => {
  test('house 15: now and then somebody does something, and whoever is hoped for answers', () => {
    const reports = SEEDS.map(seed => played(parley(), seed));
    for (const report of reports) expect(report).toMatchObject({ finished: true, violations: [] });
    const kinds = reports.flatMap(({ actions }) => actions.map(({ kind }) => kind));
    for (const kind of ['offer-to', 'sum', 'accept', 'decline']) expect(kinds).toContain(kind);
    expect(kinds.filter(kind => kind === 'pace').length).toBeGreaterThan(SEEDS.length);
  });

  test('house 15: the same seed plays the same game, and its log is looked at like any other', () => {
    for (const seed of SEEDS.slice(0, 3)) {
      const { actions, outcome } = simulate(parley(), OPTIONS, seed);
      expect(simulate(parley(), OPTIONS, seed, { check: EFFORTS.light })).toMatchObject({ actions, outcome });
      expect(checkMatch(parley(), { options: OPTIONS, seed, actions }, EFFORTS.usual)).toEqual([]);
    }
  });

  test('house 15: a seat with a player does nothing at leisure unless somebody is named for it', () => {
    const { players } = walking;
    const kinds = new Set(
      SEEDS.flatMap(seed => simulate(parley(), OPTIONS, seed, { players }).actions.map(({ kind }) => kind)),
    );
    expect([...kinds]).toEqual(['pace']);
    const stirred = SEEDS.flatMap(
      seed =>
        simulate(parley(), OPTIONS, seed, {
          players,
          idlers: { b: (_, { prompt }) => (prompt === 'sum' ? { kind: 'drop' } : { kind: 'offer-to', arg: 'a' }) },
        }).actions,
    );
    expect(new Set(stirred.filter(({ kind }) => kind !== 'pace').map(({ seat }) => seat))).toEqual(new Set(['b']));
  });

  test('house 15: an answer of an idler that is refused ends the game with an error', () => {
    const reports = SEEDS.map(seed =>
      simulate(parley(), OPTIONS, seed, { idlers: { a: () => ({ kind: 'accept', arg: 'nobody' }) } }),
    );
    expect(reports.some(({ error }) => /accept.*refused/.test(error ?? ''))).toBe(true);
  });
});

describe('what the properties find at leisure', () => {
  const flaws: [string, Careless, PropertyNumber][] = [
    ['an offered answer that throws', { balks: true }, 4],
    ['a sum that everybody sees', { showsSums: true }, 6],
    ['something hidden that comes to light unmarked', { paysUnmarked: true }, 6],
    ['a question that depends on what is hidden', { peeks: true }, 6],
  ];
  test.each(flaws)('house 15: %s is caught', (_, careless, number) => {
    expect(numbersOf(careless)).toContain(number);
  });

  test('house 15: a word of the game that is used at leisure too is caught', () => {
    const honest = parley();
    const game: ParleyGame = {
      ...honest,
      atLeisure(s, seat) {
        const free = honest.atLeisure(s, seat);
        return free && { ...free, choices: [...free.choices, { kind: 'pace', shape: 'button' }] };
      },
    };
    expect(played(game, SEEDS[0]).violations.map(v => v.property)).toContain(1);
  });

  test('house 15: something that goes on after the end is caught', () => {
    const honest = parley();
    const game: ParleyGame = {
      ...honest,
      atLeisure: (s, seat) => honest.atLeisure(s.over ? honest.newGame(OPTIONS, SEEDS[0]) : s, seat),
    };
    expect(played(game, SEEDS[0]).violations.map(v => v.message)).toContain(
      'the game is over, and still something is going on',
    );
  });

  test('house 15: nonsense at leisure that is accepted is caught', () => {
    const honest = parley();
    const game: ParleyGame = {
      ...honest,
      apply(s, action) {
        const reply = honest.apply(s, action);
        const isOurs = 'refused' in reply && reply.refused === 'does-not-fit' && LEISURE.includes(action.kind);
        return isOurs ? { told: [], drew: [], dealt: [], revealed: false } : reply;
      },
    };
    expect(SEEDS.flatMap(seed => played(game, seed).violations.map(v => v.property))).toContain(5);
  });
});

describe('tables and texts', () => {
  test('house 15: at a table for tests, what is offered at leisure is found by its word', () => {
    const game = parley();
    const table = sit(game, game.newGame(OPTIONS, SEEDS[0]));
    expect(table.asks('b')).toBeUndefined();
    expect(table.atLeisure('b')).toMatchObject({ prompt: 'free' });
    expect(table.offers('b', 'offer-to')).toEqual(['a', 'c']);
    table.play('b', 'offer-to', 'a');
    expect(table.offers('b', 'promise')).toEqual({ min: 1, max: 30 });
    table.play('b', 'promise', 'No tolls').play('b', 'sum', 2);
    expect(table.offers('a', 'accept')).toEqual(['b']);
    expect(table.offers('a', 'pace')).toBe(true);
    expect(table.refusal('b', 'accept', 'a')).toMatchObject({ refused: 'not-offered' });
  });

  test('house 15: the text of a match tells what was done at leisure with its own rule', () => {
    const match = parleyMatch();
    const play = answering(match);
    play('b', 'offer-to', 'a');
    play('a', 'pace');
    play('b', 'promise', 'No tolls');
    expect(playthroughText(match)).toMatch(
      /\n1\. b \[T free\] free\n {3}> offer-to "a"\n2\. a \[T walk\] pace\n {3}> pace\n3\. b \[T draft\] sum\n {3}> promise "No tolls"\n/,
    );
  });

  test('house 15: a match that is played out has what was done at leisure in its log', () => {
    const all = SEEDS.flatMap(seed => {
      const match = new Match(parley(), parleyMatch().head);
      playOut(match, seed);
      return match.entries.map(({ kind }) => kind);
    });
    expect(all).toContain('offer-to');
  });

  test('house 15: an arranged state with something begun is put away and taken out again', () => {
    const game = parley();
    const s = game.newGame(OPTIONS, SEEDS[0]);
    act(game, s, 'b', 'offer-to', 'a');
    expect(sit(game, s).play('b', 'drop').state.leisure).toBeUndefined();
  });
});
