import type { Page } from 'playwright-core';
import { goTo } from './recorded.js';
import type { Visit } from './visit.js';

/** Comes in as a guest, where the entrance stands open. */
export const comeIn = async (page: Page, name: string): Promise<void> => {
  const entrance = page.locator('[data-part="entrance"]');
  await entrance.locator('input[name="name"]').fill(name);
  await entrance.locator('[data-act="guest"]').click();
  await entrance.waitFor({ state: 'detached' });
};

export interface TableWish {
  readonly title?: string;
  readonly players?: 2 | 3 | 4;
  readonly isListed?: boolean;
  /** Seats for bots. */
  readonly bots?: readonly string[];
  /** Who opens it, if nobody has come in yet. */
  readonly guest?: string;
}
/** Opens a table by the way somebody takes who comes from the lobby; says the link to it. */
export const openTable = async (page: Page, wish: TableWish = {}): Promise<string> => {
  const { title, players = 2, isListed = false, bots = [], guest } = wish;
  await goTo(page, '#/host/time-of-crisis');
  await page.locator('[data-part="host"]').waitFor();
  if (title !== undefined) await page.locator('input[name="title"]').fill(title);
  await page.locator(`.count:has(input[value="${players}"])`).click();
  for (const seat of bots) await page.locator(`[data-act="chair-${seat}"]`).selectOption('bot:random');
  if (isListed) await page.locator('input[name="finding"][value="list"]').check();
  await page.locator('[data-act="open-table"]').click();
  if (guest !== undefined) await comeIn(page, guest);
  const link = page.locator('[data-part="invitation"] input');
  await link.waitFor();
  return link.inputValue();
};

/** Sits down in the first free seat of the room that is shown. */
export const sitDown = async (page: Page, guest?: string): Promise<void> => {
  await page.locator('[data-part="room"] [data-act="take"]').first().click();
  if (guest !== undefined) await comeIn(page, guest);
  await page.locator('[data-act="ready"]').waitFor();
};

/** Says to the server what a program would say, as whoever this page belongs to. */
export const tell = (page: Page, method: string, path: string, body?: unknown): Promise<unknown> =>
  page.evaluate(
    async ([how, where, what]) => {
      const reply = await fetch(`api/${where}`, {
        method: how,
        headers: { 'x-hegemon': '1', ...(what !== '' && { 'content-type': 'application/json' }) },
        ...(what !== '' && { body: what }),
      });
      return reply.status === 204 ? undefined : reply.json();
    },
    [method, path, body === undefined ? '' : JSON.stringify(body)] as const,
  );

/** What leads nowhere is answered so: the browser's complaints of it are no fault. */
export const forgiveNothingThere = ({ complaints }: Visit): void => {
  const rest = complaints.filter(each => !/^404: \S+\/api\/|status of 404/.test(each));
  complaints.splice(0, complaints.length, ...rest);
};
