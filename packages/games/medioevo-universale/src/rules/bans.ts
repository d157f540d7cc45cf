import type { CardId, TerritoryId } from '../ids.js';
import type { MU } from '../state.js';
import { holdsAt } from './effects.js';
import { territoriesInPlay } from './in-play.js';

/** @rule MU card.1 @rule MU card.2 @rule MU card.3 Not the territory that the same card named in the round before, nor one already under the ban. */
export const bannable = (
  g: MU,
  card: CardId,
  ban: 'no-fighting' | 'no-trade' | 'no-passage',
): readonly TerritoryId[] => {
  const before = (g.bans[card] ?? []).filter(({ round }) => round === g.round - 1).map(({ at }) => at);
  return territoriesInPlay(g).filter(at => !holdsAt(g, ban, at) && !before.includes(at));
};

/** @rule MU card.42 @rule MU card.43 */
export const unshieldedLands = (g: MU): readonly TerritoryId[] =>
  territoriesInPlay(g).filter(at => !holdsAt(g, 'event-shield', at));
