import { data } from '../src/catalog.js';
import type { CardId, EventId, LeaderId, ProvinceId, RivalId, SeaId, TribeId } from '../src/ids.js';

/** Names that are the same in every language, as the data has them. */
const named = <K extends string>(list: readonly { readonly id: string; readonly name: string }[]) =>
  Object.fromEntries(list.map(({ id, name }) => [id, name])) as Readonly<Record<K, string>>;

export const PROVINCE_NAMES = named<ProvinceId>(data.regions.filter(({ type }) => type === 'province'));
export const HOMELAND_NAMES = named<TribeId>(data.regions.filter(({ type }) => type === 'homeland'));
export const SEA_NAMES = named<SeaId>(data.regions.filter(({ type }) => type === 'sea'));
export const CAPITAL_NAMES = named<ProvinceId>(
  data.regions.flatMap(({ id, capital }) => (capital ? [{ id, name: capital.name }] : [])),
);
export const CARD_NAMES = named<CardId>(data.influenceCards);
export const EVENT_NAMES = named<EventId>(data.eventCards);
export const LEADER_NAMES = named<LeaderId>(data.eventCards.filter(({ kind }) => kind === 'barbarian-leader'));
export const RIVAL_NAMES = named<RivalId>(data.eventCards.filter(({ kind }) => kind === 'rival-emperor'));
