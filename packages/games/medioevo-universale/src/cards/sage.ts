import { amount } from '@hegemon/kernel';
import { figureOf } from '../catalog.js';
import { setEvent, takeEvent } from '../deeds/event-deck.js';
import { tell } from '../events.js';
import { beginForesight } from '../frames/barbarians.js';
import type { CardAbilities } from './abilities.js';
import { namedAs } from './ability.js';

/** So many event cards may be drawn to choose from. */
const DRAWN = figureOf('realm-61', 'draw');

export const sage: CardAbilities = {
  /** @rule MU card.61 In the first round there is no event to choose. */
  'realm-61': {
    rule: 'MU card.61',
    isUsable: g => g.round > 1 && g.decks.events.length > 0,
    names: [{ prompt: 'name-drawn', offer: () => [amount('name-amount', 1, DRAWN)] }],
    carryOut(g, use) {
      const cards = Array.from({ length: namedAs<number>(use) }, () => takeEvent(g));
      tell(g, 'events-looked-at', { player: use.seat, cards });
      return beginForesight(use.seat, cards);
    },
  },
  /** @rule MU card.62 Whoever chose it. */
  'realm-62': {
    rule: 'MU card.62',
    isUsable: g => g.event !== undefined,
    carryOut: g => setEvent(g, takeEvent(g)),
  },
};
