import { expect, test } from 'vitest';
import type { Noted, NoticeKind } from '../../src/notices/kinds.js';
import { isStillTrue, type Standing } from '../../src/notices/standing.js';
import { HOUR, NOON } from './support.js';

const MATCH: Standing['match'] = {
  id: 'match1',
  game: 'toc',
  title: '',
  status: 'running',
  waiting_json: '["red"]',
  paused: null,
};
const SEAT: Standing['seats'][number] = { seat: 'red', bot: null, stand_in: null, notify_json: null, seen_version: 0 };
const noted = (kind: NoticeKind): Noted => ({
  id: 1,
  match: 'match1',
  kind,
  facts: { turn: 7, version: 10, accord: 'acc1' },
  at: NOON,
  done: [],
  until: 0,
});
type Change = Partial<Standing['match']> & { readonly seat?: Partial<typeof SEAT> };
const stands = ({ seat, ...match }: Change, votes?: object): Standing => ({
  match: { ...MATCH, ...match },
  seats: [{ ...SEAT, ...seat }],
  accords: votes ? [{ id: 'acc1', votes_json: JSON.stringify(votes) }] : [],
});
const CASES: [NoticeKind, boolean, Change, object?][] = [
  ['your-turn', true, {}],
  // Seen and not answered may well be forgotten.
  ['your-turn', true, { seat: { seen_version: 10 } }],
  ['your-turn', false, { waiting_json: '["blue"]' }],
  ['your-turn', false, { status: 'over' }],
  ['your-turn', false, { paused: 1 }],
  ['your-turn', false, { seat: { stand_in: 'legate' } }],
  ['your-turn', false, { seat: { bot: 'legate' } }],
  ['time-short', true, {}],
  ['time-short', false, { waiting_json: '[]' }],
  ['match-begins', true, { seat: { seen_version: 9 } }],
  ['match-begins', false, { seat: { seen_version: 10 } }],
  ['match-begins', false, { status: 'over' }],
  ['match-over', true, { status: 'over', seat: { seen_version: 9 } }],
  ['match-over', false, { status: 'over', seat: { seen_version: 10 } }],
  ['match-over', false, { status: 'running' }],
  ['invited', true, { status: 'open' }],
  ['invited', false, { status: 'running' }],
  ['accord', true, {}, { blue: true }],
  ['accord', false, {}, { blue: true, red: false }],
  ['accord', false, {}],
  ['said', true, { status: 'over' }],
];

test.each(CASES)('contracts 5: %s is told: %s, with %j %j', (kind, isTrue, change, votes) => {
  expect(isStillTrue(noted(kind), stands(change, votes), NOON)).toBe(isTrue);
});

test('contracts 5: whoever has left his seat is not awaited there', () => {
  expect(isStillTrue(noted('your-turn'), { ...stands({}), seats: [] }, NOON)).toBe(false);
});

test('contracts 5: what could not be told for a week, or of which there is no match, is not told', () => {
  const week = 7 * 24 * HOUR;
  expect(isStillTrue(noted('said'), stands({}), NOON + week)).toBe(true);
  expect(isStillTrue(noted('said'), stands({}), NOON + week + 1)).toBe(false);
  expect(isStillTrue(noted('said'), undefined, NOON)).toBe(false);
});
