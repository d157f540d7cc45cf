import { pick } from '@hegemon/kernel';
import { moveCube } from '../deeds/trade.js';
import type { Good, TerritoryId } from '../ids.js';
import { cubeSources, cubeTargets, mobileCubes, type Way } from '../rules/trade/cubes.js';
import { type Ability, namedAs } from './ability.js';

/** @rule MU card.63 @rule MU tech.procurement A cube goes from one market to another. */
export const cubeMoving = (rule: string, isWay: Way): Ability => ({
  rule,
  isUsable: (g, use) => cubeSources(g, use.seat, isWay).length > 0,
  names: [
    { prompt: 'name-market', offer: (g, use) => [pick('name', cubeSources(g, use.seat, isWay))] },
    {
      prompt: 'name-good',
      offer: (g, use) => [pick('name', mobileCubes(g, use.seat, namedAs<TerritoryId>(use), isWay))],
    },
    {
      prompt: 'name-cube-target',
      offer: (g, use) => [
        pick('name', cubeTargets(g, use.seat, namedAs<TerritoryId>(use), namedAs<Good>(use, 1), isWay)),
      ],
    },
  ],
  carryOut: (g, use) =>
    moveCube(g, use.seat, namedAs<TerritoryId>(use), namedAs<TerritoryId>(use, 2), namedAs<Good>(use, 1)),
});
