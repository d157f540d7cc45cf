import { type Heard, type Random, sampleArg, stream } from '@hegemon/kernel';
import { describe, expect, test } from 'vitest';
import { armiesAhead, battleIn } from '../board/table/battle/ahead.js';
import { armyIn, enduranceOf, lineIn } from '../board/table/battle/force.js';
import { battleShown, lastBattle, lossesOf, turnedOf } from '../board/table/battle/fought.js';
import { attackRows, lossRows, productIn, resultOf, sumOf } from '../board/table/battle/ledger.js';
import { modifiersOf } from '../board/table/battle/modifiers.js';
import { candidatesIn } from '../board/table/battle/picking.js';
import { isBattleShown } from '../board/table/battle/shown.js';
import { BATTLE_PROMPTS, stepOf } from '../board/table/battle/steps.js';
import { countOf } from '../board/table/pieces/model.js';
import { STANCES } from '../src/battle.js';
import { medioevoUniversale as game } from '../src/game.js';
import type { Level, Player, Side } from '../src/ids.js';
import { OWN_TROOPS } from '../src/rules/armies.js';
import { attackIn, lossIn, verdictIn } from '../src/rules/battle/values.js';
import type { Army } from '../src/troops.js';
import { fight, put, until } from './fights.js';
import type { Trial } from './table.js';
import { atWar, moving } from './warfare.js';

const [one, two] = ['player-1', 'player-2'] as const;
const seedOf = (n: number): string => n.toString(16).padStart(32, '0');
const viewOf = (t: Trial) => game.view(game.copy(t.g), one);
const linesOf = (t: Trial) => [{ n: 1, heard: t.told as unknown as Heard[] }];

const someArmy = (random: Random): Army => {
  const army: Army = {};
  for (let i = 2 + random(6); i > 0; i--) {
    const troop = OWN_TROOPS[random(OWN_TROOPS.length)];
    army[troop] = Math.min(troop.startsWith('captain') ? 1 : 9, (army[troop] ?? 0) + 1);
  }
  return army;
};
/** A battle of any kind, fought at random; `look` sees the table whenever somebody is asked. */
const fought = (seed: number, look: (t: Trial) => void): Trial => {
  const random = stream(seedOf(seed));
  const isNaval = seed % 3 === 0;
  const at = isNaval ? 'western-black-sea' : 'bulgaria';
  const foe: Side = seed % 4 === 1 ? 'barbarians' : two;
  const [own, other] = [someArmy(random), foe === two ? someArmy(random) : { 'light-infantry': 4, archer: 1 }];
  const t = fight({
    at,
    attacker: [one, own],
    defender: [foe, other],
    ...(foe === two && { holder: two }),
    horde: [1 + random(4), 1 + random(6), 1 + random(8)],
    options: { 'blood-tokens': true },
    with(g) {
      g.chance.key = seedOf(9000 + seed);
      g.blood = { [one]: 2 };
      if (isNaval) {
        put(g, one, 'galley', 3, at, own);
        put(g, foe, 'galley', 2, at, foe === two ? other : undefined);
        return;
      }
      put(g, one, 'engine', 2, at);
      g.buildings.military.bulgaria = (1 + random(3)) as Level;
    },
  });
  for (let count = 0; !t.isOver && count < 400; count++) {
    look(t);
    const { seat, choices, prompt } = t.asked[0];
    // Nobody gives up before there has been anything to see.
    const choice = prompt === 'parley' ? choices[0] : choices[random(choices.length)];
    t.answer(seat as Player, choice.kind, sampleArg(choice, random));
  }
  return t;
};

describe('MU 5-battle: the ledgers of the battle sheet', () => {
  test('MU 5-battle-5: what an attack value and a loss value are made of adds up to what the rules find', () => {
    let checked = 0;
    for (let seed = 1; seed <= 40; seed++)
      fought(seed, t => {
        if (!t.g.battle || t.g.battle.isBetweenRounds) return;
        for (const stance of STANCES) {
          if (!t.g.battle.sides[stance].now.dice) continue;
          const view = viewOf(t);
          expect(sumOf(attackRows(view, stance)!), `attack in battle ${seed}`).toBe(attackIn(t.g, stance));
          expect(sumOf(lossRows(view, stance)!), `loss in battle ${seed}`).toBe(lossIn(t.g, stance));
          checked++;
        }
      });
    expect(checked).toBeGreaterThan(200);
  });

  test('MU 5-battle-8: what would follow is what the rules make of the same values', () => {
    let checked = 0;
    for (let seed = 1; seed <= 40; seed++)
      fought(seed, t => {
        const [asked] = t.asked;
        const isLast = asked.prompt === 'reroll' && (asked.seat === two || t.g.battle?.sides.defender.now.dice);
        if (!t.g.battle || !isLast) return;
        const result = resultOf(viewOf(t))!;
        for (const stance of STANCES) t.g.battle.sides[stance].now.attack = attackIn(t.g, stance);
        const { winner, toAttacker, toDefender, superiority } = verdictIn(t.g);
        const before = (to: string): number =>
          sumOf((result.damage.find(each => each.to === to)?.rows ?? []).filter(({ code }) => code !== 'walls'));
        expect([result.winner, before('attacker'), before('defender'), result.superiority]).toEqual([
          winner,
          toAttacker,
          toDefender,
          superiority,
        ]);
        checked++;
      });
    expect(checked).toBeGreaterThan(20);
  });

  test('MU 5-battle: the example of the book: a critical of two fives, a malus, cavalry and a fortress', () => {
    const t = fight({
      at: 'buda',
      attacker: [one, { 'captain-1': 1, cavalry: 2, 'heavy-infantry': 2, 'light-infantry': 2, archer: 2 }],
      defender: [two, { 'heavy-infantry': 3, 'light-infantry': 1, archer: 2 }],
      holder: two,
      dice: [7, 1, 5, 5, 3, 6, 2],
      with(g) {
        g.buildings.military.buda = 2;
        g.order = ['player-3', one, two];
      },
    });
    until(t, 'shelter').answer(two, 'shelter', ['melee']);
    until(t, 'captain').answer(one, 'captain', 'allow:archer');
    until(t, 'reroll').answer(one, 'reroll', []);
    until(t, 'reroll');
    const view = viewOf(t);
    const rows = (list: readonly { code: string; value: number }[]) => list.map(({ code, value }) => [code, value]);
    expect(rows(attackRows(view, 'attacker')!)).toEqual([
      ['critical', 25],
      ['malus', -1],
    ]);
    const [damage] = resultOf(view)!.damage;
    expect(rows(damage.rows)).toEqual([
      ['difference', 9],
      ['cavalry', 4],
      ['walls', -2],
    ]);
    expect(damage.points).toBe(11);
    // MU 5-units-damage Three heavy infantry take two points each, the others one.
    expect(enduranceOf(armyIn(view, 'defender'), 'buda')).toBe(9);
    expect(stepOf(view, battleShown(view, linesOf(t))!, t.asked[0])).toBe(6);
    const codes = modifiersOf(view, 'attacker').flatMap(({ code, types = [] }) => types.map(type => `${code} ${type}`));
    expect(codes).toContain('able cavalry');
    expect(codes).toContain('blocked heavy-infantry');
  });
});

describe('MU 5-battle: the battle sheet reads what lies on the table', () => {
  test('MU 5-battle-critical: beside the dice stands what they make: a product, unless the highest one counts', () => {
    expect(productIn([2, 3, 2])).toBe('2 × 2 = 4');
    expect(productIn([3, 3, 3])).toBe('3 × 3 × 3 = 27');
    expect([productIn([1, 1, 5]), productIn([3, 1, 4])]).toEqual([undefined, undefined]);
  });

  test('MU 5-battle: every question finds its step, and steps never go back within a round', () => {
    const seen = new Set<string>();
    for (let seed = 1; seed <= 40; seed++) {
      let [round, last] = [0, 0];
      fought(seed, t => {
        const { battle } = t.g;
        if (!battle) return;
        const [asked] = t.asked;
        const view = viewOf(t);
        const step = stepOf(view, battleShown(view, linesOf(t))!, asked);
        if (battle.round !== round) [round, last] = [battle.round, 0];
        expect(step, `battle ${seed}, ${asked.prompt}`).toBeGreaterThanOrEqual(last);
        last = step;
        seen.add(asked.prompt);
        if (asked.prompt !== 'window') expect(BATTLE_PROMPTS).toContain(asked.prompt);
      });
    }
    expect([...seen].sort()).toEqual(expect.arrayContaining(['assign', 'captain', 'crew', 'reroll', 'sacrifice']));
  });

  test('MU 5-battle-8: whoever stands in the line is counted as the rules count him', () => {
    const t = fight({
      attacker: [one, { 'light-infantry': 5 }],
      defender: [two, { archer: 3 }],
      with: g => put(g, one, 'engine', 1),
    });
    until(t, 'crew').answer(one, 'crew', ['light-infantry:1', 'light-infantry:2']);
    expect(lineIn(viewOf(t), 'attacker')).toBe(3);
    expect(lineIn(viewOf(t), 'defender')).toBe(3);
  });

  test('MU 5-battle: the losses of both sides are those that are missing in the end', () => {
    for (let seed = 1; seed <= 24; seed++) {
      let began: Record<string, number> = {};
      const t = fought(seed, now => {
        if (Object.keys(began).length > 0 || !now.g.battle) return;
        began = Object.fromEntries(STANCES.map(stance => [stance, now.g.battle!.sides[stance].began]));
      });
      const battle = lastBattle(linesOf(t))!;
      expect(battle.end, `battle ${seed}`).toBeDefined();
      if (battle.end?.how === 'surrender') continue;
      for (const stance of STANCES) {
        const side = battle[stance];
        const left = Object.values(t.g.armies).reduce((sum, at) => sum + countOf(at?.[side] ?? {}), 0);
        expect(began[stance] - countOf(lossesOf(battle, side)), `battle ${seed} ${stance}`).toBe(left);
      }
    }
  });

  test('MU 5-units-cv: whoever lives on as something less is no loss, but is told of', () => {
    const hit = (from: string, to: string) => ({ type: 'damage-taken', side: one, fallen: {}, turned: [{ from, to }] });
    const hits = [
      ['heavy-infantry', 'light-infantry'],
      ['cavalry', 'heavy-infantry'],
      ['cavalry', 'heavy-infantry'],
    ];
    const events = hits.map(([from, to]) => hit(from, to));
    const battle = { n: 1, at: 'rome', attacker: one, defender: 'barbarians', events } as const;
    expect(lossesOf(battle, one)).toEqual({});
    expect(turnedOf(battle, one)).toEqual([
      { from: 'heavy-infantry', to: 'light-infantry', count: 1 },
      { from: 'cavalry', to: 'heavy-infantry', count: 2 },
    ]);
    expect(turnedOf(battle, 'barbarians')).toEqual([]);
  });

  test('MU 5-battle: what was taken back was not fought', () => {
    const t = fought(5, () => undefined);
    const heard = t.told as unknown as Heard[];
    expect(lastBattle([{ n: 1, heard, isUndone: true }])).toBeUndefined();
  });

  test('MU 5-battle-damage: units that may be hit are laid out with what each can take, and what it does', () => {
    const t = fight({
      attacker: [one, { 'heavy-infantry': 2, cavalry: 1, archer: 1 }],
      defender: [two, { 'light-infantry': 3 }],
      dice: [1, 1, 2, 1, 1, 2],
      with: g => put(g, one, 'engine', 1),
    });
    until(t, 'crew');
    const men = candidatesIn(t.question(one))!;
    expect(men.map(({ id, cap }) => [id, cap])).toEqual([
      ['cavalry:1', 1],
      ['heavy-infantry:1', 1],
      ['heavy-infantry:2', 1],
      ['archer:1', 1],
    ]);
    const decision = t.question(one);
    const hit = {
      ...decision,
      prompt: 'assign',
      choices: [{ shape: 'allot' as const, kind: 'assign', total: 2, caps: { 'archer:1': 1, 'cavalry:1': 3 } }],
      facts: { duties: { 'archer:1': 'crew', 'cavalry:1': 'line' }, aboard: { 'cavalry:1': 'vehicle-4' } },
    };
    expect(candidatesIn(hit)).toEqual([
      { id: 'cavalry:1', troop: 'cavalry', number: 1, cap: 3, galley: 'vehicle-4' },
      { id: 'archer:1', troop: 'archer', number: 1, cap: 1, duty: 'crew' },
    ]);
    // What is not about units the dock asks in its own way.
    expect(
      candidatesIn({ ...decision, choices: [{ shape: 'subset', kind: 'reroll', of: ['d4'], min: 0, max: 1 }] }),
    ).toBe(undefined);
  });

  test('MU 5-move-halt-horde: before the march those who would fight are shown, the horde where nobody stands', () => {
    const g = atWar({
      armies: { thrace: { [one]: { cavalry: 2 } }, bulgaria: { barbarians: { archer: 3 } } },
      vehicles: [['war-wagon', 1, one, 'thrace']],
    });
    const t = moving(g, one, 'thrace').answer(one, 'take', ['cavalry:1', 'cavalry:2', 'vehicle-1']);
    const there = { at: 'bulgaria', attacker: one, defender: 'barbarians' } as const;
    expect(armiesAhead(viewOf(t), there)).toEqual({ attacker: { cavalry: 2 }, defender: { archer: 3 } });
    const { defender } = armiesAhead(viewOf(t), { ...there, at: 'serbia' });
    expect(defender).toMatchObject({ 'light-infantry': expect.any(Number) });
    // Barbarians who are sent stand somewhere else.
    const sent = { ...there, attacker: 'barbarians', defender: one, coming: { 'light-infantry': 2 } } as const;
    expect(armiesAhead(viewOf(t), sent).attacker).toEqual({ 'light-infantry': 2 });
    expect(battleIn({ facts: { battle: { ...there } } })).toEqual(there);
    expect(battleIn({ facts: {} })).toBeUndefined();
  });

  test('ui: the sheet lies there while one fights or is asked, and afterwards until it is closed or one goes on', () => {
    const t = fight({ attacker: [one, { cavalry: 4 }], defender: [two, { archer: 1 }] });
    const shown = (eyes: string, closed = -1, lines = linesOf(t)) =>
      isBattleShown({ view: viewOf(t), eyes, decision: t.asked.find(({ seat }) => seat === eyes), lines, closed });
    expect([one, two, 'player-3'].map(eyes => shown(eyes))).toEqual([true, true, false]);
    // Whoever only looks on has nothing else to look at.
    expect(shown('spectator')).toBe(true);
    until(t);
    while (t.g.battle) {
      const [{ seat, choices }] = t.asked;
      const [choice] = choices;
      t.answer(seat as Player, choice.kind, sampleArg(choice, stream(seedOf(1))));
      until(t);
    }
    expect([one, two, 'player-3'].map(eyes => shown(eyes))).toEqual([true, true, false]);
    expect([shown(one, 1), shown('spectator')]).toEqual([false, false]);
    const later = [...linesOf(t), { n: 2, seat: one, answer: { kind: 'pass' }, heard: [] }];
    expect([shown(one, -1, later), shown(two, -1, later)]).toEqual([false, true]);
  });
});
