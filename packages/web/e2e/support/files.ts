import { readFileSync } from 'node:fs';
import type { MatchFile } from '@hegemon/kernel';
import type { Locator, Page } from 'playwright-core';
import { begin } from './begin.js';

/** What lands in the folder of downloads when this is clicked. */
export const downloaded = async (page: Page, button: Locator): Promise<{ name: string; text: string }> => {
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  return { name: download.suggestedFilename(), text: readFileSync(await download.path(), 'utf8') };
};

/** Hands a file to the start page, and waits for what it says of it. */
export const handIn = async (page: Page, text: string, name = 'match.hegemon.json'): Promise<string> => {
  const part = page.locator('[data-part="open-file"]');
  await part
    .locator('input[type="file"]')
    .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
  const told = part.locator('[role="status"]');
  await page.waitForFunction(() => {
    const said = document.querySelector('[data-part="open-file"] [role="status"]')?.textContent ?? '';
    return said !== '' && !said.endsWith('…');
  });
  return told.innerText();
};

/** A short match between two bots, played to its end before one's eyes. */
export const watchBots = async (page: Page, seed: string): Promise<void> => {
  await begin(page, { players: 2, people: 0, bot: 'random', options: ['short-game'], seed });
  await page.locator('[data-part="ending"]').waitFor({ timeout: 120_000 });
};

/** The file with something changed in it. */
export const altered = (text: string, change: (file: Writable<MatchFile>) => void): string => {
  const file = JSON.parse(text) as Writable<MatchFile>;
  change(file);
  return JSON.stringify(file);
};
type Writable<T> = T extends object ? { -readonly [K in keyof T]: Writable<T[K]> } : T;
