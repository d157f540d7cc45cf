import { describe, expect, test } from 'vitest';
import raw from '../data/data.json' with { type: 'json' };
import { faultsOfData } from '../src/data-check.js';

/** A copy of the data with one thing spoilt. */
const spoilt = (spoil: (data: typeof raw & Record<string, unknown>) => void): unknown => {
  const data = JSON.parse(JSON.stringify(raw));
  spoil(data);
  return data;
};

describe('house 16: the data are checked against the rule book', () => {
  test('house 16: the data as they are hold', () => {
    expect(faultsOfData(raw)).toEqual([]);
  });

  test.each<[string, string, (data: typeof raw & Record<string, unknown>) => void]>([
    ['an unknown part', 'foo', data => Object.assign(data, { foo: 1 })],
    ['a missing part', 'edges', data => Reflect.deleteProperty(data, 'edges')],
    [
      'a region without provenance',
      'regions[0].provenance',
      data => Reflect.deleteProperty(data.regions[0], 'provenance'),
    ],
    ['a made-up provenance', 'edges[3].provenance', data => Object.assign(data.edges[3], { provenance: 'hearsay' })],
    ['a negative cost', 'actions[2].cost', data => Object.assign(data.actions[2], { cost: -1 })],
    ['a border to nowhere', 'edges[0]', data => Object.assign(data.edges[0], { b: 'atlantis' })],
    ['a one-sided border', 'regions[0].adjacent', data => data.regions[0].adjacent.push('syria')],
    ['a card too many', 'influenceCards (sum of counts)', data => Object.assign(data.influenceCards[0], { count: 13 })],
    ['a card of value 5', 'influenceCards[3].value', data => Object.assign(data.influenceCards[3], { value: 5 })],
    ['an event twice', 'eventCards[1]', data => Object.assign(data.eventCards[1], { id: 'plague-of-cyprian' })],
    ['a gap in a crisis table', 'crisisTables.3.7', data => Reflect.deleteProperty(data.crisisTables['3'], '7')],
    [
      'a path to nowhere',
      'invasionPaths.goths.2',
      data => Object.assign(data.invasionPaths.goths['2'], { path: ['dacia'] }),
    ],
    ['a leader too few', 'leaders.generals', data => data.leaders.generals.pop()],
    [
      'a die that is no number',
      'combat.units.militia.hitsOn',
      data => Object.assign(data.combat.units[2], { hitsOn: '5+' }),
    ],
  ])('house 16: %s is named with its path and a rule', (_, path, spoil) => {
    const faults = faultsOfData(spoilt(spoil));
    expect(faults.map(fault => fault.path)).toContain(path);
    for (const fault of faults) expect(fault.rule).toMatch(/^ToC /);
  });

  test.each([null, 7, 'data', [], {}])('house 16: %j is no data, and that is said without a crash', nonsense => {
    expect(faultsOfData(nonsense).length).toBeGreaterThan(0);
  });
});
