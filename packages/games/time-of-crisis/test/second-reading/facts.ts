import data from '../../data/data.json' with { type: 'json' };
import type { CardId, ProvinceId, SeaId, TribeId } from '../../src/ids.js';

/** The box as the rule book describes it, written down a second time; only the map is read from the data. */
export const COLOURS = ['green', 'blue', 'yellow', 'red'] as const;
export const PROVINCES: readonly ProvinceId[] = [
  'italia',
  'gallia',
  'pannonia',
  'macedonia',
  'thracia',
  'asia',
  'galatia',
  'syria',
  'britannia',
  'hispania',
  'africa',
  'aegyptus',
];
export const TRIBES: readonly TribeId[] = ['franks', 'alamanni', 'goths', 'sassanids', 'nomads'];
export const SEAS: readonly SeaId[] = [
  'oceanus-atlanticus',
  'oceanus-britannicus',
  'mare-occidentale',
  'mare-orientale',
  'pontus-euxinus',
];
export const IMPROVEMENTS = ['amphitheater', 'basilica', 'limes'] as const;

const isIn =
  (list: readonly string[]) =>
  (id: string): boolean =>
    list.includes(id);
export const isProvince = isIn(PROVINCES);
export const isTribe = isIn(TRIBES);
export const isSea = isIn(SEAS);

/** ToC 4.adjacent */
const NEIGHBOURS: Record<string, string[]> = {};
for (const { a, b } of data.edges) {
  (NEIGHBOURS[a] ??= []).push(b);
  (NEIGHBOURS[b] ??= []).push(a);
}
export const neighboursOf = (region: string): readonly string[] => NEIGHBOURS[region];
/** ToC 12.1.adjacent Between provinces, with Gallia and Britannia. */
export const NEAR_IN_EMPIRE: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  PROVINCES.map(id => {
    const across = id === 'gallia' ? ['britannia'] : id === 'britannia' ? ['gallia'] : [];
    return [id, [...neighboursOf(id).filter(isProvince), ...across]];
  }),
);

/** ToC 9.path */
export const pathOf = (tribe: string, white: number): readonly string[] => {
  const paths: Record<string, Record<string, { path: string[] }>> = data.invasionPaths;
  return paths[tribe][white].path;
};

/** ToC 3.1.supply, ToC A */
interface Card {
  suit: 'military' | 'senate' | 'populace';
  value: number;
  copies: number;
}
const card = (suit: Card['suit'], value: number, copies: number): Card => ({ suit, value, copies });
export const CARDS: Readonly<Record<string, Card>> = {
  'military-1': card('military', 1, 12),
  'senate-1': card('senate', 1, 12),
  'populace-1': card('populace', 1, 12),
  castra: card('military', 2, 9),
  'flanking-maneuver': card('military', 3, 8),
  'praetorian-guard': card('military', 4, 6),
  tribute: card('senate', 2, 9),
  foederati: card('senate', 3, 8),
  'damnatio-memoriae': card('senate', 4, 6),
  quaestor: card('populace', 2, 9),
  mob: card('populace', 3, 8),
  pretender: card('populace', 4, 6),
} satisfies Record<CardId, Card>;

/** ToC C.table-4 and the tables of the smaller games, from two to twelve. */
const CRISES: Readonly<Record<number, string>> = {
  4: 'ira-deorum sassanids franks sassanids goths event alamanni nomads franks nomads pax-deorum',
  3: 'ira-deorum goths sassanids sassanids goths event alamanni franks franks alamanni pax-deorum',
  2: 'ira-deorum goths franks alamanni goths event alamanni franks franks goths pax-deorum',
};
export const crisisOf = (players: number, sum: number): string => CRISES[players].split(' ')[sum - 2];

/** ToC 3.3 */
export const withoutGovernor = (players: number): readonly string[] => {
  if (players === 4) return [];
  if (players === 3) return ['hispania', 'africa', 'aegyptus'];
  return ['britannia', 'hispania', 'africa', 'aegyptus', 'syria', 'galatia'];
};
export const isOutOfPlay = (tribe: string, players: number): boolean =>
  (tribe === 'nomads' && players < 4) || (tribe === 'sassanids' && players < 3);

/** ToC 10.1, ToC 10.2, ToC B */
export const TRIBE_OF: Readonly<Record<string, string>> = {
  ardashir: 'sassanids',
  'shapur-i': 'sassanids',
  cniva: 'goths',
};
export const HOME_OF_RIVAL: Readonly<Record<string, string>> = {
  'priest-king': 'syria',
  postumus: 'gallia',
  zenobia: 'aegyptus',
};
export const LASTING: readonly string[] = [
  'plague-of-cyprian',
  'ludi-saeculares',
  'bad-auguries',
  'raiding-parties',
  'preparing-for-war',
  'inflation',
  'good-auguries',
];

/** Figures of the rule book. A reading with one of them wrong must be found out. */
export const FIGURES = {
  /** ToC 6.3.2.votes-required */
  votesPerSupport: 2,
  /** ToC 6.3.2.recall */
  recallPrice: 2,
  /** ToC 6.3.3.militia */
  militiaPrice: 2,
  /** ToC 6.3.3.build */
  buildPrice: 3,
  /** ToC 5.3.trash */
  trashPrice: 3,
  /** ToC 5.3.price Each card already bought. */
  priceRise: 1,
  /** ToC 6.8.refill */
  handSize: 5,
  /** ToC 2.units */
  legionHitsOn: 3,
  barbarianHitsOn: 4,
  /** ToC 8.2.legacy */
  victoryLegacy: 2,
  /** ToC 9.placement */
  barbariansInProvince: 3,
  /** ToC 12.1.found */
  empireSupport: 3,
  /** ToC 7.2 */
  shortGameLegacy: 40,
  /** ToC 7.1.bonus */
  bestBonus: 10,
};
export type Figures = typeof FIGURES;
