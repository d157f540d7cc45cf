import { asking, done, type Frame, go, type Procedure, pick, reveal, shuffle } from '@hegemon/kernel';
import { components } from '../../catalog.js';
import { takeGear } from '../../deeds/gears.js';
import { tell } from '../../events.js';
import { type CardId, COLOURS, type Player } from '../../ids.js';
import { gearsLeft } from '../../rules/supply.js';
import type { MU } from '../../state.js';

interface StartCardsFrame extends Frame<'begin' | 'draw' | 'keep' | 'gears' | 'gear' | 'close'> {
  proc: 'start-cards';
  /** Whose turn is still to come in the present section. */
  waiting: Player[];
  /** Whose turn it is, and what he has drawn: nobody else may know it. */
  seat?: Player;
  drawn: CardId[];
}
export const beginStartCards = (): StartCardsFrame => ({ proc: 'start-cards', step: 'begin', waiting: [], drawn: [] });
const ask = asking<MU, StartCardsFrame>();
const next = (f: StartCardsFrame): readonly Player[] => f.waiting.slice(0, 1);

/** @rule MU 0-setup-cards @rule MU 0-setup-gear In turn order: a realm card out of three each, then a marker each. */
export const startCards: Procedure<MU, StartCardsFrame> = {
  name: 'start-cards',
  rule: 'MU 0-setup-cards',
  steps: {
    begin(g, f) {
      f.waiting = [...g.order];
    },
    /** MU 0-setup-cards The others have gone back into the deck by now. */
    draw(g, f) {
      const [player] = f.waiting;
      if (!player) return go('gears');
      f.seat = player;
      f.drawn = g.decks.cards.splice(0, components.setup.realmCardsDrawn);
      reveal(g);
      const cards = [...f.drawn];
      tell(g, 'start-cards-drawn', { player, count: cards.length }, { [player]: { cards } });
    },
    keep: ask({
      rule: 'MU 0-setup-cards',
      prompt: 'keep-start-card',
      seats: (_, f) => next(f),
      offer: (_, f) => [pick('keep-card', f.drawn)],
      take: {
        'keep-card'(g, f, card, seat) {
          const player = seat as Player;
          g.cards.held[player] = [...g.cards.held[player], card];
          const others = f.drawn.filter(each => each !== card);
          g.decks.cards = shuffle(g, [...g.decks.cards, ...others], 'realm-cards');
          f.drawn = [];
          tell(g, 'start-card-kept', { player, card });
          f.waiting.shift();
          return go('draw');
        },
      },
    }),
    gears(g, f) {
      f.waiting = [...g.order];
    },
    gear: ask({
      rule: 'MU 0-setup-gear',
      prompt: 'take-start-marker',
      seats: (_, f) => next(f),
      offer: g => [
        pick(
          'take-marker',
          COLOURS.filter(colour => gearsLeft(g, colour) > 0),
        ),
      ],
      take: {
        'take-marker'(g, f, colour, seat) {
          takeGear(g, seat as Player, colour);
          tell(g, 'start-marker-taken', { player: seat as Player, colour });
          f.waiting.shift();
          return go('gear');
        },
      },
    }),
    close: () => done(),
  },
};
