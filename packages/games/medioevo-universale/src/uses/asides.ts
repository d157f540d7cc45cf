import { type Ask, button, type Choice, call, type Frame, go, pick, type Seat } from '@hegemon/kernel';
import { mayBorrow, mayRepay, repayLoan, takeLoan } from '../deeds/money.js';
import { beginClaim, beginGiveUp, beginUse } from '../frames/uses.js';
import type { CardId, Player, TechnologyId } from '../ids.js';
import { claimable } from '../rules/objectives.js';
import { hasPieces } from '../rules/pieces.js';
import type { MU } from '../state.js';
import { usableCards, usableTechnologies } from './usable.js';

/**
 * @rule MU window.own-turn What a seat may do beside the question it is asked in its own turn: use a card or a technology, borrow
 * and repay, claim an objective, take pieces off the board. Afterwards the same question is put again.
 */
const asides = (g: MU, seat: Player): readonly Choice[] => [
  pick('use-card', usableCards(g, seat, 'own-turn')),
  pick('use-technology', usableTechnologies(g, seat, 'own-turn')),
  pick('claim', claimable(g, seat)),
  ...(mayBorrow(g, seat) ? [button('take-loan')] : []),
  ...(mayRepay(g, seat) ? [button('repay-loan')] : []),
  // MU 3-giveup, MU 5-remove
  ...(g.phase >= 3 && hasPieces(g, seat) ? [button('give-up')] : []),
];

/** The question with all that; whoever is asked has the turn. */
export const withAsides = <F extends Frame, C extends Choice>(question: Ask<MU, F, C>): Ask<MU, F> => ({
  ...question,
  always: true,
  offer: (g: MU, f: F, seat: Seat) => [...question.offer(g, f, seat), ...asides(g, seat as Player)],
  take: {
    ...question.take,
    'use-card': (_: MU, f: F, card: CardId, seat: Seat) =>
      call(beginUse(seat as Player, card, 'ability', 'own-turn'), f.step as F['step']),
    'use-technology': (_: MU, f: F, technology: TechnologyId, seat: Seat) =>
      call(beginUse(seat as Player, technology, 'technology', 'own-turn'), f.step as F['step']),
    claim: (_: MU, f: F, card: CardId, seat: Seat) => call(beginClaim(seat as Player, card), f.step as F['step']),
    'give-up': (_: MU, f: F, __: undefined, seat: Seat) => call(beginGiveUp(seat as Player), f.step as F['step']),
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
