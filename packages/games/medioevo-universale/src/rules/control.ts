import { PRINTED_REALM } from '../catalog.js';
import { type Player, TERRITORIES, type TerritoryId } from '../ids.js';
import type { MU } from '../state.js';
import { hasArmy, hasBarbarians, playersAt } from './armies.js';
import { isGuestOf } from './relations.js';

/** In whose start realm a territory lies, if that realm is played. @rule MU 0-reduced-map @rule MU 5-control-start @rule MU 5-control-return */
export const homeOf = (g: MU, at: TerritoryId): Player | undefined => {
  const realm = PRINTED_REALM[at];
  return realm && g.order.find(player => g.realm[player] === realm);
};

/** @rule MU 3-control @rule MU 5-control-test */
export const controllerOf = (g: MU, at: TerritoryId): Player | undefined => {
  if (hasBarbarians(g, at)) return undefined;
  const there = playersAt(g, at);
  if (there.length === 0) return g.markers[at] ?? homeOf(g, at);
  const last = lastHolderOf(g, at);
  if (there.length === 1) {
    const [player] = there;
    return last !== undefined && isHosted(g, player, last, at) ? last : player;
  }
  return last !== undefined && there.every(player => player === last || isHosted(g, player, last, at))
    ? last
    : undefined;
};

/** @rule MU C-treaty-leave A guest whose right has ended takes nothing from his host as long as he may still leave. */
const isHosted = (g: MU, player: Player, host: Player, at: TerritoryId): boolean =>
  isGuestOf(g, player, host, at) ||
  g.overstaying.some(each => each.player === player && each.host === host && each.at === at);

/**
 * Who controlled a territory before others came, and has not lost it since: by an army that is still there, a marker, or because it
 * is his start realm. What was conquered stays so when a right is granted: its conqueror is nobody's guest.
 */
export const lastHolderOf = (g: MU, at: TerritoryId): Player | undefined => {
  const last = g.lastControl[at];
  return last !== undefined && hasArmy(g, at, last) ? last : (g.markers[at] ?? homeOf(g, at));
};

export const controls = (g: MU, player: Player, at: TerritoryId): boolean => controllerOf(g, at) === player;

/** It is asked for very often: only where he has an army, a marker or his home can anything be his. */
export const territoriesOf = (g: MU, player: Player): readonly TerritoryId[] => {
  const realm = g.realm[player];
  return TERRITORIES.filter(
    at =>
      (g.markers[at] === player || g.armies[at]?.[player] !== undefined || PRINTED_REALM[at] === realm) &&
      g.inPlay[at] === true &&
      controls(g, player, at),
  );
};
