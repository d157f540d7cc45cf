import type { TestTable } from '@hegemon/testkit';
import { expect, test } from 'vitest';
import type { CardId, ProvinceId } from '../src/ids.js';
import { timeOfCrisis } from '../src/index.js';
import type { ToC } from '../src/state.js';
import { type ArrangedArmy, type Arrangement, arrange } from './arrange.js';

type Table = TestTable<ToC>;
/** Three provinces worth ten politics, as in the example of the book. */
const EXAMPLE: NonNullable<Arrangement['provinces']> = {
  galatia: { governor: 'green', support: 4 },
  syria: { governor: 'green', support: 3 },
  asia: { governor: 'green', support: 3 },
};
const ONES: CardId[] = ['military-1', 'senate-1', 'populace-1'];
const market = (rest: Arrangement = {}): Table =>
  arrange({ provinces: EXAMPLE, available: { green: [] }, ...rest, phase: 'closing' });
const politics = (table: Table) => table.asks('green')?.facts?.politics;

test('ToC 5: cards in hand become points, and the events of played cards may be used', () => {
  const table = arrange({ hand: { green: ['mob'] } });
  expect(table.offers('green', 'use-mob')).toBeUndefined();
  table.play('green', 'play-card', 'mob').play('green', 'use-mob', 'asia');
  expect(table.state.points).toEqual({ military: 0, senate: 0, populace: 3 });
  expect(table.state.provinces.mobs).toEqual({ asia: 1 });
  expect(table.state.hand.green).toEqual([]);
});

test('ToC 5.1: there are Military, Senate and Populace points', () => {
  const hand: CardId[] = ['castra', 'foederati', 'pretender'];
  const table = arrange({ hand: { green: hand } });
  for (const card of hand) table.play('green', 'play-card', card);
  expect(table.state.points).toEqual({ military: 2, senate: 3, populace: 4 });
});

test('ToC 5.1.pay: every action is paid with points of its own suit', () => {
  const armies: ArrangedArmy[] = [
    { owner: 'green', region: 'asia', inCapital: true, legions: 1, reduced: 1 },
    { owner: 'blue', region: 'asia', legions: 1 },
  ];
  const provinces = { asia: { governor: 'green', support: 3, mobs: 1 }, syria: { governor: 'green' } } as const;
  const military: [string, string][] = [
    ['recruit-general', 'green-general-2'],
    ['create-army', 'asia'],
    ['add-legion', 'green-general-0'],
    ['train-legion', 'green-general-0'],
    ['move-army', 'green-general-0'],
    ['initiate-battle', 'green-general-0'],
    ['disperse-mob', 'green-general-0'],
  ];
  const senate: [string, string][] = [
    ['recruit-governor', 'governor-3'],
    ['place-governor', 'gallia'],
    ['recall-governor', 'asia'],
  ];
  const populace: [string, string][] = [
    ['increase-support', 'asia'],
    ['place-militia', 'asia'],
    ['hold-games', 'asia'],
    ['build-improvement', 'syria'],
  ];
  for (const [suit, actions] of Object.entries({ military, senate, populace })) {
    const others = { military: 9, senate: 9, populace: 9, [suit]: 0 };
    const poor = arrange({ provinces, armies, points: others });
    const rich = arrange({ provinces, armies, points: { [suit]: 9 } });
    for (const [kind, arg] of actions) {
      const refusal = { rule: 'ToC 5.1.pay', because: 'too-few-points', facts: { suit } };
      expect([kind, poor.refusal('green', kind, arg)]).toMatchObject([kind, refusal]);
      expect([kind, poor.offers('green', kind)]).toEqual([kind, undefined]);
      expect([kind, rich.offers('green', kind)]).toEqual([kind, expect.arrayContaining([arg])]);
    }
  }
});
test('ToC 5.1.pay: one action may be paid from several cards', () => {
  const hand: CardId[] = ['senate-1', 'senate-1', 'senate-1'];
  const table = arrange({ hand: { green: hand }, available: { green: [] } });
  for (const card of hand) {
    const refusal = table.refusal('green', 'recruit-governor', 'governor-3');
    expect(refusal).toMatchObject({ rule: 'ToC 5.1.pay', because: 'too-few-points' });
    table.play('green', 'play-card', card);
  }
  table.play('green', 'recruit-governor', 'governor-3');
  expect(table.state.points.senate).toBe(0);
});

test('ToC 5.1.play: a card gives its value in points of its suit', () => {
  const worth: [CardId, object][] = [
    ['military-1', { military: 1 }],
    ['senate-1', { senate: 1 }],
    ['populace-1', { populace: 1 }],
    ['castra', { military: 2 }],
    ['flanking-maneuver', { military: 3 }],
    ['praetorian-guard', { military: 4 }],
    ['tribute', { senate: 2 }],
    ['foederati', { senate: 3 }],
    ['damnatio-memoriae', { senate: 4 }],
    ['quaestor', { populace: 2 }],
    ['mob', { populace: 3 }],
    ['pretender', { populace: 4 }],
  ];
  for (const [card, points] of worth) {
    const table = arrange({ hand: { green: [card] }, available: { green: [] } });
    table.play('green', 'play-card', card);
    expect(table.state.points).toEqual({ military: 0, senate: 0, populace: 0, ...points });
  }
});
test('ToC 5.1.play: points add up, are spent at any time of the phase, and are lost at its end', () => {
  const table = arrange({ hand: { green: ['castra', 'flanking-maneuver', 'mob'] } });
  table.play('green', 'play-card', 'castra').play('green', 'recruit-general', 'green-general-1');
  table.play('green', 'play-card', 'flanking-maneuver');
  expect(table.state.points.military).toBe(2 - 1 + 3);
  table.play('green', 'play-card', 'mob').play('green', 'recruit-general', 'green-general-2');
  expect(table.state.points).toEqual({ military: 2, senate: 0, populace: 3 });
  table.play('green', 'end-actions');
  expect(table.told('points-lost')).toEqual([{ seat: 'green', military: 2, senate: 0, populace: 3 }]);
  expect(table.state.points).toEqual({ military: 0, senate: 0, populace: 0 });
});
test('ToC 5.1.play: nothing is lost if all was spent', () => {
  const table = arrange({ hand: { green: ['castra'] } }).play('green', 'play-card', 'castra');
  table.play('green', 'recruit-general', 'green-general-2').play('green', 'end-actions');
  expect(table.told('points-lost')).toEqual([]);
});
test("ToC 5.1.play: only a card in hand, and only in one's own action phase", () => {
  const table = arrange({
    hand: { green: ['castra'], blue: ['mob'] },
    available: { green: ['tribute'] },
    discard: { green: ['quaestor'] },
    played: ['foederati'],
  });
  expect(table.offers('green', 'play-card')).toEqual(['castra']);
  for (const card of ['tribute', 'quaestor', 'foederati', 'mob']) {
    const refusal = table.refusal('green', 'play-card', card);
    expect(refusal).toMatchObject({ rule: 'ToC 5.1.play', because: 'not-in-hand' });
  }
  expect(table.refusal('blue', 'play-card', 'mob')).toMatchObject({ refused: 'not-your-decision' });
  table.play('green', 'end-actions');
  expect(table.refusal('green', 'play-card', 'castra')).toMatchObject({ refused: 'not-offered' });
});
test('ToC 5.1.play: a card once played is not taken back', () => {
  const table = arrange({ hand: { green: ['castra'] } }).play('green', 'play-card', 'castra');
  expect(table.state.played).toEqual(['castra']);
  expect(table.offers('green', 'play-card')).toBeUndefined();
});

test('ToC 5.2: the event comes on top of the points of the card', () => {
  const table = arrange({ provinces: EXAMPLE, hand: { green: ['quaestor'] } });
  table.play('green', 'play-card', 'quaestor').play('green', 'use-quaestor', 'asia');
  expect(table.state.points.populace).toBe(2);
  expect(table.state.provinces.quaestor).toEqual({ asia: true });
});

test('ToC 5.2.use: before its points are spent or after', () => {
  const early = arrange({ hand: { green: ['mob'] }, provinces: EXAMPLE });
  early.play('green', 'play-card', 'mob').play('green', 'use-mob', 'gallia').play('green', 'place-militia', 'asia');
  const late = arrange({ hand: { green: ['mob'] }, provinces: EXAMPLE });
  late.play('green', 'play-card', 'mob').play('green', 'place-militia', 'asia').play('green', 'use-mob', 'gallia');
  for (const table of [early, late]) {
    expect(table.state.points.populace).toBe(1);
    expect(table.state.provinces.mobs).toEqual({ gallia: 1 });
  }
});
test('ToC 5.2.use: once for each time the card is played, two copies twice', () => {
  const table = arrange({ hand: { green: ['mob', 'mob'] } });
  table.play('green', 'play-card', 'mob').play('green', 'use-mob', 'gallia');
  const refusal = table.refusal('green', 'use-mob', 'gallia');
  expect(refusal).toMatchObject({ rule: 'ToC 5.2.use', because: 'event-not-played', facts: { card: 'mob' } });
  table.play('green', 'play-card', 'mob').play('green', 'use-mob', 'gallia');
  expect(table.state.provinces.mobs).toEqual({ gallia: 2 });
});
test('ToC 5.2.use: not while the card is still in hand', () => {
  const table = arrange({ hand: { green: ['mob'] } });
  expect(table.refusal('green', 'use-mob', 'gallia')).toMatchObject({
    rule: 'ToC 5.2.use',
    because: 'event-not-played',
  });
});
test('ToC 5.2.use: an event that is not used costs nothing and is gone after the phase', () => {
  const table = arrange({ hand: { green: ['mob'] }, provinces: EXAMPLE });
  table.play('green', 'play-card', 'mob').play('green', 'place-militia', 'asia').play('green', 'end-actions');
  expect(table.refusal('green', 'use-mob', 'gallia')).toMatchObject({ refused: 'not-offered' });
  expect(table.state.unused).toEqual([]);
  expect(table.state.discard.green).toEqual(['mob']);
});
test('ToC 5.2.use: not inside another action', () => {
  const armies: ArrangedArmy[] = [{ owner: 'green', region: 'asia', legions: 1 }];
  const table = arrange({ armies, played: ['mob', 'castra'], points: { military: 2 } });
  table.play('green', 'move-army', 'green-general-0');
  expect(table.offers('green', 'use-mob')).toBeUndefined();
  expect(table.refusal('green', 'use-castra', 'green-general-0')).toMatchObject({ refused: 'not-offered' });
});
test('ToC 5.2.use: not in the turn of another player', () => {
  const table = arrange({ played: ['mob'] });
  expect(table.refusal('blue', 'use-mob', 'gallia')).toMatchObject({ refused: 'not-your-decision' });
});

test('ToC 5.3: example, a card of value 3, one of value 2 and another of value 2 cost three, three and four', () => {
  const table = market();
  expect(politics(table)).toBe(10);
  table.play('green', 'buy-card', 'foederati').play('green', 'buy-card', 'tribute').play('green', 'buy-card', 'castra');
  expect(table.told('card-bought').map(({ price }) => price)).toEqual([3, 3, 4]);
  expect(politics(table)).toBe(0);
});
test('ToC 5.3: example, two cards of value 3 and one card trashed', () => {
  const table = market({ discard: { green: ONES } });
  table.play('green', 'buy-card', 'mob').play('green', 'buy-card', 'mob').play('green', 'trash-card', 'senate-1');
  expect(table.told('card-bought').map(({ price }) => price)).toEqual([3, 4]);
  expect(politics(table)).toBe(0);
});
test('ToC 5.3: example, three cards trashed for nine, one point is lost', () => {
  const table = market({ discard: { green: ONES } });
  for (const card of ONES) table.play('green', 'trash-card', card);
  expect(politics(table)).toBe(1);
  expect(table.state.discard.green).toEqual([]);
});
test('ToC 5.3: example, a card of value 4 costs eight with three provinces', () => {
  const table = market().play('green', 'buy-card', 'pretender');
  expect(table.told('card-bought')).toEqual([{ seat: 'green', card: 'pretender', price: 8 }]);
  expect(politics(table)).toBe(2);
});
test('ToC 5.3: buying and trashing alternate freely, in any number', () => {
  const table = market({ discard: { green: ONES } });
  table.play('green', 'trash-card', 'military-1').play('green', 'buy-card', 'castra');
  table.play('green', 'trash-card', 'senate-1').play('green', 'end-purchases');
  expect(table.state.discard.green).toEqual([]);
  expect(table.state.hand.green).toEqual(['populace-1', 'castra']);
});
test('ToC 5.3: nobody needs to buy, and unspent politics are lost', () => {
  const table = market().play('green', 'end-purchases');
  expect(table.told('card-bought')).toEqual([]);
  expect(timeOfCrisis.view(table.state, 'green').market).toBeNull();
});

test('ToC 5.3.politics: support less mobs, summed over the governed provinces', () => {
  const table = market({
    provinces: {
      galatia: { governor: 'green', support: 4, mobs: 2 },
      asia: { governor: 'green', support: 3 },
      syria: { governor: 'blue', support: 4 },
      thracia: { support: 2 },
    },
  });
  expect(politics(table)).toBe(5);
});
test('ToC 5.3.politics: Italia counts with its longer track', () => {
  expect(politics(market({ provinces: { italia: { governor: 'green', support: 7 } } }))).toBe(7);
});
test('ToC 5.3.politics: no province gives less than nothing', () => {
  const provinces = {
    galatia: { governor: 'green', support: 1, mobs: 4 },
    asia: { governor: 'green', support: 3 },
  } as const;
  expect(politics(market({ provinces }))).toBe(3);
});
test('ToC 5.3.politics: a player without provinces has none', () => {
  const table = market({ provinces: {} });
  expect(politics(table)).toBe(0);
  expect(table.offers('green', 'buy-card')).toBeUndefined();
});

const PLACES: ProvinceId[] = ['italia', 'asia', 'syria', 'galatia'];
test.each([
  { provinces: 1, prices: [4, 6, 8] },
  { provinces: 2, prices: [2, 6, 8] },
  { provinces: 3, prices: [2, 3, 8] },
  { provinces: 4, prices: [2, 3, 4] },
])('ToC 5.3.price: cards of value 2, 3 and 4 with $provinces provinces, Italia included', ({ provinces, prices }) => {
  const governed = PLACES.slice(0, provinces).map(id => [id, { governor: 'green', support: id === 'italia' ? 8 : 4 }]);
  const cards: CardId[] = ['castra', 'mob', 'damnatio-memoriae'];
  const paid = cards.map(card => market({ provinces: Object.fromEntries(governed) }).play('green', 'buy-card', card));
  expect(paid.map(table => table.told('card-bought')[0].price)).toEqual(prices);
});
test('ToC 5.3.price: every card bought this turn makes the next one dearer, whatever it cost', () => {
  const provinces = Object.fromEntries(PLACES.map(id => [id, { governor: 'green', support: 4 } as const]));
  const table = market({ provinces });
  for (const card of ['castra', 'quaestor', 'tribute', 'castra']) table.play('green', 'buy-card', card);
  expect(table.told('card-bought').map(({ price }) => price)).toEqual([2, 3, 4, 5]);
});
test('ToC 5.3.price: not for more politics than there are', () => {
  const table = market().play('green', 'buy-card', 'pretender');
  expect(table.offers('green', 'buy-card')).toBeUndefined();
  expect(table.refusal('green', 'buy-card', 'castra')).toMatchObject({
    rule: 'ToC 5.3.price',
    because: 'too-dear',
    facts: { price: 3, politics: 2 },
  });
});

test('ToC 5.3.buy: the card goes from its pile to the discard pile', () => {
  const table = market().play('green', 'buy-card', 'castra');
  expect(table.state.supply.castra).toBe(8);
  expect(table.state.discard.green).toEqual(['castra']);
  expect(table.state.hand.green).toEqual([]);
});
test('ToC 5.3.buy: an empty pile is sold out', () => {
  const table = market({ discard: { blue: Array<CardId>(8).fill('castra') } });
  table.play('green', 'buy-card', 'castra');
  expect(table.refusal('green', 'buy-card', 'castra')).toMatchObject({ rule: 'ToC 5.3.buy', because: 'sold-out' });
  expect(table.offers('green', 'buy-card')).not.toContain('castra');
});
test('ToC 5.3.buy: cards of value 1 are not for sale', () => {
  for (const card of ONES) {
    const refusal = market().refusal('green', 'buy-card', card);
    expect(refusal).toMatchObject({ rule: 'ToC 5.3.buy', because: 'no-such-thing' });
  }
});

test('ToC 5.3.trash: three politics, whatever the value of the card, and it leaves the game', () => {
  const table = market({ discard: { green: ['military-1', 'pretender'] } });
  table.play('green', 'trash-card', 'pretender').play('green', 'trash-card', 'military-1');
  expect(politics(table)).toBe(4);
  expect(table.state.discard.green).toEqual([]);
  expect(table.state.supply.pretender).toBe(5);
});
test('ToC 5.3.trash: it does not make cards dearer', () => {
  const table = market({ discard: { green: ['military-1'] } });
  table.play('green', 'trash-card', 'military-1').play('green', 'buy-card', 'mob');
  expect(table.told('card-bought')).toMatchObject([{ price: 3 }]);
});
test('ToC 5.3.trash: not from hand, not from the available deck', () => {
  const table = market({
    hand: { green: ['castra'] },
    available: { green: ['tribute'] },
    discard: { green: ['mob'] },
  });
  table.play('green', 'keep-rest');
  expect(table.offers('green', 'trash-card')).toEqual(['mob']);
  for (const card of ['castra', 'tribute']) {
    const refusal = table.refusal('green', 'trash-card', card);
    expect(refusal).toMatchObject({ rule: 'ToC 5.3.trash', because: 'not-in-discard' });
  }
});
test('ToC 5.3.trash: a card played or bought this turn can be trashed', () => {
  const table = market({ played: ['castra'] }).play('green', 'buy-card', 'mob');
  table.play('green', 'trash-card', 'mob').play('green', 'trash-card', 'castra');
  expect(table.state.discard.green).toEqual([]);
});
test('ToC 5.3.trash: not for less than three', () => {
  const table = market({ provinces: { asia: { governor: 'green', support: 2 } }, discard: { green: ['mob'] } });
  expect(table.offers('green', 'trash-card')).toBeUndefined();
  expect(table.refusal('green', 'trash-card', 'mob')).toMatchObject({
    rule: 'ToC 5.3.trash',
    because: 'too-dear',
    facts: { price: 3, politics: 2 },
  });
});
