import type { Arg } from '@hegemon/kernel';
import { seedFor, sit, type TestTable } from '@hegemon/testkit';
import { expect, test } from 'vitest';
import { EVENTS, PROVINCES, type ProvinceId, TRIBES, type TribeId } from '../src/ids.js';
import { timeOfCrisis } from '../src/index.js';
import type { ToC, ToCOptions } from '../src/state.js';
import { arrange } from './arrange.js';

type Table = TestTable<ToC>;
const sitDown = (options: ToCOptions = { players: 4 }, lot = 'a game'): Table =>
  sit(timeOfCrisis, timeOfCrisis.newGame(options, seedFor(lot, 'chance')));
/** Everybody chooses, whoever is asked, these provinces one after the other. */
const settle = (table: Table, ...provinces: ProvinceId[]): Table => {
  for (const province of provinces) table.play(table.pending[0], 'choose-start-province', province);
  return table;
};
const HAND: Arg = { 'military-1': 3, 'senate-1': 2 };
const clockwiseFrom = (table: Table) => {
  const { seats, startPlayer } = table.state;
  const at = seats.indexOf(startPlayer);
  return [...seats.slice(at), ...seats.slice(0, at)];
};
const neutral = (table: Table) => PROVINCES.filter(id => table.state.provinces.governor[id] === 'neutral');
const lots = Array.from({ length: 40 }, (_, i) => `lot ${i}`);

test('ToC 3: the table is laid, provinces are chosen, then hands, then the first turn begins', () => {
  const table = sitDown();
  expect(table.asks(table.state.startPlayer)).toMatchObject({ rule: 'ToC 3.2.province' });
  settle(table, 'aegyptus', 'hispania', 'pannonia', 'asia');
  expect(table.state.turn).toBe(0);
  table.dice(1, 1);
  for (const seat of table.pending) table.play(seat, 'choose-start-hand', HAND);
  expect(table.state.turn).toBe(1);
  expect(table.asks(table.state.startPlayer)).toMatchObject({ prompt: 'choose-action' });
  expect(table.told('turn-began')).toEqual([{ seat: table.state.startPlayer, turn: 1 }]);
});

test('ToC 3.1: each family begins with its pieces, no Legacy and no Emperor Turns', () => {
  const { state } = sitDown();
  for (const seat of state.seats) {
    expect(state.governors.available[seat]).toBe(1);
    expect(state.governors.unrecruited[seat]).toHaveLength(5);
    expect(state.generals.available[seat]).toHaveLength(1);
    expect(state.generals.unrecruited[seat]).toHaveLength(5);
    expect([state.legacy[seat], state.emperorTurns[seat]]).toEqual([0, 0]);
  }
  expect(state.leaders.at).toEqual({});
  expect(state.rivals).toEqual({});
  expect(state.armies.at).toEqual({});
  for (const kind of ['mobs', 'militia', 'quaestor', 'pretender', 'amphitheater', 'basilica', 'limes'] as const) {
    expect(state.provinces[kind]).toEqual({});
  }
});

test('ToC 3.1.deck: nine cards of value 1, three of each suit, all of them available', () => {
  for (const players of [2, 3, 4]) {
    const { state } = sitDown({ players });
    for (const seat of state.seats) {
      const three = (suit: string) => Array(3).fill(`${suit}-1`);
      expect(state.available[seat]).toEqual([...three('military'), ...three('senate'), ...three('populace')]);
      expect([...state.hand[seat], ...state.discard[seat]]).toEqual([]);
    }
  }
});
test('ToC 3.1.deck: the cards of value 1 that nobody uses leave the game', () => {
  const { state } = sitDown({ players: 2 });
  expect(Object.keys(state.supply).filter(card => card.endsWith('-1'))).toEqual([]);
});
test('ToC 3.1.deck: the available deck lies face down', () => {
  const { state } = sitDown();
  const view = timeOfCrisis.view(state, 'green');
  expect(view.available.blue).toEqual({ count: 9 });
  expect(view.available.green.cards).toHaveLength(9);
});

test('ToC 3.1.supply: nine of each card of value 2, eight of 3 and six of 4 lie open by name', () => {
  const { state } = sitDown();
  expect(state.supply).toEqual({
    castra: 9,
    tribute: 9,
    quaestor: 9,
    'flanking-maneuver': 8,
    foederati: 8,
    mob: 8,
    'praetorian-guard': 6,
    'damnatio-memoriae': 6,
    pretender: 6,
  });
  expect(timeOfCrisis.view(state, 'spectator').supply).toEqual(state.supply);
});

test('ToC 3.1.barbarians: ten of each tribe lie inactive in their homeland', () => {
  const { state } = sitDown();
  for (const tribe of TRIBES) {
    expect(state.barbarians.inactive[tribe]).toEqual({ [tribe]: 10 });
    expect(state.barbarians.active[tribe]).toEqual({});
  }
});

test('ToC 3.1.events: all fifteen, shuffled, with Diocletian somewhere among the last four', () => {
  const places = new Set<number>();
  const first = new Set<string>();
  for (const lot of lots) {
    const { deck } = sitDown({ players: 4 }, lot).state.events;
    expect([...deck].sort()).toEqual([...EVENTS].sort());
    places.add(deck.indexOf('diocletian'));
    first.add(deck[0]);
  }
  expect([...places].sort((a, b) => a - b)).toEqual([11, 12, 13, 14]);
  expect(first.size).toBeGreaterThan(5);
});
test('ToC 3.1.events: nobody sees the deck, only how many are left', () => {
  const { state } = sitDown();
  for (const seat of [...state.seats, 'spectator'] as const) {
    expect(timeOfCrisis.view(state, seat).events).toEqual({ left: 15, drawn: [], lasting: null });
  }
});

test('ToC 3.2: with four players Italia starts at eight, as in the example of the book', () => {
  const table = settle(sitDown(), 'aegyptus', 'hispania', 'pannonia', 'asia');
  expect(table.state.provinces.support.italia).toBe(8);
  expect(neutral(table)).toHaveLength(8);
});

test('ToC 3.2.order: the start player is drawn by lot', () => {
  const drawn = lots.map(lot => sitDown({ players: 4 }, lot).state.startPlayer);
  expect(new Set(drawn)).toEqual(new Set(['green', 'blue', 'yellow', 'red']));
});
test('ToC 3.2.order: play goes clockwise from the start player', () => {
  for (const lot of lots.slice(0, 8)) {
    const table = sitDown({ players: 3 }, lot);
    const order = clockwiseFrom(table);
    settle(table, 'asia', 'gallia', 'thracia').dice(1, 1);
    for (const seat of table.pending) table.play(seat, 'choose-start-hand', HAND);
    for (const seat of [...order, order[0]]) {
      expect(table.pending).toEqual([seat]);
      table.dice(1, 1).play(seat, 'end-actions').play(seat, 'keep-rest').play(seat, 'end-purchases');
    }
  }
});

test('ToC 3.2.province: from the start player on, each chooses one that is free', () => {
  for (const lot of lots.slice(0, 8)) {
    const table = sitDown({ players: 4 }, lot);
    const free = PROVINCES.filter(id => id !== 'italia');
    for (const seat of clockwiseFrom(table)) {
      expect(table.pending).toEqual([seat]);
      expect(table.offers(seat, 'choose-start-province')).toEqual(free);
      table.play(seat, 'choose-start-province', free.pop());
    }
  }
});
test('ToC 3.2.province: neither Italia nor what another has taken', () => {
  const table = settle(sitDown(), 'asia');
  const [seat] = table.pending;
  const rule = 'ToC 3.2.province';
  const choose = (province: string) => table.refusal(seat, 'choose-start-province', province);
  expect(choose('italia')).toMatchObject({ rule, because: 'not-a-start-province' });
  expect(choose('asia')).toMatchObject({ rule, because: 'already-taken' });
  expect(choose('goths')).toMatchObject({ rule, because: 'no-such-thing' });
  const [, , other] = clockwiseFrom(table);
  expect(table.refusal(other, 'choose-start-province', 'syria')).toMatchObject({ refused: 'not-your-decision', rule });
});
test('ToC 3.2.province: under reverse-draft the last player chooses first, but the start player begins', () => {
  for (const lot of lots.slice(0, 8)) {
    const table = sitDown({ players: 4, 'reverse-draft': true }, lot);
    const chosen = PROVINCES.slice(1, 5);
    for (const seat of clockwiseFrom(table).reverse()) {
      expect(table.pending).toEqual([seat]);
      table.play(seat, 'choose-start-province', chosen.pop());
    }
    table.dice(1, 1);
    for (const seat of table.pending) table.play(seat, 'choose-start-hand', HAND);
    expect(table.pending).toEqual([table.state.startPlayer]);
  }
});

test('ToC 3.2.start-units: governor on box 1, general with a full legion and a militia in the capital', () => {
  const table = settle(sitDown(), 'asia', 'syria');
  const [first, second] = clockwiseFrom(table);
  const { state } = table;
  for (const [seat, province] of [
    [first, 'asia'],
    [second, 'syria'],
  ] as const) {
    expect(state.provinces.governor[province]).toBe(seat);
    expect(state.provinces.support[province]).toBe(1);
    expect(state.provinces.militia[province]).toBe(true);
    expect(state.armies.at[`${seat}-general-0`]).toBe(province);
    expect(state.armies.inCapital[`${seat}-general-0`]).toBe(true);
    expect(state.armies.legions[`${seat}-general-0`]).toBe(1);
    expect(state.armies.reduced[`${seat}-general-0`]).toBeUndefined();
    expect(state.governors.available[seat]).toBe(0);
    expect(state.governors.unrecruited[seat]).toHaveLength(5);
    expect(state.generals.available[seat]).toEqual([]);
    expect(state.generals.unrecruited[seat]).toHaveLength(5);
  }
});

test('ToC 3.2.neutral: every other province is neutral on box 1, Italia counts them all', () => {
  const chosen: ProvinceId[] = ['asia', 'syria', 'gallia', 'africa'];
  const table = settle(sitDown(), ...chosen);
  expect(neutral(table)).toEqual(PROVINCES.filter(id => !chosen.includes(id)));
  for (const id of neutral(table)) expect(table.state.provinces.support[id]).toBe(id === 'italia' ? 8 : 1);
});

test('ToC 3.2.hand: all choose at the same time, once all provinces are chosen', () => {
  const table = settle(sitDown(), 'asia', 'syria', 'gallia');
  expect(table.pending).toHaveLength(1);
  expect(table.refusal(table.pending[0], 'choose-start-hand', HAND)).toMatchObject({ refused: 'not-offered' });
  settle(table, 'africa');
  expect(table.pending).toEqual(['green', 'blue', 'yellow', 'red']);
  table.play('red', 'choose-start-hand', HAND);
  expect(table.pending).toEqual(['green', 'blue', 'yellow']);
});
test('ToC 3.2.hand: any five of the nine, four stay available', () => {
  const table = settle(sitDown(), 'asia', 'syria', 'gallia', 'africa');
  expect(table.offers('green', 'choose-start-hand')).toEqual({ 'military-1': 3, 'senate-1': 3, 'populace-1': 3 });
  const rule = 'ToC 3.2.hand';
  const choose = (hand: Arg) => table.refusal('green', 'choose-start-hand', hand);
  expect(choose({ 'military-1': 3, 'senate-1': 1 })).toMatchObject({ refused: 'does-not-fit', rule });
  expect(choose({ 'military-1': 3, 'senate-1': 3 })).toMatchObject({ refused: 'does-not-fit', rule });
  expect(choose({ 'military-1': 4, 'senate-1': 1 })).toMatchObject({ refused: 'does-not-fit', rule });
  expect(choose({ castra: 1, 'military-1': 3, 'senate-1': 1 })).toMatchObject({ refused: 'does-not-fit', rule });
  table.dice(1, 1).play('green', 'choose-start-hand', { 'military-1': 1, 'senate-1': 1, 'populace-1': 3 });
  for (const seat of ['blue', 'yellow', 'red']) table.play(seat, 'choose-start-hand', HAND);
  expect(table.state.hand.green).toEqual(['military-1', 'senate-1', 'populace-1', 'populace-1', 'populace-1']);
  expect(table.state.available.green).toEqual(['military-1', 'military-1', 'senate-1', 'senate-1']);
});
test('ToC 3.2.hand: what was chosen is secret', () => {
  const table = settle(sitDown(), 'asia', 'syria', 'gallia', 'africa').dice(1, 1);
  expect(timeOfCrisis.isSecret(table.state, 'green')).toBe(true);
  for (const seat of ['green', 'blue', 'yellow', 'red']) table.play(seat, 'choose-start-hand', HAND);
  const view = timeOfCrisis.view(table.state, 'blue');
  expect(view.hand.green).toEqual({ count: 5 });
  expect(view.available.green).toEqual({ count: 4 });
  expect(view.hand.blue.cards).toHaveLength(5);
  const chosen = (seat: string) => table.heard(seat).filter(heard => heard.type === 'hand-chosen');
  expect(JSON.stringify(chosen('spectator'))).not.toContain('military-1');
  expect(JSON.stringify(chosen('blue')).match(/"military-1"/g)).toHaveLength(3);
});

test('ToC 3.3: with fewer players a table of their own decides about crises', () => {
  const entry = (players: 2 | 3 | 4, black: number, white: number) => {
    const told = arrange({ players, phase: 'crisis', dice: [black, white, 6, 6] }).opening.told;
    return told.find(({ type }) => type === 'crisis-rolled')?.open.entry;
  };
  expect([entry(4, 1, 2), entry(3, 1, 2), entry(2, 1, 2)]).toEqual(['sassanids', 'goths', 'goths']);
  expect([entry(4, 3, 6), entry(3, 3, 6), entry(2, 3, 6)]).toEqual(['nomads', 'franks', 'franks']);
  expect([entry(4, 1, 4), entry(3, 1, 4), entry(2, 1, 4)]).toEqual(['sassanids', 'sassanids', 'alamanni']);
});

const closedWith = (players: 2 | 3, ...choices: ProvinceId[]): ProvinceId[] => {
  const { provinces } = settle(sitDown({ players }), ...choices).state;
  const closed = PROVINCES.filter(id => provinces.governor[id] === undefined);
  for (const id of closed) expect(provinces.support[id]).toBeUndefined();
  return closed;
};
const tribesWith = (players: 2 | 3): TribeId[] =>
  TRIBES.filter(tribe => sitDown({ players }).state.barbarians.inactive[tribe][tribe] === 10);
/** What the crisis table may bring, by every total of the dice. */
const crisesWith = (players: 2 | 3): unknown[] => {
  const entries: unknown[] = [];
  for (let total = 2; total <= 12; total++) {
    const black = Math.min(6, total - 1);
    const { told } = arrange({ players, phase: 'crisis', dice: [black, total - black, 6, 6] }).opening;
    entries.push(told.find(({ type }) => type === 'crisis-rolled')?.open.entry);
  }
  return entries;
};

test('ToC 3.3.three: no governor in Hispania, Africa and Aegyptus', () => {
  expect(closedWith(3, 'asia', 'gallia', 'syria')).toEqual(['hispania', 'africa', 'aegyptus']);
});
test('ToC 3.3.three: the Nomads are out of play', () => {
  expect(tribesWith(3)).toEqual(['franks', 'alamanni', 'goths', 'sassanids']);
  expect(crisesWith(3)).not.toContain('nomads');
});
test('ToC 3.3.three: Italia starts at six', () => {
  const table = settle(sitDown({ players: 3 }), 'asia', 'gallia', 'syria');
  expect(table.state.provinces.support.italia).toBe(6);
  expect(neutral(table)).toHaveLength(6);
});

test('ToC 3.3.two: no governor in Britannia, Hispania, Africa, Aegyptus, Syria and Galatia', () => {
  const closed = ['galatia', 'syria', 'britannia', 'hispania', 'africa', 'aegyptus'];
  expect(closedWith(2, 'asia', 'gallia')).toEqual(closed);
});
test('ToC 3.3.two: Nomads and Sassanids are out of play', () => {
  expect(tribesWith(2)).toEqual(['franks', 'alamanni', 'goths']);
  for (const tribe of ['nomads', 'sassanids']) expect(crisesWith(2)).not.toContain(tribe);
});
test('ToC 3.3.two: Italia starts at four', () => {
  const table = settle(sitDown({ players: 2 }), 'asia', 'gallia');
  expect(table.state.provinces.support.italia).toBe(4);
  expect(neutral(table)).toHaveLength(4);
});

test('ToC 3.3.no-governor: such a province cannot be chosen at the start', () => {
  const table = sitDown({ players: 3 });
  for (const province of ['hispania', 'africa', 'aegyptus']) {
    const refusal = table.refusal(table.pending[0], 'choose-start-province', province);
    expect(refusal).toMatchObject({ rule: 'ToC 3.3.no-governor', because: 'no-governor-allowed' });
  }
});
test('ToC 3.3.no-governor: nor be the target of Place Governor', () => {
  const table = arrange({ players: 3, provinces: { gallia: { governor: 'green' } }, points: { senate: 3 } });
  for (const province of ['hispania', 'africa', 'aegyptus']) {
    const refusal = table.refusal('green', 'place-governor', province);
    expect(refusal).toMatchObject({ rule: 'ToC 3.3.no-governor', because: 'no-governor-allowed' });
  }
  expect(table.offers('green', 'place-governor')).not.toContain('africa');
});
test('ToC 3.3.no-governor: it never has mobs', () => {
  const table = arrange({ players: 3, played: ['mob'] });
  const refusal = table.refusal('green', 'use-mob', 'africa');
  expect(refusal).toMatchObject({ rule: 'ToC card.mob', because: 'no-governor-there' });
  expect(table.offers('green', 'use-mob')).toEqual(PROVINCES.slice(0, 9));
});
test('ToC 3.3.no-governor: armies may go there and use its capital', () => {
  const table = arrange({
    players: 3,
    armies: [
      { owner: 'green', region: 'gallia', legions: 1 },
      { owner: 'blue', region: 'hispania', inCapital: true, legions: 1 },
    ],
    points: { military: 2 },
  });
  table.play('green', 'move-army', 'green-general-0').play('green', 'move-to', 'hispania');
  const refusal = table.refusal('green', 'enter-capital', 'green-general-0');
  expect(refusal).toMatchObject({ rule: 'ToC 6.3.1.stack', because: 'capital-taken' });
  table.play('green', 'move-army', 'green-general-0').play('green', 'move-to', 'africa');
  table.play('green', 'enter-capital', 'green-general-0');
  expect(table.state.armies.inCapital['green-general-0']).toBe(true);
});
test('ToC 3.3.no-governor: it is not neutral and does not count for Italia', () => {
  const table = arrange({ players: 2, provinces: { gallia: { governor: 'green' } }, points: { senate: 2 } });
  expect(table.state.provinces.support.italia).toBe(5);
  table.play('green', 'recall-governor', 'gallia');
  expect(table.state.provinces.support.italia).toBe(6);
});
test('ToC 3.3.no-governor: barbarians invade it as any other province', () => {
  const goths = { homeland: { active: 3 } };
  const table = arrange({ players: 2, barbarians: { goths }, phase: 'crisis', dice: [1, 5, 2, 6] });
  expect(table.state.barbarians.active.goths).toEqual({ goths: 2, galatia: 2 });
});
test('ToC 3.3.no-governor: a rival emperor enters there all the same and can be attacked', () => {
  const armies = [{ owner: 'green', region: 'syria', legions: 2 }] as const;
  const table = arrange({ players: 2, events: ['zenobia', 'priest-king'], armies, phase: 'crisis', dice: [3, 4] });
  expect(table.state.rivals).toEqual({ zenobia: 'aegyptus' });
  const other = arrange({
    players: 2,
    events: ['priest-king'],
    armies,
    points: { military: 1 },
    phase: 'crisis',
    dice: [3, 4],
  });
  expect(other.state.rivals).toEqual({ 'priest-king': 'syria' });
  other.dice(5, 1, 1, 1, 1).play('green', 'initiate-battle', 'green-general-0');
  expect(other.state.rivals).toEqual({});
  expect(other.state.legacy.green).toBe(2);
});
test('ToC 3.3.no-governor: a leader of a removed tribe sits alone in his homeland and can be attacked there', () => {
  const table = arrange({
    players: 2,
    events: ['ardashir'],
    armies: [{ owner: 'green', region: 'sassanids', legions: 2 }],
    points: { military: 1 },
    phase: 'crisis',
    dice: [3, 4],
  });
  expect(table.state.leaders.at).toEqual({ ardashir: 'sassanids' });
  table.dice(5, 1, 1, 1).play('green', 'initiate-battle', 'green-general-0');
  expect(table.told('leader-fell')).toEqual([{ leader: 'ardashir' }]);
});
