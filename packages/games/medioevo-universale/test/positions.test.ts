import { isRefusal } from '@hegemon/kernel';
import { countByKind, countDistinctPositions, countPositions, seedFor } from '@hegemon/testkit';
import { describe, expect, test } from 'vitest';
import { beginPurchases } from '../src/frames/economy.js';
import { medioevoUniversale } from '../src/game.js';
import type { MU, MUOptions } from '../src/state.js';
import { arranged } from './arrange.js';
import { fight, put } from './fights.js';
import { game, Trial } from './table.js';
import { market, trial } from './trading.js';
import { atWar, BYZANTIUM, HUNGARY, warring } from './warfare.js';

const started = (options: MUOptions): MU => medioevoUniversale.newGame(options, seedFor('positions', 'start'));

/** Everybody has bid, and the villages are placed next. */
const settled = (): MU => {
  const g = started({ players: 3 });
  [30, 20, 10].forEach((arg, i) => {
    const reply = game.apply(g, { seat: g.seats[i], kind: 'bid', arg });
    if (isRefusal(reply)) throw new Error(reply.refused);
  });
  return g;
};

/** An army with captain and wagon between an enemy, barbarians and empty land; cards and technologies at hand. */
const march = (): MU => {
  const g = atWar({
    wars: [[BYZANTIUM, HUNGARY, { from: 1 }]],
    armies: {
      thrace: { [BYZANTIUM]: { archer: 1, 'light-infantry': 1, 'captain-1': 1 } },
      bulgaria: { barbarians: { 'light-infantry': 1 } },
      banat: { [HUNGARY]: { cavalry: 1 } },
    },
    vehicles: [
      ['war-wagon', 1, BYZANTIUM, 'thrace'],
      ['war-wagon', 2, HUNGARY, 'banat'],
    ],
  });
  g.cards.held[BYZANTIUM] = ['realm-01', 'realm-04'];
  g.technologies[BYZANTIUM] = ['carpentry', 'military'];
  return warring(g).g;
};

/** Money, technologies, cards and markers to pay with, land to build in, a vehicle to upgrade, a loan to repay. */
const shop = (): MU => {
  const g = arranged({
    armies: { nicaea: { [BYZANTIUM]: { 'light-infantry': 2, archer: 1 } } },
    markers: { bulgaria: BYZANTIUM },
    round: 2,
  });
  g.phase = 4;
  g.cash[BYZANTIUM] = 1000;
  g.loans.open[BYZANTIUM] = 1;
  g.technologies[BYZANTIUM] = ['carpentry', 'military', 'masonry'];
  g.buildings.civil = { nicaea: 2, constantinople: 1 };
  g.buildings.military = { thrace: 1 };
  g.cards.held[BYZANTIUM] = ['realm-10', 'realm-04'];
  g.gears.held[BYZANTIUM] = { green: 1 };
  return new Trial(g, beginPurchases()).g;
};

/** A caravan with goods, another that is empty, a market, an army on the one way and barbarians on the other. */
const fair = (): MU => {
  const g = market(
    [
      { at: 'tana', cargo: ['slaves', 'furs'] },
      { level: 2, at: 'caffa' },
      { owner: 'player-2', at: 'constantinople' },
    ],
    { armies: { kiev: { 'player-2': { archer: 1 } }, ryazan: { barbarians: { archer: 1 } } } },
  );
  g.market.saraj = ['salt'];
  g.technologies['player-1'] = ['trade'];
  return trial(g).g;
};

/** A battle is about to begin: archers, a captain and an engine to be served on the one side, cavalry on the other. */
const clash = (): MU =>
  fight({
    attacker: [BYZANTIUM, { archer: 2, 'heavy-infantry': 1, 'captain-1': 1 }],
    defender: [HUNGARY, { cavalry: 1, 'light-infantry': 2, archer: 1 }],
    with: g => void put(g, BYZANTIUM, 'engine', 1),
  }).g;

/** As chess programmers do: the number of ways to play n answers. Any change of what is legal changes these numbers. */
describe('position counts', () => {
  const counts = (s: MU, ...depths: readonly number[]): readonly number[] =>
    depths.map(depth => countPositions(game, s, depth));

  test('MU 1-auction-bid: from the start with three players, any bid and a loan', () => {
    expect(countByKind(game, started({ players: 3 }), 1)).toMatchInlineSnapshot(`
      {
        "player-1: bid": 1601,
        "player-1: take-loan": 1,
        "player-2: bid": 1601,
        "player-2: take-loan": 1,
        "player-3: bid": 1601,
        "player-3: take-loan": 1,
      }
    `);
  });
  test('MU 0-realms-assign: from the start where realms are agreed on', () => {
    expect(counts(started({ players: 3, realms: 'agree' }), 1, 2)).toMatchInlineSnapshot(`
      [
        6,
        26,
      ]
    `);
  });
  test('MU 0-setup: from the auction on', () => {
    const state = settled();
    expect(counts(state, 1, 2, 3, 4, 5)).toMatchInlineSnapshot(`
      [
        3,
        9,
        27,
        216,
        972,
      ]
    `);
  });
  test('MU 5-sequence: from a turn of war with an army and a wagon', () => {
    const state = march();
    expect(countByKind(game, state, 1)).toMatchInlineSnapshot(`
      {
        "player-1: give-up": 1,
        "player-1: move": 1,
        "player-1: pass": 1,
        "player-1: take-loan": 1,
        "player-1: use-card": 1,
      }
    `);
    expect(counts(state, 2, 3)).toMatchInlineSnapshot(`
      [
        120,
        719,
      ]
    `);
    expect(countByKind(game, state, 3)).toMatchInlineSnapshot(`
      {
        "player-1: give-up": 21,
        "player-1: move": 215,
        "player-1: pass": 15,
        "player-1: take-loan": 119,
        "player-1: use-card": 349,
      }
    `);
    expect(countDistinctPositions(game, state, 2)).toMatchInlineSnapshot(`118`);
  });
  test('MU 5-battle: from the beginning of a battle', () => {
    const state = clash();
    expect(countByKind(game, state, 1)).toMatchInlineSnapshot(`
      {
        "player-1: demand-surrender": 1,
        "player-1: fight-on": 1,
        "player-1: offer-surrender": 1,
      }
    `);
    expect(counts(state, 2, 4, 6)).toMatchInlineSnapshot(`
      [
        7,
        32,
        624,
      ]
    `);
  });
  test('MU 4: from purchases with money, technologies and cards', () => {
    const state = shop();
    expect(countByKind(game, state, 1)).toMatchInlineSnapshot(`
      {
        "player-1: build": 3,
        "player-1: buy-card": 1,
        "player-1: buy-technology": 6,
        "player-1: buy-transport": 12,
        "player-1: buy-unit": 7,
        "player-1: done-buying": 1,
        "player-1: give-up": 1,
        "player-1: repay-loan": 1,
        "player-1: take-loan": 1,
      }
    `);
    expect(counts(state, 2, 3)).toMatchInlineSnapshot(`
      [
        369,
        5421,
      ]
    `);
    expect(countDistinctPositions(game, state, 2)).toMatchInlineSnapshot(`335`);
  });
  test('MU 6: from a turn of trade with two caravans', () => {
    const state = fair();
    expect(countByKind(game, state, 1)).toMatchInlineSnapshot(`
      {
        "player-1: done-trading": 1,
        "player-1: give-up": 1,
        "player-1: take-loan": 1,
        "player-1: trader": 2,
      }
    `);
    expect(counts(state, 2, 3, 4)).toMatchInlineSnapshot(`
      [
        35,
        244,
        1833,
      ]
    `);
    expect(countByKind(game, state, 3)).toMatchInlineSnapshot(`
      {
        "player-1: done-trading": 44,
        "player-1: give-up": 19,
        "player-1: take-loan": 34,
        "player-1: trader": 147,
      }
    `);
    expect(countDistinctPositions(game, state, 3)).toMatchInlineSnapshot(`176`);
  });
});
