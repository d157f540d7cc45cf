import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { abreast, comes, entryOf, type Guest, isAsked, matchOf, SOON, sitAt } from './support/apart.js';
import { downloaded, handIn } from './support/files.js';
import { expectGerman } from './support/german.js';
import { taking } from './support/pictures.js';
import { useServer } from './support/server.js';
import { expectSoundInBoth } from './support/sound.js';
import { playTogether } from './support/together.js';
import { expectClean, useBrowser } from './support/visit.js';
import { cardsToldTo } from './support/watching.js';

const house = useServer();
useBrowser();

const choose = async (page: Page, act: string): Promise<void> => {
  await page.locator('[data-act="menu"]').click();
  await page.locator(`.menu [data-act="${act}"]`).click();
};
const openChat = (page: Page): Promise<void> => page.locator('[data-part="drawer"] [data-tab="chat"]').click();
const say = async (page: Page, text: string): Promise<void> => {
  await page.locator('textarea[data-act="talk"]').fill(text);
  await page.keyboard.press('Enter');
};
const agree = (page: Page, kind: string): Promise<void> =>
  page.locator(`[data-consent="${kind}"] [data-act="agree"]`).click();
/** Which of two people is asked first, and in which seat. */
const firstAsked = async (anna: Guest, bert: Guest): Promise<readonly [Guest, Guest, string]> => {
  await expect.poll(async () => (await isAsked(anna.page)) || (await isAsked(bert.page)), SOON).toBe(true);
  return (await isAsked(anna.page)) ? [anna, bert, 'green'] : [bert, anna, 'blue'];
};

describe('a match with others', () => {
  test('product 3: one loses the connection in the middle of an answer: it shows at once, heals, and the answer counts once', async () => {
    const [anna, bert] = [await comes(house, 'Anna'), await comes(house, 'Bert')];
    const id = await matchOf([anna, bert], { players: 2 });
    for (const { page } of [anna, bert]) await sitAt(page, house, id);
    const [asked, other, seat] = await firstAsked(anna, bert);
    const before = await abreast([anna.page, bert.page]);
    expect(await asked.page.title()).toMatch(/^Your turn · /);
    asked.wire.cut();
    const banner = asked.page.locator('[data-part="connection"]');
    await banner.waitFor();
    // The others see that he is gone.
    await other.page.locator(`[data-seat="${seat}"] .presence.away`).waitFor();
    await asked.page.locator('[data-part="dock"] [data-id="gallia"]').click();
    await expect.poll(() => banner.innerText(), SOON).toContain('One act of yours waits to be sent.');
    expect(await entryOf(other.page)).toBe(before);
    asked.wire.mend();
    await banner.waitFor({ state: 'detached' });
    await other.page.locator(`[data-seat="${seat}"] .presence.here`).waitFor();
    await expect.poll(() => entryOf(other.page), SOON).toBeGreaterThan(before);
    // What happens while somebody is away he hears when he is back.
    asked.wire.cut();
    await banner.waitFor();
    await playTogether([other.page], 2, 3);
    asked.wire.mend();
    await banner.waitFor({ state: 'detached' });
    await abreast([anna.page, bert.page]);
    const { entries } = await asked.tell<{ readonly entries: readonly { seat?: string; kind: string }[] }>(
      'GET',
      `matches/${id}/file`,
    );
    const chosen = entries.filter(entry => entry.seat === seat && entry.kind === 'choose-start-province');
    expect(chosen.length).toBe(1);
    for (const seen of [anna, bert]) expectClean(seen);
  });

  test('product 3: two people and a bot play, one reloads, one looks on; they talk, and agree on a draw', async () => {
    const anna = await comes(house, 'Antonia');
    const bert = await comes(house, 'Balduin', { size: 'laptop', theme: 'dark', language: 'de' });
    const cleo = await comes(house, undefined);
    const id = await matchOf([anna, bert], { players: 3 });
    for (const { page } of [anna, bert, cleo]) await sitAt(page, house, id);
    const both = [anna.page, bert.page];
    const all = [...both, cleo.page];
    await playTogether(both, 12, 1);
    await abreast(all);

    // Whoever looks on is never asked, and is told nobody's hand.
    expect(await isAsked(cleo.page)).toBe(false);
    expect(cardsToldTo(cleo)).toEqual([]);
    expect(cardsToldTo(anna)).not.toEqual([]);
    expect(await cleo.page.locator('[data-part="looks-on"]').innerText()).toBe('You look on');
    expect(await anna.page.locator('[data-seat="blue"] .who').innerText()).toContain('Balduin');
    expect(await anna.page.locator('[data-clock="green"]').count()).toBe(2);

    // What is said arrives; whoever looks on hears nothing of it yet.
    await openChat(anna.page);
    await say(anna.page, 'Ave, Balduin!');
    await bert.page.locator('[data-unread="1"]').waitFor();
    await openChat(bert.page);
    await bert.page.locator('[data-said] .text', { hasText: 'Ave, Balduin!' }).waitFor();
    await bert.page.locator('[data-unread]').waitFor({ state: 'detached' });
    await bert.page.locator('[data-channel="blue,green"]').click();
    await say(bert.page, 'Unter uns.');
    await anna.page.locator('[data-channel="blue,green"] b').waitFor();
    await openChat(cleo.page);
    await cleo.page.locator('[data-part="chat"] .empty').waitFor();
    expect(await cleo.page.locator('[data-said]').count()).toBe(0);
    await bert.page.locator('[data-act="fold-drawer"]').click();

    // One reloads, and is where he was; the words he has read stay read.
    await bert.page.reload();
    await bert.page.locator('[data-part="table"]').waitFor();
    await abreast(all);
    expect(await bert.page.locator('[data-unread]').count()).toBe(0);
    await playTogether(both, 8, 90);
    await abreast(all);

    // Somebody asks for a pause and is refused; then they agree on a draw.
    await choose(anna.page, 'company-pause');
    await bert.page.locator('[data-consent="pause"] [data-act="decline"]').click();
    await anna.page.locator('[data-part="off"]').waitFor();
    await choose(bert.page, 'company-draw');
    await anna.page.locator('[data-consent="draw"] [data-vote="yes"]').waitFor();
    await expectGerman(bert.page, 'a table with others');
    await agree(anna.page, 'draw');
    for (const page of all) {
      await page.locator('[data-part="ending"]').waitFor();
      // Each browser plays the file through for itself.
      await page.locator('[data-part="ending"] [data-verified="true"]').waitFor();
    }
    const file = await downloaded(cleo.page, cleo.page.locator('[data-part="ending"] [data-act="export"]'));
    const { entries } = JSON.parse(file.text) as { entries: { kind: string; arg?: unknown }[] };
    expect(entries.at(-1)).toMatchObject({ kind: 'close', arg: ['draw', 'green', 'blue', 'yellow'] });

    // A draw is called one, and whoever stays sees that the other wants to play again.
    await anna.page.locator('[data-part="ending"] h1', { hasText: 'A draw between' }).waitFor();
    await bert.page.locator('[data-part="ending"] [data-act="rematch"]').click();
    await anna.page.locator('[data-part="ending"] [role="status"]', { hasText: 'is waiting' }).waitFor();
    await anna.page.locator('[data-act="rematch"]', { hasText: 'To the rematch' }).click();
    for (const { page } of [anna, bert]) await page.locator('[data-part="room"]').waitFor();
    expect(anna.page.url()).toBe(bert.page.url());

    // Now everybody may read what was said at the table, and nobody what was said in private.
    await cleo.page.locator('[data-act="look"]').click();
    await openChat(cleo.page);
    await cleo.page.locator('[data-said] .text', { hasText: 'Ave, Balduin!' }).waitFor();
    expect(await cleo.page.locator('[data-said]').count()).toBe(1);
    // And through all eyes.
    await cleo.page.locator('[data-part="drawer"] [data-tab="chronicle"]').click();
    await cleo.page.locator('[data-part="replay"] select').selectOption('blue');
    await expect.poll(() => cardsToldTo(cleo).length, SOON).toBeGreaterThan(0);

    // Of checking it nothing is left among the matches of this browser; taken in by hand it is good.
    await cleo.page.goto(house.url);
    await cleo.page.locator('[data-part="open-file"]').waitFor();
    expect(await cleo.page.locator('[data-match]').count()).toBe(0);
    expect(await handIn(cleo.page, file.text)).toContain(`all ${entries.length} entries are legal`);
    for (const seen of [anna, bert, cleo]) expectClean(seen);
  });

  test('product 3: they pause, go on, go back by consent, and one gives up', async () => {
    const [anna, bert] = [await comes(house, 'Aurelia'), await comes(house, 'Bruno')];
    const id = await matchOf([anna, bert], { players: 3 });
    for (const { page } of [anna, bert]) await sitAt(page, house, id);
    const both = [anna.page, bert.page];
    await playTogether(both, 8, 11);
    await abreast(both);

    await choose(anna.page, 'company-pause');
    await agree(bert.page, 'pause');
    for (const page of both) await page.locator('[data-part="paused"]').waitFor();
    expect([await isAsked(anna.page), await isAsked(bert.page)]).toEqual([false, false]);
    await bert.page.locator('[data-part="consents"] [data-act="resume"]').click();
    await agree(anna.page, 'resume');
    for (const page of both) await page.locator('[data-part="paused"]').waitFor({ state: 'detached' });
    await firstAsked(anna, bert);

    // Back to a position of the past that one of them looks at.
    const last = await abreast(both);
    await bert.page.keyboard.press(',');
    await bert.page.keyboard.press(',');
    await bert.page.locator('[data-act="go-back-here"]').click();
    await bert.page.locator('[data-part="rewind"] [data-act="go"]').click();
    await agree(anna.page, 'rewind');
    await expect.poll(() => entryOf(anna.page), SOON).toBeGreaterThan(last);
    await anna.page.locator('[data-part="drawer"] [data-n]', { hasText: 'by consent' }).first().waitFor();
    await bert.page.keyboard.press('End');
    await playTogether(both, 4, 70);

    // Standing answers are one's own, and can be withdrawn.
    await anna.tell('PUT', `matches/${id}/orders`, { orders: [{ prompt: 'reroll', answer: { kind: 'keep-dice' } }] });
    await anna.page.reload();
    await anna.page.locator('[data-part="table"]').waitFor();
    await choose(anna.page, 'company-orders');
    await anna.page.locator('[data-order="reroll"] [data-act="withdraw-order"]').click();
    await anna.page.locator('[data-order]').waitFor({ state: 'detached' });
    expect(await anna.tell('GET', `matches/${id}/orders`)).toEqual({ orders: [] });
    await anna.page.keyboard.press('Escape');

    await choose(bert.page, 'company-resign');
    await bert.page.locator('[data-part="resign"] [data-act="go"]').click();
    // He was the last but one: against a bot alone somebody is left who can win.
    await anna.page.locator('[data-note="resigned"]', { hasText: 'Bruno' }).waitFor();
    await bert.page.locator('[data-part="onlookers"]', { hasText: 'You have given up' }).waitFor();
    expect(await isAsked(bert.page)).toBe(false);
    for (const seen of [anna, bert]) expectClean(seen);
  });

  test('product 3: bots stand in for both and play on, until one takes his seat again', async () => {
    const [anna, bert] = [await comes(house, 'Ada'), await comes(house, 'Bela')];
    const id = await matchOf([anna, bert], { players: 2 });
    for (const { page } of [anna, bert]) await sitAt(page, house, id);
    await playTogether([anna.page, bert.page], 6, 21);
    for (const { page } of [anna, bert]) {
      await choose(page, 'menu-stand-in');
      await page.locator('[data-act="stand-in-level"]').selectOption('bot:master');
      await page.locator('[data-act="stand-in-begin"]').click();
      await page.locator('[data-part="stand-ins"] [data-act="take-seat"]').waitFor();
    }
    const before = await entryOf(bert.page);
    // They think longer than others: the match must not be over before somebody is back.
    await expect.poll(() => entryOf(bert.page), SOON).toBeGreaterThan(before + 4);
    await anna.page.locator('[data-part="stand-ins"] [data-act="take-seat"]').dispatchEvent('click');
    await expect.poll(() => isAsked(anna.page), SOON).toBe(true);
    await abreast([anna.page, bert.page]);
    expect(await isAsked(bert.page)).toBe(false);
    for (const seen of [anna, bert]) expectClean(seen);
  });

  test('ui: on a phone everybody else is one tap away, and everything can be heard and seen', async () => {
    const anna = await comes(house, 'Agnes', { size: 'phone' });
    const bert = await comes(house, 'Boris');
    const id = await matchOf([anna, bert], { players: 3, terms: { watching: 'late', delay: 900_000 } });
    for (const { page } of [anna, bert]) await sitAt(page, house, id);
    const { page } = anna;
    await openChat(bert.page);
    await say(bert.page, 'Salve, Agnes. Shall we call it a day?');
    await choose(bert.page, 'company-draw');
    await page.locator('[data-part="ribbon"] [data-unread="1"]').waitFor();
    await page.locator('[data-consent="draw"]').waitFor();
    await expectSoundInBoth(page, 'a table with others on a phone');
    await taking(page, ['phone'])('online-consent');
    await page.locator('[data-part="rail"] button').first().tap();
    await page.locator('.rail-over [data-clock]').first().waitFor();
    await taking(page, ['phone'])('online-seats');
    await page.locator('.strip button').first().tap();
    // What is unread lies open at once.
    await page.locator('[data-act="open-drawer"]').first().tap();
    await page.locator('[data-said]').waitFor();
    await expectSoundInBoth(page, 'talk on a phone', '[data-part="drawer"]');
    await taking(page, ['phone'])('online-chat');
    await page.locator('[data-act="fold-drawer"]').tap();
    await page.locator('[data-consent="draw"] [data-act="decline"]').tap();

    await expectSoundInBoth(bert.page, 'a table with others');
    for (const dialog of ['company-resign', 'company-replace', 'company-orders']) {
      await choose(bert.page, dialog);
      await bert.page.locator('dialog[open]').waitFor();
      await expectSoundInBoth(bert.page, dialog, 'dialog');
      await bert.page.keyboard.press('Escape');
    }
    await taking(bert.page, ['desktop', 'laptop'])('online-table');
    bert.wire.cut();
    await bert.page.locator('[data-part="connection"]').waitFor();
    await taking(bert.page, ['desktop'])('online-lost');
    bert.wire.mend();
    await bert.page.locator('[data-part="connection"]').waitFor({ state: 'detached' });

    const cleo = await comes(house, undefined, { size: 'phone', language: 'de' });
    await sitAt(cleo.page, house, id);
    await cleo.page.locator('[data-part="rail"] button').first().tap();
    await cleo.page.locator('[data-part="onlookers"]', { hasText: 'Du siehst zu · 15 Minuten verzögert' }).waitFor();
    await expectGerman(cleo.page, 'looking on');
    for (const seen of [anna, bert, cleo]) expectClean(seen);
  });
});
