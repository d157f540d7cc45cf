import { expect, test } from 'vitest';
import { NewsTooLong, newsOf, textOf } from '../../src/relay/news.js';
import type { News } from '../../src/relay/relay.js';

const ALL: readonly News[] = [
  { about: 'match', match: 'm1', version: 3, revision: 4 },
  { about: 'talk', match: 'm1', id: 7 },
  { about: 'lists', person: 'ada' },
  { about: 'jobs' },
  { about: 'presence', person: 'ada' },
  { about: 'signed-out', person: 'ada' },
  { about: 'signed-out', person: 'ada', session: 's' },
  { about: 'thinking', match: 'm1', seat: 'blue', bot: 'planner' },
  { about: 'thinking', match: 'm1', seat: 'blue', bot: 'planner', share: 0.5, isDone: true },
];

test.each(ALL)('contracts 5: news $about comes back as it was told', news => {
  expect(newsOf(textOf(news))).toEqual(news);
});

test.each([
  '',
  '{',
  'null',
  '7',
  '"jobs"',
  '[]',
  '{}',
  '{"about":7}',
  '{"about":"toString"}',
  '{"about":"weather"}',
  '{"about":"match","match":"m1","version":"3","revision":1}',
  '{"about":"match","match":"m1","version":3}',
  '{"about":"lists","person":null}',
  '{"about":"signed-out","person":"ada","session":1}',
  '{"about":"thinking","match":"m1","seat":"blue","bot":"b","isDone":false}',
])('contracts 5: what is no news is told apart: %s', text => {
  expect(newsOf(text)).toBeUndefined();
});

test('contracts 5: news of eight thousand bytes is refused, one byte less is carried', () => {
  const empty = textOf({ about: 'lists', person: '' }).length;
  const room = 8000 - empty;
  expect(textOf({ about: 'lists', person: 'x'.repeat(room - 1) })).toHaveLength(7999);
  expect(() => textOf({ about: 'lists', person: 'x'.repeat(room) })).toThrow(NewsTooLong);
  // Bytes are counted, not letters.
  expect(() => textOf({ about: 'lists', person: 'ä'.repeat(room / 2 + 1) })).toThrow(NewsTooLong);
});
