import { asking, call, done, type Frame, go, type Procedure, pick } from '@hegemon/kernel';
import { components, EVENT } from '../../catalog.js';
import { endEvent, setEvent, takeEvent } from '../../deeds/event-deck.js';
import { takeRoll, throwDice } from '../../deeds/rolls.js';
import { tell } from '../../events.js';
import { beginWindow } from '../../frames/uses.js';
import type { Affliction, Player } from '../../ids.js';
import { stakeOf, struckAreas } from '../../rules/events.js';
import { firstPlayer, orderFrom } from '../../rules/seating.js';
import type { MU } from '../../state.js';
import { beginAffliction } from './affliction.js';

interface EventCardFrame extends Frame<'begin' | 'look' | 'choose' | 'symbol' | 'roll' | 'strike' | 'close'> {
  proc: 'event-card';
  /** Symbols still to be applied, and players still to be looked at for the present one. */
  symbols: Affliction[];
  waiting: Player[];
}
export const beginEventCard = (): EventCardFrame => ({ proc: 'event-card', step: 'begin', symbols: [], waiting: [] });
const ask = asking<MU, EventCardFrame>();

/** So many of the symbols on a card come true. */
const CHOSEN = 2;

const openSymbols = (g: MU): readonly Affliction[] => {
  if (!g.event || struckAreas(g).length === 0 || g.event.symbols.length >= CHOSEN) return [];
  const { card, symbols } = g.event;
  return EVENT[card].symbols.filter(symbol => !symbols.includes(symbol));
};

/** @rule MU 2-event */
export const eventCard: Procedure<MU, EventCardFrame> = {
  name: 'event-card',
  rule: 'MU 2-event',
  steps: {
    /** MU 2-event-draw MU card.61 Somebody may have chosen it already. */
    begin(g) {
      if (!g.event) setEvent(g, takeEvent(g));
      // @rule MU window.event-drawn
      return call(beginWindow('event-drawn', g.order));
    },
    /** MU 0-reduced-map Where nothing that is marked is in play, nothing happens. */
    look(g) {
      if (g.event && struckAreas(g).length > 0) return;
      if (g.event) tell(g, 'event-idle', { card: g.event.card });
      return go('close');
    },
    /** One after the other: in this order they are applied. */
    choose: ask({
      rule: 'MU 2-event-draw',
      prompt: 'choose-symbol',
      seats: g => (openSymbols(g).length > 0 ? [firstPlayer(g)] : []),
      offer: g => [pick('symbol', openSymbols(g))],
      facts: g => ({
        card: g.event?.card ?? '',
        chosen: [...(g.event?.symbols ?? [])],
        struck: Object.fromEntries(
          openSymbols(g).map(symbol => [symbol, g.order.filter(player => stakeOf(g, player, symbol) > 0)]),
        ),
      }),
      take: {
        symbol(g, f, symbol) {
          g.event?.symbols.push(symbol);
          f.symbols.push(symbol);
          tell(g, 'symbol-chosen', { player: firstPlayer(g), symbol });
          return go('choose');
        },
      },
    }),
    symbol(g, f) {
      if (f.symbols.length === 0) return go('close');
      f.waiting = [...g.order];
    },
    /** Whoever has nothing there does not roll. */
    roll(g, f) {
      const [symbol] = f.symbols;
      while (f.waiting.length > 0 && stakeOf(g, f.waiting[0], symbol) === 0) f.waiting.shift();
      const [player] = f.waiting;
      if (player === undefined) {
        f.symbols.shift();
        return go('symbol');
      }
      throwDice(g, player, [6], 'event');
      return call(beginWindow('die-rolled', orderFrom(g, player)), 'strike');
    },
    strike(g, f) {
      const [symbol] = f.symbols;
      const player = f.waiting.shift()!;
      const [pips] = takeRoll(g);
      const count = pips < components.events[symbol].harmlessFrom ? pips : 0;
      tell(g, 'event-struck', { player, symbol, count });
      return count > 0 ? call(beginAffliction(player, symbol, count), 'roll') : go('roll');
    },
    /** MU 2-event-deck */
    close(g) {
      endEvent(g);
      return done();
    },
  },
};
