import { BUILDING, CARD, EVENT, isSea, PRODUCERS, REALM, TECHNOLOGY, TERRITORY } from '../src/catalog.js';
import type {
  AreaId,
  BuildingKind,
  BuildingType,
  CardId,
  Colour,
  EngineType,
  EventId,
  Good,
  Level,
  Player,
  Realm,
  Side,
  TechnologyId,
  TerritoryId,
  TransportType,
  UnitType,
  VehicleId,
} from '../src/ids.js';
import type { ProposalId, TreatyId } from '../src/treaties.js';
import type { Troop } from '../src/troops.js';
import type { Sort } from './asked.js';
import { has } from './names.js';

type Stance = 'attacker' | 'defender';
/** Where a unit is: on land, aboard a galley or with an engine that it serves, in somebody's prison, or on one side of a battle. */
export interface Whereabouts {
  readonly at?: AreaId;
  readonly aboard?: VehicleId;
  readonly captor?: Player;
  readonly stance?: Stance;
}

/** Whatever an id may stand for. Questions name many things by ids put together: `archer:2@rome`, `treaty-1#player-2`. */
export type Thing =
  | { readonly sort: 'area'; readonly area: AreaId }
  | { readonly sort: 'side'; readonly side: Side }
  | { readonly sort: 'realm'; readonly realm: Realm; readonly honour?: number }
  | { readonly sort: 'card'; readonly card: CardId }
  | { readonly sort: 'technology'; readonly technology: TechnologyId }
  | { readonly sort: 'event'; readonly event: EventId }
  | { readonly sort: 'colour'; readonly colour: Colour }
  | { readonly sort: 'marker'; readonly colour: Colour; readonly number: number }
  | ({ readonly sort: 'unit'; readonly troop: Troop; readonly number?: number } & Whereabouts)
  | { readonly sort: 'type'; readonly type: UnitType }
  | { readonly sort: 'vehicle'; readonly vehicle: VehicleId; readonly level?: Level }
  | { readonly sort: 'model'; readonly model: TransportType | EngineType; readonly level?: Level }
  | { readonly sort: 'cube'; readonly good: Good; readonly number?: number; readonly on?: VehicleId | 'market' }
  | { readonly sort: 'building'; readonly building: BuildingType }
  | { readonly sort: 'standing'; readonly kind: BuildingKind; readonly at?: TerritoryId }
  | { readonly sort: 'promotion'; readonly from: Level; readonly to: Level; readonly at: TerritoryId }
  | { readonly sort: 'stance'; readonly stance: Stance }
  | { readonly sort: 'die'; readonly number: number; readonly stance?: Stance }
  | { readonly sort: 'dice'; readonly sides: number }
  | { readonly sort: 'treaty'; readonly treaty: TreatyId; readonly party?: Player; readonly clause?: number }
  | { readonly sort: 'proposal'; readonly proposal: ProposalId }
  | { readonly sort: 'clause'; readonly number: number }
  | { readonly sort: 'order'; readonly number: number }
  | { readonly sort: 'banking'; readonly way: 'deposit' | 'withdraw' }
  | { readonly sort: 'manner'; readonly manner: 'ability' | 'points' }
  | { readonly sort: 'new-card' }
  | { readonly sort: 'units' }
  | { readonly sort: 'unknown' };

const UNKNOWN: Thing = { sort: 'unknown' };
const TROOP =
  /^(lent-)?(archer|light-infantry|heavy-infantry|cavalry|captain-[123])$|^hired-(archer|light-infantry|captain)$/;
const COLOUR = /^(blue|yellow|orange|red|green|violet)$/;
const TRANSPORT = /^(war-wagon|galley|caravan|merchant-ship)$/;
const ENGINE = /^(catapult|trebuchet|bombard)$/;
const KIND = /^(civil|military|cathedral)$/;
const STANCE = /^(attacker|defender)$/;
const SIDE = /^(player-[1-6]|barbarians)$/;
const VEHICLE = /^vehicle-\d+$/;

const isArea = (id: string): id is AreaId => has(TERRITORY, id) || isSea(id as AreaId);
const isGood = (id: string): id is Good => has(PRODUCERS, id);
const isTroop = (id: string): id is Troop => TROOP.test(id);
const isVehicle = (id: string): id is VehicleId => VEHICLE.test(id);
const numbered = (id: string): number => Number(id.slice(id.lastIndexOf('-') + 1));

/** In two at the first mark. */
const cut = (id: string, mark: string): readonly [string, string] | undefined => {
  const i = id.indexOf(mark);
  return i < 0 ? undefined : [id.slice(0, i), id.slice(i + 1)];
};

const plain = (id: string): Thing => {
  if (has(CARD, id)) return { sort: 'card', card: id };
  if (SIDE.test(id)) return { sort: 'side', side: id as Side };
  if (isArea(id)) return { sort: 'area', area: id };
  if (has(TECHNOLOGY, id)) return { sort: 'technology', technology: id };
  if (has(EVENT, id)) return { sort: 'event', event: id };
  if (isGood(id)) return { sort: 'cube', good: id };
  if (COLOUR.test(id)) return { sort: 'colour', colour: id as Colour };
  if (isTroop(id)) return { sort: 'unit', troop: id };
  if (id === 'captain') return { sort: 'type', type: id };
  if (has(BUILDING, id)) return { sort: 'building', building: id };
  if (KIND.test(id)) return { sort: 'standing', kind: id as BuildingKind };
  if (TRANSPORT.test(id) || ENGINE.test(id)) return { sort: 'model', model: id as TransportType };
  if (STANCE.test(id)) return { sort: 'stance', stance: id as Stance };
  if (has(REALM, id)) return { sort: 'realm', realm: id };
  return byName(id);
};
/** What is called by a word and a number, or by a word of its own. */
const byName = (id: string): Thing => {
  const [, word, number] = /^(vehicle|treaty|proposal|clause|order|die|attacker|defender)-(\d[\d.]*)$/.exec(id) ?? [];
  switch (word) {
    case 'vehicle':
      return { sort: 'vehicle', vehicle: id as VehicleId };
    case 'treaty':
      return { sort: 'treaty', treaty: id as TreatyId };
    case 'proposal':
      return { sort: 'proposal', proposal: id as ProposalId };
    case 'clause':
    case 'order':
      return { sort: word, number: Number(number) };
    case 'die':
      return { sort: 'die', number: Number(number) };
    case 'attacker':
    case 'defender':
      return { sort: 'die', number: Number(number), stance: word };
  }
  const [, sides] = /^d([468])$/.exec(id) ?? [];
  if (sides) return { sort: 'dice', sides: Number(sides) };
  if (id === 'deposit' || id === 'withdraw') return { sort: 'banking', way: id };
  if (id === 'ability' || id === 'points') return { sort: 'manner', manner: id };
  if (id === 'card') return { sort: 'new-card' };
  return id === 'units' ? { sort: 'units' } : UNKNOWN;
};

/** `archer:2`, `salt:1`, `vehicle-3:salt`, `vehicle-3:2`, `civil:rome`, `galley:2`, `hungary:4`, `marker-red:1`. */
const counted = (what: string, rest: string): Thing => {
  const number = Number(rest);
  if (isTroop(what)) return { sort: 'unit', troop: what, number };
  if (isGood(what)) return { sort: 'cube', good: what, number };
  if (isVehicle(what)) {
    return isGood(rest)
      ? { sort: 'cube', good: rest, on: what }
      : { sort: 'vehicle', vehicle: what, level: number as Level };
  }
  if (KIND.test(what) && has(TERRITORY, rest)) return { sort: 'standing', kind: what as BuildingKind, at: rest };
  if (TRANSPORT.test(what)) return { sort: 'model', model: what as TransportType, level: number as Level };
  if (has(REALM, what)) return { sort: 'realm', realm: what, honour: number };
  const colour = what.replace(/^marker-/, '');
  return COLOUR.test(colour) ? { sort: 'marker', colour: colour as Colour, number } : UNKNOWN;
};

/** `archer:1@rome`, `archer@vehicle-3`, `archer@player-2`, `salt:2@vehicle-3`, `salt:1@market`, `military@rome`. */
const located = (what: string, where: string): Thing => {
  if (KIND.test(what))
    return has(TERRITORY, where) ? { sort: 'standing', kind: what as BuildingKind, at: where } : UNKNOWN;
  const parts = cut(what, ':');
  const thing = parts ? counted(...parts) : plain(what);
  if (thing.sort === 'cube' && (isVehicle(where) || where === 'market')) return { ...thing, on: where };
  if (thing.sort !== 'unit') return UNKNOWN;
  if (isVehicle(where)) return { ...thing, aboard: where };
  if (SIDE.test(where)) return { ...thing, captor: where as Player };
  return isArea(where) ? { ...thing, at: where } : UNKNOWN;
};

/** `buda/archer:1`, `attacker/archer`. */
const fielded = (where: string, what: string): Thing => {
  const parts = cut(what, ':');
  const thing = parts ? counted(...parts) : plain(what);
  if (thing.sort !== 'unit') return UNKNOWN;
  if (STANCE.test(where)) return { ...thing, stance: where as Stance };
  return isArea(where) ? { ...thing, at: where } : UNKNOWN;
};

/** `treaty-1#player-2`, `treaty-2#0`. */
const referred = (treaty: string, rest: string): Thing => {
  if (!/^treaty-[\d.]+$/.test(treaty)) return UNKNOWN;
  const known = { sort: 'treaty', treaty: treaty as TreatyId } as const;
  if (SIDE.test(rest)) return { ...known, party: rest as Player };
  return /^\d+$/.test(rest) ? { ...known, clause: Number(rest) } : UNKNOWN;
};

/** `captain-1:3@rome`: raised to level III. */
const promotion = (id: string): Thing => {
  const [, from, to, at = ''] = /^captain-([123]):([123])@(.+)$/.exec(id) ?? [];
  return from && has(TERRITORY, at)
    ? { sort: 'promotion', from: Number(from) as Level, to: Number(to) as Level, at }
    : UNKNOWN;
};

export const readThing = (id: string, sort: Sort = 'thing'): Thing => {
  if (sort === 'promotion') return promotion(id);
  if (sort === 'realm' && has(REALM, id)) return { sort: 'realm', realm: id };
  if (sort === 'building' && has(BUILDING, id)) return { sort: 'building', building: id };
  for (const [mark, read] of READERS) {
    const parts = cut(id, mark);
    if (parts) return read(...parts);
  }
  return plain(id);
};
const READERS: readonly (readonly [string, (left: string, right: string) => Thing])[] = [
  ['#', referred],
  ['/', fielded],
  ['@', located],
  [':', counted],
];

/** The number of something that is only called by it. */
export const numberOf = (id: string): number => numbered(id) || 0;

/** Alike things together, each with how many there are: tokens of one troop, cubes of one good. The rest stays as it is. */
export interface Gathered {
  readonly troops: ReadonlyMap<Troop, number>;
  readonly goods: ReadonlyMap<Good, number>;
  readonly others: readonly string[];
}
export const gathered = (ids: readonly string[]): Gathered => {
  const troops = new Map<Troop, number>();
  const goods = new Map<Good, number>();
  const others: string[] = [];
  for (const id of ids) {
    const thing = readThing(id);
    if (thing.sort === 'unit' && Object.keys(thing).every(key => /^(sort|troop|number)$/.test(key)))
      troops.set(thing.troop, (troops.get(thing.troop) ?? 0) + 1);
    else if (thing.sort === 'cube' && thing.on === undefined) goods.set(thing.good, (goods.get(thing.good) ?? 0) + 1);
    else others.push(id);
  }
  return { troops, goods, others };
};
/** How many there are of each, in the order in which they came. */
export const tallied = <T>(all: readonly T[]): ReadonlyMap<T, number> => {
  const counts = new Map<T, number>();
  for (const each of all) counts.set(each, (counts.get(each) ?? 0) + 1);
  return counts;
};
export const countGoods = (goods: readonly Good[]): readonly (readonly [Good, number])[] => [...gathered(goods).goods];
