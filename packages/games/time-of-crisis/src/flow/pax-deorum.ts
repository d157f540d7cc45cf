import { type Frame, leavesOf, type Procedure, pick, sealing } from '@hegemon/kernel';
import { distinct, drawCards, renewDeck } from '../deeds/cards.js';
import { tell } from '../events.js';
import { CARDS, type CardId, type Colour } from '../ids.js';
import type { ToC } from '../state.js';
import type { ClosingFrame } from './closing.js';

export interface PaxFrame extends Frame {
  proc: 'pax-deorum';
  step: 'pick';
}
export const beginPaxDeorum = (): PaxFrame => ({ proc: 'pax-deorum', step: 'pick' });
const seal = sealing<ToC, PaxFrame>();
/** An empty available deck is renewed first, as in 6.8. */
const paxPool = (g: ToC, seat: Colour): readonly CardId[] =>
  g.available[seat].length > 0 ? g.available[seat] : g.discard[seat];

/** @rule ToC 6.8.variant Still buying or refilling beside this turn. */
const isAtMarket = (g: ToC, seat: Colour): boolean =>
  leavesOf(g.flow).some(stack => stack.some(f => f.proc === 'closing' && (f as ClosingFrame).seat === seat));
/**
 * What a seat chooses from. A buyer is not asked before he is done, since his own line of play comes first; until then
 * the others wait for him even if both his piles are empty now: what he discards and buys may be anything.
 */
const paxChoice = (g: ToC, seat: Colour): readonly CardId[] => {
  const pool = paxPool(g, seat);
  return pool.length === 0 && isAtMarket(g, seat) ? CARDS : pool;
};

/** Everybody takes a card of his choice, secretly and at the same time. */
export const paxDeorum: Procedure<ToC, PaxFrame> = {
  name: 'pax-deorum',
  rule: 'ToC 9.pax-deorum',
  steps: {
    pick: seal({
      rule: 'ToC 9.pax-deorum',
      prompt: 'pax-pick',
      order: 'together',
      secret: true,
      seats: g => g.seats.filter(seat => paxChoice(g, seat).length > 0),
      offer: (g, _, seat) => [pick('pax-pick', distinct(paxChoice(g, seat as Colour)))],
      reveal(g, _, answers) {
        for (const seat of g.seats) {
          const card = answers[seat]?.arg;
          if (!card) continue;
          renewDeck(g, seat);
          drawCards(g, seat, [card]);
          tell(g, 'pax-card-taken', { seat }, { [seat]: { card } });
        }
      },
    }),
  },
};
