import { TECHNOLOGY } from '../../catalog.js';
import type { Points } from '../../data.js';
import { COLOURS, type Colour, type Player, type TechnologyId } from '../../ids.js';
import type { MU } from '../../state.js';
import { areNeighbours } from '../neighbours.js';

/** The technology for captains, for transports and for engines; buildings name theirs in the data. */
export const MILITARY_SCIENCE: TechnologyId = 'military';
export const CARPENTRY: TechnologyId = 'carpentry';
export const MATHEMATICS: TechnologyId = 'mathematics';

/**
 * @rule MU B-use What so many levels cost with a technology: @rule MU tech.carpentry transports, @rule MU tech.military captains,
 * @rule MU tech.masonry civil and @rule MU tech.architecture military buildings, @rule MU tech.mathematics engines,
 * @rule MU tech.religion cathedrals.
 */
export const pointsFor = (technology: TechnologyId, levels: number): Points => {
  const { colour, tp } = TECHNOLOGY[technology].activation;
  return { [colour]: tp * levels };
};

export const plus = (a: Points, b: Points): Points => {
  const sum: Partial<Record<Colour, number>> = {};
  for (const colour of COLOURS) {
    const points = (a[colour] ?? 0) + (b[colour] ?? 0);
    if (points > 0) sum[colour] = points;
  }
  return sum;
};
export const minus = (a: Points, b: Points): Points => {
  const rest: Partial<Record<Colour, number>> = {};
  for (const colour of COLOURS) {
    const points = (a[colour] ?? 0) - (b[colour] ?? 0);
    if (points > 0) rest[colour] = points;
  }
  return rest;
};

/** @rule MU tech.temporal-power Whose technology a seat may use, besides its own. */
const lenderOf = (g: MU, seat: Player, technology: TechnologyId): Player | undefined =>
  g.technologies[seat].includes('temporal-power')
    ? g.order.find(
        other => other !== seat && g.technologies[other].includes(technology) && areNeighbours(g, seat, other),
      )
    : undefined;

/**
 * @rule MU 4-buildings-build Designing is part of buying: who has the technology pays these points; @rule MU tech.temporal-power who
 * uses a neighbour's pays more. Undefined: he cannot design it.
 */
export const designing = (
  g: MU,
  seat: Player,
  technology: TechnologyId,
  points: Points,
  surcharge: Points | undefined = surchargeFor(g, seat, technology),
): Points | undefined => surcharge && plus(points, surcharge);

/** What comes on top of every design with a technology: nothing for its owner. Undefined: he cannot use it at all. */
export const surchargeFor = (g: MU, seat: Player, technology: TechnologyId): Points | undefined => {
  if (g.technologies[seat].includes(technology)) return {};
  return lenderOf(g, seat, technology) && pointsFor('temporal-power', 1);
};
