import { type Atlas, atlas } from '@hegemon/atlas';
import raw from '../data/data.json' with { type: 'json' };
import type { CrisisEntry, Data, EventKind } from './data.js';
import { faultsOfData } from './data-check.js';
import {
  CARDS,
  type CardId,
  type Colour,
  EVENTS,
  type EventId,
  type GeneralId,
  type GovernorId,
  type LeaderId,
  type LeaderNumber,
  type MilitiaId,
  PROVINCES,
  type ProvinceId,
  type RegionId,
  type RomanArmyId,
  SEATS,
  type Suit,
  type TribeId,
} from './ids.js';

/** The facts of the box, checked once. What the rules read is below; what is only drawn is in `board/`. */
const faults = faultsOfData(raw);
if (faults.length > 0) {
  throw new Error(`data/data.json: ${faults.map(({ path, problem }) => `${path} ${problem}`).join('; ')}`);
}
/** @rule ToC 14 Names and themes of cards, figures and capitals are in it. */
export const data = raw as unknown as Data;

const record = <K extends string, T>(keys: readonly K[], value: (key: K) => T): Readonly<Record<K, T>> =>
  Object.fromEntries(keys.map(key => [key, value(key)])) as Record<K, T>;

/** @rule ToC C.map @rule ToC 4.adjacent */
export const MAP: Atlas<RegionId> = atlas({
  areas: data.regions.map(({ id, type }) => ({ id, kind: type })),
  borders: data.edges.map(({ a, b, kind }) => ({ a, b, kind })),
});
/** @rule ToC 12.1.adjacent Provinces that share a border, and Gallia with Britannia. */
export const PRETENDER_MAP: Atlas<ProvinceId> = atlas({
  areas: PROVINCES.map(id => ({ id, kind: 'province' })),
  borders: [...data.edges, ...data.pretenderEdges].flatMap(({ a, b }) =>
    isProvinceId(a) && isProvinceId(b) ? [{ a, b, kind: 'border' }] : [],
  ),
});
function isProvinceId(id: string): id is ProvinceId {
  return (PROVINCES as readonly string[]).includes(id);
}

const cards = new Map(data.influenceCards.map(card => [card.id, card]));
const cardOf = (id: CardId) => cards.get(id)!;
export const SUIT_OF: Readonly<Record<CardId, Suit>> = record(CARDS, id => cardOf(id).suit);
export const VALUE_OF: Readonly<Record<CardId, number>> = record(CARDS, id => cardOf(id).value);
export const COPIES_OF: Readonly<Record<CardId, number>> = record(CARDS, id => cardOf(id).count);
/** @rule ToC card.value-1 @rule ToC 5.2 Cards of value 1 have no event. */
export const HAS_EVENT: Readonly<Record<CardId, boolean>> = record(CARDS, id => cardOf(id).event !== null);
/** @rule ToC 5.3.buy */
export const FOR_SALE: readonly CardId[] = CARDS.filter(id => VALUE_OF[id] > 1);

const events = new Map(data.eventCards.map(event => [event.id, event]));
export const KIND_OF_EVENT: Readonly<Record<EventId, EventKind>> = record(EVENTS, id => events.get(id)!.kind);
/** Where a leader or a rival emperor enters: the tribe whose homeland it is, or the province. */
export const ENTERS_AT = (id: EventId): RegionId => {
  const placing = events.get(id)!.effect.find(({ op }) => op === 'place-leader' || op === 'place-rival')!;
  return placing.tribe ?? (placing.where as ProvinceId);
};
/** @rule ToC 10.1 */
export const TRIBE_OF: Readonly<Record<LeaderId, TribeId>> = {
  ardashir: ENTERS_AT('ardashir') as TribeId,
  'shapur-i': ENTERS_AT('shapur-i') as TribeId,
  cniva: ENTERS_AT('cniva') as TribeId,
};

const NUMBERS: readonly LeaderNumber[] = [0, 1, 2, 3, 4, 5];
export const GOVERNORS: readonly GovernorId[] = NUMBERS.map(i => `governor-${i}` as const);
export const GENERALS_OF: Readonly<Record<Colour, readonly GeneralId[]>> = record(SEATS, seat =>
  NUMBERS.map(i => `${seat}-general-${i}` as const),
);
export const GENERALS: readonly GeneralId[] = SEATS.flatMap(seat => GENERALS_OF[seat]);
export const OWNER_OF: Readonly<Record<GeneralId, Colour>> = Object.fromEntries(
  SEATS.flatMap(seat => GENERALS_OF[seat].map(general => [general, seat] as const)),
) as Record<GeneralId, Colour>;
export const MILITIA_OF: Readonly<Record<ProvinceId, MilitiaId>> = record(PROVINCES, id => `militia-${id}` as const);
const PROVINCE_OF_MILITIA = new Map<RomanArmyId, ProvinceId>(PROVINCES.map(id => [MILITIA_OF[id], id]));
/** The province of a militia that stands alone; undefined for an army with a general. */
export const provinceOfMilitia = (army: RomanArmyId): ProvinceId | undefined => PROVINCE_OF_MILITIA.get(army);
export const isMilitia = (army: string): army is MilitiaId => PROVINCE_OF_MILITIA.has(army as MilitiaId);
export const isGeneral = (army: string): army is GeneralId => Object.hasOwn(OWNER_OF, army);

/** @rule ToC 6.3.1.recruit-general @rule ToC 6.3.2.recruit-governor */
export const RECRUITING_COST: Readonly<Record<string, number>> = {
  ...Object.fromEntries(data.leaders.governors.map(({ id, cost }) => [id, cost])),
  ...Object.fromEntries(SEATS.flatMap(seat => data.leaders.generals.map(({ id, cost }) => [`${seat}-${id}`, cost]))),
};

/** @rule ToC 2.limits */
export const LIMITS = {
  legions: data.components.legions.count,
  militia: data.components.militia.count,
  barbarians: data.components.barbariansPerTribe.count,
  mobs: data.components.mobs.maxMobPoints,
  quaestorCastra: data.components.quaestorCastra.markers,
  improvements: data.components.improvements.perType,
  seatOrBreakaway: data.components.seatOfPowerBreakaway.perPlayer,
} as const;

const costs = new Map(data.actions.map(({ id, cost }) => [id, cost]));
/** The fixed price of an action; those with a formula are priced in `rules/`. */
export const COST_OF = (action: string): number => {
  const cost = costs.get(action);
  if (typeof cost !== 'number') throw new Error(`${action} has no fixed cost`);
  return cost;
};

/** @rule ToC 9 @rule ToC C.table-4 @rule ToC C.table-3 @rule ToC C.table-2 */
export const crisisEntry = (players: number, total: number): CrisisEntry => data.crisisTables[players][total].entry;
/** @rule ToC 9.path @rule ToC C.paths */
export const invasionPath = (tribe: TribeId, white: number): readonly ProvinceId[] =>
  data.invasionPaths[tribe][white].path;
/** @rule ToC 9.placement */
export const INVADERS_PER_PROVINCE = data.invasionLimitPerProvince.value;

const unit = (name: string) => data.combat.units.find(entry => entry.unit === name)!;
/** @rule ToC 2.units @rule ToC 8.1.roll Dice and the number each needs. */
export const UNITS = {
  legion: unit('legion-full'),
  'reduced-legion': unit('legion-reduced'),
  militia: unit('militia'),
  barbarian: unit('barbarian'),
  leader: unit('barbarian-leader'),
  rival: unit('rival-emperor'),
} as const;
export type UnitKind = keyof typeof UNITS;

/** @rule ToC 6.3.3.support Italia has a longer track. */
export const SUPPORT_MAX: Readonly<Record<ProvinceId, number>> = record(
  PROVINCES,
  id => data.regions.find(region => region.id === id)?.supportMax ?? 4,
);
