import { components, pointsOf, TECHNOLOGY } from '../../catalog.js';
import { type CardId, COLOURS, type Colour, type Player } from '../../ids.js';
import { readyCards } from '../../rules/cards.js';
import { isMonastic } from '../../rules/points.js';
import type { MU } from '../../state.js';
import { abilityOf, lentByMissionaries } from '../../uses/usable.js';

/** The colour of what helps to trade. @rule MU tech.trade @rule MU tech.market */
const { colour: OWN } = TECHNOLOGY.market.activation;
const COST = TECHNOLOGY.missionaries.activation.tp;

/**
 * @rule MU B-use How many points of technology for the trade a seat could come up with, without paying money for them: never fewer than it
 * really can, for whatever is not offered cannot be tried. What turns out to be out of reach the payment refuses.
 */
export const inReach = (g: MU, seat: Player): number => {
  const counts = (colour: Colour): boolean => colour === OWN || isMonastic(g, seat);
  const colours = COLOURS.filter(counts);
  const printed = (card: CardId): number =>
    Math.max(0, ...pointsOf(card).map(each => colours.reduce((sum, colour) => sum + (each[colour] ?? 0), 0)));
  // MU A-windows-tp A card gives its own, or by its ability what it makes.
  const best = (card: CardId): number =>
    Math.max(printed(card), abilityOf({ what: card })?.mostPoints?.(g, printed) ?? 0);
  let points = 0;
  for (const colour of colours) {
    points += g.points[seat]?.[colour] ?? 0;
    points += (g.gears.held[seat]?.[colour] ?? 0) - (g.gears.used[seat]?.[colour] ?? 0);
  }
  for (const card of readyCards(g, seat)) points += best(card);
  // MU tech.missionaries Each of them is paid for, in points or in money for points.
  for (const card of lentByMissionaries(g, seat)) points += Math.max(0, best(card) - COST);
  return points;
};
/** @rule MU B-missing How many points a seat can pay in all, if so much of its money must be left. */
export const payablePoints = (g: MU, seat: Player, reserve: number): number =>
  inReach(g, seat) + Math.floor(Math.max(0, g.cash[seat] - reserve) / components.missingTechnologyPointFlorin);
