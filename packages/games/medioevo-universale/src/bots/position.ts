import type { Frame } from '@hegemon/kernel';
import { BUILDING, buildingOf, components, isInhabited, PRINTED_REALM, REALM } from '../catalog.js';
import type { MarkersCall } from '../frames/economy.js';
import {
  type AreaId,
  BARBARIANS,
  type BuildingType,
  type CardId,
  type Colour,
  type Level,
  type Player,
  type Realm,
  SEAS,
  type TerritoryId,
  type VehicleId,
} from '../ids.js';
import { hordeFrom } from '../rules/barbarians.js';
import { controllerOf } from '../rules/control.js';
import { controlMarkersLeft } from '../rules/supply.js';
import { interestDue, unitUpkeep } from '../rules/upkeep.js';
import { capacityOf } from '../rules/vehicles.js';
import type { MU } from '../state.js';
import type { Army } from '../troops.js';
import { countIn, mightOf } from './might.js';
import { type Closed, placeOf, type Steps, type Ways, waysOn } from './ways.js';

/** A building of one's own, and whether it stands outside the start realm. */
export interface Built {
  readonly type: BuildingType;
  readonly at: TerritoryId;
  readonly isAbroad: boolean;
}
/** An army and what of it can be carried away at once. */
export interface Host {
  readonly at: AreaId;
  readonly army: Army;
  readonly might: number;
  /** How many units have a place on transports that are there. */
  readonly room: number;
}
/** What one seat has, counted once for all that is judged by it. */
export interface Tally {
  readonly seat: Player;
  readonly lands: TerritoryId[];
  readonly buildings: Built[];
  readonly hosts: Host[];
  /** Transports and engines, and of those the ones that trade. */
  readonly vehicles: VehicleId[];
  readonly traders: VehicleId[];
  /** @rule MU 3-income What each florin of the rate brings, and what great cities bring besides. */
  taxed: number;
  fromCities: number;
  upkeep: number;
  /** @rule MU 3-upkeep What is due in this phase is as good as paid: otherwise putting it off would look like a gain. */
  dues: number;
  might: number;
  units: number;
  bestMarket: number;
  /** Barbarian armies, and armies of others, in the start realm. */
  rebels: number;
  invaders: number;
}
export interface Position {
  readonly g: MU;
  /** Who controls what. @rule MU 5-control-test */
  readonly holders: ReadonlyMap<TerritoryId, Player>;
  readonly tallies: ReadonlyMap<Player, Tally>;
  readonly ways: Ways;
  /** Where people live and nobody rules. */
  readonly free: readonly TerritoryId[];
  /** @rule MU E-resistance Who rises where an army comes, as far as it is known. */
  readonly horde: Army;
  /** Where barbarians stand, and how far the nearest of them are, by place. */
  readonly barred: Closed;
  readonly danger: Steps;
}

const SEA = new Set<AreaId>(SEAS);
const EQUIVALENT: Readonly<Record<Level, number>> = {
  1: components.income.civilBuildingTerritoryEquivalents.village,
  2: components.income.civilBuildingTerritoryEquivalents.town,
  3: components.income.civilBuildingTerritoryEquivalents['great-city'],
};

const newTally = (seat: Player): Tally => ({
  seat,
  lands: [],
  buildings: [],
  hosts: [],
  vehicles: [],
  traders: [],
  taxed: 0,
  fromCities: 0,
  upkeep: 0,
  dues: 0,
  might: 0,
  units: 0,
  bestMarket: 0,
  rebels: 0,
  invaders: 0,
});

/** The rules are asked only where armies of players stand: everywhere else it is plain. */
const holdersIn = (g: MU): Map<TerritoryId, Player> => {
  const holders = new Map<TerritoryId, Player>();
  for (const player of g.order) {
    const realm = g.realm[player];
    if (realm) for (const at of REALM[realm].territories) if (g.inPlay[at]) holders.set(at, player);
  }
  for (const key in g.markers) {
    const at = key as TerritoryId;
    if (g.inPlay[at]) holders.set(at, g.markers[at]!);
  }
  for (const key in g.armies) {
    const at = key as TerritoryId;
    if (SEA.has(at)) continue;
    const holder = g.armies[at]?.[BARBARIANS] ? undefined : controllerOf(g, at);
    if (holder && g.inPlay[at]) holders.set(at, holder);
    else holders.delete(at);
  }
  return holders;
};

const countLands = (g: MU, tallies: ReadonlyMap<Player, Tally>, holders: ReadonlyMap<TerritoryId, Player>): void => {
  for (const [at, player] of holders) {
    const tally = tallies.get(player);
    if (!tally) continue;
    tally.lands.push(at);
    tally.taxed++;
    const factor = g.market[at]?.length ?? 0;
    if (factor > tally.bestMarket) tally.bestMarket = factor;
  }
};

const countBuildings = (
  g: MU,
  tallies: ReadonlyMap<Player, Tally>,
  holders: ReadonlyMap<TerritoryId, Player>,
): void => {
  const add = (at: TerritoryId, type: BuildingType): Tally | undefined => {
    const player = holders.get(at);
    const tally = player && tallies.get(player);
    tally?.buildings.push({ type, at, isAbroad: PRINTED_REALM[at] !== g.realm[player!] });
    return tally;
  };
  for (const key in g.buildings.civil) {
    const at = key as TerritoryId;
    const level = g.buildings.civil[at]!;
    const tally = add(at, CIVIL[level]);
    if (!tally) continue;
    tally.taxed += EQUIVALENT[level];
    if (level === BUILDING['great-city'].level)
      tally.fromCities += (g.market[at]?.length ?? 0) * components.income.greatCityMarketFactor;
  }
  for (const key in g.buildings.military) add(key as TerritoryId, FORTS[g.buildings.military[key as TerritoryId]!]);
  for (const key in g.buildings.cathedral) add(key as TerritoryId, 'cathedral');
};
const CIVIL: Readonly<Record<Level, BuildingType>> = {
  1: buildingOf('civil', 1),
  2: buildingOf('civil', 2),
  3: buildingOf('civil', 3),
};
const FORTS: Readonly<Record<Level, BuildingType>> = {
  1: buildingOf('military', 1),
  2: buildingOf('military', 2),
  3: buildingOf('military', 3),
};

/** Places on military transports, by owner and area. */
const countVehicles = (g: MU, tallies: ReadonlyMap<Player, Tally>): Map<string, number> => {
  const rooms = new Map<string, number>();
  const { type: types, owner, at, level } = g.vehicles;
  for (const key in types) {
    const id = key as VehicleId;
    const type = types[id]!;
    const tally = tallies.get(owner[id] as Player);
    if (!tally) continue;
    tally.vehicles.push(id);
    tally.upkeep += type === 'engine' ? components.upkeep.perSiegeEngine : components.upkeep.perTransport;
    if (type === 'caravan' || type === 'merchant-ship') tally.traders.push(id);
    else if (type !== 'engine') {
      // A galley in port is of no use to those who want to march.
      if (type === 'galley' && !SEA.has(at[id]!)) continue;
      const place = `${tally.seat} ${at[id]}`;
      rooms.set(place, (rooms.get(place) ?? 0) + capacityOf(type, level[id]!));
    }
  }
  return rooms;
};

const countArmies = (g: MU, tallies: ReadonlyMap<Player, Tally>, rooms: ReadonlyMap<string, number>): void => {
  const homes = new Map<Realm, Tally>();
  for (const tally of tallies.values()) homes.set(g.realm[tally.seat]!, tally);
  for (const key in g.armies) {
    const at = key as AreaId;
    const there = g.armies[at]!;
    const home = SEA.has(at) ? undefined : homes.get(PRINTED_REALM[at as TerritoryId]!);
    for (const side in there) {
      const tally = tallies.get(side as Player);
      if (!tally) {
        if (home) home.rebels++;
        continue;
      }
      if (home && home !== tally) home.invaders++;
      const army = there[side as Player]!;
      const [might, units] = [mightOf(army), countIn(army)];
      tally.hosts.push({ at, army, might, room: Math.min(units, rooms.get(`${tally.seat} ${at}`) ?? 0) });
      tally.might += might;
      tally.units += units;
      tally.upkeep += units * unitUpkeep(g, at);
    }
  }
  // MU card.66: who fights among barbarians is paid by his owner.
  for (const { owner, at, army } of g.lent) {
    const tally = tallies.get(owner);
    if (tally) tally.upkeep += countIn(army) * unitUpkeep(g, at);
  }
};

type Taxes = Frame & { waiting: readonly Player[] };
/** Phase 3 after the rates were set: who is still waiting has not paid. */
export const taxesOf = (g: MU): Taxes | undefined =>
  g.phase === 3
    ? g.flow.find((f): f is Taxes => f.proc === 'taxes' && f.step !== 'begin' && f.step !== 'rates')
    : undefined;
/** The phase itself is over, and objectives are claimed. */
export const isShutting = (g: MU): boolean => g.flow[0]?.step === 'shut';

/** @rule MU 5-battle-damage What is sure to be lost counts as lost; @rule MU 5-control-gain what is sure to come as there. */
const foresee = (g: MU, tallies: ReadonlyMap<Player, Tally>): void => {
  const { damage } = g;
  const hit = damage && !damage.fallen && tallies.get(damage.side as Player);
  if (hit) hit.might = Math.max(0, hit.might - damage.points);
  for (const seat of taxesOf(g)?.waiting ?? []) {
    const tally = tallies.get(seat);
    if (tally) tally.dues = tally.upkeep + interestDue(g, seat);
  }
  const top = g.flow[g.flow.length - 1];
  if (top && isPlacing(top)) {
    const tally = tallies.get(top.player);
    if (tally) tally.taxed += Math.min(top.count, controlMarkersLeft(g, top.player));
  }
};
const isPlacing = (f: Frame): f is Frame & MarkersCall => f.proc === 'markers';

/** Before the dice of the round have fallen. */
const USUAL_HORDE = hordeFrom([3, 4, 4]);

const bandsIn = (g: MU): number[] => {
  const bands: number[] = [];
  for (const at in g.armies) if (g.armies[at as AreaId]?.[BARBARIANS]) bands.push(placeOf(at as AreaId));
  return bands;
};

export const positionOf = (g: MU): Position => {
  const tallies = new Map(g.order.map((seat): [Player, Tally] => [seat, newTally(seat)]));
  const holders = holdersIn(g);
  countLands(g, tallies, holders);
  countBuildings(g, tallies, holders);
  countArmies(g, tallies, countVehicles(g, tallies));
  foresee(g, tallies);
  const ways = waysOn(g);
  const bands = bandsIn(g);
  const barred = ways.outside.slice();
  for (const place of bands) barred[place] = 1;
  const free = ways.inhabited.filter(at => !holders.has(at));
  const horde = g.horde ? hordeFrom(g.horde.dice) : USUAL_HORDE;
  return { g, holders, tallies, ways, free, horde, barred, danger: ways.fromNearest(bands) };
};

/** @rule MU 0-length-rounds */
export const roundsOf = (g: MU): number => g.options.rounds ?? components.rounds.default;
/** Quicker than counting. */
export const isAnyIn = (column: object): boolean => {
  for (const _ in column) return true;
  return false;
};
export const isAtSea = (at: AreaId): boolean => SEA.has(at);
export const isAmong = (at: AreaId): at is TerritoryId => !SEA.has(at) && isInhabited(at as TerritoryId);
/** Ready to be turned for its points or used. */
export const readyIn = (g: MU, card: CardId): boolean => g.cards.used[card] !== true;
export const gearsOf = (g: MU, seat: Player): number => {
  let sum = 0;
  const held = g.gears.held[seat];
  for (const colour in held) sum += held[colour as Colour] ?? 0;
  return sum;
};
