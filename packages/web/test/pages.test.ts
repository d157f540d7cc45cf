import type { GameAbout, ImportFault, MatchSummary, Sight } from '@hegemon/host';
import { describe, expect, it } from 'vitest';
import { foesText } from '../src/new/new.words.js';
import { faultsOf, matchOf, quickPlan, withChair, withOption, withPlayers, withSeed } from '../src/new/seating.js';
import { hashOf, type Route, routeOf } from '../src/routes.js';
import { apart, inOrder, stateOf } from '../src/start/match-state.js';
import { listed, START_WORDS } from '../src/start/start.words.js';
import { importFaultText, verdictText } from '../src/start/verdict.words.js';
import { rematchOf } from '../src/table/rematch.js';
import { titleOf } from '../src/table/title.js';

const greedy = (): string => 'greedy';
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

describe('ui: addresses', () => {
  it('ui: every page has an address, and every address leads back to its page', () => {
    const routes: Route[] = [
      { page: 'start' },
      { page: 'credits' },
      { page: 'new', game: 'time-of-crisis' },
      { page: 'learn', game: 'time-of-crisis' },
      { page: 'match', id: 'a b/c' },
      { page: 'match', id: 'm1', at: 0 },
      { page: 'match', id: 'm1', at: 214 },
    ];
    for (const route of routes) expect(routeOf(hashOf(route))).toEqual(route);
  });

  it('ui: an address that leads nowhere is a page of its own', () => {
    for (const hash of [
      '#/nonsense',
      '#/match',
      '#/match/m/at',
      '#/match/m/at/x',
      '#/match/m/at/1/2',
      '#/new',
      '#/credits/x',
      '#/match/%E0%A4%A',
    ]) {
      expect(routeOf(hash).page).toBe('unknown');
    }
    for (const hash of ['', '#', '#/']) expect(routeOf(hash)).toEqual({ page: 'start' });
  });
});

describe('ui: a new game', () => {
  it('ui: one click is you against bots, with the options as they stand by default', () => {
    const match = matchOf('a-game', quickPlan(about, 'Anna', greedy));
    expect(match).toEqual({
      game: 'a-game',
      options: { players: 3, short: false, long: true },
      chairs: {
        red: { kind: 'person', name: 'Anna' },
        blue: { kind: 'bot', bot: 'greedy' },
        green: { kind: 'bot', bot: 'greedy' },
      },
    });
  });

  it('ui: it is said against whom one plays at once, by level and style', () => {
    const three = ['planner/builder', 'planner/aggressive', 'planner'];
    expect(foesText(three, 'en')).toBe('three Strategists of different styles');
    expect(foesText(three, 'de')).toBe('drei Strategen verschiedener Spielart');
    expect(foesText(['greedy', 'greedy'], 'en')).toBe('two Apprentices');
    expect(foesText(['random', 'greedy', 'greedy'], 'de')).toBe('einen Anfänger und zwei Lehrlinge');
    expect(foesText(['caesar'], 'en')).toBe('caesar');
  });

  it('ui: whoever has a seat keeps it when the number of players changes', () => {
    const plan = withChair(quickPlan(about, 'Anna', greedy), 'blue', { kind: 'person', name: 'Berta' });
    expect(Object.keys(withPlayers(about, plan, 2, greedy).chairs)).toEqual(['red', 'blue']);
    const allowing = {
      ...about,
      optionSpecs: [{ ...about.optionSpecs[0], id: 'pair', byDefault: false, allows: [2] }],
    };
    expect(withPlayers(allowing, plan, 2, greedy).chosen).toEqual({ ...plan.chosen, pair: true });
    // What two have agreed on in order to sit down is no agreement of three.
    const three = withPlayers(allowing, withPlayers(allowing, plan, 2, greedy), 3, greedy);
    expect(three.chosen.pair).toBe(false);
    const again = withPlayers(about, withPlayers(about, plan, 2, greedy), 3, () => 'random');
    expect(again.chairs.blue).toEqual({ kind: 'person', name: 'Berta' });
    expect(again.chairs.green).toEqual({ kind: 'bot', bot: 'random' });
  });

  it('ui: what is wrong is told seat by seat', () => {
    const plan = quickPlan(about, ' ', greedy);
    expect(faultsOf(plan)).toEqual([{ code: 'no-name', seat: 'red' }]);
    const twice = withChair(withChair(plan, 'red', { kind: 'person', name: 'Anna' }), 'blue', {
      kind: 'person',
      name: 'Anna ',
    });
    expect(faultsOf(twice)).toEqual([{ code: 'same-name', name: 'Anna' }]);
    expect(faultsOf(withSeed(quickPlan(about, 'Anna', greedy), ''))).toEqual([{ code: 'no-seed' }]);
    expect(faultsOf(withSeed(quickPlan(about, 'Anna', greedy), 'x'.repeat(65)))).toEqual([{ code: 'long-seed' }]);
  });

  it('ui: a typed seed and a switch are handed on; without a seed there is none', () => {
    const plan = withOption(withSeed(quickPlan(about, 'Anna', greedy), ' abc '), 'short', true);
    expect(matchOf('a-game', plan)).toMatchObject({ seed: 'abc', options: { short: true } });
    expect('seed' in matchOf('a-game', withSeed(plan, undefined))).toBe(false);
  });
});

const summary = (change: Partial<MatchSummary>): MatchSummary => ({
  id: 'm',
  game: 'a-game',
  options: { players: 2 },
  sitters: { red: { name: 'Anna', kind: 'person' }, blue: { name: 'greedy', kind: 'bot' } },
  entries: 3,
  created: '2026-01-01T10:00:00Z',
  changed: '2026-01-01T10:00:00Z',
  waiting: ['red'],
  ...change,
});

describe('ui: the list of matches', () => {
  it('ui: of several who are called alike it is said which seat has won', () => {
    const all = ['Anna', 'Apprentice', 'Apprentice'];
    expect(apart('Apprentice', all, 'Blue')).toBe('Apprentice (Blue)');
    expect([apart('Anna', all, 'Red'), apart('Apprentice', all, undefined)]).toEqual(['Anna', 'Apprentice']);
  });

  it('ui: it says whose decision is awaited', () => {
    expect(stateOf(summary({}))).toEqual({ state: 'yours' });
    expect(stateOf(summary({ waiting: ['blue'] }))).toEqual({ state: 'bots' });
    const two = { red: { name: 'Anna', kind: 'person' }, blue: { name: 'Berta', kind: 'person' } } as const;
    expect(stateOf(summary({ sitters: two, waiting: ['blue'] }))).toEqual({ state: 'people', seats: ['blue'] });
    const outcome = { winners: ['red'], points: {}, how: 'x', rule: 'G 1' };
    expect(stateOf(summary({ outcome, waiting: [] }))).toEqual({ state: 'over', winners: ['red'] });
    expect(stateOf(summary({ trouble: { code: 'edition' } }))).toEqual({ state: 'trouble' });
    expect(stateOf(summary({ isForeign: true }))).toEqual({ state: 'foreign' });
  });

  it('ui: it says that a bot plays for somebody, and for whom', () => {
    const standIns = { red: 'planner/builder' };
    expect(stateOf(summary({ standIns }))).toEqual({
      state: 'stand-in',
      seat: 'red',
      bot: 'planner/builder',
      isYours: true,
    });
    const two = { red: { name: 'Anna', kind: 'person' }, blue: { name: 'Berta', kind: 'person' } } as const;
    expect(stateOf(summary({ sitters: two, standIns, waiting: ['red'] }))).toMatchObject({ isYours: false });
    expect(stateOf(summary({ sitters: two, standIns, waiting: ['blue'] })).state).toBe('people');
    expect(START_WORDS.en.playsForYou(START_WORDS.en.bots.planner)).toBe('Strategist plays for you');
    expect(START_WORDS.de.playsForYou(START_WORDS.de.bots.planner)).toBe('Stratege spielt für dich');
  });

  it('ui: what awaits an answer stands first, then the latest', () => {
    const order = inOrder([
      summary({ id: 'bots', waiting: ['blue'], changed: '2026-03-01T10:00:00Z' }),
      summary({ id: 'old', changed: '2026-01-01T10:00:00Z' }),
      summary({ id: 'new', changed: '2026-02-01T10:00:00Z' }),
    ]);
    expect(order.map(({ id }) => id)).toEqual(['new', 'old', 'bots']);
  });

  it('ui: names are listed as one speaks', () => {
    expect(listed(['A', 'B', 'C'], 'en')).toBe('A, B and C');
    expect(listed(['A', 'B'], 'de')).toBe('A und B');
    expect(listed(['A'], 'de')).toBe('A');
  });
});

describe('ui: a file that is opened', () => {
  it('ui: every fault has words in both languages, with the place', () => {
    const codes = [
      'not-json',
      'not-a-match-file',
      'unknown-format',
      'unknown-game',
      'other-edition',
      'missing',
      'wrong-type',
      'unknown-field',
      'wrong-options',
    ] as const;
    const whats = [
      ...(['commitment', 'start', 'number', 'illegal', 'draws', 'hash', 'result'] as const),
      ...(['undo', 'redo', 'sit', 'close'] as const),
    ];
    const faults: ImportFault[] = [
      ...codes.map(code => ({ what: 'file' as const, fault: { code, path: 'seats.red', given: '7', wanted: '8' } })),
      ...whats.map(what => ({ what: 'difference' as const, difference: { entry: 12, what } })),
      { what: 'difference', difference: { entry: 0, what: 'file', fault: { code: 'missing', path: 'seed' } } },
      { what: 'unknown-game', game: 'senet' },
      { what: 'trouble', trouble: { code: 'storage-full' } },
    ];
    for (const language of ['en', 'de'] as const) {
      const texts = faults.map(fault => importFaultText(language, fault));
      expect(new Set(texts).size).toBe(texts.length);
      for (const text of texts) expect(text).not.toMatch(/undefined|\[object/);
    }
    expect(importFaultText('en', faults[5])).toContain('seats.red');
  });

  it('ui: a verdict tells what was checked', () => {
    expect(verdictText('en', { ok: true, entries: 40 })).toContain('40');
    expect(verdictText('de', { ok: true, entries: 40, chainOnly: true })).toContain('Kette');
    expect(verdictText('en', { ok: false, entries: 40, firstDifference: { entry: 7, what: 'draws' } })).toContain('7');
    expect(verdictText('de', { code: 'broken-record' })).not.toBe('');
  });
});

describe('ui: the title of the window', () => {
  const sight = (change: object): Sight =>
    ({
      match: { sitters: { red: { name: 'Anna', kind: 'person' }, blue: { name: 'greedy', kind: 'bot' } } },
      at: 4,
      last: 4,
      table: { decisions: [{ seat: 'red' }], waiting: [{ seat: 'red' }] },
      ...change,
    }) as unknown as Sight;
  const title = (change: object): string => titleOf(sight(change), 'A Game', 'en', seat => seat.toUpperCase());

  it('ui: it says from the side whether one is asked', () => {
    expect(title({})).toBe('Your decision · A Game');
    expect(title({ table: { decisions: [], waiting: [{ seat: 'blue' }] } })).toBe('BLUE to decide · A Game');
    expect(title({ table: { decisions: [], waiting: [], outcome: {} } })).toBe('Game over · A Game');
    expect(title({ at: 2 })).toBe('Entry 2 · A Game');
  });

  it('ui: a rematch has the same people, bots and options', () => {
    const match = {
      game: 'a-game',
      options: { players: 2 },
      sitters: summary({}).sitters,
    } as unknown as Sight['match'];
    expect(rematchOf(match)).toEqual({
      game: 'a-game',
      options: { players: 2 },
      chairs: { red: { kind: 'person', name: 'Anna' }, blue: { kind: 'bot', bot: 'greedy' } },
    });
  });
});
