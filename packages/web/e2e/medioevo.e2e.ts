import { describe, expect, test } from 'vitest';
import { abreast, comes, tableOf } from './support/apart.js';
import { begin } from './support/begin.js';
import { endingOn } from './support/endings.js';
import { playOn } from './support/player.js';
import { useServer } from './support/server.js';
import { playOut } from './support/together.js';
import { expectClean, shoot, useBrowser, visit } from './support/visit.js';

const house = useServer();
useBrowser();

const game = 'medioevo-universale';
const TIME = { timeout: 1_800_000 };

describe('Medioevo Universale from the start page to the final scoring, touching only what is lit', () => {
  test.each([
    { players: 3, bot: 'greedy', size: 'desktop', language: 'en', options: ['terrain'], seed: 21 },
    { players: 6, bot: 'random', size: 'phone', language: 'de', options: [], seed: 22 },
  ] as const)('ui: $players players, on a $size, in $language', TIME, async wish => {
    const { players, bot, size, language, options, seed } = wish;
    const seen = await visit({ size, language });
    const { page } = seen;
    await begin(page, { game, players, bot, options, selected: { rounds: '8' }, seed: `whole medioevo ${players}` });
    const { answers } = await playOn(page, { seed, isTouch: size === 'phone' });
    expect(answers).toBeGreaterThan(50);
    const ending = page.locator('[data-part="ending"]');
    await ending.waitFor();
    await page.waitForTimeout(500);
    expect(await ending.locator('table tbody tr').count()).toBeGreaterThanOrEqual(players);
    await shoot(page, `medioevo-end-${players}-players-${size}-${language}`);
    expectClean(seen);
  });
});

describe('Medioevo Universale with others', () => {
  test.each([
    { names: ['Anna', 'Bert'], players: 3, sizes: ['desktop', 'desktop'], language: 'en', seed: 41 },
    { names: ['Agnes', 'Boris'], players: 6, sizes: ['laptop', 'phone'], language: 'de', seed: 43 },
  ] as const)(
    'product 3: two people and bots, $players in all, play it to the end on a server, in $language, and see the same end',
    TIME,
    async wish => {
      const { names, players, sizes, language, seed } = wish;
      const [anna, bert] = [
        await comes(house, names[0], { size: sizes[0], language }),
        await comes(house, names[1], { size: sizes[1], language }),
      ];
      const id = await tableOf([anna, bert], { game, players });
      for (const each of [anna, bert]) await each.tell('POST', `matches/${id}/ready`, { isReady: true });
      for (const { page } of [anna, bert]) {
        await page.goto(`${house.url}#/play/${id}`);
        await page.locator('[data-part="table"]').waitFor();
      }
      const pages = [anna.page, bert.page];
      await playOut(pages, { seed, isEnough: given => given >= 60 });
      await playOut(pages, { seed: seed + 1, mood: 'hasty' });
      await abreast(pages);
      const [one, other] = await Promise.all(pages.map(page => endingOn(page, 3)));
      expect(one.length).toBeGreaterThan(1);
      expect(other).toEqual(one);
      for (const seen of [anna, bert]) expectClean(seen);
    },
  );
});
