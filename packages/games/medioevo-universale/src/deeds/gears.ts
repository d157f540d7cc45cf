import { reveal } from '@hegemon/kernel';
import { tell } from '../events.js';
import type { CardId, Colour, Player } from '../ids.js';
import type { MU } from '../state.js';

/** @rule MU A-gears An objective marker from the supply. */
export const takeGear = (g: MU, player: Player, colour: Colour): void => {
  const held = (g.gears.held[player] ??= {});
  held[colour] = (held[colour] ?? 0) + 1;
};

/** @rule MU A-objective The objective is shown, and the card goes under the deck. */
export const claimObjective = (g: MU, player: Player, card: CardId, colour: Colour): void => {
  g.cards.held[player] = g.cards.held[player].filter(each => each !== card);
  g.decks.cards.push(card);
  takeGear(g, player, colour);
  reveal(g);
  tell(g, 'objective-claimed', { player, card, colour });
  // MU card.36 What lies on the card is lost when it leaves its owner.
  if (card !== DEPOSITARY || g.deposit[player] === undefined) return;
  tell(g, 'deposit-lost', { player, florin: g.deposit[player] });
  delete g.deposit[player];
};
const DEPOSITARY: CardId = 'realm-36';
