import { type Decision, heardBy, isRefusal, type Random, sampleAnswer, stream } from '@hegemon/kernel';
import { type Player as Answering, seedFor, simulate } from '@hegemon/testkit';
import { describe, expect, test } from 'vitest';
import { components } from '../src/catalog.js';
import { units } from '../src/deeds/armies.js';
import { propose } from '../src/deeds/proposals.js';
import { makePeace, makeTruce } from '../src/deeds/wars.js';
import { beginDues, beginHostility } from '../src/frames/diplomacy.js';
import { beginPurchases, beginTaxes } from '../src/frames/economy.js';
import { beginAuction } from '../src/frames/setup.js';
import { beginPayment } from '../src/frames/uses.js';
import { medioevoUniversale } from '../src/game.js';
import type { Player } from '../src/ids.js';
import { areAtWar, hasTruce, pairOf } from '../src/rules/relations.js';
import type { MU, MUOptions } from '../src/state.js';
import type { Clause, Proposal, ProposalId, Treaty } from '../src/treaties.js';
import { view } from '../src/view.js';
import { type Arrangement, arranged } from './arrange.js';
import { byHints } from './by-hints.js';
import { game, Trial } from './table.js';

const [A, B, C] = ['player-1', 'player-2', 'player-3'] as const;
const table = (phase: MU['phase'], what: Arrangement = {}): MU => {
  const g = arranged({ round: 3, ...what });
  g.phase = phase;
  return g;
};
const payment = (
  from: Player,
  to: Player,
  amount: number,
  when: Extract<Clause, { type: 'payment' }>['when'] = 'signing',
): Clause => ({ type: 'payment', from, to, amount, when });
const peace: Clause = { type: 'peace', between: [A, B] };
const truce: Clause = { type: 'truce', between: [A, B] };

type Paper = Pick<Treaty, 'parties' | 'clauses' | 'isSecret' | 'lastRound'>;
const paper = (clauses: Clause[], more: Partial<Paper> = {}): Paper => ({
  parties: [A, B],
  clauses,
  isSecret: false,
  ...more,
});
/** Put to the others by the first of its parties. */
const offered = (treaty: Paper): Proposal => {
  const [from, ...to] = treaty.parties;
  return { type: 'treaty', treaty, from, to, accepted: [] };
};
/** Proposes, and says under which name. */
const put = (g: MU, proposal: Proposal): keyof MU['proposals'] => {
  propose(g, proposal);
  return Object.keys(g.proposals).at(-1) as ProposalId;
};
/** All whom it was put to accept it, at leisure. */
const signed = (t: Trial, proposal: Proposal): Trial => {
  const id = put(t.g, proposal);
  for (const seat of proposal.to) t.answer(seat, 'look-at-proposal', id).answer(seat, 'accept-proposal');
  return t;
};
const mayAccept = (t: Trial, seat: Player, id: keyof MU['proposals']): boolean => {
  const isOffered = t.answer(seat, 'look-at-proposal', id).leisureChoice(seat, 'accept-proposal') !== undefined;
  t.answer(seat, 'leave-proposal');
  return isOffered;
};
const isVoid = (t: Trial): boolean => t.told.some(({ type }) => type === 'agreement-void');

describe('MU C: at the end of a phase', () => {
  /** Two have to say whether they claim something, and one has said that he does not. */
  const closing = (g: MU): Trial => {
    g.cards.held[A] = ['realm-05'];
    g.cards.held[B] = ['realm-06'];
    return new Trial(g, { proc: 'rounds', step: 'closing' }).answer(A, 'pass');
  };
  const accepted = (t: Trial): Trial => {
    const [id] = Object.keys(t.g.proposals);
    return t.answer(C, 'look-at-proposal', id).answer(C, 'accept-proposal').answer(B, 'pass');
  };

  test('MU C-war-declare: declared while claims lie face down, it is declared in this round', () => {
    const t = closing(table(7)).answer(C, 'declare-war', A).answer(B, 'pass');
    expect(t.g.round).toBe(4);
    expect(t.g.wars[pairOf(A, C)]).toMatchObject({ from: 4, by: C });
  });
  test('MU C-war-truce: made while claims lie face down, it is over with this round', () => {
    const g = table(7, { wars: [[A, C, { from: 1, by: A }]] });
    propose(g, { type: 'truce', from: A, to: [C], accepted: [] });
    const t = accepted(closing(g));
    expect(t.told.map(({ type }) => type)).toContain('truce-made');
    expect([t.g.round, hasTruce(t.g, A, C)]).toEqual([4, false]);
  });
  test('MU 0-length-time: the time is called while claims lie face down, and this round is the last', () => {
    const g = table(7);
    propose(g, { type: 'time', from: A, to: [B, C], accepted: [B] });
    expect(accepted(closing(g)).told.map(({ type }) => type)).toContain('scoring-began');
  });
  test('MU C-treaty: signed while the last claims lie face down, it takes effect before the scoring', () => {
    const g = table(7, { round: 12 });
    g.prisoners = { [A]: { [C]: units('archer', 3) } };
    const home: Clause = { type: 'prisoners', from: A, to: C, units: units('archer', 3) };
    propose(g, offered(paper([home, payment(C, A, 100)], { parties: [A, C] })));
    const told = accepted(closing(g)).told.map(({ type }) => type);
    expect(told.indexOf('prisoners-handed-over')).toBeGreaterThan(-1);
    expect(told.indexOf('prisoners-handed-over')).toBeLessThan(told.indexOf('scoring-began'));
  });
});

describe('MU C-treaty-pay: what is owed in every round', () => {
  const owing = (...dues: [from: Player, to: Player, isSecret?: boolean][]): MU => {
    const g = table(3, {
      treaties: dues.map(([from, to, isSecret = false]) =>
        paper([payment(from, to, 100, 'each-round')], { parties: [from, to], isSecret }),
      ),
    });
    Object.assign(g.cash, { [A]: 0, [B]: 0, [C]: 0 });
    return g;
  };

  test('MU C-treaty-pay: what comes in may go out again, in whatever order the treaties were signed', () => {
    const g = owing([B, C], [A, B]);
    g.cash[A] = 500;
    const t = new Trial(g, beginDues());
    expect(t.isOver).toBe(true);
    expect([t.g.cash[A], t.g.cash[B], t.g.cash[C]]).toEqual([400, 0, 100]);
  });
  test('MU C-treaty-pay: of a secret one the others hear only that somebody has to pay', () => {
    const waiting = (isSecret: boolean) => game.table(new Trial(owing([A, B, isSecret]), beginDues()).g, C).waiting;
    expect(waiting(false)).toMatchObject([{ prompt: 'due-short', rule: 'MU C-treaty-pay' }]);
    expect(waiting(true)).toMatchObject([{ prompt: 'pay-dues', rule: 'MU 3-upkeep' }]);
  });
  test('MU C-breach: whoever leaves a secret one unpaid has broken it', () => {
    const t = new Trial(owing([A, B, true]), beginDues());
    expect(t.question(A).facts).toEqual({ florin: 100, to: B });
    t.answer(A, 'leave-unpaid');
    expect(t.g.treaties).toEqual({});
    expect(t.told.map(({ type }) => type)).toContain('treaty-broken');
  });
});

describe('MU D-take: for what is due at the signing', () => {
  const asked = (phase: MU['phase'], cash: number): Trial => {
    const g = table(phase);
    g.cash[A] = cash;
    propose(g, { ...offered(paper([payment(A, B, 100)])), from: B, to: [A] });
    return new Trial(g).answer(A, 'look-at-proposal', Object.keys(g.proposals)[0]);
  };
  const offers = (t: Trial): readonly string[] => t.leisure(A)!.choices.map(({ kind }) => kind);

  test('MU D-take: whoever has too little may take a loan, and then sign', () => {
    const t = asked(5, 0);
    expect(offers(t)).toContain('take-loan');
    expect(offers(t)).not.toContain('accept-proposal');
    t.answer(A, 'take-loan');
    expect([t.g.loans.open[A], t.g.cash[A]]).toEqual([1, components.loans.amount]);
    expect(offers(t)).not.toContain('take-loan');
    t.answer(A, 'accept-proposal');
    expect(t.g.cash[A]).toBe(components.loans.amount - 100);
  });
  test('MU D-take: whoever has enough is not offered one, nor who has taken one in this round', () => {
    expect(offers(asked(5, 100))).not.toContain('take-loan');
    const t = asked(5, 0);
    t.g.loans.taken[A] = true;
    expect(offers(t)).not.toContain('take-loan');
  });
});

describe('MU C-treaty: names of papers', () => {
  test('MU C-treaty: say nothing of what was written among others', () => {
    const seen = (others: number) => {
      const g = table(5);
      for (let i = 0; i < others; i++) {
        const t = signed(new Trial(g), offered(paper([payment(A, B, 1)], { isSecret: true })));
        Object.assign(g, t.g);
      }
      const t = signed(new Trial(g), offered(paper([payment(A, B, 1, 'each-round')])));
      put(t.g, offered(paper([payment(B, C, 1)], { parties: [B, C] })));
      const { treaties, proposals } = view(t.g, C);
      return [Object.keys(treaties), Object.keys(proposals)];
    };
    expect(seen(2)).toEqual(seen(0));
  });
  test('MU C-treaty: whoever imagines forgets how many there are among others', () => {
    const g = table(5);
    for (const [from, to] of [
      [A, B],
      [B, C],
    ] as const)
      put(g, offered(paper([payment(from, to, 1)], { parties: [from, to] })));
    expect(Object.keys(game.imagine(g, C, '44'.repeat(16)).papers)).toEqual(['proposal-23.']);
  });
});

describe('MU C: agreements wait for what is settled in one go', () => {
  /** A and B have bid 500 each, C nothing; then A agrees to pay C 400. */
  const tied = (cash: number): Trial => {
    const g = table(1);
    Object.assign(g.cash, { [A]: cash, [B]: 600, [C]: 0 });
    g.loans.taken[A] = true;
    const t = new Trial(g, beginAuction()).answer(A, 'bid', 500).answer(B, 'bid', 500).answer(C, 'bid', 0);
    return signed(t, offered(paper([payment(A, C, 400)], { parties: [A, C] })));
  };
  test('MU 1-auction-tie-first: what lies bid is not signed away; who need not pay it keeps his word then', () => {
    const t = tied(500);
    expect(t.choice(A, 'bid')).toMatchObject({ max: 0 });
    t.answer(B, 'bid', 1).answer(A, 'bid', 0);
    expect(t.g.order).toEqual([B, A, C]);
    expect([t.g.cash[A], t.g.cash[B], t.g.cash[C]]).toEqual([100, 99, 901]);
  });
  test('MU 1-auction-pay: whoever has to pay his bid has nothing left to sign with', () => {
    const t = tied(510).answer(A, 'bid', 10).answer(B, 'bid', 0);
    expect([t.g.cash[A], t.g.cash[B], t.g.cash[C]]).toEqual([0, 600, 510]);
    expect(isVoid(t)).toBe(true);
    expect(t.g.treaties).toEqual({});
  });
  test('MU 1-auction-bid: whoever imagines the others’ purses gives them what they have bid', () => {
    const g = table(1);
    Object.assign(g.cash, { [A]: 500, [B]: 500, [C]: 0 });
    // A has 400 F of it by a secret treaty with B.
    Object.assign(g.reckoned, { [A]: 100, [B]: 900, [C]: 0 });
    g.loans.taken[A] = true;
    const t = new Trial(g, beginAuction()).answer(A, 'bid', 500).answer(B, 'bid', 500).answer(C, 'bid', 0);
    const twin = game.imagine(t.g, C, '22'.repeat(16));
    expect(game.pending(twin).map(({ seat }) => seat)).toEqual([A, B]);
  });

  test('MU C-treaty: what waits is known to its parties alone, and nobody takes back what brings it to light', () => {
    const t = tied(500);
    const waiting = (seat: Player): number => game.imagine(t.g, seat, '33'.repeat(16)).agreed.length;
    expect([waiting(A), waiting(B), waiting(C)]).toEqual([1, 0, 1]);
    t.answer(A, 'bid', 0);
    expect(game.apply(t.g, { seat: B, kind: 'bid', arg: 1 })).toMatchObject({ revealed: true });
  });

  /** A ransoms an archer from B, and is asked where he is to stand; then B agrees to let him go. */
  const ransoming = (): Trial => {
    const g = table(4, { armies: {} });
    Object.assign(g.cash, { [A]: 1000, [B]: 0, [C]: 0 });
    g.prisoners = { [B]: { [A]: units('archer') } };
    const t = new Trial(g, beginPurchases()).answer(A, 'ransom', `archer@${B}`);
    expect(t.question(A).prompt).toBe('place-purchase');
    return signed(t, offered(paper([{ type: 'prisoners', from: B, to: A, units: units('archer') }])));
  };
  test('MU 4-ransom: whoever is being ransomed is not handed over meanwhile', () => {
    const t = ransoming().answer(A, 'place', 'nicaea');
    expect(t.g.armies.nicaea?.[A]).toEqual(units('archer'));
    expect([t.g.prisoners, t.g.aside.units, t.g.cash[A] + t.g.cash[B]]).toEqual([{}, {}, 1000]);
    expect(isVoid(t)).toBe(true);
  });
  test('MU clause.prisoners: if he is not ransomed after all, he is handed over', () => {
    const t = ransoming().answer(A, 'refrain');
    expect([t.g.prisoners, t.g.aside.units[A], t.g.cash[A]]).toEqual([{}, units('archer'), 1000]);
    expect(t.choice(A, 'redeploy')).toMatchObject({ of: ['archer'] });
  });
  test('MU B-use: what is being paid for is paid, or not, before anything is signed away', () => {
    const g = table(6);
    Object.assign(g.cash, { [A]: 500, [C]: 0 });
    g.cards.held[A] = ['realm-38'];
    const t = new Trial(g, beginPayment(A, { points: { yellow: 1 }, florin: 100 }, 'goods'));
    expect(t.question(A).prompt).toBe('payment');
    signed(t, offered(paper([payment(A, C, 500)], { parties: [A, C] })));
    expect([t.g.cash[A], t.choice(A, 'pay')]).toMatchObject([500, { kind: 'pay' }]);
    t.answer(A, 'pay');
    expect([t.g.cash[C], isVoid(t)]).toEqual([0, true]);
  });
});

describe('MU X-hidden: what is seen of the others’ orders', () => {
  test('MU X-hidden: with the last orders the first are turned up, and nobody thinks again', () => {
    const g = table(4, { armies: {}, options: { 'hidden-purchases': true } });
    const t = new Trial(g, beginPurchases()).answer(A, 'demand-hidden');
    t.answer(A, 'buy-technology', 'trade').answer(A, 'done-buying').answer(B, 'done-buying');
    const imagined = () => game.imagine(t.g, B, '44'.repeat(16)).orders?.[A];
    expect(imagined()).toBeUndefined();
    expect(game.apply(t.g, { seat: C, kind: 'done-buying' })).toMatchObject({ revealed: true });
    expect(imagined()).toEqual([{ ware: 'buy-technology', what: 'trade' }]);
  });
  test('MU X-hidden: those of the next are turned up when it is his turn; until then nobody knows them (M-97)', () => {
    const g = table(4, { armies: {}, options: { 'hidden-purchases': true } });
    g.armed[C] = { 'between-turns': true };
    g.cards.held[C] = ['realm-01'];
    const t = new Trial(g, beginPurchases()).answer(A, 'demand-hidden');
    t.answer(B, 'buy-technology', 'trade');
    for (const seat of [A, B, C]) t.answer(seat, 'done-buying');
    const revealed = () => t.told.filter(({ type }) => type === 'orders-revealed').map(({ player }) => player);
    const imagined = (seat: typeof A | typeof B | typeof C) => game.imagine(t.g, seat, '44'.repeat(16)).orders?.[B];
    expect([t.question(A).prompt, revealed()]).toEqual(['carry-out-orders', [A]]);
    expect(imagined(A)).toBeUndefined();
    expect(imagined(B)).toHaveLength(1);
    // MU window.between-turns Still before it is his turn.
    t.answer(A, 'done-buying');
    expect([t.question(C).prompt, revealed(), imagined(C)]).toEqual(['window', [A], undefined]);
    expect(game.apply(t.g, { seat: C, kind: 'pass' })).toMatchObject({ revealed: true });
    expect(imagined(C)).toHaveLength(1);
    t.answer(B, 'carry-out', 'order-1').answer(B, 'done-buying').answer(C, 'pass');
    expect(t.g.technologies[B]).toEqual(['trade']);
  });
});

describe('MU C: what an agreement changes under a question', () => {
  test('MU 3-upkeep: whoever signs away what he owes has the ways of who never had it', () => {
    const g = table(3, { armies: { thrace: { [A]: units('archer', 2) } } });
    Object.assign(g.cash, { [A]: 0, [C]: 0 });
    const t = new Trial(g, beginTaxes());
    for (const seat of [A, B, C]) t.answer(seat, 'tax-rate', '10');
    expect(t.choice(A, 'pay')).toBeDefined();
    signed(t, offered(paper([payment(A, C, t.g.cash[A])], { parties: [A, C] })));
    expect(t.choice(A, 'pay')).toBeUndefined();
    t.answer(A, 'take-loan').answer(A, 'pay');
    expect(t.asked.map(({ seat }) => seat)).not.toContain(A);
  });
  test('MU C-treaty-pay: money that comes in while he is short of it pays what is due', () => {
    const g = table(3, { treaties: [{ parties: [A, B], clauses: [payment(A, B, 100, 'each-round')] }] });
    Object.assign(g.cash, { [A]: 0, [B]: 0, [C]: 300 });
    const t = new Trial(g, beginDues());
    expect(t.question(A).prompt).toBe('due-short');
    signed(t, offered(paper([payment(C, A, 150)], { parties: [C, A] })));
    expect([t.isOver, t.g.cash[A], t.g.cash[B]]).toEqual([true, 50, 100]);
    expect(t.g.treaties['treaty-1']).toBeDefined();
  });
});

describe('MU C: offers that time has overtaken', () => {
  const way: Clause = { type: 'right-of-way', grantor: B, grantee: A };
  test('MU C-end: an offer whose last round is past can no longer be accepted', () => {
    const t = new Trial(table(5));
    const id = put(t.g, offered(paper([way, payment(A, B, 100)], { lastRound: 3 })));
    expect(mayAccept(t, B, id)).toBe(true);
    t.g.round = 4;
    expect(mayAccept(t, B, id)).toBe(false);
  });
  test('MU C-end: nor can a draft with such a round be sent, or a counter-proposal', () => {
    const t = new Trial(table(5));
    const id = put(t.g, offered(paper([way], { lastRound: 3 })));
    t.g.round = 4;
    t.answer(B, 'look-at-proposal', id).answer(B, 'counter-proposal');
    expect(t.leisureChoice(B, 'send-draft')).toBeUndefined();
    t.answer(B, 'last-round', 4);
    expect(t.leisureChoice(B, 'send-draft')).toBeDefined();
  });
  const atWar = (): MU => table(5, { wars: [[A, B, { from: 1 }]] });
  test('MU C-war-peace: nobody pays for a peace that is made already', () => {
    const t = new Trial(atWar());
    const id = put(t.g, offered(paper([peace, payment(A, B, 100)])));
    expect(mayAccept(t, B, id)).toBe(true);
    makePeace(t.g, A, B);
    expect(mayAccept(t, B, id)).toBe(false);
  });
  test('MU C-war-truce: nor for a truce that holds already, or where the war is over', () => {
    const t = new Trial(atWar());
    const id = put(t.g, offered(paper([truce, payment(A, B, 100)])));
    const plain = put(t.g, { type: 'truce', from: A, to: [B], accepted: [] });
    expect([mayAccept(t, B, id), mayAccept(t, B, plain)]).toEqual([true, true]);
    makeTruce(t.g, A, B);
    expect([mayAccept(t, B, id), mayAccept(t, B, plain)]).toEqual([false, false]);
    t.g.round++;
    expect(mayAccept(t, B, id)).toBe(true);
    makePeace(t.g, A, B);
    expect(mayAccept(t, B, id)).toBe(false);
  });
  test('MU C-war-peace: of three it is enough that two of those named are still at war', () => {
    const t = new Trial(
      table(5, {
        wars: [
          [A, B, { from: 1 }],
          [B, C, { from: 1 }],
        ],
      }),
    );
    const all: Clause = { type: 'peace', between: [A, B, C] };
    const id = put(t.g, offered(paper([all], { parties: [A, B, C] })));
    makePeace(t.g, A, B);
    expect(mayAccept(t, B, id)).toBe(true);
    makePeace(t.g, B, C);
    expect(mayAccept(t, B, id)).toBe(false);
  });
});

describe('MU C-war-truce: an act of war that is being confirmed', () => {
  /** A has declared war in this round, and is asked whether he goes through with it. */
  const confirming = (): Trial => {
    const g = table(5, { wars: [[A, B, { from: 4, by: A }]] });
    const t = new Trial(g, beginHostility({ by: A, against: [B], what: 'invasion' }));
    expect(t.choice(A, 'go-through')).toBeDefined();
    return t;
  };
  test('MU C-war-truce: what a truce forbids is not gone through with', () => {
    const t = signed(confirming(), { type: 'truce', from: A, to: [B], accepted: [] });
    expect([t.isOver, t.returned]).toEqual([true, false]);
    expect([t.g.honour[A], hasTruce(t.g, A, B)]).toEqual([10, true]);
  });
  test('MU C-war-hostile: a peace makes it an act without war, as it was before', () => {
    const t = signed(confirming(), { type: 'peace', from: A, to: [B], accepted: [] });
    t.answer(A, 'go-through');
    expect([t.g.honour[A], areAtWar(t.g, A, B)]).toEqual([7, true]);
  });
});

describe('MU C-treaty-pay: purses are secret', () => {
  /** A puts to B and C that B pays C: C would see by his choices what B has. */
  const asked = (florin: number): { t: Trial; id: keyof MU['proposals'] } => {
    const t = new Trial(table(5));
    Object.assign(t.g.cash, { [A]: 0, [B]: 777, [C]: 0 });
    return { t, id: put(t.g, offered(paper([payment(B, C, florin)], { parties: [A, B, C] }))) };
  };
  test('MU C-treaty-pay: who accepts is asked for his own means, not for those of others', () => {
    for (const florin of [777, 778]) {
      const { t, id } = asked(florin);
      expect(mayAccept(t, C, id)).toBe(true);
      expect(mayAccept(t, B, id)).toBe(florin === 777);
    }
  });
  test('MU C-treaty-pay: what somebody cannot pay at the last signature does not come about, and only that is told', () => {
    const t = new Trial(table(5));
    Object.assign(t.g.cash, { [A]: 50, [B]: 0 });
    const id = put(t.g, offered(paper([payment(A, B, 100)])));
    t.answer(B, 'look-at-proposal', id);
    const reply = game.apply(t.g, { seat: B, kind: 'accept-proposal' });
    if (isRefusal(reply)) throw new Error('refused');
    expect([t.g.cash[A], t.g.cash[B], t.g.treaties, t.g.proposals]).toEqual([50, 0, {}, {}]);
    const heard = (seat: Player) => heardBy(reply.told, seat).filter(({ type }) => type === 'agreement-void');
    expect([heard(B), heard(C)]).toEqual([[{ type: 'agreement-void', proposed: 'treaty' }], []]);
  });
});

describe('MU D-bankrupt-out: two rounds in a row', () => {
  test('MU D-bankrupt-out: interest that card 38 has brought to nothing is not missed', () => {
    const g = table(3, { armies: {} });
    g.loans.open[A] = 1;
    g.loans.missed[A] = 1;
    g.effects.push({ type: 'less-interest', player: A, florin: 50, until: 'round' } as MU['effects'][number]);
    const t = new Trial(g, beginTaxes());
    for (const seat of [A, B, C]) t.answer(seat, 'tax-rate', '10');
    expect([t.isOver, t.g.loans.missed]).toEqual([true, {}]);
  });
});

describe('MU D-players: players lend each other nothing', () => {
  const lent = payment(A, B, 500);
  const back = payment(B, A, 110, 'each-round');
  test('MU D-players: money at the signing and money back in every round is a loan, and not signed', () => {
    const t = new Trial(table(5));
    expect(mayAccept(t, B, put(t.g, offered(paper([lent, back]))))).toBe(false);
    // Paid by one of them alone, or to somebody else, it is none.
    expect(mayAccept(t, B, put(t.g, offered(paper([lent, payment(A, B, 110, 'each-round')]))))).toBe(true);
    const three = offered(paper([lent, payment(B, C, 110, 'each-round')], { parties: [A, B, C] }));
    expect(mayAccept(t, C, put(t.g, three))).toBe(true);
  });
  test('MU D-players: nor can it be written', () => {
    const t = new Trial(table(5)).answer(A, 'draft-treaty', [B]);
    const due = (from: Player): Trial =>
      t.answer(A, 'add-clause', 'payment').answer(A, 'clause-party', from).answer(A, 'clause-amount', 100);
    due(A).answer(A, 'clause-when', 'signing');
    due(B);
    expect(t.leisureChoice(A, 'clause-when')).toMatchObject({ of: ['signing', 'per-sale', 'per-purchase'] });
  });
});

describe('MU C-support: by a secret treaty', () => {
  const pledge: Clause = { type: 'defence', supporter: A, beneficiary: B, minUnits: 5 };
  const secret = (isSecret: boolean): Trial => {
    const g = table(5, {
      wars: [[B, C, { from: 1 }]],
      treaties: [{ parties: [A, B], clauses: [pledge] }],
      armies: { thrace: { [A]: units('archer', 6) } },
    });
    g.treaties['treaty-1']!.isSecret = isSecret;
    return new Trial(g);
  };
  const heardOf = (t: Trial, kind: string, seat: Player, arg: string | string[]) => {
    const reply = game.apply(t.g, { seat, kind, arg });
    if (isRefusal(reply)) throw new Error('refused');
    const of = (listener: Player) => heardBy(reply.told, listener).find(({ type }) => type.startsWith('support-'));
    return { party: of(A), other: of(C) };
  };
  const five = [1, 2, 3, 4, 5].map(i => `thrace/archer:${i}`);

  test('MU C-support: the others learn that help is given, and nothing of what was written', () => {
    const t = secret(true);
    const called = heardOf(t, 'call-support', B, 'treaty-1#0');
    expect(called.party).toEqual({ type: 'support-called', by: B, of: A, treaty: 'treaty-1', units: 5 });
    expect(called.other).toEqual({ type: 'support-called', by: B, of: A });
    expect(game.isSecret(t.g, A, 'designate')).toBe(true);
    const named = heardOf(t, 'designate', A, five);
    expect(named.party).toEqual({ type: 'support-designated', by: A, of: B, treaty: 'treaty-1', units: 5 });
    expect(named.other).toEqual({ type: 'support-designated', by: A, of: B });
    expect(view(t.g, C).supports).toEqual([{ supporter: A, beneficiary: B, round: 3 }]);
    expect([view(t.g, A).supports, view(t.g, B).supports]).toEqual([t.g.supports, t.g.supports]);
    expect(view(t.g, C).treaties).toEqual({});
  });
  test('MU C-support: of an open treaty everybody sees all of it', () => {
    const t = secret(false);
    expect(heardOf(t, 'call-support', B, 'treaty-1#0').other).toMatchObject({ treaty: 'treaty-1', units: 5 });
    expect(heardOf(t, 'designate', A, five).other).toMatchObject({ treaty: 'treaty-1', units: 5 });
    expect(view(t.g, C).supports).toEqual(t.g.supports);
  });
});

describe('MU C: agreements in the middle of whole games', () => {
  const rules = medioevoUniversale;
  /** Whatever can be agreed on at once in this position, by what it is. */
  const agreeable = (g: MU): { what: string; proposal: Proposal }[] =>
    g.order.flatMap((from, i) => {
      const to = g.order[(i + 1) % g.order.length];
      const parties = [from, to];
      const plain = { from, to: [to], accepted: [] };
      const held = g.prisoners[from]?.[to];
      const all: Clause[] = [
        { type: 'right-of-way', grantor: from, grantee: to },
        { type: 'stationing', grantor: to, grantee: from },
        { type: 'trade', grantor: to, grantee: from, feePerSale: 100, feePerPurchase: 100 },
      ];
      return [
        ...(g.cash[from] > 0
          ? [{ what: 'money', proposal: offered(paper([payment(from, to, g.cash[from])], { parties })) }]
          : []),
        ...(held
          ? [
              {
                what: 'prisoners',
                proposal: offered(paper([{ type: 'prisoners', from, to, units: held }], { parties })),
              },
            ]
          : []),
        ...(areAtWar(g, from, to)
          ? [
              { what: 'truce', proposal: { type: 'truce', ...plain } as Proposal },
              { what: 'peace', proposal: { type: 'peace', ...plain } as Proposal },
            ]
          : [{ what: 'rights', proposal: offered(paper(all, { parties })) }]),
      ];
    });
  /** Signed at leisure, whatever is being asked; false if it cannot be. */
  const isSigned = (g: MU, proposal: Proposal): boolean => {
    const id = put(g, proposal);
    const [seat] = proposal.to;
    delete g.leisure;
    const look = rules.apply(g, { seat, kind: 'look-at-proposal', arg: id });
    return !isRefusal(look) && !isRefusal(rules.apply(g, { seat, kind: 'accept-proposal' }));
  };
  const playOn = (g: MU, random: Random, count: number): void => {
    for (let i = 0; i < count && !rules.outcome(g); i++) {
      const asked = rules.pending(g);
      if (asked.length === 0) throw new Error('nobody is asked');
      const decision = asked[random(asked.length)];
      const reply = rules.apply(g, { seat: decision.seat, ...sampleAnswer(decision, random) });
      if (isRefusal(reply)) throw new Error(`refused: ${JSON.stringify(reply)}`);
      const [fault] = rules.faults(g);
      if (fault) throw new Error(fault);
    }
  };

  test('MU C: whatever is signed while anything is asked, every question keeps an answer and the game goes on', () => {
    const random = stream(seedFor('agreements', 'at hand'));
    const tried: Record<string, number> = {};
    const prompts = new Set<string>();
    const broken: string[] = [];
    const disturbing: Answering<MU> = (g, decision: Decision, own) => {
      if (g.phase > 0)
        for (const { what, proposal } of agreeable(g)) {
          const where = `${decision.prompt}: ${what}`;
          if ((tried[where] ?? 0) >= 2) continue;
          const twin = rules.copy(g);
          try {
            if (!isSigned(twin, proposal)) continue;
            tried[where] = (tried[where] ?? 0) + 1;
            prompts.add(decision.prompt);
            playOn(twin, random, 12);
          } catch (fault) {
            broken.push(`${where}: ${String(fault)}`);
          }
        }
      return byHints(g, decision, own);
    };
    for (let i = 0; i < 5; i++) {
      const options = { players: 3 + (i % 3), rounds: 8, realms: 'random', 'hidden-purchases': i === 3 } as MUOptions;
      const players = Object.fromEntries(rules.seats(options).map(seat => [seat, disturbing]));
      const report = simulate(rules, options, seedFor(`game ${i}`, 'at hand'), { players });
      expect(report.error).toBeUndefined();
    }
    expect(broken).toEqual([]);
    expect(prompts.size).toBeGreaterThan(20);
  }, 300_000);
});
