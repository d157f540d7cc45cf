import { describe, expect, test } from 'vitest';
import { PEOPLE_DOORS } from '../app/people-doors.js';
import { actionId, Line, served } from '../support/serving.js';
import { UNLIMITED } from '../support/unlimited.js';
import { DOORS } from './doors.js';
import { answerTo, matchAt, peopleOf } from './scenes.js';

/** As deep as there is room for: nothing that calls itself gets to the bottom of it. */
const DEPTH = 25_000;
const MARK = '@';
const DEEP = ['['.repeat(DEPTH) + ']'.repeat(DEPTH), `${'{"a":'.repeat(DEPTH / 3)}1${'}'.repeat(DEPTH / 3)}`] as const;

/** The same with the mark in the place of each value in it, and of all of it. */
function* marked(value: unknown): Generator<unknown> {
  yield MARK;
  if (typeof value !== 'object' || value === null) return;
  for (const [key, each] of Object.entries(value)) {
    for (const other of marked(each)) yield Array.isArray(value) ? [other] : { ...value, [key]: other };
  }
}
const deepened = (value: unknown): readonly string[] =>
  [...marked(value)].flatMap(each => DEEP.map(deep => JSON.stringify(each).replace(`"${MARK}"`, deep)));

const TYPED = { 'content-type': 'application/json' };

describe.each(['sqlite', 'postgres'] as const)('what lies deep (%s)', kind => {
  test('contracts 5: however deep it is, what is brought to a door is no fault of the house', async () => {
    const { app } = await served(kind, {}, UNLIMITED);
    const people = await peopleOf({ app });
    const { id, invite, accord } = await matchAt(people, 'running', 'open');
    const faults: unknown[] = [];
    const strange = [
      ['DELETE', '/api/matches/:id/undo', 'running', {}],
      ['PUT', '/nowhere', 'none', {}],
    ] as const;
    for (const [method, path, , body] of [...DOORS, ...PEOPLE_DOORS, ...strange]) {
      if (method === 'GET') continue;
      const url = path.replace(':id', id).replace(':invite', invite).replace(':accord', accord);
      for (const text of deepened(typeof body === 'function' ? body() : body)) {
        const { status } = await answerTo({ app }, people, 'host', [method, url, text], TYPED);
        if (status >= 500) faults.push([method, path, text.slice(0, 80), status]);
      }
    }
    expect(faults).toEqual([]);
  });
});

test('contracts 5: however deep it is, what is said on a socket is refused, and the socket stays', async () => {
  const { url } = await served('sqlite', {}, UNLIMITED);
  const line = new Line(url.replace(/^http/, 'ws'));
  await line.next('hello');
  for (const word of [
    { type: 'act', match: 'some-match', id: actionId(), n: 1, answer: { kind: 'pass', arg: {} } },
    { type: 'ask', match: 'some-match', id: actionId(), inquiry: { what: 'odds', course: [{ kind: 'pass' }] } },
    { type: 'say', match: 'some-match', id: actionId(), channel: 'table', text: 'words' },
  ]) {
    for (const text of deepened(word)) {
      line.socket.send(text);
      expect(await line.next('trouble')).toEqual({ type: 'trouble', trouble: { code: 'malformed' } });
    }
  }
  line.say({ type: 'ping', id: 'still-here' });
  expect(await line.next('pong')).toMatchObject({ id: 'still-here' });
  line.close();
});
