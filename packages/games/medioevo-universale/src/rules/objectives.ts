import { CARD, pointsOf } from '../catalog.js';
import { type CardId, COLOURS, type Colour, type Player } from '../ids.js';
import type { MU } from '../state.js';
import { readyCards } from './cards.js';
import { isReached } from './objectives/register.js';
import { gearsLeft } from './supply.js';

/** @rule MU A-objective Of a colour that is printed on the card, or of any if none is; as far as the supply reaches. */
export const markersFor = (g: MU, card: CardId): readonly Colour[] => {
  const printed = pointsOf(card).flatMap(points => Object.keys(points));
  return COLOURS.filter(colour => (printed.length === 0 || printed.includes(colour)) && gearsLeft(g, colour) > 0);
};

/**
 * @rule MU A-objective Ready cards of a player whose objective is reached, and for which a marker is left.
 * @rule MU A-claims Nothing is claimed any more when the game is being scored.
 */
export const claimable = (g: MU, player: Player): readonly CardId[] =>
  g.isScoring
    ? []
    : readyCards(g, player).filter(
        card => markersFor(g, card).length > 0 && isReached(g, player, CARD[card].objective.condition),
      );
