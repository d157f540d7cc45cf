import { BUILDING } from '../catalog.js';
import { LEVELS, type Level, type Player, type TerritoryId, type VehicleId } from '../ids.js';
import type { MU } from '../state.js';
import { territoriesOf } from './control.js';

/** How many transports and engines of each level. */
export type ByLevel = Readonly<Record<Level, number>>;

/**
 * @rule MU 4-markers Ten markers, each with one or two sides: 2 I/III, 4 I/II, 2 II/III, 2 I. They may change places freely,
 * so all that counts is whether everything can have one at once.
 */
export const canBeMarked = ({ 1: one, 2: two, 3: three }: ByLevel): boolean =>
  one <= 8 && two <= 6 && three <= 4 && two + three <= 8 && one + two + three <= 10;

export const vehiclesOf = (g: MU, player: Player): readonly VehicleId[] =>
  (Object.keys(g.vehicles.owner) as VehicleId[]).filter(id => g.vehicles.owner[id] === player);

/** What a player's markers lie under now. */
export const markedBy = (g: MU, player: Player): ByLevel => {
  const levels = vehiclesOf(g, player).map(id => g.vehicles.level[id]);
  const [one, two, three] = LEVELS.map(level => levels.filter(each => each === level).length);
  return { 1: one, 2: two, 3: three };
};

/** Has he a marker for one more of this level? An upgrade gives back the marker of the old one. */
export const hasMarkerFor = (g: MU, player: Player, level: Level, insteadOf?: Level): boolean => {
  const marked = { ...markedBy(g, player) };
  for (const built of markedBuildings(g, player)) marked[built]++;
  marked[level]++;
  if (insteadOf !== undefined) marked[insteadOf]--;
  return canBeMarked(marked);
};

/** Has he markers for all he has, buildings included where they need them? */
export const hasEnoughMarkers = (g: MU, player: Player): boolean => {
  const marked = { ...markedBy(g, player) };
  for (const built of markedBuildings(g, player)) marked[built]++;
  return canBeMarked(marked);
};

/** @rule MU option.buildingsNeedOwnershipMarkers Only then they count; they belong to whoever controls the territory. */
const markedBuildings = (g: MU, player: Player): readonly Level[] =>
  g.options['buildings-need-markers'] ? territoriesOf(g, player).flatMap(at => levelsAt(g, at)) : [];
const levelsAt = ({ buildings }: MU, at: TerritoryId): readonly Level[] =>
  [buildings.civil[at], buildings.military[at], buildings.cathedral[at] && BUILDING.cathedral.level].filter(
    (level): level is Level => level !== undefined,
  );
