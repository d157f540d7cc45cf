import type { Line } from '@hegemon/host';
import type { Heard } from '@hegemon/kernel';
import { ENGINES, type Player } from '../../../src/ids.js';
import type { Purchase } from '../../../src/purchases.js';

/** What was bought of something: the ware, and the word with which it was asked for. */
export type Bought = Pick<Purchase, 'ware' | 'what'>;

const HOW = { bought: 'buy-unit', ransomed: 'ransom', redeployed: 'redeploy', recovered: 'buy-back' } as const;

const readings: Readonly<Record<string, (event: Heard) => Bought>> = {
  'technology-bought': ({ technology }) => ({ ware: 'buy-technology', what: String(technology) }),
  built: ({ building }) => ({ ware: 'build', what: String(building) }),
  repaired: ({ kind, at }) => ({ ware: 'repair', what: `${kind}@${at}` }),
  'vehicle-bought': ({ piece, level }) =>
    piece === 'engine'
      ? { ware: 'buy-engine', what: ENGINES[Number(level) - 1] }
      : { ware: 'buy-transport', what: `${piece}:${level}` },
  'vehicle-raised': ({ vehicle, level }) => ({ ware: 'upgrade', what: `${vehicle}:${level}` }),
  'unit-placed': ({ troop, how, from }) => ({
    ware: HOW[how as keyof typeof HOW],
    what: how === 'ransomed' ? `${troop}@${from}` : String(troop),
  }),
  'captain-raised': ({ from, to, at }) => ({ ware: 'upgrade-captain', what: `captain-${from}:${to}@${at}` }),
  'card-bought': () => ({ ware: 'buy-card', what: 'card' }),
};

/** What was told since the purchases of this round began. */
const toldIn = (lines: readonly Line[]): readonly Heard[] => {
  const told = lines.flatMap(({ heard, isUndone }) => (isUndone ? [] : heard));
  const began = told.findLastIndex(({ type, phase }) => type === 'phase-began' && phase === 4);
  return told.slice(began + 1);
};

/** Everything a seat has bought in this phase, in order. */
export const boughtIn = (lines: readonly Line[], seat: Player): readonly Bought[] =>
  toldIn(lines).flatMap(event => (event.player === seat && readings[event.type] ? [readings[event.type](event)] : []));

const PRICES: readonly unknown[] = ['purchase', 'points', 'repair', 'ransom'];
/** What it has cost. */
export const spentIn = (lines: readonly Line[], seat: Player): number =>
  toldIn(lines)
    .filter(({ type, player, for: reason }) => type === 'paid' && player === seat && PRICES.includes(reason))
    .reduce((sum, { florin }) => sum + Number(florin), 0);
