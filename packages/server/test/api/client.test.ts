import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PACES } from '@hegemon/protocol';
import { afterAll, describe, expect, test } from 'vitest';
import { served, Visitor } from '../support/serving.js';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const DOCS = readFileSync(here('../../../../docs/api.md'), 'utf8');
const CLIENT = /```js client\n([\s\S]*?)\n```/.exec(DOCS)?.[1] ?? '';

const children: ChildProcess[] = [];
/** It lies beside the packages it imports. */
const FILE = join(here('..'), `client-${process.pid}.tmp.mjs`);
afterAll(async () => {
  for (const child of children) child.kill();
  const { rmSync } = await import('node:fs');
  rmSync(FILE, { force: true });
});

describe('the client in the docs', () => {
  test('contracts 5: has under fifty lines', () => {
    expect(CLIENT.split('\n').length).toBeLessThan(50);
    expect(CLIENT).toContain('/api/live');
  });

  test('contracts 5: sits down with a token and plays a whole match against another of its kind', async () => {
    const { url } = await served('sqlite');
    writeFileSync(FILE, CLIENT);
    const host = await Visitor.guest(url, 'Hanna');
    const made = await host.post('/api/matches', {
      game: 'time-of-crisis',
      options: { players: 2, 'short-game': true },
      terms: {
        pace: PACES.none,
        timeout: 'stand-in',
        watching: 'open',
        delay: 0,
        isRated: false,
        hints: false,
        whispers: false,
      },
      chairs: { green: { kind: 'open' }, blue: { kind: 'open' } },
      isListed: true,
    });
    expect(made.status).toBe(201);
    const line = await host.live();
    line.say({ type: 'watch', match: made.body.id });
    for (const name of ['First', 'Second']) {
      const bot = await Visitor.guest(url, name);
      const { body } = await bot.post('/api/me/tokens', { name: 'bot' });
      const child = spawn(process.execPath, [FILE], {
        env: { ...process.env, HEGEMON_URL: url, HEGEMON_TOKEN: body.token },
        stdio: 'inherit',
      });
      children.push(child);
    }
    await line.next('patch', ({ serverSeed }) => serverSeed !== undefined);
    const { body: room } = await host.get(`/api/matches/${made.body.id}`);
    expect(room).toMatchObject({ status: 'over' });
    expect(room.seats.map(({ person }: { person: { name: string } }) => person.name).sort()).toEqual([
      'First',
      'Second',
    ]);
  });
});

describe('the description of the API', () => {
  test('contracts 5: names every route with its schemas, and can be read without a script', async () => {
    const { url, app } = await served('sqlite');
    const { body: spec } = await new Visitor(url).get('/api/docs/openapi.json');
    const described = Object.entries(spec.paths as Record<string, object>).flatMap(([path, methods]) =>
      Object.keys(methods).map(method => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
    );
    const doors = app.doors.filter(({ path }) => path.startsWith('/api/') && !/^\/api\/(docs|live)/.test(path));
    expect(described.sort()).toEqual([...new Set(doors.map(({ method, path }) => `${method} ${path}`))].sort());
    expect(spec.paths['/api/matches'].post.requestBody).toBeDefined();
    const page = await fetch(`${url}/api/docs`);
    expect(page.headers.get('content-type')).toContain('text/html');
    const text = await page.text();
    expect(text).toContain('POST /api/matches/{id}/actions');
    expect(text).not.toContain('<script');
  });
});
