import type { Player } from '../ids.js';
import type { MU } from '../state.js';
import type { Clause, Proposal, Treaty } from '../treaties.js';
import type { Troop } from '../troops.js';
import { TROOPS } from './armies.js';
import { areAtWar, hasTruce, pairsAmong } from './relations.js';

/** @rule MU C-treaty-pay What one of the parties gives at the signing. */
const dueAtSigning = (clauses: readonly Clause[], player: Player): number =>
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

/** @rule MU C-treaty-pay Can this party pay at once what it must at the signing? */
const canPay = (g: MU, { clauses }: Pick<Treaty, 'clauses'>, player: Player): boolean =>
  g.cash[player] >= dueAtSigning(clauses, player);

/** The parties that are at war with another of them. */
export const enemiesAmong = (g: MU, parties: readonly Player[]): readonly (readonly [Player, Player])[] =>
  pairsAmong(parties).filter(([a, b]) => areAtWar(g, a, b));

/** What is given at the signing, and nothing afterwards. */
export const isGivenAtOnce = (clause: Clause): boolean =>
  clause.type === 'prisoners' || clause.type === 'truce' || (clause.type === 'payment' && clause.when === 'signing');
const makesPeace = (clauses: readonly Clause[], [a, b]: readonly [Player, Player]): boolean =>
  clauses.some(clause => clause.type === 'peace' && clause.between.includes(a) && clause.between.includes(b));

/** @rule MU C-war-truce @rule MU C-war-peace Enemies who make no peace may only agree on what is given at once. */
export const isExchange = (g: MU, { parties, clauses }: Pick<Treaty, 'parties' | 'clauses'>): boolean =>
  clauses.every(isGivenAtOnce) && enemiesAmong(g, parties).length > 0;
/** Has this clause a war to end, or to halt that is not halted yet (M-74)? Any other needs none. */
const hasItsWar = (g: MU, clause: Clause): boolean => {
  if (clause.type !== 'peace' && clause.type !== 'truce') return true;
  return enemiesAmong(g, clause.between).some(([a, b]) => clause.type === 'peace' || !hasTruce(g, a, b));
};

/** @rule MU D-players Money at the signing, and money back in every round: players lend each other nothing (M-72). */
export const isLoan = (clauses: readonly Clause[]): boolean => {
  const payments = clauses.filter(clause => clause.type === 'payment');
  return payments.some(
    lent =>
      lent.when === 'signing' &&
      payments.some(back => back.when === 'each-round' && back.from === lent.to && back.to === lent.from),
  );
};

type Paper = Pick<Treaty, 'parties' | 'clauses' | 'lastRound'>;
/** @rule MU C-end Its last round is past: it would be over as soon as it is signed. */
const isPast = (g: MU, { lastRound }: Paper): boolean => lastRound !== undefined && lastRound < g.round;
/** @rule MU C-treaty May these sign it, being in the game, and at peace or at war? War and a treaty exclude each other. */
export const maySignAsTheyStand = (g: MU, treaty: Paper): boolean =>
  treaty.parties.every(player => g.order.includes(player)) &&
  !isPast(g, treaty) &&
  !isLoan(treaty.clauses) &&
  treaty.clauses.every(clause => hasItsWar(g, clause)) &&
  (isExchange(g, treaty) || enemiesAmong(g, treaty.parties).every(pair => makesPeace(treaty.clauses, pair)));

/** May it take effect now, by all that lies open? It may have been overtaken since it was made. */
const isPossible = (g: MU, proposal: Proposal): boolean => {
  const everybody = [proposal.from, ...proposal.to];
  if (!everybody.every(player => g.order.includes(player))) return false;
  switch (proposal.type) {
    case 'treaty': {
      const { parties, clauses } = proposal.treaty;
      return maySignAsTheyStand(g, proposal.treaty) && parties.every(player => holdsPrisoners(g, clauses, player));
    }
    case 'end':
      return g.treaties[proposal.treaty] !== undefined;
    case 'truce':
      return areAtWar(g, proposal.from, proposal.to[0]) && !hasTruce(g, proposal.from, proposal.to[0]);
    case 'peace':
      return areAtWar(g, proposal.from, proposal.to[0]);
    case 'time':
      return g.isTimeUp !== true;
  }
};

/** Is money all that keeps him from accepting it? */
export const lacksMoney = (g: MU, proposal: Proposal, player: Player): boolean =>
  proposal.type === 'treaty' && isPossible(g, proposal) && !canPay(g, proposal.treaty, player);

/** May he accept it? What he could not keep at once he must not sign; what the others have in their purses he does not know (M-71). */
export const mayAccept = (g: MU, proposal: Proposal, player: Player): boolean =>
  proposal.to.includes(player) &&
  !proposal.accepted.includes(player) &&
  isPossible(g, proposal) &&
  (proposal.type !== 'treaty' || canPay(g, proposal.treaty, player));

/** @rule MU C-treaty-pay All have accepted: can it be concluded, and everybody give what is due at once? */
export const canConclude = (g: MU, proposal: Proposal): boolean =>
  isPossible(g, proposal) &&
  (proposal.type !== 'treaty' || proposal.treaty.parties.every(player => canPay(g, proposal.treaty, player)));
