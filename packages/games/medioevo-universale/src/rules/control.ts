import { kept, type Sparse } from '@hegemon/kernel';
import { PRINTED_REALM } from '../catalog.js';
import { type AreaId, BARBARIANS, type Player, REALMS, type Side, TERRITORIES, type TerritoryId } from '../ids.js';
import type { MU } from '../state.js';
import type { Army } from '../troops.js';
import { isGuestOf } from './relations.js';

/** In whose start realm a territory lies, if that realm is played. @rule MU 0-reduced-map @rule MU 5-control-start @rule MU 5-control-return */
export const homeOf = (g: MU, at: TerritoryId): Player | undefined => {
  const realm = PRINTED_REALM[at];
  if (realm) for (const player of g.order) if (g.realm[player] === realm) return player;
  return undefined;
};

type There = Sparse<Side, Army> | undefined;

/** @rule MU 3-control @rule MU 5-control-test */
export const controllerOf = (g: MU, at: TerritoryId): Player | undefined => controllerAmong(g, at, g.armies[at]);

/** The same with other armies than those that are there. */
export const controllerAmong = (g: MU, at: TerritoryId, armies: There): Player | undefined => {
  if (armies === undefined) return g.markers[at] ?? homeOf(g, at);
  if (armies[BARBARIANS] !== undefined) return undefined;
  let [count, only]: [number, Player | undefined] = [0, undefined];
  for (const player of g.seats) {
    if (armies[player] === undefined) continue;
    count++;
    only = player;
  }
  if (only === undefined) return g.markers[at] ?? homeOf(g, at);
  const last = lastAmong(g, at, armies);
  if (count === 1) return last !== undefined && last !== only && isHosted(g, only, last, at) ? last : only;
  const there = g.seats.filter(player => armies[player] !== undefined);
  return last !== undefined && there.every(player => player === last || isHosted(g, player, last, at))
    ? last
    : undefined;
};

/** @rule MU C-treaty-leave A guest whose right has ended takes nothing from his host as long as he may still leave. */
export const isHosted = (g: MU, player: Player, host: Player, at: TerritoryId): boolean =>
  isGuestOf(g, player, host, at) ||
  g.overstaying.some(each => each.player === player && each.host === host && each.at === at);

/**
 * Who controlled a territory before others came, and has not lost it since: by an army that is still there, a marker, or because it
 * is his start realm. What was conquered stays so when a right is granted: its conqueror is nobody's guest.
 */
export const lastHolderOf = (g: MU, at: TerritoryId): Player | undefined => lastAmong(g, at, g.armies[at]);
const lastAmong = (g: MU, at: TerritoryId, armies: There): Player | undefined => {
  const last = g.lastControl[at];
  return last !== undefined && armies?.[last] !== undefined ? last : (g.markers[at] ?? homeOf(g, at));
};

export const controls = (g: MU, player: Player, at: TerritoryId): boolean => controllerOf(g, at) === player;

/** Territories by their place in the catalogue. */
const PLACE: ReadonlyMap<AreaId, number> = new Map(TERRITORIES.map((at, i) => [at, i]));
const HOMES = new Map(
  REALMS.map(realm => [realm, TERRITORIES.flatMap((at, i) => (PRINTED_REALM[at] === realm ? [i] : []))]),
);
/** In the order of the catalogue. It is asked for very often: only where he has an army, a marker or his home can anything be his. */
export const territoriesOf = kept((g: MU, player: Player): readonly TerritoryId[] => {
  const realm = g.realm[player];
  const could = realm ? [...HOMES.get(realm)!] : [];
  for (const at in g.markers) if (g.markers[at as TerritoryId] === player) could.push(PLACE.get(at as TerritoryId)!);
  for (const at in g.armies) {
    const place = g.armies[at as AreaId]?.[player] && PLACE.get(at as AreaId);
    if (place !== undefined) could.push(place);
  }
  could.sort((a, b) => a - b);
  const own: TerritoryId[] = [];
  for (let i = 0; i < could.length; i++) {
    const at = TERRITORIES[could[i]];
    if (could[i] !== could[i - 1] && g.inPlay[at] === true && controls(g, player, at)) own.push(at);
  }
  return own;
});
