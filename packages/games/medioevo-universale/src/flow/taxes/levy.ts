import { amount, asking, button, call, done, type Frame, go, type Procedure, pick } from '@hegemon/kernel';
import { components } from '../../catalog.js';
import { eliminate } from '../../deeds/elimination.js';
import { isOut, missInterest, payInterest, plunderOwn } from '../../deeds/loans.js';
import { mayBorrow, pay } from '../../deeds/money.js';
import { giveUp } from '../../deeds/pieces.js';
import { tell } from '../../events.js';
import { beginUprisings } from '../../frames/barbarians.js';
import type { Player } from '../../ids.js';
import { sizeOf } from '../../rules/armies.js';
import { type Sellable, sellable } from '../../rules/bankruptcy.js';
import { hordeAtHand } from '../../rules/barbarians.js';
import { territoriesOf } from '../../rules/control.js';
import { no } from '../../rules/obstacles/codes.js';
import { type Piece, piecesOf } from '../../rules/pieces.js';
import { interestDue, upkeepOf } from '../../rules/upkeep.js';
import type { MU } from '../../state.js';
import { withAsides } from '../../uses/asides.js';
import { isPatient } from '../../uses/patience.js';
import { hasOwnUse } from '../../uses/usable.js';

interface LevyFrame extends Frame<'begin' | 'pay' | 'over'> {
  proc: 'levy';
  seat: Player;
  /** Interest really paid. @rule MU card.37 */
  paid: number;
  /** @rule MU D-bankrupt-raise He has begun to raise money, and may go on. */
  isRaising?: true;
  /** How many more uprisings he may start: one for each territory he had. */
  risings?: number;
}
/** What one player owes in phase 3. Hands back the interest that he paid. */
export const beginLevy = (seat: Player): LevyFrame => ({ proc: 'levy', step: 'begin', seat, paid: 0 });
const ask = asking<MU, LevyFrame>();

/** @rule MU D-bankrupt Interest that cannot be paid, and no loan to be had. */
const isBankrupt = (g: MU, seat: Player): boolean => g.cash[seat] < interestDue(g, seat) && !mayBorrow(g, seat);

/** As long as there are barbarians to rise (M-84). */
const risingsLeft = (g: MU, { seat, risings }: LevyFrame): number =>
  sizeOf(hordeAtHand(g)) > 0 ? Math.min(risings ?? Number.POSITIVE_INFINITY, territoriesOf(g, seat).length) : 0;

/** @rule MU D-bankrupt-raise As long as he is bankrupt, and then as long as he likes. */
const ways = (g: MU, f: LevyFrame) =>
  isBankrupt(g, f.seat) || f.isRaising
    ? [pick('plunder-own', sellable(g, f.seat)), amount('start-uprisings', 1, risingsLeft(g, f))]
    : [];

/** @rule MU D-bankrupt Whoever can still find the money somewhere must. */
const canRaise = (g: MU, f: LevyFrame): boolean => sellable(g, f.seat).length > 0 || risingsLeft(g, f) > 0;

const canPay = (g: MU, seat: Player): boolean => g.cash[seat] >= interestDue(g, seat) + upkeepOf(g, seat);

/** @rule MU 3-giveup Whoever cannot pay, and has thought better of giving something up too often, must name it now: nobody gets off. */
const ceded = (g: MU, f: LevyFrame): readonly Piece[] => (isPatient(f) || canPay(g, f.seat) ? [] : piecesOf(g, f.seat));

/** Out of the game, or through with this phase. */
const close = (g: MU, f: LevyFrame): { done: unknown } => {
  if (isOut(g, f.seat)) eliminate(g, f.seat);
  return done(f.paid);
};

export const levy: Procedure<MU, LevyFrame> = {
  name: 'levy',
  rule: 'MU 3-upkeep',
  steps: {
    /** Who owes nothing, and has nothing to use, is not asked. */
    begin(g, { seat }) {
      // MU D-bankrupt-out In a round without interest none is missed, be it for want of loans or by MU card.38.
      if (!g.loans.settled?.[seat] && interestDue(g, seat) === 0) delete g.loans.missed[seat];
      return upkeepOf(g, seat) > 0 || interestDue(g, seat) > 0 || hasOwnUse(g, seat) ? undefined : go('over');
    },
    /** MU 3-interest, then MU 3-upkeep; MU 3-giveup and loans are asides. Who can pay for neither has to give up something. */
    pay: withAsides(
      ask({
        rule: 'MU 3-upkeep',
        prompt: 'pay-dues',
        seats: (_, f) => [f.seat],
        offer: (g, f) => [
          ...(canPay(g, f.seat) ? [button('pay')] : []),
          ...ways(g, f),
          pick('give-up-piece', ceded(g, f)),
          ...(isBankrupt(g, f.seat) && !canRaise(g, f) ? [button('fall-short')] : []),
        ],
        facts: (g, f) => ({ interest: interestDue(g, f.seat), upkeep: upkeepOf(g, f.seat) }),
        why(g, f, _, { kind }) {
          const florin = interestDue(g, f.seat) + upkeepOf(g, f.seat);
          return kind === 'pay' ? no('MU 3-upkeep', 'too-dear', { florin, cash: g.cash[f.seat] }) : undefined;
        },
        take: {
          pay(g, f) {
            f.paid += payInterest(g, f.seat);
            pay(g, f.seat, upkeepOf(g, f.seat), 'upkeep');
            return go('over');
          },
          'plunder-own'(g, f, what) {
            f.isRaising = true;
            f.risings ??= territoriesOf(g, f.seat).length;
            plunderOwn(g, f.seat, what as Sellable);
            return go('pay');
          },
          'start-uprisings'(g, f, count) {
            f.isRaising = true;
            f.risings = risingsLeft(g, f) - count;
            tell(g, 'uprisings-started', { player: f.seat, count });
            return call(beginUprisings(f.seat, count, components.loans.bankruptUprisingFlorin), 'pay');
          },
          'give-up-piece'(g, f, piece) {
            giveUp(g, f.seat, piece as Piece);
            return go('pay');
          },
          'fall-short'(g, f) {
            f.paid += missInterest(g, f.seat);
            return go(isOut(g, f.seat) ? 'over' : 'begin');
          },
        },
      }),
    ),
    over: (g, f) => close(g, f),
  },
};
