import { allot, asking, button, call, end, type Frame, fork, go, type Procedure, pick, sealing } from '@hegemon/kernel';
import { data } from '../catalog.js';
import { counted, drawCards, spelled } from '../deeds/cards.js';
import { tell } from '../events.js';
import { type Colour, PROVINCES, type ProvinceId } from '../ids.js';
import { no } from '../rules/obstacles.js';
import { finalOutcome, isLastOfRound, mayTriggerEnd, nextSeat, turnOrder } from '../scoring.js';
import { drawStartPlayer, settleIn, settleNeutrals, whyNotStartIn } from '../setup.js';
import type { ToC } from '../state.js';
import { beginClosing, type ClosingFrame, endTurn } from './closing.js';
import { beginTurn } from './turn.js';

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
    play: () => call({ proc: 'rounds', step: 'takeTurn' }, 'play'),
  },
};

export interface RoundsFrame extends Frame {
  proc: 'rounds';
  step: 'takeTurn' | 'closeTurn' | 'declare' | 'nextTurn' | 'overlap' | 'enterMarket';
  /** The turn that runs beside the next one. */
  closing?: ClosingFrame;
}
const askRounds = asking<ToC, RoundsFrame>();
const trigger = (g: ToC): void => {
  g.lastRound = true;
  tell(g, 'last-round-triggered', { seat: g.active });
};

/** One turn after the other, until the end is reached. */
export const rounds: Procedure<ToC, RoundsFrame> = {
  name: 'rounds',
  rule: 'ToC 6',
  steps: {
    takeTurn: g => call(beginTurn(g.active)),
    /** ToC 6.7, ToC 6.8 */
    closeTurn: g => (g.options['overlapping-turns'] ? go('enterMarket') : call(beginClosing(g, g.active))),
    /** ToC 7.1.trigger Option `declared-end`: whoever could end the game may play on instead. */
    declare: askRounds({
      rule: 'ToC 7.1.trigger',
      prompt: 'declare-end',
      seats: g => (mayTriggerEnd(g, g.active) ? [g.active] : []),
      offer: g =>
        g.options['declared-end'] ? [button('declare-last-round'), button('play-on')] : [button('declare-last-round')],
      take: {
        'declare-last-round': g => trigger(g),
        'play-on': g => tell(g, 'last-round-declined', { seat: g.active }),
      },
    }),
    /** ToC 7.1 The game ends when all have had equally many turns. */
    nextTurn(g, f) {
      if (g.lastRound && isLastOfRound(g, g.active)) return end(finalOutcome(g, 'legacy'));
      g.active = nextSeat(g, g.active);
      return f.closing ? go('overlap') : go('takeTurn');
    },
    /** ToC 6.8.variant The next turn runs up to its own purchases while the last one buys and refills. */
    overlap(g, f) {
      const last = f.closing!;
      delete f.closing;
      return fork([last, beginTurn(g.active)], 'closeTurn');
    },
    /** ToC 6.8.variant What the turn still changes on the board is done at once, so that the next one cannot change it. */
    enterMarket(g, f) {
      f.closing = { ...beginClosing(g, g.active), hasEnded: true };
      endTurn(g, g.active);
      return go('declare');
    },
  },
};
