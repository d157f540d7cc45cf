import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { DIST } from '../serve/serve.mjs';
import { begin } from './support/begin.js';
import { playOn } from './support/player.js';
import { overhear, positionOf, sightOf } from './support/sights.js';
import { rest } from './support/table.js';
import { expectClean, useBrowser, visit } from './support/visit.js';

useBrowser();

/** As simple as a server can be: files of one folder under a path, and no headers but their type. */
const plainServer = async (path: string): Promise<{ readonly url: string; readonly server: Server }> => {
  const TYPES: Record<string, string> = {
    '.html': 'text/html',
    '.js': 'text/javascript',
    '.css': 'text/css',
    '.svg': 'image/svg+xml',
    '.woff2': 'font/woff2',
    '.json': 'application/json',
    '.webmanifest': 'application/manifest+json',
  };
  const server = createServer(async (request, response) => {
    const asked = new URL(request.url ?? '/', 'http://host').pathname;
    if (!asked.startsWith(path)) return void response.writeHead(404).end();
    const file = asked.slice(path.length) || 'index.html';
    try {
      const body = await readFile(join(DIST, file));
      response.writeHead(200, { 'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream' }).end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://localhost:${(server.address() as AddressInfo).port}${path}`, server };
};

describe('without a network', () => {
  test('ui: after the first visit the page opens, a match goes on, and a new one begins', async () => {
    const seen = await visit({ prepare: overhear });
    const { page, context } = seen;
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await begin(page, { players: 2, bot: 'random', seed: 'offline' });
    await playOn(page, { seed: 51, answers: 3 });
    await rest(page);
    const before = positionOf(await sightOf(page));
    await context.setOffline(true);
    await page.reload();
    await rest(page);
    expect(positionOf(await sightOf(page))).toEqual(before);
    await playOn(page, { seed: 52, answers: 2 });
    // Things that are fetched only when somebody wants them.
    await page.locator('[data-tab="rules"]').click();
    await page.locator('.rules .entry').first().waitFor();
    await page.locator('[data-act="menu"]').click();
    await page.locator('[data-act="leave"]').click();
    await page.locator('[data-part="start"]').waitFor();
    await page.reload();
    await page.locator('[data-match]').waitFor();
    await page.locator('a[href="#/credits"]').click();
    await page.waitForFunction(() => document.querySelector('h1')?.textContent?.includes('Credits'));
    await page.goBack();
    await begin(page, { players: 3, bot: 'greedy', seed: 'begun offline' });
    await rest(page);
    expectClean(seen);
  });
});

describe('in any folder of any server', () => {
  test('ui: the built page needs no special server', async () => {
    const { url, server } = await plainServer('/some/path/');
    try {
      const seen = await visit({ prepare: overhear });
      const { page } = seen;
      await page.goto(url);
      await begin(page, { players: 2, bot: 'random', seed: 'path' });
      await playOn(page, { seed: 53, answers: 3 });
      await rest(page);
      const before = positionOf(await sightOf(page));
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
      // The server may go: the browser has everything.
      server.close();
      server.closeAllConnections();
      await page.reload();
      await rest(page);
      expect(positionOf(await sightOf(page))).toEqual(before);
      expectClean(seen);
    } finally {
      server.close();
      server.closeAllConnections();
    }
  });
});
