import { eventsSince } from '@hegemon/board/map/news.js';
import type { Line } from '@hegemon/host';
import { heardBy } from '@hegemon/kernel';
import { seedFor, simulate } from '@hegemon/testkit';
import { describe, expect, test } from 'vitest';
import { type Before, LONGEST, schedule } from '../board/table/pieces/motion/schedule.js';
import { placeOf } from '../board/table/places/place-of.js';
import type { Colour } from '../src/ids.js';
import { timeOfCrisis } from '../src/index.js';
import type { ToCView } from '../src/view.js';
import { livelyPlayer } from './lively.js';

const NOTHING: Before = { placeOf: () => undefined };
const match = { id: 'a' } as Parameters<typeof eventsSince>[1]['match'];
const line = (n: number, rest: Partial<Line> = {}): Line => ({ n, heard: [{ type: `event-${n}` }], ...rest });

describe('ui: what moves on the map after an answer', () => {
  test('ui: an invasion slides from the homeland to each province, one after the other', () => {
    const shown = schedule(
      [
        { type: 'crisis-rolled', black: 3, white: 2, entry: 'goths' },
        { type: 'barbarians-activated', tribe: 'goths', count: 1 },
        { type: 'barbarians-invaded', tribe: 'goths', province: 'thracia', count: 3, leaders: [], isActive: true },
        { type: 'barbarians-invaded', tribe: 'goths', province: 'macedonia', count: 1, leaders: [], isActive: true },
        { type: 'support-changed', province: 'thracia', support: 1, by: 'threat' },
      ],
      NOTHING,
    );
    expect(shown.map(({ effect }) => effect)).toEqual([
      { type: 'stir', tribe: 'goths', at: 'goths' },
      { type: 'slide', tribe: 'goths', count: 3, from: 'goths', to: 'thracia' },
      { type: 'slide', tribe: 'goths', count: 1, from: 'goths', to: 'macedonia' },
      { type: 'tick', at: 'thracia' },
    ]);
    expect(shown.map(({ delay }) => delay)).toEqual([0, 180, 360, 540]);
  });

  test('ui: what is gone fades where it stood before', () => {
    const before: Before = { placeOf: id => (id === 'cniva' ? 'asia' : undefined), battle: 'asia' };
    const shown = schedule(
      [
        { type: 'leader-fell', leader: 'cniva' },
        { type: 'barbarians-retreated', tribe: 'goths', count: 2 },
        { type: 'general-returned', general: 'red-general-1' },
      ],
      before,
    );
    expect(shown.map(({ effect }) => effect)).toEqual([
      { type: 'fade', at: 'asia' },
      { type: 'slide', tribe: 'goths', count: 2, from: 'asia', to: 'goths' },
    ]);
  });

  test('ui: whatever one answer brings, it is over soon, and nothing is shown twice', () => {
    const seats = timeOfCrisis.seats({ players: 4 }) as readonly Colour[];
    let before = timeOfCrisis.view(
      timeOfCrisis.newGame({ players: 4 }, seedFor('motion', 'board')),
      'spectator',
    ) as ToCView;
    let most = 0;
    simulate(timeOfCrisis, { players: 4 }, seedFor('motion', 'board'), {
      players: Object.fromEntries(seats.map(seat => [seat, livelyPlayer])),
      onDecision({ state, accepted }) {
        const past = before;
        const shown = schedule(heardBy(accepted.told, 'spectator'), {
          placeOf: id => placeOf(past, id),
          battle: past.battle?.region,
        });
        most = Math.max(most, shown.length);
        expect(new Set(shown.map(({ effect }) => JSON.stringify(effect))).size).toBe(shown.length);
        for (const { delay, duration } of shown) expect(delay + duration).toBeLessThanOrEqual(LONGEST);
        before = structuredClone(timeOfCrisis.view(state, 'spectator')) as ToCView;
      },
    });
    expect(most).toBeGreaterThan(3);
  });

  test('ui: only what is new is shown, and nothing in replay, after undoing, or after a long absence', () => {
    const lines = [line(1), line(2), line(3), line(4, { takesBack: 3 })];
    const news = (seenAt: number | undefined, at: number, last = at): number =>
      eventsSince(seenAt === undefined ? undefined : { match: 'a', at: seenAt }, { match, at, last }, lines).length;
    expect(news(1, 3)).toBe(2);
    expect(news(3, 3)).toBe(0);
    expect(news(3, 2)).toBe(0);
    expect(news(1, 2, 9)).toBe(0);
    expect(news(3, 4)).toBe(0);
    expect(news(undefined, 3)).toBe(0);
    expect(news(-20, 3)).toBe(0);
    expect(eventsSince({ match: 'b', at: 1 }, { match, at: 2, last: 2 }, lines)).toEqual([]);
  });
});
