import { components, lowerThan, TECHNOLOGY } from '../../catalog.js';
import { type Player, TECHNOLOGIES, type TechnologyId } from '../../ids.js';
import type { MU } from '../../state.js';
import { cathedralsOf } from './buildings.js';
import { hasFlorin } from './means.js';

/** @rule MU 4-tech Lower levels first, and one of a branch in each round. */
export const buyableTechnologies = (g: MU, seat: Player): readonly TechnologyId[] =>
  TECHNOLOGIES.filter(id => {
    const { price, colour } = TECHNOLOGY[id];
    if (g.technologies[seat].includes(id) || !hasFlorin(g, seat, price) || g.branches[seat]?.includes(colour))
      return false;
    return lowerThan(id).every(lower => g.technologies[seat].includes(lower));
  });

/** @rule MU 4-cards @rule MU 4-cards-buy More with every card that lies before him. */
export const priceOfCard = (g: MU, seat: Player): number =>
  components.realmCards.basePrice + components.realmCards.perOwnedCard * g.cards.held[seat].length;
export const mayBuyCard = (g: MU, seat: Player): boolean =>
  !g.bought.card[seat] && g.decks.cards.length > 0 && hasFlorin(g, seat, priceOfCard(g, seat));
/** @rule MU 4-cards-draw Two more for every cathedral; fewer if the deck is short. */
export const cardsToDraw = (g: MU, seat: Player): number =>
  Math.min(
    g.decks.cards.length,
    components.realmCards.draw + components.realmCards.drawPerCathedral * cathedralsOf(g, seat),
  );
