import { components, GOOD_OF, isInhabited } from '../../catalog.js';
import { GOODS, type Good, type TerritoryId } from '../../ids.js';
import type { MU } from '../../state.js';
import { cubesLeft } from '../supply.js';

export const marketAt = (g: MU, at: TerritoryId): readonly Good[] => g.market[at] ?? [];
/** @rule MU 6-market As many as there are cubes; what is printed does not count. */
export const marketFactor = (g: MU, at: TerritoryId): number => marketAt(g, at).length;
/** @rule MU 6-sell Printed or as a cube. */
export const hasGood = (g: MU, at: TerritoryId, good: Good): boolean =>
  GOOD_OF[at] === good || marketAt(g, at).includes(good);

/** @rule MU 6-place Which of these colours could be put there. */
export const placeable = (g: MU, at: TerritoryId, colours: readonly Good[]): readonly Good[] =>
  isInhabited(at)
    ? GOODS.filter(good => colours.includes(good) && !hasGood(g, at, good) && cubesLeft(g, good) > 0)
    : [];

/** @rule MU 6-market What each cube that is sold there brings besides. */
export const marketBonus = (g: MU, at: TerritoryId): number =>
  marketFactor(g, at) * components.goods.marketBonusPerFactor;
