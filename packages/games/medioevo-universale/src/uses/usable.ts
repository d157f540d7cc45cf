import { CARD_ABILITY } from '../cards/register.js';
import { CARD, TECHNOLOGY } from '../catalog.js';
import type { CardId, Player, TechnologyId } from '../ids.js';
import { readyCards } from '../rules/cards.js';
import type { MU } from '../state.js';
import { TECHNOLOGY_ACTIVITY } from '../technologies/register.js';
import type { Use } from '../uses.js';

type Timing = Use['window'] | 'copied-card';
const fitsWindow = (timing: readonly Timing[], window: Use['window']): boolean =>
  timing.includes(window) || timing.includes('copied-card');

/** Is the seat one that the card speaks of? What else it needs, its ability asks. */
const isUser = (g: MU, card: CardId, seat: Player): boolean => {
  if (CARD[card].user !== 'battle-party') return true;
  const { battle, damage } = g;
  return battle?.sides.attacker.side === seat || battle?.sides.defender.side === seat || damage?.side === seat;
};

/** @rule MU A-ability May this card be used so, here and now? Whether it is ready and whose it is, the caller knows. */
export const isCardUsable = (g: MU, use: Use): boolean => {
  const card = use.what as CardId;
  const { timing, phases } = CARD[card];
  if (!fitsWindow(timing, use.window) || !phases.includes(g.phase)) return false;
  return isUser(g, card, use.seat) && CARD_ABILITY[card]?.isUsable(g, use) === true;
};

/** @rule MU B-use */
export const isTechnologyUsable = (g: MU, use: Use): boolean => {
  const technology = use.what as TechnologyId;
  const { timing, phases } = TECHNOLOGY[technology];
  if (!fitsWindow(timing, use.window) || !phases.includes(g.phase)) return false;
  return TECHNOLOGY_ACTIVITY[technology]?.isUsable(g, use) === true;
};

const asked = (seat: Player, what: CardId | TechnologyId, as: Use['as'], window: Use['window']): Use => ({
  seat,
  what,
  as,
  window,
  named: [],
});

/** @rule MU A-windows-asked The abilities of a seat's ready cards that are of any use in a window. */
export const usableCards = (g: MU, seat: Player, window: Use['window']): readonly CardId[] =>
  readyCards(g, seat).filter(card => isCardUsable(g, asked(seat, card, 'ability', window)));
export const usableTechnologies = (g: MU, seat: Player, window: Use['window']): readonly TechnologyId[] =>
  g.technologies[seat].filter(each => isTechnologyUsable(g, asked(seat, each, 'technology', window)));
