import type { TestTable } from '@hegemon/testkit';
import { expect, test } from 'vitest';
import type { ProvinceId } from '../src/ids.js';
import type { ToC } from '../src/state.js';
import { type ArrangedArmy, type Arrangement, arrange } from './arrange.js';

type Table = TestTable<ToC>;
const governed = { governor: 'green' } as const;
const tooFew = { rule: 'ToC 5.1.pay', because: 'too-few-points' };
/** Places a governor with all Senate points on the table. */
const place = (table: Table, province: ProvinceId, ...dice: number[]): Table => {
  const { senate } = table.state.points;
  table.dice(...dice).play('green', 'place-governor', province);
  return senate > 1 ? table.play('green', 'stake-senate', senate) : table;
};
const governorsLeft = (table: Table) => table.state.governors.available;

test('ToC 6.3.2: Senate points recruit, place and recall governors', () => {
  const table = arrange({ provinces: { asia: governed }, points: { senate: 2 } });
  expect(table.asks('green')?.choices.map(({ kind }) => kind)).toEqual([
    'recruit-governor',
    'place-governor',
    'recall-governor',
    'end-actions',
  ]);
});

test('ToC 6.3.2.recruit-governor: any unrecruited one that can be paid goes to the Available Leaders box', () => {
  const table = arrange({ availableGovernors: { green: 0 }, provinces: { asia: governed }, points: { senate: 3 } });
  expect(table.offers('green', 'recruit-governor')).toEqual(['governor-1', 'governor-2', 'governor-3']);
  table.play('green', 'recruit-governor', 'governor-2');
  expect(table.state.points.senate).toBe(1);
  expect(governorsLeft(table).green).toBe(1);
  expect(table.state.governors.unrecruited.green).toEqual(['governor-1', 'governor-3', 'governor-4', 'governor-5']);
});
test('ToC 6.3.2.recruit-governor: not one that costs more, and none twice', () => {
  const table = arrange({ provinces: { asia: governed }, points: { senate: 3 } });
  const recruit = (governor: string) => table.refusal('green', 'recruit-governor', governor);
  expect(recruit('governor-4')).toMatchObject({ ...tooFew, facts: { cost: 4, have: 3 } });
  const recruited = { rule: 'ToC 6.3.2.recruit-governor', because: 'already-recruited' };
  expect(recruit('governor-0')).toMatchObject(recruited);
  expect(recruit('governor-1')).toMatchObject(recruited);
});

const HISPANIA: Arrangement = {
  provinces: { hispania: { governor: 'blue', support: 3 } },
  armies: [{ owner: 'green', region: 'hispania', inCapital: true, legions: 1 }],
};
test('ToC 6.3.2.place: example, Hispania with four points and five votes', () => {
  const table = arrange({ ...HISPANIA, hand: { green: ['foederati', 'senate-1'] }, available: { green: [] } });
  table.play('green', 'play-card', 'foederati').play('green', 'play-card', 'senate-1');
  place(table, 'hispania', 6, 6, 2, 1, 6, 1, 3);
  expect(table.told('senate-voted')).toEqual([
    {
      seat: 'green',
      province: 'hispania',
      required: 5,
      dice: [6, 6, 2, 1, 6, 1, 3],
      votes: 5,
      isPassed: true,
    },
  ]);
  expect(table.state.provinces.governor.hispania).toBe('green');
  expect(table.state.provinces.support.hispania).toBe(2);
  expect(governorsLeft(table)).toMatchObject({ green: 0, blue: 2 });
});
test('ToC 6.3.2.place: example, two points always suffice for a neutral province on box 1', () => {
  for (const dice of [
    [1, 1],
    [2, 5],
    [1, 3],
  ]) {
    const table = place(arrange({ points: { senate: 2 } }), 'africa', ...dice);
    expect(table.state.provinces.governor.africa).toBe('green');
    expect(table.state.provinces.support.africa).toBe(1);
  }
});
test('ToC 6.3.2.place: a failed vote changes nothing, and the points are lost', () => {
  const table = place(arrange({ ...HISPANIA, points: { senate: 4 } }), 'hispania', 2, 3, 4, 5);
  expect(table.told('senate-voted')).toMatchObject([{ votes: 4, required: 5, isPassed: false }]);
  expect(table.state.points.senate).toBe(0);
  expect(table.state.provinces.governor.hispania).toBe('blue');
  expect(table.state.provinces.support.hispania).toBe(3);
  expect(governorsLeft(table)).toMatchObject({ green: 1, blue: 1 });
});

const rule = 'ToC 6.3.2.place-targets';
test('ToC 6.3.2.place-targets: any other province with a governor, neutral or not, Italia too', () => {
  const provinces = { asia: governed, syria: { governor: 'blue' } } as const;
  const table = arrange({ provinces, points: { senate: 1 } });
  const targets = table.offers('green', 'place-governor');
  expect(targets).toHaveLength(11);
  expect(targets).toEqual(expect.arrayContaining(['italia', 'gallia', 'syria']));
});
test('ToC 6.3.2.place-targets: not a province one governs', () => {
  const table = arrange({ provinces: { asia: governed }, points: { senate: 3 } });
  expect(table.refusal('green', 'place-governor', 'asia')).toMatchObject({ rule, because: 'already-governed' });
});
test('ToC 6.3.2.place-targets: not a province from which one recalled a governor this turn', () => {
  const table = arrange({ provinces: { asia: governed }, points: { senate: 5 } });
  table.play('green', 'recall-governor', 'asia');
  expect(table.refusal('green', 'place-governor', 'asia')).toMatchObject({ rule, because: 'already-targeted' });
  expect(table.offers('green', 'place-governor')).not.toContain('asia');
});
test.each(['seat', 'breakaway'] as const)('ToC 6.3.2.place-targets: not a province with a %s marker', marker => {
  const other = marker === 'seat' ? 'breakaway' : 'seat';
  const provinces = {
    asia: { governor: 'blue', support: 3, marker },
    thracia: { governor: 'blue', support: 3, marker: other },
  } as const;
  const table = arrange({ provinces, points: { senate: 3 } });
  const refusal = table.refusal('green', 'place-governor', 'asia');
  expect(refusal).toMatchObject({ rule: 'ToC 12.1.immune', because: 'pretender-province' });
});
test('ToC 6.3.2.place-targets: not where no governor may be placed', () => {
  const table = arrange({ players: 2, points: { senate: 3 } });
  const refusal = table.refusal('green', 'place-governor', 'britannia');
  expect(refusal).toMatchObject({ rule: 'ToC 3.3.no-governor', because: 'no-governor-allowed' });
});
test('ToC 6.3.2.place-targets: not twice in a turn, whether the vote failed or not', () => {
  const provinces = { asia: { governor: 'blue', support: 4 } } as const;
  const table = arrange({ provinces, points: { senate: 5 } });
  table.dice(2).play('green', 'place-governor', 'asia').play('green', 'stake-senate', 1);
  expect(table.refusal('green', 'place-governor', 'asia')).toMatchObject({ rule, because: 'already-targeted' });
  // One that was won and given up again is spent as well.
  table.dice(1, 1).play('green', 'place-governor', 'africa').play('green', 'stake-senate', 2);
  table.play('green', 'recall-governor', 'africa');
  expect(table.refusal('green', 'place-governor', 'africa')).toMatchObject({ rule, because: 'already-targeted' });
});
test('ToC 6.3.2.place-targets: the limit ends with the turn', () => {
  const provinces = { asia: { governor: 'red', support: 4 } } as const;
  const table = arrange({ provinces, hand: { blue: ['tribute'] }, points: { senate: 1 }, dice: [2, 1, 1] });
  table.play('green', 'place-governor', 'asia').play('green', 'end-actions').play('green', 'end-purchases');
  table.play('green', 'refill-hand', { 'senate-1': 3, 'military-1': 2 }).play('blue', 'play-card', 'tribute');
  expect(table.offers('blue', 'place-governor')).toContain('asia');
});
test('ToC 6.3.2.place-targets: one needs an available governor and a point', () => {
  const provinces = { syria: governed } as const;
  const none = arrange({ provinces, availableGovernors: { green: 0 }, points: { senate: 3 } });
  expect(none.refusal('green', 'place-governor', 'asia')).toMatchObject({ rule, because: 'no-governor-available' });
  const poor = arrange({ points: { military: 3, populace: 3 } });
  expect(poor.refusal('green', 'place-governor', 'asia')).toMatchObject(tooFew);
  expect(poor.refusal('green', 'place-governor', 'goths')).toMatchObject({ because: 'no-such-thing' });
});

const inAsia = (owner: ArrangedArmy['owner'], rest: Partial<ArrangedArmy> = {}): ArrangedArmy => ({
  owner,
  region: 'asia',
  inCapital: true,
  ...rest,
});
const required: { what: string; votes: number; arrangement: Arrangement }[] = [
  { what: 'twice the support', votes: 4, arrangement: { provinces: { asia: { governor: 'blue', support: 2 } } } },
  { what: 'twice the support of a neutral one', votes: 2, arrangement: {} },
  {
    what: 'one more for each unit of the governor in the capital, militia and Foederati too',
    votes: 4 + 4,
    arrangement: {
      provinces: { asia: { governor: 'blue', support: 2, militia: true } },
      armies: [inAsia('blue', { legions: 1, reduced: 1, foederati: ['goths'] })],
    },
  },
  {
    what: 'one more for a militia alone',
    votes: 5,
    arrangement: { provinces: { asia: { governor: 'blue', support: 2, militia: true } } },
  },
  {
    what: 'one less for each own unit in the capital, Foederati too',
    votes: 6 - 3,
    arrangement: {
      provinces: { asia: { governor: 'blue', support: 3 } },
      armies: [inAsia('green', { legions: 1, reduced: 1, foederati: ['goths'] })],
    },
  },
  {
    what: 'never less than one',
    votes: 1,
    arrangement: { provinces: { asia: { governor: 'blue', support: 2 } }, armies: [inAsia('green', { legions: 7 })] },
  },
  { what: 'one at support 0', votes: 1, arrangement: { provinces: { asia: { governor: 'blue', support: 0 } } } },
  {
    what: 'nothing for units in the open',
    votes: 4,
    arrangement: {
      provinces: { asia: { governor: 'blue', support: 2 } },
      armies: [inAsia('green', { legions: 2, inCapital: false }), inAsia('blue', { legions: 2, inCapital: false })],
      barbarians: { goths: { asia: { active: 3 } } },
      rivals: { zenobia: 'asia' },
    },
  },
  {
    what: 'nothing for the units of a third player',
    votes: 4,
    arrangement: { provinces: { asia: { governor: 'blue', support: 2 } }, armies: [inAsia('red', { legions: 3 })] },
  },
  {
    what: 'nothing for a player in a neutral capital',
    votes: 2,
    arrangement: { armies: [inAsia('red', { legions: 3 })] },
  },
  {
    what: 'nothing for mobs and improvements',
    votes: 4,
    arrangement: {
      provinces: { asia: { governor: 'blue', support: 2, mobs: 1, improvements: ['limes', 'basilica'] } },
    },
  },
];
test.each(required)('ToC 6.3.2.votes-required: $what', ({ votes, arrangement }) => {
  const table = arrange({ ...arrangement, points: { senate: 9 } }).play('green', 'place-governor', 'asia');
  expect(table.asks('green')?.facts).toMatchObject({ province: 'asia', required: votes });
});
test('ToC 6.3.2.votes-required: neutral Italia needs twice the number of neutral provinces', () => {
  const table = arrange({ points: { senate: 9 } }).play('green', 'place-governor', 'italia');
  expect(table.asks('green')?.facts).toMatchObject({ required: 16 });
});
test('ToC 6.3.2.votes-required: as many votes suffice, one less fails', () => {
  const vote = (...dice: number[]) => {
    const provinces = { asia: { governor: 'blue', support: 1 } } as const;
    return place(arrange({ provinces, points: { senate: 2 } }), 'asia', ...dice).state.provinces.governor.asia;
  };
  expect(vote(2, 5)).toBe('green');
  expect(vote(1, 5)).toBe('blue');
});

const thrown = (provinces: NonNullable<Arrangement['provinces']>, ...dice: number[]) =>
  place(arrange({ provinces, points: { senate: 2 } }), 'asia', ...dice).told('senate-voted')[0];
test('ToC 6.3.2.votes: the points are announced first, at least one, and each is a die', () => {
  const table = arrange({ points: { senate: 4 } }).play('green', 'place-governor', 'asia');
  expect(table.offers('green', 'stake-senate')).toEqual({ min: 1, max: 4 });
  const stake = { refused: 'does-not-fit', rule: 'ToC 6.3.2.votes' };
  expect(table.refusal('green', 'stake-senate', 0)).toMatchObject({ ...stake, because: 'too-few' });
  expect(table.refusal('green', 'stake-senate', 5)).toMatchObject({ ...stake, because: 'too-many' });
  table.dice(1, 1, 1).play('green', 'stake-senate', 3);
  expect(table.told('senate-voted')).toMatchObject([{ dice: [1, 1, 1] }]);
  expect(table.state.points.senate).toBe(1);
});
test('ToC 6.3.2.votes: a 1 is a vote only against the neutral faction', () => {
  expect(thrown({}, 1, 1)).toMatchObject({ votes: 2 });
  expect(thrown({ asia: { governor: 'blue' } }, 1, 1)).toMatchObject({ votes: 0 });
});
test('ToC 6.3.2.votes: 2 to 5 are a vote each', () => {
  for (const die of [2, 3, 4, 5]) {
    expect(thrown({ asia: { governor: 'blue' } }, die, 1)).toMatchObject({ votes: 1, dice: [die, 1] });
  }
});
test('ToC 6.3.2.votes: a 6 is a vote and earns a die, again and again', () => {
  expect(thrown({}, 6, 1, 6, 6, 6, 1)).toMatchObject({ votes: 6, dice: [6, 1, 6, 6, 6, 1] });
  expect(thrown({ asia: { governor: 'blue' } }, 6, 6, 1, 1)).toMatchObject({ votes: 2, dice: [6, 6, 1, 1] });
});
test('ToC 6.3.2.votes: behind a Quaestor 3 and more are votes', () => {
  const provinces = { asia: { governor: 'blue', quaestor: true } } as const;
  expect(thrown(provinces, 2, 3)).toMatchObject({ votes: 1 });
  expect(thrown(provinces, 6, 1, 2)).toMatchObject({ votes: 1, dice: [6, 1, 2] });
});

const BASILICAS: NonNullable<Arrangement['provinces']> = {
  asia: { ...governed, improvements: ['basilica'] },
  syria: { ...governed, improvements: ['basilica', 'limes'] },
  gallia: governed,
  africa: { governor: 'blue', improvements: ['basilica'] },
  thracia: { improvements: ['basilica'] },
};
test('ToC 6.3.2.basilica: against Italia one die more for each governed province with a Basilica', () => {
  const table = arrange({ provinces: BASILICAS, points: { senate: 2 } });
  place(table, 'italia', 1, 1, 1, 1);
  expect(table.told('senate-voted')).toMatchObject([{ dice: [1, 1, 1, 1], votes: 4 }]);
});
test('ToC 6.3.2.basilica: not elsewhere', () => {
  const table = arrange({ provinces: BASILICAS, points: { senate: 2 } });
  place(table, 'africa', 1, 1);
  expect(table.told('senate-voted')).toMatchObject([{ dice: [1, 1] }]);
});
test('ToC 6.3.2.basilica: a point must still be spent', () => {
  const table = arrange({ provinces: BASILICAS });
  expect(table.refusal('green', 'place-governor', 'italia')).toMatchObject(tooFew);
});

test('ToC 6.3.2.success: mobs, militia and Quaestor go, the governor goes back to his box', () => {
  const provinces = {
    asia: { governor: 'blue', support: 3, mobs: 2, militia: true, militiaCastra: true, quaestor: true },
  } as const;
  const table = place(arrange({ provinces, points: { senate: 7 } }), 'asia', 3, 3, 3, 3, 3, 3, 3);
  const { mobs, militia, militiaCastra, quaestor, governor, support } = table.state.provinces;
  expect([mobs, militia, militiaCastra, quaestor]).toEqual([{}, {}, {}, {}]);
  expect(table.told('governor-lost')).toEqual([{ seat: 'blue', province: 'asia', how: 'vote' }]);
  expect(table.told('governor-placed')).toEqual([{ seat: 'green', province: 'asia' }]);
  expect(governor.asia).toBe('green');
  expect(support.asia).toBe(2);
  expect(governorsLeft(table)).toMatchObject({ green: 0, blue: 2 });
});
test.each([
  { before: 4, after: 3 },
  { before: 2, after: 1 },
  { before: 1, after: 1 },
  { before: 0, after: 1 },
])('ToC 6.3.2.success: support $before becomes $after', ({ before, after }) => {
  const provinces = { asia: { governor: 'blue', support: before } } as const;
  const table = arrange({ provinces, points: { senate: 8 } });
  expect(place(table, 'asia', 2, 2, 2, 2, 2, 2, 2, 2).state.provinces.support.asia).toBe(after);
});
test('ToC 6.3.2.success: improvements, barbarians, rival emperors and armies with a general stay', () => {
  const table = arrange({
    provinces: { asia: { governor: 'blue', improvements: ['limes', 'amphitheater'] } },
    armies: [inAsia('blue', { legions: 1 }), inAsia('red', { legions: 1, inCapital: false })],
    barbarians: { goths: { asia: { active: 1, inactive: 1 } } },
    rivals: { zenobia: 'asia' },
    points: { senate: 3 },
  });
  place(table, 'asia', 2, 2, 2);
  const { provinces, armies, barbarians, rivals } = table.state;
  expect(provinces.governor.asia).toBe('green');
  expect([provinces.limes, provinces.amphitheater]).toEqual([{ asia: true }, { asia: true }]);
  expect(armies.at).toEqual({ 'blue-general-0': 'asia', 'red-general-0': 'asia' });
  expect(armies.inCapital).toEqual({ 'blue-general-0': true });
  expect([barbarians.active.goths.asia, barbarians.inactive.goths.asia]).toEqual([1, 1]);
  expect(rivals).toEqual({ zenobia: 'asia' });
});
test("ToC 6.3.2.success: the ousted player's army in the capital is from now on an enemy army there", () => {
  const table = arrange({
    provinces: { asia: { governor: 'blue', support: 3 } },
    armies: [inAsia('blue', { legions: 1 })],
    points: { senate: 7, populace: 3 },
  });
  place(table, 'asia', 2, 2, 2, 2, 2, 2, 2);
  const refusal = table.refusal('green', 'build-improvement', 'asia');
  expect(refusal).toMatchObject({ rule: 'ToC 6.3.3.build', because: 'enemy-in-capital' });
  table.play('green', 'end-actions');
  expect(table.told('support-changed')).toContainEqual({ province: 'asia', support: 1, by: 'threat' });
});

test('ToC 6.3.2.recall: two points, the governor goes to the box and a neutral one takes box 1', () => {
  const provinces = { asia: { ...governed, support: 4 } } as const;
  const table = arrange({ provinces, points: { senate: 3 } }).play('green', 'recall-governor', 'asia');
  expect(table.state.points.senate).toBe(1);
  expect(table.told('governor-recalled')).toEqual([{ seat: 'green', province: 'asia' }]);
  expect(governorsLeft(table).green).toBe(2);
  expect(table.state.provinces.governor.asia).toBe('neutral');
  expect(table.state.provinces.support.asia).toBe(1);
});
test('ToC 6.3.2.recall: only from a province one governs, and for two points', () => {
  const provinces = { asia: governed, syria: { governor: 'blue' } } as const;
  const table = arrange({ provinces, points: { senate: 2 } });
  for (const province of ['syria', 'gallia', 'italia']) {
    const refusal = table.refusal('green', 'recall-governor', province);
    expect(refusal).toMatchObject({ rule: 'ToC 6.3.2.recall', because: 'not-governed' });
  }
  const poor = arrange({ provinces, points: { senate: 1 } });
  expect(poor.refusal('green', 'recall-governor', 'asia')).toMatchObject({ ...tooFew, facts: { cost: 2, have: 1 } });
});
test('ToC 6.3.2.recall: mobs, militia and Quaestor go with him; armies and improvements stay', () => {
  const table = arrange({
    provinces: { asia: { ...governed, mobs: 2, militia: true, quaestor: true, improvements: ['basilica'] } },
    armies: [inAsia('green', { legions: 1 })],
    points: { senate: 2 },
  });
  table.play('green', 'recall-governor', 'asia');
  const { mobs, militia, quaestor, basilica } = table.state.provinces;
  expect([mobs, militia, quaestor, basilica]).toEqual([{}, {}, {}, { asia: true }]);
  expect(table.state.armies.inCapital).toEqual({ 'green-general-0': true });
});
const EMPIRE = {
  asia: { ...governed, support: 3, marker: 'seat' },
  thracia: { ...governed, support: 3, marker: 'breakaway' },
  galatia: { ...governed, support: 3, marker: 'breakaway' },
} as const;
test('ToC 6.3.2.recall: a Breakaway marker in the province is removed', () => {
  const table = arrange({ provinces: EMPIRE, points: { senate: 2 } }).play('green', 'recall-governor', 'thracia');
  expect(table.state.provinces.pretender).toEqual({ asia: 'seat', galatia: 'breakaway' });
});
test('ToC 6.3.2.recall: with the Seat of Power the whole empire ends', () => {
  const table = arrange({ provinces: EMPIRE, points: { senate: 2 } }).play('green', 'recall-governor', 'asia');
  expect(table.state.provinces.pretender).toEqual({});
  expect(table.told('pretender-unmarked')).toHaveLength(3);
  expect(table.state.provinces.governor).toMatchObject({ asia: 'neutral', thracia: 'green', galatia: 'green' });
});
test('ToC 6.3.2.recall: from Italia, which is then neutral', () => {
  const provinces = { italia: { ...governed, support: 2 }, asia: governed, ...sixBlue() } as const;
  const table = arrange({ provinces, points: { senate: 2 } }).play('green', 'recall-governor', 'italia');
  expect(table.state.provinces.governor.italia).toBe('neutral');
  expect(table.state.provinces.support.italia).toBe(12 - 6 - 1);
});

/** Blue holds six provinces, so that the number of neutral ones is below eight. */
function sixBlue(): NonNullable<Arrangement['provinces']> {
  const ids: ProvinceId[] = ['syria', 'galatia', 'britannia', 'hispania', 'africa', 'aegyptus'];
  return Object.fromEntries(ids.map(id => [id, { governor: 'blue', support: 1 } as const]));
}

test('ToC 6.3.2.italia-new: a new Emperor has the support of the provinces he governs, Italia included', () => {
  const provinces = { asia: governed, gallia: governed, thracia: governed, ...sixBlue() };
  const table = arrange({ provinces, points: { senate: 6 } });
  expect(table.state.provinces.support.italia).toBe(3);
  place(table, 'italia', 1, 1, 1, 1, 1, 1);
  expect(table.state.provinces.governor.italia).toBe('green');
  expect(table.state.provinces.support.italia).toBe(4);
});
test('ToC 6.3.2.italia-new: whatever the support was under another Emperor', () => {
  const provinces = { italia: { governor: 'blue', support: 2 }, asia: governed, gallia: governed } as const;
  const table = place(arrange({ provinces, points: { senate: 4 } }), 'italia', 2, 2, 2, 2);
  expect(table.state.provinces.support.italia).toBe(3);
  const alone = arrange({ provinces: { italia: { governor: 'blue', support: 2 } }, points: { senate: 4 } });
  expect(place(alone, 'italia', 2, 2, 2, 2).state.provinces.support.italia).toBe(1);
});

test('ToC 6.3.2.italia-new: nothing else is ever told of it', () => {
  const provinces = { asia: governed, gallia: governed, thracia: governed, ...sixBlue() };
  const table = place(arrange({ provinces, points: { senate: 6 } }), 'italia', 1, 1, 1, 1, 1, 1);
  expect(table.told('support-changed')).toEqual([{ province: 'italia', support: 4, by: 'governor-placed' }]);
});

test('ToC 6.3.2.italia-reign: one more whenever the Emperor places a governor elsewhere', () => {
  for (const governor of ['neutral', 'blue'] as const) {
    const provinces = { italia: { ...governed, support: 3 }, asia: { governor } } as const;
    const table = place(arrange({ provinces, points: { senate: 2 } }), 'asia', 2, 2);
    expect(table.state.provinces.support.italia).toBe(4);
  }
});
test('ToC 6.3.2.italia-reign: not when he fails, and not when somebody else succeeds', () => {
  const provinces = { italia: { ...governed, support: 3 }, asia: { governor: 'blue' } } as const;
  const failed = place(arrange({ provinces, points: { senate: 2 } }), 'asia', 1, 2);
  expect(failed.state.provinces.support.italia).toBe(3);
  const other = place(
    arrange({ provinces: { italia: { governor: 'red', support: 3 } }, points: { senate: 2 } }),
    'asia',
    2,
    2,
  );
  expect(other.state.provinces.support.italia).toBe(3);
});
test('ToC 6.3.2.italia-reign: never above eight', () => {
  const provinces = { italia: { ...governed, support: 8 } } as const;
  const table = place(arrange({ provinces, points: { senate: 2 } }), 'asia', 2, 2);
  expect(table.state.provinces.support.italia).toBe(8);
});
test('ToC 6.3.2.italia-reign: one less at once when a governor of his is voted out', () => {
  const provinces = { italia: { governor: 'blue', support: 3 }, asia: { governor: 'blue' } } as const;
  const table = place(arrange({ provinces, points: { senate: 2 } }), 'asia', 2, 2);
  expect(table.state.provinces.support.italia).toBe(2);
});
test('ToC 6.3.2.italia-reign: one less when he recalls one', () => {
  const provinces = { italia: { ...governed, support: 3 }, asia: governed } as const;
  const table = arrange({ provinces, points: { senate: 2 } }).play('green', 'recall-governor', 'asia');
  expect(table.state.provinces.support.italia).toBe(2);
});
test('ToC 6.3.2.italia-reign: one less when his pretender province is taken', () => {
  const table = arrange({
    provinces: {
      italia: { governor: 'blue', support: 3 },
      asia: { governor: 'blue', support: 3, marker: 'breakaway' },
      thracia: { governor: 'blue', support: 3, marker: 'seat' },
    },
    armies: [inAsia('green', { legions: 1, inCapital: false })],
  });
  table.play('green', 'enter-capital', 'green-general-0').play('green', 'install-governor');
  expect(table.state.provinces.support.italia).toBe(2);
});
test('ToC 6.3.2.italia-reign: at 0 outside the support check the Emperor stays until his next one', () => {
  const provinces = { italia: { governor: 'blue', support: 1 }, asia: { governor: 'blue' } } as const;
  const table = place(arrange({ provinces, points: { senate: 2 } }), 'asia', 2, 2);
  expect(table.state.provinces.support.italia).toBe(0);
  table.dice(1, 1).play('green', 'end-actions').play('green', 'end-purchases');
  table.play('green', 'refill-hand', { 'senate-1': 3, 'military-1': 2 });
  expect(table.state.provinces.governor.italia).toBe('blue');
  table.play('blue', 'end-actions');
  expect(table.state.provinces.governor.italia).toBe('neutral');
});
test('ToC 6.3.2.italia-reign: a governor lost at 0 takes it no lower', () => {
  const provinces = { italia: { governor: 'blue', support: 0 }, asia: { governor: 'blue' } } as const;
  const table = place(arrange({ provinces, points: { senate: 2 } }), 'asia', 2, 2);
  expect(table.state.provinces.support.italia).toBe(0);
});

test('ToC 6.3.2.italia-neutral: one less when a neutral governor is replaced', () => {
  const table = arrange({ provinces: { gallia: governed, ...sixBlue() }, points: { senate: 2 } });
  expect(table.state.provinces.support.italia).toBe(5);
  expect(place(table, 'asia', 1, 1).state.provinces.support.italia).toBe(4);
});
test('ToC 6.3.2.italia-neutral: unchanged when one player replaces another', () => {
  const table = arrange({ provinces: sixBlue(), points: { senate: 2 } });
  expect(place(table, 'syria', 2, 2).state.provinces.support.italia).toBe(6);
});
test('ToC 6.3.2.italia-neutral: one more when another province becomes neutral', () => {
  const table = arrange({ provinces: { gallia: governed, ...sixBlue() }, points: { senate: 2 } });
  expect(table.play('green', 'recall-governor', 'gallia').state.provinces.support.italia).toBe(6);
});
test('ToC 6.3.2.italia-neutral: at most eight, counted anew and not as a running total', () => {
  const three = { asia: governed, syria: governed, gallia: governed } as const;
  const nine = arrange({ provinces: three, points: { senate: 4 } });
  expect(nine.state.provinces.support.italia).toBe(8);
  nine.dice(1, 1).play('green', 'place-governor', 'africa').play('green', 'stake-senate', 2);
  expect(nine.state.provinces.support.italia).toBe(8);
  nine.play('green', 'recall-governor', 'asia');
  expect(nine.state.provinces.support.italia).toBe(8);
  const eight = arrange({ provinces: { ...three, thracia: governed }, points: { senate: 2 } });
  expect(place(eight, 'africa', 1, 1).state.provinces.support.italia).toBe(7);
});
