import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { begin } from './support/begin.js';
import { comeIn, forgiveNothingThere, openTable, sitDown } from './support/online.js';
import { goTo } from './support/recorded.js';
import { useServer } from './support/server.js';
import { expectClean, type Manner, useBrowser, type Visit, visit } from './support/visit.js';

const house = useServer();
useBrowser();

const come = (manner: Manner = {}): Promise<Visit> => visit({ ...manner, url: house.url });
const idOf = (page: Page): string => decodeURIComponent(new URL(page.url()).hash.split('/')[2] ?? '');

describe('a table with others', () => {
  test('product 2: a guest opens it, a friend comes by the link, both are ready, and the match begins', async () => {
    const [anna, bert] = [await come(), await come({ size: 'phone' })];
    const link = await openTable(anna.page, { title: 'Friday', guest: 'Anna' });
    expect(link).toContain('#/join/');
    const seats = anna.page.locator('[data-part="room"] [data-seat]');
    expect(await seats.count()).toBe(2);

    // Nobody has to be anybody to look at an invitation.
    await bert.page.goto(link);
    await bert.page.locator('[data-part="room"] h1', { hasText: 'Friday' }).waitFor();
    expect(await bert.page.locator('[data-part="seal"]').innerText()).toMatch(/^[0-9a-f]{64}$/);
    await sitDown(bert.page, 'Bert');
    await bert.page.waitForURL(url => url.hash.startsWith('#/play/'));
    // The host sees at once who has come, and that he is there.
    await anna.page.locator('[data-seat="blue"]', { hasText: 'Bert' }).locator('[data-presence="here"]').waitFor();

    await bert.page.locator('[data-act="talk"]').fill('Ave!');
    await bert.page.locator('[data-act="say"]').click();
    await anna.page.locator('[data-part="talk"] li', { hasText: 'Ave!' }).waitFor();

    await bert.page.locator('input[name="seed"]').fill('alea iacta');
    await bert.page.locator('[data-act="ready"]').click();
    await anna.page.locator('[data-seat="blue"][data-ready]', { hasText: 'added to the dice' }).waitFor();
    await bert.page.locator('[data-act="not-ready"]').click();
    await anna.page.locator('[data-seat="blue"]:not([data-ready])').waitFor();
    await bert.page.locator('[data-act="ready"]').click();
    await anna.page.locator('[data-act="ready"]').click();

    // Both tables come by themselves.
    await anna.page.locator('[data-part="table"]').waitFor();
    await bert.page.locator('[data-part="table"]').waitFor();
    expect(idOf(anna.page)).toBe(idOf(bert.page));
    // One of them is asked, and the lobby says so to each.
    await goTo(anna.page, '#/lobby');
    await goTo(bert.page, '#/lobby');
    const states = await Promise.all(
      [anna, bert].map(async ({ page }) => {
        const card = page.locator('[data-part="mine"] [data-match]', { hasText: 'Friday' });
        await card.waitFor();
        return card.getAttribute('data-state');
      }),
    );
    expect(states.toSorted()).toEqual(['waits', 'yours']);
    // Whoever is asked finds the way with one click; to the other none is offered.
    const [asked, other] = states[0] === 'yours' ? [anna, bert] : [bert, anna];
    expect(await other.page.locator('[data-act="next"]').count()).toBe(0);
    await asked.page.locator('[data-act="next"]').click();
    await asked.page.locator('[data-part="table"]').waitFor();
    expectClean(anna);
    expectClean(bert);
  });

  test('product 2: what the host arranges is seen by all: bots, a seat freed, the table taken away', async () => {
    const [anna, bert] = [await come(), await come()];
    await openTable(anna.page, { players: 4, bots: ['yellow'], isListed: true, guest: 'Arranger' });
    await anna.page.locator('[data-act="chair-red"]').selectOption('bot:greedy');
    await anna.page.locator('[data-seat="red"]', { hasText: 'Apprentice' }).waitFor();
    // A stranger finds it in the lobby.
    await goTo(bert.page, '#/lobby');
    const card = bert.page.locator('[data-part="others"] [data-match]', { hasText: 'Arranger' });
    await card.locator('[data-act="join"]').click();
    await comeIn(bert.page, 'Stranger');
    await bert.page.locator('[data-act="ready"]').waitFor();
    await anna.page.locator('[data-seat="blue"] [data-act="send-away"]').click();
    await bert.page.locator('[data-seat="blue"] [data-act="take"]').waitFor();
    await anna.page.locator('[data-act="cancel"]').click();
    await anna.page.locator('[data-act="cancel-sure"]').click();
    await anna.page.locator('[data-part="lobby"]').waitFor();
    await bert.page.reload();
    await bert.page.locator('[data-part="trouble"]').waitFor();
    forgiveNothingThere(bert);
    expectClean(anna);
    expectClean(bert);
  });

  test('product 3: a match begun alone goes on with others, from its last position', async () => {
    const seen = await come();
    const { page } = seen;
    await begin(page, { players: 2, bot: 'random', seed: 'bring' });
    await goTo(page, '#/bring');
    await page.locator('input[name="match"]').first().check();
    await page.locator('[data-act="chair-blue"]').selectOption('open');
    await page.locator('[data-act="open-table"]').click();
    await comeIn(page, 'Bringer');
    await page.locator('[data-part="room"] [data-seat="green"]', { hasText: 'Bringer' }).waitFor();
    expect(await page.locator('[data-seat="blue"]').innerText()).toContain('free');
    expectClean(seen);
  });
});

describe('the way to others', () => {
  test('ui: the start page shows it where there is a server, and nowhere else', async () => {
    const seen = await come();
    await seen.page.locator('[data-part="with-others"] [data-act="lobby"]').click();
    await seen.page.locator('[data-part="lobby"]').waitFor();
    const link = await openTable(seen.page, { guest: 'Starter' });
    expectClean(seen);

    const other = await come();
    await other.page.locator('[data-part="with-others"] [data-act="paste"]').fill(link);
    await other.page.locator('[data-act="join-link"]').click();
    await other.page.locator('[data-part="room"]').waitFor();
    expectClean(other);

    const alone = await visit();
    const asked = alone.page.waitForResponse(response => response.url().endsWith('/api/games'));
    await alone.page.reload();
    await asked;
    await alone.page.locator('[data-part="start"]').waitFor();
    expect(await alone.page.locator('[data-part="with-others"], a[href="#/lobby"]').count()).toBe(0);
    await goTo(alone.page, '#/lobby');
    await alone.page.locator('[data-part="trouble"] h1', { hasText: 'There is no server here' }).waitFor();
    expect(alone.page.url()).toContain(inject('url'));
    expectClean(alone);
  });

  test('ui: by keys alone a table is opened, and the entrance gives the focus back', async () => {
    const seen = await come();
    const { page } = seen;
    await goTo(page, '#/host/time-of-crisis');
    const button = page.locator('[data-act="open-table"]');
    await button.focus();
    await page.keyboard.press('Enter');
    await page.locator('[data-part="entrance"] input[name="name"]:focus').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('[data-part="entrance"]').waitFor({ state: 'detached' });
    await page.locator('[data-act="open-table"]:focus').waitFor();
    await page.keyboard.press('Enter');
    await page.keyboard.type('Keys');
    await page.keyboard.press('Enter');
    await page.locator('[data-part="room"]').waitFor();
    expectClean(seen);
  });
});
