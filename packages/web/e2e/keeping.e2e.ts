import type { Sight } from '@hegemon/host';
import { describe, expect, test } from 'vitest';
import { begin } from './support/begin.js';
import { playOn } from './support/player.js';
import { overhear, positionOf, sightOf, sightsOf } from './support/sights.js';
import { rowsOf } from './support/store.js';
import { chronicleOf, matchOf, rest, tab } from './support/table.js';
import { expectClean, useBrowser, type Visit, visit } from './support/visit.js';

useBrowser();

/** Somebody in the middle of a turn. */
const midGame = async (answers: number, seed: string): Promise<Visit> => {
  const seen = await visit({ prepare: overhear });
  await begin(seen.page, { players: 2, bot: 'random', seed });
  await playOn(seen.page, { seed: 5, answers });
  await rest(seen.page);
  return seen;
};

describe('what is kept in the browser', () => {
  test('ui: a reload in the middle of a turn loses nothing', async () => {
    const seen = await midGame(14, 'kept');
    const { page } = seen;
    const [before, told] = [positionOf(await sightOf(page)), await chronicleOf(page)];
    expect(before.last).toBeGreaterThan(10);
    expect(told.length).toBeGreaterThan(3);
    await page.reload();
    await rest(page);
    expect(positionOf(await sightOf(page))).toEqual(before);
    await expect.poll(() => chronicleOf(page)).toEqual(told);
    await playOn(page, { seed: 6, answers: 2 });
    expect((await sightOf(page)).last).toBeGreaterThan(before.last);
    expectClean(seen);
  });

  test('ui: after the tab was closed the list of matches says whose decision it is, and leads back', async () => {
    const seen = await midGame(6, 'closed');
    const id = matchOf(seen.page);
    const before = positionOf(await sightOf(seen.page));
    await seen.page.close();
    const page = await tab(seen);
    const row = page.locator(`[data-match="${id}"]`);
    await row.waitFor();
    expect(await row.innerText()).toContain('Your decision');
    expect(await row.innerText()).toContain(`${before.last + 1} entries`);
    await row.locator('[data-act="open"]').click();
    await rest(page);
    expect(positionOf(await sightOf(page))).toEqual(before);
    expectClean(seen);
  });

  test('ui: a match is deleted only by whoever says so twice, and its notes with it', async () => {
    const seen = await midGame(2, 'deleted');
    const { page } = seen;
    const id = matchOf(page);
    await page.locator('[data-tab="notes"]').click();
    await page.locator('.notes textarea').fill('Beware the Goths.');
    await page.locator('.notes [aria-live]', { hasText: 'Saved' }).waitFor();
    await page.locator('[data-act="menu"]').click();
    await page.locator('[data-act="leave"]').click();
    const row = page.locator(`[data-match="${id}"]`);
    await row.locator('[data-act="delete"]').click();
    await row.locator('[data-act="delete-not"]').click();
    expect(await page.evaluate(() => (document.activeElement as HTMLElement).dataset.act)).toBe('delete');
    await page.reload();
    await row.locator('[data-act="delete"]').click();
    await row.locator('[data-act="delete-sure"]').click();
    await row.waitFor({ state: 'detached' });
    await page.reload();
    await page.locator('[data-part="matches"] .none').waitFor();
    expect(await row.count()).toBe(0);
    await page.goto(`${page.url().split('#')[0]}#/match/${id}`);
    await page.locator('[data-part="trouble"] h1', { hasText: 'There is no such match here' }).waitFor();
    for (const store of ['matches', 'entries', 'notes'] as const) expect(await rowsOf(page, store)).toEqual([]);
    expectClean(seen);
  });
});

describe('taking back', () => {
  test('ui: one step back, forward again, and all of them at once', async () => {
    const seen = await midGame(1, 'back');
    const { page } = seen;
    // Two or more own steps after a moment at which nothing could be taken back.
    const steps = async (): Promise<Sight[]> => {
      const sights = await sightsOf(page);
      return sights.slice(sights.findLastIndex(({ undo }) => 'refused' in undo));
    };
    for (let tries = 0; (await steps()).length < 3 && tries < 40; tries++) {
      await playOn(page, { seed: 7 + tries, answers: 1 });
      await rest(page);
    }
    const views = (await steps()).map(({ table }) => table.view);
    expect(views.length).toBeGreaterThan(2);
    const act = async (name: string): Promise<unknown> => {
      const { last } = await sightOf(page);
      await page.locator(`[data-act="${name}"]:visible`).first().click();
      await expect.poll(async () => (await sightOf(page)).last).toBeGreaterThan(last);
      await rest(page);
      return (await sightOf(page)).table.view;
    };
    expect(await act('undo')).toEqual(views.at(-2));
    expect(await act('redo')).toEqual(views.at(-1));
    expect(await act('reset')).toEqual(views[0]);
    expect(await page.locator('[data-part="drawer"] .back').count()).toBeGreaterThan(0);
    expect(await act('redo')).toEqual(views[1]);
    await page.reload();
    await rest(page);
    expect((await sightOf(page)).table.view).toEqual(views[1]);
    expect(await act('redo')).toEqual(views[2]);
    expectClean(seen);
  });
});

describe('two tabs with one match', () => {
  test('ui: whoever comes second is told, sees how it stands, and nothing is lost', async () => {
    const seen = await midGame(4, 'two tabs');
    const { page: first } = seen;
    const second = await tab(seen, `#/match/${matchOf(first)}`);
    await rest(second);
    expect(positionOf(await sightOf(second))).toEqual(positionOf(await sightOf(first)));
    await playOn(first, { seed: 8, answers: 2 });
    await rest(first);
    const stands = await sightOf(first);
    await playOn(second, { seed: 9, answers: 1 });
    const trouble = second.locator('[data-trouble="elsewhere"]');
    await trouble.waitFor();
    expect(await trouble.innerText()).toContain('The match went on in another window.');
    await rest(second);
    // The hasty hand may have gone on from there already.
    expect((await sightsOf(second)).map(positionOf)).toContainEqual(positionOf(stands));
    await trouble.locator('[data-act="reload"]').click();
    await rest(second);
    expect(await trouble.count()).toBe(0);
    await playOn(second, { seed: 10, answers: 1 });
    await rest(second);
    expect((await sightOf(second)).last).toBeGreaterThan(stands.last);
    await second.locator('[data-act="menu"]').click();
    await second.locator('[data-act="verify"]').click();
    await second.locator('.verdict', { hasText: 'follow the rules' }).waitFor();
    expectClean(seen);
  });
});
