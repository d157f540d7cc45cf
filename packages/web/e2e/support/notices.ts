import { createHmac } from 'node:crypto';
import type { BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import { goTo } from './recorded.js';
import { type Call, openSink } from './sink.js';
import { subscriptionAt } from './subscription.js';

/** Where a program and a browser of somebody are told: everything that comes there is kept. */
export interface Ears {
  readonly hook: string;
  /** What has come to the webhook, oldest first. */
  hooks(): readonly Call[];
  /** What has come to the browser, as only it can read it. */
  pushes(): readonly unknown[];
  /** The browser will subscribe here: to a service of its maker it has no way in a test. */
  prepare(context: BrowserContext): Promise<void>;
}

/** To be opened in a test, and closed with it. */
export const openEars = async (): Promise<Ears> => {
  const sink = await openSink();
  const { subscription, read } = subscriptionAt(`${sink.url}/push`);
  const callsTo = (path: string): readonly Call[] => sink.calls.filter(call => call.path === path);
  return {
    hook: `${sink.url}/hook`,
    hooks: () => callsTo('/hook'),
    pushes: () => callsTo('/push').map(({ body }) => read(body)),
    prepare: async context => {
      await context.grantPermissions(['notifications']);
      await context.addInitScript(given => {
        let made: PushSubscription | null = null;
        const fresh = { ...given, toJSON: () => given, unsubscribe: async () => true } as unknown as PushSubscription;
        PushManager.prototype.getSubscription = async () => made;
        PushManager.prototype.subscribe = async () => {
          made = fresh;
          return fresh;
        };
      }, subscription);
    },
  };
};

/** `t=<milliseconds>,v1=<hex>`, as it is written for whoever receives hooks. */
export const isSigned = ({ headers, body }: Call, secret: string): boolean => {
  const [, at, signature] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(headers['x-hegemon-signature'])) ?? [];
  return signature === createHmac('sha256', secret).update(`${at}.${body}`).digest('hex');
};

/** What is written under the lines at the top of a letter. */
export const textOf = (letter: string): string => letter.slice(letter.indexOf('\n\n') + 2);

interface Told {
  readonly letter: string;
  readonly hook: Call;
  readonly push: unknown;
}
interface About {
  readonly name: string;
  readonly match: string;
  readonly title: string;
  /** Where the server is open, without a slash at the end. */
  readonly origin: string;
}
/** That it is somebody's turn is said by all three ways, and nothing else: each of them is looked at to the last word. */
export const expectTurnTold = ({ letter, hook, push }: Told, { name, match, title, origin }: About): void => {
  const [full, link] = [`${title} (Time of Crisis)`, `${origin}/#/play/${match}`];
  const [, turn, phase] = /It is your turn \(turn (\d+), ([\w ]+)\)\./.exec(letter) ?? [];
  expect(letter).toContain(`Subject: It is your turn: ${full}\n`);
  const lines = [full, `It is your turn (turn ${turn}, ${phase}).`, link];
  expect(textOf(letter)).toBe(`Hello ${name},\n\n${lines.join('\n')}\n\n${endOfLetter(origin)}`);
  expect(JSON.parse(String(hook.body))).toEqual({
    id: expect.any(Number),
    kind: 'your-turn',
    match,
    title,
    game: 'time-of-crisis',
    turn: Number(turn),
    phase: expect.stringMatching(/^[a-z-]+$/),
    link,
    at: expect.any(Number),
  });
  expect(push).toEqual({ kind: 'your-turn', title: `It is your turn: ${full}`, link: `#/play/${match}` });
};
export const endOfLetter = (origin: string): string =>
  `-- \nWhat you are told, where and when, you can choose here: ${origin}/#/account\n`;

/** On the page of his account somebody chooses a webhook, tries it, and has this browser told. Says the secret. */
export const chooseNotices = async (page: Page, { hook }: Ears): Promise<string> => {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await goTo(page, '#/account');
  const part = page.locator('[data-part="webhook"]');
  await part.locator('input[name="webhook"]').fill(hook);
  await part.locator('[data-act="webhook"]').click();
  await part.locator('[data-act="webhook-test"]').click();
  await part.locator('[data-part="trial"]', { hasText: 'It has arrived.' }).waitFor();
  const bell = page.locator('[data-act="notify-push"]');
  await bell.check();
  await page.locator('[data-part="notices"]', { hasText: 'This browser is told.' }).waitFor();
  return part.locator('input[readonly]').inputValue();
};
