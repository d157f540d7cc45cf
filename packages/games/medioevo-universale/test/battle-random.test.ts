import { type Random, sampleArg, stream } from '@hegemon/kernel';
import { describe, expect, test } from 'vitest';
import { beginBattle } from '../src/frames/battle.js';
import { type AreaId, CARDS, type Level, type Player, type Side, TECHNOLOGIES } from '../src/ids.js';
import { faults } from '../src/invariants.js';
import { OWN_TROOPS } from '../src/rules/armies.js';
import type { MU } from '../src/state.js';
import type { Army } from '../src/troops.js';
import { arranged } from './arrange.js';
import { put } from './fights.js';
import { Trial } from './table.js';

const seedOf = (n: number): string => n.toString(16).padStart(32, '0');

const someArmy = (random: Random, size: number, troops: readonly (keyof Army)[]): Army => {
  const army: Army = {};
  for (let i = 0; i < size; i++) {
    const troop = troops[random(troops.length)];
    const most = troop.startsWith('captain') ? 1 : 9;
    army[troop] = Math.min(most, (army[troop] ?? 0) + 1);
  }
  return army;
};

const equip = (g: MU, random: Random, at: AreaId, side: Player, army: Army): void => {
  if (at !== 'western-black-sea') {
    for (const type of ['war-wagon', 'engine', 'engine'] as const)
      if (random(10) < 7) put(g, side, type, (1 + random(2)) as Level, at);
    return;
  }
  const loads: Army[] = [{}, {}];
  for (const [troop, count] of Object.entries(army) as [keyof Army, number][])
    for (let i = 0; i < count; i++) {
      const load = loads[random(2)];
      load[troop] = (load[troop] ?? 0) + 1;
    }
  for (const load of loads) {
    const galley = put(g, side, 'galley', 3, at);
    if (Object.keys(load).length > 0) g.vehicles.aboard[galley] = load;
    if (random(10) < 6) put(g, side, 'engine', 1, at, undefined, galley);
  }
};

const arrange = (seed: number, random: Random): Trial => {
  const at: AreaId = seed % 3 === 0 ? 'western-black-sea' : 'bulgaria';
  const isBarbarian = seed % 4 === 0;
  const sides: Side[] = ['player-1', isBarbarian ? 'barbarians' : 'player-2'];
  if (seed % 8 === 0) sides.reverse();
  const own: Army = someArmy(random, 2 + random(5), OWN_TROOPS);
  const other: Army = isBarbarian
    ? someArmy(random, 2 + random(5), ['light-infantry', 'light-infantry', 'archer', 'captain-1'])
    : someArmy(random, 2 + random(5), OWN_TROOPS);
  const g = arranged({
    options: { 'blood-tokens': true, 'archers-last': seed % 2 === 0 },
    armies: { [at]: { 'player-1': own, [isBarbarian ? 'barbarians' : 'player-2']: other } },
    wars: [['player-1', 'player-2', { from: 1 }]],
  });
  g.phase = 5;
  g.horde = { dice: [1 + random(4), 1 + random(6), 1 + random(8)] };
  g.chance.key = seedOf(seed);
  g.blood = { 'player-1': 2, 'player-2': 1 };
  equip(g, random, at, 'player-1', own);
  if (!isBarbarian) equip(g, random, at, 'player-2', other);
  else if (at === 'western-black-sea') put(g, 'barbarians', 'galley', 1, at);
  if (at === 'bulgaria') {
    g.buildings.military.bulgaria = (1 + random(3)) as Level;
    g.buildings.civil.bulgaria = 1;
  }
  CARDS.forEach((card, i) => {
    const player = g.order[(i + seed) % 3];
    if (seed % 5 !== 0) g.cards.held[player] = [...g.cards.held[player], card];
  });
  g.decks.cards = g.decks.cards.filter(card => !g.order.some(player => g.cards.held[player].includes(card)));
  g.technologies['player-1'] = [...TECHNOLOGIES];
  const holder = sides[1] === 'barbarians' ? {} : { holder: sides[1] as Player };
  return new Trial(g, beginBattle({ at, attacker: sides[0], defender: sides[1], ...holder }));
};

describe('MU 5-battle: any battle', () => {
  test('MU 5-battle: whatever is answered, it ends, and nothing on the table is out of joint', () => {
    for (let seed = 1; seed <= 24; seed++) {
      const random = stream(seedOf(1000 + seed));
      const t = arrange(seed, random);
      let count = 0;
      for (; !t.isOver; count++) {
        if (count > 3000) throw new Error(`battle ${seed} does not end`);
        const { seat, choices, prompt } = t.asked[0];
        const choice = choices[random(choices.length)];
        const arg = sampleArg(choice, random);
        try {
          t.answer(seat as Player, choice.kind, arg);
        } catch (fault) {
          throw new Error(`battle ${seed}, ${prompt}: ${choice.kind} ${JSON.stringify(arg)}`, { cause: fault });
        }
        expect(faults(t.g), `battle ${seed} after ${prompt} ${choice.kind}`).toEqual([]);
      }
      expect(t.g.battle).toBeUndefined();
      expect(t.g.damage).toBeUndefined();
      expect(t.returned).toHaveProperty('how');
    }
  }, 60_000);
});
