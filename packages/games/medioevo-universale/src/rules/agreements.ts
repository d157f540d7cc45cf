import type { Player } from '../ids.js';
import type { MU } from '../state.js';
import type { Clause, Proposal } from '../treaties.js';
import type { Troop } from '../troops.js';
import { TROOPS } from './armies.js';
import { areAtWar } from './relations.js';

/** @rule MU C-treaty-pay What one of the parties gives at the signing. */
export const dueAtSigning = (clauses: readonly Clause[], player: Player): number =>
  clauses.reduce(
    (sum, clause) =>
      clause.type === 'payment' && clause.when === 'signing' && clause.from === player ? sum + clause.amount : sum,
    0,
  );

/** Does he hold all the prisoners he is to hand over, in whatever clauses? */
const holdsPrisoners = (g: MU, clauses: readonly Clause[], from: Player): boolean =>
  g.order.every(to => {
    const held = g.prisoners[from]?.[to] ?? {};
    const promised = (troop: Troop): number =>
      clauses.reduce(
        (sum, clause) =>
          clause.type === 'prisoners' && clause.from === from && clause.to === to
            ? sum + (clause.units[troop] ?? 0)
            : sum,
        0,
      );
    return TROOPS.every(troop => promised(troop) <= (held[troop] ?? 0));
  });

/** @rule MU C-treaty-pay Can this party keep at once what it must give at the signing? */
export const canSign = (g: MU, clauses: readonly Clause[], player: Player): boolean =>
  g.cash[player] >= dueAtSigning(clauses, player) && holdsPrisoners(g, clauses, player);

/** May it take effect now? It may have been overtaken since it was made. */
export const isPossible = (g: MU, proposal: Proposal): boolean => {
  const everybody = [proposal.from, ...proposal.to];
  if (!everybody.every(player => g.order.includes(player))) return false;
  switch (proposal.type) {
    case 'treaty': {
      const { parties, clauses } = proposal.treaty;
      const areFriends = parties.every((a, i) => parties.slice(i + 1).every(b => !areAtWar(g, a, b)));
      return areFriends && parties.every(player => canSign(g, clauses, player));
    }
    case 'end':
      return g.treaties[proposal.treaty] !== undefined;
    case 'truce':
    case 'peace':
      return areAtWar(g, proposal.from, proposal.to[0]);
    case 'time':
      return g.isTimeUp !== true;
  }
};

/** May he accept it? What he could not keep at once he must not sign. */
export const mayAccept = (g: MU, proposal: Proposal, player: Player): boolean =>
  proposal.to.includes(player) &&
  !proposal.accepted.includes(player) &&
  isPossible(g, { ...proposal, to: proposal.to }) &&
  (proposal.type !== 'treaty' || canSign(g, proposal.treaty.clauses, player));
