import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { abreast, comes, comesBack, entryOf, type Guest, goesAway, isAsked, SOON, tableOf } from './support/apart.js';
import { endingOn } from './support/endings.js';
import { openMailbox } from './support/mailbox.js';
import { chooseNotices, endOfLetter, expectTurnTold, isSigned, openEars, textOf } from './support/notices.js';
import { playOn } from './support/player.js';
import { freePort, useServer } from './support/server.js';
import { playOut } from './support/together.js';
import { expectClean, type Manner, useBrowser } from './support/visit.js';
import { cardsToldTo, stepsToldTo } from './support/watching.js';

const mailbox = await openMailbox();
const port = String(await freePort());
const origin = `http://localhost:${port}`;
const house = useServer('--port', port, '--public-url', origin, '--smtp', mailbox.url, '--private-hooks');
useBrowser();

const TIME = { timeout: 2_400_000 };
const title = 'Ides of March';
/** Whoever tries it again finds names that nobody has yet. */
const CASTS = [['Anna', 'Bert'] as const, ['Agnes', 'Boris'] as const];
const addressOf = (name: string): string => `${name.toLowerCase()}@example.org`;

const member = async (name: string, manner: Manner = {}): Promise<Guest> => {
  const guest = await comes(house, name, { ...manner, mail: addressOf(name) });
  await guest.tell('POST', 'mail/confirm', { token: await mailbox.confirming(addressOf(name)) });
  return guest;
};

/** All go to the room of a match, those who play say that they are ready, and the table comes by itself. */
const beginAt = async (id: string, players: readonly Guest[], watcher: Guest): Promise<void> => {
  for (const { page } of [...players, watcher]) {
    await page.goto(`${house.url}#/play/${id}`);
    await page.locator('[data-part="room"]').waitFor();
  }
  for (const { page } of players) await page.locator('[data-act="ready"]').click();
  for (const { page } of [...players, watcher]) await page.locator('[data-part="table"]').waitFor();
};

/** For this match alone somebody is told by mail. */
const chooseMailHere = async (page: Page): Promise<void> => {
  await page.locator('[data-act="menu"]').click();
  await page.locator('.menu [data-act="company-notices"]').click();
  const dialog = page.locator('[data-part="notices"]');
  await dialog.locator('input[value="here"]').check();
  await dialog.locator('input[value="mail"]').check();
  await dialog.locator('[data-act="go"]').click();
  await dialog.waitFor({ state: 'detached' });
};

/** Green is asked and loses the connection; what is answered meanwhile arrives when it has healed. */
const loseAndHeal = async ({ page, wire }: Guest, others: readonly Page[]): Promise<void> => {
  const before = await abreast([page, ...others]);
  wire.cut();
  const banner = page.locator('[data-part="connection"]');
  await banner.waitFor();
  for (const other of others) await other.locator('[data-seat="green"] .presence.away').waitFor();
  const isGiven = async (): Promise<boolean> => /waits? to be sent/.test(await banner.innerText());
  await playOn(page, { seed: 33, until: isGiven });
  expect(await abreast(others)).toBe(before);
  wire.mend();
  await banner.waitFor({ state: 'detached' });
  for (const other of others) {
    await other.locator('[data-seat="green"] .presence.here').waitFor();
    await expect.poll(() => entryOf(other), SOON).toBeGreaterThan(before);
  }
};

const whisper = async (page: Page, channel: string, text: string): Promise<void> => {
  await page.locator('[data-act="look"]').click();
  await page.locator('[data-part="drawer"] [data-tab="chat"]').click();
  await page.locator(`[data-channel="${channel}"]`).click();
  await page.locator('textarea[data-act="talk"]').fill(text);
  await page.keyboard.press('Enter');
};

let tries = 0;
describe('a whole match with others', () => {
  test(
    'product 3: two people and a bot play to the end; one loses the connection, one reloads, one looks on, and who is away is told',
    TIME,
    async () => {
      const [first, second] = CASTS[tries++];
      const ears = await openEars();
      let anna = await member(first, { prepare: ears.prepare });
      let bert = await member(second);
      const cleo = await comes(house, undefined);
      const people = (): readonly Page[] => [anna.page, bert.page];
      const all = (): readonly Page[] => [...people(), cleo.page];
      const expectNoHandShown = async (): Promise<void> => {
        expect(await isAsked(cleo.page)).toBe(false);
        expect(cardsToldTo(cleo)).toEqual([]);
      };
      // One is told of all matches by mail, webhook and browser; the other of this one alone, by mail.
      const secret = await chooseNotices(anna.page, ears);
      await bert.tell('PATCH', 'me', { notify: { mail: false, webhook: false, push: false } });
      const id = await tableOf([anna, bert], { players: 3, title });
      await beginAt(id, [anna, bert], cleo);
      await chooseMailHere(bert.page);
      await playOut(people(), { seed: 31, isEnough: given => given >= 16 });
      await abreast(all());
      await expectNoHandShown();
      expect(cardsToldTo(anna)).not.toEqual([]);

      // One loses the connection in the middle of an answer.
      await playOut(people(), { seed: 32, mood: 'hasty', isEnough: () => isAsked(anna.page) });
      await loseAndHeal(anna, [bert.page, cleo.page]);

      // The other reloads, and is where he was.
      await playOut(people(), { seed: 34, isEnough: given => given >= 6 });
      await playOut(people(), { seed: 35, mood: 'hasty', isEnough: () => isAsked(anna.page) });
      const there = await abreast(all());
      await bert.page.reload();
      await bert.page.locator('[data-part="table"]').waitFor();
      expect(await abreast(all())).toBe(there);
      await expectNoHandShown();

      // Whoever was there was told nothing by other ways, but for the trial of the webhook. Now one goes away.
      const isOnlyBertAsked = async (): Promise<boolean> => (await isAsked(bert.page)) && !(await isAsked(anna.page));
      await playOut(people(), { seed: 36, mood: 'hasty', isEnough: isOnlyBertAsked });
      expect([ears.hooks().length, ears.pushes().length]).toEqual([1, 0]);
      expect([first, second].flatMap(name => mailbox.lettersTo(addressOf(name)))).toEqual([]);
      await goesAway(anna, 'green', bert.page);
      await playOut([bert.page], { seed: 37, mood: 'hasty', isEnough: () => ears.hooks().length > 1 });
      const letter = await mailbox.letterTo(addressOf(first));
      await expect.poll(() => ears.pushes().length, SOON).toBe(1);
      const [trial, hook] = ears.hooks();
      const signed = [isSigned(trial, secret), isSigned(hook, secret), isSigned(hook, 'another secret')];
      expect(signed).toEqual([true, true, false]);
      expectTurnTold({ letter, hook, push: ears.pushes()[0] }, { name: first, match: id, title, origin });

      // The link in it leads back to the table, and they play to the end.
      const link = `${origin}/#/play/${id}`;
      anna = await comesBack(anna, link);
      await expect.poll(() => isAsked(anna.page), SOON).toBe(true);
      await playOut(people(), { seed: 38, mood: 'hasty' });
      const last = await abreast(all());
      const endings = await Promise.all(all().map(page => endingOn(page)));
      expect(endings[0].length).toBeGreaterThan(1);
      expect(endings).toEqual([endings[0], endings[0], endings[0]]);
      // Whoever looks on has seen every step, and never a hand.
      expect(stepsToldTo(cleo)).toEqual(Array.from({ length: last + 1 }, (_, n) => n));
      await expectNoHandShown();

      // Who has left is told that something was said to him alone, and not what.
      await goesAway(bert, 'blue', anna.page);
      await whisper(anna.page, 'blue,green', 'Vale!');
      const said = `${title} (Time of Crisis)\nSomebody has written to you.\n${link}`;
      expect(textOf(await mailbox.letterTo(addressOf(second)))).toBe(
        `Hello ${second},\n\n${said}\n\n${endOfLetter(origin)}`,
      );
      // Who has left is invited to play again, and was told of nothing that happened while he was there.
      bert = await comesBack(bert, link);
      await goesAway(anna, 'green', bert.page);
      await bert.page.locator('[data-part="ending"] [data-act="rematch"]').click();
      await bert.page.locator('[data-part="room"]').waitFor();
      await expect.poll(() => ears.pushes().length, SOON).toBe(2);
      await expect.poll(() => mailbox.lettersTo(addressOf(first)).length, SOON).toBe(2);
      await expect.poll(() => ears.hooks().length, SOON).toBe(3);
      const kinds = ears.hooks().map(({ body }) => JSON.parse(String(body)).kind);
      expect(kinds).toEqual(['test', 'your-turn', 'invited']);
      expect(mailbox.lettersTo(addressOf(second)).length).toBe(1);
      const [invitation] = /http\S+#\/play\/\S+/.exec(mailbox.lettersTo(addressOf(first))[1]) ?? [];
      anna = await comesBack(anna, invitation ?? '', 'room');
      expect(anna.page.url()).toBe(bert.page.url());
      for (const seen of [anna, bert, cleo]) expectClean(seen);
    },
  );
});
