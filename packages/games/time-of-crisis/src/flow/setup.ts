import { allot, asking, call, type Frame, go, type Procedure, pick, sealing } from '@hegemon/kernel';
import { data } from '../catalog.js';
import { counted, drawCards, spelled } from '../deeds/cards.js';
import { tell } from '../events.js';
import { type Colour, PROVINCES, type ProvinceId } from '../ids.js';
import { no } from '../rules/obstacles.js';
import { turnOrder } from '../scoring.js';
import { drawStartPlayer, settleIn, settleNeutrals, whyNotStartIn } from '../setup.js';
import type { ToC } from '../state.js';
import { beginRounds } from './rounds.js';

export interface SetupFrame extends Frame {
  proc: 'setup';
  step: 'draw' | 'province' | 'neutrals' | 'hands' | 'play';
  /** Who still has to choose a province, in order. */
  waiting: Colour[];
}
export const beginSetup = (): SetupFrame => ({ proc: 'setup', step: 'draw', waiting: [] });

const ask = asking<ToC, SetupFrame>();
const seal = sealing<ToC, SetupFrame>();

/** Before the first turn: start player, provinces, neutral governors, hands. */
export const setup: Procedure<ToC, SetupFrame> = {
  name: 'setup',
  rule: 'ToC 3',
  steps: {
    /** ToC 3.2.order Option `reverse-draft`: the last player chooses first, the start player still begins. */
    draw(g, f) {
      drawStartPlayer(g);
      const order = turnOrder(g);
      f.waiting = g.options['reverse-draft'] ? order.reverse() : order;
    },
    /** ToC 3.2.province */
    province: ask({
      rule: 'ToC 3.2.province',
      prompt: 'choose-start-province',
      seats: (_, f) => f.waiting.slice(0, 1),
      offer: g => [
        pick(
          'choose-start-province',
          PROVINCES.filter(id => !whyNotStartIn(g, id)),
        ),
      ],
      why: (g, _f, _seat, { arg }) =>
        PROVINCES.includes(arg as ProvinceId)
          ? whyNotStartIn(g, arg as ProvinceId)
          : no('ToC 3.2.province', 'no-such-thing'),
      take: {
        'choose-start-province'(g, f, province) {
          settleIn(g, f.waiting.shift()!, province);
          return go('province');
        },
      },
    }),
    /** ToC 3.2.neutral */
    neutrals: g => settleNeutrals(g),
    /** ToC 3.2.hand Secretly and at the same time, once all provinces are chosen. */
    hands: seal({
      rule: 'ToC 3.2.hand',
      prompt: 'choose-start-hand',
      order: 'together',
      secret: true,
      seats: g => g.seats,
      offer: (g, _, seat) => [allot('choose-start-hand', data.setup.startHand, counted(g.available[seat as Colour]))],
      facts: () => ({ count: data.setup.startHand }),
      reveal(g, _, answers) {
        for (const seat of g.seats) {
          const cards = spelled(answers[seat].arg);
          drawCards(g, seat, cards);
          tell(g, 'hand-chosen', { seat, count: cards.length }, { [seat]: { cards } });
        }
      },
    }),
    play: () => call(beginRounds(), 'play'),
  },
};
