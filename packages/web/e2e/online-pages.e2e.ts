import { describe, expect, test } from 'vitest';
import { expectGerman } from './support/german.js';
import { openMailbox } from './support/mailbox.js';
import { comeIn, forgiveNothingThere, openTable, sitDown, tell } from './support/online.js';
import { taking } from './support/pictures.js';
import { goTo } from './support/recorded.js';
import { useServer } from './support/server.js';
import { expectSoundInBoth } from './support/sound.js';
import { expectClean, type Manner, useBrowser, type Visit, visit } from './support/visit.js';

// Whoever forgets a word of entry is helped by a letter only: without a post there is no such page.
const mailbox = await openMailbox();
const house = useServer('--smtp', mailbox.url);
useBrowser();

const come = (manner: Manner = {}): Promise<Visit> => visit({ ...manner, url: house.url });

/** Every page with others that needs nothing but somebody. */
const PAGES = [
  ['lobby', '#/lobby', '[data-part="lobby-side"]'],
  ['host', '#/host/time-of-crisis', '[data-act="open-table"]'],
  ['bring', '#/bring', '[data-act="choose-file"]'],
  ['account', '#/account', '[data-part="leave"]'],
  ['leaders', '#/leaders', '[data-part="leaders"] .sheet'],
  ['reset', '#/reset/some-token', '[data-act="reset"]'],
  ['no-invitation', '#/join/nowhere-at-all', '[data-part="trouble"]'],
] as const;

describe('for everybody', () => {
  test.each(['desktop', 'phone'] as const)('ui: axe finds nothing on the pages with others, %s', async size => {
    const seen = await come({ size });
    const { page } = seen;
    await page.locator('[data-part="with-others"]').waitFor();
    await expectSoundInBoth(page, 'start');
    await goTo(page, '#/lobby');
    await page.locator('[data-act="sign-in"]').click();
    for (const way of ['guest', 'register', 'login']) {
      await page.locator(`[data-part="entrance"] [data-tab="${way}"]`).click();
      await expectSoundInBoth(page, `entrance, ${way}`, '[data-part="entrance"]');
    }
    await page.locator('[data-act="to-forgotten"]').click();
    await expectSoundInBoth(page, 'forgotten', '[data-part="entrance"]');
    await page.keyboard.press('Escape');
    await openTable(page, { players: 4, bots: ['red'], isListed: true, guest: `Sound ${size}` });
    await expectSoundInBoth(page, 'room');
    for (const [name, hash, there] of [...PAGES, ['profile', `#/people/Sound%20${size}`, '[data-part="statistics"]']]) {
      await goTo(page, hash);
      await page.locator(there).first().waitFor();
      await expectSoundInBoth(page, name);
    }
    await goTo(page, '#/host/time-of-crisis');
    await page.locator('input[name="pace"][value="free"]').check();
    await expectSoundInBoth(page, 'own pace', '[data-part="pace-fields"]');
    forgiveNothingThere(seen);
    expectClean(seen);
  });

  test('ui: all of it is German for whoever reads German', async () => {
    const seen = await come({ language: 'de' });
    const { page } = seen;
    await page.locator('[data-part="with-others"]').waitFor();
    await expectGerman(page, 'start');
    await goTo(page, '#/lobby');
    await page.locator('[data-act="sign-in"]').click();
    for (const way of ['guest', 'register', 'login']) {
      await page.locator(`[data-part="entrance"] [data-tab="${way}"]`).click();
      await expectGerman(page, `entrance, ${way}`);
    }
    await page.keyboard.press('Escape');
    await openTable(page, { players: 4, bots: ['red'], isListed: true, guest: 'Jürgen' });
    await expectGerman(page, 'room');
    // He is written to in his language, too.
    expect(await tell(page, 'GET', 'me')).toMatchObject({ settings: { language: 'de' } });
    for (const [name, hash, there] of PAGES) {
      await goTo(page, hash);
      await page.locator(there).first().waitFor();
      // The names of zones are the same everywhere.
      await page.evaluate(() => document.querySelector('[data-act="zone"]')?.remove());
      await expectGerman(page, name);
    }
    await goTo(page, '#/people/J%C3%BCrgen');
    await page.locator('[data-part="statistics"]').waitFor();
    await expectGerman(page, 'profile');
    forgiveNothingThere(seen);
    expectClean(seen);
  });
});

describe('every page with others as a picture, for people to look at', () => {
  test.each([
    { form: 'large', sizes: ['desktop', 'laptop'] },
    { form: 'small', sizes: ['phone'] },
  ] as const)('ui: $form windows, by day and by night', async ({ form, sizes }) => {
    const [seen, other] = [await come({ size: sizes[0] }), await come()];
    const { page } = seen;
    const take = taking(page, sizes);
    await page.locator('[data-part="with-others"]').waitFor();
    await take('start-with-others');
    await goTo(page, '#/lobby');
    await page.locator('[data-part="lobby-side"]').waitFor();
    await goTo(page, '#/host/time-of-crisis');
    await page.locator('[data-act="open-table"]').click();
    await page.locator('[data-part="entrance"]').waitFor();
    await take('entrance');
    await comeIn(page, `Livia ${form}`);
    const link = await page.locator('[data-part="invitation"] input').inputValue();
    await other.page.goto(link);
    await sitDown(other.page, `Gaius ${form}`);
    await other.page.locator('[data-act="talk"]').fill('Salvete! I take the dolphins.');
    await other.page.locator('[data-act="say"]').click();
    await page.locator('[data-part="talk"] li b').waitFor();
    await other.page.locator('[data-act="ready"]').click();
    await page.locator('[data-act="chair-red"]').selectOption('bot:planner');
    await page.locator('[data-seat="blue"][data-ready]').waitFor();
    await take('room');
    await openTable(other.page, { title: 'Saturnalia', players: 4, bots: ['red'], isListed: true });
    await goTo(page, '#/lobby');
    await page.locator('[data-part="others"] [data-match]', { hasText: 'Saturnalia' }).first().waitFor();
    await take('lobby');
    for (const [name, hash, there] of PAGES.slice(1)) {
      await goTo(page, hash);
      await page.locator(there).first().waitFor();
      await take(name);
    }
    await goTo(page, `#/people/Gaius%20${form}`);
    await page.locator('[data-part="statistics"]').waitFor();
    await take('profile');
    forgiveNothingThere(seen);
    expectClean(seen);
    expectClean(other);
  });
});
