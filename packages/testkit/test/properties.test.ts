import { isRefusal, type Options } from '@hegemon/kernel';
import { describe, expect, test } from 'vitest';
import {
  checkDecision,
  checkMatch,
  EFFORTS,
  type PropertyNumber,
  seedFor,
  simulate,
  type Violation,
} from '../src/index.js';
import { type Auction, type AuctionGame, type Flaws, littleAuction } from './little-auction.js';

const OPTIONS: Options<never> = { players: 3 };
const SEEDS = Array.from({ length: 6 }, (_, i) => seedFor('properties', `${i}`));

const violationsOf = (game: AuctionGame, seeds = SEEDS): Violation[] =>
  seeds.flatMap(seed => simulate(game, OPTIONS, seed, { check: EFFORTS.usual }).violations);
const numbersOf = (game: AuctionGame): PropertyNumber[] => [...new Set(violationsOf(game).map(v => v.property))].sort();

/** A game that is honest but for some of its verbs. */
const bent = (bend: (honest: AuctionGame) => Partial<AuctionGame>, flaws: Flaws = {}): AuctionGame => {
  const honest = littleAuction(flaws);
  return { ...honest, ...bend(honest) };
};

describe('an honest game', () => {
  test('house 15: an honest game passes all nine properties', () => {
    const game = littleAuction();
    for (const seed of SEEDS) {
      const report = simulate(game, OPTIONS, seed, { check: EFFORTS.thorough });
      expect(report).toMatchObject({ finished: true, violations: [] });
      expect(checkMatch(game, { options: OPTIONS, seed, actions: report.actions }, EFFORTS.light)).toEqual([]);
    }
  });

  test('house 15: looking at a decision leaves the state as it was', () => {
    const game = littleAuction();
    const s = game.newGame(OPTIONS, SEEDS[0]);
    const before = JSON.stringify(s);
    checkDecision(game, s, game.seats(OPTIONS), () => 0, EFFORTS.usual);
    expect(JSON.stringify(s)).toBe(before);
  });
});

describe('property 1', () => {
  test('house 15: a dead end is caught', () => {
    const game = bent(({ pending }) => ({ pending: s => (s.n > 4 ? [] : pending(s)) }));
    expect(numbersOf(game)).toContain(1);
    expect(simulate(game, OPTIONS, SEEDS[0]).deadEnd).toBeGreaterThan(0);
  });

  test('house 15: an ending the game does not list is caught', () => {
    expect(numbersOf(bent(() => ({ endings: ['elsewhere'] })))).toEqual([1]);
  });
});

describe('property 2', () => {
  const shared = [1];
  const oddities: Record<string, unknown> = {
    'a map': new Map(),
    'an undefined in a list': [undefined],
    'an undefined in an object': { gone: undefined },
    'a date': new Date(0),
    'a function': () => 0,
    'not a number': Number.NaN,
    'one list in two places': [shared, shared],
  };
  for (const [name, oddity] of Object.entries(oddities)) {
    test(`house 15: ${name} in the state is caught`, () => {
      const game = littleAuction({
        onBid: g => {
          g.oddity = oddity;
        },
      });
      expect(violationsOf(game, SEEDS.slice(0, 1)).map(v => v.property)).toContain(2);
    });
  }

  test('house 15: questions that do not survive storage are caught', () => {
    const seen = new WeakSet<Auction>();
    const game = bent(honest => ({
      apply(s, action) {
        seen.add(s);
        return honest.apply(s, action);
      },
      pending: s => honest.pending(s).map(d => (seen.has(s) ? { ...d, prompt: 'again' } : d)),
    }));
    expect(numbersOf(game)).toContain(2);
  });
});

test('house 15: property 3, a broken invariant is caught', () => {
  expect(numbersOf(littleAuction({ onShow: g => void g.deck.pop() }))).toContain(3);
});

describe('property 4', () => {
  test('house 15: an offered choice that throws is caught', () => {
    const game = littleAuction({
      onShow: (_, card) => {
        if (card === 'card-3') throw new Error('what card?');
      },
    });
    expect(numbersOf(game)).toContain(4);
  });

  test('house 15: an offered choice that is refused is caught', () => {
    const game = bent(({ pending }) => ({
      pending: s => pending(s).map(d => ({ ...d, choices: [...d.choices, { kind: 'cheat', shape: 'button' }] })),
    }));
    expect(numbersOf(game)).toContain(4);
  });
});

describe('property 5', () => {
  test('house 15: nonsense that is accepted is caught', () => {
    const game = bent(({ apply }) => ({
      apply(s, action) {
        const reply = apply(s, action);
        return isRefusal(reply) && reply.refused === 'does-not-fit'
          ? { told: [], drew: [], dealt: [], revealed: false }
          : reply;
      },
    }));
    expect(numbersOf(game)).toEqual([5]);
  });

  test('house 15: a refusal that changes something is caught', () => {
    const game = bent(({ apply }) => ({
      apply(s, action) {
        const reply = apply(s, action);
        if (isRefusal(reply)) s.coins.red++;
        return reply;
      },
    }));
    expect(numbersOf(game)).toEqual([5]);
  });

  test('house 15: a refusal that throws is caught', () => {
    const game = bent(({ apply }) => ({
      apply(s, action) {
        if (action.arg === null) throw new Error('no argument');
        return apply(s, action);
      },
    }));
    expect(numbersOf(game)).toEqual([5]);
  });
});

describe('property 6', () => {
  const leaks: Record<string, Flaws> = {
    'a hand in the view': { openHands: true },
    'a question put only to the holder of a card': { asksOnlyTheHolder: true },
    'a secret answer told to all': { tellsTheSecret: true },
    'a sealed answer in the view': { showsBids: true },
    'cards shown in the order of the hand': { showsInHandOrder: true },
    'a card drawn without saying so': { drawsUnmarked: true },
  };
  for (const [name, flaws] of Object.entries(leaks)) {
    test(`house 15: ${name} is caught`, () => expect(numbersOf(littleAuction(flaws))).toEqual([6]));
  }

  test('house 15: an imagined state that breaks an invariant is caught', () => {
    const game = bent(({ imagine }) => ({
      imagine(s, seat, seed) {
        const twin = imagine(s, seat, seed);
        twin.deck[0] = 'card-x';
        return twin;
      },
    }));
    expect(numbersOf(game)).toContain(6);
  });

  test('house 15: imagining that changes the state is caught', () => {
    const game = bent(({ imagine }) => ({
      imagine(s, seat, seed) {
        s.round++;
        return imagine(s, seat, seed);
      },
    }));
    expect(numbersOf(game)).toContain(6);
  });
});

describe('property 7', () => {
  test('house 15: a game that counts outside its state is caught', () => {
    let count = 0;
    const game = littleAuction({
      onBid: g => {
        g.coins.red = ++count % 7;
      },
    });
    expect(numbersOf(game)).toContain(7);
  });

  test('house 15: a start that depends on more than options and seed is caught', () => {
    let count = 0;
    const game = bent(({ newGame }) => ({
      newGame(options, seed) {
        const s = newGame(options, seed);
        s.oddity = count++;
        return s;
      },
    }));
    expect(numbersOf(game)).toEqual([7]);
  });
});

test('house 15: property 8, a reward for the first sealed answer is caught', () => {
  const game = bent(({ apply }) => ({
    apply(s, action) {
      const reply = apply(s, action);
      if (!isRefusal(reply) && action.kind === 'bid') s.oddity ??= action.seat;
      return reply;
    },
  }));
  expect(numbersOf(game)).toEqual([8]);
});

test('house 15: property 9, a game without end is caught', () => {
  const game = littleAuction({ rounds: 1000, limit: 60 });
  const report = simulate(game, OPTIONS, SEEDS[0]);
  expect(report.finished).toBe(false);
  expect(report.violations.map(v => v.property)).toEqual([9]);
  expect(numbersOf(game)).toEqual([9]);
});
