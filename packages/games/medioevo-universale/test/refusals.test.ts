import type { Action, Refusal } from '@hegemon/kernel';
import { describe, expect, test } from 'vitest';
import { refusalText, wordsFor } from '../board/index.js';
import { MAP } from '../src/catalog.js';
import { beginShopping } from '../src/flow/purchases/shopping.js';
import { beginEvents } from '../src/frames/barbarians.js';
import type { Player } from '../src/ids.js';
import type { Group } from '../src/movement.js';
import { territoriesOf } from '../src/rules/control.js';
import { whyNotGo } from '../src/rules/obstacles/movement.js';
import { whyNotRoute, whyNotTravel } from '../src/rules/obstacles/trade.js';
import type { MU } from '../src/state.js';
import type { Clause } from '../src/treaties.js';
import { view } from '../src/view.js';
import { arranged } from './arrange.js';
import { Trial } from './table.js';
import { market, trial } from './trading.js';
import { atWar, BYZANTIUM, HUNGARY, id, LI, moving, warring } from './warfare.js';

const refused = (t: Trial, seat: Player, kind: string, arg?: Action['arg']): Refusal =>
  t.refusal(seat, kind, arg) as Refusal;
const because = (t: Trial, seat: Player, kind: string, arg?: Action['arg']): string | undefined =>
  refused(t, seat, kind, arg).because;

describe('MU 5-move: why somebody cannot go there', () => {
  const marching = (units = 1): Trial => {
    const g = atWar({
      armies: { thrace: { [BYZANTIUM]: { 'light-infantry': units } } },
      vehicles: [['war-wagon', 1, BYZANTIUM, 'thrace']],
    });
    const tokens = Array.from({ length: units }, (_, i) => `light-infantry:${i + 1}`);
    return moving(g, BYZANTIUM, 'thrace').answer(BYZANTIUM, 'take', [...tokens, id(1)]);
  };
  test('MU 5-move-mp: into the sea without a ship, to what lies further off or out of play', () => {
    const t = marching();
    expect(refused(t, BYZANTIUM, 'go', 'northern-aegean')).toMatchObject({
      refused: 'does-not-fit',
      because: 'needs-ship',
      rule: 'MU 5-move-mp',
      facts: { to: 'northern-aegean' },
    });
    expect(because(t, BYZANTIUM, 'go', 'buda')).toBe('not-adjacent');
    expect(
      because(
        t,
        BYZANTIUM,
        'go',
        MAP.areas.find(area => !t.g.inPlay[area]),
      ),
    ).toBe('off-the-map');
    expect(because(t, BYZANTIUM, 'go', 'atlantis')).toBe('not-among');
  });
  test('MU 5-move-mp: without points left; out of a castle nobody needs any', () => {
    const g = atWar({ armies: { thrace: { [BYZANTIUM]: LI } }, vehicles: [['war-wagon', 1, BYZANTIUM, 'thrace']] });
    g.vehicles.mp['vehicle-1'] = 0;
    const group: Group = { at: 'thrace', army: LI, vehicles: [id(1)] };
    expect(whyNotGo(g, BYZANTIUM, group, 'bulgaria')).toMatchObject({ because: 'no-mp', facts: { mp: 0, cost: 1 } });
    g.buildings.military.thrace = 3;
    expect(whyNotGo(g, BYZANTIUM, group, 'bulgaria')).toBeUndefined();
  });
  test('MU 5-move-load: more units than the transports carry', () => {
    expect(refused(marching(4), BYZANTIUM, 'go', 'bulgaria')).toMatchObject({
      because: 'no-room',
      rule: 'MU 5-move-load',
      facts: { units: 4, room: 3 },
    });
  });
  test('MU 5-move-load: where they come nowhere at all, the question says why; otherwise not', () => {
    const stuckWith = (units: number): unknown => marching(units).question(BYZANTIUM).facts?.stuck;
    expect(stuckWith(4)).toEqual({ because: 'no-room', units: 4, room: 3 });
    expect(stuckWith(3)).toBeUndefined();
  });
  test('MU C-war-truce: into the land of a partner', () => {
    const g = atWar({
      armies: { serbia: { [BYZANTIUM]: LI } },
      vehicles: [['war-wagon', 1, BYZANTIUM, 'serbia']],
      wars: [[BYZANTIUM, HUNGARY, { from: 1, truce: 1 }]],
    });
    const t = moving(g, BYZANTIUM, 'serbia').answer(BYZANTIUM, 'take', ['light-infantry:1', id(1)]);
    expect(refused(t, BYZANTIUM, 'go', 'banat')).toMatchObject({
      because: 'truce-there',
      facts: { host: HUNGARY, at: 'banat' },
    });
  });
  test('MU 5-sequence: from where there is nothing, nothing fresh, or nothing that carries', () => {
    const g = atWar({
      armies: { thrace: { [BYZANTIUM]: LI }, nicaea: { [BYZANTIUM]: LI }, constantinople: { [BYZANTIUM]: LI } },
      vehicles: [['war-wagon', 1, BYZANTIUM, 'nicaea']],
    });
    g.tired = { constantinople: { [BYZANTIUM]: LI } };
    const t = warring(g);
    expect(because(t, BYZANTIUM, 'move', 'thrace')).toBe('needs-transport');
    expect(because(t, BYZANTIUM, 'move', 'buda')).toBe('nothing-there');
    expect(because(t, BYZANTIUM, 'move', 'constantinople')).toBe('all-stopped');
    expect(because(t, BYZANTIUM, 'assault', 'thrace')).toBe('no-enemy-there');
    expect(because(t, BYZANTIUM, 'assault', 'constantinople')).toBe('all-stopped');
  });
  test('MU 5-move-unmanned: who has a right of way is not told that he needs one, whatever else keeps his galley', () => {
    const SEA = 'northern-aegean';
    const leaving = (...clauses: Clause[]) => {
      const g = atWar({
        armies: { [SEA]: { [BYZANTIUM]: LI } },
        markers: { thessalonica: HUNGARY },
        vehicles: [['galley', 1, BYZANTIUM, SEA]],
        treaties: [{ parties: [BYZANTIUM, HUNGARY], clauses }],
      });
      g.vehicles.aboard[id(1)] = LI;
      return whyNotGo(g, BYZANTIUM, { at: SEA, army: {}, vehicles: [id(1)] }, 'thessalonica');
    };
    expect(leaving()).toMatchObject({ because: 'needs-right-of-way' });
    // Those aboard would swim.
    expect(leaving({ type: 'right-of-way', grantor: HUNGARY, grantee: BYZANTIUM })).toBeUndefined();
  });
  test('MU C-war-truce: he who stands there is no enemy until the end of the round', () => {
    const facing = (truce: number) =>
      warring(
        atWar({
          armies: { thrace: { [BYZANTIUM]: LI, [HUNGARY]: LI } },
          wars: [[BYZANTIUM, HUNGARY, { from: 1, truce }]],
          vehicles: [['war-wagon', 1, BYZANTIUM, 'nicaea']],
        }),
      );
    expect(refused(facing(1), BYZANTIUM, 'assault', 'thrace')).toMatchObject({
      rule: 'MU C-war-truce',
      because: 'truce-there',
      facts: { host: HUNGARY, at: 'thrace' },
    });
    expect(facing(0).refusal(BYZANTIUM, 'assault', 'thrace')).toBeUndefined();
  });
  test('MU 0-round: what belongs to another phase', () => {
    const t = warring(
      atWar({ armies: { thrace: { [BYZANTIUM]: LI } }, vehicles: [['war-wagon', 1, BYZANTIUM, 'thrace']] }),
    );
    expect(refused(t, BYZANTIUM, 'buy-unit', 'archer')).toMatchObject({
      refused: 'not-offered',
      because: 'other-phase',
      facts: { phase: 4, now: 5 },
    });
  });
  test('MU A-windows: whatever is asked, of a card it is said why it cannot be used in it', () => {
    const g = arranged({ round: 2 });
    g.phase = 2;
    g.order = [HUNGARY, BYZANTIUM, 'player-3'];
    g.cards.held[HUNGARY] = ['realm-04'];
    const t = new Trial(g, beginEvents());
    expect(t.question(HUNGARY).prompt).toBe('reroll-horde');
    expect(because(t, HUNGARY, 'use-card', 'realm-04')).toBe('not-now');
    expect(because(t, HUNGARY, 'use-card', 'realm-05')).toBe('not-your-card');
    expect(because(t, HUNGARY, 'reroll', 'realm-04')).toBe('wants-ids');
  });
});

describe('MU 4: why something cannot be had', () => {
  const shop = (more: (g: MU) => void = () => undefined): Trial => {
    const g = arranged({ armies: {} });
    g.phase = 4;
    more(g);
    return new Trial(g, beginShopping(BYZANTIUM));
  };
  test('MU 4-buildings-build: without the technology, without money, without a place', () => {
    expect(refused(shop(), BYZANTIUM, 'build', 'castle')).toMatchObject({
      because: 'needs-technology',
      facts: { technology: 'architecture' },
    });
    const poor = shop(g => {
      g.cash[BYZANTIUM] = 150;
      g.technologies[BYZANTIUM] = ['masonry'];
    });
    // One green point is missing, too.
    expect(refused(poor, BYZANTIUM, 'build', 'village')).toMatchObject({
      because: 'too-dear',
      facts: { florin: 200, cash: 150 },
    });
    expect(because(poor, BYZANTIUM, 'buy-unit', 'captain-1')).toBe('needs-technology');
    expect(because(poor, BYZANTIUM, 'buy-transport', 'galley:1')).toBe('needs-technology');
    expect(because(poor, BYZANTIUM, 'buy-engine', 'catapult')).toBe('needs-technology');
    const full = shop(g => {
      g.technologies[BYZANTIUM] = ['masonry'];
      for (const at of territoriesOf(g, BYZANTIUM)) g.buildings.civil[at] = 3;
    });
    expect(because(full, BYZANTIUM, 'build', 'great-city')).toBe('no-place');
  });
  test('MU 4-tech: lower levels first, one of a branch', () => {
    const t = shop();
    expect(refused(t, BYZANTIUM, 'buy-technology', 'logistics')).toMatchObject({
      because: 'lower-level-first',
      facts: { technology: 'carpentry' },
    });
    t.answer(BYZANTIUM, 'buy-technology', 'carpentry');
    expect(because(t, BYZANTIUM, 'buy-technology', 'logistics')).toBe('one-per-branch');
    expect(because(t, BYZANTIUM, 'buy-technology', 'carpentry')).toBe('technology-owned');
  });
  test('MU 4-units-limit: three units and no more', () => {
    const t = shop(g => {
      g.bought.units[BYZANTIUM] = 3;
    });
    expect(refused(t, BYZANTIUM, 'buy-unit', 'archer')).toMatchObject({
      because: 'unit-limit',
      rule: 'MU 4-units-limit',
    });
  });
  test('MU 4-ransom: too dear for who is held, and nothing to be said of who is not', () => {
    const t = shop(g => {
      g.cash[BYZANTIUM] = 150;
      g.prisoners[HUNGARY] = { [BYZANTIUM]: { cavalry: 1 } };
    });
    expect(refused(t, BYZANTIUM, 'ransom', `cavalry@${HUNGARY}`)).toMatchObject({
      because: 'too-dear',
      rule: 'MU 4-ransom',
      facts: { florin: 200, cash: 150 },
    });
    expect(because(t, BYZANTIUM, 'ransom', `archer@${HUNGARY}`)).toBeUndefined();
  });
  test('MU 4-cards-buy: one card in a phase', () => {
    const t = shop(g => {
      g.bought.card[BYZANTIUM] = true;
    });
    expect(because(t, BYZANTIUM, 'buy-card')).toBe('card-bought');
  });
  test('MU D-take: one loan a round, and none to repay; others’ cards and technologies', () => {
    const t = shop();
    expect(because(t, BYZANTIUM, 'repay-loan')).toBe('no-loan');
    t.answer(BYZANTIUM, 'take-loan');
    expect(because(t, BYZANTIUM, 'take-loan')).toBe('loan-taken');
    expect(because(t, BYZANTIUM, 'use-card', 'realm-01')).toBe('not-your-card');
    expect(because(t, BYZANTIUM, 'claim', 'realm-01')).toBe('not-your-card');
    expect(because(t, BYZANTIUM, 'use-technology', 'edict')).toBe('needs-technology');
  });
  test('ui: it is said in words, with what would be possible', () => {
    const t = shop();
    const action = { seat: BYZANTIUM, kind: 'build', arg: 'castle' };
    const said = (['en', 'de'] as const).map(language =>
      refusalText(wordsFor(language, view(t.g, BYZANTIUM)), refused(t, BYZANTIUM, 'build', 'castle'), action),
    );
    expect(said[0]).toMatch(/^For this you need the technology Architecture\. /);
    expect(said[1]).toMatch(/^Dafür brauchst du die Technologie Architektur\. /);
  });
});

describe('MU 6: why nothing can be traded', () => {
  const ONE = 'player-1';
  test('MU 6-buy-where: without a treaty, where nobody lives, where a bishop forbids it', () => {
    const t = trial(market([{ at: 'constantinople' }]));
    expect(refused(t, ONE, 'buy', 1)).toMatchObject({ because: 'needs-trade-treaty', facts: { host: 'player-2' } });
    expect(because(trial(market([{ at: 'georgia' }])), ONE, 'buy', 1)).toBe('uninhabited');
    const g = market([{ at: 'saraj' }]);
    g.effects.push({ type: 'no-trade', at: 'saraj', until: 'round' });
    expect(because(trial(g), ONE, 'buy', 1)).toBe('trade-forbidden');
  });
  test('MU 6-buy: more than it holds, more than there is money for', () => {
    expect(refused(trial(market([{ at: 'saraj' }])), ONE, 'buy', 3)).toMatchObject({
      because: 'hold-full',
      facts: { room: 2 },
    });
    const g = market([{ at: 'saraj' }]);
    g.cash[ONE] = 150;
    expect(refused(trial(g), ONE, 'buy', 2)).toMatchObject({ because: 'too-dear', facts: { florin: 200, cash: 150 } });
  });
  test('MU 0-components-limits: more than there is left of the good', () => {
    const spices = (count: number): 'spices'[] => Array<'spices'>(count).fill('spices');
    const g = market([{ at: 'saraj' }, { owner: 'player-2', level: 3, at: 'kiev' }]);
    g.vehicles.cargo['vehicle-2'] = spices(19);
    expect(refused(trial(g), ONE, 'buy', 2)).toMatchObject({ because: 'none-left', rule: 'MU 0-components-limits' });
  });
  test('MU 6-sell: what is there already', () => {
    const t = trial(market([{ at: 'saraj', cargo: ['spices', 'salt'] }]));
    expect(refused(t, ONE, 'sell', ['spices:1'])).toMatchObject({
      because: 'good-there',
      facts: { good: 'spices', at: 'saraj' },
    });
  });
  test('MU 6-sell: nothing is aboard', () => {
    for (const arg of [[], ['spices:1']])
      expect(refused(trial(market([{ at: 'saraj' }])), ONE, 'sell', arg)).toMatchObject({
        rule: 'MU 6-sell',
        because: 'nothing-aboard',
      });
  });
  test('MU 6-route-start: before anything was bought there; MU 6-route-one: beside another', () => {
    const g = market([{ at: 'saraj' }]);
    expect(refused(trial(g), ONE, 'start-route', '4')).toMatchObject({
      rule: 'MU 6-route-start',
      because: 'route-by-purchase',
    });
    g.routes[ONE] = { vehicle: 'vehicle-1', start: 'saraj', stages: ['caffa'], established: [] };
    expect(whyNotRoute(g, ONE, 'vehicle-1')).toMatchObject({ rule: 'MU 6-route-one', because: 'route-under-way' });
  });
  test('MU 6-move: over the sea, and where the points do not reach', () => {
    const [sea] = MAP.neighbours('caffa', ['coast']);
    expect(because(trial(market([{ at: 'caffa' }])), ONE, 'go', sea)).toBe('needs-ship');
    const g = market([{ at: 'caffa' }]);
    g.vehicles.mp['vehicle-1'] = 0;
    const [land] = MAP.neighbours('caffa', ['land', 'river']);
    expect(whyNotTravel(g, 'vehicle-1', land)).toMatchObject({ because: 'no-mp', facts: { mp: 0, cost: 1 } });
    g.vehicles.stopped['vehicle-1'] = true;
    expect(whyNotTravel(g, 'vehicle-1', land)).toMatchObject({ because: 'trader-stopped' });
  });
});
