import { PRINTED_REALM } from '../catalog.js';
import type { Player, TerritoryId } from '../ids.js';
import type { MU } from '../state.js';
import { hasBarbarians, playersAt } from './armies.js';
import { isGuestOf } from './relations.js';

/** In whose start realm a territory lies, if that realm is played. @rule MU 0-reduced-map @rule MU 5-control-start */
export const homeOf = (g: MU, at: TerritoryId): Player | undefined => {
  const realm = PRINTED_REALM[at];
  return realm && g.order.find(player => g.realm[player] === realm);
};

/** @rule MU 3-control @rule MU 5-control-test */
export const controllerOf = (g: MU, at: TerritoryId): Player | undefined => {
  if (hasBarbarians(g, at)) return undefined;
  const there = playersAt(g, at);
  if (there.length === 0) return g.markers[at] ?? homeOf(g, at);
  if (there.length === 1) return hostOf(g, there[0], at) ?? there[0];
  const last = g.lastControl[at];
  return last !== undefined && there.every(player => player === last || isGuestOf(g, player, last, at))
    ? last
    : undefined;
};

/** Whose guest an army is; undefined if it stands there in its own right: what was conquered stays so when a right is granted. */
const hostOf = (g: MU, player: Player, at: TerritoryId): Player | undefined => {
  const host = g.lastControl[at] ?? g.markers[at] ?? homeOf(g, at);
  return host !== undefined && host !== player && isGuestOf(g, player, host, at) ? host : undefined;
};

export const controls = (g: MU, player: Player, at: TerritoryId): boolean => controllerOf(g, at) === player;

export const territoriesOf = (g: MU, player: Player): readonly TerritoryId[] =>
  (Object.keys(g.inPlay) as TerritoryId[]).filter(at => Object.hasOwn(PRINTED_REALM, at) && controls(g, player, at));
