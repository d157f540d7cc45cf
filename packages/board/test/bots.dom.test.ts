import type { Hint, Line, Sight } from '@hegemon/host';
import { button, pick } from '@hegemon/kernel';
import { describe, expect, test } from 'vitest';
import Dock from '../src/ask/dock.svelte';
// The dock loads it when it is needed; here it is there already.
import '../src/bots/hint-panel.svelte';
import { isKeptHeld, keepHeld } from '../src/bots/holding.js';
import StandIn from '../src/bots/stand-in.svelte';
import Telling from '../src/drawer/telling.svelte';
import type { Language } from '../src/face.js';
import Rail from '../src/shell/rail.svelte';
import SeatStrip from '../src/shell/seat-strip.svelte';
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
        { code: 'provinces', change: 0.035 },
        { code: 'rivals', change: 0.004 },
        { code: 'support', change: -0.012 },
      ],
    },
    { answer: { kind: 'march', arg: 'spain' }, worth: 0.538, beside: 'even', terms: [] },
    { answer: { kind: 'stop' }, worth: 0.4, beside: 'worse', terms: [] },
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
    // What chance between the playouts may have made is no figure.
    expect(said).toMatch(/March: Spain about the same\s*Stop 40\.0% 40\.0% chance to win/);
    expect(said).not.toContain('53.8');
    expect(said).toMatch(/Why Percentage points of the chance to win .*Provinces \+3\.5\s*What the others lose \+0\.4/);
    expect(said).toMatch(/At the cost of Support −1\.2/);
    // A small reason has a small bar.
    const widths = dock.all('[data-part="hint"] .scale i').map(({ style }) => Math.round(parseFloat(style.width)));
    expect(widths).toEqual([35, 4, 12]);
    await dock.click('[data-act="hint-do"]');
    expect(desk.answered[0].answer).toEqual({ kind: 'march', arg: 'gaul' });
    expect(dock.all('[data-part="hint"]')).toEqual([]);
  });

  const advised = async (considered: Hint['considered'], more: Partial<Hint> = {}, language: Language = 'en') => {
    const { desk, table } = seatedAt(CHOICES);
    table.language = language;
    desk.advice = { ...HINT, considered, ...more };
    const dock = page(table, Dock);
    await dock.click('[data-act="hint"]');
    return dock.text('[data-part="hint"]');
  };
  const [OWN, SPAIN, STOP] = HINT.considered;

  test('ui: nothing below the advice has a higher chance without a word on it', async () => {
    const better = { ...SPAIN, worth: 0.6, beside: 'better' as const };
    const said = await advised([OWN, better, STOP]);
    expect(said).toMatch(/March: Spain better at first sight/);
    expect(said).toContain('The Master has looked further, and keeps to the answer above.');
    expect(said).not.toContain('60');
    const german = await advised([OWN, better, STOP], {}, 'de');
    expect(german).toContain('Der Meister hat weiter gesehen und bleibt bei der Antwort oben.');
  });

  test('ui: without reasons it says whether the others are as good', async () => {
    const bare = { ...OWN, terms: [] };
    expect(await advised([bare, SPAIN])).toContain('no difference to the other answers is sure');
    expect(await advised([bare, SPAIN, STOP])).toContain('No single reason for that is sure.');
  });

  test('ui: where nothing was compared there is no chance', async () => {
    const alone = { answer: OWN.answer, terms: [] };
    const only = await advised([alone], { isOnly: true });
    expect(only).toContain('It is the only answer there is.');
    for (const said of [only, await advised([alone]), await advised([alone, { answer: STOP.answer, terms: [] }])]) {
      expect(said).not.toMatch(/Chance to win|%|Why|nothing sure/);
    }
    expect(await advised([alone])).not.toContain('only answer');
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

  test('ui: asked for by a key, it takes the focus when it is there, and Escape gives it back', async () => {
    const { desk, table } = seatedAt(CHOICES);
    desk.advice = HINT;
    let think = (): void => undefined;
    desk.thought = new Promise(resolve => (think = resolve));
    const dock = page(table, Dock);
    const before = dock.one('[data-kind="stop"]');
    before.focus();
    table.hinting.toggleByKey();
    await dock.rest();
    expect(document.activeElement).toBe(before);
    think();
    await dock.rest();
    expect(document.activeElement).toBe(dock.one('[data-act="hint-do"]'));
    await dock.key('Escape');
    expect(table.hinting.is).toBe('closed');
    expect(document.activeElement).toBe(before);
    // Whoever has asked with the pointer keeps the focus where it is.
    await dock.click('[data-act="hint"]');
    expect(dock.all('[data-act="hint-do"]')).toHaveLength(1);
    expect(document.activeElement).not.toBe(dock.one('[data-act="hint-do"]'));
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
    expect(panel.text('.note')).toMatch(/rating 641 \(± 40\); wins 52% at a table of Apprentices/);
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

  test('ui: the pace holds from the first answer of a bot on', async () => {
    const { desk, table } = seatedAt(CHOICES);
    table.pace = 'slow';
    await table.standIn('red', 'planner');
    expect(desk.paces).toEqual([{ pace: 1600, stoodIn: 0 }]);
    // Whoever is back finds what he saw: nothing is hurried before he is there, and nothing stands still after.
    table.show(deputized(table, { red: 'planner' }));
    table.isHeld = true;
    await table.standIn('red');
    expect(desk.paces).toHaveLength(1);
    expect(table.isHeld).toBe(false);
  });

  test('ui: where a bot cannot stand in, the others are as fast as before', async () => {
    const { desk, table } = seatedAt(CHOICES);
    desk.standsIn = { code: 'worker-crashed' };
    await table.standIn('red', 'planner');
    expect(desk.paces.map(({ pace }) => pace)).toEqual([700, 0]);
    expect(table.trouble?.code).toBe('worker-crashed');
  });

  test('ui: bots that were stopped stay so in the match in which they were', () => {
    keepHeld('m', true);
    expect([isKeptHeld('m'), isKeptHeld('other')]).toEqual([true, false]);
    keepHeld('m', false);
    expect(isKeptHeld('m')).toBe(false);
  });

  test('ui: it is seen who plays in a window of any size, with level and style', async () => {
    const { table } = seatedAt(CHOICES);
    const sitters = { ...table.sight.match.sitters, blue: { name: 'planner/builder', kind: 'bot' as const } };
    table.show({ ...table.sight, match: { ...table.sight.match, sitters } });
    const opened = { isOpen: false, onopen: () => undefined };
    for (const form of ['desktop', 'laptop', 'phone']) {
      const rail = page(table, [Rail, { form }]);
      expect(rail.all('.who').map(each => each.textContent?.trim())).toEqual(['Anna (you)', 'Strategist (builder)']);
      expect(rail.one('[data-seat="blue"] .touch').title.split('\n')[0]).toBe('Strategist (builder)');
    }
    const strip = page(table, [SeatStrip, opened]);
    expect(strip.one('[data-id="blue"]').getAttribute('aria-label')).toMatch(/^Blue, Strategist \(builder\), /);
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
    expect(rail.one('.touch').getAttribute('aria-label')).toMatch(/Red, Strategist, for Anna.*thinks, 30%/);
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
