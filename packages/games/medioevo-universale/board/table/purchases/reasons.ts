import type { Decision } from '@hegemon/kernel';
import { BUILDING, components } from '../../../src/catalog.js';
import type { BuildingType, Player, TechnologyId } from '../../../src/ids.js';
import type { MUView } from '../../../src/view.js';
import { levelIn, type Row } from './shelf.js';

/** Why a line cannot be had: what one sees at a glance. For the rest the rule is named. */
export type Reason =
  | { readonly why: 'units' | 'one-card' | 'no-cards' | 'place'; readonly rule: string }
  | { readonly why: 'technology'; readonly technology: TechnologyId; readonly rule: string }
  | { readonly why: 'money'; readonly florin: number; readonly rule: string };

const RULES: Readonly<Partial<Record<Row['ware'], string>>> = {
  'buy-unit': 'MU 4-units',
  build: 'MU 4-buildings',
  'buy-transport': 'MU 4-transports',
  'buy-engine': 'MU 4-siege',
  'buy-card': 'MU 4-cards',
};
/** The technology with which it is designed. */
const technologyFor = ({ ware }: Row, what: string): TechnologyId | undefined => {
  if (ware === 'build') return BUILDING[what as BuildingType].technology;
  if (ware === 'buy-transport') return 'carpentry';
  if (ware === 'buy-engine') return 'mathematics';
  return what.startsWith('captain') ? 'military' : undefined;
};
/** What is printed on it; what it costs here and now comes with the question. */
export const printedPrice = (
  { ware }: Pick<Row, 'ware'>,
  what: string,
  facts: Decision['facts'],
): number | undefined => {
  const level = levelIn(what) ?? 1;
  switch (ware) {
    case 'build':
      return BUILDING[what as BuildingType].price;
    case 'buy-transport':
      return components.transports.pricePerLevel * level;
    case 'buy-engine':
      return (
        components.siegeEngines.pricePerLevel *
        (components.siegeEngines.types.find(({ id }) => id === what)?.level ?? 1)
      );
    case 'buy-unit': {
      const { price, pricePerLevel } = components.units.find(({ id }) => what.startsWith(id)) ?? {};
      return pricePerLevel === undefined ? price : pricePerLevel * level;
    }
    case 'repair':
      return components.repairPerDamage;
    case 'buy-card':
      return facts?.cardPrice === undefined ? undefined : Number(facts.cardPrice);
    default:
      return undefined;
  }
};

export const reasonFor = (
  view: Pick<MUView, 'technologies' | 'cash' | 'bought' | 'decks'>,
  seat: Player,
  row: Row,
  what: string,
  facts: Decision['facts'],
): Reason => {
  const rule = RULES[row.ware] ?? 'MU 4';
  if (row.ware === 'buy-unit' && facts?.units !== undefined && Number(facts.units) <= 0)
    return { why: 'units', rule: 'MU 4-units-limit' };
  if (row.ware === 'buy-card' && view.bought.card[seat]) return { why: 'one-card', rule: 'MU 4-cards-buy' };
  if (row.ware === 'buy-card' && view.decks.cards === 0) return { why: 'no-cards', rule: 'MU 4-cards' };
  const technology = technologyFor(row, what);
  if (technology && !view.technologies[seat].includes(technology)) return { why: 'technology', technology, rule };
  // A building takes the place of a lower one, and then costs less: at least what the lowest of its kind does.
  const florin = printedPrice(row, row.ware === 'build' ? row.variants[0] : what, facts);
  if (florin !== undefined && florin > (view.cash[seat] ?? 0)) return { why: 'money', florin, rule };
  return { why: 'place', rule };
};
