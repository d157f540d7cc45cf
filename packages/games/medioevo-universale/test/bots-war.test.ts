import { isRefusal } from '@hegemon/kernel';
import { describe, expect, test } from 'vitest';
import { rerollsFor } from '../src/bots/duel.js';
import { besetAt } from '../src/bots/figures/danger.js';
import { chanceAtSea, foesAtSea, isRobbed, preyAt, riskAtSea } from '../src/bots/figures/sea.js';
import { chanceAt, lootOf } from '../src/bots/figures/war.js';
import { chanceAgainst } from '../src/bots/might.js';
import { figuresIn, reckoned } from '../src/bots/terms.js';
import { newVehicle } from '../src/deeds/vehicles.js';
import { beginPurchases } from '../src/frames/economy.js';
import { beginTrade } from '../src/frames/trade.js';
import { medioevoUniversale as game } from '../src/game.js';
import type { AreaId, Level, Side } from '../src/ids.js';
import type { MU } from '../src/state.js';
import type { Army } from '../src/troops.js';
import { fight, until } from './fights.js';
import { Trial } from './table.js';
import { best, changed, weightOf } from './thoughts.js';
import { atWar, BYZANTIUM, HUNGARY, LI, moving, type Piece, warring } from './warfare.js';

describe('MU 5: bots: war', () => {
  const marching = (army: Record<string, number>, dice: [number, number, number]): Trial => {
    const g = atWar({
      realms: ['byzantium', 'hungary', 'mamluks'],
      armies: { nicaea: { 'player-1': army } },
      vehicles: [['war-wagon', 1, BYZANTIUM, 'nicaea']],
    });
    g.horde = { dice };
    const t = moving(g, BYZANTIUM, 'nicaea');
    const [take] = game.hints(t.g, t.asked[0]).toSorted((a, b) => b.weight - a.weight);
    return t.answer(BYZANTIUM, take.answer.kind, take.answer.arg);
  };
  test('MU E-resistance: bots fight barbarians only with odds', () => {
    const weak = marching({ archer: 1 }, [4, 4, 8]);
    expect(weightOf(weak, 'go', 'ankara')).toBeLessThan(0.1);
    const strong = marching({ 'heavy-infantry': 3 }, [1, 4, 5]);
    expect(weightOf(strong, 'go', 'ankara')).toBeGreaterThan(5 * weightOf(weak, 'go', 'ankara'));
  });
  test('MU 5-move-load: bots take along as many as the wagon holds', () => {
    const t = marching({ 'heavy-infantry': 3, 'light-infantry': 2 }, [1, 4, 5]);
    expect(t.g.movement?.group.army).toEqual({ 'heavy-infantry': 3 });
    expect(t.g.movement?.group.vehicles).toEqual(['vehicle-1']);
  });
  test('MU C-war-hostile: bots do not march into other realms without war, nor go through with it', () => {
    const g = atWar({
      armies: { thrace: { 'player-1': { cavalry: 3 } } },
      markers: { bulgaria: HUNGARY },
      vehicles: [['war-wagon', 1, BYZANTIUM, 'thrace']],
    });
    const t = moving(g, BYZANTIUM, 'thrace');
    t.answer(BYZANTIUM, 'take', ['cavalry:1', 'cavalry:2', 'cavalry:3', 'vehicle-1']);
    expect(weightOf(t, 'go', 'bulgaria')).toBeLessThan(0.1);
    t.answer(BYZANTIUM, 'go', 'bulgaria');
    expect(t.asked[0].prompt).toBe('hostility');
    expect(best(t)).toEqual({ kind: 'refrain' });
  });
  const invading = (guards: Army): Trial => {
    const g = atWar({
      armies: { wallachia: { 'player-1': { cavalry: 3 } }, kronstadt: { 'player-2': guards } },
      markers: { wallachia: BYZANTIUM },
      wars: [[BYZANTIUM, HUNGARY, { from: 4, by: BYZANTIUM }]],
      round: 4,
      vehicles: [['war-wagon', 1, BYZANTIUM, 'wallachia']],
    });
    g.buildings.civil.kronstadt = 3;
    return warring(g);
  };
  const setOut = (t: Trial): Trial => {
    t.answer(BYZANTIUM, 'move', 'wallachia');
    return t.answer(BYZANTIUM, 'take', ['cavalry:1', 'cavalry:2', 'cavalry:3', 'vehicle-1']);
  };
  test('MU V-ingame-levels: bots at war march upon a rich city that is guarded badly, and attack it', () => {
    const t = invading({ 'light-infantry': 1 });
    expect(best(t)).toEqual({ kind: 'move', arg: 'wallachia' });
    expect(figuresIn(reckoned(t.g), BYZANTIUM).campaign).toBeGreaterThan(0.2);
    setOut(t);
    expect(best(t)).toEqual({ kind: 'go', arg: 'kronstadt' });
    const before = game.worth(t.g, BYZANTIUM);
    t.answer(BYZANTIUM, 'go', 'kronstadt');
    expect(t.g.battle).toBeDefined();
    expect(game.worth(t.g, BYZANTIUM)).toBeGreaterThan(before);
  });
  test('MU 5-protection: bots do not attack guards whom they hardly beat, least of all behind walls', () => {
    expect(weightOf(setOut(invading({ cavalry: 4 })), 'go', 'kronstadt')).toBeLessThan(0.1);
    expect(chanceIn({ cavalry: 2 }, 0)).toBeGreaterThan(0.7);
    expect(chanceIn({ cavalry: 2 }, 3)).toBeLessThan(0.6);
  });
  const chanceIn = (guards: Army, level: 0 | Level): number => {
    const g = atWar({ armies: { kronstadt: { 'player-2': guards } } });
    if (level > 0) g.buildings.military.kronstadt = level as Level;
    return chanceAt(g, BYZANTIUM, { cavalry: 3 }, HUNGARY, 'kronstadt');
  };
  test('MU V-ingame-conquest: bots count honour for conquests only where there are guards to beat', () => {
    const { g } = invading({ 'light-infantry': 1 });
    expect(lootOf(g, BYZANTIUM, HUNGARY, 'kronstadt')).toBeGreaterThan(4);
    delete g.armies.kronstadt;
    expect(lootOf(g, BYZANTIUM, HUNGARY, 'kronstadt')).toBeLessThan(1);
  });
  test('MU 5-sequence: bots pass where nothing good comes of moving', () => {
    const g = atWar({
      armies: { thrace: { 'player-1': { archer: 1 } } },
      vehicles: [['war-wagon', 1, BYZANTIUM, 'thrace']],
    });
    g.horde = { dice: [4, 4, 8] };
    expect(best(warring(g))).toEqual({ kind: 'pass' });
  });
  test('MU 5-move-complete: bots that have set out go on, and do not regroup again and again', () => {
    const g = atWar({
      realms: ['byzantium', 'hungary', 'mamluks'],
      armies: { croatia: { 'player-2': { 'heavy-infantry': 3 } } },
      vehicles: [['war-wagon', 1, HUNGARY, 'croatia']],
    });
    g.horde = { dice: [1, 4, 5] };
    const t = moving(g, HUNGARY, 'croatia');
    const all = ['heavy-infantry:1', 'heavy-infantry:2', 'heavy-infantry:3', 'vehicle-1'];
    t.answer(HUNGARY, 'take', all);
    const atHome = figuresIn(reckoned(t.g), HUNGARY);
    expect(atHome.fray).toBe(0);
    const ready = game.worth(t.g, HUNGARY);
    const again = game.copy(t.g);
    for (const [kind, arg] of [['regroup'], ['take', all]] as const)
      expect(isRefusal(game.apply(again, { seat: HUNGARY, kind, ...(arg && { arg }) }))).toBe(false);
    expect(game.worth(again, HUNGARY)).toBeLessThan(ready);
    t.answer(HUNGARY, 'go', 'zagreb');
    // Venice is in reach, and nobody there whom they could not beat.
    expect(figuresIn(reckoned(t.g), HUNGARY).fray).toBeGreaterThan(0);
  });
  test('MU 5-battle: bots know roughly who wins', () => {
    expect(chanceAgainst({ 'heavy-infantry': 2 }, { 'light-infantry': 1 }, [4, 5, 8])).toBeGreaterThan(0.9);
    expect(chanceAgainst({ 'light-infantry': 1 }, { 'light-infantry': 2, archer: 1 }, [2, 3, 6])).toBeLessThan(0.4);
    expect(chanceAgainst({ cavalry: 2 }, {})).toBe(1);
    expect(chanceAgainst({}, { archer: 1 })).toBe(0);
    const even = chanceAgainst({ cavalry: 2, archer: 1 }, { cavalry: 2, archer: 1 });
    expect(even).toBeGreaterThan(0.25);
    expect(even).toBeLessThan(0.75);
  });
  test('MU 5-battle-5: bots throw bad dice again and keep good ones', () => {
    const mask = (dice: [number, number, number]): string => {
      const [first] = rerollsFor(dice, { against: 6, own: 3, theirs: 3 }).toSorted((a, b) => b.good - a.good);
      return first.mask.map(Number).join('');
    };
    // A one among the dice is a small loss, and an eight wins: nothing could be better.
    expect(mask([1, 2, 8])[2]).toBe('0');
    expect(mask([1, 2, 3])[2]).toBe('1');
    const t = until(
      fight({
        attacker: [BYZANTIUM, { 'heavy-infantry': 3 }],
        defender: ['barbarians', { 'light-infantry': 2 }],
        horde: [2, 5, 6],
        dice: [1, 2, 2, 4, 4, 4, 4, 4, 4],
      }),
      'reroll',
    );
    const chosen = best(t).arg as readonly string[];
    expect(chosen).toContain('d8');
  });
  test('MU 5-battle-damage: bots lose what is cheapest', () => {
    const t = until(
      fight({
        attacker: [BYZANTIUM, { 'light-infantry': 2, cavalry: 2 }],
        defender: ['barbarians', { 'light-infantry': 4 }],
        horde: [4, 6, 7],
        dice: [1, 2, 3],
      }),
      'assign',
    );
    expect(t.asked[0].prompt).toBe('assign');
    const { arg } = best(t);
    expect(arg).toMatchObject({ 'light-infantry:1': 1, 'light-infantry:2': 1 });
  });
});

const seenBy = (g: MU) => {
  const position = reckoned(g);
  return { position, tally: position.tallies.get(BYZANTIUM)! };
};

describe('MU C-war-declare: bots: guarding against an enemy', () => {
  /** Hungary has a strong army on wheels beside a great city of Byzantium. */
  const beset = (war: boolean, what: Partial<Parameters<typeof atWar>[0]> = {}): MU => {
    const g = atWar({
      armies: { athens: { 'player-2': { cavalry: 3 } } },
      markers: { athens: HUNGARY },
      vehicles: [['war-wagon', 1, HUNGARY, 'athens']],
      wars: war ? [[BYZANTIUM, HUNGARY, { from: 5, by: HUNGARY }]] : [],
      round: 4,
      options: { rounds: 8 },
      ...what,
    });
    g.buildings.civil.thessalonica = 3;
    g.buildings.civil.nicaea = 3;
    return g;
  };
  const exposedIn = (g: MU): number => figuresIn(reckoned(g), BYZANTIUM).exposed;
  test('MU 5-move-halt: bots fear for what an enemy can reach, unless it is well guarded', () => {
    const [peace, war] = [beset(false), beset(true)];
    expect(exposedIn(war)).toBeGreaterThan(exposedIn(peace) + 0.2);
    const { position, tally } = seenBy(war);
    expect(besetAt(position, tally, 'thessalonica')).toBeGreaterThan(besetAt(position, tally, 'nicaea') + 0.2);
    war.armies.thessalonica = { 'player-1': { cavalry: 4 } };
    expect(exposedIn(war)).toBeLessThan(exposedIn(beset(true)) - 0.1);
    // MU 5-move-load Without anything to ride on nobody comes.
    expect(exposedIn(beset(true, { vehicles: [] }))).toBeLessThan(exposedIn(beset(true)) - 0.2);
  });
  test('MU 4-units-where: bots buy guards and put them where an enemy is near', () => {
    const shopping = (war: boolean): Trial => {
      const g = beset(war);
      g.phase = 4;
      return new Trial(g, beginPurchases());
    };
    const asked = (t: Trial): number => weightOf(t, 'buy-unit', 'heavy-infantry');
    const [peace, war] = [shopping(false), shopping(true)];
    for (const t of [peace, war])
      while (t.asked[0].seat !== BYZANTIUM) t.answer(t.asked[0].seat as never, 'done-buying');
    expect(asked(war)).toBeGreaterThan(asked(peace));
    war.answer(BYZANTIUM, 'buy-unit', 'heavy-infantry');
    expect(best(war)).toEqual({ kind: 'place', arg: 'thessalonica' });
  });
  test('MU 5-move: bots bring an army where an enemy is near, and do not strip such a land of its guards', () => {
    const armies = { athens: { 'player-2': { cavalry: 3 } }, constantinople: { 'player-1': { cavalry: 3 } } };
    const vehicles: Piece[] = [
      ['war-wagon', 1, HUNGARY, 'athens'],
      ['war-wagon', 1, BYZANTIUM, 'constantinople'],
    ];
    const start = (war: boolean): number =>
      weightOf(warring(beset(war, { armies, vehicles })), 'move', 'constantinople');
    expect(start(true)).toBeGreaterThan(start(false) + 1);
    const guarded = { athens: { 'player-2': { cavalry: 3 } }, thessalonica: { 'player-1': { cavalry: 4 } } };
    const riding: Piece[] = [
      ['war-wagon', 1, HUNGARY, 'athens'],
      ['war-wagon', 2, BYZANTIUM, 'thessalonica'],
    ];
    const leaving = moving(beset(true, { armies: guarded, vehicles: riding }), BYZANTIUM, 'thessalonica');
    expect(weightOf(leaving, 'take', ['cavalry:1', 'cavalry:2', 'vehicle-2'])).toBeGreaterThan(2);
    const stripped = changed(beset(true, { armies: guarded, vehicles: riding }), g => {
      g.armies.nicaea = g.armies.thessalonica!;
      delete g.armies.thessalonica;
    });
    expect(exposedIn(stripped)).toBeGreaterThan(exposedIn(beset(true, { armies: guarded, vehicles: riding })));
  });
});

describe('MU 5-naval: bots: war at sea', () => {
  const [HERE, THERE] = ['western-black-sea', 'eastern-black-sea'] as const;
  const atSea = (own: Army, foe: Army, enemy: 'player-2' | 'barbarians' = HUNGARY, war = true): MU => {
    const g = atWar({
      wars: war ? [[BYZANTIUM, HUNGARY, { from: 4, by: HUNGARY }]] : [],
      round: 4,
      options: { rounds: 8 },
    });
    const fleet = (side: Side, level: Level, at: AreaId, army: Army): void => {
      const galley = newVehicle(g, 'galley', level, side, at);
      if (side !== 'barbarians') g.vehicles.aboard[galley] = { ...army };
      g.armies[at] = { [side]: { ...army } };
    };
    fleet(BYZANTIUM, 2, HERE, own);
    fleet(enemy, 1, THERE, foe);
    return g;
  };
  const rowing = (g: MU, own: Army): Trial => {
    const t = moving(g, BYZANTIUM, HERE);
    const tokens = Object.entries(own).flatMap(([troop, n]) =>
      Array.from({ length: n ?? 0 }, (_, i) => `${troop}:${i + 1}`),
    );
    const { of } = t.choice(BYZANTIUM, 'take') as { of: readonly string[] };
    return t.answer(
      BYZANTIUM,
      'take',
      of.filter(id => tokens.includes(id) || id === 'vehicle-1'),
    );
  };
  test('MU 5-naval-damage: bots know that armour and horses are of no use aboard', () => {
    const ashore = chanceAgainst({ cavalry: 3 }, { 'light-infantry': 4 });
    expect(chanceAgainst({ cavalry: 3 }, { 'light-infantry': 4 }, undefined, 0, true)).toBeLessThan(ashore - 0.2);
  });
  test('MU 5-naval: bots at war attack a weak fleet beside theirs, and let a strong one alone', () => {
    const strong = { archer: 3, 'light-infantry': 2 };
    const hunting = rowing(atSea(strong, LI), strong);
    expect(weightOf(hunting, 'go', THERE)).toBeGreaterThan(2);
    const start = (g: MU): number => weightOf(warring(g), 'move', HERE);
    expect(start(atSea(strong, LI))).toBeGreaterThan(start(atSea(LI, strong)) + 1);
    const before = game.worth(hunting.g, BYZANTIUM);
    hunting.answer(BYZANTIUM, 'go', THERE);
    expect(hunting.g.battle).toBeDefined();
    expect(game.worth(hunting.g, BYZANTIUM)).toBeGreaterThan(before);
    expect(weightOf(rowing(atSea(LI, strong), LI), 'go', THERE)).toBeLessThan(0.1);
    // MU C-war-hostile Nobody is attacked in peace.
    expect(weightOf(rowing(atSea(strong, LI, HUNGARY, false), strong), 'go', THERE)).toBeLessThan(0.5);
  });
  test('MU 5-naval: bots attack rather what carries goods, or bars the way of their own ships', () => {
    const g = atSea({ archer: 3 }, LI);
    const empty = preyAt(g, BYZANTIUM, HUNGARY, THERE);
    const ship = newVehicle(g, 'merchant-ship', 1, HUNGARY, THERE);
    g.vehicles.cargo[ship] = ['salt', 'furs'];
    const laden = preyAt(g, BYZANTIUM, HUNGARY, THERE);
    expect(laden).toBeGreaterThan(empty + 0.5);
    newVehicle(g, 'merchant-ship', 1, BYZANTIUM, HERE);
    expect(preyAt(g, BYZANTIUM, HUNGARY, THERE)).toBeGreaterThan(laden);
  });
  test('MU 5-naval: bots also drive away barbarians at sea whom they beat', () => {
    const g = atSea({ archer: 4 }, LI, 'barbarians');
    expect(foesAtSea(g, BYZANTIUM, THERE)).toEqual(['barbarians']);
    expect(chanceAtSea(g, BYZANTIUM, { archer: 4 }, 2, 'barbarians', THERE)).toBeGreaterThan(
      chanceAtSea(g, BYZANTIUM, { archer: 1 }, 1, 'barbarians', THERE),
    );
  });
  test('MU 6-move-meet: bots do not sail to where an enemy would rob them, nor rest beside him', () => {
    const g = atSea({ archer: 1 }, { archer: 2 });
    delete g.armies[HERE];
    expect(isRobbed(g, BYZANTIUM, THERE)).toBe(true);
    expect(riskAtSea(g, BYZANTIUM, THERE)).toBeGreaterThan(riskAtSea(g, BYZANTIUM, HERE));
    expect(riskAtSea(g, BYZANTIUM, HERE)).toBeGreaterThan(0.1);
    g.phase = 6;
    const ship = newVehicle(g, 'merchant-ship', 1, BYZANTIUM, HERE);
    g.vehicles.cargo[ship] = ['salt'];
    const t = new Trial(g, beginTrade());
    expect(weightOf(t, 'go', THERE)).toBeLessThan(0.1);
  });
});
