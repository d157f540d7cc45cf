import type { TestTable } from '@hegemon/testkit';
import { expect, test } from 'vitest';
import type { RegionId } from '../src/ids.js';
import type { ToC } from '../src/state.js';
import { type ArrangedArmy, type Arrangement, arrange } from './arrange.js';

type Table = TestTable<ToC>;
const GENERAL = 'green-general-0';
const army = (region: RegionId, rest: Partial<ArrangedArmy> = {}): ArrangedArmy => ({
  owner: 'green',
  region,
  legions: 1,
  ...rest,
});
const inCapital = true;
const governed = { governor: 'green' } as const;
const tooFew = { rule: 'ToC 5.1.pay', because: 'too-few-points' };
const move = (table: Table, to: RegionId, general = GENERAL): Table =>
  table.play('green', 'move-army', general).play('green', 'move-to', to);

/** How many points the way takes, by trying everything that is offered. */
const cheapest = (from: RegionId, to: RegionId, most: number): number | undefined => {
  const tried = new Set<string>();
  const leadsThere = (region: RegionId, points: number): boolean => {
    if (region === to) return true;
    if (points === 0 || tried.has(`${region} ${points}`)) return false;
    tried.add(`${region} ${points}`);
    const table = arrange({ armies: [army(region)], points: { military: points } });
    if (!table.offers('green', 'move-army')) return false;
    table.play('green', 'move-army', GENERAL);
    const ways = (table.offers('green', 'move-to') as readonly RegionId[]) ?? [table.state.armies.at[GENERAL]!];
    return ways.some(way => leadsThere(way, points - 1));
  };
  for (let points = 1; points <= most; points++) if (leadsThere(from, points)) return points;
  return undefined;
};

test('ToC 6.3.1: Military points buy generals, armies, legions, training, movement, battles and order', () => {
  const table = arrange({
    provinces: { asia: { ...governed, mobs: 1 } },
    armies: [army('asia', { reduced: 1 }), army('asia', { owner: 'blue' })],
    points: { military: 5 },
  });
  const kinds = table.asks('green')?.choices.map(({ kind }) => kind);
  expect(kinds).toEqual([
    'recruit-general',
    'create-army',
    'add-legion',
    'train-legion',
    'move-army',
    'enter-capital',
    'initiate-battle',
    'disperse-mob',
    'end-actions',
  ]);
});

test('ToC 6.3.1.recruit-general: any unrecruited one that can be paid goes to the Available Leaders box', () => {
  const table = arrange({ availableGenerals: { green: 0 }, armies: [army('asia')], points: { military: 3 } });
  expect(table.offers('green', 'recruit-general')).toEqual([1, 2, 3].map(cost => `green-general-${cost}`));
  table.play('green', 'recruit-general', 'green-general-2');
  expect(table.state.points.military).toBe(1);
  expect(table.state.generals.available.green).toEqual(['green-general-2']);
  expect(table.state.generals.unrecruited.green).not.toContain('green-general-2');
  expect(table.told('general-recruited')).toEqual([{ seat: 'green', general: 'green-general-2', cost: 2 }]);
});
test('ToC 6.3.1.recruit-general: not one that costs more, and none twice', () => {
  const table = arrange({ armies: [army('asia')], points: { military: 3 } });
  const recruit = (general: string) => table.refusal('green', 'recruit-general', general);
  expect(recruit('green-general-4')).toMatchObject({ ...tooFew, facts: { cost: 4, have: 3 } });
  const recruited = { rule: 'ToC 6.3.1.recruit-general', because: 'already-recruited' };
  expect(recruit(GENERAL)).toMatchObject(recruited);
  expect(recruit('green-general-1')).toMatchObject(recruited);
});
test('ToC 6.3.1.recruit-general: a general who loses his army is available, never unrecruited again', () => {
  const armies = [army('asia', { legions: 0, reduced: 1 })];
  const table = arrange({ armies, rivals: { zenobia: 'asia' }, points: { military: 2 } });
  table.dice(1, 5, 1, 1).play('green', 'initiate-battle', GENERAL);
  expect(table.state.generals.available.green).toContain(GENERAL);
  expect(table.refusal('green', 'recruit-general', GENERAL)).toMatchObject({ because: 'already-recruited' });
});

test('ToC 6.3.1.add-legion: example, the second legion costs two and the third three', () => {
  const table = arrange({ provinces: { asia: governed }, armies: [army('asia')], points: { military: 5 } });
  table.play('green', 'add-legion', GENERAL);
  expect(table.state.points.military).toBe(3);
  table.play('green', 'add-legion', GENERAL);
  expect(table.state.points.military).toBe(0);
  expect(table.state.armies.legions[GENERAL]).toBe(3);
});
test.each([true, false])('ToC 6.3.1.add-legion: in the capital or in the open (%s)', isInside => {
  const armies = [army('asia', { inCapital: isInside })];
  const table = arrange({ provinces: { asia: governed }, armies, points: { military: 2 } });
  expect(table.offers('green', 'add-legion')).toEqual([GENERAL]);
});
test('ToC 6.3.1.add-legion: reduced legions count, Foederati and militia do not', () => {
  const armies = [army('asia', { inCapital, reduced: 1, foederati: ['goths', 'goths'] })];
  const table = arrange({ provinces: { asia: { ...governed, militia: true } }, armies, points: { military: 3 } });
  table.play('green', 'add-legion', GENERAL);
  expect(table.told('legion-added')).toEqual([{ army: GENERAL, legions: 3, cost: 3 }]);
  expect(table.state.armies.legions[GENERAL]).toBe(2);
  expect(table.state.armies.reduced[GENERAL]).toBe(1);
});
test("ToC 6.3.1.add-legion: not for less, not in a province one does not govern, not to another's army", () => {
  const table = arrange({
    provinces: { asia: governed, syria: { governor: 'blue' } },
    armies: [
      army('asia', { legions: 3 }),
      army('syria'),
      army('goths'),
      army('thracia'),
      army('asia', { owner: 'blue' }),
      army('syria', { owner: 'blue' }),
    ],
    points: { military: 3 },
  });
  const rule = 'ToC 6.3.1.add-legion';
  const add = (general: string) => table.refusal('green', 'add-legion', general);
  expect(add(GENERAL)).toMatchObject({ ...tooFew, facts: { cost: 4, have: 3 } });
  for (const general of ['green-general-1', 'green-general-2', 'green-general-3']) {
    expect(add(general)).toMatchObject({ rule, because: 'not-governed' });
  }
  expect(add('blue-general-0')).toMatchObject({ rule, because: 'not-yours' });
  expect(add('green-general-5')).toMatchObject({ rule, because: 'not-yours' });
  expect(table.offers('green', 'add-legion')).toBeUndefined();
});
test('ToC 6.3.1.add-legion: a militia without a general cannot grow', () => {
  const table = arrange({ provinces: { asia: { ...governed, militia: true } }, points: { military: 3 } });
  expect(table.refusal('green', 'add-legion', 'militia-asia')).toMatchObject({ because: 'no-such-thing' });
});

test('ToC 6.3.1.create-army: one point, a general from the box with one full legion', () => {
  const table = arrange({ provinces: { asia: governed }, points: { military: 1 } });
  table.play('green', 'create-army', 'asia').play('green', 'into-capital');
  const { armies, generals, points } = table.state;
  expect(armies.at[GENERAL]).toBe('asia');
  expect(armies.legions[GENERAL]).toBe(1);
  expect(armies.reduced[GENERAL]).toBeUndefined();
  expect(generals.available.green).toEqual([]);
  expect(points.military).toBe(0);
});
test('ToC 6.3.1.create-army: into the capital, or into the open if one likes', () => {
  const place = (where: string) => {
    const table = arrange({ provinces: { asia: governed }, points: { military: 1 } });
    return table.play('green', 'create-army', 'asia').play('green', where).state.armies.inCapital;
  };
  expect(place('into-capital')).toEqual({ [GENERAL]: true });
  expect(place('into-open')).toEqual({});
});
test('ToC 6.3.1.create-army: the own militia does not hinder, it joins', () => {
  const table = arrange({ provinces: { asia: { ...governed, militia: true, mobs: 5 } }, points: { military: 2 } });
  table.play('green', 'create-army', 'asia').play('green', 'into-capital').play('green', 'disperse-mob', GENERAL);
  expect(table.told('mob-dispersed')).toMatchObject([{ removed: 2 }]);
});
test('ToC 6.3.1.create-army: beside another army in the capital only the open is left', () => {
  for (const owner of ['green', 'blue'] as const) {
    const armies = [army('asia', { owner, inCapital })];
    const table = arrange({ provinces: { asia: governed }, armies, points: { military: 1 } });
    table.play('green', 'create-army', 'asia');
    expect(table.told('army-created')).toMatchObject([{ province: 'asia', inCapital: false }]);
  }
});
test('ToC 6.3.1.create-army: the new army may move and fight at once', () => {
  const table = arrange({
    provinces: { asia: governed },
    barbarians: { goths: { thracia: { active: 1 } } },
    points: { military: 3 },
  });
  table.play('green', 'create-army', 'asia').play('green', 'into-open');
  move(table, 'thracia').dice(4, 1).play('green', 'initiate-battle', GENERAL);
  expect(table.told('battle-won')).toEqual([{ winner: GENERAL, loser: 'goths' }]);
});
test('ToC 6.3.1.create-army: only in a governed province, with a general and a point', () => {
  const provinces = { asia: governed, syria: { governor: 'blue' } } as const;
  const rule = 'ToC 6.3.1.create-army';
  const table = arrange({ provinces, points: { military: 1 } });
  for (const id of ['syria', 'gallia']) {
    expect(table.refusal('green', 'create-army', id)).toMatchObject({ rule, because: 'not-governed' });
  }
  expect(table.refusal('green', 'create-army', 'goths')).toMatchObject({ because: 'no-such-thing' });
  const none = arrange({ provinces, availableGenerals: { green: 0 }, points: { military: 1 } });
  expect(none.refusal('green', 'create-army', 'asia')).toMatchObject({ rule, because: 'no-general-available' });
  const poor = arrange({ provinces, points: { senate: 5 } });
  expect(poor.refusal('green', 'create-army', 'asia')).toMatchObject(tooFew);
});

test.each(['asia', 'syria', 'goths', 'mare-orientale'] as const)(
  'ToC 6.3.1.train: one point turns one reduced legion to full, also in %s',
  region => {
    const armies = [army(region, { legions: 1, reduced: 2 })];
    const table = arrange({ provinces: { asia: governed }, armies, points: { military: 2 } });
    table.play('green', 'train-legion', GENERAL);
    expect(table.state.armies.legions[GENERAL]).toBe(2);
    expect(table.state.armies.reduced[GENERAL]).toBe(1);
    expect(table.state.points.military).toBe(1);
    expect(table.told('legion-trained')).toEqual([{ army: GENERAL }]);
  },
);
test('ToC 6.3.1.train: also an army that fought', () => {
  const table = arrange({ armies: [army('asia', { reduced: 1, fought: true })], points: { military: 1 } });
  expect(table.offers('green', 'train-legion')).toEqual([GENERAL]);
});
test("ToC 6.3.1.train: not without a reduced legion, not in another's army, not without a point", () => {
  const armies = [army('asia'), army('asia', { owner: 'blue', reduced: 1 }), army('asia', { reduced: 1 })];
  const table = arrange({ armies, points: { military: 1 } });
  const rule = 'ToC 6.3.1.train';
  expect(table.refusal('green', 'train-legion', GENERAL)).toMatchObject({ rule, because: 'no-reduced-legion' });
  expect(table.refusal('green', 'train-legion', 'blue-general-0')).toMatchObject({ rule, because: 'not-yours' });
  table.play('green', 'train-legion', 'green-general-1');
  const poor = arrange({ armies });
  expect(poor.refusal('green', 'train-legion', 'green-general-1')).toMatchObject(tooFew);
});

test.each([
  { to: 'britannia', points: 4 },
  { to: 'italia', points: 2 },
  { to: 'asia', points: 3 },
  { to: 'aegyptus', points: 1 },
] as const)('ToC 6.3.1.move: example, from Africa to $to for $points', ({ to, points }) => {
  expect(cheapest('africa', to, 5)).toBe(points);
});
test('ToC 6.3.1.move: one point for each region, and no limit but the points', () => {
  const table = arrange({ armies: [army('syria')], points: { military: 7 } });
  for (const to of ['galatia', 'asia', 'thracia', 'pannonia', 'gallia', 'hispania', 'africa'] as const) move(table, to);
  expect(table.state.armies.at[GENERAL]).toBe('africa');
  expect(table.state.points.military).toBe(0);
  expect(table.refusal('green', 'move-army', GENERAL)).toMatchObject(tooFew);
});
test('ToC 6.3.1.move: the army arrives in the open with all it has', () => {
  const armies = [army('asia', { inCapital, legions: 2, reduced: 1, foederati: ['goths'] })];
  const table = move(arrange({ armies, points: { military: 1 } }), 'thracia');
  const { at, legions, reduced, foederati } = table.state.armies;
  expect(table.state.armies.inCapital).toEqual({});
  expect([at[GENERAL], legions[GENERAL], reduced[GENERAL], foederati[GENERAL]]).toEqual(['thracia', 2, 1, ['goths']]);
});
test('ToC 6.3.1.move: it may enter a homeland and stay there', () => {
  const table = move(arrange({ armies: [army('thracia')], points: { military: 1 } }), 'goths').dice(1, 1);
  table.play('green', 'end-actions').play('green', 'end-purchases');
  expect(table.state.armies.at[GENERAL]).toBe('goths');
});
test("ToC 6.3.1.move: only into an adjacent region, only one's own army", () => {
  const table = arrange({ armies: [army('asia'), army('asia', { owner: 'blue' })], points: { military: 2 } });
  const notYours = { rule: 'ToC 6.3.1.move', because: 'not-yours' };
  expect(table.refusal('green', 'move-army', 'blue-general-0')).toMatchObject(notYours);
  expect(table.refusal('green', 'move-army', 'green-general-1')).toMatchObject(notYours);
  table.play('green', 'move-army', GENERAL);
  expect(table.offers('green', 'move-to')).toEqual(
    expect.arrayContaining(['galatia', 'mare-orientale', 'pontus-euxinus', 'thracia']),
  );
  for (const region of ['asia', 'syria', 'goths', 'italia']) {
    const refusal = table.refusal('green', 'move-to', region);
    expect(refusal).toMatchObject({ rule: 'ToC 6.3.1.move', because: 'not-adjacent' });
  }
});
test('ToC 6.3.1.move: the camp is left behind, but a step into or out of the capital keeps it', () => {
  const table = arrange({ armies: [army('asia', { castra: true })], points: { military: 2 } });
  table.play('green', 'enter-capital', GENERAL);
  expect(table.state.armies.castra).toEqual({ [GENERAL]: true });
  const leaving = arrange({ armies: [army('asia', { inCapital, castra: true })] });
  expect(leaving.play('green', 'leave-capital', GENERAL).state.armies.castra).toEqual({ [GENERAL]: true });
  expect(move(table, 'thracia').state.armies.castra).toEqual({});
});

const owners: { whose: string; provinces: NonNullable<Arrangement['provinces']> }[] = [
  { whose: "one's own province", provinces: { asia: governed } },
  { whose: 'a neutral province', provinces: {} },
  { whose: "another's province", provinces: { asia: { governor: 'blue' } } },
];
test.each(owners)('ToC 6.3.1.capital: into and out of the capital of $whose at no cost', ({ provinces }) => {
  const outside = arrange({ provinces, armies: [army('asia')] }).play('green', 'enter-capital', GENERAL);
  expect(outside.state.armies.inCapital).toEqual({ [GENERAL]: true });
  const inside = arrange({ provinces, armies: [army('asia', { inCapital })] }).play('green', 'leave-capital', GENERAL);
  expect(inside.state.armies.inCapital).toEqual({});
});
test('ToC 6.3.1.capital: at any time of the action phase, right after moving too', () => {
  const table = move(arrange({ armies: [army('asia')], points: { military: 1 } }), 'thracia');
  expect(table.offers('green', 'enter-capital')).toEqual([GENERAL]);
});
test('ToC 6.3.1.capital: the own militia does not hinder, another army does', () => {
  const own = arrange({ provinces: { asia: { ...governed, militia: true } }, armies: [army('asia')] });
  expect(own.offers('green', 'enter-capital')).toEqual([GENERAL]);
  const taken = { rule: 'ToC 6.3.1.stack', because: 'capital-taken' };
  const armies = [army('asia'), army('asia', { owner: 'blue', inCapital })];
  expect(arrange({ armies }).refusal('green', 'enter-capital', GENERAL)).toMatchObject(taken);
  const mine = arrange({ armies: [army('asia'), army('asia', { inCapital })] });
  expect(mine.refusal('green', 'enter-capital', GENERAL)).toMatchObject(taken);
});
test("ToC 6.3.1.capital: another player's militia alone keeps armies out until it is beaten", () => {
  const provinces = { asia: { governor: 'blue', militia: true } } as const;
  const table = arrange({ provinces, armies: [army('asia')], points: { military: 1 } });
  const refusal = table.refusal('green', 'enter-capital', GENERAL);
  expect(refusal).toMatchObject({ rule: 'ToC 6.3.1.stack', because: 'capital-taken' });
  table.dice(3, 1).play('green', 'initiate-battle', GENERAL).play('green', 'stay');
  expect(table.offers('green', 'enter-capital')).toEqual([GENERAL]);
});
test('ToC 6.3.1.capital: there is none in a homeland or at sea', () => {
  const table = arrange({ armies: [army('goths'), army('mare-orientale')], points: { military: 1 } });
  for (const general of [GENERAL, 'green-general-1']) {
    const refusal = table.refusal('green', 'enter-capital', general);
    expect(refusal).toMatchObject({ rule: 'ToC 6.3.1.capital', because: 'in-no-province' });
  }
});
test("ToC 6.3.1.capital: not for another's army, not where it already is, not in another's turn", () => {
  const armies = [army('asia', { inCapital }), army('syria'), army('africa', { owner: 'blue' })];
  const table = arrange({ armies });
  const rule = 'ToC 6.3.1.capital';
  expect(table.refusal('green', 'enter-capital', GENERAL)).toMatchObject({ rule, because: 'already-there' });
  expect(table.refusal('green', 'leave-capital', 'green-general-1')).toMatchObject({ rule, because: 'already-there' });
  expect(table.refusal('green', 'enter-capital', 'blue-general-0')).toMatchObject({ rule, because: 'not-yours' });
  expect(table.refusal('blue', 'enter-capital', 'blue-general-0')).toMatchObject({ refused: 'not-your-decision' });
});
test('ToC 6.3.1.capital: a step that only undoes the step before is not offered, until something else was done', () => {
  const table = arrange({ armies: [army('asia')], hand: { green: ['castra'] } });
  table.play('green', 'enter-capital', GENERAL);
  const refusal = table.refusal('green', 'leave-capital', GENERAL);
  expect(refusal).toMatchObject({ rule: 'ToC 6.3.1.capital', because: 'stepped-just-now' });
  table.play('green', 'play-card', 'castra');
  expect(table.offers('green', 'leave-capital')).toEqual([GENERAL]);
});
test('ToC 6.3.1.capital: one army makes room for another at no cost', () => {
  const table = arrange({ armies: [army('asia', { inCapital }), army('asia')] });
  table.play('green', 'leave-capital', GENERAL).play('green', 'enter-capital', 'green-general-1');
  expect(table.state.armies.inCapital).toEqual({ 'green-general-1': true });
});

test('ToC 6.3.1.stack: any number of armies, own and foreign, but one in the capital', () => {
  const armies = [
    army('asia', { inCapital }),
    army('asia'),
    army('asia'),
    army('asia', { owner: 'blue' }),
    army('asia', { owner: 'red' }),
    army('thracia'),
  ];
  const table = move(arrange({ armies, points: { military: 1 } }), 'asia', 'green-general-3');
  expect(table.offers('green', 'enter-capital')).toBeUndefined();
  const refusal = table.refusal('green', 'enter-capital', 'green-general-3');
  expect(refusal).toMatchObject({ rule: 'ToC 6.3.1.stack', because: 'capital-taken' });
});
test('ToC 6.3.1.stack: armies never merge and never hand over legions', () => {
  const armies = [army('asia', { legions: 3 }), army('asia', { reduced: 1 }), army('thracia')];
  const table = move(arrange({ armies, points: { military: 1 } }), 'asia', 'green-general-2');
  expect(table.state.armies.legions).toEqual({ [GENERAL]: 3, 'green-general-1': 1, 'green-general-2': 1 });
  const kinds = table.asks('green')?.choices.map(({ kind }) => kind);
  expect(kinds).toEqual(['enter-capital', 'end-actions']);
});
test('ToC 6.3.1.stack: enemies are passed freely', () => {
  const table = arrange({
    provinces: { thracia: { governor: 'blue', militia: true } },
    armies: [army('asia'), army('thracia', { owner: 'blue' })],
    barbarians: { goths: { thracia: { active: 3, leaders: ['cniva'] } } },
    rivals: { zenobia: 'thracia' },
    points: { military: 2 },
  });
  move(move(table, 'thracia'), 'macedonia');
  expect(table.state.armies.at[GENERAL]).toBe('macedonia');
});

const needed = { rule: 'ToC 6.3.1.sea', because: 'needed-at-sea' };
test('ToC 6.3.1.sea: the phase cannot end while an army is at sea', () => {
  const table = arrange({ armies: [army('mare-orientale')], points: { military: 1 } });
  const refusal = table.refusal('green', 'end-actions');
  expect(refusal).toMatchObject({ rule: 'ToC 6.3.1.sea', because: 'army-at-sea' });
  move(table, 'asia');
  expect(table.offers('green', 'end-actions')).toBe(true);
});
test('ToC 6.3.1.sea: an army sails only if a point is left to land it', () => {
  const table = arrange({ armies: [army('asia')], points: { military: 1 } });
  table.play('green', 'move-army', GENERAL);
  expect(table.offers('green', 'move-to')).toEqual(['thracia', 'galatia']);
  expect(table.refusal('green', 'move-to', 'mare-orientale')).toMatchObject(needed);
  const two = arrange({ armies: [army('asia')], points: { military: 2 } }).play('green', 'move-army', GENERAL);
  expect(two.offers('green', 'move-to')).toContain('mare-orientale');
});
test('ToC 6.3.1.sea: from an island the only way is refused for that reason', () => {
  const table = arrange({ armies: [army('britannia')], points: { military: 1 } });
  expect(table.refusal('green', 'move-army', GENERAL)).toMatchObject(needed);
  expect(table.offers('green', 'move-army')).toBeUndefined();
});
test('ToC 6.3.1.sea: Military cards still in hand count, others do not', () => {
  const military = arrange({ armies: [army('britannia')], points: { military: 1 }, hand: { green: ['castra'] } });
  military.play('green', 'move-army', GENERAL);
  expect(military.state.armies.at[GENERAL]).toBe('oceanus-britannicus');
  // Nothing but the card can be played now, and then the army lands.
  expect(military.asks('green')?.choices.map(({ kind }) => kind)).toEqual(['play-card']);
  move(military.play('green', 'play-card', 'castra'), 'franks');
  expect(military.offers('green', 'end-actions')).toBe(true);
  const senate = arrange({
    armies: [army('britannia')],
    points: { military: 1, senate: 4 },
    hand: { green: ['tribute'] },
  });
  expect(senate.refusal('green', 'move-army', GENERAL)).toMatchObject(needed);
});
test('ToC 6.3.1.sea: on to another sea zone only with a point to spare', () => {
  const poor = arrange({ armies: [army('mare-orientale')], points: { military: 1 } });
  poor.play('green', 'move-army', GENERAL);
  for (const sea of ['mare-occidentale', 'pontus-euxinus']) {
    expect(poor.refusal('green', 'move-to', sea)).toMatchObject(needed);
  }
  const rich = arrange({ armies: [army('mare-orientale')], points: { military: 2 } });
  expect(move(rich, 'mare-occidentale').state.armies.at[GENERAL]).toBe('mare-occidentale');
});
test('ToC 6.3.1.sea: two armies at sea need two points', () => {
  const armies = [army('mare-orientale'), army('asia')];
  const table = arrange({ armies, points: { military: 2 } }).play('green', 'move-army', 'green-general-1');
  expect(table.refusal('green', 'move-to', 'mare-orientale')).toMatchObject(needed);
  const three = arrange({ armies, points: { military: 3 } });
  expect(move(three, 'mare-orientale', 'green-general-1').state.points.military).toBe(2);
});
test('ToC 6.3.1.sea: no other action may take the point that an army at sea needs', () => {
  const table = arrange({
    provinces: { asia: { ...governed, mobs: 1, militia: true } },
    armies: [army('mare-orientale', { reduced: 1 }), army('asia', { reduced: 1 }), army('asia', { owner: 'blue' })],
    points: { military: 1 },
  });
  const costly: [string, string][] = [
    ['train-legion', GENERAL],
    ['train-legion', 'green-general-1'],
    ['initiate-battle', 'green-general-1'],
    ['initiate-battle', 'militia-asia'],
    ['disperse-mob', 'green-general-1'],
    ['move-army', 'green-general-1'],
  ];
  for (const [kind, arg] of costly) {
    expect([kind, table.refusal('green', kind, arg)]).toMatchObject([kind, needed]);
  }
  expect(table.asks('green')?.choices.map(({ kind }) => kind)).toEqual(['move-army', 'enter-capital']);
  expect(table.offers('green', 'move-army')).toEqual([GENERAL]);
});
test('ToC 6.3.1.sea: neither a new general, a new army nor a new legion may take it', () => {
  const table = arrange({
    provinces: { asia: governed },
    armies: [army('mare-orientale'), army('asia')],
    points: { military: 2 },
  });
  expect(table.refusal('green', 'add-legion', 'green-general-1')).toMatchObject(needed);
  expect(table.refusal('green', 'add-legion', GENERAL)).toMatchObject({ because: 'not-governed' });
  table.play('green', 'create-army', 'asia').play('green', 'into-open');
  const poor = arrange({
    provinces: { asia: governed },
    armies: [army('mare-orientale')],
    availableGenerals: { green: 1 },
    points: { military: 2 },
  });
  expect(poor.refusal('green', 'recruit-general', 'green-general-2')).toMatchObject(needed);
  const last = arrange({ provinces: { asia: governed }, armies: [army('mare-orientale')], points: { military: 1 } });
  expect(last.refusal('green', 'create-army', 'asia')).toMatchObject(needed);
});
test('ToC 6.3.1.sea: at sea an army trains and moves, but neither fights, camps nor recruits', () => {
  const table = arrange({
    armies: [army('pontus-euxinus', { reduced: 1 })],
    barbarians: { goths: { homeland: { active: 3 }, asia: { active: 1 } } },
    played: ['castra', 'foederati'],
    points: { military: 2 },
  });
  const atSea = { rule: 'ToC 6.3.1.sea', because: 'at-sea' };
  expect(table.refusal('green', 'use-castra', GENERAL)).toMatchObject(atSea);
  expect(table.refusal('green', 'use-foederati', GENERAL)).toMatchObject(atSea);
  const refusal = table.refusal('green', 'initiate-battle', GENERAL);
  expect(refusal).toMatchObject({ rule: 'ToC 6.3.1.battle', because: 'no-enemy' });
  expect(table.asks('green')?.choices.map(({ kind }) => kind)).toEqual(['train-legion', 'move-army']);
});

test('ToC 6.3.1.militia: it stays behind when the army leaves, and joins it when the army is back', () => {
  const table = arrange({
    provinces: { asia: { ...governed, support: 4, mobs: 9, militia: true } },
    armies: [army('asia', { inCapital })],
    points: { military: 5 },
  });
  expect(table.offers('green', 'disperse-mob')).toEqual([GENERAL]);
  move(table, 'thracia');
  expect(table.state.provinces.militia).toEqual({ asia: true });
  expect(table.offers('green', 'disperse-mob')).toEqual(['militia-asia']);
  move(table, 'asia').play('green', 'enter-capital', GENERAL).play('green', 'disperse-mob', GENERAL);
  expect(table.told('mob-dispersed')).toMatchObject([{ removed: 2 }]);
});
test('ToC 6.3.1.militia: it never moves', () => {
  const table = arrange({ provinces: { asia: { ...governed, militia: true } }, points: { military: 3 } });
  expect(table.offers('green', 'move-army')).toBeUndefined();
  for (const kind of ['move-army', 'enter-capital', 'leave-capital']) {
    expect(table.refusal('green', kind, 'militia-asia')).toMatchObject({ rule: 'ToC 6.3.1.militia' });
  }
});
test('ToC 6.3.1.militia: an army in the open does not have it', () => {
  const table = arrange({
    provinces: { asia: { ...governed, support: 4, mobs: 9, militia: true } },
    armies: [army('asia')],
    points: { military: 1 },
  });
  expect(table.offers('green', 'disperse-mob')).toEqual([GENERAL, 'militia-asia']);
  table.play('green', 'disperse-mob', GENERAL);
  expect(table.told('mob-dispersed')).toMatchObject([{ removed: 1 }]);
});

test('ToC 6.3.1.battle: one point, and the battle is finished before anything else', () => {
  const armies = [army('asia', { reduced: 1 }), army('asia'), army('asia', { owner: 'blue', legions: 3 })];
  const table = arrange({ armies, points: { military: 3 } });
  table.dice(1, 1, 4, 1, 1).play('green', 'initiate-battle', GENERAL);
  expect(table.state.points.military).toBe(2);
  expect(table.asks('green')?.choices.map(({ kind }) => kind)).toEqual(['take-hit']);
  expect(table.refusal('green', 'initiate-battle', 'green-general-1')).toMatchObject({ refused: 'not-offered' });
  table.play('green', 'take-hit', 'legion').play('blue', 'stay');
  expect(table.offers('green', 'initiate-battle')).toEqual(['green-general-1']);
});
test("ToC 6.3.1.battle: against any army that is not one's own, in the capital or in the open", () => {
  const table = arrange({
    armies: [
      army('asia'),
      army('asia', { owner: 'blue', inCapital }),
      army('asia', { owner: 'blue' }),
      army('asia', { owner: 'red' }),
      army('asia'),
      army('syria', { owner: 'yellow' }),
    ],
    barbarians: { goths: { asia: { active: 1 } }, sassanids: { asia: { inactive: 1 } } },
    rivals: { zenobia: 'asia', postumus: 'gallia' },
    points: { military: 1 },
  });
  table.play('green', 'initiate-battle', GENERAL);
  expect(table.offers('green', 'attack')).toEqual([
    'blue-general-0',
    'blue-general-1',
    'red-general-0',
    'goths',
    'sassanids',
    'zenobia',
  ]);
  for (const id of ['green-general-1', 'yellow-general-0', 'postumus', 'franks', 'militia-asia']) {
    const refusal = table.refusal('green', 'attack', id);
    expect(refusal).toMatchObject({ rule: 'ToC 6.3.1.battle', because: 'no-army-there' });
  }
});
test('ToC 6.3.1.battle: out of the capital too, against an army in the open', () => {
  const armies = [army('asia', { inCapital }), army('asia', { owner: 'blue' })];
  const table = arrange({ armies, points: { military: 1 } })
    .dice(3, 2)
    .play('green', 'initiate-battle', GENERAL);
  expect(table.told('battle-won')).toEqual([{ winner: GENERAL, loser: 'blue-general-0' }]);
  expect(table.state.armies.inCapital).toEqual({ [GENERAL]: true });
});
test('ToC 6.3.1.battle: a militia stacked with a general cannot be attacked alone', () => {
  const table = arrange({
    provinces: { asia: { governor: 'blue', militia: true } },
    armies: [army('asia'), army('asia', { owner: 'blue', inCapital }), army('asia', { owner: 'red' })],
    points: { military: 1 },
  });
  table.play('green', 'initiate-battle', GENERAL);
  expect(table.offers('green', 'attack')).toEqual(['blue-general-0', 'red-general-0']);
  expect(table.refusal('green', 'attack', 'militia-asia')).toMatchObject({ because: 'no-army-there' });
});
test("ToC 6.3.1.battle: one's own militia alone may attack an army in its province", () => {
  const provinces = { asia: { ...governed, militia: true } } as const;
  const table = arrange({ provinces, barbarians: { goths: { asia: { active: 1 } } }, points: { military: 1 } });
  table.dice(5, 1).play('green', 'initiate-battle', 'militia-asia');
  expect(table.told('battle-won')).toEqual([{ winner: 'militia-asia', loser: 'goths' }]);
});
test("ToC 6.3.1.battle: not without an enemy in the same region, not with another's army, not without a point", () => {
  const armies = [army('asia'), army('syria', { owner: 'blue' }), army('thracia')];
  const rule = 'ToC 6.3.1.battle';
  const provinces = { syria: { governor: 'blue', militia: true } } as const;
  const table = arrange({ provinces, armies, points: { military: 1 } });
  expect(table.refusal('green', 'initiate-battle', GENERAL)).toMatchObject({ rule, because: 'no-enemy' });
  for (const id of ['blue-general-0', 'militia-syria', 'green-general-5']) {
    expect(table.refusal('green', 'initiate-battle', id)).toMatchObject({ rule, because: 'not-yours' });
  }
  expect(table.offers('green', 'initiate-battle')).toBeUndefined();
  const poor = arrange({ armies: [army('asia'), army('asia', { owner: 'blue' })] });
  expect(poor.refusal('green', 'initiate-battle', GENERAL)).toMatchObject(tooFew);
});
test('ToC 6.3.1.battle: a homeland is a battlefield too, if barbarians are active there', () => {
  const armies = [army('goths')];
  const barbarians = { goths: { homeland: { active: 1 } } };
  const table = arrange({ armies, barbarians, points: { military: 1 } });
  expect(table.offers('green', 'initiate-battle')).toEqual([GENERAL]);
});

const fought = { rule: 'ToC 6.3.1.fought', because: 'has-fought' };
test('ToC 6.3.1.fought: an army that attacked neither moves nor fights again', () => {
  const armies = [army('asia', { legions: 3 }), army('asia', { owner: 'blue', legions: 3 })];
  const table = arrange({ armies, points: { military: 4 } });
  table.dice(3, 3, 1, 1, 1, 1).play('green', 'initiate-battle', GENERAL).play('blue', 'take-hit', 'legion');
  table.play('green', 'stay');
  expect(table.refusal('green', 'move-army', GENERAL)).toMatchObject(fought);
  expect(table.refusal('green', 'initiate-battle', GENERAL)).toMatchObject(fought);
});
test('ToC 6.3.1.fought: a defender too, but it may be attacked again', () => {
  const armies = [army('asia'), army('asia'), army('asia', { owner: 'blue', legions: 3 })];
  const table = arrange({ armies, points: { military: 2 } });
  table.dice(1, 1, 1, 1).play('green', 'initiate-battle', GENERAL).play('blue', 'stay');
  expect(table.state.armies.fought).toEqual({ [GENERAL]: true, 'blue-general-0': true });
  table.dice(1, 1, 1, 1).play('green', 'initiate-battle', 'green-general-1').play('blue', 'stay');
  expect(table.told('battle-began')).toHaveLength(2);
});
test('ToC 6.3.1.fought: until the next action phase of the owner begins', () => {
  const provinces = { syria: { ...governed, militia: true, militiaFought: true } } as const;
  const armies = [army('asia', { fought: true }), army('asia', { owner: 'blue', fought: true })];
  const table = arrange({ provinces, armies, phase: 'upkeep', dice: [1, 1], points: { military: 1 } });
  expect(table.state.armies.fought).toEqual({ 'blue-general-0': true });
  expect(table.state.provinces.militiaFought).toEqual({});
  expect(table.offers('green', 'move-army')).toEqual([GENERAL]);
  expect(table.offers('green', 'initiate-battle')).toEqual([GENERAL]);
});
test('ToC 6.3.1.fought: the step into or out of the capital is still free', () => {
  const table = arrange({ armies: [army('asia', { fought: true }), army('syria', { fought: true, inCapital })] });
  table.play('green', 'enter-capital', GENERAL).play('green', 'leave-capital', 'green-general-1');
  expect(table.state.armies.inCapital).toEqual({ [GENERAL]: true });
});
test('ToC 6.3.1.fought: a general beside a militia that fought may not attack, but may move', () => {
  const table = arrange({
    provinces: { asia: { ...governed, militia: true, militiaFought: true } },
    armies: [army('asia', { inCapital }), army('asia', { owner: 'blue' })],
    points: { military: 2 },
  });
  expect(table.refusal('green', 'initiate-battle', GENERAL)).toMatchObject(fought);
  expect(table.offers('green', 'move-army')).toEqual([GENERAL]);
  // Alone, in the open, he is fresh; the militia is not.
  table.play('green', 'leave-capital', GENERAL);
  expect(table.offers('green', 'initiate-battle')).toEqual([GENERAL]);
  expect(table.refusal('green', 'initiate-battle', 'militia-asia')).toMatchObject(fought);
});
test('ToC 6.3.1.fought: a fresh militia beside a general who fought may not attack with him, but without him', () => {
  const table = arrange({
    provinces: { asia: { ...governed, militia: true } },
    armies: [army('asia', { inCapital, fought: true }), army('asia', { owner: 'blue' })],
    points: { military: 2 },
  });
  expect(table.refusal('green', 'initiate-battle', GENERAL)).toMatchObject(fought);
  expect(table.refusal('green', 'move-army', GENERAL)).toMatchObject(fought);
  table.play('green', 'leave-capital', GENERAL);
  expect(table.offers('green', 'initiate-battle')).toEqual(['militia-asia']);
});
test('ToC 6.3.1.fought: general and militia that fought together are both noted', () => {
  const table = arrange({
    provinces: { asia: { ...governed, militia: true } },
    armies: [army('asia', { inCapital }), army('asia', { owner: 'blue' })],
    points: { military: 1 },
  });
  table.dice(3, 1, 2).play('green', 'initiate-battle', GENERAL);
  expect(table.state.armies.fought[GENERAL]).toBe(true);
  expect(table.state.provinces.militiaFought).toEqual({ asia: true });
});

test('ToC 6.3.1.fought: a militia that fell and was placed anew is fresh', () => {
  const provinces = { asia: { ...governed, militia: true } } as const;
  const armies = [army('asia', { owner: 'blue', legions: 2 })];
  const table = arrange({ provinces, armies, points: { military: 2, populace: 2 } });
  table.dice(1, 3, 1).play('green', 'initiate-battle', 'militia-asia').play('blue', 'stay');
  expect(table.state.provinces.militiaFought).toEqual({});
  table.play('green', 'place-militia', 'asia');
  expect(table.offers('green', 'initiate-battle')).toEqual(['militia-asia']);
});
test('ToC 6.3.1.fought: a general who lost his army may raise another and use it at once', () => {
  const table = arrange({
    provinces: { asia: governed },
    armies: [army('asia', { legions: 0, reduced: 1 })],
    availableGenerals: { green: 0 },
    rivals: { zenobia: 'asia' },
    points: { military: 3 },
  });
  table.dice(1, 5, 1, 1).play('green', 'initiate-battle', GENERAL);
  expect(table.told('general-returned')).toEqual([{ general: GENERAL }]);
  expect(table.state.armies.fought).toEqual({});
  table.play('green', 'create-army', 'asia').play('green', 'into-open');
  expect(table.offers('green', 'move-army')).toEqual([GENERAL]);
});

const unruly = (rest: object = {}): NonNullable<Arrangement['provinces']> => ({
  asia: { ...governed, support: 3, mobs: 4, ...rest },
});
test('ToC 6.3.1.disperse: one point, one support, and as many mobs as the army has units', () => {
  const table = arrange({
    provinces: unruly(),
    armies: [army('asia', { legions: 1, reduced: 1, foederati: ['goths'] })],
    points: { military: 2 },
  });
  table.play('green', 'disperse-mob', GENERAL);
  expect(table.state.provinces.support.asia).toBe(2);
  expect(table.state.provinces.mobs).toEqual({ asia: 1 });
  expect(table.state.points.military).toBe(1);
  expect(table.told('legacy-gained')).toEqual([]);
});
test('ToC 6.3.1.disperse: all of them if there are fewer', () => {
  const armies = [army('asia', { legions: 6 })];
  const table = arrange({ provinces: unruly(), armies, points: { military: 2 } });
  table.play('green', 'disperse-mob', GENERAL);
  expect(table.state.provinces.mobs).toEqual({});
  const refusal = table.refusal('green', 'disperse-mob', GENERAL);
  expect(refusal).toMatchObject({ rule: 'ToC 6.3.1.disperse', because: 'no-mob' });
});
test('ToC 6.3.1.disperse: a militia alone can do it', () => {
  const table = arrange({ provinces: unruly({ militia: true }), points: { military: 1 } });
  table.play('green', 'disperse-mob', 'militia-asia');
  expect(table.state.provinces.mobs).toEqual({ asia: 3 });
});
test('ToC 6.3.1.disperse: it is no battle, the army may still move and fight', () => {
  const armies = [army('asia'), army('asia', { owner: 'blue' })];
  const table = arrange({ provinces: unruly(), armies, points: { military: 2 } });
  table.play('green', 'disperse-mob', GENERAL);
  expect(table.offers('green', 'move-army')).toEqual([GENERAL]);
  expect(table.offers('green', 'initiate-battle')).toEqual([GENERAL]);
});
test('ToC 6.3.1.disperse: an army that fought may do it, and any army may do it again', () => {
  const armies = [army('asia', { fought: true })];
  const table = arrange({ provinces: unruly(), armies, points: { military: 2 } });
  table.play('green', 'disperse-mob', GENERAL).play('green', 'disperse-mob', GENERAL);
  expect(table.state.provinces.mobs).toEqual({ asia: 2 });
  expect(table.state.provinces.support.asia).toBe(1);
});
test('ToC 6.3.1.disperse: Italia loses support as well', () => {
  const provinces = { italia: { ...governed, support: 5, mobs: 1 } } as const;
  const table = arrange({ provinces, armies: [army('italia')], points: { military: 1 } });
  table.play('green', 'disperse-mob', GENERAL);
  expect(table.state.provinces.support.italia).toBe(4);
});
test('ToC 6.3.1.disperse: support does not fall below 0, and 0 has no effect before the support check', () => {
  const armies = [army('asia')];
  const table = arrange({ provinces: unruly({ support: 1, mobs: 2 }), armies, points: { military: 2, populace: 1 } });
  table.play('green', 'disperse-mob', GENERAL).play('green', 'disperse-mob', GENERAL);
  expect(table.state.provinces.support.asia).toBe(0);
  expect(table.state.provinces.governor.asia).toBe('green');
  table.play('green', 'increase-support', 'asia').play('green', 'end-actions');
  expect(table.state.provinces.governor.asia).toBe('green');
});
test("ToC 6.3.1.disperse: only with one's own army, in a province one governs", () => {
  const provinces: NonNullable<Arrangement['provinces']> = {
    ...unruly({ militia: true }),
    syria: { governor: 'blue', mobs: 1 },
  };
  const armies = [army('syria'), army('goths'), army('asia', { owner: 'blue' })];
  const table = arrange({ provinces, armies, points: { military: 1 } });
  const rule = 'ToC 6.3.1.disperse';
  const disperse = (id: string) => table.refusal('green', 'disperse-mob', id);
  expect(disperse(GENERAL)).toMatchObject({ rule, because: 'not-governed' });
  expect(disperse('green-general-1')).toMatchObject({ rule, because: 'not-governed' });
  expect(disperse('blue-general-0')).toMatchObject({ rule, because: 'not-yours' });
  expect(table.offers('green', 'disperse-mob')).toEqual(['militia-asia']);
  const poor = arrange({ provinces });
  expect(poor.refusal('green', 'disperse-mob', 'militia-asia')).toMatchObject(tooFew);
});
test('ToC 6.3.1.disperse: a militia stacked with a general does it with him, not alone', () => {
  const armies = [army('asia', { inCapital })];
  const table = arrange({ provinces: unruly({ militia: true }), armies, points: { military: 1 } });
  const refusal = table.refusal('green', 'disperse-mob', 'militia-asia');
  expect(refusal).toMatchObject({ rule: 'ToC 6.3.1.disperse', because: 'not-yours' });
  table.play('green', 'disperse-mob', GENERAL);
  expect(table.state.provinces.mobs).toEqual({ asia: 2 });
});
