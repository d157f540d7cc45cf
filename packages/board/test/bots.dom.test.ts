import type { Hint, Line, Sight } from '@hegemon/host';
import { button, pick } from '@hegemon/kernel';
import { describe, expect, test } from 'vitest';
import Dock from '../src/ask/dock.svelte';
// The dock loads it when it is needed; here it is there already.
import '../src/bots/hint-panel.svelte';
import StandIn from '../src/bots/stand-in.svelte';
import Telling from '../src/drawer/telling.svelte';
import Rail from '../src/shell/rail.svelte';
import Trouble from '../src/shell/trouble.svelte';
import type { TableState } from '../src/table.svelte.js';
import { decisionOf, seatedAt, sightOf } from './support/fake-desk.js';
import { page } from './support/page.js';

const HINT: Hint = {
  bot: 'master',
  answer: { kind: 'march', arg: 'gaul' },
  considered: [
    {
      answer: { kind: 'march', arg: 'gaul' },
      worth: 0.541,
      terms: [
        { code: 'provinces', change: 0.35 },
        { code: 'support', change: -0.12 },
      ],
    },
    { answer: { kind: 'march', arg: 'spain' }, worth: 0.512, terms: [] },
    { answer: { kind: 'stop' }, worth: 0.4, terms: [] },
  ],
  nodes: 1000,
};
const CHOICES = [pick('march', ['gaul', 'spain']), button('stop')];
/** The same position, with a bot that plays for somebody. */
const deputized = (table: TableState, standIns: Record<string, string>, waiting = 'red'): Sight => ({
  ...table.sight,
  match: { ...table.sight.match, standIns },
  table: { ...table.sight.table, decisions: [], waiting: [{ seat: waiting, rule: '', prompt: 'act' }] },
});

describe('ui: a hint', () => {
  test('ui: it is thought about, told with its chances and reasons, and done', async () => {
    const { desk, table } = seatedAt(CHOICES);
    desk.advice = HINT;
    let think = (): void => undefined;
    desk.thought = new Promise(resolve => (think = resolve));
    const dock = page(table, Dock);
    expect(dock.all('[data-part="hint"]')).toEqual([]);
    await dock.click('[data-part="prompt"] [data-act="hint"]');
    expect(dock.text('[data-part="hint"]')).toContain('The Master is thinking');
    table.hear({ type: 'thinking', thinking: { seat: 'red', bot: 'master', share: 0.4 } });
    await dock.rest();
    expect((dock.one('[data-part="hint"] progress') as HTMLProgressElement).value).toBe(0.4);
    think();
    await dock.rest();
    const said = dock.text('[data-part="hint"]');
    expect(said).toMatch(/What the Master would do.*March: Gaul.*Chance to win 54\.1%/);
    expect(said).toMatch(/March: Spain.*51\.2% chance to win.*Stop.*40\.0%/);
    expect(said).toMatch(/Provinces \+0\.35\s*Support −0\.12/);
    await dock.click('[data-act="hint-do"]');
    expect(desk.answered[0].answer).toEqual({ kind: 'march', arg: 'gaul' });
    expect(dock.all('[data-part="hint"]')).toEqual([]);
  });

  test('ui: what lets dice fall is held back for the hint too', async () => {
    const { desk, table } = seatedAt(CHOICES, { risks: ['march'] });
    desk.advice = HINT;
    desk.sees = () => ({ draws: true });
    const dock = page(table, Dock);
    await dock.click('[data-act="hint"]');
    await dock.click('[data-act="hint-do"]');
    expect(desk.answered).toEqual([]);
    expect(table.risk?.course).toEqual([HINT.answer]);
  });

  test('ui: it goes with the position, with Escape, and comes too late for another', async () => {
    const { desk, table } = seatedAt(CHOICES);
    desk.advice = HINT;
    const dock = page(table, Dock);
    await dock.click('[data-act="hint"]');
    await dock.key('Escape');
    expect(table.hinting.is).toBe('closed');
    let think = (): void => undefined;
    desk.thought = new Promise(resolve => (think = resolve));
    await dock.click('[data-act="hint"]');
    table.show(sightOf(decisionOf(CHOICES)));
    think();
    await dock.rest();
    expect(dock.all('[data-part="hint"]')).toEqual([]);
    // Nobody is asked: nobody is advised.
    table.show(sightOf(undefined));
    await dock.rest();
    expect(dock.all('[data-act="hint"]')).toEqual([]);
    await table.hinting.ask();
    expect(table.hinting.is).toBe('closed');
  });

  test('ui: where there is no advice it says so', async () => {
    const { table } = seatedAt(CHOICES);
    const dock = page(table, Dock);
    await dock.click('[data-act="hint"]');
    expect(dock.text('[data-part="hint"]')).toContain('no advice');
  });
});

describe('ui: a bot stands in', () => {
  test('ui: level and style are chosen, with what is known of them', async () => {
    const { desk, table } = seatedAt(CHOICES);
    let isClosed = false;
    const panel = page(table, [StandIn, { seat: 'red', onclose: () => (isClosed = true) }]);
    await panel.rest();
    const level = panel.one('[data-act="stand-in-level"]') as HTMLSelectElement;
    expect([...level.options].map(({ text }) => text)).toEqual(['Beginner', 'Apprentice', 'Strategist']);
    expect(level.value).toBe('bot:planner');
    expect(panel.text('.note')).toMatch(/rating 641 \(± 40\); wins 52 % at a table of three Apprentices/);
    const style = panel.one('[data-act="stand-in-style"]') as HTMLSelectElement;
    style.value = 'builder';
    style.dispatchEvent(new Event('change', { bubbles: true }));
    await panel.click('[data-act="stand-in-begin"]');
    expect(desk.stoodIn).toEqual([{ seat: 'red', bot: 'planner/builder' }]);
    expect(isClosed).toBe(true);
  });

  test('ui: the dock says who plays, at whose pace, and gives the seat back', async () => {
    const { desk, table } = seatedAt(CHOICES);
    const dock = page(table, Dock);
    expect(dock.all('[data-part="stand-ins"], [data-part="pace"]')).toEqual([]);
    table.show(deputized(table, { red: 'planner/builder' }));
    table.hear({ type: 'thinking', thinking: { seat: 'red', bot: 'planner/builder', share: 0.3 } });
    await dock.rest();
    expect(dock.text('[data-part="stand-ins"]')).toContain('Strategist (builder) plays for you.');
    expect(dock.text('[data-part="prompt"]')).toContain('Strategist (builder) is thinking.');
    await dock.click('[data-act="hold"]');
    expect(table.isHeld).toBe(true);
    expect(dock.text('[data-part="pace"]')).toContain('Paused');
    const pace = dock.one('[data-act="pace"]') as HTMLSelectElement;
    pace.value = 'slow';
    pace.dispatchEvent(new Event('change', { bubbles: true }));
    expect(table.pace).toBe('slow');
    await dock.click('[data-act="take-seat"]');
    expect(desk.stoodIn).toEqual([{ seat: 'red', bot: undefined }]);
  });

  test('ui: beside the seat one goes and comes, and sees who plays', async () => {
    const { desk, table } = seatedAt(CHOICES);
    let wanted = '';
    const rail = page(table, [Rail, { form: 'desktop', onstandin: (seat: string) => (wanted = seat) }]);
    expect(rail.all('[data-act="stand-in"]')).toHaveLength(1);
    await rail.click('[data-act="stand-in"]');
    expect(wanted).toBe('red');
    table.show(deputized(table, { red: 'planner' }));
    table.hear({ type: 'thinking', thinking: { seat: 'red', bot: 'planner', share: 0.3 } });
    await rail.rest();
    expect(rail.one('.touch').getAttribute('aria-label')).toMatch(/Red, Strategist, for Anna.*thinks, 30 %/);
    expect(rail.all('.progress')).toHaveLength(1);
    await rail.click('[data-act="stand-in"]');
    expect(desk.stoodIn).toEqual([{ seat: 'red', bot: undefined }]);
  });

  test('ui: what it did is marked in the chronicle, for eyes and ears', () => {
    const { table } = seatedAt(CHOICES);
    const line: Line = { n: 1, seat: 'red', heard: [], byBot: true };
    const telling = { key: '1.0', n: 1, event: { type: 'x' }, text: 'Red marched.', seat: 'red' };
    const props = { mentions: [{ text: 'Red marched.' }], onplace: () => undefined };
    const chronicle = page(
      table,
      [Telling, { telling: { ...telling, byBot: line.byBot }, ...props }],
      [Telling, { telling, ...props }],
    );
    expect(chronicle.all('[data-by="bot"]')).toHaveLength(1);
    expect(chronicle.text('[data-by="bot"]')).toBe('A bot answered for Red.');
  });
});

test('ui: a bot that fails says who answered in its place, and keeps a report', async () => {
  const { table } = seatedAt(CHOICES);
  const trouble = {
    code: 'bot-failed' as const,
    facts: { seat: 'blue', bot: 'master', message: 'no', fallback: 'planner' },
    file: { name: 'fault.json', text: '{}' },
  };
  const notice = page(table, [Trouble, { trouble, onleave: () => undefined }]);
  expect(notice.text('[data-part="trouble"]')).toMatch(/Master came to no answer for Blue; Strategist has answered/);
  const kept: string[] = [];
  const click = HTMLAnchorElement.prototype.click;
  HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
    kept.push(this.download);
  };
  try {
    await notice.click('[data-act="keep-report"]');
  } finally {
    HTMLAnchorElement.prototype.click = click;
  }
  expect(kept).toEqual(['fault.json']);
});
