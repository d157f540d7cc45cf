import { asking, button, copy, go, type Procedure, pick, subset } from '@hegemon/kernel';
import { mayBorrow } from '../../deeds/money.js';
import { accept, decline, propose, withdraw } from '../../deeds/proposals.js';
import { tell } from '../../events.js';
import { type Player, type TerritoryId, WINDOWS, type WindowId } from '../../ids.js';
import { lacksMoney, mayAccept } from '../../rules/agreements.js';
import { isArmed, LIMITABLE } from '../../rules/arming.js';
import { territoriesInPlay } from '../../rules/in-play.js';
import { areAtWar, areTeamMates, hasTruce } from '../../rules/relations.js';
import { type ClauseRef, callable } from '../../rules/support.js';
import type { MU } from '../../state.js';
import type { Proposal, ProposalId, TreatyId } from '../../treaties.js';
import { draftSteps } from './draft-steps.js';
import { type LeisureFrame, talker } from './leisure-frame.js';

const ask = asking<MU, LeisureFrame>();

/** More proposals than anybody needs in a round. */
const MOST_PROPOSALS = 6;
/** Whoever has the turn is asked anyway. */
const SETTABLE = WINDOWS.filter(window => window !== 'own-turn');
const isFull = (g: MU, seat: Player): boolean => (g.proposed[seat] ?? 0) >= MOST_PROPOSALS;

const others = (g: MU, seat: Player): readonly Player[] => g.order.filter(player => player !== seat);
const proposals = (g: MU): readonly ProposalId[] => Object.keys(g.proposals) as ProposalId[];
const toAnswer = (g: MU, seat: Player): readonly ProposalId[] =>
  proposals(g).filter(id => g.proposals[id]!.to.includes(seat) && !g.proposals[id]!.accepted.includes(seat));
const own = (g: MU, seat: Player): readonly ProposalId[] => proposals(g).filter(id => g.proposals[id]!.from === seat);
const treatiesOf = (g: MU, seat: Player): readonly TreatyId[] =>
  (Object.keys(g.treaties) as TreatyId[]).filter(id => g.treaties[id]!.parties.includes(seat));
const hasOffered = (g: MU, seat: Player, to: Player, type: string): boolean =>
  own(g, seat).some(id => g.proposals[id]!.type === type && g.proposals[id]!.to.includes(to));

/** Somebody who is said to have broken a treaty: `treaty-1#player-2`. @rule MU C-breach-vote Once a round for each treaty. */
type Accused = `${TreatyId}#${Player}`;
const accusable = (g: MU, seat: Player): readonly Accused[] =>
  treatiesOf(g, seat)
    .filter(
      id => g.treaties[id]!.complained !== g.round && !g.agreed.some(each => 'treaty' in each && each.treaty === id),
    )
    .flatMap(id => g.treaties[id]!.parties.filter(party => party !== seat).map((party): Accused => `${id}#${party}`));

/** @rule MU D-take At any time, so also for what is due at a signing. */
const isWorthALoan = (g: MU, proposal: Proposal, seat: Player): boolean =>
  lacksMoney(g, proposal, seat) &&
  mayBorrow(g, seat) &&
  !g.agreed.some(each => each.type === 'loan' && each.by === seat);

/** It waits until the battle round is over. */
const isCalling = (g: MU, ref: ClauseRef): boolean =>
  g.agreed.some(each => each.type === 'support' && `${each.treaty}#${each.clause}` === ref);

const arm = (g: MU, seat: Player, window: WindowId, setting: boolean | readonly TerritoryId[]): void => {
  const armed = { ...g.armed[seat] };
  delete armed[window];
  g.armed[seat] = armed;
  // Long lists that stand for the whole game, and are replaced, never written to: copies share them.
  if (isArmed(g, seat, window) !== setting || Array.isArray(setting)) armed[window] = Object.freeze(setting);
  if (Object.keys(armed).length === 0) delete g.armed[seat];
  tell(g, 'window-armed', { player: seat, window, isOn: setting !== false });
};

/** @rule MU C Possible at any time between any players, without stopping the game. */
export const leisure: Procedure<MU, LeisureFrame> = {
  name: 'leisure',
  rule: 'MU C',
  steps: {
    begin: ask({
      rule: 'MU C',
      prompt: 'leisure',
      // Who talks to whom is their affair; war, a breach and what one wants to be asked about are everybody's.
      secret: ['look-at-proposal', 'draft-treaty', 'offer-truce', 'offer-peace', 'offer-end', 'withdraw-proposal'],
      seats: talker,
      wanted: (g, _f, seat) => (toAnswer(g, seat as Player).length > 0 ? ['look-at-proposal'] : false),
      offer(g, _f, player) {
        const seat = player as Player;
        const [mayPropose, proposed, treaties] = [!isFull(g, seat), own(g, seat), treatiesOf(g, seat)];
        const enemies = others(g, seat).filter(each => areAtWar(g, seat, each));
        const friends = others(g, seat).filter(each => !enemies.includes(each));
        const armed = SETTABLE.filter(window => isArmed(g, seat, window));
        const isDeclaring = (on: Player): boolean =>
          g.agreed.some(each => each.type === 'war' && each.by === seat && each.on === on);
        return [
          pick('look-at-proposal', toAnswer(g, seat)),
          subset('draft-treaty', mayPropose ? others(g, seat) : [], 1),
          pick(
            'declare-war',
            friends.filter(each => !areTeamMates(g, seat, each) && !isDeclaring(each)),
          ),
          pick(
            'offer-truce',
            enemies.filter(each => mayPropose && !hasTruce(g, seat, each) && !hasOffered(g, seat, each, 'truce')),
          ),
          pick(
            'offer-peace',
            enemies.filter(each => mayPropose && !hasOffered(g, seat, each, 'peace')),
          ),
          pick('offer-end', mayPropose ? treaties : []),
          pick(
            'break-treaty',
            treaties.filter(id => !g.agreed.some(each => each.type === 'breach' && each.treaty === id)),
          ),
          pick('complain-of', accusable(g, seat)),
          pick(
            'call-support',
            callable(g, seat).filter(ref => !isCalling(g, ref)),
          ),
          pick('withdraw-proposal', proposed),
          pick(
            'arm-window',
            SETTABLE.filter(window => !armed.includes(window)),
          ),
          pick('disarm-window', armed),
          pick('limit-window', LIMITABLE),
          ...(g.isTimeUp || !mayPropose || proposed.some(id => g.proposals[id]!.type === 'time')
            ? []
            : [button('offer-time')]),
        ];
      },
      take: {
        'look-at-proposal'(_, f, id) {
          f.proposal = id;
          return go('answer');
        },
        'draft-treaty'(_, f, partners) {
          f.draft = { parties: [f.seat, ...partners], clauses: [], isSecret: false };
          return go('draft');
        },
        'declare-war'(g, f, on) {
          g.agreed.push({ type: 'war', by: f.seat, on });
          return go('begin');
        },
        'offer-truce'(g, f, to) {
          propose(g, { type: 'truce', from: f.seat, to: [to], accepted: [] });
          return go('begin');
        },
        'offer-peace'(g, f, to) {
          propose(g, { type: 'peace', from: f.seat, to: [to], accepted: [] });
          return go('begin');
        },
        'offer-end'(g, f, treaty) {
          const to = g.treaties[treaty]!.parties.filter(party => party !== f.seat);
          propose(g, { type: 'end', treaty, from: f.seat, to, accepted: [] });
          return go('begin');
        },
        'offer-time'(g, f) {
          propose(g, { type: 'time', from: f.seat, to: [...others(g, f.seat)], accepted: [] });
          return go('begin');
        },
        /** MU C-breach Whoever acts against it pays; here he says so himself. */
        'break-treaty'(g, f, treaty) {
          g.agreed.push({ type: 'breach', by: f.seat, treaty });
          return go('begin');
        },
        'complain-of'(g, f, accused) {
          const [treaty, player] = accused.split('#') as [TreatyId, Player];
          g.agreed.push({ type: 'complaint', by: f.seat, treaty, accused: player });
          return go('begin');
        },
        'call-support'(g, f, ref: ClauseRef) {
          const [treaty, clause] = ref.split('#') as [TreatyId, string];
          g.agreed.push({ type: 'support', by: f.seat, treaty, clause: Number(clause) });
          return go('begin');
        },
        'withdraw-proposal'(g, _f, id) {
          withdraw(g, id);
          return go('begin');
        },
        'arm-window'(g, f, window) {
          arm(g, f.seat, window, true);
          return go('begin');
        },
        'disarm-window'(g, f, window) {
          arm(g, f.seat, window, false);
          return go('begin');
        },
        'limit-window'(_, f, window) {
          f.window = window;
          return go('limit');
        },
      },
    }),
    /** MU C-treaty Accepted by all, it takes effect; one who declines ends it. */
    answer: ask({
      rule: 'MU C-treaty',
      prompt: 'answer-proposal',
      // A loan lies open, what it is for does not.
      secret: ['accept-proposal', 'decline-proposal', 'counter-proposal', 'leave-proposal'],
      seats: talker,
      wanted: () => ['accept-proposal', 'decline-proposal'],
      offer(g, f) {
        const proposal = f.proposal && g.proposals[f.proposal];
        if (!proposal || !toAnswer(g, f.seat).includes(f.proposal!)) return [button('leave-proposal')];
        return [
          ...(mayAccept(g, proposal, f.seat) ? [button('accept-proposal')] : []),
          ...(isWorthALoan(g, proposal, f.seat) ? [button('take-loan')] : []),
          button('decline-proposal'),
          ...(proposal.type === 'treaty' && !isFull(g, f.seat) ? [button('counter-proposal')] : []),
          button('leave-proposal'),
        ];
      },
      facts: (_, f) => ({ proposal: f.proposal ?? '' }),
      take: {
        'accept-proposal'(g, f) {
          accept(g, f.proposal!, f.seat);
          return go('close');
        },
        'take-loan'(g, f) {
          g.agreed.push({ type: 'loan', by: f.seat });
          return go('answer');
        },
        'decline-proposal'(g, f) {
          decline(g, f.proposal!, f.seat);
          return go('close');
        },
        'counter-proposal'(g, f) {
          const proposal = g.proposals[f.proposal!]!;
          if (proposal.type === 'treaty') f.draft = { ...copy(proposal.treaty), instead: f.proposal! };
          return go('draft');
        },
        'leave-proposal': () => go('close'),
      },
    }),
    /** MU A-windows-arming Only in some territories. */
    limit: ask({
      rule: 'MU A-windows-arming',
      prompt: 'limit-window',
      seats: talker,
      offer: g => [subset('limit-to', territoriesInPlay(g), 1), button('limit-nowhere')],
      facts: (_, f) => ({ window: f.window! }),
      take: {
        'limit-to'(g, f, territories) {
          arm(g, f.seat, f.window!, [...territories]);
          return go('close');
        },
        'limit-nowhere': () => go('close'),
      },
    }),
    ...draftSteps,
    close(_, f) {
      delete f.proposal;
      delete f.window;
      delete f.draft;
      delete f.sketch;
      return go('begin');
    },
  },
};
