import type { TestTable } from '@hegemon/testkit';
import { expect, test } from 'vitest';
import { data } from '../src/catalog.js';
import { type CardId, PROVINCES, type ProvinceId, type RegionId } from '../src/ids.js';
import type { ToC } from '../src/state.js';
import { type ArrangedArmy, type Arrangement, arrange } from './arrange.js';

type Table = TestTable<ToC>;
const GENERAL = 'green-general-0';
const FOE = 'blue-general-0';
const inCapital = true;
const governed = { governor: 'green' } as const;
const army = (region: RegionId, rest: Partial<ArrangedArmy> = {}): ArrangedArmy => ({
  owner: 'green',
  region,
  legions: 1,
  ...rest,
});
const notPlayed = { rule: 'ToC 5.2.use', because: 'event-not-played' };
/** Kinds the active player is offered now. */
const kinds = (table: Table) => table.asks('green')?.choices.map(({ kind }) => kind);

test('ToC A: nine cards with an event, three of each suit', () => {
  const withEvent = data.influenceCards.filter(card => card.event !== null);
  expect(withEvent.map(({ id, suit, value, count }) => [id, suit, value, count])).toEqual([
    ['castra', 'military', 2, 9],
    ['flanking-maneuver', 'military', 3, 8],
    ['praetorian-guard', 'military', 4, 6],
    ['tribute', 'senate', 2, 9],
    ['foederati', 'senate', 3, 8],
    ['damnatio-memoriae', 'senate', 4, 6],
    ['quaestor', 'populace', 2, 9],
    ['mob', 'populace', 3, 8],
    ['pretender', 'populace', 4, 6],
  ]);
});
test('ToC A: each event is offered once its card is played, never before', () => {
  const arrangement: Arrangement = {
    provinces: { asia: { ...governed, support: 3 }, thracia: { ...governed, support: 3 } },
    armies: [army('asia')],
    barbarians: { goths: { asia: { active: 1 } } },
  };
  const events: [CardId, string, string | undefined][] = [
    ['castra', 'use-castra', GENERAL],
    ['tribute', 'use-tribute', 'asia'],
    ['foederati', 'use-foederati', GENERAL],
    ['quaestor', 'use-quaestor', 'asia'],
    ['mob', 'use-mob', 'asia'],
    ['pretender', 'use-pretender', 'asia'],
    ['praetorian-guard', 'use-praetorian-guard', undefined],
  ];
  for (const [card, kind, arg] of events) {
    const table = arrange({ ...arrangement, hand: { green: [card] } });
    expect(table.refusal('green', kind, arg)).toMatchObject({ ...notPlayed, facts: { card } });
    table.play('green', 'play-card', card);
    expect([kind, table.refusal('green', kind, arg)]).toEqual([kind, undefined]);
    expect(kinds(table)?.filter(offered => offered.startsWith('use-'))).toEqual([kind]);
  }
});
test('ToC A: an event that was used cannot be used again, though its target is still legal', () => {
  const uses: [CardId, string | undefined][] = [
    ['castra', GENERAL],
    ['tribute', 'asia'],
    ['foederati', GENERAL],
    ['quaestor', 'asia'],
    ['mob', 'asia'],
  ];
  for (const [card, arg] of uses) {
    const table = arrange({
      provinces: { asia: { ...governed, support: 3 }, syria: governed },
      armies: [army('asia', { legions: 3 }), army('asia')],
      barbarians: { goths: { asia: { active: 3 } }, sassanids: { syria: { active: 1 } } },
      played: [card],
    });
    table.play('green', `use-${card}`, arg);
    if (kinds(table)?.includes('recruit-from')) table.play('green', 'recruit-from', 'asia');
    expect(table.told('event-used')).toEqual([{ seat: 'green', card }]);
    expect(table.state.unused).toEqual([]);
    for (const target of [arg, 'green-general-1', 'syria']) {
      expect(table.refusal('green', `use-${card}`, target)).toMatchObject({ ...notPlayed, facts: { card } });
    }
  }
});
test('ToC A: an event without a legal target cannot be used', () => {
  const played: CardId[] = ['castra', 'tribute', 'quaestor', 'pretender', 'foederati'];
  expect(kinds(arrange({ played }))).toEqual(['end-actions']);
});
test('ToC A: targets are named at once, before anything else is done', () => {
  const barbarians = { goths: { asia: { active: 1 } }, sassanids: { asia: { active: 1 } } };
  const table = arrange({ barbarians, played: ['tribute', 'mob'] }).play('green', 'use-tribute', 'asia');
  expect(kinds(table)).toEqual(['pay-tribute-to']);
  const twice = arrange({ armies: [army('asia')], barbarians, played: ['foederati', 'mob'] });
  expect(kinds(twice.play('green', 'use-foederati', GENERAL))).toEqual(['recruit-tribe']);
});
test('ToC A: nonsense is no target', () => {
  const table = arrange({ played: ['castra', 'tribute', 'foederati', 'quaestor', 'mob', 'pretender'] });
  for (const card of ['castra', 'tribute', 'foederati', 'quaestor', 'mob', 'pretender']) {
    const refusal = table.refusal('green', `use-${card}`, 'mare-orientale');
    expect(refusal).toMatchObject({ rule: `ToC card.${card}`, because: 'no-such-thing' });
  }
});

/** Green's three legions score three hits against blue, who scores none. */
const assault = (rest: Arrangement): Table => {
  const table = arrange({ points: { military: 1 }, ...rest });
  return table.dice(3, 3, 3, 1, 1, 1, 1).play('green', 'initiate-battle', GENERAL);
};
test('ToC card.castra: one hit less against an army that defends, before losses and victory', () => {
  const armies = [army('asia', { legions: 3 }), army('asia', { owner: 'blue', legions: 2, castra: true })];
  const table = assault({ armies });
  expect(table.told('battle-rolled')[0]).toMatchObject({ hits: 3 });
  expect(table.told('battle-scored')).toEqual([{ attacker: 2, defender: 0 }]);
  table.play('blue', 'take-hit', 'legion').play('green', 'stay');
  expect(table.state.armies.reduced[FOE]).toBe(2);
});
test('ToC card.castra: a single hit comes to nothing, and the defender wins the tie', () => {
  const armies = [army('asia'), army('asia', { owner: 'blue', castra: true })];
  const table = arrange({ armies, points: { military: 1 } })
    .dice(4, 2)
    .play('green', 'initiate-battle', GENERAL);
  expect(table.told('battle-scored')).toEqual([{ attacker: 0, defender: 0 }]);
  expect(table.told('battle-won')).toEqual([{ winner: FOE, loser: GENERAL }]);
});
test('ToC card.castra: never below no hit', () => {
  const armies = [army('asia'), army('asia', { owner: 'blue', castra: true })];
  const table = arrange({ armies, points: { military: 1 } })
    .dice(1, 3)
    .play('green', 'initiate-battle', GENERAL);
  expect(table.told('battle-scored')).toEqual([{ attacker: 0, defender: 1 }]);
});
test('ToC card.castra: no help to an army that attacks', () => {
  const armies = [army('asia', { castra: true }), army('asia', { owner: 'blue' })];
  const table = arrange({ armies, points: { military: 1 } })
    .dice(1, 3)
    .play('green', 'initiate-battle', GENERAL);
  expect(table.told('battle-scored')).toEqual([{ attacker: 0, defender: 1 }]);
  expect(table.state.armies.reduced[GENERAL]).toBe(1);
});
test("ToC card.castra: on one of one's armies in a province or a homeland, or on a militia alone", () => {
  const table = arrange({
    provinces: { syria: { ...governed, militia: true } },
    armies: [army('asia', { inCapital }), army('goths'), army('gallia'), army('asia', { owner: 'blue' })],
    played: ['castra', 'castra', 'castra'],
  });
  const general = (i: number) => `green-general-${i}`;
  expect(table.offers('green', 'use-castra')).toEqual([general(0), general(1), general(2), 'militia-syria']);
  table.play('green', 'use-castra', general(1)).play('green', 'use-castra', 'militia-syria');
  expect(table.state.armies.castra).toEqual({ [general(1)]: true });
  expect(table.state.provinces.militiaCastra).toEqual({ syria: true });
  const rule = 'ToC card.castra';
  expect(table.refusal('green', 'use-castra', FOE)).toMatchObject({ rule, because: 'not-yours' });
  expect(table.refusal('green', 'use-castra', 'green-general-5')).toMatchObject({ rule, because: 'not-yours' });
  expect(table.refusal('green', 'use-castra', general(1))).toMatchObject({ rule, because: 'has-castra' });
  expect(table.refusal('green', 'use-castra', 'militia-syria')).toMatchObject({ rule, because: 'has-castra' });
});
test('ToC card.castra: not at sea', () => {
  const table = arrange({ armies: [army('mare-orientale')], points: { military: 1 }, played: ['castra'] });
  const refusal = table.refusal('green', 'use-castra', GENERAL);
  expect(refusal).toMatchObject({ rule: 'ToC 6.3.1.sea', because: 'at-sea' });
});
test('ToC card.castra: a militia alone is protected by its own', () => {
  const provinces = { asia: { governor: 'blue', militia: true, militiaCastra: true } } as const;
  const table = arrange({ provinces, armies: [army('asia')], points: { military: 1 } });
  table.dice(5, 1).play('green', 'initiate-battle', GENERAL);
  expect(table.told('battle-won')).toEqual([{ winner: 'militia-asia', loser: GENERAL }]);
  expect(table.state.provinces.militiaCastra).toEqual({ asia: true });
});
test.each([
  { castra: true, militiaCastra: false },
  { castra: false, militiaCastra: true },
  { castra: true, militiaCastra: true },
])(
  'ToC card.castra: general and militia are protected by either, by one hit in all ($castra, $militiaCastra)',
  marks => {
    const { castra, militiaCastra } = marks;
    const table = assault({
      provinces: { asia: { governor: 'blue', militia: true, militiaCastra } },
      armies: [army('asia', { legions: 3 }), army('asia', { owner: 'blue', inCapital, legions: 3, castra })],
    });
    expect(table.told('battle-scored')).toEqual([{ attacker: 2, defender: 0 }]);
  },
);
test('ToC card.castra: general and militia without one are not protected', () => {
  const table = assault({
    provinces: { asia: { governor: 'blue', militia: true } },
    armies: [army('asia', { legions: 3 }), army('asia', { owner: 'blue', inCapital, legions: 3 })],
  });
  expect(table.told('battle-scored')).toEqual([{ attacker: 3, defender: 0 }]);
});
test('ToC card.castra: the marker belongs to whom it was placed on, when the two part again', () => {
  const table = arrange({
    provinces: { asia: { ...governed, militia: true, militiaCastra: true } },
    armies: [army('asia', { inCapital })],
    points: { military: 1 },
    played: ['castra'],
  });
  expect(table.refusal('green', 'use-castra', 'militia-asia')).toMatchObject({ because: 'not-yours' });
  table.play('green', 'use-castra', GENERAL);
  expect(table.state.armies.castra).toEqual({ [GENERAL]: true });
  table.play('green', 'move-army', GENERAL).play('green', 'move-to', 'thracia');
  expect(table.state.armies.castra).toEqual({});
  expect(table.state.provinces.militiaCastra).toEqual({ asia: true });
});
test('ToC card.castra: gone when the army is driven out of a capital', () => {
  const armies = [army('asia', { legions: 3 }), army('asia', { owner: 'blue', inCapital, legions: 2, castra: true })];
  const table = assault({ armies }).play('blue', 'take-hit', 'legion').play('green', 'stay');
  expect(table.state.armies.inCapital).toEqual({});
  expect(table.state.armies.castra).toEqual({});
});
test('ToC card.castra: it stays through other turns and goes in the next upkeep of its owner', () => {
  const armies = [army('asia', { castra: true })];
  const others = arrange({ armies, active: 'blue', phase: 'upkeep', dice: [1, 1] });
  expect(others.state.armies.castra).toEqual({ [GENERAL]: true });
  const own = arrange({ armies, phase: 'upkeep', dice: [1, 1] });
  expect(own.state.armies.castra).toEqual({});
});

const DUEL: Arrangement = {
  armies: [army('asia', { legions: 2 }), army('asia', { owner: 'blue', legions: 2 })],
  points: { military: 1 },
};
test('ToC card.flanking-maneuver: declared with the battle, before any die', () => {
  const table = arrange({ ...DUEL, played: ['flanking-maneuver'] }).play('green', 'initiate-battle', GENERAL);
  expect(table.offers('green', 'declare-flanking')).toEqual({ min: 0, max: 1 });
  expect(table.told('battle-rolled')).toEqual([]);
});
test('ToC card.flanking-maneuver: after both rolls all dice of the attacker may be rolled again, those of the enemy stay', () => {
  const table = arrange({ ...DUEL, played: ['flanking-maneuver'] }).play('green', 'initiate-battle', GENERAL);
  table.dice(6, 2, 1, 3, 1).play('green', 'declare-flanking', 1);
  expect(table.asks('green')?.facts).toMatchObject({ dice: [6, 2, 1], hits: 1, foeDice: [3, 1], foeHits: 1 });
  table.dice(5, 6, 3).play('green', 'reroll');
  const rolled = table.told('battle-rolled').map(({ side, dice }) => [side, dice]);
  expect(rolled).toEqual([
    ['attacker', [6, 2, 1]],
    ['defender', [3, 1]],
    ['attacker', [5, 6, 3]],
  ]);
  expect(table.told('battle-scored')).toEqual([{ attacker: 3, defender: 1 }]);
});
test('ToC card.flanking-maneuver: the new roll stands, even if it is worse', () => {
  const table = arrange({ ...DUEL, played: ['flanking-maneuver'] }).play('green', 'initiate-battle', GENERAL);
  table.dice(5, 1, 3, 1).play('green', 'declare-flanking', 1).dice(1, 1).play('green', 'reroll');
  expect(table.told('battle-scored')).toEqual([{ attacker: 0, defender: 1 }]);
});
test('ToC card.flanking-maneuver: a declared card is spent even if the roll is kept', () => {
  const table = arrange({ ...DUEL, played: ['flanking-maneuver'] }).play('green', 'initiate-battle', GENERAL);
  table.dice(5, 1, 1, 1).play('green', 'declare-flanking', 1).play('green', 'keep-dice');
  expect(table.told('battle-rolled')).toHaveLength(2);
  expect(table.state.unused).toEqual([]);
});
test('ToC card.flanking-maneuver: one not declared serves in another battle, but not in this one', () => {
  const armies = [...DUEL.armies!, army('asia', { legions: 2 })];
  const table = arrange({ armies, points: { military: 2 }, played: ['flanking-maneuver'] });
  table.dice(1, 1, 1, 1).play('green', 'initiate-battle', GENERAL).play('green', 'declare-flanking', 0);
  expect(table.asks('green')).toBeUndefined();
  table.play('blue', 'stay').play('green', 'initiate-battle', 'green-general-1');
  expect(table.offers('green', 'declare-flanking')).toEqual({ min: 0, max: 1 });
});
test('ToC card.flanking-maneuver: one reroll for each card declared, decided one after the other', () => {
  const played: CardId[] = ['flanking-maneuver', 'flanking-maneuver'];
  const table = arrange({ ...DUEL, played }).play('green', 'initiate-battle', GENERAL);
  expect(table.offers('green', 'declare-flanking')).toEqual({ min: 0, max: 2 });
  table.dice(1, 1, 1, 1).play('green', 'declare-flanking', 2).dice(2, 2).play('green', 'reroll');
  expect(kinds(table)).toEqual(['reroll', 'keep-dice']);
  table.dice(4, 1).play('green', 'reroll');
  expect(table.told('battle-scored')).toEqual([{ attacker: 1, defender: 0 }]);
  expect(table.told('event-used')).toHaveLength(2);
});
test('ToC card.flanking-maneuver: modifiers hold for the new roll as for the first', () => {
  const armies = [army('asia', { legions: 2 }), army('asia', { owner: 'blue', legions: 2, castra: true })];
  const table = arrange({ armies, lasting: 'bad-auguries', points: { military: 1 }, played: ['flanking-maneuver'] });
  table.play('green', 'initiate-battle', GENERAL).dice(1, 1, 1, 1).play('green', 'declare-flanking', 1);
  table.dice(4, 4).play('green', 'reroll');
  expect(table.told('battle-rolled')[2]).toMatchObject({ hits: 2 });
  expect(table.told('battle-scored')).toEqual([{ attacker: 1, defender: 0 }]);
});
test('ToC card.flanking-maneuver: nobody is asked without the card, and a defender never', () => {
  const table = arrange({ ...DUEL, hand: { green: ['flanking-maneuver'], blue: ['flanking-maneuver'] } });
  table.dice(1, 1, 1, 1).play('green', 'initiate-battle', GENERAL);
  expect(table.told('battle-scored')).toHaveLength(1);
});

/** Blue is Emperor on two, so that four votes are needed. */
const THRONE = { italia: { governor: 'blue', support: 2 }, asia: governed } as const;
const guard = (rest: Arrangement = {}): Table =>
  arrange({ provinces: THRONE, played: ['praetorian-guard'], points: { military: 4 }, ...rest });
test('ToC card.praetorian-guard: Military points pay for a vote on Italia', () => {
  const table = guard().play('green', 'use-praetorian-guard');
  expect(table.offers('green', 'stake-military')).toEqual({ min: 1, max: 4 });
  table.dice(2, 2, 2, 2).play('green', 'stake-military', 4);
  expect(table.told('senate-voted')).toMatchObject([{ province: 'italia', required: 4, votes: 4, isPassed: true }]);
  expect(table.state.provinces.governor.italia).toBe('green');
  expect(table.state.provinces.support.italia).toBe(2);
  expect(table.state.points.military).toBe(0);
  expect(table.state.governors.available).toMatchObject({ green: 0, blue: 2 });
});
test('ToC card.praetorian-guard: Military and Senate points in any mixture', () => {
  const table = guard({ points: { military: 3, senate: 2 } }).play('green', 'use-praetorian-guard');
  expect(table.offers('green', 'stake-military')).toEqual({ min: 0, max: 3 });
  table.play('green', 'stake-military', 2);
  expect(table.offers('green', 'stake-senate')).toEqual({ min: 0, max: 2 });
  table.dice(2, 2, 1).play('green', 'stake-senate', 1);
  expect(table.told('senate-voted')).toMatchObject([{ dice: [2, 2, 1], isPassed: false }]);
  expect(table.state.points).toMatchObject({ military: 1, senate: 1 });
  const senate = guard({ points: { military: 3, senate: 2 } }).play('green', 'use-praetorian-guard');
  senate.play('green', 'stake-military', 0);
  expect(senate.offers('green', 'stake-senate')).toEqual({ min: 1, max: 2 });
});
test('ToC card.praetorian-guard: Basilica dice are added', () => {
  const provinces = { ...THRONE, asia: { ...governed, improvements: ['basilica'] } } as const;
  const table = guard({ provinces }).play('green', 'use-praetorian-guard');
  table.dice(2, 2, 2, 2).play('green', 'stake-military', 3);
  expect(table.told('senate-voted')).toMatchObject([{ dice: [2, 2, 2, 2], isPassed: true }]);
});
test('ToC card.praetorian-guard: it is the one attempt against Italia of this turn', () => {
  const targeted = { rule: 'ToC 6.3.2.place-targets', because: 'already-targeted' };
  const table = guard({ played: ['praetorian-guard', 'praetorian-guard'], points: { military: 4, senate: 2 } });
  table.play('green', 'use-praetorian-guard').play('green', 'stake-military', 0);
  table.dice(2).play('green', 'stake-senate', 1);
  expect(table.refusal('green', 'place-governor', 'italia')).toMatchObject(targeted);
  expect(table.refusal('green', 'use-praetorian-guard')).toMatchObject(targeted);
  const after = guard({ points: { military: 4, senate: 1 }, dice: [2] }).play('green', 'place-governor', 'italia');
  expect(after.refusal('green', 'use-praetorian-guard')).toMatchObject(targeted);
});
test('ToC card.praetorian-guard: not while one governs Italia, not without an available governor', () => {
  const rule = 'ToC 6.3.2.place-targets';
  const emperor = guard({ provinces: { italia: { ...governed, support: 2 } } });
  expect(emperor.refusal('green', 'use-praetorian-guard')).toMatchObject({ rule, because: 'already-governed' });
  const nobody = guard({ availableGovernors: { green: 0 } });
  expect(nobody.refusal('green', 'use-praetorian-guard')).toMatchObject({ rule, because: 'no-governor-available' });
  expect(nobody.offers('green', 'use-praetorian-guard')).toBeUndefined();
});
test('ToC card.praetorian-guard: not without a point to stake, nor with one that an army at sea needs', () => {
  const tooFew = { rule: 'ToC 5.1.pay', because: 'too-few-points' };
  expect(guard({ points: { populace: 3 } }).refusal('green', 'use-praetorian-guard')).toMatchObject(tooFew);
  const armies = [army('mare-occidentale')];
  expect(guard({ armies, points: { military: 1 } }).offers('green', 'use-praetorian-guard')).toBeUndefined();
  const table = guard({ armies, points: { military: 3 } }).play('green', 'use-praetorian-guard');
  expect(table.offers('green', 'stake-military')).toEqual({ min: 1, max: 2 });
});
test('ToC card.praetorian-guard: the event is spent even if the vote fails', () => {
  const table = guard().play('green', 'use-praetorian-guard').dice(1, 1).play('green', 'stake-military', 2);
  expect(table.told('event-used')).toEqual([{ seat: 'green', card: 'praetorian-guard' }]);
  expect(table.state.unused).toEqual([]);
  expect(table.state.provinces.governor.italia).toBe('blue');
});
test('ToC card.praetorian-guard: Military points pay for nothing but this vote', () => {
  const table = guard();
  for (const province of ['italia', 'gallia']) {
    const refusal = table.refusal('green', 'place-governor', province);
    expect(refusal).toMatchObject({ rule: 'ToC 5.1.pay', because: 'too-few-points' });
  }
});
test('ToC card.praetorian-guard: Damnatio Memoriae may be declared in it', () => {
  const table = guard({ played: ['praetorian-guard', 'damnatio-memoriae'], legacy: { blue: 9 } });
  table.play('green', 'use-praetorian-guard').play('green', 'declare-damnatio');
  table.dice(2, 2, 2, 2).play('green', 'stake-military', 4);
  expect(table.state.legacy).toMatchObject({ green: 2, blue: 7 });
});

test('ToC card.tribute: all active barbarians of one tribe in one province become inactive', () => {
  const table = arrange({
    provinces: { asia: { governor: 'blue' } },
    barbarians: {
      goths: { asia: { active: 2, inactive: 1, leaders: ['cniva'] }, thracia: { active: 1 } },
      sassanids: { asia: { active: 1 } },
    },
    played: ['tribute'],
  });
  expect(table.offers('green', 'use-tribute')).toEqual(['thracia', 'asia']);
  table.play('green', 'use-tribute', 'asia');
  expect(table.offers('green', 'pay-tribute-to')).toEqual(['goths', 'sassanids']);
  table.play('green', 'pay-tribute-to', 'goths');
  const { barbarians, leaders, legacy } = table.state;
  expect(barbarians.inactive.goths).toMatchObject({ asia: 3 });
  expect(barbarians.active.goths).toEqual({ thracia: 1 });
  expect(barbarians.active.sassanids).toEqual({ asia: 1 });
  expect(leaders.inactive).toEqual({ cniva: true });
  expect(legacy.green).toBe(0);
  expect(table.told('tribute-paid')).toEqual([{ province: 'asia', tribe: 'goths', count: 3 }]);
});
test('ToC card.tribute: to a lone leader too, if he is active', () => {
  const sassanids = {
    asia: { leaders: ['ardashir'] },
    syria: { leaders: [{ id: 'shapur-i', active: false }] },
  } as const;
  const table = arrange({ barbarians: { sassanids }, played: ['tribute'] });
  expect(table.offers('green', 'use-tribute')).toEqual(['asia']);
  table.play('green', 'use-tribute', 'asia');
  expect(table.state.leaders.inactive).toEqual({ ardashir: true, 'shapur-i': true });
});
test.each(['green', 'blue', 'neutral'] as const)('ToC card.tribute: whoever governs the province, %s', governor => {
  const barbarians = { goths: { asia: { active: 2 } } };
  const table = arrange({ provinces: { asia: { governor } }, barbarians, played: ['tribute'] });
  table.play('green', 'use-tribute', 'asia');
  expect(table.state.barbarians.inactive.goths).toMatchObject({ asia: 2 });
});
test('ToC card.tribute: not without an active one, not in a homeland, not to Foederati', () => {
  const table = arrange({
    armies: [army('syria', { foederati: ['goths'] })],
    barbarians: { goths: { homeland: { active: 3 }, asia: { inactive: 2 }, thracia: { active: 1 } } },
    played: ['tribute'],
  });
  const none = { rule: 'ToC card.tribute', because: 'no-active-barbarians' };
  for (const province of ['asia', 'syria', 'gallia']) {
    expect(table.refusal('green', 'use-tribute', province)).toMatchObject(none);
  }
  expect(table.refusal('green', 'use-tribute', 'goths')).toMatchObject({ because: 'no-such-thing' });
  expect(table.offers('green', 'use-tribute')).toEqual(['thracia']);
});
test('ToC card.tribute: they no longer lower support or hinder building, but defend as ever', () => {
  const table = arrange({
    provinces: { asia: { ...governed, support: 2 } },
    armies: [army('asia')],
    barbarians: { goths: { asia: { active: 2 } } },
    points: { populace: 3, military: 1 },
    played: ['tribute'],
  });
  table.play('green', 'use-tribute', 'asia');
  expect(table.offers('green', 'build-improvement')).toEqual(['asia']);
  table.dice(1, 4, 1).play('green', 'initiate-battle', GENERAL);
  expect(table.told('battle-rolled')[1]).toMatchObject({ dice: [4, 1], hits: 1 });
  table.play('green', 'end-actions');
  expect(table.state.provinces.support.asia).toBe(2);
});
test('ToC card.tribute: until the turn of the governing player ends', () => {
  const barbarians = { goths: { asia: { active: 2, leaders: ['cniva'] } } } as const;
  const closing = (governor: 'green' | 'blue') => {
    const table = arrange({ provinces: { asia: { governor } }, barbarians, played: ['tribute'] });
    return table.play('green', 'use-tribute', 'asia').play('green', 'end-actions').play('green', 'end-purchases').state;
  };
  const own = closing('green');
  expect([own.barbarians.active.goths.asia, own.leaders.inactive]).toEqual([2, {}]);
  const other = closing('blue');
  expect([other.barbarians.inactive.goths.asia, other.leaders.inactive]).toEqual([2, { cniva: true }]);
});

const recruit = (table: Table): Table => table.play('green', 'use-foederati', GENERAL);
test('ToC card.foederati: one barbarian in the region of the army joins it', () => {
  const table = recruit(
    arrange({ armies: [army('asia')], barbarians: { goths: { asia: { active: 2 } } }, played: ['foederati'] }),
  );
  expect(table.state.armies.foederati).toEqual({ [GENERAL]: ['goths'] });
  expect(table.state.barbarians.active.goths).toEqual({ asia: 1 });
  expect(table.told('foederati-joined')).toEqual([{ army: GENERAL, tribe: 'goths', region: 'asia', side: 'active' }]);
  expect(table.state.legacy.green).toBe(0);
});
test('ToC card.foederati: or from an adjacent province or homeland, active or inactive, as named', () => {
  const table = arrange({
    armies: [army('thracia')],
    barbarians: {
      goths: { homeland: { active: 1 } },
      sassanids: { asia: { active: 1 }, galatia: { active: 1 } },
      franks: { pannonia: { inactive: 1 } },
    },
    played: ['foederati'],
  });
  recruit(table);
  const grounds = table.offers('green', 'recruit-from') as readonly string[];
  expect([...grounds].sort()).toEqual(['asia', 'goths', 'pannonia']);
  table.play('green', 'recruit-from', 'goths');
  expect(kinds(table)).toEqual(['take-active', 'take-inactive']);
  table.play('green', 'take-inactive');
  expect(table.state.armies.foederati).toEqual({ [GENERAL]: ['goths'] });
  expect([table.state.barbarians.active.goths, table.state.barbarians.inactive.goths]).toEqual([
    { goths: 1 },
    { goths: 8 },
  ]);
});
test('ToC card.foederati: the tribe is named where there are several', () => {
  const barbarians = { goths: { asia: { active: 1 } }, sassanids: { asia: { inactive: 1 } } };
  const table = recruit(arrange({ armies: [army('asia')], barbarians, played: ['foederati'] }));
  expect(table.offers('green', 'recruit-tribe')).toEqual(['goths', 'sassanids']);
  table.play('green', 'recruit-tribe', 'sassanids');
  expect(table.state.armies.foederati).toEqual({ [GENERAL]: ['sassanids'] });
});
test('ToC card.foederati: as many barbarians as legions at most, reduced ones counted, militia not', () => {
  const barbarians = { goths: { asia: { active: 5 } } };
  const serving = (rest: Partial<ArrangedArmy>) => {
    const provinces = { asia: { ...governed, militia: true } } as const;
    const armies = [army('asia', { inCapital, ...rest })];
    return recruit(arrange({ provinces, armies, barbarians, played: ['foederati'] })).state;
  };
  expect(serving({ reduced: 1, foederati: ['nomads'] }).armies.foederati[GENERAL]).toEqual(['goths', 'nomads']);
  const full = serving({ foederati: ['nomads'] });
  expect(full.armies.foederati[GENERAL]).toEqual(['nomads']);
  expect(full.barbarians.active.goths).toEqual({ asia: 4 });
  expect(full.barbarians.inactive.goths).toEqual({ goths: 6 });
});
test('ToC card.foederati: a militia alone only sends the marker home', () => {
  const provinces = { asia: { ...governed, militia: true } } as const;
  const table = arrange({ provinces, barbarians: { goths: { asia: { active: 1 } } }, played: ['foederati'] });
  table.play('green', 'use-foederati', 'militia-asia');
  expect(table.told('barbarian-sent-home')).toEqual([{ tribe: 'goths', region: 'asia', side: 'active' }]);
  expect(table.state.barbarians.inactive.goths).toEqual({ goths: 10 });
});
test('ToC card.foederati: no leader, none out of an army, none from further away', () => {
  const table = arrange({
    armies: [
      army('asia'),
      army('asia', { owner: 'blue', foederati: ['goths'] }),
      army('asia', { foederati: ['franks'] }),
    ],
    barbarians: { goths: { asia: { leaders: ['cniva'] }, macedonia: { active: 3 } } },
    played: ['foederati'],
  });
  const refusal = table.refusal('green', 'use-foederati', GENERAL);
  expect(refusal).toMatchObject({ rule: 'ToC card.foederati', because: 'no-barbarian-near' });
  expect(table.refusal('green', 'use-foederati', FOE)).toMatchObject({ because: 'not-yours' });
  const led = arrange({
    armies: [army('asia')],
    barbarians: { goths: { asia: { active: 1, leaders: ['cniva'] } } },
    played: ['foederati'],
  });
  recruit(led);
  expect(led.state.leaders.at).toEqual({ cniva: 'asia' });
  expect(led.state.armies.foederati).toEqual({ [GENERAL]: ['goths'] });
});
test('ToC card.foederati: for an army in a homeland, not for one at sea', () => {
  const home = arrange({ armies: [army('goths')], played: ['foederati'] });
  expect(home.offers('green', 'use-foederati')).toEqual([GENERAL]);
  const sea = arrange({ armies: [army('pontus-euxinus')], points: { military: 1 }, played: ['foederati'] });
  const refusal = sea.refusal('green', 'use-foederati', GENERAL);
  expect(refusal).toMatchObject({ rule: 'ToC 6.3.1.sea', because: 'at-sea' });
});
test('ToC card.foederati: it rolls one die, hits on 4, and goes home inactive when it falls', () => {
  const armies = [army('asia', { legions: 1, foederati: ['goths'] })];
  const table = arrange({ armies, rivals: { zenobia: 'asia' }, points: { military: 1 } });
  table.dice(2, 4, 5, 1, 1).play('green', 'initiate-battle', GENERAL);
  expect(table.told('battle-rolled')[0]).toMatchObject({ dice: [2, 4], hits: 1 });
  expect(table.told('hit-taken')).toContainEqual({ army: GENERAL, loss: 'goths' });
  expect(table.state.armies.foederati).toEqual({});
  expect(table.state.armies.legions[GENERAL]).toBe(1);
  expect(table.state.barbarians.inactive.goths).toEqual({ goths: 10 });
});
test('ToC card.foederati: under strict-foederati only an active one, from the region of the army itself', () => {
  const options = { 'strict-foederati': true };
  const refusal = { rule: 'ToC card.foederati', because: 'no-barbarian-near' };
  const near = arrange({
    options,
    armies: [army('thracia')],
    barbarians: { goths: { homeland: { active: 3 }, asia: { active: 3 }, thracia: { inactive: 1 } } },
    played: ['foederati'],
  });
  expect(near.refusal('green', 'use-foederati', GENERAL)).toMatchObject(refusal);
  const here = arrange({
    options,
    armies: [army('thracia')],
    barbarians: { goths: { homeland: { active: 3 }, thracia: { active: 1, inactive: 1 } } },
    played: ['foederati'],
  });
  recruit(here);
  expect(here.state.armies.foederati).toEqual({ [GENERAL]: ['goths'] });
  expect(here.state.barbarians.inactive.goths.thracia).toBe(1);
  expect(here.state.barbarians.active.goths).toEqual({ goths: 3 });
});

const damn = (rest: Arrangement = {}): Table =>
  arrange({
    provinces: { asia: { governor: 'blue', support: 3 } },
    played: ['damnatio-memoriae'],
    points: { senate: 6 },
    legacy: { blue: 10 },
    ...rest,
  }).play('green', 'place-governor', 'asia');
test('ToC card.damnatio-memoriae: on success the ousted player loses the former support, and one gains two', () => {
  const table = damn().play('green', 'declare-damnatio').dice(2, 2, 2, 2, 2, 2).play('green', 'stake-senate', 6);
  expect(table.state.legacy).toMatchObject({ green: 2, blue: 7 });
  expect(table.told('damnatio-struck')).toEqual([{ seat: 'green', against: 'blue', loss: 3 }]);
});
test('ToC card.damnatio-memoriae: never below nothing', () => {
  const table = damn({ legacy: { blue: 1 } }).play('green', 'declare-damnatio');
  table.dice(2, 2, 2, 2, 2, 2).play('green', 'stake-senate', 6);
  expect(table.state.legacy).toMatchObject({ green: 2, blue: 0 });
});
test('ToC card.damnatio-memoriae: declared before the dice, and spent even if the vote fails', () => {
  const table = damn();
  expect(kinds(table)).toEqual(['declare-damnatio', 'no-damnatio']);
  table.play('green', 'declare-damnatio').dice(1, 1, 2, 2, 2, 2).play('green', 'stake-senate', 6);
  expect(table.state.legacy).toMatchObject({ green: 0, blue: 10 });
  expect(table.told('event-used')).toEqual([{ seat: 'green', card: 'damnatio-memoriae' }]);
});
test('ToC card.damnatio-memoriae: one not declared is kept for another vote', () => {
  const table = damn().play('green', 'no-damnatio').dice(2).play('green', 'stake-senate', 1);
  expect(table.state.legacy).toMatchObject({ green: 0, blue: 10 });
  expect(table.state.unused).toEqual(['damnatio-memoriae']);
});
test('ToC card.damnatio-memoriae: not against the neutral faction', () => {
  const table = damn({ provinces: {} });
  expect(kinds(table)).toEqual(['stake-senate']);
});
test('ToC card.damnatio-memoriae: at most one for a vote', () => {
  const table = damn({ played: ['damnatio-memoriae', 'damnatio-memoriae'] }).play('green', 'declare-damnatio');
  expect(kinds(table)).toEqual(['stake-senate']);
  table.dice(2, 2, 2, 2, 2, 2).play('green', 'stake-senate', 6);
  expect(table.state.legacy).toMatchObject({ green: 2, blue: 7 });
  expect(table.state.unused).toEqual(['damnatio-memoriae']);
});

test('ToC card.quaestor: in a province one governs, Italia included, one in each', () => {
  const provinces = { italia: { ...governed, support: 2 }, asia: governed, syria: { governor: 'blue' } } as const;
  const table = arrange({ provinces, played: ['quaestor', 'quaestor'] });
  expect(table.offers('green', 'use-quaestor')).toEqual(['italia', 'asia']);
  table.play('green', 'use-quaestor', 'asia');
  const rule = 'ToC card.quaestor';
  expect(table.refusal('green', 'use-quaestor', 'asia')).toMatchObject({ rule, because: 'has-quaestor' });
  expect(table.refusal('green', 'use-quaestor', 'syria')).toMatchObject({ rule, because: 'not-governed' });
  expect(table.refusal('green', 'use-quaestor', 'gallia')).toMatchObject({ rule, because: 'not-governed' });
  table.play('green', 'use-quaestor', 'italia');
  expect(table.state.provinces.quaestor).toEqual({ asia: true, italia: true });
});
test('ToC card.quaestor: votes against the province need 3 or more, a 6 still earns a die', () => {
  const provinces = { asia: { governor: 'blue', quaestor: true } } as const;
  const table = arrange({ provinces, points: { senate: 4 } }).play('green', 'place-governor', 'asia');
  expect(table.asks('green')?.facts).toMatchObject({ required: 2, voteOn: 3 });
  table.dice(1, 2, 2, 6, 2).play('green', 'stake-senate', 4);
  expect(table.told('senate-voted')).toMatchObject([{ dice: [1, 2, 2, 6, 2], votes: 1, isPassed: false }]);
  expect(table.state.provinces.quaestor).toEqual({ asia: true });
});
test('ToC card.quaestor: against Praetorian Guard too', () => {
  const provinces = { italia: { governor: 'blue', support: 1, quaestor: true } } as const;
  const table = guard({ provinces }).play('green', 'use-praetorian-guard');
  table.dice(2, 2, 3).play('green', 'stake-military', 3);
  expect(table.told('senate-voted')).toMatchObject([{ votes: 1, isPassed: false }]);
});
test('ToC card.quaestor: gone when the governor is replaced, and in the next upkeep of its owner', () => {
  const provinces = { asia: { governor: 'blue', quaestor: true } } as const;
  const replaced = arrange({ provinces, points: { senate: 2 } })
    .dice(3, 3)
    .play('green', 'place-governor', 'asia');
  expect(replaced.play('green', 'stake-senate', 2).state.provinces.quaestor).toEqual({});
  const upkeep = (active: 'green' | 'blue') => arrange({ provinces, active, phase: 'upkeep', dice: [1, 1] });
  expect(upkeep('green').state.provinces.quaestor).toEqual({ asia: true });
  expect(upkeep('blue').state.provinces.quaestor).toEqual({});
});
test('ToC card.quaestor: no protection in the support check', () => {
  const provinces = { asia: { ...governed, quaestor: true, mobs: 1 } } as const;
  const table = arrange({ provinces }).play('green', 'end-actions');
  expect(table.state.provinces.governor.asia).toBe('neutral');
  expect(table.state.provinces.quaestor).toEqual({});
});

test("ToC card.mob: one mob into any province with a governor, one's own, another's or a neutral one", () => {
  const provinces = { asia: governed, syria: { governor: 'blue', mobs: 2 } } as const;
  for (const province of ['italia', 'asia', 'syria', 'gallia'] as const) {
    const table = arrange({ provinces, played: ['mob'] });
    expect(table.offers('green', 'use-mob')).toEqual(PROVINCES);
    table.play('green', 'use-mob', province);
    const mobs = { syria: 2, [province]: province === 'syria' ? 3 : 1 };
    expect(table.state.provinces.mobs).toEqual(mobs);
    expect(table.told('mob-placed')).toEqual([{ province, mobs: mobs[province] }]);
  }
});
test('ToC card.mob: an Amphitheater does not keep it out, and several may go to one province', () => {
  const provinces = { asia: { governor: 'blue', improvements: ['amphitheater'] } } as const;
  const table = arrange({ provinces, played: ['mob', 'mob'] });
  table.play('green', 'use-mob', 'asia').play('green', 'use-mob', 'asia');
  expect(table.state.provinces.mobs).toEqual({ asia: 2 });
});
test('ToC card.mob: nothing else happens at once', () => {
  const provinces = { asia: { governor: 'blue', support: 1 } } as const;
  const table = arrange({ provinces, played: ['mob'] }).play('green', 'use-mob', 'asia');
  expect(table.state.provinces.governor.asia).toBe('blue');
  expect(table.state.provinces.support.asia).toBe(1);
});

const supported = (...ids: ProvinceId[]): NonNullable<Arrangement['provinces']> =>
  Object.fromEntries(ids.map(id => [id, { governor: 'green', support: 3 } as const]));
test('ToC card.pretender: Seat of Power in one, Breakaway in all that are linked to it by such provinces', () => {
  const provinces = supported('galatia', 'asia', 'thracia', 'hispania', 'africa');
  const table = arrange({ provinces, played: ['pretender'] });
  expect(table.offers('green', 'use-pretender')).toEqual(['thracia', 'asia', 'galatia', 'hispania', 'africa']);
  table.play('green', 'use-pretender', 'galatia');
  expect(table.state.provinces.pretender).toEqual({ galatia: 'seat', asia: 'breakaway', thracia: 'breakaway' });
});
test("ToC card.pretender: the seat is of one's own choice", () => {
  const table = arrange({ provinces: supported('galatia', 'asia', 'thracia'), played: ['pretender'] });
  table.play('green', 'use-pretender', 'asia');
  expect(table.state.provinces.pretender).toEqual({ asia: 'seat', galatia: 'breakaway', thracia: 'breakaway' });
});
test('ToC card.pretender: at least two adjacent provinces with support 3, none of them Italia', () => {
  const none = { rule: 'ToC 12.1.found', because: 'no-linked-provinces' };
  const cases: [NonNullable<Arrangement['provinces']>, ProvinceId][] = [
    [supported('asia'), 'asia'],
    [supported('asia', 'syria'), 'asia'],
    [{ ...supported('asia'), thracia: { ...governed, support: 2 } }, 'asia'],
    [{ ...supported('asia'), thracia: { ...governed, support: 2 } }, 'thracia'],
    [{ ...supported('asia'), thracia: { governor: 'blue', support: 3 } }, 'asia'],
    [supported('asia', 'thracia'), 'syria'],
  ];
  for (const [provinces, capital] of cases) {
    const table = arrange({ provinces, played: ['pretender'] });
    expect(table.refusal('green', 'use-pretender', capital)).toMatchObject(none);
  }
  const neutral = arrange({ provinces: supported('gallia'), played: ['pretender'] });
  expect(neutral.refusal('green', 'use-pretender', 'italia')).toMatchObject(none);
  expect(neutral.offers('green', 'use-pretender')).toBeUndefined();
});
test('ToC card.pretender: the strait of the Bosporus and the way to Britannia link provinces', () => {
  expect(
    arrange({ provinces: supported('gallia', 'britannia'), played: ['pretender'] }).offers('green', 'use-pretender'),
  ).toEqual(['gallia', 'britannia']);
  expect(
    arrange({ provinces: supported('thracia', 'asia'), played: ['pretender'] }).offers('green', 'use-pretender'),
  ).toEqual(['thracia', 'asia']);
});
test('ToC card.pretender: not for the Emperor, not twice', () => {
  const rule = 'ToC card.pretender';
  const italia = { ...governed, support: 4 } as const;
  const emperor = arrange({ provinces: { ...supported('asia', 'thracia'), italia }, played: ['pretender'] });
  expect(emperor.refusal('green', 'use-pretender', 'asia')).toMatchObject({ rule, because: 'is-emperor' });
  const twice = arrange({
    provinces: supported('asia', 'thracia', 'hispania', 'africa'),
    played: ['pretender', 'pretender'],
  });
  twice.play('green', 'use-pretender', 'asia');
  expect(twice.refusal('green', 'use-pretender', 'africa')).toMatchObject({ rule, because: 'is-pretender' });
  expect(twice.offers('green', 'use-pretender')).toBeUndefined();
});
test('ToC card.pretender: while another is pretender too', () => {
  const provinces = {
    ...supported('asia', 'thracia'),
    gallia: { governor: 'blue', support: 3, marker: 'seat' },
  } as const;
  const table = arrange({ provinces, played: ['pretender'] }).play('green', 'use-pretender', 'asia');
  expect(table.state.provinces.pretender).toEqual({ gallia: 'seat', asia: 'seat', thracia: 'breakaway' });
});
test('ToC card.pretender: again after the Seat of Power was lost', () => {
  const table = arrange({
    provinces: supported('asia', 'thracia', 'pannonia'),
    played: ['pretender', 'pretender'],
    points: { senate: 2 },
  });
  table.play('green', 'use-pretender', 'asia').play('green', 'recall-governor', 'asia');
  expect(table.state.provinces.pretender).toEqual({});
  table.play('green', 'use-pretender', 'pannonia');
  expect(table.state.provinces.pretender).toEqual({ pannonia: 'seat', thracia: 'breakaway' });
});
test('ToC card.pretender: the empire earns Legacy in the same turn', () => {
  const table = arrange({ provinces: supported('asia', 'thracia'), played: ['pretender'] });
  table.play('green', 'use-pretender', 'asia').play('green', 'end-actions');
  expect(table.told('legacy-gained')).toContainEqual({ seat: 'green', legacy: 2, for: 'pretender' });
});
test('ToC card.pretender: an army already in such a capital takes it when its owner next begins his actions', () => {
  const table = arrange({
    provinces: supported('asia', 'thracia'),
    armies: [army('asia', { owner: 'blue', inCapital })],
    played: ['pretender'],
  });
  table.play('green', 'use-pretender', 'thracia').dice(1, 1).play('green', 'end-actions');
  expect(table.state.provinces.governor.asia).toBe('green');
  table.play('green', 'end-purchases').play('green', 'refill-hand', { 'military-1': 3, 'senate-1': 2 });
  expect(table.asks('blue')).toMatchObject({ prompt: 'install-governor' });
});

test('ToC card.value-1: the cards of value 1 have no event', () => {
  const hand: CardId[] = ['military-1', 'senate-1', 'populace-1'];
  const table = arrange({ hand: { green: hand }, available: { green: [] } });
  for (const card of hand) table.play('green', 'play-card', card);
  expect(table.state.unused).toEqual([]);
  expect(kinds(table)?.filter(kind => kind.startsWith('use-'))).toEqual([]);
  for (const card of hand) expect(data.influenceCards.find(({ id }) => id === card)?.event).toBeNull();
});
