import type { Id } from '@hegemon/kernel';

/** The families' colours are the seats, clockwise. */
export const SEATS = ['green', 'blue', 'yellow', 'red'] as const;
export type Colour = (typeof SEATS)[number];
export const NEUTRAL = 'neutral';
/** Who may hold a province: a family or the neutral faction. */
export type Ruler = Colour | typeof NEUTRAL;

export const PROVINCES = [
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
] as const;
export type ProvinceId = (typeof PROVINCES)[number];

/** A tribe and its homeland bear the same name. */
export const TRIBES = ['franks', 'alamanni', 'goths', 'sassanids', 'nomads'] as const;
export type TribeId = (typeof TRIBES)[number];

export const SEAS = [
  'oceanus-atlanticus',
  'oceanus-britannicus',
  'mare-occidentale',
  'mare-orientale',
  'pontus-euxinus',
] as const;
export type SeaId = (typeof SEAS)[number];
/** @rule ToC 4.region */
export type RegionId = ProvinceId | TribeId | SeaId;

export const SUITS = ['military', 'senate', 'populace'] as const;
export type Suit = (typeof SUITS)[number];

export const CARDS = [
  'military-1',
  'senate-1',
  'populace-1',
  'castra',
  'flanking-maneuver',
  'praetorian-guard',
  'tribute',
  'foederati',
  'damnatio-memoriae',
  'quaestor',
  'mob',
  'pretender',
] as const;
export type CardId = (typeof CARDS)[number];

export const LEADERS = ['ardashir', 'shapur-i', 'cniva'] as const;
export type LeaderId = (typeof LEADERS)[number];
export const RIVALS = ['priest-king', 'postumus', 'zenobia'] as const;
export type RivalId = (typeof RIVALS)[number];
export const LASTING = [
  'plague-of-cyprian',
  'ludi-saeculares',
  'bad-auguries',
  'raiding-parties',
  'preparing-for-war',
  'inflation',
  'good-auguries',
] as const;
export type LastingId = (typeof LASTING)[number];
export const EVENTS = [
  'plague-of-cyprian',
  'ardashir',
  'priest-king',
  'palmyra-allies',
  'shapur-i',
  'postumus',
  'ludi-saeculares',
  'cniva',
  'zenobia',
  'bad-auguries',
  'raiding-parties',
  'preparing-for-war',
  'inflation',
  'good-auguries',
  'diocletian',
] as const;
export type EventId = (typeof EVENTS)[number];

export const IMPROVEMENTS = ['amphitheater', 'basilica', 'limes'] as const;
export type ImprovementId = (typeof IMPROVEMENTS)[number];

export type LeaderNumber = 0 | 1 | 2 | 3 | 4 | 5;
export type GovernorId = `governor-${LeaderNumber}`;
export type GeneralId = `${Colour}-general-${LeaderNumber}`;
export type MilitiaId = `militia-${ProvinceId}`;
/** An army that a family commands: a general with his units, or a militia without a general. */
export type RomanArmyId = GeneralId | MilitiaId;
/** Any army: Roman, all barbarians of a tribe in one region, or a rival emperor. */
export type ArmyId = RomanArmyId | TribeId | RivalId;

/** What a hit may fall on: a unit of one's own army, or a marker of a barbarian army. */
export const LOSSES = ['legion', 'reduced-legion', 'active', 'inactive'] as const;
export type LossId = (typeof LOSSES)[number] | TribeId | LeaderId;

const isIn =
  <T extends Id>(list: readonly T[]) =>
  (id: Id): id is T =>
    (list as readonly Id[]).includes(id);
export const isProvince = isIn(PROVINCES);
export const isTribe = isIn(TRIBES);
export const isSea = isIn(SEAS);
export const isLeader = isIn(LEADERS);
export const isRival = isIn(RIVALS);
export const isLasting = isIn(LASTING);
export const isRegion = (id: Id): id is RegionId => isProvince(id) || isTribe(id) || isSea(id);
export const isImprovement = (id: unknown): id is ImprovementId => (IMPROVEMENTS as readonly unknown[]).includes(id);
