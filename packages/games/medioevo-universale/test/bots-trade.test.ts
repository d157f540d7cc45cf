import { describe, expect, test } from 'vitest';
import { figuresIn, reckoned } from '../src/bots/terms.js';
import { beginTrade } from '../src/frames/trade.js';
import { medioevoUniversale as game } from '../src/game.js';
import type { TERRITORIES } from '../src/ids.js';
import { territoriesOf } from '../src/rules/control.js';
import type { MU } from '../src/state.js';
import { Trial, game as table } from './table.js';
import { best, weightOf } from './thoughts.js';
import { goAlong, market, trading, withRoute } from './trading.js';
import { BYZANTIUM, HUNGARY, MAMLUKS } from './warfare.js';

describe('MU 6: bots: trade', () => {
  test('MU 6-route-start: bots begin a route that can be finished, over what is near', () => {
    const t = trading([{ at: 'caffa' }], { options: { rounds: 8 } });
    expect(best(t)).toEqual({ kind: 'buy', arg: 1 });
    t.answer(BYZANTIUM, 'buy', 1);
    const route = best(t);
    expect(route.kind).toBe('start-route');
    t.answer(BYZANTIUM, 'start-route', route.arg);
    const target = best(t);
    expect(territoriesOf(t.g, BYZANTIUM)).toContain(target.arg);
    t.answer(BYZANTIUM, 'route-target', target.arg);
    const stages = best(t);
    expect(stages.kind).toBe('stages');
    t.answer(BYZANTIUM, 'stages', stages.arg);
    expect(figuresIn(reckoned(t.g), BYZANTIUM).route).toBeGreaterThan(0);
  });
  test('MU 6-route-end: bots do not sell on the way, but at the end of it', () => {
    const stages = ['kiev', 'saraj', 'bulgar', 'caffa'] as const;
    const under = new Trial(withRoute(market([{ at: 'kiev', cargo: ['salt'] }]), stages, ['kiev']), beginTrade());
    expect(weightOf(under, 'sell', ['salt:1'])).toBeLessThan(0.1);
    const done = new Trial(
      withRoute(market([{ at: 'caffa', cargo: ['salt'] }]), stages, ['kiev', 'saraj', 'bulgar']),
      beginTrade(),
    );
    expect(best(done)).toEqual({ kind: 'sell', arg: ['salt:1'] });
    done.answer(BYZANTIUM, 'sell', ['salt:1']);
    expect(best(done)).toEqual({ kind: 'to-honour', arg: 2 });
  });
  test('MU 6-move-meet: bots keep out of the way of barbarians, and come nearer with every step', () => {
    const g = withRoute(market([{ at: 'tana', cargo: ['salt'] }]), ['kiev', 'saraj', 'bulgar', 'caffa'], []);
    g.armies['don-steppe'] = { barbarians: { 'light-infantry': 1 } };
    const t = new Trial(g, beginTrade());
    expect(weightOf(t, 'go', 'don-steppe')).toBeLessThan(0.1);
    const before = game.worth(t.g, BYZANTIUM);
    const step = best(t);
    expect(step.kind).toBe('go');
    goAlong(t, BYZANTIUM, step.arg as (typeof TERRITORIES)[number]);
    expect(game.worth(t.g, BYZANTIUM)).toBeGreaterThan(before);
  });
  test('MU 6-move-mp: bots lose by standing still with steps left on the way, and go on though others gain by it', () => {
    const stages = ['kiev', 'saraj', 'bulgar', 'caffa'] as const;
    const g = withRoute(market([{ at: 'tana', cargo: ['salt'] }], { options: { rounds: 8 } }), stages, ['kiev']);
    const t = new Trial(g, beginTrade());
    const step = best(t);
    expect(step.kind).toBe('go');
    const resting = table.copy(t.g);
    table.apply(resting, { seat: BYZANTIUM, kind: 'done-trading' });
    const going = goAlong(t, BYZANTIUM, step.arg as (typeof TERRITORIES)[number]);
    const routeIn = (state: MU): number => figuresIn(reckoned(state), BYZANTIUM).route;
    expect(routeIn(resting)).toBeLessThan(0.95 * routeIn(going.g));
    // Whoever could not arrive any more hopes for nothing.
    const far = new Trial(
      withRoute(market([{ at: 'buda', cargo: ['salt'] }], { round: 8, options: { rounds: 8 } }), stages, []),
    );
    expect(routeIn(far.g)).toBe(0);
  });
  test('MU 6-route-finish: bots whose route is served with nothing to sell keep what a cube costs, and pass by a shop', () => {
    const stages = ['kiev', 'saraj', 'bulgar', 'caffa'] as const;
    const empty = (cash: number, at: 'caffa' | 'kiev' = 'caffa'): MU => {
      const g = withRoute(market([{ at }], { options: { rounds: 8 } }), stages, ['kiev', 'saraj', 'bulgar']);
      g.cash[BYZANTIUM] = cash;
      return g;
    };
    const routeIn = (state: MU): number => figuresIn(reckoned(state), BYZANTIUM).route;
    expect(routeIn(empty(100))).toBeGreaterThan(1.5 * routeIn(empty(90)));
    // What is made at the end cannot be sold there.
    const there = new Trial(empty(300), beginTrade());
    expect(weightOf(there, 'buy', 1)).toBeLessThan(0.2);
    expect(best(there).kind).toBe('go');
    expect(best(new Trial(empty(300, 'kiev'), beginTrade()))).toEqual({ kind: 'buy', arg: 1 });
  });
  test('MU 6-move-meet: bots let traders pass whom they could only rob by an act of war', () => {
    const g = market([{ at: 'caffa', owner: MAMLUKS }]);
    g.armies['nogai-steppe'] = { 'player-1': { archer: 1 } };
    g.order = [MAMLUKS, BYZANTIUM, HUNGARY];
    const t = new Trial(g, beginTrade());
    t.answer(MAMLUKS, 'go', 'nogai-steppe');
    expect(t.asked[0]).toMatchObject({ seat: BYZANTIUM, prompt: 'plunder-trader' });
    expect(best(t)).toEqual({ kind: 'let-pass' });
  });
});
