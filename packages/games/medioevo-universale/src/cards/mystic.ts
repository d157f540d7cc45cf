import { subset } from '@hegemon/kernel';
import { figureOf, pointsOf } from '../catalog.js';
import type { Points } from '../data.js';
import { freshMarkers, turnCard } from '../deeds/cards.js';
import { receive } from '../deeds/money.js';
import { tell } from '../events.js';
import { type CardId, COLOURS, type Colour } from '../ids.js';
import { readyCards } from '../rules/cards.js';
import type { MU } from '../state.js';
import type { Use } from '../uses.js';
import type { CardAbilities } from './abilities.js';
import { type Naming, namedAs } from './ability.js';

/** A card, or a marker by its colour. */
type Source = CardId | `marker-${Colour}:${number}`;
const isMarker = (source: Source): source is `marker-${Colour}:${number}` => source.startsWith('marker-');
const colourOf = (marker: `marker-${Colour}:${number}`): Colour =>
  marker.slice('marker-'.length, marker.indexOf(':')) as Colour;

const sourcesOf = (g: MU, use: Use): readonly Source[] => [
  ...readyCards(g, use.seat).filter(card => card !== use.what && card !== use.by && pointsOf(card).length > 0),
  ...freshMarkers(g, use.seat).flatMap(colour => {
    const fresh = (g.gears.held[use.seat]?.[colour] ?? 0) - (g.gears.used[use.seat]?.[colour] ?? 0);
    return Array.from({ length: fresh }, (_, i): Source => `marker-${colour}:${i + 1}`);
  }),
];
const sources: Naming = {
  prompt: 'name-sources',
  offer: (g, use) => [subset('name-some', sourcesOf(g, use), 1)],
};

const yieldsOf = (source: Source): readonly Points[] =>
  isMarker(source) ? [{ [colourOf(source)]: 1 }] : pointsOf(source);
const sum = (points: Points): number => Object.values(points).reduce((total, each) => total + each, 0);

/** Turned and flipped without anything else coming of it. */
const useUp = (g: MU, use: Use, chosen: readonly Source[]): void => {
  for (const source of chosen) {
    if (!isMarker(source)) turnCard(g, source);
    else {
      const used = (g.gears.used[use.seat] ??= {});
      used[colourOf(source)] = (used[colourOf(source)] ?? 0) + 1;
      tell(g, 'marker-flipped', { player: use.seat, colour: colourOf(source) });
    }
  }
};

/** The most sets of four different colours that these can give, whichever colour each card gives. */
export const setsOf = (chosen: readonly Source[], isMonastic: boolean): number => {
  let best = 0;
  const counts: Partial<Record<Colour, number>> = {};
  const walk = (i: number, total: number): void => {
    if (i === chosen.length) {
      best = Math.max(best, isMonastic ? Math.floor(total / 4) : sets(counts));
      return;
    }
    for (const points of yieldsOf(chosen[i])) {
      for (const colour of COLOURS) counts[colour] = (counts[colour] ?? 0) + (points[colour] ?? 0);
      walk(i + 1, total + sum(points));
      for (const colour of COLOURS) counts[colour] = (counts[colour] ?? 0) - (points[colour] ?? 0);
    }
  };
  walk(0, 0);
  return best;
};
const sets = (counts: Partial<Record<Colour, number>>): number => {
  let k = 0;
  while (COLOURS.reduce((all, colour) => all + Math.min(counts[colour] ?? 0, k + 1), 0) >= 4 * (k + 1)) k++;
  return k;
};

export const mystic: CardAbilities = {
  /** @rule MU card.71 20 F for each point. */
  'realm-71': {
    rule: 'MU card.71',
    isUsable: (g, use) => sourcesOf(g, use).length > 0,
    names: [sources],
    carryOut(g, use) {
      const chosen = namedAs<readonly Source[]>(use);
      const points = chosen.reduce((all, source) => all + Math.max(...yieldsOf(source).map(sum)), 0);
      useUp(g, use, chosen);
      receive(g, use.seat, figureOf('realm-71', 'amount') * points, 'card');
    },
  },
  /** @rule MU card.72 100 F for each set of four colours; monasticism may change them. */
  'realm-72': {
    rule: 'MU card.72',
    isUsable: (g, use) => setsOf(sourcesOf(g, use), g.technologies[use.seat].includes('monasticism')) > 0,
    names: [sources],
    carryOut(g, use) {
      const chosen = namedAs<readonly Source[]>(use);
      const count = setsOf(chosen, g.technologies[use.seat].includes('monasticism'));
      useUp(g, use, chosen);
      receive(g, use.seat, figureOf('realm-72', 'amount') * count, 'card');
    },
  },
};
