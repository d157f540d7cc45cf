import { expect, test } from 'vitest';
import type { Colour } from '../src/ids.js';
import { type Arrangement, arrange, type ToCTable } from './arrange.js';

/** Ira Deorum in the crisis of the next turn. */
const IRA = [1, 1];
const NO_CARDS = { green: [], blue: [], yellow: [], red: [] } as const;
const SEATS: readonly Colour[] = ['green', 'blue', 'yellow', 'red'];

/** The game ends with Diocletian, and only the final reckoning is looked at. */
const reckon = (a: Arrangement, ...dice: number[]) =>
  arrange({ events: ['diocletian'], ...a, phase: 'crisis', dice: [3, 4, ...dice] });
/** A whole turn in which nothing is done. */
const pass = (table: ToCTable, seat: Colour) => {
  table.dice(...IRA);
  return table.play(seat, 'end-actions').play(seat, 'end-purchases');
};
const atTheEnd = (seat: Colour, a: Arrangement = {}) =>
  arrange({
    available: NO_CARDS,
    active: seat,
    legacy: { [seat]: 60 },
    ...a,
    provinces: { italia: { governor: seat, support: 3 }, ...a.provinces },
  });

test('ToC 7: the highest Legacy wins', () => {
  const table = reckon({ legacy: { green: 10, blue: 12, yellow: 11 } });
  expect(table.outcome).toMatchObject({
    winners: ['blue'],
    points: { green: 10, blue: 12, yellow: 11, red: 0 },
  });
  expect(table.outcome?.decidedBy).toBeUndefined();
  expect(table.pending).toEqual([]);
  expect(table.refusal('green', 'end-actions')?.refused).toBe('game-over');
});
test('ToC 7.1: the bonus is added before the winner is found', () => {
  const table = reckon({ legacy: { green: 20, blue: 12 }, emperorTurns: { blue: 1 } });
  expect(table.outcome).toMatchObject({ winners: ['blue'], points: { green: 20, blue: 22 } });
});
test('ToC 7.1: a game without an end goes on round after round', () => {
  const table = arrange({ available: NO_CARDS, legacy: { green: 80 } });
  for (const seat of [...SEATS, ...SEATS]) pass(table, seat);
  expect(table.outcome).toBeUndefined();
  expect(table.state.active).toBe('green');
});

test('ToC 7.1.trigger: an Emperor with 60 at the end of his turn makes this round the last', () => {
  const table = atTheEnd('blue');
  pass(table, 'blue');
  expect(table.told('last-round-triggered')).toEqual([{ seat: 'blue' }]);
  expect(table.state.lastRound).toBe(true);
  expect(table.outcome).toBeUndefined();
});
test.each(SEATS.flatMap(startPlayer => SEATS.map(seat => ({ startPlayer, seat }))))(
  'ToC 7.1.trigger: $startPlayer began, $seat triggers: all have had equally many turns',
  ({ startPlayer, seat }) => {
    const at = SEATS.indexOf(startPlayer);
    const order = [...SEATS.slice(at), ...SEATS.slice(0, at)];
    const table = atTheEnd(seat, { startPlayer });
    for (const player of order.slice(order.indexOf(seat))) {
      expect(table.outcome).toBeUndefined();
      expect(table.state.active).toBe(player);
      pass(table, player);
    }
    expect(table.outcome).toMatchObject({ how: 'legacy', winners: [seat], rule: 'ToC 7.1.trigger' });
  },
);
test('ToC 7.1.trigger: with two players too', () => {
  const table = arrange({
    players: 2,
    active: 'green',
    available: NO_CARDS,
    legacy: { green: 60 },
    provinces: { italia: { governor: 'green', support: 3 } },
  });
  pass(table, 'green');
  expect(table.outcome).toBeUndefined();
  pass(table, 'blue');
  expect(table.outcome?.winners).toEqual(['green']);
});
test('ToC 7.1.trigger: the Legacy of this very turn counts, one less does not suffice', () => {
  // Three for Italia, one for the province.
  const enough = atTheEnd('green', { legacy: { green: 56 } });
  pass(enough, 'green');
  expect(enough.state.legacy.green).toBe(60);
  expect(enough.state.lastRound).toBe(true);
  const short = atTheEnd('green', { legacy: { green: 55 } });
  pass(short, 'green');
  expect(short.state.legacy.green).toBe(59);
  expect(short.state.lastRound).toBeUndefined();
});
test('ToC 7.1.trigger: not without the throne, and not for a throne lost in the support check', () => {
  const table = arrange({ available: NO_CARDS, legacy: { green: 90 }, provinces: { asia: { governor: 'green' } } });
  pass(table, 'green');
  expect(table.state.lastRound).toBeUndefined();
  const ousted = arrange({
    available: NO_CARDS,
    legacy: { green: 90 },
    provinces: { italia: { governor: 'green', support: 1, mobs: 1 } },
  });
  pass(ousted, 'green');
  expect(ousted.state.lastRound).toBeUndefined();
});
test('ToC 7.1.trigger: Legacy reached in another turn waits for the end of the own one', () => {
  const table = arrange({
    available: NO_CARDS,
    active: 'green',
    legacy: { blue: 59 },
    provinces: { italia: { governor: 'blue', support: 2, militia: true } },
    armies: [{ owner: 'green', region: 'italia', legions: 1 }],
    points: { military: 1 },
    dice: [1, 1],
  });
  table.play('green', 'initiate-battle', 'green-general-0');
  expect(table.state.legacy.blue).toBe(61);
  pass(table, 'green');
  expect(table.state.lastRound).toBeUndefined();
  pass(table, 'blue');
  expect(table.state.lastRound).toBe(true);
});
test('ToC 7.1.trigger: a later loss of the throne does not call the last round off', () => {
  const table = atTheEnd('green', {
    provinces: { italia: { governor: 'green', support: 1 } },
    hand: { blue: ['tribute'] },
  });
  pass(table, 'green');
  table.dice(2, 2).play('blue', 'play-card', 'tribute').play('blue', 'place-governor', 'italia');
  table.play('blue', 'stake-senate', 2);
  expect(table.state.provinces.governor.italia).toBe('blue');
  for (const seat of ['blue', 'yellow', 'red'] as const) pass(table, seat);
  expect(table.outcome).toMatchObject({ how: 'legacy', winners: ['green'] });
});
test('ToC 7.1.trigger: once is enough, a second Emperor with 60 changes nothing', () => {
  const table = atTheEnd('green', {
    provinces: { italia: { governor: 'green', support: 1 } },
    legacy: { green: 60, blue: 60 },
    hand: { blue: ['tribute'] },
  });
  pass(table, 'green');
  table.dice(2, 2).play('blue', 'play-card', 'tribute').play('blue', 'place-governor', 'italia');
  table.play('blue', 'stake-senate', 2);
  for (const seat of ['blue', 'yellow', 'red'] as const) pass(table, seat);
  expect(table.told('last-round-triggered')).toEqual([{ seat: 'green' }]);
  expect(table.outcome?.how).toBe('legacy');
});
test('ToC 7.1.trigger: nobody is asked about it, unless the option is chosen', () => {
  const table = atTheEnd('green');
  pass(table, 'green');
  expect(table.pending).toEqual(['blue']);
});
test('ToC 7.1.trigger: option declared-end: the Emperor may declare the last round', () => {
  const table = atTheEnd('green', { options: { 'declared-end': true } });
  pass(table, 'green');
  expect(table.asks('green')).toMatchObject({ rule: 'ToC 7.1.trigger', prompt: 'declare-end' });
  expect(table.pending).toEqual(['green']);
  table.play('green', 'declare-last-round');
  expect(table.state.lastRound).toBe(true);
  for (const seat of ['blue', 'yellow', 'red'] as const) pass(table, seat);
  expect(table.outcome?.how).toBe('legacy');
});
test('ToC 7.1.trigger: option declared-end: he may play on, and is asked again a round later', () => {
  const table = atTheEnd('green', { options: { 'declared-end': true } });
  pass(table, 'green').play('green', 'play-on');
  expect(table.told('last-round-declined')).toEqual([{ seat: 'green' }]);
  for (const seat of ['blue', 'yellow', 'red'] as const) pass(table, seat);
  expect(table.outcome).toBeUndefined();
  pass(table, 'green');
  expect(table.asks('green')?.prompt).toBe('declare-end');
});
test('ToC 7.1.trigger: option declared-end: without 60 or without the throne nobody is asked', () => {
  const table = atTheEnd('green', { options: { 'declared-end': true }, legacy: { green: 20 } });
  pass(table, 'green');
  expect(table.pending).toEqual(['blue']);
});

test('ToC 7.1.diocletian: the game ends at once, in the middle of the turn', () => {
  const table = arrange({
    available: NO_CARDS,
    events: ['diocletian'],
    legacy: { green: 3, blue: 2 },
    provinces: { gallia: { governor: 'blue', support: 4, quaestor: true } },
  });
  table.dice(3, 4).play('green', 'end-actions').play('green', 'end-purchases');
  expect(table.told('event-drawn')).toEqual([{ event: 'diocletian' }]);
  expect(table.outcome).toMatchObject({ how: 'diocletian', rule: 'ToC 7.1.diocletian', winners: ['green'] });
  // Blue has had his upkeep, but neither actions nor Legacy.
  expect(table.state.provinces.quaestor).toEqual({});
  expect(table.state.legacy.blue).toBe(2);
  expect(table.pending).toEqual([]);
});
test('ToC 7.1.diocletian: also in a last round, before all have had their turns', () => {
  const table = atTheEnd('green', { events: ['diocletian'], legacy: { green: 60, red: 90 } });
  table.dice(3, 4).play('green', 'end-actions').play('green', 'end-purchases');
  expect(table.told('last-round-triggered')).toEqual([{ seat: 'green' }]);
  expect(table.outcome).toMatchObject({ how: 'diocletian', winners: ['red'] });
});
test('ToC 7.1.diocletian: the bonus and the tie-breakers are those of any end', () => {
  const table = reckon({
    legacy: { green: 10, blue: 10 },
    emperorTurns: { green: 1, blue: 1 },
    provinces: { italia: { governor: 'blue', support: 2 } },
  });
  expect(table.outcome).toMatchObject({
    winners: ['blue'],
    points: { green: 20, blue: 20 },
    decidedBy: 'emperor',
  });
});

const turns = (green: number, blue: number, yellow: number, red: number) => ({ green, blue, yellow, red });
test.each([
  ['the example of the book', turns(5, 0, 3, 5), turns(10, 0, 3, 10)],
  ['all different', turns(4, 3, 2, 1), turns(10, 6, 3, 0)],
  ['two share the second place', turns(4, 2, 2, 1), turns(10, 6, 6, 0)],
  ['three share the second place', turns(1, 4, 1, 1), turns(6, 10, 6, 6)],
  ['two share the third place', turns(4, 3, 2, 2), turns(10, 6, 3, 3)],
  ['three share the first place', turns(2, 2, 2, 1), turns(10, 10, 10, 0)],
  ['all share the first place', turns(2, 2, 2, 2), turns(10, 10, 10, 10)],
  ['one alone was ever undisputed', turns(0, 0, 1, 0), turns(0, 0, 10, 0)],
  ['nobody was ever undisputed', turns(0, 0, 0, 0), turns(0, 0, 0, 0)],
  ['no bonus without a turn, whatever the rank', turns(3, 0, 0, 0), turns(10, 0, 0, 0)],
])('ToC 7.1.bonus: %s', (_, emperorTurns, bonus) => {
  // Different Legacy, so that no die has to decide.
  const legacy = { green: 100, blue: 200, yellow: 300, red: 400 };
  const { outcome } = reckon({ emperorTurns, legacy });
  const gained = Object.fromEntries(SEATS.map(seat => [seat, outcome!.points[seat]! - legacy[seat]]));
  expect(gained).toEqual(bonus);
});
test('ToC 7.1.bonus: with two players the second place still gives six', () => {
  const { outcome } = reckon({ players: 2, emperorTurns: { green: 3, blue: 1 } });
  expect(outcome?.points).toEqual({ green: 10, blue: 6 });
});

test('ToC 7.1.winner: a tie goes to the Emperor first, whatever else the other has', () => {
  const { outcome } = reckon({
    legacy: { green: 30, blue: 30 },
    provinces: {
      italia: { governor: 'blue', support: 2 },
      asia: { governor: 'green', support: 3, marker: 'seat' },
      syria: { governor: 'green', support: 3, marker: 'breakaway' },
    },
    armies: [{ owner: 'green', region: 'asia', legions: 9 }],
  });
  expect(outcome).toMatchObject({ winners: ['blue'], decidedBy: 'emperor' });
});
test('ToC 7.1.winner: an Emperor who is not among the tied does not count', () => {
  const { outcome } = reckon({
    legacy: { green: 30, blue: 30, red: 29 },
    provinces: { italia: { governor: 'red', support: 2 }, asia: { governor: 'green', support: 3, marker: 'seat' } },
  });
  expect(outcome).toMatchObject({ winners: ['green'], decidedBy: 'pretender' });
});
test('ToC 7.1.winner: then to the pretender, even against more provinces', () => {
  const { outcome } = reckon({
    legacy: { green: 55, blue: 55, yellow: 50, red: 52 },
    provinces: {
      italia: { governor: 'red', support: 3 },
      asia: { governor: 'blue', support: 3, marker: 'seat' },
      gallia: { governor: 'green' },
      hispania: { governor: 'green' },
      africa: { governor: 'green' },
    },
  });
  expect(outcome).toMatchObject({ winners: ['blue'], decidedBy: 'pretender' });
});
test('ToC 7.1.winner: if both are pretenders, the provinces decide', () => {
  const { outcome } = reckon({
    legacy: { green: 55, blue: 55 },
    provinces: {
      asia: { governor: 'blue', support: 3, marker: 'seat' },
      syria: { governor: 'blue', support: 3, marker: 'breakaway' },
      gallia: { governor: 'green', support: 3, marker: 'seat' },
      hispania: { governor: 'green' },
      africa: { governor: 'green' },
    },
  });
  expect(outcome).toMatchObject({ winners: ['green'], decidedBy: 'provinces' });
});
test('ToC 7.1.winner: then to the most provinces', () => {
  const { outcome } = reckon({
    legacy: { green: 5, red: 5 },
    provinces: { asia: { governor: 'green' }, syria: { governor: 'red' }, gallia: { governor: 'red' } },
    armies: [{ owner: 'green', region: 'asia', legions: 9 }],
  });
  expect(outcome).toMatchObject({ winners: ['red'], decidedBy: 'provinces' });
});
test('ToC 7.1.winner: then to the most legions, full and reduced alike, nothing else counted', () => {
  const { outcome } = reckon({
    legacy: { green: 5, red: 5 },
    provinces: { asia: { governor: 'green', militia: true }, syria: { governor: 'red' } },
    armies: [
      { owner: 'green', region: 'asia', legions: 2, foederati: ['goths', 'goths'] },
      { owner: 'red', region: 'syria', legions: 1, reduced: 1 },
      { owner: 'red', region: 'gallia', reduced: 1 },
    ],
  });
  expect(outcome).toMatchObject({ winners: ['red'], decidedBy: 'legions' });
});
test('ToC 7.1.winner: then to the highest die', () => {
  const { outcome } = reckon({ legacy: { green: 5, blue: 4, red: 5 } }, 2, 5);
  expect(outcome).toMatchObject({ winners: ['red'], decidedBy: 'die' });
});
test('ToC 7.1.winner: those who roll the same roll again', () => {
  const table = reckon({ legacy: { green: 5, blue: 5, red: 5 } }, 4, 1, 4, 3, 3, 6, 2);
  expect(table.outcome).toMatchObject({ winners: ['green'], decidedBy: 'die' });
  expect(table.opening.told.filter(({ type }) => type === 'tie-rolled').map(({ open }) => open)).toEqual([
    { seat: 'green', die: 4 },
    { seat: 'blue', die: 1 },
    { seat: 'red', die: 4 },
    { seat: 'green', die: 3 },
    { seat: 'red', die: 3 },
    { seat: 'green', die: 6 },
    { seat: 'red', die: 2 },
  ]);
});
test('ToC 7.1.winner: each step keeps the best of those still tied', () => {
  // Green and blue have two provinces, yellow one; yellow’s many legions come too late.
  const { outcome } = reckon({
    legacy: { green: 5, blue: 5, yellow: 5 },
    provinces: {
      asia: { governor: 'green' },
      syria: { governor: 'green' },
      gallia: { governor: 'blue' },
      hispania: { governor: 'blue' },
      africa: { governor: 'yellow' },
    },
    armies: [
      { owner: 'green', region: 'asia', legions: 1 },
      { owner: 'blue', region: 'gallia', legions: 2 },
      { owner: 'yellow', region: 'africa', legions: 9 },
    ],
  });
  expect(outcome).toMatchObject({ winners: ['blue'], decidedBy: 'legions' });
});

test('ToC 7.2: in the short game 40 suffice', () => {
  const table = atTheEnd('red', { options: { 'short-game': true }, legacy: { red: 36 } });
  pass(table, 'red');
  expect(table.told('last-round-triggered')).toEqual([{ seat: 'red' }]);
  // Three for Italia, one for the province, ten for the only undisputed turn.
  expect(table.outcome).toMatchObject({ how: 'legacy', winners: ['red'], points: { red: 50 } });
});
test('ToC 7.2: 39 do not, and in the long game neither do 40', () => {
  const short = atTheEnd('red', { options: { 'short-game': true }, legacy: { red: 35 } });
  pass(short, 'red');
  expect(short.state.lastRound).toBeUndefined();
  const long = atTheEnd('red', { legacy: { red: 40 } });
  pass(long, 'red');
  expect(long.state.lastRound).toBeUndefined();
});
