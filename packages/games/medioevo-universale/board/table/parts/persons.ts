import { pointsOf } from '../../../src/catalog.js';
import type { CardId, Colour } from '../../../src/ids.js';
import { type Person, personOf } from '../../names.js';

/** Whom one sees in the niche of a realm card. */
const SIGNS: Readonly<Record<Person, string>> = {
  bishop: 'pope-crown',
  warlord: 'visored-helm',
  crossbowman: 'crossbow',
  scholar: 'open-book',
  schemer: 'domino-mask',
  spy: 'cowled',
  merchant: 'scales',
  'tax-collector': 'receive-money',
  militia: 'pitchfork',
  surgeon: 'caduceus',
  trader: 'old-wagon',
  architect: 'trowel',
  templar: 'cross-shield',
  magnate: 'swap-bag',
  jailer: 'manacles',
  'plague-doctor': 'plague-doctor-profile',
  bard: 'lyre',
  assassin: 'backstab',
  jester: 'jester-hat',
  diplomat: 'shaking-hands',
  gunner: 'cannon',
  hunter: 'wolf-head',
  pirate: 'sabers-choc',
  princess: 'queen-crown',
  sage: 'quill-ink',
  'camel-driver': 'camel',
  marauders: 'torch',
  heroine: 'swordwoman',
  steward: 'three-keys',
  mystic: 'eclipse',
};
export const personSign = (card: CardId): string => SIGNS[personOf(card)];

/** The gears printed on a card, one list for each alternative: two gears of one list are two points. */
export const gearsOn = (card: CardId): readonly (readonly Colour[])[] =>
  pointsOf(card).map(points =>
    (Object.entries(points) as [Colour, number][]).flatMap(([colour, n]) => Array.from({ length: n }, () => colour)),
  );
/** The colour in which a person is drawn: that of the first gear, or none. */
export const branchOn = (card: CardId): Colour | undefined => gearsOn(card)[0]?.[0];
