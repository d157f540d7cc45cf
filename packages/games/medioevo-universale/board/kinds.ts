import type { Id } from '@hegemon/kernel';
import { BUILDING, CARD, MAP, PRODUCERS, TECHNOLOGY } from '../src/catalog.js';
import type { Colour, Side } from '../src/ids.js';
import { type ChoiceKind, KINDS, type Sort } from './asked.js';
import { readThing } from './things.js';

const SIDES: readonly Side[] = ['player-1', 'player-2', 'player-3', 'player-4', 'player-5', 'player-6', 'barbarians'];
const COLOURS: readonly Colour[] = ['blue', 'yellow', 'orange', 'red', 'green', 'violet'];

/** Everything a player may name that is there from the beginning; vehicles, treaties and the like come and go. */
export const ids: readonly Id[] = [
  ...MAP.areas,
  ...SIDES,
  ...Object.keys(CARD),
  ...Object.keys(TECHNOLOGY),
  ...Object.keys(PRODUCERS),
  ...COLOURS,
  ...Object.keys(BUILDING),
];

/** Every sort of answer there is. */
export const kinds: readonly ChoiceKind[] = Object.keys(KINDS) as ChoiceKind[];

/** Under which sorts an id may be named. */
const sortsOf = (id: Id): readonly Sort[] => {
  const { sort } = readThing(id);
  if (sort === 'cube') return ['good', 'thing'];
  const plain: readonly string[] = [
    'area',
    'side',
    'card',
    'technology',
    'vehicle',
    'unit',
    'colour',
    'building',
    'realm',
  ];
  if (plain.includes(sort)) return [sort as Sort, 'thing'];
  return sort === 'treaty' || sort === 'proposal' ? [sort] : ['thing'];
};

/** What could be done with a thing, were it allowed. */
export const kindsFor = (id: Id): readonly ChoiceKind[] => {
  const sorts = sortsOf(id);
  return kinds.filter(kind => sorts.includes(KINDS[kind][1]));
};
