import { BY_LAND, type Crossing, isInhabited, MAP } from '../catalog.js';
import type { AreaId, TerritoryId } from '../ids.js';
import { territoriesInPlay } from '../rules/in-play.js';
import type { RouteKind } from '../rules/routes.js';
import type { MU } from '../state.js';

/** So far is what cannot be reached at all. */
export const FAR = 99;
/** A route has no more stages. */
const MOST_STAGES = 8;

const PLACE = new Map<AreaId, number>(MAP.areas.map((id, i) => [id, i]));
export const placeOf = (id: AreaId): number => PLACE.get(id)!;
const CROSSED: Readonly<Record<RouteKind, readonly Crossing[]>> = {
  caravan: BY_LAND,
  'merchant-ship': ['coast', 'water'],
};
const BESIDE: Readonly<Record<RouteKind, readonly (readonly number[])[]>> = {
  caravan: MAP.areas.map(id => MAP.neighbours(id, CROSSED.caravan).map(placeOf)),
  'merchant-ship': MAP.areas.map(id => MAP.neighbours(id, CROSSED['merchant-ship']).map(placeOf)),
};

/** Steps from an area to every other, by its place; nobody passes on through what is closed. */
export type Steps = Uint8Array;
/** By place, 1 where nobody passes. */
export type Closed = Uint8Array;

/** Walked thousands of times a second: one queue for all of them. */
const queue = new Uint8Array(MAP.areas.length);
const walk = (kind: RouteKind, from: readonly number[], closed: Closed): Steps => {
  const steps = new Uint8Array(MAP.areas.length).fill(FAR);
  const besides = BESIDE[kind];
  let count = 0;
  for (const place of from) {
    steps[place] = 0;
    queue[count++] = place;
  }
  for (let i = 0; i < count; i++) {
    const here = queue[i];
    if (i >= from.length && closed[here] === 1) continue;
    const next = steps[here] + 1;
    for (const place of besides[here]) {
      if (steps[place] !== FAR) continue;
      steps[place] = next;
      queue[count++] = place;
    }
  }
  return steps;
};

/** The map in play as traders and armies see it: how far it is from anywhere to wherever people live. */
export interface Ways {
  readonly inhabited: readonly TerritoryId[];
  /** By land or by ship, between any area and an inhabited territory. */
  steps(kind: RouteKind, from: AreaId, to: TerritoryId): number;
  /** What is out of play. */
  readonly outside: Closed;
  /** The same from one area to all, by place, around what is closed now. */
  around(kind: RouteKind, from: AreaId, closed: Closed): Steps;
  /** By land, from the nearest of some places to all. */
  fromNearest(from: readonly number[]): Steps;
  /** How long a good route of so many stages is that begins there; `FAR` if there are too few. */
  tour(kind: RouteKind, start: TerritoryId, stages: number): number;
}

/** From one to the nearest that was not visited yet, and so on: the length up to each. */
const toursFrom = (
  inhabited: readonly TerritoryId[],
  start: TerritoryId,
  far: (from: TerritoryId) => Steps,
): number[] => {
  const lengths = [0];
  const left = new Set(inhabited);
  left.delete(start);
  let [here, length] = [start, 0];
  while (lengths.length <= MOST_STAGES) {
    let [nearest, least]: [TerritoryId | undefined, number] = [undefined, FAR];
    for (const at of left) {
      const steps = far(here)[placeOf(at)];
      if (steps < least) [nearest, least] = [at, steps];
    }
    if (nearest === undefined) break;
    left.delete(nearest);
    here = nearest;
    length += least;
    lengths.push(length);
  }
  return lengths;
};

const survey = (g: MU): Ways => {
  const inhabited = territoriesInPlay(g).filter(isInhabited);
  const outside = Uint8Array.from(MAP.areas, id => (g.inPlay[id] === true ? 0 : 1));
  const stepsBy = (kind: RouteKind): Map<TerritoryId, Steps> =>
    new Map(inhabited.map(at => [at, walk(kind, [placeOf(at)], outside)]));
  const far = { caravan: stepsBy('caravan'), 'merchant-ship': stepsBy('merchant-ship') };
  const toursBy = (kind: RouteKind): Map<TerritoryId, number[]> =>
    new Map(inhabited.map(at => [at, toursFrom(inhabited, at, from => far[kind].get(from)!)]));
  const tours = { caravan: toursBy('caravan'), 'merchant-ship': toursBy('merchant-ship') };
  return {
    inhabited,
    steps: (kind, from, to) => far[kind].get(to)?.[placeOf(from)] ?? FAR,
    outside,
    around: (kind, from, closed) => walk(kind, [placeOf(from)], closed),
    fromNearest: from => walk('caravan', from, outside),
    tour: (kind, start, stages) => tours[kind].get(start)?.[stages] ?? FAR,
  };
};

const nothing = new Uint8Array(MAP.areas.length).fill(FAR);
const NOWHERE: Ways = {
  inhabited: [],
  outside: new Uint8Array(MAP.areas.length).fill(1),
  steps: () => FAR,
  around: () => nothing,
  fromNearest: () => nothing,
  tour: () => FAR,
};
const KNOWN = new Map<string, Ways>();
/** What is in play hangs on the realms alone: walked once for each table of realms. */
export const waysOn = (g: MU): Ways => {
  let key = '';
  for (const seat of g.seats) key += `${g.realm[seat]} `;
  const known = KNOWN.get(key);
  if (known) return known;
  const found = survey(g);
  // While the table is set up, nothing is in play.
  if (found.inhabited.length === 0) return NOWHERE;
  KNOWN.set(key, found);
  return found;
};
