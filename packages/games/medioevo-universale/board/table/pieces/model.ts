import type { Id } from '@hegemon/kernel';
import { isSea, MAP } from '../../../src/catalog.js';
import type { AreaId, Good, Level, Side, UnitType, VehicleId, VehicleType } from '../../../src/ids.js';
import type { Army, Troop } from '../../../src/troops.js';
import type { MUView } from '../../../src/view.js';

/** A transport or a siege engine, as it is seen. */
export interface Vehicle {
  readonly id: VehicleId;
  readonly type: VehicleType;
  readonly level: Level;
  readonly owner: Side;
  readonly at: AreaId;
  readonly isStopped: boolean;
  readonly cargo: readonly Good[];
}
/** All that one side has in an area for war: its army, what the army stands on, and what goes along. */
export interface Force {
  readonly sort: 'force';
  readonly key: string;
  /** Armies have no names of their own: this one is for the page alone. */
  readonly id: Id;
  readonly at: AreaId;
  readonly side: Side;
  readonly army: Army;
  readonly size: number;
  /** The transport that is the base of the counter. */
  readonly base?: Vehicle;
  /** Further transports, and engines. */
  readonly train: readonly Vehicle[];
  /** All of it has moved, or may not. */
  readonly isStopped: boolean;
}
export interface Trader {
  readonly sort: 'trader';
  readonly key: string;
  readonly id: VehicleId;
  readonly at: AreaId;
  readonly side: Side;
  readonly vehicle: Vehicle;
  /** It serves the route of its owner. */
  readonly isOnRoute: boolean;
}
export type Piece = Force | Trader;

const SIDES: readonly Side[] = ['barbarians', 'player-1', 'player-2', 'player-3', 'player-4', 'player-5', 'player-6'];
const TRADE: readonly VehicleType[] = ['caravan', 'merchant-ship'];
export const isTrade = (type: VehicleType): boolean => TRADE.includes(type);

/** In the order in which their marks stand in the strip of a counter. */
export const TYPES: readonly UnitType[] = ['captain', 'cavalry', 'heavy-infantry', 'light-infantry', 'archer'];
const plain = (troop: string): string => troop.replace(/^(hired|lent)-/, '');
export const typeOf = (troop: string): UnitType =>
  plain(troop).startsWith('captain') ? 'captain' : (plain(troop) as UnitType);
export const countOf = (army: Army): number => Object.values(army).reduce((sum, n) => sum + (n ?? 0), 0);
/** How many of each type, those of which there are none left out. */
export const byType = (army: Army): readonly { readonly type: UnitType; readonly count: number }[] =>
  TYPES.map(type => ({
    type,
    count: (Object.entries(army) as [Troop, number][]).reduce(
      (sum, [troop, n]) => sum + (typeOf(troop) === type ? n : 0),
      0,
    ),
  })).filter(({ count }) => count > 0);

export const vehiclesOf = (view: MUView): readonly Vehicle[] => {
  const { type, level, owner, at, stopped, cargo } = view.vehicles;
  return (Object.keys(type) as VehicleId[])
    .map(id => ({
      id,
      type: type[id]!,
      level: level[id]!,
      owner: owner[id]!,
      at: at[id]!,
      isStopped: stopped[id] === true,
      cargo: cargo[id] ?? [],
    }))
    .sort((a, b) => numberOf(a.id) - numberOf(b.id));
};
const numberOf = (id: VehicleId): number => Number(id.slice(id.indexOf('-') + 1));

/** On land a wagon rather than a galley that lies in port; the best of them. */
const baseOf = (vehicles: readonly Vehicle[], at: AreaId): Vehicle | undefined => {
  const best = (type: VehicleType): Vehicle | undefined =>
    vehicles.filter(each => each.type === type).sort((a, b) => b.level - a.level)[0];
  return isSea(at) ? best('galley') : (best('war-wagon') ?? best('galley'));
};

const forceAt = (view: MUView, at: AreaId, side: Side, vehicles: readonly Vehicle[]): Force => {
  const army = view.armies[at]?.[side] ?? {};
  const [size, tired] = [countOf(army), countOf(view.tired[at]?.[side] ?? {})];
  const base = baseOf(vehicles, at);
  const key = `force:${side}@${at}`;
  return {
    sort: 'force',
    key,
    id: key,
    at,
    side,
    army,
    size,
    ...(base && { base }),
    train: vehicles.filter(vehicle => vehicle !== base),
    isStopped: size > 0 ? tired >= size : vehicles.every(vehicle => vehicle.isStopped),
  };
};

/** What was made of a position, for as long as it is looked at. */
const known = new WeakMap<MUView, readonly Piece[]>();
/** Everything that moves on the map, always in this order: what is drawn later lies above. */
export const piecesOf = (view: MUView): readonly Piece[] => {
  const pieces = known.get(view) ?? made(view);
  known.set(view, pieces);
  return pieces;
};
const made = (view: MUView): readonly Piece[] => {
  const vehicles = vehiclesOf(view);
  const served = new Set(Object.values(view.routes).map(route => route?.vehicle));
  const forces = MAP.areas.flatMap(at => {
    const here = vehicles.filter(vehicle => vehicle.at === at && !isTrade(vehicle.type));
    return SIDES.flatMap(side => {
      const own = here.filter(({ owner }) => owner === side);
      return view.armies[at]?.[side] || own.length > 0 ? [forceAt(view, at, side, own)] : [];
    });
  });
  const traders = vehicles
    .filter(({ type }) => isTrade(type))
    .map(
      (vehicle): Trader => ({
        sort: 'trader',
        key: vehicle.id,
        id: vehicle.id,
        at: vehicle.at,
        side: vehicle.owner,
        vehicle,
        isOnRoute: served.has(vehicle.id),
      }),
    );
  return [...forces, ...traders];
};

/** What an army is called on the page, read again. */
export const forceNamed = (view: MUView, id: Id): Force | undefined =>
  id.startsWith('force:')
    ? piecesOf(view).find((piece): piece is Force => piece.sort === 'force' && piece.id === id)
    : undefined;
