import { type Bot, greedy } from '@hegemon/bots';
import type { DeskNews, Sight } from '@hegemon/host';
import { LocalDesk, MemoryStore } from '@hegemon/host';
import * as leisure from '@hegemon/host/leisure';
import * as reports from '@hegemon/host/report';
import { button, pick, sha256, words } from '@hegemon/kernel';
import { describe, expect, test } from 'vitest';
import { parleyListing } from '../../host/test/support/parley.js';
import type { ParleyView } from '../../kernel/test/support/parley.js';
import Dock from '../src/ask/dock.svelte';
import { plainFace } from '../src/ask/plain-face.js';
import type { GameFace } from '../src/face.js';
import Leisure from '../src/leisure/leisure.svelte';
import Curtain from '../src/shell/curtain.svelte';
import { TableState } from '../src/table.svelte.js';
import { decisionOf, FakeDesk, seatedAt, settled, sightOf } from './support/fake-desk.js';
import { page } from './support/page.js';

/** Walks on, whatever comes; and takes what it is offered. */
const walker: Bot = { ...greedy, decide: () => ({ answer: { kind: 'pace' }, nodes: 0 }) };

/** Ann sits at b between two of them. */
const seated = async (face: Partial<GameFace> = {}): Promise<TableState<ParleyView>> => {
  let drawn = 0;
  let table: TableState<ParleyView> | undefined;
  const desk = new LocalDesk({
    listings: [parleyListing()],
    bots: { names: ['greedy'], byName: () => walker, leisure: async () => leisure, reports: async () => reports },
    store: new MemoryStore(),
    now: () => new Date(Date.UTC(2024, 0, 1)).toISOString(),
    randomHex: bytes => sha256(`parley ${drawn++}`).slice(0, 2 * bytes),
    tell: (news: DeskNews) => table?.hear(news),
    pause: async () => undefined,
  });
  const [about] = await desk.games();
  const bot = { kind: 'bot', bot: 'greedy' } as const;
  const chairs = { a: bot, b: { kind: 'person', name: 'Ann' } as const, c: bot };
  const made = await desk.create({ game: 'parley', options: { players: 3 }, chairs });
  if (!made.ok) throw new Error(made.fault.code);
  const opened = await desk.open(made.value);
  if (!opened.ok) throw new Error(opened.fault.code);
  table = new TableState(desk, { ...plainFace(about), ...face } as never, opened.value as Sight<ParleyView>, 'en');
  return table;
};
const OPEN = '[data-act="leisure"]';
/** Until what is expected has come: what is loaded late takes its time. */
const until = async (holds: () => boolean): Promise<void> => {
  for (let i = 0; i < 100 && !holds(); i++) await settled();
  expect(holds()).toBe(true);
};
const boxThere = (): boolean => document.querySelector('textarea') !== null;
/** The panel lies over the page, not in it. */
const inPanel = (selector: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-part="leisure"] ${selector}`);

describe('what is done at leisure', () => {
  test('ui: it is put by the ordinary widgets, step by step, and the game still waits for the same answer', async () => {
    const table = await seated();
    const shown = page(table as TableState, Dock, Leisure);
    await until(() => table.decision !== undefined);
    const asked = table.decision?.n;
    await shown.click(OPEN);
    await settled();
    expect(inPanel('.question')?.textContent).toContain('free');
    inPanel('[data-id="a"]')?.click();
    await settled();
    expect(table.sight.table.leisure?.prompt).toBe('sum');
    inPanel('[data-kind="promise"]')?.click();
    await until(boxThere);
    const box = inPanel('textarea') as HTMLTextAreaElement;
    box.value = ' No tolls,\n for a year ';
    box.dispatchEvent(new Event('input', { bubbles: true }));
    await settled();
    inPanel('[data-act="confirm"]')?.click();
    await settled();
    inPanel('[data-kind="sum"]')?.click();
    await settled();
    inPanel('[data-act="confirm"]')?.click();
    await until(() => table.sight.table.view.purse.a > 5);
    expect(table.sight.table.view).toMatchObject({ purse: { a: 6, b: 4, c: 2 }, offers: [] });
    expect(table.lines.flatMap(({ answer }) => (answer ? [answer] : []))).toContainEqual({
      kind: 'promise',
      arg: 'No tolls, for a year',
    });
    expect(table.decision?.n).toBe(asked);
    expect(inPanel('.question')?.textContent).toContain('free');
    expect(table.told).toBeUndefined();
  });

  test('ui: what was begun there is taken back there', async () => {
    const table = await seated();
    const shown = page(table as TableState, Leisure);
    await until(() => table.decision !== undefined);
    await shown.click(OPEN);
    await settled();
    inPanel('[data-id="c"]')?.click();
    await settled();
    expect(inPanel('[data-act="undo"]')?.textContent).toContain('Offer to: C');
    inPanel('[data-act="undo"]')?.click();
    await settled();
    expect(table.sight.table.leisure?.prompt).toBe('free');
  });

  test('ui: the game may name it, and otherwise it is done meanwhile', async () => {
    const plain = page((await seated()) as TableState, Leisure);
    expect(plain.text(OPEN)).toBe('Meanwhile');
    const named = page(
      (await seated({ leisure: language => (language === 'de' ? 'Diplomatie' : 'Diplomacy') })) as TableState,
      Leisure,
    );
    expect(named.text(OPEN)).toBe('Diplomacy');
    const german = await seated();
    german.language = 'de';
    expect(page(german as TableState, Leisure).text(OPEN)).toBe('Nebenbei');
  });
});

describe('the question at leisure beside the other one', () => {
  const free = (choices: Parameters<typeof decisionOf>[0], wanted?: true | readonly string[]) =>
    decisionOf(choices, { n: 0, prompt: 'free', ...(wanted && { wanted }) });
  /** A table at which something is asked in earnest, and this at leisure. */
  const withLeisure = (leisure: ReturnType<typeof free>, face: Partial<GameFace> = {}) => {
    const { desk, table } = seatedAt([button('march')], face);
    const show = (now: typeof leisure | undefined): void => {
      const { sight } = table;
      const { leisure: _, ...rest } = sight.table;
      table.show({ ...sight, table: { ...rest, ...(now && { leisure: now }) } });
    };
    show(leisure);
    return { desk, table, show };
  };

  test('ui: a mark says that somebody hopes for an answer, for the eye and for the ear', async () => {
    const { table, show } = withLeisure(free([pick('accept', ['blue'])], ['accept']));
    const shown = page(table, Leisure);
    expect(shown.all('.mark')).toHaveLength(1);
    expect(shown.all(OPEN)[0].getAttribute('aria-label')).toBe('Meanwhile: somebody hopes for an answer');
    show(free([pick('accept', ['blue'])]));
    await settled();
    expect(shown.all('.mark')).toHaveLength(0);
    expect(shown.all(OPEN)[0].getAttribute('aria-label')).toBe('Meanwhile');
  });

  test('ui: an answer goes under the number that the question has at the desk', async () => {
    const { desk, table, show } = withLeisure(free([pick('accept', ['blue', 'green']), button('grumble')]));
    desk.shows = () => table.sight;
    const shown = page(table, Leisure);
    await shown.click(OPEN);
    await settled();
    inPanel('[data-kind="grumble"]')?.click();
    await settled();
    expect(desk.answered.at(-1)).toEqual({ n: 0, answer: { kind: 'grumble' } });
    show({ ...free([pick('to', ['blue', 'green']), button('drop')]), n: 7 });
    await settled();
    inPanel('[data-id="green"]')?.click();
    await settled();
    expect(desk.answered.at(-1)).toEqual({ n: 7, answer: { kind: 'to', arg: 'green' } });
  });

  test('ui: what weighs is named once more before it is said', async () => {
    const { desk, table } = withLeisure(free([pick('defy', ['blue', 'green']), button('sign')]), {
      grave: ['defy'],
      graveCost: (_, eyes, { arg }, language) => `${eyes} pays ${arg} (${language})`,
    });
    desk.shows = () => table.sight;
    const shown = page(table, Leisure);
    await shown.click(OPEN);
    await settled();
    const defy = async (): Promise<void> => {
      inPanel('[data-kind="defy"]')?.click();
      await settled();
      inPanel('[data-id="green"]')?.click();
      await settled();
    };
    await defy();
    expect(desk.answered).toEqual([]);
    expect(inPanel('[data-part="grave"] h3')?.textContent).toMatch(/green/i);
    expect(inPanel('[data-part="grave"] .cost')?.textContent).toContain('pays green (en)');
    expect(document.activeElement).toBe(inPanel('[data-act="risk-back"]'));
    inPanel('[data-act="risk-back"]')?.click();
    await settled();
    expect(inPanel('[data-part="grave"]')).toBeNull();
    inPanel('[data-act="cancel"]')?.click();
    await settled();
    await defy();
    inPanel('[data-act="risk-go"]')?.click();
    await settled();
    expect(desk.answered.at(-1)?.answer).toEqual({ kind: 'defy', arg: 'green' });
  });

  test('ui: whoever is asked because of what he has done there sees that he is', async () => {
    const { desk, table, show } = withLeisure(free([button('accuse'), button('grumble')]));
    const vote = decisionOf([button('yes')], { prompt: 'vote' });
    desk.shows = () => ({ ...table.sight, table: { ...table.sight.table, decisions: [vote] } });
    const shown = page(table, Leisure);
    await shown.click(OPEN);
    await settled();
    show(free([button('accuse')]));
    await settled();
    inPanel('[data-kind="accuse"]')?.click();
    await settled();
    expect(desk.answered).toHaveLength(1);
    expect(inPanel('[data-part="leisure-asked"]')).toBeNull();
  });

  test('ui: what is put together stays while the question does, and is gone with it', async () => {
    const { table, show } = withLeisure(free([words('clause', 20), button('sign')]));
    const shown = page(table, Leisure);
    await shown.click(OPEN);
    await settled();
    inPanel('[data-kind="clause"]')?.click();
    await until(boxThere);
    show(free([words('clause', 20), button('sign')]));
    await settled();
    expect(inPanel('textarea')).not.toBeNull();
    show(free([button('sign'), button('burn')]));
    await settled();
    expect(inPanel('textarea')).toBeNull();
    // What is asked in earnest has not been touched.
    expect(table.draft.kind).toBeUndefined();
  });

  test('ui: why something was refused is said there, and trouble where all trouble is told', async () => {
    const { desk, table } = withLeisure(free([button('sign'), button('burn')]));
    desk.refusal = { refused: 'does-not-fit', possible: [], waiting: [], rule: 'F 9' };
    const shown = page(table, Leisure);
    await shown.click(OPEN);
    await settled();
    inPanel('[data-kind="sign"]')?.click();
    await settled();
    expect(inPanel('.told')?.textContent).toBeTruthy();
    expect(table.told).toBeUndefined();
    desk.answer = async () => ({ code: 'offline' }) as never;
    inPanel('[data-kind="burn"]')?.click();
    await settled();
    expect(table.trouble).toEqual({ code: 'offline' });
  });

  test('ui: it is put away by the curtain', async () => {
    const { table } = withLeisure(free([button('sign')]));
    const shown = page(table, Leisure);
    await shown.click(OPEN);
    await settled();
    expect(inPanel('.question')).not.toBeNull();
    table.show({ ...table.sight, curtain: 'blue' });
    await settled();
    expect(document.querySelector('[data-part="leisure"]')).toBeNull();
  });
});

describe('several people at one screen', () => {
  const shared = (people: readonly string[], face: Partial<GameFace> = {}) => {
    const { desk, table } = seatedAt([button('march')], face);
    const sitters = Object.fromEntries(
      table.sight.match.seats.map(seat => [
        seat,
        people.includes(seat) ? { name: seat, kind: 'person' as const } : { name: 'greedy', kind: 'bot' as const },
      ]),
    );
    const leisure = decisionOf([button('sign')], { n: 0, prompt: 'free' });
    const { sight } = table;
    table.show({ ...sight, match: { ...sight.match, sitters }, table: { ...sight.table, leisure } });
    return { desk, table };
  };
  const HAND_OVER = '[data-act="hand-over"]';

  test('ui: the screen is handed over from there, and back', async () => {
    const { desk, table } = shared(['red', 'blue']);
    const shown = page(table, Leisure);
    await shown.click(OPEN);
    await settled();
    inPanel(HAND_OVER)?.click();
    await settled();
    expect(desk.looked).toEqual(['spectator']);
  });
  test('ui: whoever is alone at it has nobody to hand it to', async () => {
    const { table } = shared(['red']);
    const shown = page(table, Leisure);
    await shown.click(OPEN);
    await settled();
    expect(inPanel(HAND_OVER)).toBeNull();
  });
  test('ui: before the curtain others may say that they want to bargain first, if the game knows such a thing', async () => {
    const before = (face: Partial<GameFace>) => {
      const { desk, table } = shared(['red', 'blue'], face);
      return { desk, shown: page(table, [Curtain, { seat: 'red', onleave: () => undefined }]) };
    };
    expect(before({}).shown.all('[data-act^="bargain-"]')).toHaveLength(0);
    const { desk, shown } = before({ leisure: () => 'Diplomacy' });
    await shown.click('[data-act="bargain-blue"]');
    expect(desk.looked).toEqual(['blue']);
  });
  test('ui: whoever takes the screen in order to bargain finds that open, and only once', async () => {
    const { table } = shared(['red', 'blue'], { leisure: () => 'Diplomacy' });
    table.show({ ...table.sight, curtain: 'red' });
    const shown = page(table, [Curtain, { seat: 'red', onleave: () => undefined }], Leisure);
    await shown.click('[data-act="bargain-blue"]');
    expect(inPanel('[data-kind="sign"]')).toBeNull();
    const { curtain: _, ...open } = table.sight;
    table.show({ ...open, eyes: 'blue' });
    await settled();
    expect(inPanel('[data-kind="sign"]')).not.toBeNull();
    table.show({ ...table.sight, curtain: 'red' });
    await settled();
    table.show({ ...open, eyes: 'blue' });
    await settled();
    expect(inPanel('[data-kind="sign"]')).toBeNull();
  });
});

describe('in one’s own words', () => {
  const write = async (text: string): Promise<void> => {
    const box = document.querySelector('textarea') as HTMLTextAreaElement;
    box.value = text;
    box.dispatchEvent(new Event('input', { bubbles: true }));
    await settled();
  };
  const asked = async (desk = new FakeDesk()) => {
    const { table } = seatedAt([words('clause', 10)], {}, desk);
    const dock = page(table, Dock);
    await until(boxThere);
    return { desk, table, dock };
  };

  test('ui: a text is sent in one line, trimmed; its length is counted as one reads it', async () => {
    const { desk, dock } = await asked();
    await write('  Peace,\n\t🕊 ');
    expect(dock.text('.used')).toBe('8 of 10 characters');
    await dock.click('[data-act="confirm"]');
    await settled();
    expect(desk.answered.at(-1)?.answer).toEqual({ kind: 'clause', arg: 'Peace, 🕊' });
  });

  test('ui: nothing, and too much, is not sent, and it says why', async () => {
    const { desk, table, dock } = await asked();
    expect(dock.all('[data-act="confirm"]')[0].getAttribute('aria-disabled')).toBe('true');
    await dock.click('[data-act="confirm"]');
    expect(table.told?.text).toBe('Write something first.');
    await write('eleven signs');
    await dock.click('[data-act="confirm"]');
    expect(table.told?.text).toBe('That is too long.');
    expect(document.querySelector('textarea')?.getAttribute('aria-invalid')).toBe('true');
    expect(desk.answered).toEqual([]);
  });

  test('ui: Enter says it, and no key of it is a command of the page', async () => {
    const { desk, dock } = await asked();
    await write('Amen');
    const box = document.querySelector('textarea') as HTMLTextAreaElement;
    await dock.key('h', {}, box);
    await dock.key('Enter', {}, box);
    await settled();
    expect(desk.answered.map(({ answer }) => answer)).toEqual([{ kind: 'clause', arg: 'Amen' }]);
  });

  test('ui: a game without a face shows them as they were said', () => {
    const speech = plainFace({ id: 'x', seats: { 2: ['red', 'blue'] } }).speech('en');
    expect(speech.answer({ kind: 'clause', arg: 'No tolls: 3.5 years' })).toBe('Clause: No tolls: 3.5 years');
    expect(speech.answer({ kind: 'to', arg: 'north-field' })).toBe('To: North field');
    expect(sightOf(undefined).table).not.toHaveProperty('leisure');
  });
});
