import type { Proposal, ProposalId } from '../../../src/treaties.js';
import type { MUView } from '../../../src/view.js';

/**
 * A counter-proposal takes the place of what it answers, which is then nowhere on the table. Whoever has had it before him
 * remembers it, so that it can be shown what was changed. By match and eyes: nobody remembers what another has read.
 */
const seen = new Map<string, Map<ProposalId, Proposal>>();
const memoryOf = (match: string, eyes: string): Map<ProposalId, Proposal> => {
  const key = `${match} ${eyes}`;
  const known = seen.get(key) ?? new Map<ProposalId, Proposal>();
  seen.set(key, known);
  return known;
};
export const remember = (match: string, eyes: string, { proposals }: Pick<MUView, 'proposals'>): void => {
  for (const [id, proposal] of Object.entries(proposals) as [ProposalId, Proposal][])
    memoryOf(match, eyes).set(id, proposal);
};
export const remembered = (match: string, eyes: string, id: ProposalId | undefined): Proposal | undefined =>
  id === undefined ? undefined : memoryOf(match, eyes).get(id);
