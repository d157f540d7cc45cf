import type { BrowserContext, Page, WebSocketRoute } from 'playwright-core';
import type { House } from './server.js';
import { listen, type Manner, type Visit, visit } from './visit.js';

/** A busy machine is slow, not wrong: for what is asked again and again. */
export const SOON = { timeout: 120_000 };

/** What stands between a page and the server: it can be cut, and mended. */
interface Wire {
  /** Everything the server has said, oldest first. */
  readonly heard: readonly string[];
  /** Breaks what is open, and lets nothing through until it is mended. */
  cut(): void;
  mend(): void;
}
export interface Guest extends Visit {
  readonly wire: Wire;
  /** Says to the server what a program would say. */
  tell<T>(method: string, path: string, body?: unknown): Promise<T>;
}

const wireOf = async (context: BrowserContext): Promise<Wire> => {
  let isCut = false;
  const open = new Set<WebSocketRoute>();
  const heard: string[] = [];
  await context.routeWebSocket(/\/api\/live$/, page => {
    if (isCut) {
      void page.close({ code: 1001 });
      return;
    }
    const server = page.connectToServer();
    open.add(page);
    server.onMessage(message => {
      heard.push(String(message));
      page.send(message);
    });
    page.onClose(() => {
      open.delete(page);
      void server.close();
    });
  });
  return {
    heard,
    cut: () => {
      isCut = true;
      for (const page of open) void page.close({ code: 1001 });
      open.clear();
    },
    mend: () => {
      isCut = false;
    },
  };
};

interface Coming extends Manner {
  readonly mail?: string;
}
/** Somebody comes to a server's page; with a name he is a guest there already, with an address too a member. */
export const comes = async (house: House, name: string | undefined, manner: Coming = {}): Promise<Guest> => {
  let wire: Wire | undefined;
  const telling =
    (context: BrowserContext) =>
    async <T>(method: string, path: string, body?: unknown): Promise<T> => {
      const reply = await context.request.fetch(`${house.url}api/${path}`, {
        method,
        headers: { 'x-hegemon': '1' },
        ...(body !== undefined && { data: body }),
      });
      const text = await reply.text();
      if (!reply.ok()) throw new Error(`${method} ${path}: ${reply.status()} ${text}`);
      return (text === '' ? undefined : JSON.parse(text)) as T;
    };
  const prepare = async (context: BrowserContext): Promise<void> => {
    await manner.prepare?.(context);
    wire = await wireOf(context);
    if (name === undefined) return;
    const { mail } = manner;
    const tell = telling(context)<{ readonly id: string }>;
    const member = { name, password: 'correct horse battery', mail };
    const { id } = await (mail === undefined ? tell('POST', 'guests', { name }) : tell('POST', 'register', member));
    await context.addInitScript(person => {
      localStorage['hegemon.person'] ??= person;
    }, id);
  };
  const seen = await visit({ ...manner, url: house.url, prepare });
  return { ...seen, wire: wire!, tell: telling(seen.context) };
};

/** The seats of each game in the order of play, and how it is played in a short time. */
const GAMES = {
  'time-of-crisis': { seats: ['green', 'blue', 'yellow', 'red'], short: { 'short-game': true } },
  'medioevo-universale': {
    seats: ['player-1', 'player-2', 'player-3', 'player-4', 'player-5', 'player-6'],
    short: { rounds: 8 },
  },
} as const;
interface Wish {
  readonly game?: keyof typeof GAMES;
  readonly players: 2 | 3 | 4 | 5 | 6;
  readonly terms?: Readonly<Record<string, unknown>>;
  readonly title?: string;
}
/** A table for these people, and bots in the seats that are left. All have sat down. */
export const tableOf = async (people: readonly Guest[], wish: Wish): Promise<string> => {
  const { game = 'time-of-crisis', players, terms = {}, title } = wish;
  const { seats, short } = GAMES[game];
  const [host, ...others] = people;
  const chairs = seats
    .slice(0, players)
    .map((seat, i) => [
      seat,
      i === 0 ? { kind: 'me' } : i < people.length ? { kind: 'open' } : { kind: 'bot', bot: 'random' },
    ]);
  const pace = { name: 'tonight', bank: 3_600_000, increment: 60_000, cap: 3_600_000, nights: false, vacation: 0 };
  const agreed = { timeout: 'stand-in', watching: 'open', delay: 0, isRated: false, hints: true, whispers: true };
  const { id } = await host.tell<{ readonly id: string }>('POST', 'matches', {
    game,
    options: { players, ...short },
    terms: { pace, ...agreed, ...terms },
    chairs: Object.fromEntries(chairs),
    isListed: true,
    ...(title !== undefined && { title }),
  });
  for (const other of others) await other.tell('POST', `matches/${id}/join`, {});
  return id;
};
/** A short match of these people. All are ready. */
export const matchOf = async (people: readonly Guest[], wish: Wish): Promise<string> => {
  const id = await tableOf(people, wish);
  for (const each of people) await each.tell('POST', `matches/${id}/ready`, { isReady: true });
  return id;
};

/** He closes the page, and whoever sits there sees that he is gone. */
export const goesAway = async ({ page }: Guest, seat: string, other: Page): Promise<void> => {
  await page.close();
  await other.locator(`[data-seat="${seat}"] .presence.away`).waitFor();
};
/** He comes back by a link, in the same browser. */
export const comesBack = async (guest: Guest, link: string, to: 'table' | 'room' = 'table'): Promise<Guest> => {
  const page = await guest.context.newPage();
  listen(page, guest.complaints);
  await page.goto(link);
  await page.locator(`[data-part="${to}"]`).waitFor();
  return { ...guest, page };
};

export const sitAt = async (page: Page, house: House, id: string): Promise<void> => {
  await page.goto(`${house.url}#/play/${id}`);
  await page.locator('[data-part="table"]').waitFor();
};

const numberIn = (page: Page, name: 'entry' | 'asked'): Promise<number | undefined> =>
  page.evaluate(which => {
    const text = document.querySelector<HTMLElement>('[data-part="table"]')?.dataset[which];
    return text === undefined ? undefined : Number(text);
  }, name);
/** The newest entry that a page knows of. */
export const entryOf = async (page: Page): Promise<number> => (await numberIn(page, 'entry')) ?? -1;
export const isAsked = async (page: Page): Promise<boolean> => (await numberIn(page, 'asked')) !== undefined;

/** Until all of them know as much as whoever knows most. */
export const abreast = async (pages: readonly Page[]): Promise<number> => {
  for (let tries = 0; tries < 200; tries++) {
    const entries = await Promise.all(pages.map(entryOf));
    if (entries.every(entry => entry === entries[0] && entry >= 0)) return entries[0];
    await pages[0].waitForTimeout(100);
  }
  throw new Error(`they do not come together: ${await Promise.all(pages.map(entryOf))}`);
};
