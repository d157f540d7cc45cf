import { describe, expect, test } from 'vitest';
import { begin } from './support/begin.js';
import { expectFits } from './support/fits.js';
import { importMatch, MOMENTS } from './support/four-realms.js';
import { boardAt } from './support/recorded.js';
import { expectClean, useBrowser, visit } from './support/visit.js';

useBrowser();

describe('the table of Medioevo Universale', () => {
  test.each(['desktop', 'phone'] as const)('MU 0-realms: each realm shows where it lies, %s', async size => {
    const seen = await visit({ size });
    const { page } = seen;
    await boardAt(page, await importMatch(page), MOMENTS.realm);
    const card = page.locator('[data-part="sheet"] [data-id="golden-horde"]');
    await card.locator('[data-part="where"]').waitFor();
    const drawn = await card.locator('[data-where]').evaluateAll(all =>
      all.map(region => {
        const [inner, outer] = [region, region.closest('svg')!].map(each => each.getBoundingClientRect());
        return inner.width > 2 && inner.left >= outer.left && inner.right <= outer.right;
      }),
    );
    expect(drawn).toEqual(Array(7).fill(true));
    await card.focus();
    expect(await page.locator('.lit-land .pointed').count()).toBe(7);
    await expectFits(page, `realms, ${size}`);
    expectClean(seen);
  });

  test('MU 0-realms-assign: whoever has bid most sees what the others bid, and then chooses his realm', async () => {
    const seen = await visit({ size: 'desktop' });
    const { page } = seen;
    await begin(page, { game: 'medioevo-universale', players: 3, selected: { realms: 'turn-order' }, seed: 'one' });
    const sheet = page.locator('[data-part="sheet"]');
    const bid = sheet.locator('input[type="number"]');
    await bid.fill((await bid.getAttribute('max'))!);
    await sheet.locator('[data-kind="bid"]').click();
    await sheet.locator('[data-act="close-reveal"]').click();
    await sheet.locator('[data-id="golden-horde"]').waitFor();
    expectClean(seen);
  });

  test.each(['desktop', 'phone'] as const)('ui: one button pays, %s', async size => {
    const seen = await visit({ size });
    const { page } = seen;
    await boardAt(page, await importMatch(page), MOMENTS.payment);
    await page.locator('[data-part="sheet"].payment h2').waitFor();
    const isSeen = await page.locator('[data-kind="pay"]').evaluateAll(
      all =>
        all.filter(each => {
          const { left, top, width, height } = each.getBoundingClientRect();
          return each.contains(document.elementFromPoint(left + width / 2, top + height / 2));
        }).length,
    );
    expect(isSeen).toBe(1);
    expectClean(seen);
  });

  test('ui: with the next question the card of a land that has the focus goes', async () => {
    const seen = await visit();
    const { page } = seen;
    await boardAt(page, await importMatch(page), MOMENTS.war);
    const card = page.locator('#hover-card');
    await page.locator(`[data-part="map"] .regions [data-id="${MOMENTS.war.thing}"]`).focus();
    await card.waitFor();
    await page.keyboard.press('Enter');
    await card.waitFor({ state: 'detached' });
    expectClean(seen);
  });

  test('ui: the names of bots are whole in the rail, in German on a laptop', async () => {
    const seen = await visit({ size: 'laptop', language: 'de' });
    const { page } = seen;
    await begin(page, { game: 'medioevo-universale', players: 4, bot: 'planner', seed: 'one' });
    const cut = await page
      .locator('[data-part="rail"] .who > span')
      .evaluateAll(all =>
        all.filter(each => each.scrollWidth > each.clientWidth || each.scrollHeight > each.clientHeight + 1),
      );
    expect(cut).toEqual([]);
    expectClean(seen);
  });
});
