import { type Frame, type Procedure, pick, sealing } from '@hegemon/kernel';
import { distinct, drawCards, renewDeck } from '../deeds/cards.js';
import { tell } from '../events.js';
import type { CardId, Colour } from '../ids.js';
import type { ToC } from '../state.js';

export interface PaxFrame extends Frame {
  proc: 'pax-deorum';
  step: 'pick';
}
export const beginPaxDeorum = (): PaxFrame => ({ proc: 'pax-deorum', step: 'pick' });
const seal = sealing<ToC, PaxFrame>();
/** An empty available deck is renewed first, as in 6.8. */
const paxPool = (g: ToC, seat: Colour): readonly CardId[] =>
  g.available[seat].length > 0 ? g.available[seat] : g.discard[seat];

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
      seats: g => g.seats.filter(seat => paxPool(g, seat).length > 0),
      offer: (g, _, seat) => [pick('pax-pick', distinct(paxPool(g, seat as Colour)))],
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
