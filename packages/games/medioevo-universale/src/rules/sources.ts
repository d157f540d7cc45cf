import { CARD, pointsOf } from '../catalog.js';
import type { Points } from '../data.js';
import { type CardId, COLOURS, type Colour } from '../ids.js';
import type { MU } from '../state.js';
import type { Use } from '../uses.js';
import { readyCards } from './cards.js';
import { countOfPoints } from './points.js';

/** @rule MU card.71 What makes points: a card, or a marker by its colour. */
export type Source = CardId | `marker-${Colour}:${number}`;
export const isMarker = (source: Source): source is `marker-${Colour}:${number}` => source.startsWith('marker-');
export const colourOf = (marker: `marker-${Colour}:${number}`): Colour =>
  marker.slice('marker-'.length, marker.indexOf(':')) as Colour;

/** @rule MU card.57 @rule MU card.58 Whose ability it is to make points. */
const isPirate = (source: Source): boolean => !isMarker(source) && CARD[source].person === 'Pirate';

/** His own ready cards, without the one that asks for them, and his markers. */
export const sourcesOf = (g: MU, { seat, what, by }: Use): readonly Source[] => [
  ...readyCards(g, seat).filter(card => card !== what && card !== by && (pointsOf(card).length > 0 || isPirate(card))),
  ...COLOURS.flatMap(colour => {
    const fresh = (g.gears.held[seat]?.[colour] ?? 0) - (g.gears.used[seat]?.[colour] ?? 0);
    return Array.from({ length: Math.max(0, fresh) }, (_, i): Source => `marker-${colour}:${i + 1}`);
  }),
];

/** Pairs of colours; two of the same are never better for sets of different ones. */
const PAIRS: readonly Points[] = COLOURS.flatMap((a, i) =>
  COLOURS.slice(i + 1).map((b): Points => ({ [a]: 1, [b]: 1 })),
);
const DOUBLES: readonly Points[] = COLOURS.map((colour): Points => ({ [colour]: 2 }));
const yieldsOf = (source: Source): readonly Points[] => {
  if (isMarker(source)) return [{ [colourOf(source)]: 1 }];
  if (source === 'realm-57') return PAIRS;
  return source === 'realm-58' ? DOUBLES : pointsOf(source);
};

/** @rule MU card.71 As many points as it gives, whatever their colours. */
export const fullYield = (source: Source): Points =>
  yieldsOf(source).reduce<Points>((best, each) => (countOfPoints(each) > countOfPoints(best) ? each : best), {});

/** The most sets of four different colours that these points make. */
const sets = (counts: Points): number => {
  let k = 0;
  while (COLOURS.reduce((all, colour) => all + Math.min(counts[colour] ?? 0, k + 1), 0) >= 4 * (k + 1)) k++;
  return k;
};
/** @rule MU card.72 @rule MU tech.monasticism How many sets points are worth. */
export const setsIn = (points: Points, isMonastic: boolean): number =>
  isMonastic ? Math.floor(countOfPoints(points) / 4) : sets(points);

/** What each of them gives, so that as many sets as possible come of it, and otherwise as many points. */
export const bestYields = (chosen: readonly Source[], isMonastic: boolean): readonly Points[] => {
  let best: { worth: number; yields: readonly Points[] } | undefined;
  const counts: Partial<Record<Colour, number>> = {};
  const add = (points: Points, sign: 1 | -1): void => {
    for (const colour of COLOURS) counts[colour] = (counts[colour] ?? 0) + sign * (points[colour] ?? 0);
  };
  // A set is worth more than all points that any choice could bring.
  const perSet = 4 * chosen.length + 1;
  const most = chosen.reduce((sum, source) => sum + Math.max(0, ...yieldsOf(source).map(countOfPoints)), 0);
  const walk = (yields: readonly Points[]): void => {
    if (best && best.worth >= Math.floor(most / 4) * perSet + most) return;
    const i = yields.length;
    if (i === chosen.length) {
      const worth = setsIn(counts, isMonastic) * perSet + countOfPoints(counts);
      if (!best || worth > best.worth) best = { worth, yields };
      return;
    }
    for (const points of yieldsOf(chosen[i])) {
      add(points, 1);
      walk([...yields, points]);
      add(points, -1);
    }
  };
  walk([]);
  return best?.yields ?? [];
};

/** The most sets that these can give, whichever colour each card gives. */
export const setsOf = (chosen: readonly Source[], isMonastic: boolean): number => {
  const sum: Partial<Record<Colour, number>> = {};
  for (const points of bestYields(chosen, isMonastic))
    for (const colour of COLOURS) sum[colour] = (sum[colour] ?? 0) + (points[colour] ?? 0);
  return setsIn(sum, isMonastic);
};
