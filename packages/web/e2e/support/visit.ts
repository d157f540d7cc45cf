import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject } from 'vitest';

/** The three windows of the design, for which every screen is made. */
export const SIZES = {
  desktop: { width: 1440, height: 900 },
  laptop: { width: 1280, height: 720 },
  phone: { width: 390, height: 844 },
} as const;
export type Size = keyof typeof SIZES;

/** Root of a test machine has no sandbox for the browser; the rest keeps it from looking for a network. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Everything the browser complained about. */
  readonly complaints: string[];
}
export interface Manner {
  readonly size?: Size;
  readonly language?: 'en' | 'de';
  readonly theme?: 'light' | 'dark';
  /** Pieces move, dice roll. Off by default: a test waits for nothing it does not look at. */
  readonly isMoving?: boolean;
  readonly path?: string;
  /** How fast bots play among themselves; nobody waits for them by default. */
  readonly pace?: 'slow' | 'normal' | 'fast' | 'once';
  /** Where it is served, if not by plain files. */
  readonly url?: string;
  /** Before the page is opened. */
  readonly prepare?: (context: BrowserContext) => Promise<unknown>;
  /** What the browser may keep for times without a network: everything, unless a test stands between it and its files. */
  readonly serviceWorkers?: 'allow' | 'block';
}

let browser: Browser;
const open: BrowserContext[] = [];

/** To be called once in a test file: a browser for all its tests. */
export const useBrowser = (): void => {
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: inject('browser'), args: FLAGS });
  });
  afterAll(async () => {
    await Promise.all(open.map(context => context.close()));
    await browser.close();
  });
};

/** A person with an empty browser comes to the page. */
export const visit = async (manner: Manner = {}): Promise<Visit> => {
  const { size = 'desktop', language = 'en', theme = 'light', isMoving = false, path = '' } = manner;
  const { prepare, serviceWorkers = 'allow', pace = 'once', url = inject('url') } = manner;
  const isPhone = size === 'phone';
  const context = await browser.newContext({
    viewport: SIZES[size],
    locale: language === 'de' ? 'de-DE' : 'en-GB',
    colorScheme: theme,
    reducedMotion: isMoving ? 'no-preference' : 'reduce',
    acceptDownloads: true,
    serviceWorkers,
    ...(isPhone && { hasTouch: true, isMobile: true, deviceScaleFactor: 2 }),
  });
  // A busy machine is slow, not wrong.
  context.setDefaultTimeout(120_000);
  open.push(context);
  await context.addInitScript(chosen => {
    try {
      localStorage['hegemon.settings'] ??= JSON.stringify({ pace: chosen });
    } catch {
      // It has no settings either.
    }
  }, pace);
  await prepare?.(context);
  const page = await context.newPage();
  const complaints: string[] = [];
  listen(page, complaints);
  await page.goto(url + path);
  return { page, context, complaints };
};

/** Whether there is a server is found out by asking: that there is none is no fault. */
const isLookingForServer = (url: string): boolean => url.endsWith('/api/games');

/** Writes down whatever the browser complains about. */
export const listen = (page: Page, complaints: string[]): void => {
  page.on('console', message => {
    // What the test itself forbids is no fault of the page.
    if (message.text().endsWith('blocked by Playwright') || isLookingForServer(message.location().url)) return;
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(`console: ${message.text()}`);
  });
  page.on('pageerror', error => complaints.push(`error: ${error.stack ?? error.message}`));
  page.on('response', response => {
    if (response.status() >= 400 && !isLookingForServer(response.url()))
      complaints.push(`${response.status()}: ${response.url()}`);
  });
};

/** The browser has not complained about anything. */
export const expectClean = ({ complaints }: Visit): void => expect(complaints).toEqual([]);

const SHOTS = fileURLToPath(new URL('../../../../screenshots/', import.meta.url));
/** A picture for anyone to look at, in the folder `screenshots`. */
export const shoot = async (page: Page, name: string): Promise<void> => {
  mkdirSync(SHOTS, { recursive: true });
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: `${SHOTS}${name}.png` });
};
