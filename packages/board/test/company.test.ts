import type { Line } from '@hegemon/host';
import { amount, button, pick } from '@hegemon/kernel';
import { describe, expect, test } from 'vitest';
import { channelOf, channelsOf, othersIn, saidIn } from '../src/company/channels.js';
import { clockText, leftAt, spokenTime } from '../src/company/clock.js';
import type { Consent, Member } from '../src/company/company.js';
import {
  hasComeAbout,
  isAskedOf,
  isWithdrawable,
  proposable,
  rewindEntry,
  stepsFrom,
} from '../src/company/consents.js';
import { orderable, withOrder, withoutOrder } from '../src/company/orders.js';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

describe('ui: clocks', () => {
  test('ui: what runs goes down to its end and not below; what stands stays', () => {
    const running = { left: 5 * MINUTE, isRunning: true, until: 10 * MINUTE };
    expect([6, 9, 10, 12].map(at => leftAt(running, at * MINUTE))).toEqual([4 * MINUTE, MINUTE, 0, 0]);
    // A night lies between: nobody has more than there was.
    expect(leftAt({ left: HOUR, isRunning: true, until: 9 * HOUR }, 0)).toBe(HOUR);
    expect(leftAt({ left: HOUR, isRunning: false }, 9 * HOUR)).toBe(HOUR);
    expect(leftAt({ left: -5, isRunning: false }, 0)).toBe(0);
  });

  test('ui: a short time is told to the second, a long one roughly, and to the ear in words', () => {
    const times = [0, 400, 59_001, 4 * MINUTE + 7 * SECOND, HOUR, 25 * HOUR + 40 * MINUTE];
    expect(times.map(ms => clockText(ms, 'en'))).toEqual(['0:00', '0:01', '1:00', '4:07', '1:00 h', '1 d 1 h']);
    expect(clockText(50 * HOUR, 'de')).toBe('2 T 2 h');
    expect(spokenTime(HOUR + 5 * MINUTE, 'en')).toBe('1 hour 5 minutes');
    expect(spokenTime(2 * MINUTE, 'de')).toBe('2 Minuten');
    expect(spokenTime(0, 'en')).toBe('0 seconds');
  });
});

const member = (seat: string, change: Partial<Member> = {}): Member => ({
  seat,
  person: seat,
  presence: 'here',
  isFree: false,
  ...change,
});
const consent = (kind: Consent['kind'], change: Partial<Consent> = {}): Consent => ({
  id: kind,
  kind,
  seat: 'blue',
  needed: ['red', 'blue'],
  votes: { blue: true },
  ...change,
});
const line = (n: number, change: Partial<Line> = {}): Line => ({ n, seat: 'red', heard: [], ...change });

describe('ui: consents', () => {
  test('ui: asked is who has to agree and has not answered; of his own seat he decides alone', () => {
    expect(isAskedOf(consent('draw'), 'red')).toBe(true);
    expect(isAskedOf(consent('draw'), 'blue')).toBe(false);
    expect(isAskedOf(consent('draw'), 'green')).toBe(false);
    expect(isAskedOf(consent('draw'), undefined)).toBe(false);
    expect(isAskedOf(consent('replace', { other: 'green' }), 'green')).toBe(true);
    expect(isAskedOf(consent('late', { other: 'green' }), 'green')).toBe(false);
  });

  test('ui: withdrawn is what one has asked for oneself, and not what the table asks of itself', () => {
    expect(isWithdrawable(consent('draw'), 'blue')).toBe(true);
    expect(isWithdrawable(consent('draw'), 'red')).toBe(false);
    expect(isWithdrawable(consent('late'), 'blue')).toBe(false);
  });

  test('ui: play goes back before the first answer after the position shown, or the last of one’s own', () => {
    const lines = [
      line(0, { seat: undefined as never }),
      line(1),
      line(2, { isUndone: true }),
      line(3, { seat: 'blue', takesBack: 2 }),
      line(4, { seat: 'blue', sat: { kind: 'bot', name: 'x', why: 'replaced' } }),
      line(5, { seat: 'blue' }),
      line(6, { seat: 'red' }),
      line(7, { seat: 'blue' }),
    ];
    expect(rewindEntry(lines, 1, 'red')?.n).toBe(5);
    expect(rewindEntry(lines, 7, 'red')?.n).toBe(6);
    expect(rewindEntry(lines, 7, 'green')).toBeUndefined();
    expect(stepsFrom(lines, 5)).toBe(3);
    expect(stepsFrom(lines, 1)).toBe(4);
  });

  test('ui: offered is what the server would take', () => {
    const table = {
      mine: 'red',
      isOver: false,
      isRated: false,
      isPaused: false,
      members: { red: member('red'), blue: member('blue') },
      consents: [] as Consent[],
    };
    const all = { draw: true, rewind: true, pause: true, resume: false, replace: true, abandon: true, resign: true };
    expect(proposable(table)).toEqual(all);
    expect(proposable({ ...table, isRated: true })).toEqual({ ...all, rewind: false, replace: false });
    expect(proposable({ ...table, isPaused: true })).toEqual({ ...all, pause: false, resume: true });
    expect(proposable({ ...table, consents: [consent('draw')] })).toEqual({ ...all, draw: false });
    // A bot agrees to nothing, and who has given up does not sit there any more.
    const alone = { red: member('red'), blue: member('blue', { lost: 'resigned' }) };
    expect(proposable({ ...table, members: alone })).toEqual({ ...all, draw: false, replace: false });
    const nothing = Object.fromEntries(Object.keys(all).map(kind => [kind, false]));
    expect(proposable({ ...table, mine: undefined })).toEqual(nothing);
    expect(proposable({ ...table, isOver: true })).toEqual(nothing);
  });

  test('ui: what is not open any more has come about, or has not', () => {
    const table = { isOver: false, isPaused: false, members: { blue: member('blue') } };
    const done = (kind: Consent['kind'], now: Partial<typeof table>, lines: readonly Line[] = []): boolean =>
      hasComeAbout(consent(kind, { other: 'blue' }), { ...table, ...now }, lines);
    expect([done('draw', { isOver: true }), done('draw', {})]).toEqual([true, false]);
    expect([done('abandon', { isOver: true }), done('abandon', {})]).toEqual([true, false]);
    expect([done('pause', { isPaused: true }), done('pause', {})]).toEqual([true, false]);
    expect([done('resume', {}), done('resume', { isPaused: true })]).toEqual([true, false]);
    const gone: Member = { seat: 'blue', presence: 'bot', isFree: false };
    expect([done('replace', { members: { blue: gone } }), done('replace', {})]).toEqual([true, false]);
    const lost = { blue: member('blue', { lost: 'forfeit' }) };
    expect([done('late', { members: lost }), done('late', {})]).toEqual([true, false]);
    expect([done('rewind', {}, [line(1, { byConsent: true })]), done('rewind', {}, [line(1)])]).toEqual([true, false]);
  });
});

describe('ui: channels', () => {
  const company = {
    mine: 'red',
    members: { red: member('red'), blue: member('blue'), green: { seat: 'green', presence: 'bot', isFree: false } },
    hasWhispers: true,
    talk: [],
  } as const;
  const seats = ['red', 'blue', 'green'];

  test('ui: the table, and one with each other person; without whispers the table alone', () => {
    expect(channelsOf(company, seats)).toEqual(['table', 'blue,red']);
    expect(channelsOf({ ...company, hasWhispers: false }, seats)).toEqual(['table']);
    expect(channelsOf({ ...company, mine: undefined }, seats)).toEqual(['table']);
  });

  test('ui: a channel in which something was said stays, and names those who hear it', () => {
    const said = { id: 1, channel: 'blue,green,red', name: 'Bert', text: 'x', at: 0 };
    const talk = [said, { ...said, id: 2, channel: 'table' }];
    expect(channelsOf({ ...company, talk }, seats)).toEqual(['table', 'blue,red', 'blue,green,red']);
    expect(saidIn(talk, 'table').map(({ id }) => id)).toEqual([2]);
    expect(channelOf('red', 'blue')).toBe(channelOf('blue', 'red'));
    expect(othersIn('blue,green,red', 'red')).toEqual(['blue', 'green']);
    expect(othersIn('table', 'red')).toEqual([]);
  });
});

describe('ui: standing answers', () => {
  const decision = { n: 1, seat: 'red', rule: 'F 1', prompt: 'react' };

  test('ui: a plain question can be answered for one, and of another’s turn also what is named', () => {
    const plain = { ...decision, choices: [button('yes'), button('no')] };
    expect(orderable(plain, 'red')).toEqual([{ kind: 'yes' }, { kind: 'no' }]);
    const named = { ...decision, choices: [pick('take', ['a', 'b']), button('no')] };
    expect(orderable(named, 'red')).toEqual([]);
    expect(orderable(named, undefined)).toEqual([]);
    expect(orderable(named, 'blue')).toEqual([{ kind: 'no' }, { kind: 'take', arg: 'a' }, { kind: 'take', arg: 'b' }]);
    expect(orderable({ ...decision, choices: [button('end')] }, 'red')).toEqual([]);
    // What everybody is asked together, though he can only pass, he need not be asked again.
    expect(orderable({ ...decision, choices: [button('pass')] }, undefined)).toEqual([{ kind: 'pass' }]);
    expect(orderable({ ...decision, choices: [amount('pay', 0, 9)] }, 'blue')).toEqual([]);
    // What weighs is decided whenever it comes up.
    expect(orderable(plain, 'red', ['yes'])).toEqual([]);
    const many = Array.from({ length: 9 }, (_, i) => `t${i}`);
    expect(orderable({ ...decision, choices: [pick('take', many)] }, 'blue')).toEqual([]);
  });

  test('ui: to one question there is one answer', () => {
    const first = { prompt: 'react', answer: { kind: 'no' } };
    const second = { prompt: 'react', answer: { kind: 'yes' }, untilTurn: 3 };
    const other = { prompt: 'guard', answer: { kind: 'no' } };
    expect(withOrder([first, other], second)).toEqual([other, second]);
    expect(withoutOrder([first, other], 'react')).toEqual([other]);
  });
});
