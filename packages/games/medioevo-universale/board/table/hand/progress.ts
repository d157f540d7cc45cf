import { BUILDING, CARD, GOOD_OF, hasPort, isInhabited, pointsOf, REALM, TECHNOLOGY } from '../../../src/catalog.js';
import type { Condition } from '../../../src/data.js';
import {
  type AreaId,
  BUILDING_KINDS,
  BUILDINGS,
  type BuildingType,
  type CardId,
  COLOURS,
  type Player,
  type TerritoryId,
} from '../../../src/ids.js';
import type { MUView } from '../../../src/view.js';
import { sizeOf, territoriesOf, vehiclesOf } from '../standing.js';
import { prisonersOf } from './debts.js';
import { markersOf } from './gears.js';

/** How far one has come: so much of so much. */
export interface Progress {
  readonly has: number;
  readonly wanted: number;
}
type Reading = (view: MUView, seat: Player, condition: Condition) => number;

const number = (condition: Condition, ...names: readonly string[]): number =>
  Number(names.map(name => condition[name]).find(each => each !== undefined) ?? 0);
const homeOf = ({ realm }: MUView, seat: Player): readonly TerritoryId[] => {
  const own = realm[seat];
  return own ? REALM[own].territories : [];
};
const foreignHomes = (view: MUView, seat: Player): readonly TerritoryId[] =>
  view.order.filter(other => other !== seat).flatMap(other => homeOf(view, other));

const builtAt = ({ buildings }: MUView, at: TerritoryId): readonly BuildingType[] =>
  BUILDING_KINDS.flatMap(kind => {
    const level = kind === 'cathedral' ? (buildings.cathedral[at] ? 3 : 0) : (buildings[kind][at] ?? 0);
    return BUILDINGS.filter(id => BUILDING[id].kind === kind && BUILDING[id].level === level);
  });
const fits = (id: BuildingType, { type, kind, minLevel }: Condition): boolean =>
  (type === undefined || type === id) &&
  (kind === undefined || kind === BUILDING[id].kind) &&
  BUILDING[id].level >= Number(minLevel ?? 1);

/** One's own lands, as far as the condition means them. */
const lands = (view: MUView, seat: Player, condition: Condition): readonly TerritoryId[] =>
  territoriesOf(view, seat).filter(
    at =>
      (!condition.outsideStartRealm || !homeOf(view, seat).includes(at)) &&
      (!condition.foreignStartRealm || foreignHomes(view, seat).includes(at)) &&
      (!condition.inhabited || isInhabited(at)) &&
      (!condition.port || hasPort(at)),
  );
const isMeant = (troop: string, type: unknown): boolean =>
  !troop.startsWith('hired-') && (type === undefined || troop.replace(/-\d$/, '') === type);
const unitsAt = ({ armies }: MUView, seat: Player, at: AreaId, type: unknown): number =>
  Object.entries(armies[at]?.[seat] ?? {}).reduce((sum, [troop, n]) => sum + (isMeant(troop, type) ? (n ?? 0) : 0), 0);
const unitsByArea = (view: MUView, seat: Player, type: unknown): readonly number[] =>
  (Object.keys(view.armies) as AreaId[]).map(at => unitsAt(view, seat, at, type));
const sum = (counts: readonly number[]): number => counts.reduce((all, n) => all + n, 0);

const levelsOf = (view: MUView, seat: Player, isEngine: boolean): readonly number[] =>
  vehiclesOf(view, seat)
    .filter(id => (view.vehicles.type[id] === 'engine') === isEngine)
    .map(id => view.vehicles.level[id] ?? 0);
const captains = ({ armies }: MUView, seat: Player, level: number): number =>
  sum(
    Object.values(armies).flatMap(sides =>
      Object.entries(sides?.[seat] ?? {}).map(([troop, n]) => {
        const [, own] = /^captain-(\d)$/.exec(troop) ?? [];
        return own !== undefined && Number(own) >= level ? (n ?? 0) : 0;
      }),
    ),
  );
const colourCounts = (view: MUView, seat: Player): readonly number[] => {
  const goods = lands(view, seat, { test: '' }).map(at => GOOD_OF[at]);
  return [...new Set(goods)].filter(Boolean).map(good => goods.filter(each => each === good).length);
};

/** What can be counted at a glance, by the name of the test. Of the rest only the words are shown. */
const COUNTED: Readonly<Record<string, readonly [wanted: string, reading: Reading]>> = {
  buildings: [
    'count',
    (view, seat, condition) =>
      sum(lands(view, seat, condition).map(at => builtAt(view, at).filter(id => fits(id, condition)).length)),
  ],
  buildingLevels: [
    'sum',
    (view, seat, condition) =>
      sum(
        lands(view, seat, condition).flatMap(at =>
          builtAt(view, at).map(id => (fits(id, condition) ? BUILDING[id].level : 0)),
        ),
      ),
  ],
  controlTerritories: ['count', (view, seat, condition) => lands(view, seat, condition).length],
  controlPlaces: [
    'count',
    (view, seat, condition) =>
      lands(view, seat, condition).filter(at => (condition.anyOf as readonly string[]).includes(at)).length,
  ],
  controlMarkers: ['count', ({ markers }, seat) => Object.values(markers).filter(each => each === seat).length],
  marketFactor: [
    'count',
    (view, seat, condition) =>
      territoriesOf(view, seat).filter(at => (view.market[at]?.length ?? 0) >= number(condition, 'min')).length,
  ],
  sameGoodControlled: ['count', (view, seat) => Math.max(0, ...colourCounts(view, seat))],
  goodsControlled: [
    'different',
    (view, seat, condition) => new Set(lands(view, seat, condition).flatMap(at => GOOD_OF[at] ?? [])).size,
  ],
  unitsTotal: ['count', (view, seat, { type }) => sum(unitsByArea(view, seat, type))],
  unitsInOneTerritory: ['count', (view, seat, { type }) => Math.max(0, ...unitsByArea(view, seat, type))],
  captains: ['count', (view, seat, condition) => captains(view, seat, number(condition, 'minLevel') || 1)],
  siegeEngines: [
    'count',
    (view, seat, condition) =>
      levelsOf(view, seat, true).filter(level => level >= number(condition, 'minLevel')).length,
  ],
  transports: [
    'count',
    (view, seat, condition) =>
      levelsOf(view, seat, false).filter(level => level >= number(condition, 'minLevel')).length,
  ],
  transportLevels: ['sum', (view, seat) => sum(levelsOf(view, seat, false))],
  technologyLevels: ['sum', ({ technologies }, seat) => sum(technologies[seat].map(id => TECHNOLOGY[id].level))],
  branchesAtLevel: [
    'count',
    ({ technologies }, seat, { level }) =>
      COLOURS.filter(colour =>
        technologies[seat].some(id => TECHNOLOGY[id].colour === colour && TECHNOLOGY[id].level >= Number(level)),
      ).length,
  ],
  realmCards: ['count', ({ cards }, seat) => cards.held[seat].length],
  realmCardColours: [
    'count',
    ({ cards }, seat) => new Set(cards.held[seat].flatMap(card => pointsOf(card).flatMap(Object.keys))).size,
  ],
};

const ofMarkers: Reading = (view, seat, { colours }) => {
  const markers = markersOf(view, seat);
  return colours === undefined ? markers.length : new Set(markers.map(({ colour }) => colour)).size;
};
const ofPrisoners: Reading = (view, seat, { players }) =>
  players === undefined
    ? prisonersOf(view, seat)
    : Object.values(view.prisoners[seat] ?? {}).filter(army => sizeOf(army) > 0).length;

/** How far a seat has come with what a card asks for; undefined where that is not a matter of counting. */
const progressIn = (view: MUView, seat: Player, condition: Condition): Progress | undefined => {
  const { test, of = [] } = condition;
  if (test === 'anyOf') {
    const ways = of.flatMap(each => progressIn(view, seat, each) ?? []);
    return ways.length < of.length ? undefined : ways.reduce((a, b) => (b.has / b.wanted > a.has / a.wanted ? b : a));
  }
  if (test === 'treasury' && !condition.netOfLoans && view.cash[seat] !== undefined)
    return { has: view.cash[seat], wanted: number(condition, 'min') };
  if (test === 'objectiveMarkers')
    return { has: ofMarkers(view, seat, condition), wanted: number(condition, 'count', 'colours') };
  if (test === 'prisoners')
    return { has: ofPrisoners(view, seat, condition), wanted: number(condition, 'count', 'players') };
  const counted = COUNTED[test];
  return counted && { has: counted[1](view, seat, condition), wanted: number(condition, counted[0]) };
};
export const progressOf = (view: MUView, seat: Player, card: CardId): Progress | undefined =>
  progressIn(view, seat, CARD[card].objective.condition);
