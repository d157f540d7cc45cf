import type { Arg } from '@hegemon/kernel';
import { describe, expect, test } from 'vitest';
import { REALM } from '../src/catalog.js';
import { units } from '../src/deeds/armies.js';
import { beginPurchases, beginTaxes } from '../src/frames/economy.js';
import { beginClaims } from '../src/frames/rounds.js';
import { beginAuction } from '../src/frames/setup.js';
import { CARDS, type CardId, type TechnologyId } from '../src/ids.js';
import type { MU } from '../src/state.js';
import type { Clause } from '../src/treaties.js';
import { type Arrangement, arranged } from './arrange.js';
import { fight, until } from './fights.js';
import { answer, asks, bare, boundary, matchOn } from './matches.js';
import { Trial } from './table.js';
import { trading } from './trading.js';
import { atWar, id, warring } from './warfare.js';

const [A, B, C] = ['player-1', 'player-2', 'player-3'] as const;
type Step = readonly [kind: string, arg?: Arg];

/** One round is over; everybody has money, the first Masonry, Carpentry and the cards named. */
const table = (phase: MU['phase'], what: Arrangement = {}, cards: readonly CardId[] = []): MU => {
  const g = arranged({ armies: {}, round: 2, ...what });
  g.phase = phase;
  for (const player of g.seats) g.cash[player] = 1000;
  g.technologies[A] = ['masonry', 'carpentry', 'military'] satisfies TechnologyId[];
  g.cards.held[A] = [...cards];
  g.decks.cards = g.decks.cards.filter(each => !cards.includes(each));
  return g;
};
const shop = (g: MU): Trial => new Trial(g, beginPurchases());
const taxes = (g: MU): Trial => new Trial(g, beginTaxes());
const card = (number: number): CardId => CARDS[number - 1];

/** A wagon with two units before empty land. */
const marching = (what: Arrangement = {}): MU =>
  atWar({
    armies: { thrace: { [A]: { archer: 1, 'light-infantry': 1 } } },
    vehicles: [
      ['war-wagon', 1, A, 'thrace'],
      ['war-wagon', 1, B, 'buda'],
    ],
    ...what,
  });

const DEEDS: readonly (readonly [rule: string, what: string, table: () => Trial, steps: readonly Step[]])[] = [
  [
    'MU 4-tech',
    'technologies, a loan and a turn of purchases that is over',
    () => shop(table(4)),
    [['buy-technology', 'trade'], ['take-loan'], ['buy-technology', 'logistics'], ['done-buying']],
  ],
  [
    'MU 4-buildings',
    'a building with its place and its payment',
    () => shop(table(4, {}, ['realm-10'])),
    [
      ['build', 'village'],
      ['place', 'nicaea'],
      ['turn-card', 'realm-10'],
      ['name', 'green'],
      ['build', 'town'],
      ['place', 'nicaea'],
    ],
  ],
  [
    'MU 4-units',
    'units and a transport bought and placed, one thought better of',
    () => shop(table(4)),
    [
      ['buy-unit', 'archer'],
      ['place', 'constantinople'],
      ['buy-unit', 'light-infantry'],
      ['refrain'],
      ['buy-transport', 'caravan:1'],
      ['place', 'nicaea'],
    ],
  ],
  [
    'MU 3-upkeep',
    'pieces given up and dues paid',
    () => {
      const t = taxes(table(3, { armies: { thrace: { [A]: { archer: 2 } } } }));
      for (const seat of [A, B, C]) t.answer(seat, 'tax-rate', '30');
      return t;
    },
    [['give-up'], ['give-up-piece', 'archer@thrace'], ['enough'], ['pay']],
  ],
  [
    'MU 5-move',
    'a movement there and back through own land',
    () => warring(marching({ markers: { bulgaria: A } })),
    [
      ['move', 'thrace'],
      ['take', [id(1), 'archer:1', 'light-infantry:1']],
      ['go', 'constantinople'],
      ['go', 'thrace'],
      ['go', 'bulgaria'],
      ['halt'],
    ],
  ],
  [
    'MU 5-conquer',
    'empty land of an enemy taken over, and what lies there plundered',
    () => {
      const g = marching({ wars: [[A, B, { from: 1 }]], markers: { bulgaria: B } });
      g.buildings.military.bulgaria = 1;
      g.market.bulgaria = ['salt'];
      return warring(g);
    },
    [['move', 'thrace'], ['take', [id(1), 'archer:1']], ['go', 'bulgaria'], ['plunder']],
  ],
  [
    'MU 5-capture-declare',
    'an attack, up to the dice',
    () => warring(marching()),
    [
      ['move', 'thrace'],
      ['take', [id(1), 'archer:1']],
      ['go', 'bulgaria'],
    ],
  ],
  ['MU 5-sequence', 'passing', () => warring(marching()), [['pass']]],
  [
    'MU 6-move',
    'a turn of trade: bought, a route planned, carried and sold',
    () => trading([{ at: 'caffa' }, { owner: B, at: 'constantinople' }]),
    [
      ['buy', 1],
      ['start-route', '4'],
      ['route-target', 'antakya'],
      ['stages', ['saraj', 'trebisonda', 'konya']],
      ['go', 'nogai-steppe'],
      ['go', 'tana'],
      ['go', 'saraj'],
      ['sell', ['slaves:1']],
      ['done-trading'],
    ],
  ],
  [
    'MU C-treaty',
    'a treaty drafted at leisure, up to its being sent',
    () => shop(table(4)),
    [
      ['draft-treaty', [B]],
      ['add-clause', 'non-aggression'],
      ['clause-between', [A, B]],
      ['add-clause', 'payment'],
      ['clause-party', A],
      ['clause-amount', 50],
      ['clause-when', 'each-round'],
      ['drop-clause', 'clause-1'],
      ['last-round', 4],
      ['make-secret'],
    ],
  ],
  [
    'MU C-war-declare',
    'a war declared, and what one wants to be asked about',
    () => shop(table(4)),
    [
      ['disarm-window', 'phase-start'],
      ['declare-war', B],
    ],
  ],
];

describe('house 9: what binds nobody', () => {
  test.each(DEEDS)('%s: %s can be taken back step by step, and given again', (_rule, _what, arrangement, steps) => {
    const match = matchOn(arrangement());
    const states = [bare(match.state)];
    for (const [kind, arg] of steps) {
      answer(match, A, kind, arg);
      states.push(bare(match.state));
    }
    for (let i = steps.length; i > 0; i--) {
      expect(bare(match.state)).toEqual(states[i]);
      expect([i, match.undo(A)]).not.toMatchObject([i, { refused: expect.anything() }]);
    }
    expect(bare(match.state)).toEqual(states[0]);
    expect(boundary(match, A)).toBe('nothing-to-undo');
    for (let i = 1; i <= steps.length; i++) {
      expect(match.redo(A)).not.toHaveProperty('refused');
      expect(bare(match.state)).toEqual(states[i]);
    }
  });
  test.each(DEEDS)('%s: %s can be taken back all at once', (_rule, _what, arrangement, steps) => {
    const match = matchOn(arrangement());
    const before = bare(match.state);
    for (const [kind, arg] of steps) answer(match, A, kind, arg);
    const after = bare(match.state);
    expect(match.reset(A)).not.toHaveProperty('refused');
    expect(bare(match.state)).toEqual(before);
    expect(match.game.faults(match.state)).toEqual([]);
    for (const _ of steps) match.redo(A);
    expect(bare(match.state)).toEqual(after);
  });
});

/** A battle of the first two, with these dice, up to this question. */
const battle = (dice: readonly number[], prompt: string) =>
  matchOn(
    until(
      fight({
        attacker: [A, { 'light-infantry': 3, archer: 1 }],
        defender: [B, { 'light-infantry': 3, archer: 1 }],
        dice,
      }),
      prompt,
    ),
  );

describe('house 9: where dice bind', () => {
  test('MU 5-battle-5: the answer upon which the dice fall stands, and reset stops behind it', () => {
    const match = matchOn(warring(marching(), [1, 4, 6, 1, 4, 6]));
    answer(match, A, 'move', 'thrace');
    answer(match, A, 'take', [id(1), 'light-infantry:1']);
    answer(match, A, 'go', 'bulgaria');
    answer(match, A, 'no-quarter');
    expect(boundary(match, A)).toBeUndefined();
    answer(match, A, 'stand');
    expect(match.undo(A)).toMatchObject({ refused: 'boundary', boundary: 'draw' });
    expect(match.reset(A)).toMatchObject({ refused: 'boundary', boundary: 'draw' });
  });
  test('MU 5-battle-5: a die rolled again binds, keeping them does not', () => {
    const match = battle([1, 4, 6, 3, 2, 4, 7], 'reroll');
    answer(match, A, 'reroll', ['d4']);
    expect(boundary(match, A)).toBe('draw');
    const before = bare(match.state);
    answer(match, B, 'reroll', []);
    expect(asks(match, A)).toBe('assign');
    expect(match.undo(B)).not.toHaveProperty('refused');
    expect(bare(match.state)).toEqual(before);
  });
  test('MU 5-battle-damage: who is hit may be thought over until another seat has answered', () => {
    const match = battle([1, 4, 6, 2, 4, 7], 'assign');
    const before = bare(match.state);
    answer(match, A, 'assign', { 'archer:1': 1 });
    expect(match.undo(A)).not.toHaveProperty('refused');
    expect(bare(match.state)).toEqual(before);
    answer(match, A, 'assign', { 'light-infantry:1': 1 });
    answer(match, B, 'assign', { 'light-infantry:1': 1, 'archer:1': 1 });
    expect(boundary(match, A)).toBe('other-seat-answered');
    expect(boundary(match, B)).toBeUndefined();
  });
  test('MU 2-horde: the dice of the horde may be rolled again, but not taken back', () => {
    const g = arranged({ round: 2 });
    g.phase = 2;
    const match = matchOn(new Trial(g, { proc: 'rounds', step: 'phase' }, [3, 4, 4, 8]));
    answer(match, A, 'reroll', ['d8']);
    expect(boundary(match, A)).toBe('draw');
  });
  test('MU 4-cards-draw: cards that are drawn are seen, and the purchase stands; which one is kept may be thought over', () => {
    const match = matchOn(shop(table(4)));
    answer(match, A, 'buy-technology', 'trade');
    answer(match, A, 'buy-card');
    expect(asks(match, A)).toBe('keep-card');
    expect(boundary(match, A)).toBe('reveal');
    expect(match.reset(A)).toMatchObject({ refused: 'boundary' });
    const before = bare(match.state);
    const [choice] = match.game.pending(match.state)[0].choices;
    answer(match, A, choice.kind, choice.shape === 'pick' ? choice.of[0] : undefined);
    expect(match.undo(A)).not.toHaveProperty('refused');
    expect(bare(match.state)).toEqual(before);
  });
});

describe('house 9: where other seats bind', () => {
  test('MU 5-surrender: an offer between the rounds stands once the other has answered it', () => {
    const match = battle([1, 4, 6, 2, 4, 7], 'parley');
    const before = bare(match.state);
    answer(match, A, 'offer-surrender');
    expect(match.undo(A)).not.toHaveProperty('refused');
    expect(bare(match.state)).toEqual(before);
    answer(match, A, 'demand-surrender');
    answer(match, B, 'refuse-surrender');
    expect(boundary(match, A)).toBe('other-seat-answered');
    expect(boundary(match, B)).toBeUndefined();
  });
  test('MU 4: a turn of purchases is over for good as soon as the next has bought', () => {
    const match = matchOn(shop(table(4)));
    answer(match, A, 'buy-technology', 'trade');
    answer(match, A, 'done-buying');
    answer(match, B, 'buy-technology', 'trade');
    expect(match.undo(A)).toMatchObject({ refused: 'boundary', boundary: 'other-seat-answered' });
    expect(match.undo(C)).toMatchObject({ refused: expect.anything() });
    // He takes it back: now the first may, too.
    expect(match.undo(B)).not.toHaveProperty('refused');
    expect(match.undo(A)).not.toHaveProperty('refused');
    expect(asks(match, A)).toBe('purchases');
  });
  test('house 9: what another does at leisure is an answer like any other', () => {
    const match = matchOn(shop(table(4)));
    answer(match, A, 'buy-technology', 'trade');
    answer(match, C, 'draft-treaty', [B]);
    expect(boundary(match, A)).toBe('other-seat-answered');
    answer(match, C, 'discard-draft');
    answer(match, A, 'buy-technology', 'edict');
    expect(boundary(match, A)).toBeUndefined();
    expect(boundary(match, C)).toBe('other-seat-answered');
  });
  test('MU C-war-declare: a war stands once somebody has gone on, and so does what came of it', () => {
    const g = table(4, { treaties: [{ parties: [A, B], clauses: [{ type: 'non-aggression', between: [A, B] }] }] });
    const match = matchOn(shop(g));
    const before = bare(match.state);
    answer(match, B, 'declare-war', A);
    expect([match.state.honour[B], match.state.treaties]).toEqual([8, {}]);
    expect(match.undo(B)).not.toHaveProperty('refused');
    expect(bare(match.state)).toEqual(before);
    answer(match, B, 'declare-war', A);
    answer(match, A, 'done-buying');
    expect(boundary(match, B)).toBe('other-seat-answered');
  });
  test('MU 6-sell: what is paid into another’s purse stands: he alone sees what is in it', () => {
    const clause: Clause = { type: 'trade', grantor: B, grantee: A, feePerSale: 30, feePerPurchase: 30 };
    const t = trading([{ at: 'nicaea', cargo: ['slaves'] }, { at: 'caffa' }], {
      treaties: [{ parties: [A, B], clauses: [clause] }],
    });
    const match = matchOn(t);
    answer(match, A, 'trader', 'vehicle-1');
    answer(match, A, 'sell', ['slaves:1']);
    expect(boundary(match, A)).toBe('other-seat-learned');
  });
});

describe('house 9: what is sealed', () => {
  test('MU 3-rate: a tax rate may be changed until another has set his, and none once all lie open', () => {
    const match = matchOn(taxes(table(3)));
    const before = bare(match.state);
    answer(match, A, 'tax-rate', '60');
    expect(match.undo(A)).not.toHaveProperty('refused');
    expect(bare(match.state)).toEqual(before);
    answer(match, A, 'tax-rate', '30');
    answer(match, C, 'tax-rate', '10');
    expect(boundary(match, A)).toBe('other-seat-answered');
    expect(match.undo(C)).not.toHaveProperty('refused');
    answer(match, C, 'tax-rate', '20');
    answer(match, B, 'tax-rate', '20');
    expect(boundary(match, B)).toBe('reveal');
    expect(match.state.taxRate).toEqual({ [A]: 30, [B]: 20, [C]: 20 });
  });
  test('MU 1-auction-bid: a bid, too; the last one turns all of them up', () => {
    const g = table(1);
    const match = matchOn(new Trial(g, beginAuction()));
    answer(match, A, 'bid', 500);
    expect(match.undo(A)).not.toHaveProperty('refused');
    for (const [seat, bid] of [
      [A, 30],
      [B, 20],
      [C, 10],
    ] as const)
      answer(match, seat, 'bid', bid);
    expect(boundary(match, A)).toBe('other-seat-answered');
    expect(boundary(match, C)).toBe('reveal');
  });
  test('MU X-hidden: orders may be struck and taken back behind the screen; who has closed last has opened all', () => {
    const match = matchOn(shop(table(4, { options: { 'hidden-purchases': true } })));
    answer(match, A, 'demand-hidden');
    const before = bare(match.state);
    answer(match, A, 'buy-unit', 'archer');
    answer(match, A, 'buy-technology', 'trade');
    answer(match, A, 'strike-order', 'order-1');
    answer(match, A, 'done-buying');
    for (let i = 0; i < 4; i++) expect(match.undo(A)).not.toHaveProperty('refused');
    expect(bare(match.state)).toEqual(before);
    for (const seat of [A, B, C]) answer(match, seat, 'done-buying');
    expect(boundary(match, C)).toBe('reveal');
    expect(boundary(match, B)).toBe('other-seat-answered');
  });
  test('MU A-claims: a claim may be changed until another has answered, and none once they are shown', () => {
    const g = table(5, {}, [card(13)]);
    g.cards.held[B] = [card(15)];
    g.decks.cards = g.decks.cards.filter(each => each !== card(15));
    const match = matchOn(new Trial(g, beginClaims()));
    answer(match, A, 'pass');
    expect(match.undo(A)).not.toHaveProperty('refused');
    answer(match, A, 'pass');
    answer(match, B, 'pass');
    expect(boundary(match, A)).toBe('other-seat-answered');
    expect(boundary(match, B)).toBe('reveal');
  });
});

describe('house 9: what others learn', () => {
  const drafted = () => {
    const match = matchOn(shop(table(4)));
    answer(match, A, 'draft-treaty', [B]);
    answer(match, A, 'add-clause', 'non-aggression');
    answer(match, A, 'clause-between', [A, B]);
    return match;
  };
  test('MU C-treaty: a treaty that was sent has been read; what follows it may be taken back down to it', () => {
    const match = drafted();
    expect(boundary(match, A)).toBeUndefined();
    answer(match, A, 'send-draft');
    expect(boundary(match, A)).toBe('other-seat-learned');
    const before = bare(match.state);
    answer(match, A, 'buy-technology', 'trade');
    expect(match.reset(A)).not.toHaveProperty('refused');
    expect(bare(match.state)).toEqual(before);
    answer(match, A, 'withdraw-proposal', 'proposal-12.1');
    expect(boundary(match, A)).toBe('other-seat-learned');
  });
  test('MU C-treaty: reading it binds nobody, and an answer to it does', () => {
    const match = drafted();
    answer(match, A, 'send-draft');
    const before = bare(match.state);
    answer(match, B, 'look-at-proposal', 'proposal-12.1');
    expect(match.undo(B)).not.toHaveProperty('refused');
    expect(bare(match.state)).toEqual(before);
    answer(match, B, 'look-at-proposal', 'proposal-12.1');
    answer(match, B, 'accept-proposal');
    expect(Object.keys(match.state.treaties)).toHaveLength(1);
    expect(boundary(match, B)).toBe('reveal');
    const declined = drafted();
    answer(declined, A, 'send-draft');
    answer(declined, B, 'look-at-proposal', 'proposal-12.1');
    answer(declined, B, 'decline-proposal');
    expect(boundary(declined, B)).toBe('other-seat-learned');
  });
  test('MU C: what two have agreed on and what has waited binds whoever lets it come true', () => {
    const match = matchOn(shop(table(4)));
    answer(match, A, 'build', 'village');
    for (const [kind, arg] of [
      ['draft-treaty', [C]],
      ['add-clause', 'non-aggression'],
      ['clause-between', [B, C]],
      ['make-secret'],
      ['send-draft'],
    ] as const satisfies readonly Step[])
      answer(match, B, kind, arg);
    answer(match, C, 'look-at-proposal', 'proposal-23.1');
    answer(match, C, 'accept-proposal');
    // MU C Not in the middle of a purchase (M-70).
    expect([match.state.agreed.length, match.state.treaties]).toEqual([1, {}]);
    expect(boundary(match, C)).toBe('other-seat-learned');
    answer(match, A, 'place', 'nicaea');
    expect(Object.keys(match.state.treaties)).toHaveLength(1);
    expect(boundary(match, A)).toBe('reveal');
  });
  test('MU 0-length-time: that one would like to go home is known at once', () => {
    const match = matchOn(shop(table(4)));
    answer(match, A, 'offer-time');
    expect(boundary(match, A)).toBe('other-seat-learned');
  });
  test('MU D-bankrupt-out: nothing is taken back once the game is over', () => {
    const lost = REALM.byzantium.territories.map(at => [at, { barbarians: units('light-infantry') }]);
    const g = table(3, { armies: Object.fromEntries(lost) });
    Object.assign(g.cash, { [A]: 0 });
    g.order = [A, B];
    g.loans.open[A] = 5;
    g.loans.missed[A] = 1;
    const t = new Trial(g, { proc: 'rounds', step: 'play' });
    const match = matchOn(t);
    answer(match, A, 'tax-rate', '10');
    answer(match, B, 'tax-rate', '10');
    answer(match, A, 'fall-short');
    expect(match.outcome?.how).toBe('last-standing');
    expect(boundary(match, A)).toBe('game-over');
  });
});

describe('house 9: after taking back', () => {
  test('house 9: nobody takes back what another has done, and a new answer clears what could be given again', () => {
    const match = matchOn(shop(table(4)));
    answer(match, A, 'buy-technology', 'trade');
    expect(match.undo(B)).toMatchObject({ refused: 'boundary', boundary: 'other-seat-answered' });
    match.undo(A);
    expect(match.redo(B)).toEqual({ refused: 'nothing-to-redo' });
    answer(match, A, 'buy-technology', 'edict');
    expect(match.redo(A)).toEqual({ refused: 'nothing-to-redo' });
  });
  test('house 9: the questions have new numbers and old answers are stale; at leisure nobody is late', () => {
    const match = matchOn(shop(table(4)));
    const [{ n }] = match.game.pending(match.state);
    answer(match, A, 'buy-technology', 'trade');
    match.undo(A);
    expect(match.answer({ seat: A, kind: 'buy-technology', arg: 'trade', n })).toMatchObject({ refused: 'stale' });
    expect(match.answer({ seat: C, kind: 'draft-treaty', arg: [A], n: 0 })).not.toHaveProperty('refused');
  });
});
