import type { TerritoryId } from './ids.js';

/** @rule MU 4 Everything that can be had in phase 4, by the word with which it is asked for. */
export const WARES = [
  'buy-technology',
  'build',
  'repair',
  'buy-transport',
  'buy-engine',
  'upgrade',
  'buy-unit',
  'upgrade-captain',
  'buy-card',
  'ransom',
  'redeploy',
  'buy-back',
] as const;
export type Ware = (typeof WARES)[number];

/**
 * One purchase. `what` names the thing: `masonry`, `town`, `military@rome` (a damaged building), `galley:2`, `trebuchet`, `vehicle-3:2`
 * (raised to level II), `archer`, `captain-1:3@rome` (raised to level III), `card`, `archer@player-2` (a prisoner of that player).
 */
export interface Purchase {
  ware: Ware;
  what: string;
  /** Where it is to stand; absent until it is said, or where nothing is placed. */
  at?: TerritoryId;
}
