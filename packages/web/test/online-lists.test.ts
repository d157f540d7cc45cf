import type { MatchLine } from '@hegemon/protocol/client';
import { PACES } from '@hegemon/protocol/client';
import { describe, expect, it } from 'vitest';
import { daysBetween, minutesIn, timeOfDay, zonesWith } from '../src/account/clock-times.js';
import { isAwaited, isUrgent, standingOf } from '../src/lobby/standing.js';
import { DAY, HOUR } from '../src/online/durations.js';
import { seatName, unusualOptions } from '../src/online/games.js';

const person = (name: string) => ({ id: `id-${name}`, name, isGuest: false });
const seat = (name: string, change: object) => ({ seat: name, person: null, bot: null, standIn: null, ...change });
const line = (change: Partial<MatchLine>): MatchLine => ({
  id: 'm123',
  game: 'time-of-crisis',
  title: '',
  status: 'running',
  options: { players: 3 },
  terms: {
    pace: PACES.days,
    timeout: 'stand-in',
    watching: 'open',
    delay: 0,
    isRated: false,
    hints: false,
    whispers: false,
  },
  host: person('Anna'),
  seats: [
    seat('green', { person: person('Anna') }),
    seat('blue', { person: person('Bert') }),
    seat('yellow', { bot: 'greedy' }),
  ],
  waiting: ['blue'],
  mine: 'green',
  due: null,
  version: 7,
  created: 1,
  changed: 2,
  outcome: null,
  ...change,
});
const said = (change: Partial<MatchLine>) => standingOf(line(change), bot => `bot ${bot}`);

describe('ui: a line in the lobby', () => {
  it('ui: it says whose answer is awaited', () => {
    expect(said({})).toEqual({ state: 'waits', names: ['Bert'] });
    expect(said({ waiting: ['green', 'blue'], due: 500 })).toEqual({ state: 'yours', due: 500 });
    expect(said({ waiting: ['green', 'blue'], mine: null })).toEqual({ state: 'waits', names: ['Anna', 'Bert'] });
    expect(said({ waiting: ['yellow'] })).toEqual({ state: 'bots' });
    const away = [seat('green', { person: person('Anna'), standIn: 'planner' }), ...line({}).seats.slice(1)];
    expect(said({ seats: away, waiting: ['green'] })).toEqual({ state: 'bots' });
    expect(isAwaited(line({ waiting: ['green'] }))).toBe(true);
    expect(isAwaited(line({ waiting: ['green'], status: 'open' }))).toBe(false);
  });

  it('ui: it says how many seats are free, and who has won', () => {
    const half = [seat('green', { person: person('Anna') }), seat('blue', {}), seat('yellow', { bot: 'greedy' })];
    expect(said({ status: 'open', seats: half })).toEqual({ state: 'open', free: 1 });
    const outcome = { winners: ['blue', 'yellow'], points: {}, how: 'x', rule: 'G 1' };
    expect(said({ status: 'over', outcome })).toEqual({ state: 'over', winners: ['Bert', 'bot greedy'] });
    expect(said({ status: 'over' })).toEqual({ state: 'over', winners: [] });
  });

  it('ui: a quarter of one’s time is little', () => {
    expect(isUrgent(line({ due: 17 * HOUR }), 0)).toBe(true);
    expect(isUrgent(line({ due: 19 * HOUR }), 0)).toBe(false);
    expect(isUrgent(line({ due: null }), 0)).toBe(false);
  });

  it('ui: options are named where they are not as usual, seats in the reader’s language', () => {
    const spec = (id: string, byDefault: boolean) =>
      ({ id, rule: 'ToC 1', byDefault, provenance: 'rulebook' }) as const;
    const game = { id: 'time-of-crisis', title: 'T', edition: 1, players: [2], seats: {} };
    const games = [
      { ...game, optionSpecs: [spec('short-game', false), spec('reverse-draft', true), spec('x', false)] },
    ];
    const options = { players: 2, 'short-game': true, 'reverse-draft': false, x: false };
    const named = (language: 'en' | 'de') =>
      unusualOptions(games, 'time-of-crisis', options, language, name => `without ${name}`);
    expect(named('en')).toEqual(['Short game', 'without Reverse draft']);
    expect(named('de')[0]).toBe('Kurzes Spiel');
    const realms = { rule: 'MU 0', byDefault: 'random', of: ['random', 'turn-order'], provenance: 'rulebook' } as const;
    const medioevo = { ...game, id: 'medioevo-universale', optionSpecs: [{ ...realms, id: 'realms' }] };
    const chosen = (language: 'en' | 'de', value: string) =>
      unusualOptions([medioevo], medioevo.id, { realms: value }, language, name => name);
    expect(chosen('de', 'turn-order')).toEqual(['Wahl der Reiche: In Zugreihenfolge']);
    expect(chosen('en', 'something new')[0]).toMatch(/: something new$/);
    expect([seatName('time-of-crisis', 'green', 'de'), seatName('senet', 'north', 'de')]).toEqual(['Grün', 'north']);
  });
});

describe('ui: hours and days of one’s own', () => {
  it('ui: a time of day there and back', () => {
    for (const minutes of [0, 5, 61, 1439]) expect(minutesIn(timeOfDay(minutes))).toBe(minutes);
    for (const text of ['', '24:00', '7:30', 'x']) expect(minutesIn(text)).toBeUndefined();
  });

  it('ui: a vacation lasts to the end of its last day', () => {
    const one = daysBetween('2030-07-01', '2030-07-01');
    expect(one && one.to - one.from).toBe(DAY);
    expect(new Date(one?.from ?? 0).getHours()).toBe(0);
    expect(daysBetween('2030-07-02', '2030-07-01')).toBeUndefined();
    expect(daysBetween('', '2030-07-01')).toBeUndefined();
  });

  it('ui: the zone that is set can always be chosen', () => {
    expect(zonesWith('Etc/Unheard_Of')).toContain('Etc/Unheard_Of');
    expect(zonesWith('UTC').filter(zone => zone === 'UTC')).toEqual(['UTC']);
  });
});
