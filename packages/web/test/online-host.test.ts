import type { GameAbout } from '@hegemon/host';
import { PACES } from '@hegemon/protocol/client';
import { describe, expect, it } from 'vitest';
import { type Brought, readBrought } from '../src/lobby/brought.js';
import { HOST_WORDS } from '../src/lobby/host.words.js';
import {
  faultsOf,
  freshPlan,
  type HostPlan,
  newMatchOf,
  paceNamed,
  unitFor,
  withChair,
  withPlayers,
  withTerms,
} from '../src/lobby/host-plan.js';
import { DAY, HOUR, MINUTE } from '../src/online/durations.js';

const about: GameAbout = {
  id: 'a-game',
  title: 'A Game',
  edition: 1,
  players: [2, 3],
  optionSpecs: [
    { id: 'short', rule: 'G 1', byDefault: false, provenance: 'rulebook' },
    { id: 'long', rule: 'G 2', byDefault: true, provenance: 'public' },
  ],
  seats: { 2: ['red', 'blue'], 3: ['red', 'blue', 'green'] },
};
const kinds = ({ chairs }: HostPlan): readonly string[] =>
  Object.entries(chairs).map(([seat, { kind }]) => `${seat} ${kind}`);

describe('ui: a table is opened', () => {
  it('ui: as it stands, one waits for friends who come by the link', () => {
    const plan = freshPlan(about);
    expect(kinds(plan)).toEqual(['red me', 'blue open', 'green open']);
    expect(faultsOf(plan, true)).toEqual([]);
    expect(Object.keys(newMatchOf('a-game', plan)).sort()).toEqual(['chairs', 'game', 'isListed', 'options', 'terms']);
    const named = newMatchOf('a-game', { ...plan, title: ' Friday ' });
    expect(named).toMatchObject({
      title: 'Friday',
      options: { players: 3, short: false, long: true },
      isListed: false,
    });
    expect('title' in newMatchOf('a-game', { ...plan, title: '  ' })).toBe(false);
  });

  it('ui: whoever has a seat keeps it; the host never loses his by a smaller table', () => {
    const last = withChair(freshPlan(about), 'green', { kind: 'me' });
    expect(kinds(last)).toEqual(['red open', 'blue open', 'green me']);
    const smaller = withPlayers(about, withChair(last, 'blue', { kind: 'bot', bot: 'greedy' }), 2);
    expect(kinds(smaller)).toEqual(['red me', 'blue bot']);
    const looker = withChair(freshPlan(about), 'red', { kind: 'open' });
    expect(kinds(withPlayers(about, looker, 2))).toEqual(['red open', 'blue open']);
  });

  it('ui: one’s own pace begins with the values of the one before', () => {
    expect(paceNamed('weeks', PACES.none)).toEqual(PACES.weeks);
    expect(paceNamed('free', PACES.weeks)).toEqual({ ...PACES.weeks, name: 'free' });
    expect(paceNamed('free', PACES.none)).toEqual({ ...PACES.tonight, name: 'free' });
    expect([90 * MINUTE, 12 * HOUR, 5 * DAY, 0].map(unitFor)).toEqual(['minutes', 'hours', 'days', 'minutes']);
  });

  it('ui: what is wrong is told in the order of the page, in both languages', () => {
    const bots = { red: { kind: 'bot', bot: 'greedy' }, blue: { kind: 'bot', bot: 'greedy' } } as const;
    const { terms } = freshPlan(about);
    expect(faultsOf({ chairs: bots, terms }, false)).toEqual(['nobody']);
    const pace = { name: 'free', bank: 1000, increment: 3000, cap: 500, nights: false, vacation: 3 } as const;
    const alone = {
      chairs: { ...bots, red: { kind: 'me' } as const },
      terms: { ...terms, pace, isRated: true, hints: true },
    };
    const faults = faultsOf(alone, true);
    expect(faults).toEqual([
      'short-bank',
      'low-cap',
      'high-increment',
      'restless-vacation',
      'rated-alone',
      'rated-hints',
      'rated-guest',
    ]);
    for (const language of ['en', 'de'] as const)
      for (const fault of faults) expect(HOST_WORDS[language].faults[fault]).toMatch(/\.$/);
    expect(faultsOf(withTerms(freshPlan(about), { isRated: true }), false)).toEqual([]);
  });
});

describe('ui: a match is brought from this browser', () => {
  const file = (change: object = {}): string =>
    JSON.stringify({
      game: 'a-game',
      options: { players: 2 },
      seats: { red: { name: 'greedy', kind: 'bot' }, blue: { name: 'Anna', kind: 'person' } },
      seed: { serverSeed: 'ab', clientSeeds: {} },
      entries: [{ n: 0 }, { n: 1 }],
      ...change,
    });

  it('ui: the first person is whoever brings it, bots stay, others are anybody’s', () => {
    const text = file();
    expect(readBrought(text, [about])).toEqual({
      text,
      game: 'a-game',
      seats: ['red', 'blue'],
      chairs: { red: { kind: 'bot', bot: 'greedy' }, blue: { kind: 'me' } },
      entries: 2,
    });
    const person = (name: string) => ({ name, kind: 'person' });
    const three = file({ options: { players: 3 }, seats: { red: person('A'), blue: person('B'), green: person('C') } });
    expect((readBrought(three, [about]) as Brought).chairs).toEqual({
      red: { kind: 'me' },
      blue: { kind: 'open' },
      green: { kind: 'open' },
    });
  });

  it('ui: what is over, foreign, or one seat’s copy is not taken', () => {
    expect(readBrought(file({ result: { winners: [] } }), [about])).toBe('notRunning');
    for (const text of [
      '',
      '{',
      '[]',
      'null',
      file({ game: 'senet' }),
      file({ seed: undefined }),
      file({ options: { players: 9 } }),
    ])
      expect([text, readBrought(text, [about])]).toEqual([text, 'unfit']);
  });
});
