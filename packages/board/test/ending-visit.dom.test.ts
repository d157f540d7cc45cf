import type { Course, Line, Report, Sight, Tick } from '@hegemon/host';
import { button, type Verdict } from '@hegemon/kernel';
import { render } from '@testing-library/svelte';
import { flushSync, tick } from 'svelte';
import { describe, expect, test } from 'vitest';
// The page loads it when it is needed; here it is there already.
import '../src/ending/ending.svelte';
import { Settings } from '../src/shell/settings.svelte.js';
import TablePage from '../src/shell/table-page.svelte';
import { FakeDesk, seatedAt, settled, sightOf } from './support/fake-desk.js';

const LAST = 40;
const chances = (n: number, turn: number, red: number) => ({ n, turn, chances: { red, blue: 1 - red } });
const REPORT: Report = {
  chances: [chances(0, 0, 0.5), chances(20, 1, 0.7), chances(LAST, 2, 1)],
  rolls: [],
  luck: { red: 0, blue: 0 },
  turningPoints: [
    { n: 12, turn: 1, seat: 'red', swing: 0.2, cause: 'decision', part: 0.15 },
    { n: 30, turn: 2, seat: 'red', swing: 0.3, cause: 'decision', part: 0.3 },
    { n: LAST, turn: 3, seat: 'red', swing: 0.1, cause: 'dice', part: 0.1 },
  ],
};
const OUTCOME = { winners: ['red'], points: { red: 9, blue: 3 }, how: 'won', rule: 'F 9' };

/** A match that is over, with all its positions. */
class EndedDesk extends FakeDesk {
  async show(at?: number): Promise<void> {
    this.table?.show(endedAt(at));
  }
  async course(): Promise<Course> {
    return { turns: [], sources: {} };
  }
  async verified(): Promise<Verdict> {
    return { ok: true, entries: LAST } as Verdict;
  }
  async ticks(): Promise<readonly Tick[]> {
    return Array.from({ length: LAST + 1 }, (_, n) => ({ n, turn: n > 20 ? 2 : 1 }));
  }
  async games(): Promise<readonly []> {
    return [];
  }
  async hazards(): Promise<readonly []> {
    return [];
  }
  async notes(): Promise<string> {
    return '';
  }
}
const endedAt = (at?: number): Sight => {
  const sight = sightOf(undefined, { at: at ?? LAST, last: LAST });
  const lines = Array.from({ length: LAST + 1 }, (_, n): Line => ({ n, heard: [] }));
  const table = at === undefined ? { ...sight.table, outcome: OUTCOME } : sight.table;
  return { ...sight, match: { ...sight.match, serverSeed: 'ab' }, table, news: { from: 0, lines } };
};

const opened = async () => {
  const { desk, table } = seatedAt([button('stop')], {}, new EndedDesk());
  desk.reported = REPORT;
  table.show(endedAt());
  const told: [what: 'position' | 'visit', n: number | undefined][] = [];
  const { container } = render(TablePage, {
    table,
    settings: new Settings(),
    onleave: () => undefined,
    onposition: (n: number | undefined) => told.push(['position', n]),
    onvisit: (n: number) => told.push(['visit', n]),
    onbranch: () => undefined,
  });
  const rest = async (): Promise<void> => {
    await settled();
    await tick();
    flushSync();
  };
  const all = (selector: string): HTMLElement[] => [...container.querySelectorAll<HTMLElement>(selector)];
  const click = async (selector: string): Promise<void> => {
    const [first] = all(selector);
    if (!first) throw new Error(`there is no ${selector}`);
    first.click();
    await rest();
  };
  await rest();
  await click('[data-tab="report"]');
  told.length = 0;
  return { table, told, all, click, rest };
};
const SHOW = '.turning [data-act="report-position"][data-n="30"]';
const scrollOf = ([first]: readonly HTMLElement[]): HTMLElement => first;

describe('ui: from the report to a position and back', () => {
  test('ui: the bar leads back to the report, which is as one has left it', async () => {
    const { table, told, all, click } = await opened();
    scrollOf(all('[data-part="ending"] .scroll')).scrollTop = 240;
    await click(SHOW);
    expect(table.sight.at).toBe(30);
    expect(all('[data-part="ending"]')).toEqual([]);
    // Such a step is one that Back of the browser can take back.
    expect(told).toEqual([['visit', 30]]);
    await click('[data-act="to-report"]');
    expect(table.sight.at).toBe(LAST);
    expect(told.at(-1)).toEqual(['position', undefined]);
    expect(all('[data-tab="report"]')[0].getAttribute('aria-selected')).toBe('true');
    expect(scrollOf(all('[data-part="ending"] .scroll')).scrollTop).toBe(240);
    expect(document.activeElement).toBe(all(SHOW)[0]);
  });

  test('ui: so does every other way to the present', async () => {
    const { table, all, click, rest } = await opened();
    await click(SHOW);
    await table.desk.show();
    await rest();
    expect(all('[data-tab="report"]')[0].getAttribute('aria-selected')).toBe('true');
    expect(document.activeElement).toBe(all(SHOW)[0]);
  });

  test('ui: the last position is looked at by putting the report away', async () => {
    const { all, click } = await opened();
    const last = `.turning [data-n="${LAST}"]`;
    await click(last);
    expect(all('[data-part="ending"], [data-act="to-report"]')).toEqual([]);
    await click('[data-act="show-result"]');
    expect(all('[data-tab="report"]')[0].getAttribute('aria-selected')).toBe('true');
    expect(document.activeElement).toBe(all(last)[0]);
  });

  test('ui: what if is asked of a position at which something is left to be decided, not of the end', async () => {
    const { all, click } = await opened();
    expect(all('[data-act="what-if"]')).toEqual([]);
    await click(SHOW);
    expect(all('[data-act="what-if"]')).not.toEqual([]);
  });

  test('ui: one goes round the turning points, and goes about from there without leaving traces', async () => {
    const { table, told, all, click } = await opened();
    await click(SHOW);
    const isOff = (id: string): boolean => (all(`[data-act="replay-${id}"]`)[0] as HTMLButtonElement).disabled;
    // Where the report lies again is not on the way.
    expect([isOff('backPoint'), isOff('forwardPoint')]).toEqual([false, true]);
    await click('[data-act="replay-backPoint"]');
    expect(table.sight.at).toBe(12);
    expect([isOff('backPoint'), isOff('forwardPoint')]).toEqual([true, false]);
    expect(told).toEqual([
      ['visit', 30],
      ['position', 12],
    ]);
  });

  test('ui: whoever has not come from the report is not led there', async () => {
    const { table, told, all, rest } = await opened();
    await table.desk.show(30);
    await rest();
    expect(all('[data-part="replay"]').length).toBeGreaterThan(0);
    expect(all('[data-act="to-report"]')).toEqual([]);
    expect(told).toEqual([['position', 30]]);
  });
});
