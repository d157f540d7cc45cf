import { components } from '../../catalog.js';
import { spendPoints } from '../../deeds/cards.js';
import { pay } from '../../deeds/money.js';
import { COLOURS, type Player } from '../../ids.js';
import type { MU } from '../../state.js';
import type { Cost } from '../../uses.js';

/**
 * @rule MU X-hidden What was ordered is bought: whoever turns no more cards for it pays in money what the pool does not give. Says
 * whether there was enough.
 */
export const payInMoney = (g: MU, seat: Player, cost: Cost | undefined): boolean => {
  if (!cost) return false;
  const pooled = COLOURS.map(colour => ({
    colour,
    points: Math.min(cost.points[colour] ?? 0, g.points[seat]?.[colour] ?? 0),
  }));
  const wanted = COLOURS.reduce((sum, colour) => sum + (cost.points[colour] ?? 0), 0);
  const missing = pooled.reduce((sum, { points }) => sum - points, wanted);
  const forPoints = missing * components.missingTechnologyPointFlorin;
  if (g.cash[seat] < cost.florin + forPoints) return false;
  for (const { colour, points } of pooled) if (points > 0) spendPoints(g, seat, colour, points);
  pay(g, seat, forPoints, 'points');
  pay(g, seat, cost.florin, 'purchase');
  return true;
};
