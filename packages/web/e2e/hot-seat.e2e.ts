import type { Sight } from '@hegemon/host';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { begin } from './support/begin.js';
import { offered, playOn } from './support/player.js';
import { overhear, sightOf, sightsOf } from './support/sights.js';
import { rest } from './support/table.js';
import { expectClean, shoot, useBrowser, visit } from './support/visit.js';

useBrowser();

interface Pile {
  readonly count: number;
  readonly cards?: readonly string[];
}
type Hands = { readonly hand: Record<string, Pile>; readonly available: Record<string, Pile> };
/** Whose cards lie open in a sight. */
const openHands = ({ table }: Sight): string[] => {
  const { hand, available } = table.view as Hands;
  return [hand, available].flatMap(piles => Object.keys(piles).filter(seat => piles[seat].cards !== undefined));
};
/** Cards that could be read or touched anywhere on the page, by whoever looks into it. */
const cardsInPage = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-part="hand"] .card, .card.hand')].map(
      card => card.getAttribute('aria-label') ?? '',
    ),
  );

describe('two people at one screen', () => {
  test('ui: behind the curtain nobody’s cards are anywhere, and before it only one’s own', async () => {
    const seen = await visit({ prepare: overhear });
    const { page } = seen;
    await begin(page, { players: 2, people: 2, seed: 'hot seat' });
    const curtain = page.locator('[data-part="curtain"]');
    const lifted = new Set<string>();
    let falls = 0;
    for (let steps = 0; falls < 3 && steps < 12; steps++) {
      await playOn(page, { seed: 20 + steps, answers: 40, until: () => curtain.isVisible() });
      if (await curtain.isVisible()) {
        falls++;
        const sight = await sightOf(page);
        const asked = sight.curtain!;
        expect(sight.eyes).toBe('spectator');
        expect(sight.table.decisions).toEqual([]);
        expect(openHands(sight)).toEqual([]);
        expect(sight.news.from).toBe(0);
        expect(await cardsInPage(page)).toEqual([]);
        // What is behind the curtain cannot be reached, neither by hand nor by key.
        expect((await offered(page)).map(({ act }) => act)).toEqual(['lift']);
        await page.keyboard.press('Tab');
        await page.keyboard.press('Tab');
        expect(await page.evaluate(() => document.activeElement?.closest('.behind') === null)).toBe(true);
        await page.keyboard.press('Control+k');
        expect(await page.locator('[data-part="palette"][open]').count()).toBe(0);
        if (falls === 1) await shoot(page, 'curtain-1440x900');
        // A reload lifts nothing.
        if (falls === 2) {
          await page.reload();
          await curtain.waitFor();
          expect(openHands(await sightOf(page))).toEqual([]);
        }
        await page.locator('[data-act="lift"]').click();
        await curtain.waitFor({ state: 'detached' });
        await rest(page);
        const own = await sightOf(page);
        expect(own.eyes).toBe(asked);
        expect(new Set(openHands(own))).toEqual(new Set([asked]));
        lifted.add(asked);
      }
    }
    expect(falls).toBe(3);
    expect(lifted.size).toBe(2);
    for (const sight of await sightsOf(page)) {
      expect(openHands(sight).filter(seat => seat !== sight.eyes)).toEqual([]);
    }
    expectClean(seen);
  });
});
