import { button } from '@hegemon/kernel';
import { describe, expect, test } from 'vitest';
import Chat from '../src/company/chat.svelte';
import { companyPage } from './support/company-page.js';
import { FakeCompany, sayingOf } from './support/fake-company.svelte.js';
import { seatedAt } from './support/fake-desk.js';

const FIELD = 'textarea[data-act="talk"]';
const atTable = () => {
  const { table } = seatedAt([button('stop')]);
  const company = new FakeCompany();
  return { table, company, open: () => companyPage(table, company, Chat) };
};

describe('ui: talk at the table', () => {
  test('ui: Enter sends, a line break does not, and nothing is not sent', async () => {
    const { company, open } = atTable();
    const chat = open();
    expect(chat.text('[role="log"]')).toBe('Nothing has been said yet.');
    await chat.type(FIELD, '  Ave!  ');
    await chat.key(FIELD, 'Enter', { shiftKey: true });
    expect(company.deeds).toEqual([]);
    await chat.key(FIELD, 'Enter');
    expect(company.deeds).toEqual([['say', 'table', 'Ave!']]);
    expect((chat.one(FIELD) as HTMLTextAreaElement).value).toBe('');
    await chat.type(FIELD, '   ');
    await chat.key(FIELD, 'Enter');
    expect(company.deeds.length).toBe(1);
  });

  test('ui: what was not heard can be said again', async () => {
    const { company, open } = atTable();
    company.answer = 'That was too much at once.';
    const chat = open();
    await chat.type(FIELD, 'Ave!');
    await chat.click('[data-act="say"]');
    expect(chat.text('.sorry')).toBe('That was too much at once.');
    expect((chat.one(FIELD) as HTMLTextAreaElement).value).toBe('Ave!');
  });

  test('ui: the table and each other person have a channel of their own, with what is unread in it', async () => {
    const { company, open } = atTable();
    company.talk = [sayingOf(1), sayingOf(2, { channel: 'blue,red', text: 'between us' })];
    const chat = open();
    await chat.rest();
    expect(chat.all('[data-said]').map(({ dataset }) => dataset.said)).toEqual(['1']);
    expect(company.unread.map(({ id }) => id)).toEqual([2]);
    expect(chat.text('[data-channel="blue,red"]')).toBe('Bert 1');
    await chat.click('[data-channel="blue,red"]');
    expect(chat.text('[data-said="2"] .text')).toBe('between us');
    expect(company.unread).toEqual([]);
    await chat.type(FIELD, 'agreed');
    await chat.key(FIELD, 'Enter');
    expect(company.deeds).toEqual([['say', 'blue,red', 'agreed']]);
  });

  test('ui: without whispers there is the table alone', () => {
    const { company, open } = atTable();
    company.hasWhispers = false;
    expect(open().all('[data-channel]')).toEqual([]);
  });

  test('ui: several words in a breath are named once, one’s own as such', () => {
    const { company, open } = atTable();
    company.talk = [
      sayingOf(1),
      sayingOf(2),
      sayingOf(3, { seat: 'red', name: 'Anna' }),
      sayingOf(4, { at: 9_000_000, seat: 'red', name: 'Anna' }),
    ];
    const chat = open();
    expect(chat.all('[data-said] b').map(({ textContent }) => textContent)).toEqual(['Bert', 'You', 'You']);
  });

  test('ui: whoever looks on does not speak, and reads after the end', async () => {
    const { company, open } = atTable();
    company.mine = undefined;
    const chat = open();
    expect(chat.all(FIELD)).toEqual([]);
    expect(chat.text('[role="log"]')).toContain('reads what was said after the end');
    company.isOver = true;
    company.talk = [sayingOf(1)];
    await chat.rest();
    expect(chat.text('[data-said="1"] .text')).toBe('word 1');
    expect(chat.all(FIELD)).toEqual([]);
  });

  test('ui: earlier words are fetched when they are wanted', async () => {
    const { company, open } = atTable();
    company.talk = [sayingOf(5)];
    company.hasEarlierTalk = true;
    const chat = open();
    await chat.click('[data-act="earlier-talk"]');
    expect(company.deeds).toEqual([['earlier']]);
  });
});
