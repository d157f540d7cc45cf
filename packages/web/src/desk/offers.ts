import { OFFERS } from '@hegemon/games/offers';
import type { GameListing, GameOffer } from '@hegemon/host';
import { abouts, strengths } from '../../build/games-about.js';

/** The games of this page. Their rules are fetched when somebody sits down. */
export const offers: readonly GameOffer[] = abouts.map(about => {
  const strength = async () => (strengths[about.id] ?? {}) as Awaited<ReturnType<GameListing['strength']>>;
  return { about, strength, fetch: async () => ({ ...(await OFFERS[about.id]()), strength }) };
});
