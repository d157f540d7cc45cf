import { describe, expect, test } from 'vitest';
import { SOON } from './support/apart.js';
import { openMailbox } from './support/mailbox.js';
import { openTable } from './support/online.js';
import { goTo } from './support/recorded.js';
import { useServer } from './support/server.js';
import { expectClean, type Manner, useBrowser, type Visit, visit } from './support/visit.js';

const mailbox = await openMailbox();
const house = useServer('--smtp', mailbox.url);
useBrowser();

const come = (manner: Manner = {}): Promise<Visit> => visit({ ...manner, url: house.url });
const PASSWORD = 'correct horse battery';

describe('an account', () => {
  test('product 2: signing up keeps the guest and his match; he signs in elsewhere and finds it', async () => {
    const seen = await come();
    const { page } = seen;
    await openTable(page, { title: 'Kept', guest: 'Claudia' });
    await goTo(page, '#/account');
    const form = page.locator('[data-part="become-member"]');
    await form.locator('input[name="password"]').fill('short');
    await form.locator('[data-act="register"]').click();
    await form.locator('[data-trouble="malformed"]', { hasText: '8 characters' }).waitFor();
    seen.complaints.length = 0;
    await form.locator('input[name="password"]').fill(PASSWORD);
    await form.locator('[data-act="register"]').click();
    await page.locator('[data-part="who"]', { hasText: 'a member since' }).waitFor();
    await goTo(page, '#/lobby');
    await page.locator('[data-part="mine"] [data-match]', { hasText: 'Kept' }).waitFor();
    await goTo(page, '#/account');
    await page.locator('[data-act="sign-out"]').click();
    await page.locator('[data-act="come-in"]').waitFor();
    expectClean(seen);

    const other = await come({ size: 'phone' });
    await goTo(other.page, '#/lobby');
    await other.page.locator('[data-act="sign-in"]').click();
    const entrance = other.page.locator('[data-part="entrance"]');
    await entrance.locator('input[name="name"]').fill('claudia');
    await entrance.locator('input[name="password"]').fill('wrong password');
    await entrance.locator('[data-act="login"]').click();
    await entrance.locator('[data-trouble="wrong-password"]').waitFor();
    other.complaints.length = 0;
    await entrance.locator('input[name="password"]').fill(PASSWORD);
    await entrance.locator('[data-act="login"]').click();
    await other.page
      .locator('[data-part="mine"] [data-match]', { hasText: 'Kept' })
      .locator('[data-act="open"]')
      .click();
    await other.page.locator('[data-part="room"]').waitFor();
    expectClean(other);
  });

  test('product 2: whoever has forgotten his password gets a letter, and chooses a new one by its link', async () => {
    const seen = await come({ size: 'phone' });
    const { page } = seen;
    await goTo(page, '#/lobby');
    await page.locator('[data-act="sign-in"]').click();
    const entrance = page.locator('[data-part="entrance"]');
    await entrance.locator('[data-tab="register"]').click();
    await entrance.locator('input[name="name"]').fill('Forgetful');
    await entrance.locator('input[name="password"]').fill(PASSWORD);
    await entrance.locator('input[name="mail"]').fill('forgetful@example.org');
    await entrance.locator('[data-act="register"]').click();
    await entrance.waitFor({ state: 'detached' });
    await goTo(page, '#/account');
    await page.locator('[data-part="mail-now"]', { hasText: 'forgetful@example.org' }).waitFor();
    // Nothing goes there before he has said that it is his; the link says it by itself.
    await page.locator('[data-part="mail-open"]').waitFor();
    await goTo(page, `#/confirm/${await mailbox.confirming('forgetful@example.org')}`);
    await page.locator('[data-part="confirm"]', { hasText: 'Confirmed.' }).waitFor();
    await page.locator('[data-act="to-lobby"]').waitFor();
    await goTo(page, '#/account');
    await page.locator('[data-part="mail-now"]').waitFor();
    expect(await page.locator('[data-part="mail-open"]').count()).toBe(0);
    await page.locator('[data-act="sign-out"]').click();
    await page.locator('[data-act="come-in"]').click();
    await entrance.locator('[data-act="to-forgotten"]').click();
    await entrance.locator('input[name="mail"]').fill('forgetful@example.org');
    await entrance.locator('[data-act="forgotten"]').click();
    await entrance.locator('.done').waitFor();
    await page.keyboard.press('Escape');
    const [link] = /#\/reset\/[\w-]+/.exec(await mailbox.letterTo('forgetful@example.org', '#/reset/')) ?? [];
    await goTo(page, link ?? '');
    const form = page.locator('[data-part="reset"]');
    await form.locator('input[name="password"]').fill('another good password');
    await form.locator('[data-act="reset"]').click();
    await form.locator('[data-act="come-in"]').click();
    await entrance.locator('input[name="name"]').fill('forgetful@example.org');
    await entrance.locator('input[name="password"]').fill('another good password');
    await entrance.locator('[data-act="login"]').click();
    await page.locator('[data-act="account"]', { hasText: 'Forgetful' }).waitFor();
    expectClean(seen);
    // The link opens once.
    await goTo(page, '#/lobby');
    await goTo(page, link ?? '');
    await form.locator('input[name="password"]').fill('a third good password');
    await form.locator('[data-act="reset"]').click();
    await form.locator('[data-trouble="expired"]').waitFor();
  });

  test('product 2: habits, notices, tokens and the list of those one avoids are kept', async () => {
    const [seen, other] = [await come(), await come()];
    const { page } = seen;
    await openTable(other.page, { guest: 'Avoided' });
    await openTable(page, { guest: 'Keeper' });
    await goTo(page, '#/account');
    await page.locator('[data-act="zone"]').selectOption('Europe/Rome');
    await page.locator('[data-part="habits"] [data-part="saved"]', { hasText: 'Saved' }).waitFor();
    await page.locator('[data-act="night"]').check();
    await page.locator('[data-act="night-from"]').fill('23:30');
    await page.locator('[data-act="digest"]').selectOption('60');
    await page.locator('[data-act="first-day"]').fill('2031-07-01');
    await page.locator('[data-act="last-day"]').fill('2031-07-14');
    await page.locator('[data-act="add-vacation"]').click();
    await page.locator('[data-act="drop-vacation"]').waitFor();
    await page.locator('[data-part="blocks"] input').fill('avoided');
    await page.locator('[data-act="block"]').click();
    await page.locator('[data-part="blocks"] [data-person="Avoided"]').waitFor();
    await page.locator('[data-part="tokens"] input').fill('my bot');
    await page.locator('[data-act="make-token"]').click();
    const token = await page.locator('[data-part="tokens"] .made input').inputValue();
    expect(token.length).toBeGreaterThan(20);

    await page.reload();
    await page.locator('[data-part="tokens"] li', { hasText: 'my bot' }).waitFor();
    expect(await page.locator('[data-act="zone"]').inputValue()).toBe('Europe/Rome');
    expect(await page.locator('[data-act="night-from"]').inputValue()).toBe('23:30');
    expect(await page.locator('[data-act="digest"]').inputValue()).toBe('60');
    expect(await page.locator('[data-act="drop-vacation"]').count()).toBe(1);
    // Whoever is avoided is not told so, but shut out.
    await goTo(page, '#/people/Avoided');
    await page.locator('[data-act="unblock"]').waitFor();
    expectClean(seen);
    expectClean(other);
  });
});

describe('notices', () => {
  test('product 2: what is pushed is shown as a notice that leads to its match', async () => {
    const seen = await come({ prepare: context => context.grantPermissions(['notifications']) });
    const { page, context } = seen;
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    const session = await context.newCDPSession(page);
    const registered = new Promise<string>(resolve => {
      session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        const [first] = registrations;
        if (first) resolve(first.registrationId);
      });
    });
    await session.send('ServiceWorker.enable');
    const push = async (data: string): Promise<void> => {
      const { origin } = new URL(house.url);
      await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await registered, data });
    };
    const notices = (): Promise<unknown> =>
      page.evaluate(async () => {
        const found = await (await navigator.serviceWorker.ready).getNotifications();
        return found.map(({ title, data }) => ({ title, place: new URL(data).hash }));
      });
    await push(JSON.stringify({ kind: 'your-turn', title: 'It is your turn: Friday', link: '#/play/abcd1234' }));
    await expect.poll(notices, SOON).toEqual([{ title: 'It is your turn: Friday', place: '#/play/abcd1234' }]);
    // Of one match the newest word is enough, and nothing leads away from the page.
    await push(JSON.stringify({ title: 'Time is short: Friday', link: '#/play/abcd1234' }));
    await expect.poll(notices, SOON).toEqual([{ title: 'Time is short: Friday', place: '#/play/abcd1234' }]);
    await push(JSON.stringify({ title: 'Come here', link: 'https://elsewhere.example/' }));
    await expect.poll(notices, SOON).toContainEqual({ title: 'Come here', place: '#/lobby' });
    expectClean(seen);
  });
});
