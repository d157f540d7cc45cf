import { allot, button, pick, subset } from '@hegemon/kernel';
import { describe, expect, test } from 'vitest';
import { decisionOf, FakeDesk, seatedAt, settled, sightOf } from './support/fake-desk.js';

const ACT = [pick('march', ['legion', 'cohort']), pick('feast', ['legion', 'town']), button('stop')];
const TO = decisionOf([pick('march-to', ['gaul', 'spain'])], { prompt: 'where' });
const costing = (amount: number) => [{ unit: 'gold', amount }];

describe('ui: what a touch does', () => {
  test('ui: everything that can be named is lit, and nothing while an answer is on its way', () => {
    const { table } = seatedAt(ACT);
    expect([...table.lit.keys()]).toEqual(['legion', 'cohort', 'town']);
    expect(table.lit.get('legion')).toEqual({ kinds: ['march', 'feast'], step: 1 });
    table.isBusy = true;
    expect(table.lit.size).toBe(0);
  });

  test('ui: a thing chosen offers what can be done with it, and lights where that leads', async () => {
    const { desk, table } = seatedAt(ACT);
    desk.sees = ([first, second]) => {
      if (second) return { cost: costing(second.arg === 'gaul' ? 1 : 2) };
      return first.kind === 'march' ? { next: TO } : {};
    };
    table.touch('legion');
    await settled();
    expect(table.offers.map(({ kind }) => kind)).toEqual(['march', 'feast']);
    expect(table.isChosen('legion')).toBe(true);
    expect(table.lit.get('gaul')).toEqual({ kinds: ['march-to'], step: 1, cost: costing(1) });
    expect(table.lit.get('spain')?.step).toBe(2);
    expect(table.lit.has('legion')).toBe(false);
    desk.shows = answer => sightOf(answer.kind === 'march' ? TO : undefined);
    table.touch('spain');
    await settled();
    expect(desk.answered.map(({ answer }) => answer)).toEqual([
      { kind: 'march', arg: 'legion' },
      { kind: 'march-to', arg: 'spain' },
    ]);
    expect(desk.answered[1].n).toBe(TO.n);
  });

  test('ui: the second answer waits until its question is there', async () => {
    const { desk, table } = seatedAt(ACT);
    desk.isLate = true;
    desk.shows = answer => sightOf(answer.kind === 'march' ? TO : undefined);
    await table.send([
      { kind: 'march', arg: 'legion' },
      { kind: 'march-to', arg: 'gaul' },
    ]);
    expect(desk.answered.map(({ n }) => n)[1]).toBe(TO.n);
  });

  test('ui: the same question again is no way on', async () => {
    const { desk, table } = seatedAt(ACT);
    desk.sees = () => ({ next: decisionOf(ACT) });
    table.touch('legion');
    await settled();
    expect(table.ways).toEqual([]);
    expect(table.lit.get('town')?.step).toBe(2);
  });

  test('ui: where two ways lead to one thing, one is asked which', async () => {
    const { desk, table } = seatedAt(ACT);
    desk.sees = ([first]) => ({ next: { ...TO, choices: [pick(`${first.kind}-to`, ['gaul'])] } });
    table.touch('legion');
    await settled();
    table.touch('gaul');
    await settled();
    expect(desk.answered).toEqual([]);
    expect(table.waysTo('gaul').map(({ first }) => first.kind)).toEqual(['march', 'feast']);
    expect(table.isChosen('gaul')).toBe(true);
  });

  test('ui: a second touch puts a thing back, another takes its place', () => {
    const { table } = seatedAt(ACT);
    table.touch('legion');
    table.touch('cohort');
    expect(table.draft.id).toBe('cohort');
    table.touch('cohort');
    expect(table.draft.id).toBeUndefined();
  });

  test('ui: a question for one thing is answered by one touch', async () => {
    const { desk, table } = seatedAt([pick('lose', ['a', 'b']), button('pass')]);
    table.touch('b');
    await settled();
    expect(desk.answered[0].answer).toEqual({ kind: 'lose', arg: 'b' });
  });

  test('ui: what the face calls direct needs no second touch', async () => {
    const { desk, table } = seatedAt([pick('play', ['card']), pick('march', ['legion'])], { direct: ['play'] });
    table.touch('card');
    await settled();
    expect(desk.answered[0].answer).toEqual({ kind: 'play', arg: 'card' });
  });

  test('ui: a kind chosen first lights its things only; another thing says why not', async () => {
    const { desk, table } = seatedAt(ACT);
    table.choose('feast');
    expect([...table.lit.keys()]).toEqual(['legion', 'town']);
    table.touch('cohort');
    await settled();
    expect(desk.asked).toEqual([{ id: 'cohort', kind: 'feast' }]);
    expect(table.draft.kind).toBe('feast');
    table.touch('town');
    await settled();
    expect(desk.answered[0].answer).toEqual({ kind: 'feast', arg: 'town' });
  });

  test('ui: several things are ticked or heaped, then confirmed', async () => {
    const { desk, table } = seatedAt([subset('hit', ['a', 'b', 'c'], 2, 2), allot('give', 2, { a: 2 }), button('no')]);
    table.choose('hit');
    table.touch('a');
    table.confirm();
    await settled();
    expect(desk.answered).toEqual([]);
    table.touch('c');
    expect([...table.lit.keys()]).toEqual([]);
    table.confirm();
    await settled();
    expect(desk.answered[0].answer).toEqual({ kind: 'hit', arg: ['a', 'c'] });
  });
});

describe('ui: before dice fall', () => {
  const odds = [{ course: [], runs: 100, isExact: true, error: 0, shares: [{ code: 'win', share: 0.6 }], figures: [] }];

  test('ui: an answer that lets dice fall is held back until the odds were seen', async () => {
    const { desk, table } = seatedAt([pick('attack', ['foe'])], { risks: ['attack'] });
    desk.sees = () => ({ draws: true });
    desk.odd = odds;
    table.touch('foe');
    await settled();
    expect(desk.answered).toEqual([]);
    expect(table.risk?.odds).toEqual(odds);
    await table.send(table.risk!.course, true);
    expect(desk.answered[0].answer).toEqual({ kind: 'attack', arg: 'foe' });
    expect(table.risk).toBeUndefined();
  });

  test('ui: where nothing falls at once nothing is held back', async () => {
    const { desk, table } = seatedAt([pick('attack', ['foe'])], { risks: ['attack'] });
    table.touch('foe');
    await settled();
    expect(desk.answered).toHaveLength(1);
  });

  test('ui: a touch elsewhere takes the risk away', async () => {
    const { desk, table } = seatedAt([pick('attack', ['foe']), pick('march', ['legion'])], { risks: ['attack'] });
    desk.sees = ([{ kind }]) => (kind === 'attack' ? { draws: true } : {});
    await table.send([{ kind: 'attack', arg: 'foe' }]);
    expect(table.risk).toBeDefined();
    table.touch('legion');
    expect(table.risk).toBeUndefined();
    expect(desk.answered).toEqual([]);
  });
});

describe('ui: what is told', () => {
  const refusal = { refused: 'not-offered', rule: 'F 7', because: 'too-dear', possible: [], waiting: [] } as const;

  test('ui: a refusal is told with its rule, and gone at the next act', async () => {
    const { desk, table } = seatedAt(ACT);
    desk.refusal = refusal;
    await table.send([{ kind: 'stop' }]);
    expect(table.told).toMatchObject({ rule: 'F 7' });
    expect(table.told?.text).toContain('Too dear');
    table.touch('legion');
    expect(table.told).toBeUndefined();
  });

  test('ui: a thing that cannot be chosen says why not; without a reason it says so too', async () => {
    const { desk, table } = seatedAt(ACT);
    desk.reasons = [{ answer: { kind: 'march', arg: 'x' }, refusal }];
    table.touch('x');
    await settled();
    expect(table.told).toMatchObject({ id: 'x', rule: 'F 7' });
    desk.reasons = [];
    table.touch('y');
    await settled();
    expect(table.told?.id).toBe('y');
    expect(table.told?.rule).toBeUndefined();
  });

  test('ui: what was asked before comes too late', async () => {
    const { desk, table } = seatedAt(ACT);
    let answer: (reasons: []) => void = () => undefined;
    const slow = new Promise<[]>(resolve => (answer = resolve));
    desk.whyNot = () => slow;
    table.touch('x');
    table.choose('feast');
    table.show(sightOf(decisionOf(ACT)));
    answer([]);
    await settled();
    expect(table.told).toBeUndefined();
  });
});

describe('ui: what is foreseen', () => {
  test('ui: costs are asked for once, together, and again only in another position', async () => {
    const { desk, table } = seatedAt(ACT);
    desk.sees = () => ({ cost: costing(1) });
    expect(table.foresee([{ kind: 'stop' }])).toBeUndefined();
    table.foresee([{ kind: 'march', arg: 'legion' }]);
    table.foresee([{ kind: 'stop' }]);
    await settled();
    expect(desk.foreseen.map(batch => batch.length)).toEqual([2]);
    expect(table.foresee([{ kind: 'stop' }])?.cost).toEqual(costing(1));
    await settled();
    expect(desk.foreseen).toHaveLength(1);
    table.show(sightOf(decisionOf(ACT)));
    expect(table.foresee([{ kind: 'stop' }])).toBeUndefined();
  });

  test('ui: many are asked for in batches, and what is urgent first', async () => {
    const many = Array.from({ length: 60 }, (_, i) => `t${i}`);
    const { desk, table } = seatedAt([pick('take', many), pick('see', ['t0']), button('no')]);
    for (const arg of many) table.foresee([{ kind: 'take', arg }]);
    table.touch('t0');
    await settled();
    expect(desk.foreseen.map(batch => batch.length)).toEqual([24, 24, 13]);
    expect(desk.foreseen[0].slice(0, 2).map(([{ kind }]) => kind)).toEqual(['take', 'see']);
  });

  test('ui: what comes back for an earlier position is thrown away', async () => {
    const desk = new FakeDesk();
    let answer: (found: { cost: ReturnType<typeof costing> }[]) => void = () => undefined;
    const { table } = seatedAt(ACT, {}, desk);
    desk.foresee = () => new Promise(resolve => (answer = resolve));
    table.foresee([{ kind: 'stop' }]);
    await settled();
    table.show(sightOf(decisionOf(ACT)));
    answer([{ cost: costing(9) }]);
    await settled();
    desk.foresee = async courses => courses.map(() => ({}));
    expect(table.foresee([{ kind: 'stop' }])).toBeUndefined();
  });

  test('ui: others may answer meanwhile; what one has put together stays', () => {
    const { table } = seatedAt(ACT);
    table.touch('legion');
    table.show({ ...table.sight, at: table.sight.at + 1, last: table.sight.last + 1 });
    expect(table.draft.id).toBe('legion');
    table.show(sightOf(decisionOf(ACT)));
    expect(table.draft.id).toBeUndefined();
  });
});
