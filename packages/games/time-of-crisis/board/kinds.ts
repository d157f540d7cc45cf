import type { Id } from '@hegemon/kernel';
import { data, GENERALS, GOVERNORS, isGeneral, isMilitia, MILITIA_OF } from '../src/catalog.js';
import type { GovernorId, LossId } from '../src/ids.js';
import { type ChoiceKind, SORT_OF, type Sort } from './asked.js';

const REGIONS: readonly Id[] = data.regions.map(({ id }) => id);
const HOMELANDS: readonly Id[] = data.regions.flatMap(({ id, type }) => (type === 'homeland' ? [id] : []));
const CARDS: readonly Id[] = data.influenceCards.map(({ id }) => id);
const FIGURES: readonly Id[] = data.eventCards.flatMap(({ id, kind }) => (/leader|rival/.test(kind) ? [id] : []));
const IMPROVEMENTS: readonly Id[] = data.components.improvements.types;
/** What a hit may fall on, and what nobody would name otherwise. */
const UNITS: readonly Id[] = ['legion', 'reduced-legion', 'active', 'inactive'] satisfies LossId[];

/** Everything a player may name. */
export const ids: readonly Id[] = [
  ...REGIONS,
  ...GENERALS,
  ...Object.values(MILITIA_OF),
  ...GOVERNORS,
  ...CARDS,
  ...FIGURES,
  ...IMPROVEMENTS,
];

/** Every sort of answer there is. */
export const kinds: readonly ChoiceKind[] = Object.keys(SORT_OF) as ChoiceKind[];

const sortsOf = (id: Id): readonly Sort[] => {
  if (isGeneral(id)) return ['army', 'general'];
  if (isMilitia(id)) return ['army'];
  if (GOVERNORS.includes(id as GovernorId)) return ['governor'];
  if (CARDS.includes(id)) return ['card'];
  if (IMPROVEMENTS.includes(id)) return ['improvement'];
  if (FIGURES.includes(id)) return ['army', 'loss'];
  if (UNITS.includes(id)) return ['loss'];
  // A tribe and its homeland have one id, and the barbarians of a tribe are an army.
  if (HOMELANDS.includes(id)) return ['region', 'tribe', 'army', 'loss'];
  return REGIONS.includes(id) ? ['region'] : [];
};

/** What could be done with a thing, were it allowed. */
export const kindsFor = (id: Id): readonly ChoiceKind[] => {
  const sorts = sortsOf(id);
  return kinds.filter(kind => sorts.includes(SORT_OF[kind]));
};
