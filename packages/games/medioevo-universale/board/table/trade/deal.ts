import type { Choice, Decision, Id } from '@hegemon/kernel';
import { components, GOOD_OF } from '../../../src/catalog.js';
import type { AreaId, Good, Level, Player, TerritoryId, VehicleId, VehicleType } from '../../../src/ids.js';
import type { Route } from '../../../src/state.js';
import type { MUView } from '../../../src/view.js';

/** A trade vehicle where it stands, and what is to be had there. */
export interface Deal {
  readonly vehicle: VehicleId;
  readonly type: VehicleType;
  readonly level: Level;
  readonly owner: Player;
  readonly at: AreaId;
  readonly mp: number;
  readonly cargo: readonly Good[];
  /** What it makes in a round, and how much it holds. */
  readonly reach: number;
  readonly hold: number;
  readonly market: Market;
  readonly route?: Route;
}
export interface Market {
  readonly produces?: Good;
  readonly cubes: readonly Good[];
  /** So many florins more for every cube that is sold there. */
  readonly bonus: number;
}

const isText = (fact: unknown): fact is string => typeof fact === 'string';

/** The deal a question is about; undefined if it names no vehicle that is there. */
export const dealIn = (view: MUView, { facts }: Pick<Decision, 'facts'>): Deal | undefined => {
  const vehicle = facts?.vehicle as VehicleId | undefined;
  const type = vehicle && view.vehicles.type[vehicle];
  const level = vehicle && view.vehicles.level[vehicle];
  if (!vehicle || !type || !level) return undefined;
  const at = isText(facts?.at) ? (facts.at as AreaId) : view.vehicles.at[vehicle]!;
  const owner = view.vehicles.owner[vehicle] as Player;
  const figures = components.transports.trade.find(each => each.level === level);
  const route = view.routes[owner];
  return {
    vehicle,
    type,
    level,
    owner,
    at,
    mp: view.vehicles.mp[vehicle] ?? 0,
    cargo: view.vehicles.cargo[vehicle] ?? [],
    reach: figures?.mp ?? 0,
    hold: figures?.capacity ?? 0,
    market: marketAt(view, at as TerritoryId),
    ...(route?.vehicle === vehicle && { route }),
  };
};
export const marketAt = (view: MUView, at: TerritoryId): Market => {
  const cubes = view.market[at] ?? [];
  const produces = GOOD_OF[at];
  return { cubes, bonus: cubes.length * components.goods.marketBonusPerFactor, ...(produces && { produces }) };
};

/** A kind of cube on board: how many may be sold, and if none, why. */
export interface Ware {
  readonly good: Good;
  readonly loaded: number;
  /** The cubes that may be named. */
  readonly ids: readonly Id[];
  readonly why?: 'produced' | 'in-market' | 'not-here';
}
const subsetOf = (choices: readonly Choice[], kind: string): Extract<Choice, { shape: 'subset' }> | undefined => {
  const choice = choices.find(each => each.kind === kind);
  return choice?.shape === 'subset' ? choice : undefined;
};
const goodOf = (cube: Id): string => cube.slice(0, cube.indexOf(':'));

/** What is on board, good by good, and what of it may be sold in this way. */
export const waresIn = (
  { cargo, market }: Deal,
  { choices }: Pick<Decision, 'choices'>,
  kind: string,
): readonly Ware[] => {
  const offered = subsetOf(choices, kind)?.of ?? [];
  return [...new Set(cargo)].map(good => {
    const ids = offered.filter(cube => goodOf(cube) === good);
    const why =
      market.produces === good ? 'produced' : market.cubes.includes(good) ? 'in-market' : ('not-here' as const);
    return {
      good,
      loaded: cargo.filter(each => each === good).length,
      ids,
      ...(ids.length === 0 && { why }),
    };
  });
};
/** At least so many must go, so that what is owed for it can be paid. */
export const leastIn = ({ choices }: Pick<Decision, 'choices'>, kind: string): number =>
  subsetOf(choices, kind)?.min ?? 0;

/** How many cubes may be bought. */
export const mostToBuy = ({ choices }: Pick<Decision, 'choices'>): number => {
  const choice = choices.find(({ kind }) => kind === 'buy');
  return choice?.shape === 'amount' ? choice.max : 0;
};

/** A stop of a route. */
export interface Stop {
  readonly at: TerritoryId;
  readonly is: 'start' | 'established' | 'planned' | 'target';
  readonly isHere: boolean;
}
/** In the order in which they were planned; the last is the target. */
export const stopsOf = ({ start, stages, established }: Route, here: AreaId): readonly Stop[] => {
  const target = stages.at(-1);
  const stop = (at: TerritoryId): Stop => ({
    at,
    is: at === target ? 'target' : established.includes(at) ? 'established' : 'planned',
    isHere: at === here,
  });
  return [{ at: start, is: 'start', isHere: start === here }, ...stages.map(stop)];
};
