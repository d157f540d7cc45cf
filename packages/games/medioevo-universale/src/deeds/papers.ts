import type { Player } from '../ids.js';
import { circleOf } from '../rules/papers.js';
import type { MU } from '../state.js';
import type { Proposal, ProposalId, Treaty, TreatyId } from '../treaties.js';

const numbered = (g: MU, name: string): number => {
  const number = (g.papers[name] ?? 0) + 1;
  g.papers[name] = number;
  return number;
};

/** A name that says nothing to anybody of what is written among others: numbered within the circle that knows of it. @rule MU C-treaty */
export const nameProposal = (g: MU, { from, to }: Proposal): ProposalId => {
  const name: ProposalId = `proposal-${circleOf(g, [from, ...to])}.`;
  return `${name}${numbered(g, name)}`;
};
export const nameTreaty = (g: MU, { isSecret, parties }: Pick<Treaty, 'isSecret' | 'parties'>): TreatyId => {
  const name: TreatyId = isSecret ? `treaty-${circleOf(g, parties as readonly Player[])}.` : 'treaty-';
  return `${name}${numbered(g, name)}`;
};
