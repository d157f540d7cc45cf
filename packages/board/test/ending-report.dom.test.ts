import type { Report as Found, Line } from '@hegemon/host';
import { button } from '@hegemon/kernel';
import { describe, expect, test } from 'vitest';
import { nearestTo, valueAt } from '../src/ending/chart.js';
import { chanceColumns, luckOf, partOf, placeIn, type Visit, weightiest } from '../src/ending/report.js';
import Report from '../src/ending/report.svelte';
import { reportWords } from '../src/ending/report.words.js';
import { seatedAt } from './support/fake-desk.js';
import { page } from './support/page.js';

const REPORT: Found = {
  chances: [
    { n: 0, turn: 0, chances: { red: 0.5, blue: 0.5 } },
    { n: 10, turn: 1, chances: { red: 0.7, blue: 0.3 } },
    { n: 40, turn: 2, chances: { red: 0, blue: 1 } },
  ],
  rolls: [
    {
      n: 4,
      turn: 1,
      seat: 'red',
      answer: { kind: 'attack', arg: 'gaul' },
      dice: [6, 5],
      expected: { red: 0.5, blue: 0.5 },
      actual: { red: 0.62, blue: 0.38 },
      error: 0.01,
    },
    {
      n: 20,
      turn: 2,
      seat: 'red',
      answer: { kind: 'end' },
      dice: [1],
      expected: { red: 0.6, blue: 0.4 },
      actual: { red: 0.35, blue: 0.65 },
      error: 0.01,
    },
  ],
  luck: { red: -0.13, blue: 0.13 },
  turningPoints: [
    { n: 20, turn: 2, seat: 'blue', swing: 0.25, cause: 'dice', part: 0.2 },
    { n: 6, turn: 1, seat: 'red', swing: 0.1, cause: 'decision', part: 0.04 },
  ],
};

describe('ui: luck and turning points', () => {
  test('ui: a column lies where its entry lies in the match', () => {
    const columns = chanceColumns(REPORT);
    expect(columns.map(({ at }) => at)).toEqual([0, 0.25, 1]);
    expect([placeIn(REPORT, 20), placeIn(REPORT, 99)]).toEqual([0.5, 1]);
    expect(valueAt(columns, 'red', 0.125)).toBeCloseTo(0.6);
    expect(valueAt(columns, 'blue', 1)).toBe(1);
    expect(nearestTo(columns, 0.3)).toBe(1);
    expect(nearestTo(columns, 0.9)).toBe(2);
  });

  test('ui: rolls are weighed for whoever ventured them, otherwise for whom they concerned most', () => {
    const [first, second] = weightiest(REPORT, 8, ({ kind }) => kind === 'attack');
    expect([first.roll.n, second.roll.n]).toEqual([20, 4]);
    expect([second.seat, second.expected, second.actual]).toEqual(['red', 0.5, 0.62]);
    expect(weightiest(REPORT, 1, () => true)).toHaveLength(1);
    expect(luckOf(REPORT, ['red', 'blue']).map(({ seat, rolls, share }) => [seat, rolls, share])).toEqual([
      ['blue', 0, 1],
      ['red', 2, -1],
    ]);
  });

  test('ui: it is waited for, told in words and tables, and leads to the positions', async () => {
    const { desk, table } = seatedAt([button('stop')], { risks: ['attack'], diceOf: () => [] });
    desk.reported = REPORT;
    table.lines = Array.from({ length: 41 }, (_, n): Line => ({ n, heard: [{ type: `happened-${n}` }] }));
    const gone: Visit[] = [];
    const report = page(table, [Report, { seats: ['red', 'blue'], ongo: (visit: Visit) => gone.push(visit) }]);
    expect(report.text('[role="status"]')).toContain('being weighed');
    await report.rest();
    const said = report.text('[data-part="report"]');
    expect(said).toContain('The dice helped Blue most (+13.0 percentage points) and Red least (−13.0).');
    // In the order of the match, with what the chronicle says.
    const [first, second] = report.all('.turning li').map(each => each.textContent?.replace(/\s+/g, ' ').trim());
    expect(first).toMatch(
      /^1 Turn 1: Red \+10\.0 percentage points The greatest part by a decision and what came of it: \+4\.0/,
    );
    expect(second).toMatch(/^2 Turn 2: Blue \+25\.0 percentage points Most of it by the dice: \+20\.0/);
    expect(report.text('.rolls')).toMatch(/Attack: Gaul.*expected 50%, became 62%/);
    expect(report.all('.rolls [role="img"]').length).toBe(3);
    // The chart has a text that says the same.
    expect(report.all('figure table tbody tr').map(row => row.textContent?.replace(/\s+/g, ' ').trim())).toEqual([
      expect.stringContaining('50%50%'),
      expect.stringContaining('70%30%'),
      expect.stringContaining('0%100%'),
    ]);
    await report.click('.turning [data-act="report-position"]');
    await report.click('[data-spot="20"]');
    // With all that there is to go round, and whence.
    expect(gone).toEqual([
      { n: 6, by: 'turning-6', tour: [6, 20] },
      { n: 20, by: 'turning-20', tour: [6, 20] },
    ]);
    // It is made once.
    desk.reported = { code: 'engine-fault' };
    expect(await table.report()).toBe(REPORT);
  });

  test('ui: what nothing is told of has somebody who did it, whoever gained by it', async () => {
    const { desk, table } = seatedAt([button('stop')]);
    desk.reported = REPORT;
    const answer = { kind: 'place', arg: 'gaul' };
    table.lines = Array.from({ length: 41 }, (_, n): Line => ({ n, seat: 'blue', answer, heard: [] }));
    const report = page(table, [Report, { seats: ['red', 'blue'], ongo: () => undefined }]);
    await report.rest();
    expect(report.all('.turning .said').map(each => each.textContent)).toEqual([
      'Blue: Place: Gaul',
      'Blue: Place: Gaul',
    ]);
  });

  test('ui: a step has done most of a turn, or more than all of it, or only more than the others', () => {
    expect(partOf({ swing: 0.1, part: 0.06 })).toBe('most');
    expect(partOf({ swing: -0.1, part: -0.05 })).toBe('greatest');
    expect(partOf({ swing: -0.1, part: -0.11 })).toBe('all');
  });

  test('ui: it says percentage points, in both languages, where points are something else', () => {
    for (const language of ['en', 'de'] as const) {
      const { by, helped, spot, points } = reportWords[language];
      for (const text of [by('+1'), helped('a', '+1', 'b', '-1'), spot(1, 't', 's', '+1'), points])
        expect(text).toMatch(/percentage points|Prozentpunkte/i);
    }
  });

  test('ui: where no report can be made it says so', async () => {
    const { table } = seatedAt([button('stop')]);
    const report = page(table, [Report, { seats: ['red', 'blue'], ongo: () => undefined }]);
    await report.rest();
    expect(report.text('[data-part="report"]')).toContain('No report');
  });
});
