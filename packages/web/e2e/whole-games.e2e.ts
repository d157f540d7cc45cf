import { describe, expect, test } from 'vitest';
import { begin } from './support/begin.js';
import { playOn } from './support/player.js';
import { expectClean, shoot, useBrowser, visit } from './support/visit.js';

useBrowser();

describe('from the start page to the end of the match, touching only what is lit', () => {
  test.each([
    { players: 2, people: 1, bot: 'greedy', options: [], seed: 11 },
    { players: 3, people: 2, bot: 'random', options: ['short-game'], seed: 12 },
    { players: 4, people: 1, bot: 'greedy', options: ['reverse-draft'], seed: 13 },
  ] as const)('ui: $players players, $people of them at this screen', async wish => {
    const seen = await visit();
    const { page } = seen;
    await begin(page, { ...wish, seed: `whole game ${wish.players}` });
    const { answers } = await playOn(page, { seed: wish.seed });
    expect(answers).toBeGreaterThan(50);
    const ending = page.locator('[data-part="ending"]');
    await ending.waitFor();
    await page.waitForTimeout(500);
    expect(await ending.locator('h1, h2').first().innerText()).not.toBe('');
    expect(await ending.locator('table tbody tr').count()).toBeGreaterThanOrEqual(wish.players);
    await shoot(page, `end-of-match-${wish.players}-players-1440x900`);
    expectClean(seen);
  });
});
