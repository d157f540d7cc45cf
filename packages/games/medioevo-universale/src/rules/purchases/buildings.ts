import { BUILDING, components, isInhabited } from '../../catalog.js';
import type { Points } from '../../data.js';
import {
  BUILDINGS,
  type BuildingKind,
  type BuildingType,
  type Level,
  type Player,
  type TechnologyId,
  type TerritoryId,
} from '../../ids.js';
import type { MU } from '../../state.js';
import type { Cost } from '../../uses.js';
import { territoriesOf } from '../control.js';
import { effectsOf } from '../effects.js';
import { hasMarkerFor } from '../ownership.js';
import { buildingAt, DAMAGE_COLUMN, kindsAt } from '../standing.js';
import { buildingsLeft } from '../supply.js';
import { designing, minus, surchargeFor } from './design.js';
import { canAfford, hasFlorin } from './means.js';

export const damageAt = ({ buildings }: MU, kind: BuildingKind, at: TerritoryId): number =>
  buildings[DAMAGE_COLUMN[kind]][at] ?? 0;

/** @rule MU card.32 @rule MU card.33 One after the other, in the order in which they were played; never below 0. */
const discounted = (g: MU, seat: Player, price: number): number =>
  effectsOf(g, 'discount')
    .filter(({ player }) => player === seat)
    .reduce((due, { florin, percent }) => Math.max(0, due - florin - Math.floor((due * percent) / 100)), price);

/** @rule MU 4-buildings-upgrade The difference to what stands there; undefined: he cannot design it. */
export const costOfBuilding = (
  g: MU,
  seat: Player,
  type: BuildingType,
  at: TerritoryId,
  surcharge: Points | undefined = surchargeFor(g, seat, BUILDING[type].technology),
): Cost | undefined => {
  const { kind, price, tp, technology } = BUILDING[type];
  const old = buildingAt(g, at, kind);
  const points = designing(g, seat, technology, old ? minus(tp, BUILDING[old].tp) : tp, surcharge);
  return points && { points, florin: discounted(g, seat, price - (old ? BUILDING[old].price : 0)) };
};

/**
 * @rule MU 4-buildings-build @rule MU 4-buildings-max Could this stand there, whatever it costs: inhabited, if it must be, and in
 * place of a lower one of its kind or of none. @rule MU 0-components-limits
 */
export const canStand = (g: MU, seat: Player, type: BuildingType, at: TerritoryId): boolean => {
  const { kind, level, inhabitedOnly } = BUILDING[type];
  const old = buildingAt(g, at, kind);
  const lower = old && BUILDING[old].level;
  if ((lower !== undefined && lower >= level) || (inhabitedOnly && !isInhabited(at))) return false;
  return buildingsLeft(g, type) > 0 && isMarkable(g, seat, level, lower);
};
/** @rule MU option.buildingsNeedOwnershipMarkers */
const isMarkable = (g: MU, seat: Player, level: Level, lower: Level | undefined): boolean =>
  !g.options['buildings-need-markers'] || hasMarkerFor(g, seat, level, lower);

/** Where a seat may build it and pay for it. */
export const sitesFor = (
  g: MU,
  seat: Player,
  type: BuildingType,
  lands: readonly TerritoryId[] = territoriesOf(g, seat),
  surcharge: Points | undefined = surchargeFor(g, seat, BUILDING[type].technology),
): readonly TerritoryId[] => {
  if (!surcharge) return [];
  return lands.filter(at => {
    if (!canStand(g, seat, type, at)) return false;
    const cost = costOfBuilding(g, seat, type, at, surcharge);
    return cost !== undefined && canAfford(g, seat, cost);
  });
};
/** Technologies stand for several buildings each: asked for once. */
const surcharges = (g: MU, seat: Player): ((type: BuildingType) => Points | undefined) => {
  const known = new Map<TechnologyId, Points | undefined>();
  return type => {
    const { technology } = BUILDING[type];
    if (!known.has(technology)) known.set(technology, surchargeFor(g, seat, technology));
    return known.get(technology);
  };
};
export const buildable = (g: MU, seat: Player): readonly BuildingType[] => {
  const [lands, surcharge] = [territoriesOf(g, seat), surcharges(g, seat)];
  return BUILDINGS.filter(type => {
    const extra = surcharge(type);
    return extra !== undefined && sitesFor(g, seat, type, lands, extra).length > 0;
  });
};

/** Is there anything he could build, whatever it costs? @rule MU card.32 */
export const couldBuild = (g: MU, seat: Player): boolean => {
  const [lands, surcharge] = [territoriesOf(g, seat), surcharges(g, seat)];
  return BUILDINGS.some(type => surcharge(type) !== undefined && lands.some(at => canStand(g, seat, type, at)));
};

/** One level up, if there is one and a piece for it. @rule MU card.69 @rule MU card.70 @rule MU tech.engineering */
export const nextLevel = (g: MU, seat: Player, kind: BuildingKind, at: TerritoryId): BuildingType | undefined => {
  const old = buildingAt(g, at, kind);
  const higher =
    old && BUILDINGS.find(type => BUILDING[type].kind === kind && BUILDING[type].level === BUILDING[old].level + 1);
  return higher && canStand(g, seat, higher, at) ? higher : undefined;
};

/** A building by its kind and place. */
export type BuildingId = `${BuildingKind}@${TerritoryId}`;
export const kindIn = (id: string): BuildingKind => id.slice(0, id.indexOf('@')) as BuildingKind;
export const placeIn = (id: string): TerritoryId => id.slice(id.indexOf('@') + 1) as TerritoryId;

export const buildingsOf = (g: MU, seat: Player): readonly BuildingId[] =>
  territoriesOf(g, seat).flatMap(at => kindsAt(g, at).map((kind): BuildingId => `${kind}@${at}`));
/** @rule MU 4-repair One marker at a time. */
export const repairable = (g: MU, seat: Player): readonly BuildingId[] =>
  hasFlorin(g, seat, components.repairPerDamage)
    ? buildingsOf(g, seat).filter(id => damageAt(g, kindIn(id), placeIn(id)) > 0)
    : [];

/** @rule MU 4-units-limit The levels of his villages, towns and great cities. */
export const civilLevels = (g: MU, seat: Player): number =>
  territoriesOf(g, seat).reduce((sum, at) => sum + (g.buildings.civil[at] ?? 0), 0);
export const cathedralsOf = (g: MU, seat: Player): number =>
  territoriesOf(g, seat).filter(at => g.buildings.cathedral[at]).length;
