import { type ParleyGame, type ParleyView, parley } from '../../../kernel/test/support/parley.js';
import type { GameListing } from '../../src/index.js';

/** A game with something to do at leisure, as a host finds it in its list. */
export const parleyListing = (game: ParleyGame = parley()): GameListing => ({
  game: game as never,
  board: async () => ({
    ids: [],
    kinds: [],
    kindsFor: () => [],
    momentOf: view => ({ turn: (view as ParleyView).paces }),
    pointsOf: view => (view as ParleyView).purse,
    tallyOf: () => [],
  }),
  foresight: async () => ({ foresightOf: () => ({}), oddsOf: () => [], hazardsOf: () => [] }),
  strength: async () => ({}),
});
