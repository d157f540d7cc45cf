import { greedy } from '@hegemon/bots';
import { askAtLeisure } from '@hegemon/bots/leisure';
import type { Answer, Style } from '@hegemon/kernel';
import { seedFor } from '@hegemon/testkit';
import { describe, expect, test } from 'vitest';
import { figuresIn, reckoned } from '../src/bots/terms.js';
import { newVehicle } from '../src/deeds/vehicles.js';
import { beginPurchases, beginTaxes } from '../src/frames/economy.js';
import { beginTrade } from '../src/frames/trade.js';
import { medioevoUniversale as game } from '../src/game.js';
import type { MU } from '../src/state.js';
import type { Clause } from '../src/treaties.js';
import type { Army } from '../src/troops.js';
import { type Arrangement, arranged } from './arrange.js';
import { Trial, game as trading } from './table.js';
import { changed } from './thoughts.js';
import { BYZANTIUM, HUNGARY, LI, MAMLUKS } from './warfare.js';

describe('MU C: bots: diplomacy', () => {
  const answerTo = (clauses: Clause[], bot = greedy): Answer | undefined => {
    const g = arranged({ armies: {}, round: 2 });
    g.phase = 4;
    g.proposals['proposal-1'] = {
      from: HUNGARY,
      to: [BYZANTIUM],
      accepted: [],
      type: 'treaty',
      treaty: { parties: [HUNGARY, BYZANTIUM], clauses, isSecret: false },
    };
    const t = new Trial(g, beginPurchases());
    const look = askAtLeisure(game, t.g, BYZANTIUM, bot, seedFor('look', 'x'));
    expect(look?.answer).toEqual({ kind: 'look-at-proposal', arg: 'proposal-1' });
    t.answer(BYZANTIUM, 'look-at-proposal', 'proposal-1');
    return askAtLeisure(game, t.g, BYZANTIUM, bot, seedFor('answer', 'x'))?.answer;
  };
  test('MU clause.non-aggression: bots accept what does no harm', () => {
    const peace: Clause = { type: 'non-aggression', between: [HUNGARY, BYZANTIUM] };
    expect(answerTo([peace])).toEqual({ kind: 'accept-proposal' });
    const grant = { type: 'trade', grantor: HUNGARY, grantee: BYZANTIUM } as const;
    expect(answerTo([grant])).toEqual({ kind: 'accept-proposal' });
  });
  test('MU clause.payment: bots do not pay for nothing, nor for little', () => {
    const tribute: Clause = { type: 'payment', from: BYZANTIUM, to: HUNGARY, amount: 600, when: 'signing' };
    expect(answerTo([tribute])).toEqual({ kind: 'decline-proposal' });
    const rent: Clause = { type: 'payment', from: BYZANTIUM, to: HUNGARY, amount: 200, when: 'each-round' };
    expect(answerTo([{ type: 'non-aggression', between: [HUNGARY, BYZANTIUM] }, rent])).toEqual({
      kind: 'decline-proposal',
    });
  });
  test('MU C: bots seldom offer anything of themselves, and then not to attack each other', () => {
    const offered = (g: MU): Answer | undefined =>
      askAtLeisure(game, g, BYZANTIUM, greedy, seedFor('offer', 'x'))?.answer;
    const g = arranged({ armies: { buda: { 'player-2': { cavalry: 3 } } }, round: 1, options: { rounds: 8 } });
    g.phase = 4;
    const shopping = new Trial(g, beginPurchases());
    expect(offered(shopping.g)).toBeUndefined();
    const taxing = arranged({ armies: { buda: { 'player-2': { cavalry: 3 } } }, round: 1, options: { rounds: 8 } });
    taxing.phase = 3;
    const t = new Trial(taxing, beginTaxes());
    const first = offered(t.g);
    expect(first).toEqual({ kind: 'draft-treaty', arg: [HUNGARY] });
    for (let next = first, count = 0; next && count < 6; count++) {
      t.answer(BYZANTIUM, next.kind, next.arg);
      next = t.g.leisure ? offered(t.g) : undefined;
    }
    const [proposal] = Object.values(t.g.proposals);
    expect(proposal).toMatchObject({ type: 'treaty', from: BYZANTIUM, to: [HUNGARY] });
    expect(proposal?.type === 'treaty' && proposal.treaty.clauses).toEqual([
      { type: 'non-aggression', between: expect.arrayContaining([BYZANTIUM, HUNGARY]) },
    ]);
    // MU C-end For a while, not for ever.
    expect(proposal?.type === 'treaty' && proposal.treaty.lastRound).toBe(5);
    expect(offered(t.g)).not.toMatchObject({ arg: [HUNGARY] });
  });
  test('MU C-war-peace: bots that are weaker ask for peace', () => {
    const g = arranged({
      armies: { buda: { 'player-2': { cavalry: 3 } } },
      wars: [[BYZANTIUM, HUNGARY, { from: 1 }]],
      round: 2,
    });
    g.phase = 3;
    const t = new Trial(g, beginTaxes());
    expect(askAtLeisure(game, t.g, BYZANTIUM, greedy, seedFor('peace', 'x'))?.answer).toEqual({
      kind: 'offer-peace',
      arg: HUNGARY,
    });
  });

  /** Beside a great city with few guards stands an army of cavalry with a wagon, where the trade of a round is going on. */
  const beside = (what: Pick<Arrangement, 'round' | 'treaties' | 'wars'> & { guards?: Army }): MU => {
    const { guards = LI, round = 4, ...rest } = what;
    const g = arranged({
      armies: { wallachia: { [BYZANTIUM]: { cavalry: 3 } }, kronstadt: { [HUNGARY]: guards } },
      markers: { wallachia: BYZANTIUM },
      options: { rounds: 8 },
      round,
      ...rest,
    });
    g.phase = 6;
    g.buildings.civil.kronstadt = 3;
    newVehicle(g, 'war-wagon', 1, BYZANTIUM, 'wallachia');
    return new Trial(g, beginTrade()).g;
  };
  const idly = (g: MU): Answer | undefined => askAtLeisure(trading, g, BYZANTIUM, greedy, seedFor('war', 'x'))?.answer;
  const war: Answer = { kind: 'declare-war', arg: HUNGARY };
  test('MU C-war-declare: bots declare war on whoever guards a rich city badly', () => {
    expect(idly(beside({}))).toEqual(war);
  });
  test('MU C-breach: bots do not break a treaty for it', () => {
    const clauses: Clause[] = [{ type: 'non-aggression', between: [BYZANTIUM, HUNGARY] }];
    expect(idly(beside({ treaties: [{ parties: [BYZANTIUM, HUNGARY], clauses }] }))).toBeUndefined();
  });
  test('MU C-war-declare: bots declare no war on the stronger, nor for a city that is guarded well', () => {
    expect(idly(beside({ guards: { cavalry: 4 } }))).toBeUndefined();
    const elsewhere = beside({});
    elsewhere.armies.buda = { [HUNGARY]: { cavalry: 6 } };
    expect(idly(elsewhere)).toBeUndefined();
  });
  test('MU C-war-declare: bots begin no war when the game is nearly over, nor a second one', () => {
    expect(idly(beside({ round: 7 }))).toBeUndefined();
    expect(idly(beside({ round: 8 }))).toBeUndefined();
    expect(idly(beside({ wars: [[BYZANTIUM, MAMLUKS, { from: 2 }]] }))).not.toEqual(war);
  });
  test('MU C-war-declare: bots declare no war that one of the two has declared already', () => {
    for (const [by, on] of [
      [BYZANTIUM, HUNGARY],
      [HUNGARY, BYZANTIUM],
    ] as const) {
      const waiting = changed(beside({}), after => void after.agreed.push({ type: 'war', by, on }));
      expect(idly(waiting)).not.toMatchObject({ kind: 'declare-war' });
      expect(idly(beside({ wars: [[BYZANTIUM, HUNGARY, { from: 5, by }]] }))).not.toMatchObject({
        kind: 'declare-war',
      });
    }
    // MU C-breach Nor one by which they would break what they have just agreed on.
    const clauses: Clause[] = [{ type: 'non-aggression', between: [BYZANTIUM, HUNGARY] }];
    const signing = changed(beside({}), after => {
      const treaty = { parties: [HUNGARY, BYZANTIUM], clauses, isSecret: false };
      const proposal = { type: 'treaty', treaty, from: HUNGARY, to: [BYZANTIUM], accepted: [BYZANTIUM] } as const;
      after.agreed.push({ type: 'proposal', proposal: { ...proposal, to: [BYZANTIUM], accepted: [BYZANTIUM] } });
    });
    expect(idly(signing)).not.toMatchObject({ kind: 'declare-war' });
  });
  test('MU C-treaty: bots draft no treaty with whom has just offered them one', () => {
    const offered = arranged({ armies: { buda: { 'player-2': { cavalry: 3 } } }, round: 1, options: { rounds: 8 } });
    offered.phase = 3;
    const { g } = new Trial(offered, beginTaxes());
    const hints = (): readonly Answer[] => game.hints(g, game.atLeisure(g, BYZANTIUM)!).map(({ answer }) => answer);
    expect(hints()).toContainEqual({ kind: 'draft-treaty', arg: [HUNGARY] });
    const treaty = { parties: [HUNGARY, BYZANTIUM], clauses: [], isSecret: false };
    g.agreed.push({
      type: 'proposal',
      proposal: { type: 'treaty', treaty, from: HUNGARY, to: [BYZANTIUM], accepted: [BYZANTIUM] },
    });
    expect(hints()).not.toContainEqual({ kind: 'draft-treaty', arg: [HUNGARY] });
  });
  test('MU C-war-declare: a declared war counts by what it promises, more to the aggressive than to builders', () => {
    const g = beside({});
    const declared = changed(g, after => {
      after.agreed.push({ type: 'war', by: BYZANTIUM, on: HUNGARY });
    });
    const [before, after] = [figuresIn(reckoned(g), BYZANTIUM), figuresIn(reckoned(declared), BYZANTIUM)];
    expect(after.campaign).toBeGreaterThan(before.campaign);
    expect(after.wars).toBeGreaterThan(0);
    const odds = (state: MU, style: Style): number => Math.log(1 / game.worth(state, BYZANTIUM, style) - 1);
    const gainOf = (style: Style): number => odds(g, style) - odds(declared, style);
    expect(gainOf('aggressive')).toBeGreaterThan(gainOf('builder') + 0.1);
  });
  test('MU C-war-peace: bots go on with a war as long as it promises something, and then ask for peace', () => {
    const wars: Arrangement['wars'] = [[BYZANTIUM, HUNGARY, { from: 4, by: BYZANTIUM }]];
    expect(idly(beside({ wars }))).toBeUndefined();
    expect(idly(beside({ wars, guards: { cavalry: 4 } }))).toEqual({ kind: 'offer-peace', arg: HUNGARY });
  });
  test('MU C-war-peace: bots refuse peace while a prize lies open before them, and accept it otherwise', () => {
    const reply = (guards: Army): Answer | undefined => {
      const g = beside({ guards, wars: [[BYZANTIUM, HUNGARY, { from: 4, by: BYZANTIUM }]] });
      g.proposals['proposal-1'] = { type: 'peace', from: HUNGARY, to: [BYZANTIUM], accepted: [] };
      trading.apply(g, { seat: BYZANTIUM, kind: 'look-at-proposal', arg: 'proposal-1' });
      return idly(g);
    };
    expect(reply(LI)).toEqual({ kind: 'decline-proposal' });
    expect(reply({ cavalry: 4 })).toEqual({ kind: 'accept-proposal' });
  });
});
