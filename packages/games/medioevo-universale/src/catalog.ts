import { type Atlas, atlas } from '@hegemon/atlas';
import rawCards from '../data/cards.json' with { type: 'json' };
import rawComponents from '../data/components.json' with { type: 'json' };
import rawMap from '../data/map.json' with { type: 'json' };
import type { CardData, ComponentData, MapData, Points } from './data.js';
import { faultsOfData } from './data-check.js';
import {
  type AreaId,
  BUILDINGS,
  type BuildingKind,
  type BuildingType,
  CARDS,
  type CardId,
  EVENTS,
  type EventId,
  GOODS,
  type Good,
  type Level,
  REALMS,
  type Realm,
  SEAS,
  type SeaId,
  TECHNOLOGIES,
  TERRITORIES,
  type TechnologyId,
  type Terrain,
  type TerritoryId,
} from './ids.js';

/** The facts of the box, checked once. */
const faults = faultsOfData({ map: rawMap, cards: rawCards, components: rawComponents });
if (faults.length > 0) {
  throw new Error(`data: ${faults.map(({ path, problem }) => `${path} ${problem}`).join('; ')}`);
}
export const map = rawMap as unknown as MapData;
export const cards = rawCards as unknown as CardData;
export const components = rawComponents as unknown as ComponentData;

const record = <K extends string, T>(keys: readonly K[], value: (key: K) => T): Readonly<Record<K, T>> =>
  Object.fromEntries(keys.map(key => [key, value(key)])) as Record<K, T>;
const byId = <K extends string, T extends { readonly id: K }>(keys: readonly K[], of: readonly T[]) => {
  const known = new Map(of.map(each => [each.id, each]));
  return record(keys, id => known.get(id)!);
};

export const TERRITORY = byId(TERRITORIES, map.territories);
const WATERS: ReadonlySet<AreaId> = new Set(SEAS);
export const isSea = (area: AreaId): area is SeaId => WATERS.has(area);
export const REALM = byId(REALMS, map.realms);
/** The realm in whose colour a territory is printed; whether anybody plays it is another matter. */
export const PRINTED_REALM: Readonly<Record<TerritoryId, Realm | undefined>> = record(
  TERRITORIES,
  id => TERRITORY[id].realm ?? undefined,
);
export const isInhabited = (id: TerritoryId): boolean => TERRITORY[id].inhabited !== null;
/** @rule MU 6-buy Every inhabited territory produces one kind of good. */
export const GOOD_OF: Readonly<Record<TerritoryId, Good | undefined>> = record(
  TERRITORIES,
  id => TERRITORY[id].inhabited?.good,
);
export const hasPort = (id: TerritoryId): boolean => TERRITORY[id].port;
export const terrainOf = (id: TerritoryId): Terrain => TERRITORY[id].terrain;
export const PRODUCERS: Readonly<Record<Good, readonly TerritoryId[]>> = record(GOODS, good =>
  TERRITORIES.filter(id => GOOD_OF[id] === good),
);
export const { rome: ROME, jerusalem: JERUSALEM } = map.specialPlaces;

/** `coast` is where a ship docks; a `strait` is crossed on foot. */
export type Crossing = 'land' | 'river' | 'strait' | 'coast' | 'water';
/** @rule MU 0-terms-adjacent @rule MU 5-move-dardanelles */
export const MAP: Atlas<AreaId, Crossing, 'territory' | 'sea'> = atlas({
  areas: [
    ...TERRITORIES.map(id => ({ id, kind: 'territory' as const })),
    ...SEAS.map(id => ({ id, kind: 'sea' as const })),
  ],
  borders: [
    ...map.borders.map(({ a, b, river }) => ({ a, b, kind: river === null ? ('land' as const) : ('river' as const) })),
    ...map.straits.map(({ a, b }) => ({ a, b, kind: 'strait' as const })),
    ...map.seas.flatMap(({ id, adjacentTerritories }) =>
      adjacentTerritories.map(land => ({ a: id, b: land, kind: 'coast' as const })),
    ),
    ...map.seas.flatMap(({ id, adjacentSeas }) =>
      adjacentSeas.filter(other => id < other).map(other => ({ a: id, b: other, kind: 'water' as const })),
    ),
  ],
});
/** Borders that are crossed on land. */
export const BY_LAND: readonly Crossing[] = ['land', 'river', 'strait'];
const LAND_NEIGHBOURS = record(TERRITORIES, id => MAP.neighbours(id, BY_LAND) as readonly TerritoryId[]);
export const landNeighbours = (id: TerritoryId): readonly TerritoryId[] => LAND_NEIGHBOURS[id];
const COASTAL = record(TERRITORIES, id => MAP.neighbours(id, ['coast']).length > 0);
export const isCoastal = (id: TerritoryId): boolean => COASTAL[id];

export const BUILDING = byId(BUILDINGS, components.buildings);
export const buildingOf = (kind: BuildingKind, level: Level): BuildingType =>
  BUILDINGS.find(id => BUILDING[id].kind === kind && BUILDING[id].level === level)!;

export const CARD = byId(CARDS, cards.realmCards);
export const EVENT = byId(EVENTS, cards.eventCards);
/** @rule MU 2-event-draw Light and dark red make no difference. */
export const MARKED: Readonly<Record<EventId, readonly TerritoryId[]>> = record(EVENTS, id => [
  ...EVENT[id].startRealmTerritories,
  ...EVENT[id].otherTerritories,
]);
export const TECHNOLOGY = byId(TECHNOLOGIES, cards.technologies);
/** @rule MU 4-tech What must be owned before. */
const LOWER = record(TECHNOLOGIES, id =>
  TECHNOLOGIES.filter(
    other => TECHNOLOGY[other].colour === TECHNOLOGY[id].colour && TECHNOLOGY[other].level < TECHNOLOGY[id].level,
  ),
);
export const lowerThan = (id: TechnologyId): readonly TechnologyId[] => LOWER[id];
/** @rule MU A-tp Alternatives: one or the other, not both. */
export const pointsOf = (card: CardId): readonly Points[] => CARD[card].tp;
/** A figure of what a card does. */
export const figureOf = (card: CardId, figure: string): number => Number(CARD[card].effect[figure]);
