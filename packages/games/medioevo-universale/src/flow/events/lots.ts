import { asking, call, done, type Frame, type Procedure, pick, subset } from '@hegemon/kernel';
import { addEffect } from '../../deeds/effects.js';
import { discardEvents, setEvent } from '../../deeds/event-deck.js';
import { takeRoll, throwDice } from '../../deeds/rolls.js';
import { tell } from '../../events.js';
import type { ForesightCall, LotCall } from '../../frames/barbarians.js';
import { beginWindow } from '../../frames/uses.js';
import { unshieldedLands } from '../../rules/bans.js';
import { keepableCards } from '../../rules/cards-kept.js';
import { ofThree } from '../../rules/dice.js';
import { orderFrom } from '../../rules/seating.js';
import type { MU } from '../../state.js';

interface LotFrame<P extends string> extends Frame<'begin' | 'count' | 'choose'>, LotCall {
  proc: P;
  count?: number;
}

/** A D3: the die, the window, and what it says. */
const cast = (g: MU, f: LotCall) => {
  throwDice(g, f.seat, [6], 'd3');
  return call(beginWindow('die-rolled', orderFrom(g, f.seat)), 'count');
};
const read = (g: MU, f: LotFrame<string>, most: number): void => {
  const [die] = takeRoll(g);
  f.count = Math.min(ofThree(die), most);
};

const askIntrigue = asking<MU, LotFrame<'intrigue'>>();
/** @rule MU card.13 So many cards at most, of anybody, are not readied: who may need not (M-83). */
export const intrigue: Procedure<MU, LotFrame<'intrigue'>> = {
  name: 'intrigue',
  rule: 'MU card.13',
  steps: {
    begin: cast,
    count: (g, f) => read(g, f, keepableCards(g).length),
    choose: askIntrigue({
      rule: 'MU card.13',
      prompt: 'keep-used',
      seats: (_, f) => (f.count ? [f.seat] : []),
      offer: (g, f) => [subset('keep-used', keepableCards(g), 1, f.count ?? 1)],
      facts: (_, f) => ({ count: f.count ?? 0 }),
      take: {
        'keep-used'(g, { seat }, cards) {
          for (const card of cards) g.keptUsed[card] = true;
          tell(g, 'cards-kept-used', { player: seat, cards: [...cards] });
          return done();
        },
      },
    }),
  },
};

const askShielding = asking<MU, LotFrame<'shielding'>>();
/** @rule MU card.42 So many territories at most are safe from the event (M-83). */
export const shielding: Procedure<MU, LotFrame<'shielding'>> = {
  name: 'shielding',
  rule: 'MU card.42',
  steps: {
    begin: cast,
    count: (g, f) => read(g, f, unshieldedLands(g).length),
    choose: askShielding({
      rule: 'MU card.42',
      prompt: 'shield-territories',
      seats: (_, f) => (f.count ? [f.seat] : []),
      offer: (g, f) => [subset('shield', unshieldedLands(g), 1, f.count ?? 1)],
      facts: (_, f) => ({ count: f.count ?? 0 }),
      take: {
        shield(g, { seat }, lands) {
          for (const at of lands) {
            addEffect(g, { type: 'event-shield', at, until: 'round' });
            tell(g, 'territory-shielded', { player: seat, at });
          }
          return done();
        },
      },
    }),
  },
};

interface ForesightFrame extends Frame<'begin'>, ForesightCall {
  proc: 'foresight';
}
const askForesight = asking<MU, ForesightFrame>();
/** @rule MU card.61 One of those drawn is the event; the others are discarded. */
export const foresight: Procedure<MU, ForesightFrame> = {
  name: 'foresight',
  rule: 'MU card.61',
  steps: {
    begin: askForesight({
      rule: 'MU card.61',
      prompt: 'choose-event',
      seats: (_, f) => [f.seat],
      offer: (_, f) => [pick('choose-event', f.events)],
      take: {
        'choose-event'(g, f, chosen) {
          setEvent(g, chosen);
          discardEvents(
            g,
            f.events.filter(card => card !== chosen),
          );
          return done();
        },
      },
    }),
  },
};
