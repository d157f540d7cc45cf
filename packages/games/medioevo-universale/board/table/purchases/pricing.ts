import type { Foresight } from '@hegemon/host';
import type { Answer, Decision } from '@hegemon/kernel';
import { COLOURS, type Colour } from '../../../src/ids.js';
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
