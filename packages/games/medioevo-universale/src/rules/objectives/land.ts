import { BUILDING, GOOD_OF, hasPort, isInhabited, landNeighbours, PRINTED_REALM } from '../../catalog.js';
import { type BuildingKind, type BuildingType, GOODS, type Player, type TerritoryId } from '../../ids.js';
import type { MU } from '../../state.js';
import { hasBarbarians } from '../armies.js';
import { builtAt } from '../built.js';
import { controls, homeOf, territoriesOf } from '../control.js';
import { type ObjectiveTest, objective, others } from './test.js';

/** A building by its type, or by its kind and the least level. */
interface Wanted {
  type?: BuildingType;
  kind?: BuildingKind;
  minLevel?: number;
}
const isWanted = (built: BuildingType, { type, kind, minLevel = 1 }: Wanted): boolean =>
  (type === undefined || built === type) &&
  (kind === undefined || BUILDING[built].kind === kind) &&
  BUILDING[built].level >= minLevel;
const has = (g: MU, at: TerritoryId, wanted: Wanted): boolean => builtAt(g, at).some(built => isWanted(built, wanted));

const isAbroad = (g: MU, player: Player, at: TerritoryId): boolean => PRINTED_REALM[at] !== g.realm[player];

/** @rule MU objective.buildings Whoever controls the territory owns what stands there. */
const buildings = objective<Wanted & { count: number; outsideStartRealm?: boolean }>(
  ['type', 'kind', 'minLevel', 'count', 'outsideStartRealm'],
  (g, player, { count, outsideStartRealm, ...wanted }) =>
    territoriesOf(g, player)
      .filter(at => !outsideStartRealm || isAbroad(g, player, at))
      .flatMap(at => builtAt(g, at))
      .filter(built => isWanted(built, wanted)).length >= count,
);

/** @rule MU objective.buildingLevels */
const buildingLevels = objective<{ kind: BuildingKind; sum: number }>(
  ['kind', 'sum'],
  (g, player, { kind, sum }) =>
    territoriesOf(g, player)
      .flatMap(at => builtAt(g, at))
      .filter(built => BUILDING[built].kind === kind)
      .reduce((levels, built) => levels + BUILDING[built].level, 0) >= sum,
);

/** @rule MU objective.buildingsInOneTerritory */
const buildingsInOneTerritory = objective<{ all: readonly Wanted[] }>(['all'], (g, player, { all }) =>
  territoriesOf(g, player).some(at => all.every(wanted => has(g, at, wanted))),
);

/** @rule MU objective.chain A way through different territories, each beside the next; one of them holds what is asked for. */
const chain = objective<{ length: number; building: BuildingKind; minLevel: number; contains: Wanted }>(
  ['length', 'building', 'minLevel', 'contains'],
  (g, player, { length, building, minLevel, contains }) => {
    const links = territoriesOf(g, player).filter(at => has(g, at, { kind: building, minLevel }));
    const goesOn = (way: readonly TerritoryId[]): boolean => {
      if (way.length === length) return way.some(at => has(g, at, contains));
      return landNeighbours(way[way.length - 1]).some(
        at => links.includes(at) && !way.includes(at) && goesOn([...way, at]),
      );
    };
    return links.some(at => goesOn([at]));
  },
);

/** @rule MU objective.controlPlaces */
const controlPlaces = objective<{ anyOf: readonly TerritoryId[]; count: number; outsideStartRealm?: boolean }>(
  ['anyOf', 'count', 'outsideStartRealm'],
  (g, player, { anyOf, count, outsideStartRealm }) =>
    anyOf.filter(at => g.inPlay[at] && controls(g, player, at) && (!outsideStartRealm || isAbroad(g, player, at)))
      .length >= count,
);

interface Land {
  count: number;
  inhabited?: boolean;
  port?: boolean;
  foreignStartRealm?: boolean;
  outsideStartRealm?: boolean;
}
/** @rule MU objective.controlTerritories A foreign start realm is that of somebody still in the game. */
const controlTerritories = objective<Land>(
  ['count', 'inhabited', 'port', 'foreignStartRealm', 'outsideStartRealm'],
  (g, player, { count, inhabited, port, foreignStartRealm, outsideStartRealm }) => {
    const isForeign = (at: TerritoryId): boolean => {
      const home = homeOf(g, at);
      return home !== undefined && home !== player;
    };
    const fitting = territoriesOf(g, player).filter(
      at =>
        (!inhabited || isInhabited(at)) &&
        (!port || hasPort(at)) &&
        (!foreignStartRealm || isForeign(at)) &&
        (!outsideStartRealm || isAbroad(g, player, at)),
    );
    return fitting.length >= count;
  },
);

/** @rule MU objective.marketFactor */
const marketFactor = objective<{ min: number; count: number }>(
  ['min', 'count'],
  (g, player, { min, count }) =>
    territoriesOf(g, player).filter(at => (g.market[at]?.length ?? 0) >= min).length >= count,
);

/** @rule MU objective.goodsControlled */
const goodsControlled = objective<{ different: number; outsideStartRealm?: boolean }>(
  ['different', 'outsideStartRealm'],
  (g, player, { different, outsideStartRealm }) => {
    const lands = territoriesOf(g, player).filter(at => !outsideStartRealm || isAbroad(g, player, at));
    return new Set(lands.flatMap(at => GOOD_OF[at] ?? [])).size >= different;
  },
);

/** @rule MU objective.sameGoodControlled */
const sameGoodControlled = objective<{ count: number }>(['count'], (g, player, { count }) => {
  const goods = territoriesOf(g, player).map(at => GOOD_OF[at]);
  return GOODS.some(good => goods.filter(each => each === good).length >= count);
});

/** @rule MU objective.controlMarkers */
const controlMarkers = objective<{ count: number }>(
  ['count'],
  (g, player, { count }) => Object.values(g.markers).filter(owner => owner === player).length >= count,
);

/** @rule MU objective.barbariansInForeignStartRealms */
const barbariansInForeignStartRealms = objective<{ players: number }>(
  ['players'],
  (g, player, { players }) =>
    others(g, player).filter(other =>
      (Object.keys(g.armies) as TerritoryId[]).some(at => homeOf(g, at) === other && hasBarbarians(g, at)),
    ).length >= players,
);

/** What somebody holds on the map. */
export const LAND_TESTS = {
  buildings,
  buildingLevels,
  buildingsInOneTerritory,
  chain,
  controlPlaces,
  controlTerritories,
  marketFactor,
  goodsControlled,
  sameGoodControlled,
  controlMarkers,
  barbariansInForeignStartRealms,
} satisfies Record<string, ObjectiveTest>;
