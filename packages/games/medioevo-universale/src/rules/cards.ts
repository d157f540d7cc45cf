import type { CardId, Player } from '../ids.js';
import type { MU } from '../state.js';

const cardsOf = (g: MU, player: Player): readonly CardId[] => g.cards.held[player];
export const isReady = (g: MU, card: CardId): boolean => !g.cards.used[card];
/** If it is said which ones are meant, none but those: it is asked for in every window, and hardly any card is made for it. */
export const readyCards = (g: MU, player: Player, meant?: { has(card: CardId): boolean }): readonly CardId[] =>
  cardsOf(g, player).filter(card => (!meant || meant.has(card)) && isReady(g, card));
/** Cards that lie in front of somebody. */
export const heldCards = (g: MU): ReadonlySet<CardId> => new Set(g.order.flatMap(player => cardsOf(g, player)));
export const holderOf = (g: MU, card: CardId): Player | undefined =>
  g.order.find(player => g.cards.held[player].includes(card));
