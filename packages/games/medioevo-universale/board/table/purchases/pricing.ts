import type { Foresight } from '@hegemon/host';
import type { Answer, Decision } from '@hegemon/kernel';
import { type AreaId, COLOURS, type Colour, type Player } from '../../../src/ids.js';
import type { MUView } from '../../../src/view.js';
import { countOf } from '../pieces/model.js';
import type { Row } from './shelf.js';

/** What something costs here and now. */
export interface Price {
  readonly florin: number;
  /** Points that are taken from those at hand. */
  readonly points: readonly Colour[];
  /** Points that are not at hand: cards and markers can be turned for them, or money given. */
  readonly missing: readonly Colour[];
}
const repeated = (points: Readonly<Record<string, number>>): readonly Colour[] =>
  COLOURS.flatMap(colour => Array.from({ length: Math.max(0, points[colour] ?? 0) }, () => colour));

/** The answers that buy it: what, and where if that is asked. */
export const courseOf = ({ ware }: Pick<Row, 'ware'>, what: string, at?: string): readonly Answer[] => [
  ware === 'buy-card' ? { kind: ware } : { kind: ware, arg: what },
  ...(at === undefined ? [] : [{ kind: 'place', arg: at }]),
];

/** Where it may stand: what the next question would offer. */
export const placesIn = (foresight: Foresight | undefined): readonly string[] => {
  const choice = foresight?.next?.choices.find(({ kind }) => kind === 'place');
  return choice?.shape === 'pick' ? choice.of : [];
};

/** Where one would want it unless one says otherwise: with most of one's own units, if it may stand with any. */
export const likelyOf = (
  places: readonly string[],
  { armies }: Pick<MUView, 'armies'>,
  seat: Player,
): string | undefined => {
  const unitsAt = (place: string): number => countOf(armies[place as AreaId]?.[seat] ?? {});
  return places.toSorted((a, b) => unitsAt(b) - unitsAt(a))[0];
};

/** Read off what would follow: it is paid at once, or the question is how. */
export const priceIn = (foresight: Foresight | undefined): Price | undefined => {
  if (!foresight || foresight.refusal) return undefined;
  const asked = paymentIn(foresight.next);
  if (asked) return asked;
  const { cost } = foresight;
  if (!cost) return undefined;
  const amounts = Object.fromEntries(cost.map(({ unit, amount }) => [unit, amount]));
  return { florin: amounts.florin ?? 0, points: repeated(amounts), missing: [] };
};
/** What a question of payment asks for. */
export const paymentIn = (decision: Decision | undefined): Price | undefined =>
  decision?.prompt === 'payment'
    ? {
        florin: Number(decision.facts?.florin ?? 0),
        points: [],
        missing: repeated((decision.facts?.points ?? {}) as Readonly<Record<string, number>>),
      }
    : undefined;
