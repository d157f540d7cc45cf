import { button } from '@hegemon/kernel';
import { describe, expect, test } from 'vitest';
import Dialogs from '../src/company/dialogs.svelte';
import Menu from '../src/company/menu-entries.svelte';
import { companyPage } from './support/company-page.js';
import { FakeCompany } from './support/fake-company.svelte.js';
import { seatedAt } from './support/fake-desk.js';

const NONE = { mail: false, webhook: false, push: false };
const ALL = { mail: true, webhook: true, push: true };
const atTable = () => ({ table: seatedAt([button('stop')]).table, company: new FakeCompany() });
const checked = (boxes: readonly HTMLElement[]): string[] =>
  boxes.flatMap(each => (each instanceof HTMLInputElement && each.checked ? [each.value] : []));

describe('ui: notices of one match', () => {
  test('ui: they are as everywhere, until they are chosen for this match', async () => {
    const { table, company } = atTable();
    company.noticed = { usual: { ...NONE, mail: true }, open: { ...ALL, push: false } };
    company.dialog = 'notices';
    const dialogs = companyPage(table, company, Dialogs);
    await dialogs.rest();
    expect(dialogs.text('[data-part="notices"] fieldset')).toContain('as in your account: by mail');
    expect(checked(dialogs.all('[name="notice-scope"]'))).toEqual(['usual']);
    expect(dialogs.all('[name="notice-way"]:not(:disabled)')).toEqual([]);
    await dialogs.click('[name="notice-scope"][value="here"]');
    // What leads nowhere cannot be chosen.
    expect(dialogs.all('[name="notice-way"]:disabled').map(each => each.getAttribute('value'))).toEqual(['push']);
    await dialogs.click('[name="notice-way"][value="webhook"]');
    await dialogs.click('[data-act="go"]');
    expect(company.deeds).toEqual([['notices', { mail: true, webhook: true, push: false }]]);
    expect(company.dialog).toBeUndefined();
  });

  test('ui: what was chosen is shown, and is taken back; nothing is chosen where nothing is known', async () => {
    const { table, company } = atTable();
    company.noticed = { usual: NONE, here: { ...NONE, push: true }, open: ALL };
    company.dialog = 'notices';
    const dialogs = companyPage(table, company, Dialogs);
    await dialogs.rest();
    expect(dialogs.text('[data-part="notices"] fieldset')).toContain('as in your account: not at all');
    expect(checked(dialogs.all('[data-part="notices"] input'))).toEqual(['here', 'push']);
    await dialogs.click('[name="notice-scope"][value="usual"]');
    await dialogs.click('[data-act="go"]');
    expect(company.deeds).toEqual([['notices', undefined]]);
    company.noticed = undefined;
    company.dialog = 'notices';
    await dialogs.rest();
    expect(dialogs.text('[data-part="notices"] .text')).toBe('The server cannot be asked now.');
    expect(dialogs.all('[data-act="go"]:not(:disabled)')).toEqual([]);
  });

  test('ui: whoever plays finds them in the menu, in both languages', async () => {
    const { table, company } = atTable();
    const menu = companyPage(table, company, Menu, { onchosen: () => undefined });
    expect(menu.text('[data-act="company-notices"]')).toBe('Notices of this match …');
    await menu.click('[data-act="company-notices"]');
    expect(company.dialog).toBe('notices');
    table.language = 'de';
    company.noticed = { usual: { ...NONE, mail: true, push: true }, open: { ...NONE, mail: true } };
    const dialogs = companyPage(table, company, Dialogs);
    await dialogs.rest();
    // A way that is closed is no way.
    expect(dialogs.text('[data-part="notices"] fieldset')).toContain('wie in deinem Konto: per Mail');
    company.mine = undefined;
    await menu.rest();
    expect(menu.all('[data-act="company-notices"]')).toEqual([]);
  });
});
