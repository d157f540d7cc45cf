import { components } from '../catalog.js';
import { tell } from '../events.js';
import type { AreaId, Player, TerritoryId, VehicleId } from '../ids.js';
import { kindOfRoute, plannedOf, serves, tradePointsOf } from '../rules/routes.js';
import { kindOf } from '../rules/trade/cargo.js';
import { craftOf } from '../rules/vehicles.js';
import type { MU, Route } from '../state.js';
import { noteFeat } from './feats.js';
import { changeHonour } from './honour.js';

/** @rule MU 6-route-start */
export const startRoute = (g: MU, player: Player, what: Pick<Route, 'vehicle' | 'start' | 'stages'>): void => {
  g.routes[player] = { ...what, established: [], kind: kindOf(g, what.vehicle) };
  tell(g, 'route-started', {
    player,
    vehicle: what.vehicle,
    piece: craftOf(g, what.vehicle),
    start: what.start,
    stages: [...what.stages],
  });
};

/** @rule MU tech.guilds @rule MU 6-route-stage */
export const establish = (g: MU, player: Player, at: TerritoryId): void => {
  g.routes[player]!.established.push(at);
  tell(g, 'stage-established', { player, at });
};
/** @rule MU 6-route-stage The marked vehicle has come to a marker: it is flipped. The target has none to flip. */
export const reachStage = (g: MU, player: Player, vehicle: VehicleId, at: AreaId): void => {
  const route = g.routes[player];
  if (!route || !serves(g, player, vehicle)) return;
  const stage = plannedOf(route).find(each => each === at);
  if (stage) establish(g, player, stage);
};

const forgetKeeping = (g: MU, player: Player): void => {
  g.effects = g.effects.filter(effect => effect.type !== 'route-kept' || effect.player !== player);
};

/** @rule MU 6-route-end Without a bonus. */
export const endRoute = (g: MU, player: Player, because: 'sold' | 'dropped' | 'lost'): void => {
  if (!g.routes[player]) return;
  delete g.routes[player];
  forgetKeeping(g, player);
  tell(g, 'route-ended', { player, because });
};

/** @rule MU 6-route-finish So many of its points become honour; the others were part of the price. @rule MU V-ingame-route */
export const completeRoute = (g: MU, player: Player, toHonour: number): void => {
  const route = g.routes[player]!;
  const honour = toHonour * components.goods.tradePointHonour;
  const stages = route.stages.length;
  noteFeat(g, player, { event: 'routeCompleted', stages, vehicle: kindOfRoute(g, route) });
  delete g.routes[player];
  g.effects = g.effects.filter(effect => effect.type !== 'both-bonuses' || effect.player !== player);
  tell(g, 'route-completed', { player, stages, points: tradePointsOf(route), honour });
  changeHonour(g, player, honour, 'trade-route');
};

/** @rule MU card.30 Another vehicle goes on with it. */
export const serveRoute = (g: MU, player: Player, vehicle: VehicleId): void => {
  g.routes[player]!.vehicle = vehicle;
  forgetKeeping(g, player);
  tell(g, 'route-served', { player, vehicle, piece: craftOf(g, vehicle) });
};

/** @rule MU card.31 As many markers of each side as before. */
export const rearrangeRoute = (
  g: MU,
  player: Player,
  {
    established,
    planned,
    target,
  }: { established: readonly TerritoryId[]; planned: readonly TerritoryId[]; target: TerritoryId },
): void => {
  const route = g.routes[player]!;
  route.stages = [...established, ...planned, target];
  route.established = [...established];
  tell(g, 'route-rearranged', { player, stages: [...route.stages], established: [...established] });
};
