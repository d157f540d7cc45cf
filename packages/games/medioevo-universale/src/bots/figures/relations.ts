import type { Player } from '../../ids.js';
import { isGivenAtOnce } from '../../rules/agreements.js';
import { areAtWar, arePair, mayAnswer, mayFight } from '../../rules/relations.js';
import type { MU } from '../../state.js';
import type { Clause, Proposal, Treaty } from '../../treaties.js';
import { isAnyIn } from '../position.js';

/** What a clause is worth to a party, where 1 is not to be attacked by a neighbour; payments count by the hundred. */
const GRANTED = { trade: 0.6, 'right-of-way': 0.2, stationing: 0.2, 'free-trade': 0.2 } as const;
const GRANTING = { trade: 0.05, 'right-of-way': -0.1, stationing: -0.6, 'free-trade': -0.2 } as const;
const SUPPORTED = 0.4;
const SUPPORTING = -0.8;
const PER_DEAL = 0.5;
/** So many rounds a payment in every round is thought to last. */
const LASTING = 4;

const valueOfClause = (clause: Clause, seat: Player): number => {
  switch (clause.type) {
    case 'non-aggression':
      return clause.between.includes(seat) ? clause.between.length - 1 : 0;
    case 'defence':
    case 'attack':
      if (clause.beneficiary === seat) return SUPPORTED;
      return clause.supporter === seat ? SUPPORTING * Math.max(1, clause.minUnits / 4) : 0;
    case 'payment': {
      const side = clause.to === seat ? 1 : clause.from === seat ? -1 : 0;
      const times = clause.when === 'signing' ? 1 : clause.when === 'each-round' ? LASTING : PER_DEAL;
      return (side * times * clause.amount) / 100;
    }
    case 'prisoners':
      return clause.to === seat ? 1 : clause.from === seat ? -1 : 0;
    // What a war is worth, its own figure says.
    case 'peace':
    case 'truce':
    case 'custom':
      return 0;
    default: {
      const fees = clause.type === 'trade' ? (clause.feePerSale ?? 0) + (clause.feePerPurchase ?? 0) : 0;
      if (clause.grantee === seat) return Math.max(0, GRANTED[clause.type] - fees / 200);
      return clause.grantor === seat ? GRANTING[clause.type] + Math.min(0.3, fees / 500) : 0;
    }
  }
};
export const valueOfTreaty = ({ clauses }: Pick<Treaty, 'clauses'>, seat: Player): number =>
  clauses.reduce((sum, clause) => sum + valueOfClause(clause, seat), 0);

/** So much of a treaty is in an offer that has not been answered yet. */
const OFFERED = 0.3;
const PEACE = 1;

const worthOffering = (proposal: Proposal, seat: Player): number => {
  if (proposal.type === 'treaty') return valueOfTreaty(proposal.treaty, seat);
  return proposal.type === 'peace' ? PEACE : 0;
};

/** @rule MU C-treaty What the treaties of a seat are worth to it, and a little of what it has offered. */
export const treatiesFigure = (g: MU, seat: Player): number => {
  let sum = 0;
  for (const id in g.treaties) {
    const treaty = g.treaties[id as keyof typeof g.treaties]!;
    if (!treaty.parties.includes(seat)) continue;
    // What was given at the signing is over and done.
    for (const clause of treaty.clauses) if (!isGivenAtOnce(clause)) sum += valueOfClause(clause, seat);
  }
  for (const id in g.proposals) {
    const proposal = g.proposals[id as keyof typeof g.proposals]!;
    if (proposal.from === seat) sum += OFFERED * Math.min(1, worthOffering(proposal, seat));
  }
  // What peace is worth, the wars that are over say.
  for (const agreed of g.agreed)
    if (agreed.type === 'proposal' && agreed.proposal.type === 'treaty')
      sum += valueOfTreaty(agreed.proposal.treaty, seat);
  return sum;
};

/** Quicker than asking for everybody: hardly ever is there any war at all. */
export const isAnyWar = (g: MU): boolean => isAnyIn(g.wars) || g.agreed.length > 0;

const makesPeace = (proposal: Proposal, a: Player, b: Player): boolean => {
  if (proposal.type === 'peace') return arePair(a, b)(proposal.from, proposal.to[0]);
  if (proposal.type !== 'treaty') return false;
  return proposal.treaty.clauses.some(
    clause => clause.type === 'peace' && clause.between.includes(a) && clause.between.includes(b),
  );
};
/** @rule MU C-war-declare @rule MU C-war-peace Is there war between the two? What was declared or agreed is as good as done. */
export const isWarBetween = (g: MU, a: Player, b: Player): boolean => {
  let isWar = areAtWar(g, a, b);
  for (const agreed of g.agreed) {
    if (agreed.type === 'war' && arePair(a, b)(agreed.by, agreed.on)) isWar = true;
    else if (agreed.type === 'proposal' && makesPeace(agreed.proposal, a, b)) isWar = false;
  }
  return isWar;
};
/** @rule MU C-war-hostile May the one attack the other now, and lose no honour by it? */
export const mayStrike = (g: MU, by: Player, other: Player): boolean =>
  mayFight(g, by, other) || mayAnswer(g, by, other);
