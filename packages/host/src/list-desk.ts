import { gamesAbout } from './about.js';
import { Archive, type Shelf } from './archive.js';
import type { Desk } from './desk.js';
import { Keeper } from './keeper.js';
import type { MatchStore } from './store.js';

/**
 * As much of a desk as a list of games and matches needs: nobody plays, so nobody thinks. As soon as something else is
 * asked for, a whole desk takes its place.
 */
export const listDesk = (house: Shelf & { readonly store: MatchStore }): Pick<Desk, 'games' | 'matches'> => {
  const archive = new Archive(house, new Keeper(house.store));
  return { games: async () => gamesAbout(house), matches: () => archive.summaries() };
};
