import type { Player } from '../../ids.js';
import type { MU } from '../../state.js';
import type { Clause, Proposal, Treaty } from '../../treaties.js';

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

/** What was paid or handed over at the signing is over and done. */
const isLasting = (clause: Clause): boolean =>
  clause.type !== 'prisoners' && (clause.type !== 'payment' || clause.when !== 'signing');
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
    for (const clause of treaty.clauses) if (isLasting(clause)) sum += valueOfClause(clause, seat);
  }
  for (const id in g.proposals) {
    const proposal = g.proposals[id as keyof typeof g.proposals]!;
    if (proposal.from === seat) sum += OFFERED * Math.min(1, worthOffering(proposal, seat));
  }
  for (const agreed of g.agreed)
    if (agreed.type === 'proposal' && [agreed.proposal.from, ...agreed.proposal.to].includes(seat))
      sum += worthOffering(agreed.proposal, seat);
  return sum;
};
