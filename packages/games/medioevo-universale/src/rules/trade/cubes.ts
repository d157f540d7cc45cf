import { isInhabited } from '../../catalog.js';
import type { Good, Player, TerritoryId } from '../../ids.js';
import type { MU } from '../../state.js';
import { controls } from '../control.js';
import { territoriesInPlay } from '../in-play.js';
import { isNeighbouring } from '../neighbours.js';
import { areConnected } from '../routes.js';
import { whereIs } from '../vehicles.js';
import { kindOf, tradersOf } from './cargo.js';
import { hasGood, marketAt } from './market.js';

/** May a cube go from the one to the other? The good and the neighbourhood are looked at already. */
export type Way = (g: MU, player: Player, from: TerritoryId, to: TerritoryId) => boolean;

/** @rule MU card.63 Out of an inhabited territory. Neither need be one's own, nor the target inhabited. */
export const anyWay: Way = (_g, _player, from) => isInhabited(from);
/** @rule MU tech.procurement Into an inhabited one. One of the two is his, and in one of them stands a vehicle of his that could make the way. */
export const byVehicle: Way = (g, player, from, to) =>
  isInhabited(to) &&
  (controls(g, player, from) || controls(g, player, to)) &&
  tradersOf(g, player).some(id => {
    const at = whereIs(g, id);
    return (at === from || at === to) && areConnected(g, kindOf(g, id), from, to);
  });

const isTarget = (g: MU, player: Player, from: TerritoryId, to: TerritoryId, good: Good, isWay: Way): boolean =>
  !hasGood(g, to, good) && isNeighbouring(g, from, to) && isWay(g, player, from, to);
/** Where a cube of this good may go from there. */
export const cubeTargets = (g: MU, player: Player, from: TerritoryId, good: Good, isWay: Way): readonly TerritoryId[] =>
  territoriesInPlay(g).filter(to => isTarget(g, player, from, to, good, isWay));
/** Which cubes may go anywhere from there. */
export const mobileCubes = (g: MU, player: Player, from: TerritoryId, isWay: Way): readonly Good[] =>
  marketAt(g, from).filter(good => territoriesInPlay(g).some(to => isTarget(g, player, from, to, good, isWay)));
/** Territories out of which anything may go. */
export const cubeSources = (g: MU, player: Player, isWay: Way): readonly TerritoryId[] =>
  territoriesInPlay(g).filter(from => g.market[from] && mobileCubes(g, player, from, isWay).length > 0);
