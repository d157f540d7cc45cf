import type { Hint } from '@hegemon/kernel';
import type { Player } from '../../ids.js';
import { treatiesBetween } from '../../rules/relations.js';
import type { MU } from '../../state.js';
import type { Clause, Proposal, ProposalId } from '../../treaties.js';
import { isWarBetween, valueOfTreaty } from '../figures/relations.js';
import { promiseOf } from '../figures/war.js';
import { roundsOf } from '../position.js';
import { remaining } from '../terms.js';
import { amounts, each, flat, HARDLY, type Question, type Ratings, type Sample, subsets } from './question.js';

/** Every so many rounds somebody thinks of his neighbours. */
const SELDOM = 3;
/** Whoever is not stronger wants no war. */
const STRONGER = 1.1;
/** For less honour nobody begins a war, and for less still nobody goes on with it. */
const WORTHWHILE = 0.8;
const POINTLESS = 0.4;

const mightOf = (q: Question, player: Player): number => q.position.tallies.get(player)?.might ?? 0;
const isBetween = ({ from, to }: Proposal, a: Player, b: Player): boolean =>
  (from === a && to.includes(b)) || (from === b && to.includes(a));
/** @rule MU C-treaty Have the two agreed on something that is not in effect yet? */
const haveAgreed = (g: MU, a: Player, b: Player): boolean =>
  g.agreed.some(each => each.type === 'proposal' && isBetween(each.proposal, a, b));
/** Or does an offer of the one to the other wait for an answer? */
const areInTalks = (g: MU, a: Player, b: Player): boolean =>
  haveAgreed(g, a, b) || Object.values(g.proposals).some(proposal => proposal && isBetween(proposal, a, b));

/** What a war with somebody may bring, in honour: nothing to whoever is not so many times as strong. */
const promiseAgainst = (q: Question, enemy: Player, stronger = 1): number =>
  q.tally && mightOf(q, q.seat) >= stronger * mightOf(q, enemy) ? promiseOf(q.position, q.tally, enemy) : 0;

const valueOfPeace = (q: Question, enemy: Player): number => (promiseAgainst(q, enemy) < POINTLESS ? 1 : -0.5);

/** @rule MU C-treaty What is offered is accepted if it does no harm; payments have to be worth it. */
const rateProposal = (q: Question, proposal: Proposal): number => {
  const { g, seat } = q;
  switch (proposal.type) {
    case 'treaty': {
      const isPeace = proposal.treaty.clauses.some(
        clause => (clause.type === 'peace' || clause.type === 'truce') && clause.between.includes(seat),
      );
      return valueOfTreaty(proposal.treaty, seat) + (isPeace ? valueOfPeace(q, proposal.from) : 0);
    }
    case 'peace':
    case 'truce':
      return valueOfPeace(q, proposal.from);
    case 'end':
      return -0.5;
    case 'time': {
      const ahead = g.order.every(other => other === seat || g.honour[other] < g.honour[seat]);
      return ahead && remaining(g) < 0.5 ? 0.5 : -1;
    }
  }
};
const rateAccepting = (q: Question): number => {
  const proposal = q.g.proposals[q.fact<ProposalId>('proposal') as ProposalId];
  const value = proposal ? rateProposal(q, proposal) : 0;
  return value > 0 ? 2 + 10 * Math.min(1, value) : HARDLY;
};

/** With whom a treaty would be welcome: the strongest neighbour with whom there is none yet, unless a war with him would pay. */
const partnerFor = (q: Question): Player | undefined => {
  const { g, seat } = q;
  let best: Player | undefined;
  for (const other of g.order) {
    if (other === seat || isWarBetween(g, seat, other) || areInTalks(g, seat, other)) continue;
    if (treatiesBetween(g, seat, other).length > 0) continue;
    if (promiseAgainst(q, other, STRONGER) >= WORTHWHILE) continue;
    if (best === undefined || mightOf(q, other) > mightOf(q, best)) best = other;
  }
  return best;
};

/** So many rounds there must be to come. */
const ROUNDS_OF_WAR = 2;
/** @rule MU C-war-declare It is heard when this round's fighting is over, so that nobody strikes first; one war at a time. */
const warHints = (q: Question): readonly Hint[] => {
  const { g, seat, decision } = q;
  const others = decision.choices.find(({ kind }) => kind === 'declare-war');
  if (others?.shape !== 'pick' || g.isTimeUp || g.round + ROUNDS_OF_WAR > roundsOf(g)) return [];
  if (g.order.some(other => other !== seat && isWarBetween(g, seat, other))) return [];
  return (others.of as readonly Player[]).flatMap((on): readonly Hint[] => {
    if (treatiesBetween(g, seat, on).length > 0 || haveAgreed(g, seat, on)) return [];
    const promise = promiseAgainst(q, on, STRONGER);
    return promise >= WORTHWHILE ? [{ answer: { kind: 'declare-war', arg: on }, weight: promise }] : [];
  });
};
/** @rule MU C-war-peace Whoever has what he wanted, or is the weaker by now. */
const peaceHints = (q: Question): readonly Hint[] => {
  const enemies = q.decision.choices.find(({ kind }) => kind === 'offer-peace');
  if (enemies?.shape !== 'pick') return [];
  const pointless = enemies.of.filter(each => promiseAgainst(q, each as Player) < POINTLESS);
  return pointless.map(arg => ({ answer: { kind: 'offer-peace', arg }, weight: 5 }));
};

/** @rule MU C What comes to mind beside the game. Little of it, so that the others are left in peace. */
export const leisureHints = (q: Question): readonly Hint[] => {
  const { g, seat, decision } = q;
  const offered = decision.choices.find(({ kind }) => kind === 'look-at-proposal');
  if (offered?.shape === 'pick')
    return offered.of.map(arg => ({ answer: { kind: 'look-at-proposal', arg }, weight: 10 }));
  if (g.phase !== 3 && g.phase !== 6) return [];
  const peace = peaceHints(q);
  if (peace.length > 0) return peace;
  if (g.phase === 6) return warHints(q);
  const isTime = (g.round + g.seats.indexOf(seat)) % SELDOM === 1;
  const partner = isTime && remaining(g) > 0.3 ? partnerFor(q) : undefined;
  const canDraft = decision.choices.some(({ kind }) => kind === 'draft-treaty');
  return partner && canDraft ? [{ answer: { kind: 'draft-treaty', arg: [partner] }, weight: 2 }] : [];
};

/** Nobody binds himself for more rounds. */
const BOUND = 4;
interface Draft {
  readonly parties: readonly Player[];
  readonly lastRound?: number;
  readonly clauses: readonly Clause[];
}
/** First for how long, then not to attack each other; then it is sent. */
const rateClauseType = (q: Question, type: Clause['type']): number => {
  const clauses = q.fact<Draft>('draft')?.clauses ?? [];
  if (type === 'non-aggression') return clauses.some(clause => clause.type === type) ? HARDLY : 20;
  return HARDLY;
};
const lastRounds = (q: Question): readonly Sample[] =>
  [BOUND, BOUND - 1, BOUND + 1].map((rounds, i) => ({
    arg: q.g.round + rounds,
    weight: q.fact<Draft>('draft')?.lastRound === undefined ? 40 - i : HARDLY,
  }));
const rateSending = (q: Question): number => {
  const draft = q.fact<Draft>('draft');
  return draft && valueOfTreaty({ clauses: [...draft.clauses] }, q.seat) > 0 ? 30 : HARDLY;
};

/** @rule MU C */
export const diplomacyRatings: Readonly<Record<string, Ratings>> = {
  'answer-proposal': {
    'accept-proposal': flat(rateAccepting),
    'decline-proposal': flat(2),
    'take-loan': flat(HARDLY),
    'counter-proposal': flat(HARDLY),
    'leave-proposal': flat(HARDLY),
  },
  'draft-treaty': {
    'add-clause': each<Clause['type']>(rateClauseType),
    'drop-clause': flat(HARDLY),
    'last-round': amounts(lastRounds),
    'no-last-round': flat(HARDLY),
    'make-secret': flat(HARDLY),
    'make-public': flat(HARDLY),
    'send-draft': flat(rateSending),
    'discard-draft': flat(0.2),
  },
  'draft-clause': {
    'clause-party': each<Player>((q, player) => (player === q.seat ? 1 : 2)),
    'clause-between': subsets((_, { of }) => [{ arg: [...of], weight: 10 }]),
    'clause-fee-sale': amounts(() => [{ arg: 0, weight: 5 }]),
    'clause-fee-purchase': amounts(() => [{ arg: 0, weight: 5 }]),
    'clause-territories': subsets((_, { of }) => [{ arg: [...of], weight: 1 }]),
    'clause-everywhere': flat(10),
    'clause-anybody': flat(5),
    'drop-sketch': flat(0.2),
  },
  'limit-window': {
    'limit-to': subsets((_, { of }) => [{ arg: of.slice(0, 1), weight: 1 }]),
    'limit-nowhere': flat(10),
  },
  // Nobody is found guilty without need; whoever is accused of something by oneself is.
  'breach-vote': {
    'vote-breach': flat(q =>
      q.fact<Player>('accused') === q.seat ? HARDLY : q.fact<Player>('by') === q.seat ? 10 : 1,
    ),
    'vote-no-breach': flat(q => (q.fact<Player>('by') === q.seat ? HARDLY : 1.5)),
  },
  'designate-support': {
    designate: subsets((_, { of, min }) => [{ arg: of.slice(0, min), weight: 6 }]),
    'refuse-support': flat(0.3),
  },
  'order-support': { 'order-from': flat(0.3), 'no-order': flat(3) },
  'order-where': {},
  'answer-order': { obey: flat(5), 'refuse-order': flat(0.3) },
};
