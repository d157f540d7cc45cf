import {
  type Answer,
  type Ask,
  button,
  type Choice,
  call,
  type Frame,
  go,
  pick,
  type Seat,
  type Step,
} from '@hegemon/kernel';
import { mayBorrow, mayRepay, repayLoan, takeLoan } from '../deeds/money.js';
import type { Procedures } from '../flow/procedures.js';
import { beginClaim, beginGiveUp, beginUse } from '../frames/uses.js';
import type { CardId, Player, TechnologyId } from '../ids.js';
import { claimable } from '../rules/objectives.js';
import { whyNotAside } from '../rules/obstacles/asides.js';
import { hasPieces } from '../rules/pieces.js';
import type { MU } from '../state.js';
import { forgetTries, isPatient, noteTry } from './patience.js';
import { usableCards, usableTechnologies } from './usable.js';

/**
 * @rule MU window.own-turn What a seat may do beside the question it is asked in its own turn: use a card or a technology, borrow
 * and repay, claim an objective, take pieces off the board. Afterwards the same question is put again.
 */
const asides = (g: MU, f: Frame, seat: Player): readonly Choice[] => [
  pick('use-card', isPatient(f) ? usableCards(g, seat, 'own-turn') : []),
  pick('use-technology', isPatient(f) ? usableTechnologies(g, seat, 'own-turn') : []),
  pick('claim', claimable(g, seat)),
  ...(mayBorrow(g, seat) ? [button('take-loan')] : []),
  ...(mayRepay(g, seat) ? [button('repay-loan')] : []),
  // MU 3-giveup, MU 5-remove
  ...(g.phase >= 3 && isPatient(f) && hasPieces(g, seat) ? [button('give-up')] : []),
];

/** Nobody goes round in circles without end: what comes to nothing may be tried so often, until the question itself is answered. */
const tried = <F extends Frame>(f: F, frame: Frame) => {
  noteTry(f);
  return call(frame, f.step as F['step']);
};
const attentive = <F extends Frame, C extends Choice>(take: Ask<MU, F, C>['take']): Ask<MU, F, C>['take'] =>
  Object.fromEntries(
    Object.entries(take).map(([kind, handler]) => [
      kind,
      (g: MU, f: F, ...rest: unknown[]) => {
        forgetTries(f);
        return (handler as (...args: unknown[]) => unknown)(g, f, ...rest);
      },
    ]),
  ) as Ask<MU, F, C>['take'];

/** The question with all that; whoever is asked has the turn. */
export const withAsides = <F extends Frame, C extends Choice>(question: Ask<MU, F, C>): Ask<MU, F> => ({
  ...question,
  always: true,
  offer: (g: MU, f: F, seat: Seat) => [...question.offer(g, f, seat), ...asides(g, f, seat as Player)],
  take: {
    ...attentive(question.take),
    'use-card': (_: MU, f: F, card: CardId, seat: Seat) =>
      tried(f, beginUse(seat as Player, card, 'ability', 'own-turn')),
    'use-technology': (_: MU, f: F, technology: TechnologyId, seat: Seat) =>
      tried(f, beginUse(seat as Player, technology, 'technology', 'own-turn')),
    claim: (_: MU, f: F, card: CardId, seat: Seat) => call(beginClaim(seat as Player, card), f.step as F['step']),
    'give-up': (_: MU, f: F, __: undefined, seat: Seat) => tried(f, beginGiveUp(seat as Player)),
    'take-loan': (g: MU, f: F, _: undefined, seat: Seat) => {
      takeLoan(g, seat as Player);
      return go(f.step as F['step']);
    },
    'repay-loan': (g: MU, f: F, _: undefined, seat: Seat) => {
      repayLoan(g, seat as Player);
      return go(f.step as F['step']);
    },
  } as Ask<MU, F>['take'],
});

/** Every question can say why a card, or whatever else stands beside others, is of no use in it. */
export const withReasons = (procedures: Procedures): Procedures =>
  procedures.map(({ steps, ...procedure }) => ({
    ...procedure,
    steps: Object.fromEntries(Object.entries(steps).map(([name, step]) => [name, reasoned(step)])),
  }));
const reasoned = <F extends Frame>(step: Step<MU, F>): Step<MU, F> =>
  typeof step === 'function'
    ? step
    : {
        ...step,
        why: (g: MU, f: F, seat: Seat, answer: Answer) =>
          step.why?.(g, f, seat, answer) ?? whyNotAside(g, seat as Player, answer),
      };
