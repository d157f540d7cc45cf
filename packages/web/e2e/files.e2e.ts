import { beforeAll, describe, expect, test } from 'vitest';
import { begin } from './support/begin.js';
import { altered, downloaded, handIn, watchBots } from './support/files.js';
import { playOn } from './support/player.js';
import { overhear, positionOf, sightOf } from './support/sights.js';
import { placeOf, rest } from './support/table.js';
import { expectClean, useBrowser, visit } from './support/visit.js';

useBrowser();

let finished: string;
beforeAll(async () => {
  const seen = await visit();
  const { page } = seen;
  await watchBots(page, 'a file');
  const { name, text } = await downloaded(page, page.locator('[data-part="ending"] [data-act="export"]'));
  expect(name).toMatch(/^time-of-crisis-.+\.hegemon\.json$/);
  finished = text;
  expectClean(seen);
});

describe('a match as a file', () => {
  test('contracts 3: a finished match is imported elsewhere, verified, and replayed', async () => {
    const seen = await visit();
    const { page } = seen;
    const { entries, result } = JSON.parse(finished);
    expect(await handIn(page, finished)).toContain(`all ${entries.length} entries are legal`);
    const row = page.locator('[data-match]');
    expect(await row.count()).toBe(1);
    expect(await row.innerText()).toContain('Over, won by');
    await page.locator('[data-act="open-import"]').click();
    const ending = page.locator('[data-part="ending"]');
    await ending.locator('[data-verified="true"]').waitFor();
    for (const seat of Object.keys(result.points)) {
      expect(await ending.locator('table.sources tbody').innerText()).toContain(String(result.points[seat]));
    }
    await ending.locator('[data-act="replay"]').click();
    await page.locator('[data-live="false"]').waitFor();
    await page.locator('[data-act="replay-play"]').click();
    await page.keyboard.press(']');
    await expect.poll(() => placeOf(page)).toBeGreaterThan(3);
    // What was taken in can be handed on, byte for byte.
    await page.locator('[data-act="menu"]').click();
    const again = await downloaded(page, page.locator('.menu [data-act="export"]'));
    expect(again.text).toBe(finished);
    expectClean(seen);
  });

  test('contracts 3: a running match is carried to another browser and goes on there', async () => {
    const here = await visit({ prepare: overhear });
    await begin(here.page, { players: 2, bot: 'random', seed: 'carried' });
    await playOn(here.page, { seed: 3, answers: 5 });
    await rest(here.page);
    const before = positionOf(await sightOf(here.page));
    await here.page.locator('[data-act="menu"]').click();
    const { text } = await downloaded(here.page, here.page.locator('.menu [data-act="export"]'));
    const there = await visit({ prepare: overhear, language: 'de' });
    expect(await handIn(there.page, text)).toMatch(/^Geprüft: Alle \d+ Einträge sind regelgerecht/);
    await there.page.locator('[data-act="open-import"]').click();
    await rest(there.page);
    expect(positionOf(await sightOf(there.page))).toEqual(before);
    await playOn(there.page, { seed: 4, answers: 2 });
    expect((await sightOf(there.page)).last).toBeGreaterThan(before.last);
    expectClean(here);
    expectClean(there);
  });
});

/** What is wrong with the file, how, and what must be said of it. */
const WRONGS: readonly [what: string, make: (text: string) => string, en: RegExp, de: RegExp][] = [
  [
    'another die',
    text =>
      altered(text, ({ entries }) => {
        entries.find(({ n, drew }) => n > 0 && drew !== undefined)!.drew![0] ^= 1;
      }),
    /^At entry \d+ other dice are written down than the seed gives\.$/,
    /^Bei Eintrag \d+ stehen andere Würfel, als der Startwert ergibt\.$/,
  ],
  [
    'a bit of a hash',
    text =>
      altered(text, ({ entries }) => {
        const entry = entries[20];
        entry.hash = entry.hash.slice(0, -1) + (Number.parseInt(entry.hash.at(-1)!, 16) ^ 1).toString(16);
      }),
    /^The chain is broken at entry 20: something was changed afterwards\.$/,
    /^Die Kette ist bei Eintrag 20 gerissen: Etwas wurde nachträglich geändert\.$/,
  ],
  [
    'cut off in the middle',
    text => text.slice(0, text.length / 2),
    /^This is no match file: its text is not JSON\.$/,
    /^Das ist keine Partiedatei: Der Text ist kein JSON\.$/,
  ],
  [
    'a letter',
    () => 'Dear Gordian,\nthe Goths are at the gates.\n',
    /^This is no match file: its text is not JSON\.$/,
    /^Das ist keine Partiedatei: Der Text ist kein JSON\.$/,
  ],
  ['nothing at all', () => '', /^This is no match file/, /^Das ist keine Partiedatei/],
  ['other JSON', () => '[1, 2, 3]', /^This is no match file/, /^Das ist keine Partiedatei/],
  [
    'an unknown game',
    text => altered(text, file => void (file.game = 'chess')),
    /^The match belongs to “chess”, a game that is not here\.$/,
    /^Die Partie gehört zu „chess“, einem Spiel, das es hier nicht gibt\.$/,
  ],
  [
    'a format of the future',
    text => text.replace(/"format": "([^"]*?)\d+"/, '"format": "$199"'),
    /^The file has the format “.*99”; this version reads “.*1”\.$/,
    /^Die Datei hat das Format „.*99“; diese Fassung liest „.*1“\.$/,
  ],
  [
    'another edition',
    text => altered(text, file => void (file.edition = 99)),
    /^The match was played by edition 99 of the rules; here is edition \d+\.$/,
    /^Die Partie wurde nach Ausgabe 99 der Regeln gespielt; hier gilt Ausgabe \d+\.$/,
  ],
  [
    'another winner',
    text =>
      altered(text, ({ result, seats }) => {
        result!.winners = Object.keys(seats).filter(seat => !result!.winners.includes(seat));
      }),
    /^The result in the file does not follow from the entries\.$/,
    /^Das Ergebnis in der Datei folgt nicht aus den Einträgen\.$/,
  ],
];

describe('a file that is none', () => {
  test('contracts 3: each fault has its sentence in both languages, and nothing is taken in', async () => {
    const seen = await visit();
    const { page } = seen;
    const told = page.locator('[data-part="open-file"] [role="status"]');
    for (const [what, make, en, de] of WRONGS) {
      expect(await handIn(page, make(finished)), what).toMatch(en);
      await page.locator('[data-act="language-de"]').click();
      expect(await told.innerText(), what).toMatch(de);
      await page.locator('[data-act="language-en"]').click();
      expect(await page.locator('[data-match], [data-act="open-import"]').count(), what).toBe(0);
    }
    await page.reload();
    await page.locator('[data-part="matches"] .none').waitFor();
    // And the right one is still welcome.
    expect(await handIn(page, finished)).toContain('Verified');
    expect(await page.locator('[data-match]').count()).toBe(1);
    expectClean(seen);
  });
});
