import { describe, expect, test } from 'vitest';
import type { Page } from '../../src/routes/page.js';
import { PEOPLE_DOORS } from '../app/people-doors.js';
import { served } from '../support/serving.js';
import { UNLIMITED } from '../support/unlimited.js';
import { DOORS } from './doors.js';
import { answerTo, matchAt, type Places, peopleOf, ROLES, watchingFor } from './scenes.js';
import { TRAPS } from './traps.js';

const page: Page = (_, response) => void response.end('the page');
const OPTIONS = { ...UNLIMITED, page };
/** What a browser sends along when another page makes it ask, and why that is refused. */
const FOREIGN = [
  ['header', { 'x-hegemon': '' }],
  ['header', { 'x-hegemon': '', origin: 'https://evil.example' }],
  ['origin', { origin: 'https://evil.example' }],
  ['origin', { origin: 'null' }],
] as const;

/** The address of a door, as it is registered. */
const doorOf = (path: string): string => path.replace(/\?.*/, '').replace('/seats/blue', '/seats/:seat');
const placed = (path: string, { id, invite, accord }: Places): string =>
  path.replace(':id', id).replace(':invite', invite).replace(':accord', accord);

describe.each(['sqlite', 'postgres'] as const)('all doors (%s)', kind => {
  test('contracts 5: every door of the house is in a table', async () => {
    const { app } = await served(kind, {}, OPTIONS);
    const found = new Set(app.doors.map(({ method, path }) => `${method} ${path}`));
    const known = new Set([...DOORS, ...PEOPLE_DOORS].map(([method, path]) => `${method} ${doorOf(path)}`));
    expect([...found].filter(door => !known.has(door))).toEqual([]);
    expect([...known].filter(door => !found.has(door))).toEqual([]);
  });

  test('contracts 5: no door through which anything changes opens to a foreign page, whoever has the cookie', async () => {
    const server = await served(kind, {}, OPTIONS);
    const people = await peopleOf(server);
    const changing = server.app.doors.filter(({ method }) => method !== 'GET');
    expect(changing.length).toBeGreaterThan(40);
    for (const [why, headers] of FOREIGN) {
      for (const { method, path } of changing) {
        const { status, text } = await answerTo(server, people, 'host', [method, path, {}], headers);
        const refused = { trouble: { code: 'not-allowed', facts: { why } } };
        expect([method, path, status, JSON.parse(text)]).toEqual([method, path, 403, refused]);
      }
    }
  });

  test('contracts 5: every door answers as it should to each who may stand before it', async () => {
    const server = await served(kind, {}, OPTIONS);
    const people = await peopleOf(server);
    const wrong: unknown[] = [];
    // Whatever has changed a match leaves a new one to the next.
    const matches = new Map<string, Places>();
    for (const [method, path, stage, body, statuses] of DOORS) {
      for (const [i, role] of ROLES.entries()) {
        const key = `${stage} ${watchingFor(role)}`;
        const places = matches.get(key) ?? (await matchAt(people, stage, watchingFor(role)));
        matches.set(key, places);
        const reply = await answerTo(server, people, role, [method, placed(path, places), body]);
        if (method !== 'GET' && reply.status < 300) matches.delete(key);
        if (reply.status !== statuses[i]) wrong.push([method, path, stage, role, statuses[i], reply]);
      }
    }
    expect(wrong).toEqual([]);
  });

  test('contracts 5: a match that is not there is behind no door, and says nothing more', async () => {
    const server = await served(kind, {}, OPTIONS);
    const people = await peopleOf(server);
    const places = { id: 'nosuchmatch', invite: 'nosuchinvite', accord: 'nosuchaccord' };
    for (const [method, path, , body] of DOORS.filter(([, each]) => each.startsWith('/api/matches/:id'))) {
      if (method === 'GET' && path.endsWith('/notes')) continue;
      const { status, text } = await answerTo(server, people, 'host', [method, placed(path, places), body]);
      expect([method, path, status, text]).toEqual([method, path, 404, '{"trouble":{"code":"no-such-match"}}']);
    }
  });

  test('contracts 5: nothing that can be written in an address or a body is a fault of the house', async () => {
    const server = await served(kind, {}, OPTIONS);
    const people = await peopleOf(server);
    const faults: unknown[] = [];
    for (const [method, path, stage, body] of DOORS) {
      const places = await matchAt(people, stage, 'open');
      for (const trap of TRAPS) {
        for (const [url, brought] of crooked(placed(path, places), body, trap)) {
          const reply = await answerTo(server, people, 'host', [method, url, brought]);
          if (reply.status >= 500) faults.push([method, url, brought, reply]);
        }
      }
    }
    expect(faults).toEqual([]);
  });
});

/** The same with a trap in the place of each text of its body, and of each part of its address. */
function* crooked(url: string, body: object | undefined, trap: string): Generator<readonly [string, unknown]> {
  const sign = encodeURIComponent(trap.replace(/\p{Surrogate}/gu, '%'));
  const [path, query] = url.split('?');
  const parts = path.split('/');
  for (let i = 2; i < parts.length; i++) yield [[...parts.slice(0, i), sign, ...parts.slice(i + 1)].join('/'), body];
  for (const [name] of new URLSearchParams(query)) yield [`${path}?${name}=${sign}`, body];
  for (const each of replaced(body, trap)) yield [url, each];
}

function* replaced(value: unknown, trap: string): Generator<unknown> {
  if (typeof value === 'string') yield trap;
  else if (Array.isArray(value)) {
    for (const [i, each] of value.entries()) for (const other of replaced(each, trap)) yield value.with(i, other);
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, each] of Object.entries(value)) {
      for (const other of replaced(each, trap)) yield { ...value, [key]: other };
    }
    yield { ...value, [trap]: 1 };
  }
}
