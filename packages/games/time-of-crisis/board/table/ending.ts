import type { Language } from '@hegemon/board';
import type { Line } from '@hegemon/host';
import { GENERALS_OF } from '../../src/catalog.js';
import type { Colour } from '../../src/ids.js';
import type { ToCView } from '../../src/view.js';
import { provincesOf, standingOf } from './standing.js';

/** What decides the game beside Legacy, for one family. */
export interface LastStand {
  readonly seat: Colour;
  readonly emperorTurns: number;
  readonly bonus: number;
  readonly provinces: number;
  readonly improvements: number;
  readonly legions: number;
  readonly title: string;
}

const bonusOf = (lines: readonly Line[], seat: Colour): number =>
  lines
    .flatMap(({ heard, isUndone }) => (isUndone ? [] : heard))
    .filter(event => event.type === 'legacy-gained' && event.seat === seat && event.for === 'emperor-turns')
    .reduce((sum, { legacy }) => sum + Number(legacy), 0);

export const lastStands = (view: ToCView, lines: readonly Line[], language: Language): readonly LastStand[] =>
  view.seats.map(seat => {
    const governed = provincesOf(view, seat);
    const { amphitheater, basilica, limes } = view.provinces;
    const built = governed.flatMap(id => [amphitheater[id], basilica[id], limes[id]]).filter(Boolean).length;
    const legions = GENERALS_OF[seat]
      .map(id => (view.armies.legions[id] ?? 0) + (view.armies.reduced[id] ?? 0))
      .reduce((sum, n) => sum + n, 0);
    return {
      seat,
      emperorTurns: view.emperorTurns[seat],
      bonus: bonusOf(lines, seat),
      provinces: governed.length,
      improvements: built,
      legions,
      title: standingOf(view, seat, language).title?.name ?? '',
    };
  });
