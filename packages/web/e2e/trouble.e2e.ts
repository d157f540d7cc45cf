import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { begin } from './support/begin.js';
import { downloaded, handIn } from './support/files.js';
import { playOn } from './support/player.js';
import { overhear, positionOf, sightOf, sightsOf } from './support/sights.js';
import { overwrite, rowsOf } from './support/store.js';
import { matchOf, rest } from './support/table.js';
import { expectClean, type Manner, shoot, useBrowser, type Visit, visit } from './support/visit.js';

useBrowser();

const playing = async (seed: string, answers = 2, manner: Manner = {}): Promise<Visit> => {
  const seen = await visit({ prepare: overhear, ...manner });
  await begin(seen.page, { players: 2, bot: 'random', seed });
  await playOn(seen.page, { seed: 31, answers });
  await rest(seen.page);
  return seen;
};
const origin = (page: Page): string => new URL(page.url()).origin;

/** The browser gives this page no more room than it has taken; without a size, as much as ever. */
const room = async ({ context, page }: Visit, quotaSize?: number): Promise<void> => {
  const browser = await context.newCDPSession(page);
  await browser.send('Storage.overrideQuotaForOrigin', {
    origin: origin(page),
    ...(quotaSize !== undefined && { quotaSize }),
  });
};
/** A browser that will not hear of a database. */
const withoutDatabase = async (context: BrowserContext): Promise<void> => {
  await overhear(context);
  await context.route(/worker.*\.js$/, async route => {
    const answer = await route.fetch();
    const denied = `Object.defineProperty(self, 'indexedDB', { get() { throw new DOMException('no', 'SecurityError'); } });`;
    await route.fulfill({ response: answer, body: `${denied}\n${await answer.text()}` });
  });
};

describe('when the browser cannot keep a match', () => {
  test('ui: a full storage is told once, the match goes on, can be exported, and is saved when there is room', async () => {
    const seen = await visit({ prepare: overhear });
    const { page } = seen;
    // The browser reckons now and then: it must know before anything is written.
    await room(seen, 1);
    await begin(page, { players: 2, bot: 'random', seed: 'full' });
    const trouble = page.locator('[data-trouble="storage-full"]');
    await trouble.waitFor();
    await playOn(page, { seed: 32, answers: 2 });
    expect(await trouble.innerText()).toContain('The browser has no room left');
    await shoot(page, 'storage-full-1440x900');
    await rest(page);
    const { last } = await sightOf(page);
    expect(last).toBeGreaterThan(1);
    expect(await rowsOf(page, 'entries')).toEqual([]);
    const { text } = await downloaded(page, trouble.locator('[data-act="export"]'));
    expect(JSON.parse(text).entries).toHaveLength(last + 1);
    // Trying again while there is no room says so again.
    await trouble.locator('[data-act="retry"]').click();
    await trouble.waitFor();
    await room(seen);
    await trouble.locator('[data-act="retry"]').click();
    await trouble.waitFor({ state: 'detached' });
    await expect.poll(async () => (await rowsOf(page, 'entries')).length).toBe(last + 1);
    await page.reload();
    await rest(page);
    expect((await sightOf(page)).last).toBe(last);
    expectClean(seen);
  });

  test('ui: without a database one is told at once, plays all the same, and takes the file along', async () => {
    const seen = await visit({ prepare: withoutDatabase, serviceWorkers: 'block', language: 'de' });
    const { page } = seen;
    const said = page.locator('[data-part="matches"] [data-trouble="storage-unavailable"]');
    await said.waitFor();
    expect(await said.innerText()).toContain('Der Browser bewahrt hier nichts auf.');
    await begin(page, { players: 2, bot: 'random', seed: 'nowhere' });
    const trouble = page.locator('[data-part="table"] [data-trouble="storage-unavailable"]');
    await trouble.waitFor();
    expect(await trouble.innerText()).toContain('Der Browser lässt diese Seite nichts sichern.');
    await playOn(page, { seed: 33, answers: 3 });
    await rest(page);
    const { last } = await sightOf(page);
    const { text } = await downloaded(page, trouble.locator('[data-act="export"]'));
    expect(JSON.parse(text).entries).toHaveLength(last + 1);
    const other = await visit({ prepare: overhear });
    expect(await handIn(other.page, text)).toContain('Verified');
    expectClean(seen);
    expectClean(other);
  });
});

/** A moment later: who has ended can no longer say that he did, and whoever asked him would wait for ever. */
const endItself = (): void => {
  setTimeout(() => self.close());
};

describe('when the worker dies', () => {
  const DEATHS: readonly [how: string, die: () => void][] = [
    [
      'with an error',
      (): void => {
        setTimeout(() => {
          throw new Error('out of memory');
        });
      },
    ],
    ['in silence', endItself],
  ];
  test.each(DEATHS)('ui: %s, another goes on from what was saved', async (_, die) => {
    const seen = await playing('crash');
    const { page } = seen;
    const before = positionOf(await sightOf(page));
    const count = (await sightsOf(page)).length;
    await page.workers()[0].evaluate(die);
    // The next one shows the table anew, and what is overcome is not complained of.
    await expect.poll(async () => (await sightsOf(page)).length, { timeout: 10_000 }).toBeGreaterThan(count);
    await rest(page);
    expect(await page.locator('[data-trouble]').count()).toBe(0);
    expect(positionOf(await sightOf(page))).toEqual(before);
    await playOn(page, { seed: 34, answers: 2 });
    await rest(page);
    const { last } = await sightOf(page);
    expect(last).toBeGreaterThan(before.last);
    await page.reload();
    await rest(page);
    expect((await sightOf(page)).last).toBe(last);
    expectClean(seen);
  });
});

test('ui: a worker that cannot live is told of, and nothing is lost', async () => {
  const seen = await playing('hopeless', 2, { language: 'de', serviceWorkers: 'block' });
  const { page, context } = seen;
  const { last } = await sightOf(page);
  await context.route(/worker.*\.js$/, route => route.fulfill({ contentType: 'text/javascript', body: 'throw 1' }));
  await page.workers()[0].evaluate(endItself);
  const trouble = page.locator('[data-trouble="worker-crashed"]');
  await trouble.waitFor();
  expect(await trouble.innerText()).toContain('Alles bis zum letzten Schritt ist gesichert.');
  await context.unrouteAll();
  await trouble.locator('[data-act="reload"]').click();
  await rest(page);
  expect((await sightOf(page)).last).toBe(last);
  expectClean(seen);
});

describe('what cannot be opened', () => {
  /** By link, in both languages; the ways out are there. */
  const toldOf = async (page: Page, id: string, texts: readonly [string, string]): Promise<void> => {
    for (const [i, language] of (['en', 'de'] as const).entries()) {
      await page.goto(`${origin(page)}/#/`);
      await page.locator(`[data-act="language-${language}"]`).click();
      await page.goto(`${origin(page)}/#/match/${id}`);
      await page.locator('[data-part="trouble"] h1', { hasText: texts[i] }).waitFor();
      expect(await page.locator('[data-part="trouble"] a[href="#/"]').count()).toBe(1);
    }
  };

  test('contracts 3: a match of an earlier edition is listed, explained, and handed out as it lies there', async () => {
    const seen = await playing('edition');
    const { page } = seen;
    const id = matchOf(page);
    await page.locator('[data-act="menu"]').click();
    await page.locator('[data-act="leave"]').click();
    const rows = await rowsOf(page, 'matches');
    await overwrite(
      page,
      'matches',
      rows.map(row => ({ ...row, head: { ...row.head, edition: 0 } })),
    );
    await page.reload();
    const row = page.locator(`[data-match="${id}"]`);
    await row.waitFor();
    expect(await row.innerText()).toContain('Cannot be opened here');
    await toldOf(page, id, [
      'This match follows an earlier edition of the rules',
      'Diese Partie folgt einer früheren Ausgabe der Regeln',
    ]);
    const { text } = await downloaded(page, page.locator('[data-part="trouble"] [data-act="export"]'));
    expect(JSON.parse(text)).toMatchObject({ edition: 0 });
    expect(await rowsOf(page, 'matches')).toHaveLength(1);
    expectClean(seen);
  });

  test('contracts 3: a damaged record is named, kept, and hides no other', async () => {
    const seen = await playing('damaged', 4);
    const { page } = seen;
    const id = matchOf(page);
    await page.locator('[data-act="menu"]').click();
    await page.locator('[data-act="leave"]').click();
    await begin(page, { players: 2, bot: 'random', seed: 'whole' });
    await rest(page);
    const whole = matchOf(page);
    await page.goto(`${origin(page)}/#/`);
    const entries = await rowsOf(page, 'entries');
    await overwrite(
      page,
      'entries',
      entries.filter(row => !(row.id === id && row.n === 3)),
    );
    await toldOf(page, id, ['The record of this match is damaged', 'Die Aufzeichnung dieser Partie ist beschädigt']);
    const { text } = await downloaded(page, page.locator('[data-part="trouble"] [data-act="export"]'));
    expect(text).toContain('"entries"');
    // A row of which hardly anything is left.
    const matches = await rowsOf(page, 'matches');
    await overwrite(page, 'matches', [...matches, { id: 'half' }]);
    await page.goto(`${origin(page)}/#/`);
    await page.reload();
    await page.locator(`[data-match="${whole}"]`).waitFor();
    expect(await page.locator('[data-part="matches"] [data-trouble]').innerText()).toContain('beschädigt');
    await page.locator(`[data-match="${whole}"] [data-act="open"]`).click();
    await rest(page);
    expectClean(seen);
  });

  test('ui: a link to nowhere says so, in the language of the reader, and leads back', async () => {
    const seen = await visit();
    const { page } = seen;
    await toldOf(page, 'no-such', ['There is no such match here', 'Diese Partie gibt es hier nicht']);
    await page.locator('[data-part="trouble"] a[href="#/"]').click();
    await page.locator('[data-part="start"]').waitFor();
    for (const address of ['#/nonsense', '#/match/x/at/y', '#/match/%E0%A4%A']) {
      await page.goto(`${origin(page)}/${address}`);
      await page.locator('[data-part="trouble"] h1', { hasText: 'Unter dieser Adresse ist nichts' }).waitFor();
    }
    await page.goto(`${origin(page)}/#/new/chess`);
    await page.locator('[data-part="trouble"] h1', { hasText: 'Dieses Spiel gibt es hier nicht' }).waitFor();
    expect(await page.locator('[data-act="export"]').count()).toBe(0);
    expectClean(seen);
  });
});
