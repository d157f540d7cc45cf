import type { Refusal } from '@hegemon/kernel';
import { describe, expect, test } from 'vitest';
import { newSide } from '../src/battle.js';
import { newVehicle } from '../src/deeds/vehicles.js';
import { declareWar, makePeace, openHostilities } from '../src/deeds/wars.js';
import { beginDues, beginHostility, beginOrders } from '../src/frames/diplomacy.js';
import { beginWindow } from '../src/frames/uses.js';
import type { Player } from '../src/ids.js';
import { isArmed } from '../src/rules/arming.js';
import { controllerOf } from '../src/rules/control.js';
import { areAlliesAt } from '../src/rules/movement/cartography.js';
import { waysOf } from '../src/rules/movement/step.js';
import { areAtWar, hasTruce, isGuestOf, letsTradePass, mayFight, penaltyFor } from '../src/rules/relations.js';
import type { MU } from '../src/state.js';
import type { Clause } from '../src/treaties.js';
import { view } from '../src/view.js';
import { type Arrangement, arranged } from './arrange.js';
import { game, Trial } from './table.js';

const [A, B, C] = ['player-1', 'player-2', 'player-3'] as const;
const table = (what: Arrangement = {}, phase: MU['phase'] = 5): MU => {
  const g = arranged(what);
  g.phase = phase;
  return g;
};
const pact = (...clauses: Clause[]) => ({ parties: [A, B], clauses });
const nonAggression: Clause = { type: 'non-aggression', between: [A, B] };
const rightOfWay: Clause = { type: 'right-of-way', grantor: B, grantee: A };

/** Drafts a treaty of A with B out of prepared answers, and sends it. */
const sent = (g: MU, ...answers: readonly (readonly [string, ...unknown[]])[]): Trial => {
  const t = new Trial(g);
  t.answer(A, 'draft-treaty', [B]);
  for (const [kind, arg] of answers) t.answer(A, kind, arg as never);
  return t.answer(A, 'send-draft');
};
const signed = (t: Trial): Trial => t.answer(B, 'look-at-proposal', 'proposal-12.1').answer(B, 'accept-proposal');
const toldTypes = (t: Trial): readonly string[] => t.told.map(({ type }) => type);
const firstTreaty = (g: MU) => Object.values(g.treaties)[0];

describe('MU C-war: war and peace', () => {
  test('MU C-war-declare: it may be fought from the following round on', () => {
    const t = new Trial(table({ round: 3 })).answer(A, 'declare-war', B);
    expect(areAtWar(t.g, A, B)).toBe(true);
    expect(mayFight(t.g, A, B)).toBe(false);
    t.g.round = 4;
    expect(mayFight(t.g, A, B)).toBe(true);
    expect(t.g.honour[A]).toBe(10);
  });
  test('MU C-war-declare: it breaks every treaty between the two, and the declarer pays for each', () => {
    const t = new Trial(table({ treaties: [pact(nonAggression), pact(rightOfWay)] })).answer(A, 'declare-war', B);
    expect(t.g.treaties).toEqual({});
    expect(t.g.honour[A]).toBe(6);
    expect(t.g.honour[B]).toBe(10);
  });
  test('MU C-war-hostile: an attack without war costs 3 honour, once, and begins the war', () => {
    const t = new Trial(table(), beginHostility({ by: A, against: [B], what: 'attack' }));
    expect(t.question(A).facts).toMatchObject({ honour: -3, against: [B] });
    t.answer(A, 'go-through');
    expect(t.returned).toBe(true);
    expect(t.g.honour[A]).toBe(7);
    expect(mayFight(t.g, B, A)).toBe(true);
    const again = new Trial(t.g, beginHostility({ by: A, against: [B], what: 'attack' }));
    expect(again.returned).toBe(true);
    expect(again.g.honour[A]).toBe(7);
  });
  test('MU V-ingame-undeclared: attacking in the round of the declaration counts as undeclared', () => {
    const g = table({ round: 3, wars: [[A, B, { from: 4 }]] });
    const t = new Trial(g, beginHostility({ by: A, against: [B], what: 'attack' })).answer(A, 'go-through');
    expect(t.g.honour[A]).toBe(7);
    expect(mayFight(t.g, A, B)).toBe(true);
  });
  test('MU C-war-declare: on whom it was declared may strike at once, and pays nothing; then both may', () => {
    const t = new Trial(table({ round: 3 })).answer(A, 'declare-war', B);
    const struck = new Trial(t.g, beginHostility({ by: B, against: [A], what: 'attack' }));
    expect(struck.returned).toBe(true);
    expect([struck.g.honour[B], mayFight(struck.g, A, B)]).toEqual([10, true]);
    expect(struck.told).toContainEqual({ type: 'war-answered', by: B, on: A });
    // In a truce nobody may.
    const calm = table({ round: 3, wars: [[A, B, { from: 4, by: A, truce: 3 }]] });
    expect(penaltyFor(calm, B, A).isUndeclared).toBe(true);
  });
  test('MU C-objects: who thinks better of it pays nothing', () => {
    const t = new Trial(table(), beginHostility({ by: A, against: [B], what: 'invasion' })).answer(A, 'refrain');
    expect(t.returned).toBe(false);
    expect(t.g.honour[A]).toBe(10);
    expect(areAtWar(t.g, A, B)).toBe(false);
  });
  test('MU clause.non-aggression: a hostile act breaks it besides', () => {
    const g = table({ treaties: [pact(nonAggression)] });
    const t = new Trial(g, beginHostility({ by: A, against: [B], what: 'attack' }));
    expect(t.question(A).facts).toMatchObject({ honour: -5, treaties: ['treaty-1'] });
    t.answer(A, 'go-through');
    expect(t.g.honour[A]).toBe(5);
    expect(t.g.treaties).toEqual({});
  });
  test('MU C-war-truce: both agree, only at war, until the end of the round', () => {
    const t = new Trial(table({ wars: [[A, B, { from: 1 }]] }));
    expect(t.leisureChoice(C, 'offer-truce')).toBeUndefined();
    t.answer(A, 'offer-truce', B).answer(B, 'look-at-proposal', 'proposal-12.1').answer(B, 'accept-proposal');
    expect(hasTruce(t.g, A, B)).toBe(true);
    expect(mayFight(t.g, A, B)).toBe(false);
    t.g.round++;
    expect(mayFight(t.g, A, B)).toBe(true);
  });
  test('MU C-war-peace: both agree, and the war is over', () => {
    const t = new Trial(table({ wars: [[A, B, { from: 1 }]] }));
    t.answer(A, 'offer-peace', B).answer(B, 'look-at-proposal', 'proposal-12.1').answer(B, 'accept-proposal');
    expect(areAtWar(t.g, A, B)).toBe(false);
  });
  test('MU C-war-peace: what was conquered stays; whoever stands in the other’s land must leave', () => {
    const g = table({
      wars: [[A, B, { from: 1 }]],
      armies: { buda: { [A]: { archer: 1 } }, zagreb: { [A]: { archer: 1 }, [B]: { archer: 1 } } },
    });
    g.lastControl = { buda: A, zagreb: B };
    makePeace(g, A, B);
    expect(controllerOf(g, 'buda')).toBe(A);
    expect(g.overstaying.map(({ at }) => at)).not.toContain('buda');
    // Where both stand, the newcomer must go, and the land stays its owner's.
    expect(g.overstaying).toContainEqual({ player: A, host: B, at: 'zagreb', until: 2 });
    expect(controllerOf(g, 'zagreb')).toBe(B);
  });
});

describe('MU C-war-peace: enemies put it on paper', () => {
  const atWar = (what: Arrangement = {}): MU => table({ wars: [[A, B, { from: 1 }]], ...what });
  const peace = [
    ['add-clause', 'peace'],
    ['clause-between', [A, B]],
  ] as const;
  const hundred = [
    ['add-clause', 'payment'],
    ['clause-party', A],
    ['clause-amount', 100],
    ['clause-when', 'signing'],
  ] as const;
  const typesOffered = (t: Trial): unknown => {
    const choice = t.leisureChoice(A, 'add-clause');
    return choice?.shape === 'pick' ? choice.of : undefined;
  };

  test('MU C-war-peace: with money and a last round, and the treaty lasts', () => {
    const g = atWar();
    const before = { [A]: g.cash[A], [B]: g.cash[B] };
    const t = signed(sent(g, ...peace, ...hundred, ['last-round', 3]));
    expect(areAtWar(t.g, A, B)).toBe(false);
    expect([t.g.cash[A] - before[A], t.g.cash[B] - before[B]]).toEqual([-100, 100]);
    expect(firstTreaty(t.g)?.lastRound).toBe(3);
    // It binds like any other.
    t.answer(A, 'declare-war', B);
    expect(t.g.honour[A]).toBe(8);
  });
  test('MU C-war-peace: a right of way in the same treaty lets an army stay where it stands', () => {
    const armies = { zagreb: { [A]: { archer: 1 }, [B]: { archer: 1 } } };
    const stays = atWar({ armies });
    stays.lastControl = { zagreb: B };
    const way = [
      ['add-clause', 'right-of-way'],
      ['clause-party', B],
      ['clause-everywhere'],
      ['clause-amount', 0],
    ] as const;
    expect(signed(sent(stays, ...peace, ...way)).g.overstaying).toEqual([]);
    const goes = atWar({ armies });
    goes.lastControl = { zagreb: B };
    expect(signed(sent(goes, ...peace)).g.overstaying).toHaveLength(1);
  });
  test('MU C-war-truce: bought with money, until the end of the round; there is war, and no treaty remains', () => {
    const t = signed(sent(atWar(), ['add-clause', 'truce'], ['clause-between', [A, B]], ...hundred));
    expect([areAtWar(t.g, A, B), hasTruce(t.g, A, B), mayFight(t.g, A, B)]).toEqual([true, true, false]);
    expect(t.g.treaties).toEqual({});
    t.g.round++;
    expect(mayFight(t.g, A, B)).toBe(true);
  });
  test('MU clause.prisoners: enemies exchange them for money without making peace', () => {
    const g = atWar();
    g.prisoners = { [B]: { [A]: { archer: 2 } } };
    const home = [
      ['add-clause', 'prisoners'],
      ['clause-party', B],
      ['clause-units', ['archer:1', 'archer:2']],
    ] as const;
    const t = signed(sent(g, ...home, ...hundred));
    expect(t.g.prisoners).toEqual({});
    expect(t.g.aside.units[A]).toEqual({ archer: 2 });
    expect([areAtWar(t.g, A, B), t.g.treaties]).toEqual([true, {}]);
  });
  test('MU C-treaty: what would last is not sent between enemies who make no peace', () => {
    const t = new Trial(atWar()).answer(A, 'draft-treaty', [B]);
    t.answer(A, 'add-clause', 'non-aggression').answer(A, 'clause-between', [A, B]);
    expect(t.leisureChoice(A, 'send-draft')).toBeUndefined();
    t.answer(A, 'add-clause', 'peace').answer(A, 'clause-between', [A, B]);
    expect(t.leisureChoice(A, 'send-draft')).toBeDefined();
  });
  test('MU C-treaty: a draft is not sent to whoever has been eliminated since it was begun', () => {
    const t = new Trial(table()).answer(A, 'draft-treaty', [B, C]);
    t.answer(A, 'add-clause', 'non-aggression').answer(A, 'clause-between', [A, B]);
    expect(t.leisureChoice(A, 'send-draft')).toBeDefined();
    const later = new Trial({ ...game.copy(t.g), order: [A, B] });
    expect(later.leisureChoice(A, 'send-draft')).toBeUndefined();
    expect(later.refusal(A, 'send-draft')).toMatchObject({ because: 'not-to-be-signed' });
  });
  test('MU C-treaty: a draft without a clause is not sent, and says so, whatever is asked beside it', () => {
    const t = new Trial(table()).answer(A, 'draft-treaty', [B]);
    const refused = (kind: string) => t.refusal(A, kind) as Refusal;
    expect(refused('send-draft')).toMatchObject({ rule: 'MU C-treaty', because: 'no-clause' });
    expect(refused('drop-clause')).toMatchObject({ because: 'no-clause' });
    expect(refused('send-draft').possible.map(({ kind }) => kind)).toContain('add-clause');
    const enemies = new Trial(table({ wars: [[A, B, { from: 1 }]] })).answer(A, 'draft-treaty', [B]);
    enemies.answer(A, 'add-clause', 'non-aggression').answer(A, 'clause-between', [A, B]);
    expect(enemies.refusal(A, 'send-draft')).toMatchObject({ because: 'not-to-be-signed' });
  });
  test('MU C-war-peace: only for those among the parties who are at war, and only if any are', () => {
    const three = new Trial(atWar()).answer(A, 'draft-treaty', [B, C]);
    expect(typesOffered(three)).toContain('peace');
    three.answer(A, 'add-clause', 'peace');
    expect(three.leisureChoice(A, 'clause-between')).toMatchObject({ of: [A, B] });
    const calm = new Trial(atWar()).answer(A, 'draft-treaty', [C]);
    expect(typesOffered(calm)).not.toContain('peace');
    expect(typesOffered(calm)).not.toContain('truce');
  });
  test('MU C-war-peace: a war that ends while its peace is being written leaves the clause to be dropped', () => {
    const t = new Trial(atWar()).answer(A, 'draft-treaty', [B]).answer(A, 'add-clause', 'peace');
    makePeace(t.g, A, B);
    expect(t.leisure(A)?.choices.map(({ kind }) => kind)).toEqual(['drop-sketch']);
    t.answer(A, 'drop-sketch').answer(A, 'discard-draft');
    expect(t.g.treaties).toEqual({});
  });
  test('MU C-treaty: a war that breaks out while the others think voids what would last', () => {
    const t = sent(table(), ['add-clause', 'non-aggression'], ['clause-between', [A, B]]);
    openHostilities(t.g, C, A);
    openHostilities(t.g, B, A);
    expect(t.answer(B, 'look-at-proposal', 'proposal-12.1').leisureChoice(B, 'accept-proposal')).toBeUndefined();
  });
});

describe('MU C-treaty: drafted, proposed, accepted', () => {
  test('MU C-objects: who receives a payment is asked only where there are several', () => {
    const paying = (...others: Player[]): Trial =>
      new Trial(table())
        .answer(A, 'draft-treaty', others)
        .answer(A, 'add-clause', 'payment')
        .answer(A, 'clause-party', A);
    expect(paying(B).leisureChoice(A, 'clause-amount')).toBeDefined();
    expect(paying(B, C).leisureChoice(A, 'clause-party')).toMatchObject({ of: [B, C] });
  });
  test('MU C-treaty: nobody is held up, and it takes effect with the last acceptance', () => {
    const t = sent(
      table(),
      ['add-clause', 'right-of-way'],
      ['clause-party', B],
      ['clause-everywhere'],
      ['clause-amount', 0],
      ['last-round', 3],
    );
    expect(t.g.treaties).toEqual({});
    expect(t.leisure(B)?.wanted).toEqual(['look-at-proposal']);
    signed(t);
    expect(firstTreaty(t.g)).toEqual({
      parties: [A, B],
      clauses: [rightOfWay],
      isSecret: false,
      lastRound: 3,
      signed: 1,
    });
    expect(t.g.proposals).toEqual({});
  });
  test('MU clause.right-of-way: until round 3, limited to some territories', () => {
    const t = signed(
      sent(
        table(),
        ['add-clause', 'right-of-way'],
        ['clause-party', B],
        ['clause-territories', ['buda', 'zagreb']],
        ['clause-amount', 0],
        ['last-round', 3],
      ),
    );
    expect(firstTreaty(t.g)?.clauses).toEqual([{ ...rightOfWay, territories: ['buda', 'zagreb'] }]);
  });
  test('MU clause.right-of-way: for so many units at a time, in all his lands together', () => {
    const drafting = sent(
      table(),
      ['add-clause', 'right-of-way'],
      ['clause-party', B],
      ['clause-everywhere'],
      ['clause-amount', 2],
    );
    const { g } = signed(drafting);
    expect(firstTreaty(g)?.clauses).toEqual([{ ...rightOfWay, maxUnits: 2 }]);
    g.armies = { serbia: { [A]: { archer: 2 } }, zagreb: { [A]: { archer: 1 } } };
    const wagon = newVehicle(g, 'war-wagon', 1, A, 'serbia');
    const ways = (archer: number) => waysOf(g, A, { at: 'serbia', army: { archer }, vehicles: [wagon] });
    // One of the two is in Zagreb already.
    expect([ways(1).includes('banat'), ways(2).includes('banat'), ways(2).includes('macedonia')]).toEqual([
      true,
      false,
      true,
    ]);
    delete g.armies.zagreb;
    expect(ways(2)).toContain('banat');
    // Within his lands nobody is counted twice.
    g.armies = { banat: { [A]: { archer: 2 } } };
    g.vehicles.at[wagon] = 'banat';
    expect(waysOf(g, A, { at: 'banat', army: { archer: 2 }, vehicles: [wagon] })).toContain('buda');
  });
  test('MU clause.trade: with a fee of 50 F for every sale until round 4', () => {
    const t = signed(
      sent(
        table(),
        ['add-clause', 'trade'],
        ['clause-party', B],
        ['clause-fee-sale', 50],
        ['clause-fee-purchase', 0],
        ['clause-everywhere'],
        ['last-round', 4],
      ),
    );
    expect(firstTreaty(t.g)?.clauses).toEqual([{ type: 'trade', grantor: B, grantee: A, feePerSale: 50 }]);
  });
  test('MU C-treaty-pay: right of way, non-aggression and 100 F at the signing', () => {
    const t = signed(
      sent(
        table(),
        ['add-clause', 'right-of-way'],
        ['clause-party', B],
        ['clause-everywhere'],
        ['clause-amount', 0],
        ['add-clause', 'non-aggression'],
        ['clause-between', [A, B]],
        ['add-clause', 'payment'],
        ['clause-party', A],
        ['clause-amount', 100],
        ['clause-when', 'signing'],
        ['last-round', 3],
      ),
    );
    expect(firstTreaty(t.g)?.clauses).toHaveLength(3);
    expect([t.g.cash[A], t.g.cash[B]]).toEqual([1500, 1700]);
  });
  test('MU clause.defence: at least six units for the whole game', () => {
    const t = signed(
      sent(table(), ['add-clause', 'defence'], ['clause-party', B], ['clause-amount', 6], ['clause-anybody']),
    );
    expect(firstTreaty(t.g)?.clauses).toEqual([{ type: 'defence', supporter: B, beneficiary: A, minUnits: 6 }]);
    expect(firstTreaty(t.g)?.lastRound).toBeUndefined();
  });
  test('MU clause.attack: a secret pact against one, with at least eight units until round 7', () => {
    const t = signed(
      sent(
        table(),
        ['make-secret'],
        ['add-clause', 'attack'],
        ['clause-party', B],
        ['clause-amount', 8],
        ['clause-against', [C]],
        ['last-round', 7],
      ),
    );
    expect(firstTreaty(t.g)).toMatchObject({
      isSecret: true,
      clauses: [{ type: 'attack', supporter: B, beneficiary: A, minUnits: 8, against: [C] }],
    });
    expect(view(t.g, A).treaties).not.toEqual({});
    expect(view(t.g, C).treaties).toEqual({});
    expect(view(t.g, 'spectator').treaties).toEqual({});
  });
  test('MU clause.stationing, MU clause.free-trade: granted like a right of way', () => {
    const t = signed(
      sent(
        table(),
        ['add-clause', 'stationing'],
        ['clause-party', B],
        ['clause-everywhere'],
        ['add-clause', 'free-trade'],
        ['clause-party', A],
        ['clause-everywhere'],
      ),
    );
    expect(firstTreaty(t.g)?.clauses).toEqual([
      { type: 'stationing', grantor: B, grantee: A },
      { type: 'free-trade', grantor: A, grantee: B },
    ]);
  });
  test('MU clause.custom: in one’s own words, judged by vote alone', () => {
    const t = signed(sent(table(), ['add-clause', 'custom'], ['clause-text', 'Nobody builds in Rome.']));
    expect(firstTreaty(t.g)?.clauses).toEqual([{ type: 'custom', text: 'Nobody builds in Rome.' }]);
  });
  test('MU clause.prisoners: handed over at the signing, free to be placed again', () => {
    const g = table();
    g.prisoners = { [A]: { [B]: { archer: 2, cavalry: 1 } } };
    const t = signed(
      sent(g, ['add-clause', 'prisoners'], ['clause-party', A], ['clause-units', ['archer:1', 'cavalry:1']]),
    );
    expect(t.g.prisoners).toEqual({ [A]: { [B]: { archer: 1 } } });
    expect(t.g.aside.units[B]).toEqual({ archer: 1, cavalry: 1 });
  });
  test('MU C-treaty-pay: whoever cannot give what is due at once cannot accept', () => {
    const t = sent(
      table(),
      ['add-clause', 'payment'],
      ['clause-party', B],
      ['clause-amount', 2000],
      ['clause-when', 'signing'],
    );
    t.answer(B, 'look-at-proposal', 'proposal-12.1');
    expect(t.leisureChoice(B, 'accept-proposal')).toBeUndefined();
    expect(t.leisureChoice(B, 'decline-proposal')).toBeDefined();
  });
  test('MU clause.prisoners: the same prisoners cannot be promised twice', () => {
    const g = table();
    g.prisoners = { [A]: { [B]: { archer: 1 } } };
    const clause = [
      ['add-clause', 'prisoners'],
      ['clause-party', A],
      ['clause-units', ['archer:1']],
    ] as const;
    const t = sent(g, ...clause, ...clause);
    t.answer(B, 'look-at-proposal', 'proposal-12.1');
    expect(t.leisureChoice(B, 'accept-proposal')).toBeUndefined();
  });
  test('MU C-treaty: a counter-proposal takes the place of what it answers', () => {
    const t = sent(table(), ['add-clause', 'custom'], ['clause-text', 'First.']);
    t.answer(B, 'look-at-proposal', 'proposal-12.1').answer(B, 'counter-proposal');
    t.answer(B, 'drop-clause', 'clause-1').answer(B, 'add-clause', 'custom').answer(B, 'clause-text', 'Second.');
    t.answer(B, 'send-draft');
    expect(Object.keys(t.g.proposals)).toEqual(['proposal-12.2']);
    t.answer(A, 'look-at-proposal', 'proposal-12.2').answer(A, 'accept-proposal');
    expect(firstTreaty(t.g)?.clauses).toEqual([{ type: 'custom', text: 'Second.' }]);
  });
  test('MU V-final: nothing is agreed on when the game is scored, whatever somebody had begun before', () => {
    const t = sent(
      table(),
      ['add-clause', 'payment'],
      ['clause-party', A],
      ['clause-amount', 100],
      ['clause-when', 'signing'],
    );
    t.answer(B, 'look-at-proposal', 'proposal-12.1')
      .answer(A, 'draft-treaty', [C])
      .answer(C, 'limit-window', 'entered');
    expect([A, B, C].map(seat => t.leisure(seat)?.prompt)).toEqual(['draft-treaty', 'answer-proposal', 'limit-window']);
    for (const over of ['isScoring', 'isCutOff'] as const) {
      const g = game.copy(t.g);
      g[over] = true;
      expect([A, B, C].map(seat => game.atLeisure(g, seat))).toEqual([undefined, undefined, undefined]);
      expect(game.refusalOf(g, { seat: B, kind: 'accept-proposal' })).toBeDefined();
    }
  });
  test('MU C-treaty: only its parties see a proposal', () => {
    const t = sent(table(), ['add-clause', 'custom'], ['clause-text', 'Between us.']);
    expect(Object.keys(view(t.g, B).proposals)).toEqual(['proposal-12.1']);
    expect(view(t.g, C).proposals).toEqual({});
  });
  test('MU C-treaty: three parties, all must accept', () => {
    const t = new Trial(table());
    t.answer(A, 'draft-treaty', [B, C]).answer(A, 'add-clause', 'non-aggression');
    t.answer(A, 'clause-between', [A, B, C]).answer(A, 'send-draft');
    t.answer(B, 'look-at-proposal', 'proposal-123.1').answer(B, 'accept-proposal');
    expect(t.g.treaties).toEqual({});
    t.answer(C, 'look-at-proposal', 'proposal-123.1').answer(C, 'accept-proposal');
    expect(firstTreaty(t.g)?.parties).toEqual([A, B, C]);
  });
});

describe('MU C-breach: broken and ended', () => {
  test('MU C-end: all parties agree to end it, and nobody pays', () => {
    const t = new Trial(table({ treaties: [pact(nonAggression)] }));
    t.answer(A, 'offer-end', 'treaty-1').answer(B, 'look-at-proposal', 'proposal-12.1').answer(B, 'accept-proposal');
    expect(t.g.treaties).toEqual({});
    expect([t.g.honour[A], t.g.honour[B]]).toEqual([10, 10]);
  });
  test('MU C-breach: whoever breaks it loses 2 honour, and it is over', () => {
    const t = new Trial(table({ treaties: [pact(nonAggression)] })).answer(A, 'break-treaty', 'treaty-1');
    expect(t.g.treaties).toEqual({});
    expect(t.g.honour[A]).toBe(8);
  });
  test('MU C-end: once it is over nobody is asked any more whether it is to end', () => {
    const t = new Trial(table({ treaties: [pact(nonAggression)] })).answer(A, 'offer-end', 'treaty-1');
    t.answer(B, 'look-at-proposal', 'proposal-12.1').answer(A, 'break-treaty', 'treaty-1');
    expect(t.g.proposals).toEqual({});
    expect(t.leisure(B)?.choices.map(({ kind }) => kind)).toEqual(['leave-proposal']);
    expect(t.leisureChoice(A, 'withdraw-proposal')).toBeUndefined();
  });
  test('MU V-ingame-breach: two for each treaty', () => {
    const g = table({ treaties: [pact(nonAggression), pact(rightOfWay)] });
    const t = new Trial(g).answer(A, 'break-treaty', 'treaty-1').answer(A, 'break-treaty', 'treaty-2');
    expect(t.g.honour[A]).toBe(6);
  });
  test('MU C-breach-vote: the treaty is made public, all vote, the majority decides', () => {
    const support: Clause = { type: 'defence', supporter: A, beneficiary: B, minUnits: 5 };
    const g = table({ round: 4, treaties: [{ ...pact(support), lastRound: 6 }] });
    g.treaties['treaty-1']!.isSecret = true;
    const t = new Trial(g).answer(B, 'complain-of', `treaty-1#${A}`);
    expect(view(t.g, C).treaties).not.toEqual({});
    expect(t.asked.map(({ seat }) => seat)).toEqual([A, B, C]);
    t.answer(A, 'vote-no-breach').answer(B, 'vote-breach').answer(C, 'vote-breach');
    expect(t.g.honour[A]).toBe(8);
    expect(t.g.treaties).toEqual({});
  });
  test('MU C-breach-vote: a tie means no breach; one complaint for each treaty and round', () => {
    const realms = ['byzantium', 'hungary', 'mamluks', 'golden-horde'] as const;
    const g = table({ realms, treaties: [pact({ type: 'custom', text: 'Be nice.' })] });
    const t = new Trial(g).answer(B, 'complain-of', `treaty-1#${A}`);
    t.answer(A, 'vote-no-breach').answer(B, 'vote-breach').answer(C, 'vote-breach');
    t.answer('player-4', 'vote-no-breach');
    expect(t.g.honour[A]).toBe(10);
    expect(t.g.treaties['treaty-1']).toBeDefined();
    expect(t.leisureChoice(B, 'complain-of')).toBeUndefined();
  });
  test('MU C-treaty-leave: whoever loses the right to be there must go before the next phase 5 is over', () => {
    const g = table({ treaties: [pact(rightOfWay)], armies: { buda: { [A]: { archer: 1 } } } }, 4);
    g.lastControl = { buda: B };
    const t = new Trial(g).answer(B, 'break-treaty', 'treaty-1');
    expect(t.g.overstaying).toEqual([{ player: A, host: B, at: 'buda', until: 1 }]);
  });
});

describe('MU C-treaty-pay: what is owed in every round', () => {
  const owing = (florin: number): MU =>
    table({ treaties: [pact({ type: 'payment', from: A, to: B, amount: florin, when: 'each-round' })] }, 3);
  test('MU clause.payment: paid at the end of phase 3', () => {
    const t = new Trial(owing(100), beginDues());
    expect(t.isOver).toBe(true);
    expect([t.g.cash[A], t.g.cash[B]]).toEqual([1500, 1700]);
  });
  test('MU clause.payment: who cannot pay may borrow, or has broken the treaty', () => {
    const g = owing(2000);
    const t = new Trial(g, beginDues()).answer(A, 'take-loan');
    expect([t.g.cash[A], t.g.cash[B]]).toEqual([100, 3600]);
    const broke = new Trial(owing(2200), beginDues());
    broke.answer(A, 'take-loan');
    expect(broke.g.treaties).toEqual({});
    expect(broke.g.honour[A]).toBe(8);
  });
});

describe('MU C-support: units under another’s orders', () => {
  const defended = (units: number): MU =>
    table({
      round: 4,
      wars: [[B, C, { from: 1 }]],
      treaties: [pact({ type: 'defence', supporter: A, beneficiary: B, minUnits: 5 })],
      armies: { thrace: { [A]: { archer: units } } },
    });
  test('MU C-support: called, the supporter designates at least so many', () => {
    const t = new Trial(defended(6)).answer(B, 'call-support', 'treaty-1#0');
    expect(t.choice(A, 'designate')).toMatchObject({ min: 5 });
    t.answer(
      A,
      'designate',
      [1, 2, 3, 4, 5].map(i => `thrace/archer:${i}`),
    );
    expect(t.g.supports).toMatchObject([
      { supporter: A, beneficiary: B, units: [{ at: 'thrace', army: { archer: 5 } }] },
    ]);
  });
  test('MU C-support: a treaty that ends while the supporter thinks about it asks nothing more', () => {
    const t = new Trial(defended(6)).answer(B, 'call-support', 'treaty-1#0');
    expect(t.question(A).prompt).toBe('designate-support');
    t.g.treaties = {};
    t.g.supports = [];
    t.answer(C, 'arm-window', 'between-turns');
    expect(t.isOver).toBe(true);
  });
  test('MU C-support: it ends with the war, and who was called must go home', () => {
    const g = defended(6);
    g.armies.buda = { [A]: { archer: 1 } };
    g.lastControl = { buda: B };
    g.supports = [{ treaty: 'treaty-1', clause: 0, supporter: A, beneficiary: B, minUnits: 5, round: 4 }];
    makePeace(g, B, C);
    expect(g.supports).toEqual([]);
    expect(g.overstaying).toEqual([{ player: A, host: B, at: 'buda', until: 5 }]);
  });
  test('MU C-support: too few units is a breach', () => {
    const t = new Trial(defended(4)).answer(B, 'call-support', 'treaty-1#0');
    expect(t.g.treaties).toEqual({});
    expect(t.g.honour[A]).toBe(8);
  });
  test('MU C-support: the beneficiary orders, the supporter refuses, a complaint is possible', () => {
    const g = defended(6);
    g.supports = [
      {
        treaty: 'treaty-1',
        clause: 0,
        supporter: A,
        beneficiary: B,
        minUnits: 5,
        round: 4,
        units: [{ at: 'thrace', army: { archer: 5 } }],
      },
    ];
    const t = new Trial(g, beginOrders(A));
    t.answer(B, 'order-from', 'thrace').answer(B, 'order-to', 'bulgaria').answer(A, 'refuse-order');
    expect(t.returned).toBe(false);
    expect(t.leisureChoice(B, 'complain-of')).toMatchObject({ of: [`treaty-1#${A}`] });
  });
});

describe('MU C-support: a call that waits until the battle round is over', () => {
  const called = (): Trial => {
    const g = table({
      wars: [[B, C, { from: 1, by: C }]],
      treaties: [pact({ type: 'defence', supporter: A, beneficiary: B, minUnits: 5 })],
      armies: { thrace: { [A]: { archer: 1 } } },
    });
    g.battle = {
      at: 'banat',
      round: 1,
      sides: { attacker: newSide(C, 1), defender: newSide(B, 1) },
    };
    return new Trial(g).answer(B, 'call-support', 'treaty-1#0');
  };
  /** Between two rounds what was agreed on takes effect, before the next question. */
  const paused = (t: Trial): Trial => {
    t.g.battle!.isBetweenRounds = true;
    return t.answer(C, 'arm-window', 'between-turns');
  };
  test('MU C-support: it is made once', () => {
    const t = called();
    expect([t.g.agreed.length, t.leisureChoice(B, 'call-support')]).toEqual([1, undefined]);
    expect(paused(t).g.honour[A]).toBe(8);
  });
  test('MU clause.defence: a war that has ended before calls nobody, and nobody breaks his word', () => {
    const t = called();
    t.answer(C, 'offer-peace', B).answer(B, 'look-at-proposal', 'proposal-23.1').answer(B, 'accept-proposal');
    t.g.agreed.reverse();
    paused(t);
    expect([toldTypes(t).includes('support-called'), t.g.honour[A], t.g.supports]).toEqual([false, 10, []]);
    expect(Object.keys(t.g.treaties)).toEqual(['treaty-1']);
  });
});

describe('MU C-support: who may call whom', () => {
  const pacts = (by: typeof B | typeof C) => {
    const g = table({
      round: 4,
      treaties: [
        pact(
          { type: 'defence', supporter: A, beneficiary: B, minUnits: 1 },
          { type: 'attack', supporter: A, beneficiary: B, minUnits: 1 },
        ),
      ],
    });
    declareWar(g, by, by === B ? C : B);
    g.round = 5;
    return new Trial(g).leisureChoice(B, 'call-support');
  };
  test('MU clause.defence: only in a war that was brought upon the beneficiary', () => {
    expect(pacts(C)).toMatchObject({ of: ['treaty-1#0'] });
  });
  test('MU clause.attack: only in a war that the beneficiary has opened', () => {
    expect(pacts(B)).toMatchObject({ of: ['treaty-1#1'] });
  });
  test('MU C-war-hostile: whoever has declared a war has opened it, whoever strikes first in it', () => {
    const struck = (by: typeof B | typeof C) => {
      const g = table({ round: 4 });
      declareWar(g, B, C);
      openHostilities(g, by, by === B ? C : B);
      return g.wars;
    };
    expect(struck(B)).toEqual({ [`${B} ${C}`]: { from: 4, by: B } });
    expect(struck(C)).toEqual({ [`${B} ${C}`]: { from: 4, by: B } });
  });
});

describe('MU C-allied: who may stand where', () => {
  test('MU C-allied: a pact between others, in a treaty of three, makes nobody an ally', () => {
    const three = {
      parties: [A, B, C],
      clauses: [{ type: 'defence', supporter: A, beneficiary: C, minUnits: 1 } as Clause],
    };
    const g = table({
      treaties: [three],
      armies: { buda: { [A]: { archer: 1 }, [B]: { archer: 1 }, [C]: { archer: 1 } } },
    });
    g.battle = { at: 'buda', round: 1, sides: { attacker: newSide(C, 1), defender: newSide(B, 1) } };
    expect(areAlliesAt(g, A, B, 'buda')).toBe(false);
    expect(areAlliesAt(g, A, C, 'buda')).toBe(true);
  });

  test('MU C-allied: a supporter that was called is a guest of the beneficiary', () => {
    const g = table({ treaties: [pact({ type: 'defence', supporter: A, beneficiary: B, minUnits: 1 })] });
    expect(isGuestOf(g, A, B, 'buda')).toBe(false);
    g.supports = [{ treaty: 'treaty-1', clause: 0, supporter: A, beneficiary: B, minUnits: 1, round: 1 }];
    expect(isGuestOf(g, A, B, 'buda')).toBe(true);
    g.wars[`${A} ${B}`] = { from: 1 };
    expect(isGuestOf(g, A, B, 'buda')).toBe(false);
  });
  test('MU C-allied: any friendly clause lets trade vehicles pass', () => {
    expect(letsTradePass(table(), A, B)).toBe(false);
    expect(letsTradePass(table({ treaties: [pact(nonAggression)] }), A, B)).toBe(true);
    expect(letsTradePass(table({ treaties: [pact({ type: 'custom', text: 'x' })] }), A, B)).toBe(false);
  });
});

describe('MU A-windows-arming: who wants to be asked', () => {
  test('MU A-windows-arming: off unless armed for three of them, and each seat for itself', () => {
    const g = table();
    expect(isArmed(g, A, 'between-turns')).toBe(false);
    expect(isArmed(g, A, 'entered')).toBe(true);
    const t = new Trial(g).answer(A, 'arm-window', 'between-turns').answer(A, 'disarm-window', 'entered');
    expect(isArmed(t.g, A, 'between-turns')).toBe(true);
    expect(isArmed(t.g, A, 'entered')).toBe(false);
    expect(isArmed(t.g, B, 'between-turns')).toBe(false);
    t.answer(A, 'disarm-window', 'between-turns').answer(A, 'arm-window', 'entered');
    expect(t.g.armed).toEqual({});
  });
  test('MU A-windows-arming: limited to named territories', () => {
    const t = new Trial(table()).answer(A, 'limit-window', 'move-step').answer(A, 'limit-to', ['thrace']);
    expect(isArmed(t.g, A, 'move-step', 'thrace')).toBe(true);
    expect(isArmed(t.g, A, 'move-step', 'buda')).toBe(false);
  });
  test('MU window.between-turns: nobody is asked unless armed', () => {
    const g = table();
    g.cards.held[A] = ['realm-22'];
    expect(new Trial(g, beginWindow('between-turns', [A, B, C])).isOver).toBe(true);
  });
});

describe('MU 0-length-time: the time is up', () => {
  test('MU 0-length-time: all agree, and this round is the last', () => {
    const t = new Trial(table()).answer(A, 'offer-time');
    t.answer(B, 'look-at-proposal', 'proposal-123.1').answer(B, 'accept-proposal');
    expect(t.g.isTimeUp).toBeUndefined();
    t.answer(C, 'look-at-proposal', 'proposal-123.1').answer(C, 'accept-proposal');
    expect(t.g.isTimeUp).toBe(true);
    // Whoever comes back later has not heard of it.
    expect(view(t.g, A).isTimeUp).toBe(true);
  });
});
