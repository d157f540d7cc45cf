import { button, pick } from '@hegemon/kernel';
import { describe, expect, test, vi } from 'vitest';
import Drawer from '../src/drawer/drawer.svelte';
import Menu from '../src/shell/menu.svelte';
import Rail from '../src/shell/rail.svelte';
import SeatStrip from '../src/shell/seat-strip.svelte';
import { Settings } from '../src/shell/settings.svelte.js';
import { companyPage } from './support/company-page.js';
import { FakeCompany, memberOf } from './support/fake-company.svelte.js';
import { seatedAt } from './support/fake-desk.js';

const CHOICES = [pick('march', ['gaul', 'spain']), button('stop')];
/** Both are people who sit apart; one of them is here. */
const atTable = () => {
  const { table, desk } = seatedAt(CHOICES);
  const { match } = table.sight;
  const sitters = { red: { name: 'Anna', kind: 'person' }, blue: { name: 'Bert', kind: 'person' } } as const;
  table.show({ ...table.sight, match: { ...match, sitters, own: ['red'], standIns: {} } });
  return { table, desk, company: new FakeCompany() };
};
const MINUTE = 60_000;

describe('ui: the seats in company', () => {
  test('ui: without company nothing of it is there', () => {
    const { table } = seatedAt(CHOICES);
    const rail = companyPage(table, undefined, Rail, { form: 'desktop' });
    expect(rail.all('[data-clock], [data-note], [data-part="onlookers"]')).toEqual([]);
    expect(rail.all('.presence').map(({ className }) => className.replace(/ svelte-\w+/, ''))).toEqual([
      'presence person',
      'presence bot',
    ]);
    expect(rail.container.innerHTML).not.toContain('undefined');
  });

  test('ui: one sees who is here and who is away, and only one’s own seat can be left to a bot', () => {
    const { table, company } = atTable();
    company.members = { red: memberOf('red'), blue: memberOf('blue', { presence: 'away' }) };
    const rail = companyPage(table, company, Rail, { form: 'desktop', onstandin: () => undefined });
    expect(rail.all('.presence.away').length).toBe(1);
    expect(rail.text('[data-seat="blue"] .text')).toContain('away');
    expect(rail.all('[data-act="stand-in"]').length).toBe(1);
    expect(rail.one('[data-act="stand-in"]').closest('li')?.dataset.seat).toBe('red');
  });

  test('ui: a clock runs down, warns below a quarter, and says why it rests', async () => {
    const { table, company } = atTable();
    const clock = { left: 5 * MINUTE, isRunning: true, until: company.now + 5 * MINUTE };
    company.members = {
      red: memberOf('red', { clock }),
      blue: memberOf('blue', { clock: { left: 90 * MINUTE, isRunning: false, rests: 'night' } }),
    };
    const rail = companyPage(table, company, Rail, { form: 'desktop' });
    expect(rail.text('[data-clock="red"] [aria-hidden]')).toBe('5:00');
    company.now += 4 * MINUTE + 1000;
    await rail.rest();
    expect(rail.text('[data-clock="red"] [aria-hidden]')).toBe('0:59');
    expect(rail.one('[data-clock="red"]').dataset.short).toBe('true');
    expect(rail.text('[data-clock="red"] .heard')).toBe('59 seconds left, time is short');
    company.now += 2 * MINUTE;
    await rail.rest();
    expect(rail.text('[data-clock="red"] .heard')).toBe('time is up');
    expect(rail.text('[data-clock="blue"] .heard')).toBe('1 hour 30 minutes left, rests at night');
    expect(rail.one('[data-clock="blue"]').dataset.rests).toBe('night');
  });

  test('ui: who has given up is named, and a free seat can be taken by whoever looks on', async () => {
    const { table, company } = atTable();
    company.members = {
      red: memberOf('red', { presence: 'bot', lost: 'resigned' }),
      blue: { seat: 'blue', presence: 'bot', isFree: true },
    };
    company.mine = undefined;
    const rail = companyPage(table, company, Rail, { form: 'desktop' });
    expect(rail.text('[data-note="resigned"]')).toBe('Anna has given up');
    company.answer = 'Somebody was faster.';
    await rail.click('[data-act="take-free-seat"]');
    expect(company.deeds).toEqual([['take', 'blue']]);
    expect(company.sorry).toBe('Somebody was faster.');
    // Who has lost a seat here gets no other.
    company.formerly = 'red';
    await rail.rest();
    expect(rail.all('[data-act="take-free-seat"]')).toEqual([]);
  });

  test('ui: it is said who looks on, and how late', async () => {
    const { table, company } = atTable();
    const rail = companyPage(table, company, Rail, { form: 'desktop' });
    expect(rail.all('[data-part="onlookers"]')).toEqual([]);
    company.watchers = 2;
    await rail.rest();
    expect(rail.text('[data-part="onlookers"]')).toBe('2 watching');
    company.mine = undefined;
    company.watchers = 1;
    company.delay = 15 * MINUTE;
    await rail.rest();
    expect(rail.text('[data-part="onlookers"]')).toBe('You look on · 15 minutes late');
    table.language = 'de';
    company.isOver = true;
    await rail.rest();
    expect(rail.text('[data-part="onlookers"]')).toBe('Du siehst zu');
  });

  test('ui: on a phone the small shields show who is away', () => {
    const { table, company } = atTable();
    company.members = { red: memberOf('red'), blue: memberOf('blue', { presence: 'away' }) };
    const strip = companyPage(table, company, SeatStrip, { isOpen: false, onopen: () => undefined });
    expect(strip.all('[data-presence]').map(({ dataset }) => dataset.presence)).toEqual(['here', 'away']);
  });
});

describe('ui: menu and drawer in company', () => {
  const menuOf = (table: Parameters<typeof companyPage>[0], company: FakeCompany | undefined) =>
    companyPage(table, company, Menu, { settings: new Settings(), onleave: () => undefined });
  /** What it lists is fetched when it is opened. */
  const openMenu = async (menu: ReturnType<typeof menuOf>): Promise<void> => {
    await menu.click('[data-act="menu"]');
    await vi.waitFor(() => menu.one('[data-act="leave"]'));
  };
  const offered = (menu: ReturnType<typeof menuOf>): (string | undefined)[] =>
    menu.all('[data-act^="company-"]').map(({ dataset }) => dataset.act?.slice('company-'.length));

  test('ui: what can be asked of the others is offered, to those who play', async () => {
    const { table, company } = atTable();
    table.show({
      ...table.sight,
      news: { from: 0, lines: [{ n: 0, seat: 'red', heard: [], answer: { kind: 'stop' } }] },
    });
    const menu = menuOf(table, company);
    await openMenu(menu);
    expect(offered(menu)).toEqual(['draw', 'rewind', 'pause', 'orders', 'notices', 'replace', 'abandon', 'resign']);
    // Bots elsewhere heed nobody here, and sealed dice cannot be checked.
    expect(menu.all('[data-set="slow"], [data-act="verify"]')).toEqual([]);
    await menu.click('[data-act="company-draw"]');
    expect(company.deeds).toEqual([['propose', { kind: 'draw' }]]);
    expect(menu.all('[data-act="company-draw"]')).toEqual([]);
    await openMenu(menu);
    await menu.click('[data-act="company-resign"]');
    expect(company.dialog).toBe('resign');
    company.mine = undefined;
    await openMenu(menu);
    expect(offered(menu)).toEqual([]);
    company.isOver = true;
    await menu.rest();
    expect(menu.all('[data-act="verify"]').length).toBe(1);
  });

  test('ui: alone there is the pace of bots and no company', async () => {
    const { table } = seatedAt(CHOICES);
    const menu = menuOf(table, undefined);
    await openMenu(menu);
    expect(offered(menu)).toEqual([]);
    expect(menu.all('[data-set="slow"]').length).toBe(1);
    expect(menu.all('[data-act="verify"]').length).toBe(1);
  });

  test('ui: the drawer has a tab for talk, with what is unread', async () => {
    const { table, company } = atTable();
    company.talk = [{ id: 1, channel: 'table', name: 'Bert', seat: 'blue', text: 'Ave', at: 0 }];
    const props = { form: 'desktop', settings: new Settings(), isFolded: true, asked: undefined };
    const more = { onfold: () => undefined, onplace: () => undefined };
    const drawer = companyPage(table, company, Drawer, { ...props, ...more });
    expect(drawer.all('[data-tab]').map(({ dataset }) => dataset.tab)).toEqual(['chronicle', 'chat', 'notes', 'rules']);
    expect(drawer.text('[data-tab="chat"]')).toBe('Chat 1, 1 unread message');
    const alone = companyPage(table, undefined, Drawer, { ...props, ...more });
    expect(alone.all('[data-tab]').map(({ dataset }) => dataset.tab)).toEqual(['chronicle', 'notes', 'rules']);
  });
});
