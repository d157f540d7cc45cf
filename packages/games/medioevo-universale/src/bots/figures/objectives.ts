import {
  BUILDING,
  CARD,
  components,
  GOOD_OF,
  hasPort,
  isInhabited,
  PRINTED_REALM,
  pointsOf,
  TECHNOLOGY,
} from '../../catalog.js';
import type { Condition } from '../../data.js';
import {
  type BuildingKind,
  type BuildingType,
  CARDS,
  type CardId,
  type Colour,
  type Good,
  type TerritoryId,
  type UnitType,
} from '../../ids.js';
import { levelOf, typeOf } from '../../rules/armies.js';
import { isReached } from '../../rules/objectives/register.js';
import { areAtWar, treatiesBetween } from '../../rules/relations.js';
import type { Army, Troop } from '../../troops.js';
import { type Built, gearsOf, isAtSea, type Position, readyIn, type Tally } from '../position.js';

/** How far a seat is on its way to an objective: 1 is there. */
type Progress = (position: Position, tally: Tally) => number;
/** Made once of what a card asks for. Only where the way can be seen; whatever happens in battles is looked at when it has happened. */
type Reading = (condition: Condition) => Progress;

const share = (has: number, wanted: number): number => (has >= wanted ? 1 : Math.max(0, has / wanted));
const reading =
  <F>(of: (figures: F) => Progress): Reading =>
  condition =>
    of(condition as unknown as F);

interface Wanted {
  type?: BuildingType;
  kind?: BuildingKind;
  minLevel?: number;
  outsideStartRealm?: boolean;
}
const isWanted = (built: Built, { type, kind, minLevel = 1, outsideStartRealm }: Wanted): boolean =>
  (type === undefined || built.type === type) &&
  (kind === undefined || BUILDING[built.type].kind === kind) &&
  BUILDING[built.type].level >= minLevel &&
  (!outsideStartRealm || built.isAbroad);
const countBuilt = ({ buildings }: Tally, wanted: Wanted): number =>
  buildings.reduce((sum, built) => sum + (isWanted(built, wanted) ? 1 : 0), 0);
const isAbroad = ({ g }: Position, { seat }: Tally, at: TerritoryId): boolean => PRINTED_REALM[at] !== g.realm[seat];

const countUnits = (army: Army, isMeant: (troop: Troop) => boolean): number => {
  let sum = 0;
  for (const troop in army) if (isMeant(troop as Troop)) sum += army[troop as Troop] ?? 0;
  return sum;
};
const ofType =
  (type: UnitType | undefined) =>
  (troop: Troop): boolean =>
    type === undefined || typeOf(troop) === type;
const most = (figures: readonly number[]): number => Math.max(0, ...figures);
const sum = (figures: readonly number[]): number => figures.reduce((total, each) => total + each, 0);
/** The greatest of them, so many. */
const greatest = (figures: readonly number[], count: number): readonly number[] =>
  figures.toSorted((a, b) => b - a).slice(0, count);

const vehiclesOf = ({ g }: Position, { vehicles }: Tally, isEngine: boolean, minLevel = 1) =>
  vehicles.filter(id => (g.vehicles.type[id] === 'engine') === isEngine && g.vehicles.level[id]! >= minLevel);

interface Land {
  count: number;
  inhabited?: boolean;
  port?: boolean;
  foreignStartRealm?: boolean;
  outsideStartRealm?: boolean;
}
const READINGS: Readonly<Record<string, Reading>> = {
  anyOf: ({ of = [] }) => {
    const ways = of.map(progressTo);
    return (position, tally) => most(ways.map(way => way(position, tally)));
  },
  allOf: ({ of = [] }) => {
    const parts = of.map(progressTo);
    return (position, tally) => sum(parts.map(part => part(position, tally))) / parts.length;
  },
  buildings: reading<Wanted & { count: number }>(
    ({ count, ...wanted }) =>
      (_, tally) =>
        share(countBuilt(tally, wanted), count),
  ),
  buildingLevels: reading<{ kind: BuildingKind; sum: number }>(({ kind, sum: wanted }) => (_, { buildings }) => {
    const levels = buildings.map(({ type }) => (BUILDING[type].kind === kind ? BUILDING[type].level : 0));
    return share(sum(levels), wanted);
  }),
  buildingsInOneTerritory: reading<{ all: readonly Wanted[] }>(({ all }) => (_, { buildings }) => {
    const found = buildings.map(({ at }) => {
      const here = buildings.filter(built => built.at === at);
      return all.filter(wanted => here.some(built => isWanted(built, wanted))).length;
    });
    return share(most(found), all.length);
  }),
  controlPlaces: reading<{ anyOf: readonly TerritoryId[]; count: number; outsideStartRealm?: boolean }>(
    ({ anyOf, count, outsideStartRealm }) =>
      (position, tally) => {
        const own = anyOf.filter(at => position.holders.get(at) === tally.seat);
        return share(own.filter(at => !outsideStartRealm || isAbroad(position, tally, at)).length, count);
      },
  ),
  controlTerritories: reading<Land>(
    ({ count, inhabited, port, foreignStartRealm, outsideStartRealm }) =>
      (position, tally) => {
        const { g } = position;
        const realms = new Set(g.order.map(seat => g.realm[seat]));
        const fitting = tally.lands.filter(
          at =>
            (!inhabited || isInhabited(at)) &&
            (!port || hasPort(at)) &&
            (!outsideStartRealm || isAbroad(position, tally, at)) &&
            (!foreignStartRealm || (isAbroad(position, tally, at) && realms.has(PRINTED_REALM[at]))),
        );
        return share(fitting.length, count);
      },
  ),
  marketFactor: reading<{ min: number; count: number }>(({ min, count }) => ({ g }, { lands }) => {
    const factors = lands.map(at => Math.min(min, g.market[at]?.length ?? 0));
    return share(sum(greatest(factors, count)), min * count);
  }),
  goodsControlled: reading<{ different: number; outsideStartRealm?: boolean }>(
    ({ different, outsideStartRealm }) =>
      (position, tally) => {
        const lands = tally.lands.filter(at => !outsideStartRealm || isAbroad(position, tally, at));
        return share(new Set(lands.flatMap(at => GOOD_OF[at] ?? [])).size, different);
      },
  ),
  sameGoodControlled: reading<{ count: number }>(({ count }) => (_, { lands }) => {
    const goods = new Map<Good, number>();
    for (const at of lands) {
      const good = GOOD_OF[at];
      if (good) goods.set(good, (goods.get(good) ?? 0) + 1);
    }
    return share(most([...goods.values()]), count);
  }),
  controlMarkers: reading<{ count: number }>(({ count }) => ({ g }, { seat }) => {
    let own = 0;
    for (const at in g.markers) if (g.markers[at as TerritoryId] === seat) own++;
    return share(own, count);
  }),
  armiesInTerritories: reading<{ count: number }>(
    ({ count }) =>
      (_, { hosts }) =>
        share(hosts.filter(({ at }) => !isAtSea(at)).length, count),
  ),
  unitsTotal: reading<{ count: number; type?: UnitType }>(
    ({ count, type }) =>
      (_, { hosts }) =>
        share(sum(hosts.map(({ army }) => countUnits(army, ofType(type)))), count),
  ),
  unitsInOneTerritory: reading<{ count: number; type?: UnitType }>(
    ({ count, type }) =>
      (_, { hosts }) =>
        share(most(hosts.map(({ army }) => countUnits(army, ofType(type)))), count),
  ),
  unitTypesInOneTerritory: reading<{ types: number }>(({ types }) => (_, { hosts }) => {
    const kinds = hosts.map(({ army }) => new Set((Object.keys(army) as Troop[]).map(typeOf)).size);
    return share(most(kinds), types);
  }),
  captains: reading<{ count: number; minLevel?: number }>(({ count, minLevel = 1 }) => (_, { hosts }) => {
    const found = hosts.map(({ army }) => countUnits(army, troop => levelOf(troop) >= minLevel));
    return share(sum(found), count);
  }),
  siegeEngines: reading<{ count: number; minLevel?: number }>(
    ({ count, minLevel }) =>
      (position, tally) =>
        share(vehiclesOf(position, tally, true, minLevel).length, count),
  ),
  siegeEnginesInOneArea: reading<{ count: number }>(({ count }) => (position, tally) => {
    const places = vehiclesOf(position, tally, true).map(id => position.g.vehicles.at[id]);
    return share(most(places.map(at => places.filter(each => each === at).length)), count);
  }),
  transports: reading<{ count: number; minLevel?: number }>(
    ({ count, minLevel }) =>
      (position, tally) =>
        share(vehiclesOf(position, tally, false, minLevel).length, count),
  ),
  transportLevels: reading<{ sum: number }>(({ sum: wanted }) => (position, tally) => {
    const levels = vehiclesOf(position, tally, false).map(id => position.g.vehicles.level[id] ?? 0);
    return share(sum(levels), wanted);
  }),
  cargoColours: reading<{ count: number }>(
    ({ count }) =>
      ({ g }, { traders }) =>
        share(most(traders.map(id => new Set(g.vehicles.cargo[id]).size)), count),
  ),
  technologyLevels: reading<{ sum: number }>(
    ({ sum: wanted }) =>
      ({ g }, { seat }) =>
        share(sum(g.technologies[seat].map(id => TECHNOLOGY[id].level)), wanted),
  ),
  branchesAtLevel: reading<{ level: number; count: number }>(({ level, count }) => ({ g }, { seat }) => {
    const branches = new Map<Colour, number>();
    for (const id of g.technologies[seat]) {
      const { colour, level: reached } = TECHNOLOGY[id];
      branches.set(colour, Math.max(branches.get(colour) ?? 0, Math.min(level, reached)));
    }
    return share(sum(greatest([...branches.values()], count)), level * count);
  }),
  treasury: reading<{ min: number; netOfLoans?: boolean }>(({ min, netOfLoans }) => ({ g }, { seat, dues }) => {
    const owed = netOfLoans ? (g.loans.open[seat] ?? 0) * components.loans.amount : 0;
    return share(g.cash[seat] - dues - owed, min);
  }),
  loans: reading<{ max: number }>(
    ({ max }) =>
      ({ g }, { seat }) =>
        (g.loans.open[seat] ?? 0) <= max ? 1 : 0,
  ),
  realmCards: reading<{ count: number }>(
    ({ count }) =>
      ({ g }, { seat }) =>
        share(g.cards.held[seat].length, count),
  ),
  realmCardColours: reading<{ count: number }>(({ count }) => ({ g }, { seat }) => {
    const printed = g.cards.held[seat].flatMap(card => pointsOf(card).flatMap(points => Object.keys(points)));
    return share(new Set(printed).size, count);
  }),
  objectiveMarkers: reading<{ count?: number; colours?: number }>(({ count = 0, colours = 0 }) => ({ g }, { seat }) => {
    const held = Object.keys(g.gears.held[seat] ?? {}).length;
    return Math.min(share(gearsOf(g, seat), count), share(held, colours));
  }),
  treaties: reading<{ players: number; playersWhenThree?: number }>(
    ({ players, playersWhenThree = players }) =>
      ({ g }, { seat }) => {
        const wanted = g.seats.length <= 3 ? playersWhenThree : players;
        // How old they are is not looked at: time does the rest.
        return share(
          g.order.filter(other => other !== seat && treatiesBetween(g, seat, other).length > 0).length,
          wanted,
        );
      },
  ),
  atWar: reading<{ count?: number; max?: number }>(({ count = 0, max }) => ({ g }, { seat }) => {
    const wars = g.order.filter(other => other !== seat && areAtWar(g, seat, other)).length;
    return max !== undefined && wars > max ? 0 : share(wars, count);
  }),
};

/** What happened this round; @rule MU objective.thisRound nothing has as long as nothing was noted. */
const happened =
  (condition: Condition): Progress =>
  ({ g }, { seat }) =>
    (g.feats[seat]?.length ?? 0) > 0 && isReached(g, seat, condition) ? 1 : 0;
const unseen: Reading = () => () => 0;
const progressTo = (condition: Condition): Progress => {
  if (condition.test === 'thisRound') return happened(condition);
  return (READINGS[condition.test] ?? unseen)(condition);
};
const PROGRESS = Object.fromEntries(CARDS.map(card => [card, progressTo(CARD[card].objective.condition)])) as Readonly<
  Record<CardId, Progress>
>;

export const progressOf = (position: Position, tally: Tally, card: CardId): number => PROGRESS[card](position, tally);

/** What is not reached yet counts little; what is reached less than what has been claimed. */
const HALFWAY = 0.5;
const REACHED = 0.5;
const NEAR = 0.3;
/** @rule MU V-final-gears What one more marker brings at the end, and what its points do until then. */
const { objectiveMarkers: GEARS } = components.honour;
export const honourOfGears = (gears: number): number => GEARS[Math.min(gears, GEARS.length - 1)];

/** How much honour lies in the objectives on a seat's cards. */
export const objectiveHonour = (position: Position, tally: Tally): number => {
  const { g } = position;
  const gears = gearsOf(g, tally.seat);
  const gain = honourOfGears(gears + 1) - honourOfGears(gears) + 0.5;
  let hope = 0;
  for (const card of g.cards.held[tally.seat]) {
    const progress = PROGRESS[card](position, tally);
    if (progress >= 1) hope += readyIn(g, card) ? REACHED : NEAR;
    else if (progress >= HALFWAY) hope += NEAR * progress ** 3;
  }
  return gain * hope;
};
