import { games } from '@hegemon/games';
import { type GameState, isRefusal } from '@hegemon/kernel';
import { sit } from '@hegemon/testkit';
import type { ToC } from '@hegemon/time-of-crisis';
import { expect, test } from 'vitest';
import { oddsText, precisionOf } from '../src/play/chances.js';
import { phrasesFor } from '../src/play/phrases.js';
import { speechFor } from '../src/speech.js';
import type { Odds } from '../src/tables/table.js';
import { hazardsIn } from '../src/tables/time-of-crisis/hazards.js';
import { oddsOf } from '../src/tables/time-of-crisis/odds.js';

const [listing] = games;
const { game } = listing;
const speech = await speechFor(listing, 'en');
const HAND = { 'military-1': 3, 'senate-1': 2 };
const SEED = '0123456789abcdef0123456789abcdef';

/** Green in Gallia at the beginning of its actions, with what the test lays before it. */
const atActions = (arrange: (s: ToC) => void): GameState => {
  const s = game.newGame({ players: 2 }, SEED) as ToC;
  const answer = (seat: string, kind: string, arg: string | typeof HAND): void => {
    const reply = game.apply(s, { seat, kind, arg });
    if (isRefusal(reply)) throw new Error(`${kind}: ${reply.refused}`);
  };
  const [first] = game.pending(s);
  answer(first.seat, 'choose-start-province', first.seat === 'green' ? 'gallia' : 'asia');
  const [second] = game.pending(s);
  answer(second.seat, 'choose-start-province', second.seat === 'green' ? 'gallia' : 'asia');
  for (const { seat } of [...game.pending(s)]) answer(seat, 'choose-start-hand', HAND);
  while (game.pending(s)[0].seat !== 'green') {
    const [{ seat, choices }] = game.pending(s);
    const button = choices.find(({ shape }) => shape === 'button')?.kind;
    if (button) game.apply(s, { seat, kind: button });
    else answer(seat, 'refill-hand', HAND);
  }
  const arranged = game.copy(s) as ToC;
  delete arranged.events.lasting;
  arrange(arranged);
  return arranged;
};
const goths = (s: ToC): void => {
  s.barbarians.active.goths.gallia = 1;
  s.barbarians.inactive.goths.goths = 9;
  delete s.barbarians.active.goths.goths;
};
/** One more governor in the box, taken from those not yet recruited. */
const recruit = (s: ToC): void => {
  s.governors.unrecruited.green.pop();
  s.governors.available.green++;
};
/** Cards of the supply, in hand. */
const draw = (s: ToC, ...cards: ToC['hand']['green']): void => {
  s.hand.green = cards;
  s.available.green = [];
  s.discard.green = [];
  for (const card of cards) s.supply[card] = (s.supply[card] ?? 1) - 1;
};

const oddsAt = (state: GameState, ...ids: string[]): readonly Odds[] => {
  const odds = oddsOf({ game, state, seat: 'green', speech, ids });
  if ('none' in odds) throw new Error(odds.none);
  for (const { shares } of odds) {
    const sum = shares.slice(0, 3).reduce((total, { share }) => total + share, 0);
    expect(sum).toBeCloseTo(1, 6);
  }
  return odds;
};

test('contracts 4: the chance of a vote by the number of dice is that of the dice', () => {
  const state = atActions(recruit);
  const before = JSON.stringify(state);
  const odds = oddsAt(state, 'pannonia');
  // Two votes against a neutral governor: every die is a vote, and a six rolls again.
  expect(odds[0].shares[0].share).toBeCloseTo(1 / 6, 8);
  expect(odds[1].shares[0].share).toBe(1);
  expect(odds[0].figures).toEqual([{ what: 'votes required', value: 2 }]);
  expect(JSON.stringify(state)).toBe(before);
});

test('contracts 4: the chances of a battle, named in the action phase', () => {
  const [odds] = oddsAt(atActions(goths), 'green-general-0', 'goths');
  const [wins, loses] = odds.shares;
  // A full legion and militia against one barbarian.
  expect(wins.share).toBeGreaterThan(loses.share);
  expect(odds.figures[0].value).toBeGreaterThan(0.3);
  expect(odds.figures[1].value).toBeLessThanOrEqual(1);
});

test('contracts 4: the chances at each question of a battle and of a vote', () => {
  const table = sit(
    game,
    atActions(s => {
      goths(s);
      recruit(s);
      draw(s, 'flanking-maneuver', 'praetorian-guard');
    }),
  );
  table.play('green', 'play-card', 'flanking-maneuver').play('green', 'play-card', 'praetorian-guard');
  table.play('green', 'initiate-battle', 'green-general-0');
  expect(table.asks('green')?.prompt).toBe('declare-flanking');
  const [without, withOne] = oddsAt(table.state);
  expect(withOne.shares[0].share).toBeGreaterThan(without.shares[0].share);
  table.dice(1, 1, 6, 6, 1).play('green', 'declare-flanking', 1);
  expect(table.asks('green')?.prompt).toBe('reroll');
  const [keep, reroll] = oddsAt(table.state);
  expect(keep.shares[0].share).toBe(0);
  expect(reroll.shares[0].share).toBeGreaterThanOrEqual(keep.shares[0].share);
  delete table.state.chance.script;
  table.play('green', 'keep-dice').play('green', 'use-praetorian-guard');
  expect(table.asks('green')?.prompt).toBe('stake-military');
  expect(oddsAt(table.state).length).toBeGreaterThan(1);
});

test('contracts 4: where nothing is diced for, it is said', () => {
  const state = atActions(() => {});
  expect(oddsOf({ game, state, seat: 'green', speech, ids: [] })).toMatchObject({
    none: expect.stringContaining('Name'),
  });
  expect(oddsOf({ game, state, seat: 'blue', speech, ids: [] })).toMatchObject({
    none: expect.stringContaining('nothing'),
  });
  const refused = oddsOf({ game, state, seat: 'green', speech, ids: ['green-general-0', 'goths'] });
  expect(refused).toMatchObject({ none: expect.stringContaining('no enemy') });
});

test('contracts 4: it is said how far odds can be trusted, in both languages', () => {
  const [row] = oddsAt(atActions(goths), 'green-general-0', 'goths');
  const drawn = { ...row, label: '2 Flanking', isExact: false, error: 0.0153 };
  expect(row.isExact).toBe(true);
  expect(row.spreads.map(({ what }) => what)).toEqual(['own losses', 'enemy losses']);
  const [english, german] = [phrasesFor('en'), phrasesFor('de')];
  expect(precisionOf([row], english, 'en')).toMatch(/^exact/);
  expect(precisionOf([row, row], german, 'de')).toMatch(/^exakt/);
  expect(precisionOf([drawn], english, 'en')).toMatch(/^± 1\.5%/);
  expect(precisionOf([row, drawn], german, 'de')).toMatch(/^± 1,5\u00a0%.*\(2 Flanking\)$/);
});

test('contracts 4: odds are written as the reader writes figures, all with as many places', () => {
  const row: Odds = {
    label: 'Green : Goths',
    isExact: true,
    error: 0,
    shares: [0.611, 0.333, 0.056, 0.17].map((share, i) => ({ what: `outcome ${i}`, share })),
    figures: [
      { what: 'losses', value: 1.25 },
      { what: 'needed', value: 3 },
    ],
    spreads: [{ what: 'losses', shares: [0.5, 0.45, 0.05] }],
  };
  const english = oddsText([row], phrasesFor('en'), 'en');
  expect(english).toMatch(/61\.1%\s+33\.3%\s+5\.6%\s+17\.0%\s+1\.25\s+3\n/);
  expect(english).toContain('0: 50.0% · 1: 45.0% · 2: 5.0%');
  const german = oddsText([row], phrasesFor('de'), 'de');
  expect(german).toMatch(/61,1\u00a0%\s+33,3\u00a0%\s+5,6\u00a0%\s+17,0\u00a0%\s+1,25\s+3\n/);
  const coarse = { ...row, shares: [{ what: 'a', share: 0.6 }], spreads: [] };
  expect(oddsText([coarse], phrasesFor('en'), 'en')).toContain('60%');
});

test('contracts 4: what the next crisis may bring, likeliest first, in both languages', async () => {
  const state = atActions(s => {
    s.barbarians.active.franks = { franks: 2 };
    s.barbarians.inactive.franks = { franks: 8 };
  });
  const asked = { game, state, seat: 'green' };
  const [entered, tribes, entries] = hazardsIn({ ...asked, speech });
  expect(entered.what).toBe('Barbarians enter');
  expect(entered.of[0].name).toBe('Gallia');
  expect(entered.of.map(({ share }) => share)).toEqual(entered.of.map(({ share }) => share).toSorted((a, b) => b - a));
  expect(tribes.of[0]).toEqual({ name: 'Franks', share: expect.closeTo((10 / 36) * (3 / 6), 9) });
  expect(entries.of[0]).toEqual({ name: 'Event', share: expect.closeTo(6 / 36, 9) });
  const german = hazardsIn({ ...asked, speech: await speechFor(listing, 'de') });
  expect([german[1].what, german[1].of[0].name]).toEqual(['Ein Stamm bricht auf', 'Franken']);
});
