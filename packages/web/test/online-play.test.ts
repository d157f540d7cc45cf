import type { Sight } from '@hegemon/host';
import type { AccordLine, Room, SeatLine, TalkLine } from '@hegemon/protocol/client';
import { describe, expect, it } from 'vitest';
import { troubleAtTable } from '../src/online/table-trouble.js';
import { aroundOf, consentOf, membersOf, sayingOf } from '../src/play/members.js';
import { PLAY_TROUBLE_WORDS, playTroubleText } from '../src/play/play-trouble.words.js';
import { playTitleOf } from '../src/play/title.js';
import { roomOf } from './support/online-fakes.js';

const seat = (name: string, change: Partial<SeatLine> = {}): SeatLine => ({
  seat: name,
  person: { id: `id-${name}`, name, isGuest: true },
  bot: null,
  standIn: null,
  isReady: true,
  clientSeed: '',
  lost: null,
  presence: 'here',
  clock: null,
  ...change,
});
const running = (seats: SeatLine[], change: Partial<Room> = {}): Room =>
  roomOf({ status: 'running', seats, mine: 'red', ...change });

describe('ui: who sits at a table elsewhere', () => {
  it('ui: people, bots, seats that are free, and those who have lost theirs', () => {
    const members = membersOf(
      running([
        seat('red', { clock: { left: 5, isRunning: true, until: 9 } }),
        seat('blue', { presence: 'away', clock: { left: 7, isRunning: false, until: null, rests: 'night' } }),
        seat('green', { person: null, bot: 'planner', presence: 'away' }),
        seat('yellow', { person: null, standIn: 'planner', presence: 'away' }),
        seat('white', { bot: 'planner', lost: 'resigned' }),
      ]),
    );
    expect(members.red).toEqual({
      seat: 'red',
      person: 'red',
      presence: 'here',
      clock: { left: 5, isRunning: true, until: 9 },
      isFree: false,
    });
    expect(members.blue).toMatchObject({ presence: 'away', clock: { left: 7, isRunning: false, rests: 'night' } });
    expect(members.blue.clock).not.toHaveProperty('until');
    expect(members.green).toEqual({ seat: 'green', presence: 'bot', isFree: false });
    expect(members.yellow).toMatchObject({ presence: 'bot', isFree: true });
    expect(members.white).toMatchObject({ person: 'white', presence: 'bot', lost: 'resigned' });
  });

  it('ui: at this screen is one seat, or none; bots that play for others are known', () => {
    const seats = [
      seat('red'),
      seat('blue', { standIn: 'greedy' }),
      seat('green', { person: null, standIn: 'planner' }),
    ];
    expect(aroundOf(running(seats))).toEqual({ own: ['red'], standIns: { blue: 'greedy' }, isPaused: false });
    expect(aroundOf(running(seats, { mine: null })).own).toEqual([]);
    expect(aroundOf(undefined)).toEqual({ own: [], standIns: {}, isPaused: false });
    expect(aroundOf(running(seats, { paused: 5 })).isPaused).toBe(true);
    expect(aroundOf(running(seats, { paused: 5, status: 'over' })).isPaused).toBe(false);
  });

  it('ui: where strength is measured nobody leaves his seat to a bot, but may send one home', () => {
    const terms = { ...roomOf().terms, isRated: true };
    expect(aroundOf(running([seat('red')], { terms })).own).toEqual([]);
    expect(aroundOf(running([seat('red', { standIn: 'planner' })], { terms })).own).toEqual(['red']);
  });

  it('ui: consents and words keep what the table needs', () => {
    const accord: AccordLine = {
      id: 'a123',
      kind: 'replace',
      seat: 'red',
      other: 'blue',
      needed: ['red'],
      votes: { red: true },
      status: 'open',
      created: 1,
    };
    expect(consentOf(accord)).toEqual({
      id: 'a123',
      kind: 'replace',
      seat: 'red',
      other: 'blue',
      needed: ['red'],
      votes: { red: true },
    });
    const line: TalkLine = {
      id: 3,
      channel: 'table',
      person: { id: 'x', name: 'Anna', isGuest: true },
      seat: null,
      text: 'Ave',
      at: 5,
    };
    expect(sayingOf(line)).toEqual({ id: 3, channel: 'table', name: 'Anna', text: 'Ave', at: 5 });
  });
});

describe('ui: the words of a table elsewhere', () => {
  const sight = (change: object): Sight =>
    ({
      at: 4,
      last: 4,
      table: { view: {}, decisions: [], waiting: [{ seat: 'blue', prompt: 'p', rule: '' }] },
      ...change,
    }) as unknown as Sight;
  const named = (name: string): string => name.toUpperCase();

  it('ui: the window says that it is one’s turn', () => {
    const asked = { view: {}, decisions: [{ n: 4, seat: 'red' }], waiting: [] };
    expect(playTitleOf(sight({ table: asked }), 'Game', 'en', named)).toBe('Your turn · Game');
    expect(playTitleOf(sight({ table: asked }), 'Game', 'de', named)).toBe('Du bist dran · Game');
    expect(playTitleOf(sight({}), 'Game', 'en', named)).toBe('BLUE to decide · Game');
    expect(playTitleOf(sight({ at: 2 }), 'Game', 'en', named)).toBe('Entry 2 · Game');
    const over = { view: {}, decisions: [], waiting: [], outcome: {} };
    expect(playTitleOf(sight({ table: over }), 'Game', 'en', named)).toBe('Game over · Game');
  });

  it('ui: why something is not allowed is said in both languages, never as a code', () => {
    expect(Object.keys(PLAY_TROUBLE_WORDS.de.reasons)).toEqual(Object.keys(PLAY_TROUBLE_WORDS.en.reasons));
    for (const language of ['en', 'de'] as const) {
      const words = PLAY_TROUBLE_WORDS[language];
      for (const why of Object.keys(words.reasons)) {
        expect(playTroubleText(language, { code: 'not-allowed', facts: { why } })).toBe(words.reasons[why]);
      }
      expect(playTroubleText(language, { code: 'expired' })).toBe(words.gone);
      expect(playTroubleText(language, { code: 'malformed', facts: { path: '/entry' } })).toBe(words.entry);
      expect(playTroubleText(language, { code: 'malformed', facts: { path: '/other' } })).toBe(words.other);
      // What is not particular to a table has the words it has everywhere.
      expect(playTroubleText(language, { code: 'not-allowed', facts: { why: 'toString' } })).not.toContain('toString');
      expect(playTroubleText(language, { code: 'offline' }).length).toBeGreaterThan(10);
    }
  });

  it('ui: what the server says is known to the table, and what is not is a fault', () => {
    expect(troubleAtTable({ code: 'paused' })).toEqual({ code: 'paused', facts: { code: 'paused' } });
    expect(troubleAtTable({ code: 'stale' }).code).toBe('gone-on');
    expect(troubleAtTable({ code: 'not-your-seat', facts: { seat: 'red' } })).toEqual({
      code: 'not-allowed',
      facts: { seat: 'red', code: 'not-your-seat' },
    });
    expect(troubleAtTable({ code: 'malformed' }).code).toBe('engine-fault');
  });
});
