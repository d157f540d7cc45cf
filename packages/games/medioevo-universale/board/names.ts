import { among, has } from '@hegemon/speech';
import { CARD, TECHNOLOGY } from '../src/catalog.js';
import type { CardData, ComponentData, HonourFor } from '../src/data.js';
import type { MoneyFor } from '../src/events/uses.js';
import type {
  Affliction,
  BuildingKind,
  BuildingType,
  CardId,
  Colour,
  EngineType,
  EventId,
  Good,
  Realm,
  SeaId,
  Side,
  TechnologyId,
  Terrain,
  TerritoryId,
  TransportType,
  UnitType,
  WindowId,
} from '../src/ids.js';
import type { PERSONAL } from '../src/rules/scoring.js';
import type { MU, Selections, SwitchId } from '../src/state.js';
import type { Clause } from '../src/treaties.js';
import type { Troop } from '../src/troops.js';

export type Language = 'en' | 'de';

/** A name and a sentence or two about it. */
export interface Entry {
  readonly name: string;
  readonly text: string;
}
export interface OneAndMany {
  readonly one: string;
  readonly many: string;
}

/** @rule MU 0-terms Territories with a famous building and the name of a place. */
export const INHABITED = [
  'lubeck',
  'cologne',
  'vienna',
  'buda',
  'kronstadt',
  'zagreb',
  'constantinople',
  'thessalonica',
  'nicaea',
  'alexandria',
  'cairo',
  'jerusalem',
  'damascus',
  'novgorod',
  'pskov',
  'vologda',
  'caffa',
  'saraj',
  'bulgar',
  'paris',
  'bruges',
  'genoa',
  'venice',
  'rome',
  'panormus',
  'prague',
  'gdansk',
  'krakow',
  'livonia',
  'kiev',
  'candia',
  'konya',
  'trebisonda',
  'tabriz',
  'antakya',
  'tunis',
] as const satisfies readonly TerritoryId[];
export type InhabitedId = (typeof INHABITED)[number];

/** Whom the realm cards show, in the order of their numbers. */
export const PERSONS = [
  'bishop',
  'warlord',
  'crossbowman',
  'scholar',
  'schemer',
  'spy',
  'merchant',
  'tax-collector',
  'militia',
  'surgeon',
  'trader',
  'architect',
  'templar',
  'magnate',
  'jailer',
  'plague-doctor',
  'bard',
  'assassin',
  'jester',
  'diplomat',
  'gunner',
  'hunter',
  'pirate',
  'princess',
  'sage',
  'camel-driver',
  'marauders',
  'heroine',
  'steward',
  'mystic',
] as const;
export type Person = (typeof PERSONS)[number];
export const personOf = (card: CardId): Person => CARD[card].person.toLowerCase().replace(' ', '-') as Person;

/** Of cubes and realms, besides those of technology points. */
type Paint = Colour | 'black' | 'white' | 'brown';
type Timing = CardData['realmCards'][number]['timing'][number];
export type User = CardData['realmCards'][number]['user'];
/** The lines of the reckoning. */
type AwardId =
  | Exclude<keyof ComponentData['honour']['final'], 'tieInstead' | 'monopolyMinProducers'>
  | (typeof PERSONAL)[number]['award'];
/** Whatever honour may change for. */
export type HonourReason = HonourFor | AwardId | 'realm-auction' | 'trade-route';

/**
 * What every id is called. Common nouns are written as within a sentence, proper names and titles as they stand alone;
 * what honour or money was for stands after a colon.
 */
export interface Names {
  readonly sides: Readonly<Record<Side, string>>;
  readonly realms: Readonly<Record<Realm, { readonly long: string; readonly short: string; readonly people: string }>>;
  readonly territories: Readonly<Record<TerritoryId, string>>;
  readonly seas: Readonly<Record<SeaId, string>>;
  /** Places that are not called like their territory. */
  readonly places: Readonly<Partial<Record<InhabitedId, string>>>;
  readonly famous: Readonly<Record<InhabitedId, string>>;
  readonly goods: Readonly<Record<Good, string>>;
  /** A single cube of it. */
  readonly oneGood: Readonly<Record<Good, string>>;
  readonly terrains: Readonly<Record<Terrain, string>>;
  readonly units: Readonly<Record<UnitType, OneAndMany>>;
  readonly troops: Readonly<Record<Troop, OneAndMany>>;
  readonly buildings: Readonly<Record<BuildingType, OneAndMany>>;
  readonly buildingKinds: Readonly<Record<BuildingKind, OneAndMany>>;
  readonly vehicles: Readonly<Record<TransportType | EngineType | 'engine' | 'transport', OneAndMany>>;
  readonly colours: Readonly<Record<Paint, string>>;
  readonly branches: Readonly<Record<Colour, string>>;
  readonly technologies: Readonly<Record<TechnologyId, string>>;
  readonly persons: Readonly<Record<Person, string>>;
  readonly events: Readonly<Record<EventId, string>>;
  readonly symbols: Readonly<Record<Affliction, Entry>>;
  /** The moment, as it stands within a sentence. */
  readonly windows: Readonly<Record<WindowId | Timing, string>>;
  readonly phases: Readonly<Record<MU['phase'], Entry>>;
  readonly clauses: Readonly<Record<Clause['type'], Entry>>;
  readonly awards: Readonly<Record<AwardId, string>>;
  readonly honourFor: Readonly<Record<HonourReason, string>>;
  readonly moneyFor: Readonly<Record<MoneyFor, string>>;
  /** For whatever is the id of nothing. */
  readonly unknown: string;
}

interface CardText {
  readonly ability: string;
  readonly objective: string;
}
interface TechnologyText {
  readonly effect: string;
  /** What each use costs. */
  readonly cost: string;
}
/** What cards and technologies do: long, and fetched when somebody wants to read it. */
export interface CardTexts {
  readonly cards: Readonly<Record<CardId, CardText>>;
  readonly technologies: Readonly<Record<TechnologyId, TechnologyText>>;
  /** When it can be used. */
  when(id: CardId | TechnologyId): string;
}

export interface OptionTexts {
  readonly options: Readonly<Record<SwitchId | keyof Selections, Entry>>;
  /** The values of what is no mere switch. */
  readonly values: { readonly [S in keyof Selections]: Readonly<Record<Selections[S], string>> };
}

export const ROMAN = ['', 'I', 'II', 'III', 'IV'] as const;

export { among, has };

export const titleOf = (names: Names, card: CardId): string => `${names.persons[personOf(card)]} ${CARD[card].number}`;
/** So many cubes of one kind. */
export const cubesIn = (names: Names, good: Good, n: number): string =>
  `${n} ${(n === 1 ? names.oneGood : names.goods)[good]}`;
export const placeOf = (names: Names, id: InhabitedId): string => names.places[id] ?? names.territories[id];

/** What an id is called. A territory before a realm, since two of them bear one id. */
export const nameIn = (names: Names, id: string): string => {
  if (has(CARD, id)) return titleOf(names, id);
  const lists: readonly Readonly<Record<string, string>>[] = [
    names.sides,
    names.territories,
    names.seas,
    names.technologies,
    names.events,
    names.goods,
    names.colours,
    names.terrains,
  ];
  const list = lists.find(record => has(record, id));
  if (list) return list[id];
  const nouns: readonly Readonly<Record<string, OneAndMany>>[] = [
    names.troops,
    names.units,
    names.buildings,
    names.vehicles,
  ];
  const noun = nouns.find(record => has(record, id));
  if (noun) return noun[id].one;
  return has(names.realms, id) ? names.realms[id].long : names.unknown;
};

/** When something can be used, and by whom. */
export const usageOf = (
  id: CardId | TechnologyId,
): { readonly phases: readonly number[]; readonly timing: readonly Timing[]; readonly user: User } =>
  has(CARD, id) ? CARD[id] : { ...TECHNOLOGY[id], user: 'owner' };
/** Numbers in a row as spans: 2, 3, 4 and 6 are 2–4 and 6. */
export const spans = (numbers: readonly number[]): readonly string[] => {
  const rows: number[][] = [];
  for (const n of numbers) {
    const row = rows.at(-1);
    if (row?.at(-1) === n - 1) row.push(n);
    else rows.push([n]);
  }
  return rows.flatMap(row => (row.length > 2 ? [`${row[0]}–${row.at(-1)}`] : row.map(String)));
};
