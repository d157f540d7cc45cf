import { allot, amount, button, pick, subset } from '@hegemon/kernel';
import { describe, expect, test, vi } from 'vitest';
import Dock from '../src/ask/dock.svelte';
import ListView from '../src/ask/list-view.svelte';
import LiveRegion from '../src/ask/live-region.svelte';
import Palette from '../src/ask/palette.svelte';
import PaletteDoor from '../src/ask/palette-door.svelte';
import RiskButtons from '../src/ask/risk-buttons.svelte';
import RiskPanel from '../src/ask/risk-panel.svelte';
import CardFace from '../src/cards/card-face.svelte';
import Dice from '../src/cards/dice.svelte';
import { decisionOf, seatedAt, sightOf } from './support/fake-desk.js';
import { page } from './support/page.js';

const gold = (amount: number) => [{ unit: 'gold', amount }];
const ids = (elements: readonly HTMLElement[]): (string | undefined)[] => elements.map(({ dataset }) => dataset.id);

describe('ui: the dock', () => {
  test('ui: the prompt is a sentence with its rule, and the rule can be opened', async () => {
    const { table } = seatedAt([button('stop')]);
    let opened = '';
    table.openRule = rule => (opened = rule);
    const dock = page(table, Dock);
    expect(dock.text('[data-part="prompt"]')).toContain('Red: Act.');
    await dock.click('[data-rule]');
    expect(opened).toBe('F 1');
  });

  test('ui: undo says what it would undo, or why it cannot', async () => {
    const { table } = seatedAt([button('stop')]);
    const dock = page(table, Dock);
    expect(dock.all('[data-act="undo"]')).toEqual([]);
    await dock.click('.undo');
    expect(dock.text('[data-part="why-not"]')).toBe('There is nothing to take back.');
    table.show({ ...table.sight, undo: { entry: 3, answer: { kind: 'march', arg: 'gaul' } } });
    await dock.rest();
    expect(dock.text('[data-act="undo"]')).toBe('Undo: March: Gaul');
  });

  test('ui: what is not possible is dashed and says why when it has the focus', async () => {
    const { desk, table } = seatedAt([button('march')], {
      menu: () => [{ id: 'all', name: 'All', kinds: ['march', 'fight'] }],
    });
    const refusal = { refused: 'not-offered', rule: 'F 9', possible: [], waiting: [] } as const;
    desk.reasons = [{ answer: { kind: 'fight' }, refusal }];
    const dock = page(table, Dock);
    const off = dock.one('[data-kind="fight"]');
    expect(off.hasAttribute('data-off')).toBe(true);
    expect(off.getAttribute('aria-disabled')).toBe('true');
    off.focus();
    await dock.rest();
    expect(dock.text('[data-part="why-not"]')).toContain('F 9');
    await dock.key('Escape');
    expect(dock.all('[data-part="why-not"]')).toEqual([]);
  });

  test('ui: a choice shows its price; the closing one is the main button', async () => {
    const { desk, table } = seatedAt([pick('train', ['a', 'b']), pick('x', ['a']), button('end')], {
      menu: () => [{ id: 'all', name: 'All', kinds: ['train', 'x', 'end', 'y', 'z', 'w'] }],
      closing: ['end'],
    });
    desk.sees = ([{ arg }]) => ({ cost: gold(arg === 'a' ? 1 : 2) });
    const dock = page(table, Dock);
    await dock.rest();
    expect(dock.text('[data-kind="train"]')).toContain('from 1');
    expect(dock.one('[data-kind="end"]').hasAttribute('data-main')).toBe(true);
  });

  test('ui: what is known of going somewhere stands beside its name in the list, before it is chosen', async () => {
    const { desk, table } = seatedAt([pick('go', ['a', 'b']), button('end'), button('rest')], {
      note: ({ facts }) => (facts?.war ? 'act of war' : ''),
    });
    desk.sees = ([{ arg }]) => ({ facts: { war: arg === 'b' } });
    const dock = page(table, Dock);
    table.choose('go');
    await dock.rest();
    expect(dock.text('.chip[data-id="a"]')).toBe('A');
    expect(dock.text('.chip[data-id="b"]')).toBe('B act of war');
  });

  test('ui: what is to be chosen is called lit only where it lies on the map', async () => {
    const { table } = seatedAt([pick('go', ['a']), pick('last', ['4', '6']), button('end')], {
      placeOf: (_, id) => (id === 'a' ? id : undefined),
    });
    const dock = page(table, Dock);
    table.choose('go');
    await dock.rest();
    expect(dock.text('[data-part="prompt"]')).toContain('choose one of the lit things.');
    table.choose('last');
    await dock.rest();
    expect(dock.text('[data-part="prompt"]')).toContain(': choose one.');
  });

  test('ui: a thing chosen is named, with what can be done with it', async () => {
    const { desk, table } = seatedAt([pick('train', ['a', 'b']), pick('feast', ['a']), button('end')]);
    const dock = page(table, Dock);
    table.touch('a');
    await dock.rest();
    expect(dock.text('[data-part="prompt"]')).toContain('A is chosen');
    expect(dock.all('.acts [data-kind]').map(({ dataset }) => dataset.kind)).toEqual(['train', 'feast']);
    await dock.click('[data-act="cancel"]');
    expect(table.draft.id).toBeUndefined();
    table.touch('a');
    await dock.rest();
    await dock.click('[data-kind="feast"]');
    expect(desk.answered[0].answer).toEqual({ kind: 'feast', arg: 'a' });
  });

  test('ui: when somebody else decides it says who, and that a bot thinks', async () => {
    const { table } = seatedAt([button('stop')]);
    const dock = page(table, Dock);
    const blue = sightOf(undefined);
    table.show({ ...blue, table: { ...blue.table, waiting: [{ seat: 'blue', rule: '', prompt: 'act' }] } });
    table.hear({ type: 'thinking', thinking: { seat: 'blue', bot: 'greedy', share: 0.5 } });
    await dock.rest();
    expect(dock.text('[data-part="prompt"]')).toContain('Blue decides.');
    expect(dock.one('progress').getAttribute('aria-label')).toBe('50% done');
    expect(dock.all('[data-kind], [data-lit]')).toEqual([]);
  });

  test('ui: keys take back and put away', async () => {
    const { table } = seatedAt([pick('train', ['a']), pick('feast', ['a'])]);
    let undone = 0;
    table.undo = async () => void undone++;
    const dock = page(table, Dock);
    table.touch('a');
    await dock.key('Escape');
    expect(table.draft.id).toBeUndefined();
    await dock.key('z', { ctrlKey: true });
    expect(undone).toBe(1);
  });
});

describe('ui: one widget for each shape', () => {
  test('ui: button', async () => {
    const { desk, table } = seatedAt([button('yes'), button('no')]);
    const dock = page(table, Dock);
    await dock.click('[data-kind="no"]');
    expect(desk.answered[0].answer).toEqual({ kind: 'no' });
  });

  test('ui: pick, with a search field where there are many', async () => {
    const many = Array.from({ length: 14 }, (_, i) => `town-${i}`);
    const { desk, table } = seatedAt([pick('go', many)]);
    const dock = page(table, Dock);
    expect(dock.all('[data-lit]')).toHaveLength(14);
    const field = dock.one('input[type="search"]') as HTMLInputElement;
    field.value = 'town 13';
    field.dispatchEvent(new Event('input', { bubbles: true }));
    await dock.rest();
    expect(ids(dock.all('[data-lit]'))).toEqual(['town-13']);
    await dock.click('[data-lit]');
    expect(desk.answered[0].answer).toEqual({ kind: 'go', arg: 'town-13' });
  });

  test('ui: subset, with its count, its running cost and Confirm', async () => {
    const { desk, table } = seatedAt([subset('buy', ['a', 'b', 'c'], 1, 2)]);
    desk.sees = ([{ arg }]) => ({ cost: gold((arg as string[]).length * 3) });
    const dock = page(table, Dock);
    expect(dock.all('[data-act="confirm"]')).toEqual([]);
    expect(dock.text('.acts')).toContain('0 chosen, 1 to 2 possible');
    await dock.click('[data-id="a"]');
    await dock.click('[data-id="b"]');
    expect(dock.text('.acts')).toContain('costs 6 Gold');
    expect(dock.all('[data-lit]')).toEqual([]);
    await dock.click('[data-id="a"]');
    await dock.click('[data-act="confirm"]');
    expect(desk.answered[0].answer).toEqual({ kind: 'buy', arg: ['b'] });
  });

  test('ui: subset, all at once where all may be chosen', async () => {
    const { desk, table } = seatedAt([subset('take', ['a', 'b', 'c'], 1)]);
    const dock = page(table, Dock);
    await dock.click('[data-id="b"]');
    await dock.click('[data-act="all"]');
    expect(dock.all('[data-act="all"]')).toEqual([]);
    await dock.click('[data-act="confirm"]');
    expect(desk.answered[0].answer).toEqual({ kind: 'take', arg: ['b', 'a', 'c'] });
  });

  test('ui: amount, by steps or by the slider', async () => {
    const { desk, table } = seatedAt([amount('stake', 1, 3)]);
    const dock = page(table, Dock);
    const slider = dock.one('input[type="range"]') as HTMLInputElement;
    slider.value = '3';
    slider.dispatchEvent(new Event('input', { bubbles: true }));
    await dock.rest();
    expect((dock.one('input[type="number"]') as HTMLInputElement).value).toBe('3');
    await dock.click('.dial button');
    await dock.click('[data-act="confirm"]');
    expect(desk.answered[0].answer).toEqual({ kind: 'stake', arg: 2 });
  });

  test.each([
    ['1250', 1250],
    ['9999', 5000],
    ['', 1],
  ])('ui: amount, typed: %j is %i', async (typed, counts) => {
    const { desk, table } = seatedAt([amount('stake', 1, 5000)]);
    const dock = page(table, Dock);
    const field = dock.one('input[type="number"]') as HTMLInputElement;
    field.value = typed;
    field.dispatchEvent(new Event('change', { bubbles: true }));
    await dock.rest();
    expect(field.value).toBe(`${counts}`);
    await dock.click('[data-act="confirm"]');
    expect(desk.answered[0].answer).toEqual({ kind: 'stake', arg: counts });
  });

  test('ui: amount shows the odds beside the number where dice will fall', async () => {
    const { desk, table } = seatedAt([amount('stake', 1, 3)], { risks: ['stake'] });
    desk.odd = [
      {
        course: [],
        runs: 50,
        isExact: false,
        error: 0.015,
        shares: [
          { code: 'won', share: 0.25 },
          { code: 'lost', share: 0.75 },
        ],
        figures: [],
      },
    ];
    const dock = page(table, Dock);
    await new Promise(resolve => setTimeout(resolve, 250));
    await dock.rest();
    expect(dock.one('.odds [role="img"]').getAttribute('aria-label')).toBe('25% Won, 75% Lost (± 1.5%)');
    expect(dock.text('.precision')).toBe('± 1.5%');
  });

  test('ui: allot, with caps and what is left', async () => {
    const { desk, table } = seatedAt([allot('sow', 3, { a: 2, b: 3 })]);
    const dock = page(table, Dock);
    for (const id of ['a', 'a', 'b']) await dock.click(`[data-id="${id}"]`);
    expect(dock.text('.acts')).toContain('All given out');
    expect(dock.all('[data-lit]')).toEqual([]);
    await dock.click('[data-act="confirm"]');
    expect(desk.answered[0].answer).toEqual({ kind: 'sow', arg: { a: 2, b: 1 } });
  });
});

describe('ui: around the dock', () => {
  test('ui: before the dice: the odds in words, then roll or go back', async () => {
    const { desk, table } = seatedAt([pick('attack', ['foe'])], { risks: ['attack'] });
    desk.sees = () => ({ draws: true });
    desk.odd = [
      {
        course: [],
        runs: 2000,
        isExact: true,
        error: 0,
        shares: [
          { code: 'win', share: 0.69 },
          { code: 'lose', share: 0.31 },
        ],
        figures: [{ code: 'own-losses', value: 1.84 }],
      },
    ];
    const risk = page(table, RiskPanel);
    table.touch('foe');
    await risk.rest();
    expect(risk.text('[data-part="risk"]')).toMatch(/Attack: Foe.*exact.*69% Win.*31% Lose.*Own losses 1\.8/);
    await risk.click('[data-act="risk-back"]');
    expect(desk.answered).toEqual([]);
    table.touch('foe');
    await risk.rest();
    await risk.click('[data-act="risk-go"]');
    expect(desk.answered).toHaveLength(1);
  });

  test('ui: the palette lists every legal answer and finds it by a few letters', async () => {
    const { desk, table } = seatedAt([
      pick('march', ['gaul', 'spain']),
      subset('hit', ['a', 'b'], 1, 1),
      button('end'),
    ]);
    let isFitted = false;
    table.commands = { fit: () => (isFitted = true) };
    const palette = page(table, Palette);
    await palette.key('k', { ctrlKey: true });
    expect(palette.all('[data-line]').map(({ dataset }) => dataset.line)).toEqual([
      'march gaul',
      'march spain',
      'hit',
      'end',
      'fit',
      'pace slow',
      'pace fast',
      'pace once',
      'keys',
    ]);
    const field = palette.one('input') as HTMLInputElement;
    field.value = 'spa';
    field.dispatchEvent(new Event('input', { bubbles: true }));
    await palette.rest();
    await palette.key('Enter', {}, field);
    expect(desk.answered[0].answer).toEqual({ kind: 'march', arg: 'spain' });
    expect(table.palette).toBe('closed');
    await palette.key('/');
    await palette.click('[data-line="fit"]');
    expect(isFitted).toBe(true);
    await palette.key('?');
    expect(palette.text('[data-part="keys"]')).toContain('Ctrl K');
  });

  test('ui: the palette is fetched when it is first opened, by a key or from elsewhere, and listens from then on', async () => {
    const { table } = seatedAt([button('end')]);
    const door = page(table, PaletteDoor);
    expect(door.all('dialog')).toEqual([]);
    await door.key('k', { ctrlKey: true });
    expect(table.palette).toBe('commands');
    await vi.waitFor(() => expect(door.all('[data-line]').length).toBeGreaterThan(0));
    await door.key('k', { ctrlKey: true });
    expect(table.palette).toBe('closed');
    await door.key('?');
    expect(door.text('[data-part="keys"]')).toContain('Ctrl K');
  });

  test('ui: while the curtain hangs no key fetches the palette', async () => {
    const { table } = seatedAt([button('end')]);
    const door = page(table, PaletteDoor);
    const { sight } = table;
    table.show({ ...sight, curtain: 'red' });
    for (const [key, held] of [
      ['k', { ctrlKey: true }],
      ['/', {}],
      ['?', {}],
    ] as const) {
      await door.key(key, held);
      expect(table.palette).toBe('closed');
    }
    table.show(sight);
    await door.key('/');
    expect(table.palette).toBe('commands');
  });

  test('ui: the palette finds pages of the reference, the pace of the bots and the report by their names', async () => {
    const { table } = seatedAt([button('end')], {
      lookups: () => [{ id: 'crisis', name: 'The next crisis and its odds' }],
    });
    const done: string[] = [];
    const palette = page(table, Palette);
    const linesFor = async (typed: string): Promise<(string | undefined)[]> => {
      await palette.key('/');
      const field = palette.one('input') as HTMLInputElement;
      field.value = typed;
      field.dispatchEvent(new Event('input', { bubbles: true }));
      await palette.rest();
      return palette.all('[data-line]').map(({ dataset }) => dataset.line);
    };
    expect(await linesFor('crisis')).toEqual([]);
    await palette.key('k', { ctrlKey: true });
    table.commands = { reference: () => done.push('reference'), report: () => done.push('report') };
    table.openReference = at => done.push(`reference at ${at}`);
    for (const typed of ['crisis', 'odds']) {
      expect(await linesFor(typed)).toEqual(['reference crisis']);
      await palette.click('[data-line="reference crisis"]');
    }
    expect(await linesFor('report')).toEqual(['report']);
    await palette.click('[data-line="report"]');
    expect(done).toEqual(['reference at crisis', 'reference at crisis', 'report']);
    expect(await linesFor('pace of the bots')).toEqual(['pace slow', 'pace fast', 'pace once']);
    await palette.click('[data-line="pace fast"]');
    expect(table.pace).toBe('fast');
  });

  test('ui: what is asked before a risk is taken is not asked again after it', async () => {
    const { desk, table } = seatedAt([pick('attack', ['foe'])], { risks: ['attack', 'go-through'] });
    desk.shows = ({ kind }) =>
      sightOf(kind === 'attack' ? decisionOf([button('go-through'), button('refrain')]) : undefined);
    table.risk = { course: [{ kind: 'attack', arg: 'foe' }] };
    const risk = page(table, [RiskButtons, { go: 'Go', back: 'Back', after: [{ kind: 'go-through' }] }]);
    await risk.click('[data-act="risk-go"]');
    await risk.rest();
    expect(desk.answered.map(({ answer }) => answer.kind)).toEqual(['attack', 'go-through']);
    expect(table.risk).toBeUndefined();
  });

  test('ui: the list view says in words what is lit, and its things behave as on the map', async () => {
    const { desk, table } = seatedAt([pick('march', ['legion']), button('end')], {
      places: () => [
        { id: 'gaul', name: 'Gaul', lines: [{ text: 'First legion, full', ids: ['legion'] }] },
        { id: 'spain', name: 'Spain', lines: [] },
      ],
    });
    const list = page(table, ListView);
    expect(list.text('[data-id="legion"]')).toBe('First legion, full can be chosen');
    expect(list.all('[data-id]')).toHaveLength(3);
    (list.one('input[type="checkbox"]') as HTMLInputElement).click();
    await list.rest();
    expect(ids(list.all('[data-id]'))).toEqual(['gaul', 'legion']);
    await list.click('[data-id="legion"]');
    expect(desk.answered[0].answer).toEqual({ kind: 'march', arg: 'legion' });
  });

  test('ui: for games without places the list holds what the question names', () => {
    const { table } = seatedAt([pick('march', ['legion']), allot('give', 2, { town: 2 })]);
    const list = page(table, ListView);
    expect(ids(list.all('[data-lit]'))).toEqual(['legion', 'town']);
  });

  test('ui: the prompt, what happened and refusals are announced; bots do not flood', async () => {
    const { table } = seatedAt([button('stop')]);
    const region = page(table, LiveRegion);
    expect(region.text('[data-live="prompt"]')).toBe('Red: Act.');
    const lines = Array.from({ length: 9 }, (_, n) => ({ n, seat: 'blue', heard: [{ type: 'moved', to: `t${n}` }] }));
    table.show({ ...sightOf(decisionOf([button('stop')])), news: { from: 0, lines } });
    table.tell('Too far.');
    await new Promise(resolve => setTimeout(resolve, 1000));
    await region.rest();
    expect(region.text('[data-live="chronicle"]')).toBe('Blue has acted 9 times. Moved: To T8.');
    expect(region.text('[data-live="refusal"]')).toBe('Too far.');
  });
});

describe('ui: cards and dice', () => {
  test('ui: a card is a thing to touch: lit, chosen, named in full', async () => {
    const { desk, table } = seatedAt([pick('play', ['castra'])]);
    const card = page(table, [
      CardFace,
      { id: 'castra', title: 'Castra', value: 2, icon: 'gladius', size: 'hand', text: 'one hit less' },
    ]);
    expect(card.one('[data-lit="1"]').getAttribute('aria-label')).toBe('Castra, value 2, one hit less, can be chosen');
    await card.click('[data-id="castra"]');
    expect(desk.answered[0].answer).toEqual({ kind: 'play', arg: 'castra' });
  });

  test('ui: dice say from the start what they show in the end', () => {
    const { table } = seatedAt([button('stop')]);
    const dice = [
      { pips: 6, tone: 'red', isHit: true },
      { pips: 2, tone: 'white', isHit: false, isBonus: true },
    ];
    const tray = page(table, [Dice, { dice, label: 'Red rolls', isFresh: true }]);
    expect(tray.all('[role="img"]').map(die => die.getAttribute('aria-label'))).toEqual([
      'die 6, hit',
      'die 2, miss, bonus die',
    ]);
    expect(tray.text('.dice')).toMatch(/^Red rolls \+/);
  });
});
