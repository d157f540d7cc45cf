import { STYLES } from '@hegemon/kernel';
import { describe, expect, test } from 'vitest';
import { awardsIn } from '../src/bots/figures/awards.js';
import { figuresOf, gameWith, signs, strength, terms, weights } from '../src/bots/index.js';
import { positionOf } from '../src/bots/position.js';
import { figuresIn, reckoned, TERMS } from '../src/bots/terms.js';
import { WEIGHTS } from '../src/bots/weights.js';
import { medioevoUniversale as game } from '../src/game.js';
import { territoriesOf } from '../src/rules/control.js';
import { awardLines } from '../src/rules/scoring.js';
import { incomeOf, upkeepOf } from '../src/rules/upkeep.js';
import type { MU } from '../src/state.js';
import { arranged } from './arrange.js';
import { changed, gain } from './thoughts.js';
import { BYZANTIUM } from './warfare.js';
import { POSITIONS } from './whole-games.js';

describe('MU V: bots: worth', () => {
  test('MU V-final-winner: bots give all seats together one chance to win', () => {
    for (const { state } of POSITIONS) {
      if (Object.keys(state.teams).length > 0) continue;
      const sum = state.seats.reduce((all, seat) => all + game.worth(state, seat), 0);
      expect(Math.abs(sum - 1)).toBeLessThan(0.2);
    }
  });

  test('MU V-final: bots know the awards as they would be given now', () => {
    for (const { state } of POSITIONS.filter(({ state: { phase } }) => phase > 0)) {
      const position = positionOf(state);
      // What is due in phase 3 is reckoned as paid.
      if ([...position.tallies.values()].some(({ dues }) => dues > 0)) continue;
      const lines = awardLines(state);
      const awards = awardsIn(position);
      for (const seat of state.order) {
        const given = lines.filter(({ to }) => to.includes(seat)).reduce((sum, { honour }) => sum + honour, 0);
        expect(awards.get(seat) ?? 0).toBe(given);
      }
    }
  });

  test('MU 5-control-test: bots count lands, taxes and upkeep as the rules do', () => {
    for (const { state } of POSITIONS.filter(({ state: { phase } }) => phase > 0)) {
      const isPlacing = state.flow.at(-1)?.proc === 'markers';
      for (const [seat, tally] of positionOf(state).tallies) {
        expect(tally.lands.toSorted()).toEqual(territoriesOf(state, seat).toSorted());
        expect(tally.upkeep).toBeGreaterThanOrEqual(upkeepOf(state, seat));
        if (tally.lands.length > 0 && !isPlacing)
          expect(tally.taxed * 30 + tally.fromCities).toBe(incomeOf(state, seat, 30));
      }
    }
  });

  test('MU V-final-winner: bots are judged by terms that can be tuned: figures in their order, other weights in the same game', () => {
    expect(terms).toEqual(TERMS);
    expect(weights).toEqual(TERMS.map(term => WEIGHTS[term]));
    expect(signs).toHaveLength(TERMS.length);
    for (const [i, sign] of signs.entries()) if (sign !== 0) expect(Math.sign(weights[i])).not.toBe(-sign);
    // Every level was found to win more than its share at a table of the one below.
    for (const level of ['greedy', 'planner', 'master']) expect(strength[level].over?.share).toBeGreaterThan(0.25);
    const { state } = POSITIONS[POSITIONS.length >> 2];
    const [seat] = state.order;
    const sum = figuresOf(state, seat).reduce((all, figure, i) => all + figure * weights[i], 0);
    const appraised = Object.values(game.appraise(state, seat)).reduce((all, term) => all + term, 0);
    expect(sum).toBeCloseTo(appraised, 9);
    const flat = gameWith(TERMS.map(() => 0));
    expect(flat.worth(state, seat)).toBeCloseTo(1 / state.order.length, 1);
  });

  test('MU V-final-winner: bots find every figure finite, in every position', () => {
    for (const { state } of POSITIONS) {
      const position = reckoned(state);
      for (const seat of state.seats)
        for (const [term, figure] of Object.entries(figuresIn(position, seat)))
          expect(Number.isFinite(figure), term).toBe(true);
    }
  });

  test('MU V-ingame: bots would rather have honour, land, buildings and knowledge than not', () => {
    const g = arranged({ armies: {}, options: { rounds: 8 } });
    g.phase = 4;
    expect(
      gain(
        g,
        changed(g, after => void after.honour['player-1']++),
      ),
    ).toBeGreaterThan(0);
    expect(
      gain(
        g,
        changed(g, after => void (after.markers.bulgaria = 'player-1')),
      ),
    ).toBeGreaterThan(0);
    expect(
      gain(
        g,
        changed(g, after => void (after.buildings.civil.constantinople = 2)),
      ),
    ).toBeGreaterThan(0);
    expect(
      gain(
        g,
        changed(g, after => void after.technologies['player-1'].push('masonry')),
      ),
    ).toBeGreaterThan(0);
    expect(
      gain(
        g,
        changed(g, after => void (after.cash['player-1'] += 300)),
      ),
    ).toBeGreaterThan(0);
  });

  test('MU D-take: bots do not borrow without need, and mind rebels, wars and captives', () => {
    const g = arranged({ armies: {}, options: { rounds: 8 } });
    g.phase = 4;
    const indebted = changed(g, after => {
      after.loans.open['player-1'] = 1;
      after.cash['player-1'] += 500;
    });
    expect(gain(g, indebted)).toBeLessThan(0);
    expect(
      gain(
        g,
        changed(g, after => void (after.armies.thrace = { barbarians: { archer: 1 } })),
      ),
    ).toBeLessThan(0);
    const strong = changed(g, after => void (after.armies.buda = { 'player-2': { cavalry: 5 } }));
    expect(
      gain(
        strong,
        changed(strong, after => void (after.wars['player-1 player-2'] = { from: 1 })),
      ),
    ).toBeLessThan(0);
    expect(
      gain(
        g,
        changed(g, after => void (after.prisoners['player-2'] = { 'player-1': { archer: 1 } })),
      ),
    ).toBeLessThan(0);
  });

  test('MU D-bankrupt-out: bots know that who is out has lost, and who has won has won', () => {
    const g = arranged({ armies: {} });
    const out = changed(g, after => void (after.order = ['player-2', 'player-3']));
    expect(game.worth(out, 'player-1')).toBe(0);
    const over = changed(g, after => {
      after.over = { winners: ['player-2'], points: {}, how: 'rounds', rule: 'MU 0-length-rounds' };
    });
    expect(game.worth(over, 'player-2')).toBe(1);
    expect(game.worth(over, 'player-1')).toBe(0);
  });

  test('MU V-final-winner: bots of a style see their own position with other eyes, and nobody else does', () => {
    const differing = STYLES.filter(style =>
      POSITIONS.some(({ state }) =>
        state.order.some(seat => Math.abs(game.worth(state, seat, style) - game.worth(state, seat)) > 0.01),
      ),
    );
    expect(differing).toEqual([...STYLES]);
    const g = arranged({ armies: {} });
    const likes = (style: (typeof STYLES)[number], change: (g: MU) => void): number => {
      const after = changed(g, change);
      const odds = (s: MU, by?: typeof style): number => {
        const worth = game.worth(s, BYZANTIUM, by);
        return Math.log(worth / (1 - worth));
      };
      return odds(after, style) - odds(g, style) - (odds(after) - odds(g));
    };
    expect(likes('aggressive', after => void (after.armies.thrace = { 'player-1': { cavalry: 2 } }))).toBeGreaterThan(
      0,
    );
    expect(likes('builder', after => void (after.buildings.cathedral.thrace = true))).toBeGreaterThan(0);
    expect(likes('opportunist', after => void (after.honour['player-1'] += 3))).toBeGreaterThan(0);
  });
});
