import { button, pick } from '@hegemon/kernel';
import { describe, expect, test } from 'vitest';
import HintButton from '../src/bots/hint-button.svelte';
import Dialogs from '../src/company/dialogs.svelte';
import DockCard from '../src/company/dock-card.svelte';
import Notice from '../src/company/notice.svelte';
import RibbonNote from '../src/company/ribbon-note.svelte';
import { companyPage } from './support/company-page.js';
import { consentOf, FakeCompany, memberOf, sayingOf } from './support/fake-company.svelte.js';
import { decisionOf, seatedAt, sightOf } from './support/fake-desk.js';

const CHOICES = [pick('march', ['gaul', 'spain']), button('stop')];
const atTable = (choices: Parameters<typeof seatedAt>[0] = CHOICES) => {
  const { table, desk } = seatedAt(choices);
  return { table, desk, company: new FakeCompany() };
};

describe('ui: what needs the consent of others', () => {
  test('ui: who asks, who has said what, and the own word', async () => {
    const { table, company } = atTable();
    const dock = companyPage(table, company, DockCard);
    expect(dock.all('[data-part="consents"]')).toEqual([]);
    company.consents = [consentOf('draw')];
    await dock.rest();
    expect(dock.text('[data-consent="draw"] p')).toBe('Bert offers a draw.');
    expect(dock.all('[data-vote]').map(({ dataset }) => dataset.vote)).toEqual(['open', 'yes']);
    expect(dock.text('[data-vote="yes"]')).toBe('Bert has agreed');
    await dock.click('[data-act="agree"]');
    await dock.click('[data-act="decline"]');
    expect(company.deeds).toEqual([
      ['vote', 'draw', true],
      ['vote', 'draw', false],
    ]);
    company.answer = 'It is not open any more.';
    await dock.click('[data-act="agree"]');
    expect(dock.text('[data-part="sorry"] span')).toBe('It is not open any more.');
    await dock.click('[data-act="close-sorry"]');
    expect(dock.all('[data-part="sorry"]')).toEqual([]);
  });

  test('ui: what one has asked for oneself can be withdrawn; whoever looks on only sees it', async () => {
    const { table, company } = atTable();
    company.consents = [consentOf('pause', { seat: 'red', votes: { red: true } })];
    const dock = companyPage(table, company, DockCard);
    expect(dock.text('[data-consent="pause"] p')).toBe('You would like a pause.');
    await dock.click('[data-act="withdraw"]');
    expect(company.deeds).toEqual([['withdraw', 'pause']]);
    company.mine = undefined;
    await dock.rest();
    expect(dock.text('[data-consent="pause"] p')).toBe('Anna would like a pause.');
    expect(dock.all('[data-consent] button')).toEqual([]);
  });

  test('ui: every matter has its sentence, in both languages', async () => {
    const { table, company } = atTable();
    table.show({
      ...table.sight,
      news: { from: 0, lines: [{ n: 0, seat: 'blue', heard: [], answer: { kind: 'stop' } }] },
    });
    const about = { other: 'red', bot: 'planner', entry: 0 };
    const kinds = ['draw', 'rewind', 'pause', 'resume', 'replace', 'abandon', 'late'] as const;
    company.consents = kinds.map(kind => consentOf(kind, about));
    const dock = companyPage(table, company, DockCard);
    const said = () => dock.all('[data-consent] p').map(({ textContent }) => textContent);
    expect(said()).toEqual([
      'Bert offers a draw.',
      'Bert would like to go back one step, before this: “Stop”.',
      'Bert would like a pause.',
      'Bert would like to go on playing.',
      'Bert would like to put Strategist in the place of Anna.',
      'Bert would like to break the match off: nobody wins.',
      'The time of Anna is up. Is the match lost for them?',
    ]);
    expect(dock.text('[data-consent="late"] [data-act="decline"]')).toBe('They may go on');
    table.language = 'de';
    await dock.rest();
    expect(said()[0]).toBe('Bert bietet ein Unentschieden an.');
    expect(new Set(said()).size).toBe(kinds.length);
  });

  test('ui: it is told when something is off the table, and not when it has come about', async () => {
    const { table, company } = atTable();
    company.consents = [consentOf('draw'), consentOf('pause')];
    const dock = companyPage(table, company, DockCard);
    company.consents = [consentOf('pause')];
    await dock.rest();
    expect(dock.text('[data-part="off"]')).toBe('The draw is off the table.');
    company.isPaused = true;
    company.consents = [];
    await dock.rest();
    expect(dock.all('[data-part="off"]')).toEqual([]);
    expect(dock.text('[data-part="consents"] p')).toContain('The match is paused');
    await dock.click('[data-act="resume"]');
    expect(company.deeds).toEqual([['propose', { kind: 'resume' }]]);
  });

  test('ui: from a position of the past one may ask to go back to it', async () => {
    const { table, company } = atTable();
    const lines = [0, 1, 2].map(n => ({ n, seat: 'red', heard: [], answer: { kind: 'stop' } }));
    table.show({ ...table.sight, at: 2, last: 2, news: { from: 0, lines } });
    const dock = companyPage(table, company, DockCard);
    const dialogs = companyPage(table, company, Dialogs);
    expect(dock.all('[data-act="go-back-here"]')).toEqual([]);
    table.show({ ...table.sight, at: 0, last: 2, news: { from: 3, lines: [] } });
    await dock.rest();
    await dock.click('[data-act="go-back-here"]');
    expect(dialogs.text('[data-part="rewind"] .text')).toContain(
      'Play would go on before the answer of Anna: “Stop”. It is taken back with everything after it: 2 steps.',
    );
    await dialogs.click('[data-act="go"]');
    expect(company.deeds).toEqual([['propose', { kind: 'rewind', entry: 1 }]]);
    expect(company.dialog).toBeUndefined();
    company.isRated = true;
    await dock.rest();
    expect(dock.all('[data-act="go-back-here"]')).toEqual([]);
  });

  test('ui: whoever gives up is asked twice, and stays where it is refused', async () => {
    const { table, company } = atTable();
    company.dialog = 'resign';
    const dialogs = companyPage(table, company, Dialogs);
    await dialogs.click('[data-act="cancel"]');
    expect([company.dialog, company.deeds]).toEqual([undefined, []]);
    company.dialog = 'resign';
    company.answer = 'The match is over.';
    await dialogs.rest();
    await dialogs.click('[data-act="go"]');
    expect(company.deeds).toEqual([['resign']]);
    expect(dialogs.text('.sorry')).toBe('The match is over.');
    expect(company.dialog).toBe('resign');
  });

  test('ui: a seat is given to a bot or to whoever comes', async () => {
    const { table, company } = atTable();
    company.members = { ...company.members, green: memberOf('green', { lost: 'forfeit' }) };
    company.dialog = 'replace';
    const dialogs = companyPage(table, company, Dialogs);
    await dialogs.rest();
    expect(dialogs.all('input[name="replace-seat"]').length).toBe(2);
    expect(dialogs.text('[data-act="go"]')).toBe('Give it away');
    await dialogs.click('input[value="blue"]');
    expect(dialogs.text('[data-act="go"]')).toBe('Ask the others');
    await dialogs.click('[data-act="go"]');
    expect(company.deeds).toEqual([['propose', { kind: 'replace', other: 'blue', bot: 'planner' }]]);
  });
});

describe('ui: standing answers', () => {
  test('ui: a question that may come up again can be answered for one, and that can be withdrawn', async () => {
    const { table, company } = atTable([button('yes'), button('no')]);
    const dock = companyPage(table, company, DockCard);
    const dialogs = companyPage(table, company, Dialogs);
    await dock.click('[data-act="order"]');
    await dialogs.click('input[name="order-answer"][value="1"]');
    await dialogs.click('input[value="always"]');
    await dialogs.click('[data-act="go"]');
    expect(company.orders).toEqual([{ prompt: 'act', answer: { kind: 'no' } }]);
    company.dialog = 'orders';
    await dialogs.rest();
    expect(dialogs.text('[data-order="act"] b')).toBe('No');
    await dialogs.click('[data-act="withdraw-order"]');
    expect(company.orders).toEqual([]);
    expect(dialogs.text('[data-part="orders"] p')).toContain('There are none.');
  });

  test('ui: until the end of the turn is until the number of this turn, and what is over is not listed', async () => {
    const { table, company } = atTable([button('yes'), button('no')]);
    company.dialog = 'order';
    const dialogs = companyPage(table, company, Dialogs);
    await dialogs.click('[data-act="go"]');
    const { turn } = table.face.moment(table.sight.table.view, []);
    expect(company.orders).toEqual([{ prompt: 'act', answer: { kind: 'yes' }, untilTurn: turn }]);
    company.orders = [{ prompt: 'act', answer: { kind: 'yes' }, untilTurn: turn - 1 }];
    company.dialog = 'orders';
    await dialogs.rest();
    expect(dialogs.all('[data-order]')).toEqual([]);
  });

  test('ui: nothing is offered where nothing can be said beforehand, nor to whoever is not asked', async () => {
    const { table, company } = atTable();
    const dock = companyPage(table, company, DockCard);
    expect(dock.all('[data-act="order"]')).toEqual([]);
    table.show(sightOf(decisionOf([button('yes'), button('no')], { seat: 'red' })));
    await dock.rest();
    expect(dock.all('[data-act="order"]').length).toBe(1);
    table.show(sightOf(undefined));
    await dock.rest();
    expect(dock.all('[data-act="order"]')).toEqual([]);
  });
});

describe('ui: ribbon and connection', () => {
  test('ui: a lost connection shows at once, with what was not sent, and heals by itself', async () => {
    const { table, company } = atTable();
    const notice = companyPage(table, company, Notice);
    expect(notice.all('[data-part="connection"]')).toEqual([]);
    company.connection = 'lost';
    company.underWay = 1;
    await notice.rest();
    expect(notice.text('[data-part="connection"]')).toBe(
      'Connection lost – trying again … One act of yours waits to be sent.',
    );
    company.connection = 'open';
    company.underWay = 0;
    await notice.rest();
    expect(notice.all('[data-part="connection"]')).toEqual([]);
    expect(notice.text('[role="status"]')).toBe('The connection is back.');
  });

  test('contracts 5: that the server cannot write is shown to all, and when it can again', async () => {
    const { table, company } = atTable();
    const notice = companyPage(table, company, Notice);
    company.connection = 'away';
    await notice.rest();
    expect(notice.text('[data-part="connection"]')).toContain('cannot reach its records');
    company.connection = 'full';
    await notice.rest();
    expect(notice.text('[data-part="connection"]')).toContain('no room to write');
    company.connection = 'open';
    await notice.rest();
    expect(notice.all('[data-part="connection"]')).toEqual([]);
    expect(notice.text('[role="status"]')).toBe('The server is at work again.');
  });

  test('ui: what is said is announced once to those who listen, and not what was said before', async () => {
    const { table, company } = atTable();
    company.talk = [sayingOf(1)];
    const notice = companyPage(table, company, Notice);
    expect(notice.text('[data-live="talk"]')).toBe('');
    company.talk = [sayingOf(1), sayingOf(2)];
    await notice.rest();
    expect(notice.text('[data-live="talk"]')).toBe('Bert says: word 2');
  });

  test('ui: the ribbon has one’s own clock, the pause, and that one looks on', async () => {
    const { table, company } = atTable();
    company.members = { red: memberOf('red', { clock: { left: 120_000, isRunning: false } }), blue: memberOf('blue') };
    const ribbon = companyPage(table, company, RibbonNote, { form: 'desktop' });
    expect(ribbon.text('[data-part="own-clock"] [aria-hidden]')).toBe('2:00');
    company.isPaused = true;
    await ribbon.rest();
    expect(ribbon.text('[data-part="paused"]')).toBe('Paused');
    company.mine = undefined;
    await ribbon.rest();
    expect(ribbon.text('[data-part="looks-on"]')).toBe('You look on');
  });

  test('ui: where advice was ruled out there is none to ask for', async () => {
    const { table, company } = atTable();
    const button = companyPage(table, company, HintButton);
    expect(button.all('[data-act="hint"]').length).toBe(1);
    company.hasHints = false;
    await button.rest();
    expect(button.all('[data-act="hint"]')).toEqual([]);
  });
});
