import { pick } from '@hegemon/kernel';
import { namedAs } from '../cards/ability.js';
import { cubeMoving } from '../cards/cube-moving.js';
import { establish } from '../deeds/routes.js';
import type { Player, TerritoryId } from '../ids.js';
import { isServed, plannedOf, routeOf } from '../rules/routes.js';
import { byVehicle } from '../rules/trade/cubes.js';
import type { MU } from '../state.js';
import type { Activities } from './activity.js';

/** @rule MU tech.guilds Stages that can be bought; never the last. */
const open = (g: MU, player: Player): readonly TerritoryId[] => {
  const route = routeOf(g, player);
  return route && isServed(g, player) ? plannedOf(route) : [];
};

/** @rule MU T Trade and market are part of a sale or a purchase, and asked for there. */
export const economy: Activities = {
  /** @rule MU tech.procurement */
  procurement: cubeMoving('MU tech.procurement', byVehicle),
  /** @rule MU tech.guilds */
  guilds: {
    rule: 'MU tech.guilds',
    isUsable: (g, use) => open(g, use.seat).length > 0,
    names: [{ prompt: 'name-stage', offer: (g, use) => [pick('name', open(g, use.seat))] }],
    carryOut: (g, use) => establish(g, use.seat, namedAs<TerritoryId>(use)),
  },
};
