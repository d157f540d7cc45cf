import type { Offer } from '../events/diplomacy.js';
import { tell } from '../events.js';
import type { Player } from '../ids.js';
import type { MU } from '../state.js';
import type { Proposal, ProposalId } from '../treaties.js';
import { nameProposal } from './papers.js';
import { termsOf } from './treaties.js';

const offerIn = (g: MU, proposal: Proposal): Offer => {
  const concerned = { from: proposal.from, to: [...proposal.to] };
  if (proposal.type === 'treaty') return { ...concerned, type: 'treaty', treaty: termsOf(proposal.treaty) };
  if (proposal.type !== 'end') return { ...concerned, type: proposal.type };
  return { ...concerned, type: 'end', treaty: termsOf(g.treaties[proposal.treaty]!) };
};
/** Only those whom it concerns hear of a proposal, and of what it is. */
const whisper = (
  g: MU,
  id: ProposalId,
  type: 'proposed' | 'accepted' | 'declined' | 'withdrawn',
  by?: Player,
): void => {
  const offer = offerIn(g, g.proposals[id]!);
  const { from, to } = offer;
  const facts = { proposal: id, offer, ...(by && { by }) };
  tell(g, type, {}, Object.fromEntries([from, ...to].map(player => [player, facts])));
};

/** @rule MU C Put to the others; nobody is held up. */
export const propose = (g: MU, proposal: Proposal): void => {
  const id = nameProposal(g, proposal);
  g.proposals[id] = proposal;
  g.proposed[proposal.from] = (g.proposed[proposal.from] ?? 0) + 1;
  whisper(g, id, 'proposed');
};

/** @rule MU C-treaty With the last acceptance it is agreed on, and takes effect at the next place between two steps. */
export const accept = (g: MU, id: ProposalId, by: Player): void => {
  const proposal = g.proposals[id]!;
  whisper(g, id, 'accepted', by);
  proposal.accepted.push(by);
  if (!proposal.to.every(player => proposal.accepted.includes(player))) return;
  delete g.proposals[id];
  g.agreed.push({ type: 'proposal', proposal });
};

export const decline = (g: MU, id: ProposalId, by: Player): void => {
  whisper(g, id, 'declined', by);
  delete g.proposals[id];
};

export const withdraw = (g: MU, id: ProposalId): void => {
  whisper(g, id, 'withdrawn');
  delete g.proposals[id];
};
