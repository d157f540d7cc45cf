import { components, isCoastal, isInhabited, landNeighbours, MAP } from '../catalog.js';
import type { AreaId, Player, TerritoryId, VehicleId } from '../ids.js';
import type { MU, Route } from '../state.js';
import { territoriesInPlay } from './in-play.js';
import { kindOf, tradersOf } from './trade/cargo.js';
import { belongsTo, whereIs } from './vehicles.js';

/** By how many stages a route may lead. */
export const LENGTHS = ['4', '6', '8'] as const;
export type RouteLength = (typeof LENGTHS)[number];
export type RouteKind = 'caravan' | 'merchant-ship';

export const routeOf = (g: MU, player: Player): Route | undefined => g.routes[player];
const targetOf = ({ stages }: Route): TerritoryId => stages[stages.length - 1];
/** @rule MU 6-route-stage Those that are still to be reached; the target is none of them. */
export const plannedOf = ({ stages, established }: Route): readonly TerritoryId[] =>
  stages.slice(0, -1).filter(at => !established.includes(at));
/** @rule MU 6-route-points By its length. */
export const tradePointsOf = ({ stages }: Route): number =>
  components.goods.routeTradePoints[`${stages.length}` as RouteLength] ?? 0;

/** Is there a vehicle that serves it? @rule MU 6-route-one */
export const isServed = (g: MU, player: Player): boolean => {
  const route = g.routes[player];
  return route !== undefined && belongsTo(g, route.vehicle, player);
};
export const serves = (g: MU, player: Player, vehicle: VehicleId): boolean =>
  isServed(g, player) && g.routes[player]?.vehicle === vehicle;

/** @rule MU 6-route-finish At the target, and nothing else is left to be reached. */
export const isAtEnd = (g: MU, player: Player, vehicle: VehicleId): boolean => {
  const route = g.routes[player];
  if (!route || !serves(g, player, vehicle)) return false;
  return whereIs(g, vehicle) === targetOf(route) && plannedOf(route).length === 0;
};

/** All territories that hang together with one, by land or by sea. */
const landMass = (g: MU, start: TerritoryId): ReadonlySet<AreaId> => {
  const reached = new Set<TerritoryId>([start]);
  // A set grows while it is walked through.
  for (const at of reached) for (const to of landNeighbours(at)) if (g.inPlay[to]) reached.add(to);
  return reached;
};
const shores = (g: MU, start: TerritoryId): ReadonlySet<AreaId> => {
  const seas = new Set(MAP.neighbours(start, ['coast']).filter(sea => g.inPlay[sea]));
  for (const sea of seas) for (const to of MAP.neighbours(sea, ['water'])) if (g.inPlay[to]) seas.add(to);
  return new Set([...seas].flatMap(sea => MAP.neighbours(sea, ['coast'])).filter(at => g.inPlay[at]));
};

/** @rule MU 6-route-start Can a vehicle of the kind make the way between the two? */
export const areConnected = (g: MU, kind: RouteKind, a: TerritoryId, b: TerritoryId): boolean =>
  kind === 'caravan' ? landMass(g, a).has(b) : isCoastal(a) && isCoastal(b) && shores(g, a).has(b);

/** @rule MU 6-route-start Where its markers may lie: inhabited, within reach of the element, and not the start. */
export const stagesFrom = (g: MU, kind: RouteKind, start: TerritoryId): readonly TerritoryId[] => {
  const reached = kind === 'caravan' ? landMass(g, start) : shores(g, start);
  return territoriesInPlay(g).filter(at => at !== start && isInhabited(at) && reached.has(at));
};

/** Of which kind the vehicle must be. */
export const kindOfRoute = (g: MU, route: Route): RouteKind =>
  route.kind ?? (g.vehicles.type[route.vehicle] === undefined ? 'caravan' : kindOf(g, route.vehicle));

/** @rule MU card.30 Who may serve a route that has lost its vehicle. */
export const successorsOf = (g: MU, player: Player): readonly VehicleId[] => {
  const route = g.routes[player];
  if (!route || isServed(g, player)) return [];
  return tradersOf(g, player).filter(id => kindOf(g, id) === kindOfRoute(g, route));
};
