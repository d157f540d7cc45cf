import type { Ability } from '../cards/ability.js';
import { CARD_ABILITY } from '../cards/register.js';
import { CARD, pointsOf, TECHNOLOGY } from '../catalog.js';
import { CARDS, type CardId, type Player, TECHNOLOGIES, type TechnologyId, WINDOWS } from '../ids.js';
import { holderOf, readyCards } from '../rules/cards.js';
import { areNeighbours } from '../rules/neighbours.js';
import type { MU } from '../state.js';
import { TECHNOLOGY_ACTIVITY } from '../technologies/register.js';
import type { Use } from '../uses.js';

const ALL_TECHNOLOGIES: ReadonlySet<string> = new Set(TECHNOLOGIES);
const isTechnology = (what: CardId | TechnologyId): what is TechnologyId => ALL_TECHNOLOGIES.has(what);
export const abilityOf = ({ what }: Pick<Use, 'what'>): Ability | undefined =>
  isTechnology(what) ? TECHNOLOGY_ACTIVITY[what] : CARD_ABILITY[what];

const isMadeFor = (what: CardId | TechnologyId, window: Use['window']): boolean => {
  const ability = abilityOf({ what });
  const { timing } = isTechnology(what) ? TECHNOLOGY[what] : CARD[what];
  return ability !== undefined && (ability.copies !== undefined || timing.includes(window));
};
/** What could be of any use in a window, by the data alone; what lets others be used could be in all. Most windows are passed over by this. */
const MADE_FOR = new Map(
  ([...WINDOWS, 'payment'] as const).map((window): [Use['window'], ReadonlySet<CardId | TechnologyId>] => [
    window,
    new Set([...CARDS, ...TECHNOLOGIES].filter(what => isMadeFor(what, window))),
  ]),
);
const madeFor = (window: Use['window']): ReadonlySet<CardId | TechnologyId> => MADE_FOR.get(window)!;

/** Is the seat one that the card speaks of? What else it needs, its ability asks. */
const isUser = (g: MU, { what, seat }: Use): boolean => {
  if (isTechnology(what) || CARD[what].user !== 'battle-party') return true;
  const { battle, damage } = g;
  return battle?.sides.attacker.side === seat || battle?.sides.defender.side === seat || damage?.side === seat;
};

/** @rule MU A-ability @rule MU B-use May this be used so, here and now? Whether it is ready and whose it is, the caller knows. */
const isUsable = (g: MU, use: Use): boolean => {
  const ability = abilityOf(use);
  if (!ability || !madeFor(use.window).has(use.what)) return false;
  const { phases } = isTechnology(use.what) ? TECHNOLOGY[use.what] : CARD[use.what];
  if (!phases.includes(g.phase)) return false;
  if (ability.copies) return ability.isUsable(g, use) && copiesOf(g, use).some(what => isCopyable(g, use, what));
  return isUser(g, use) && ability.isUsable(g, use);
};

/** How one thing is used by means of another: a card in a payment gives its points, unless its ability is made for paying. */
export const copyOf = (g: MU, { seat, what: by, window, named }: Use, what: CardId | TechnologyId): Use => {
  const of = isTechnology(what) ? ownerOfTechnology(g, what, seat) : holderOf(g, what);
  const isForPoints =
    !isTechnology(what) &&
    window === 'payment' &&
    // MU tech.missionaries Of a card that has both it is said which of the two.
    (!madeFor('payment').has(what) || (by === 'missionaries' && named[1] === 'points'));
  const as = isTechnology(what) ? 'technology' : isForPoints ? 'points' : 'ability';
  return { seat, what, as, window, by, ...(of && of !== seat && { of }), named: [] };
};
/** @rule MU tech.temporal-power A neighbour: others may have it, too, but theirs is not the one that is used. */
const ownerOfTechnology = (g: MU, technology: TechnologyId, seat: Player): Player | undefined =>
  g.order.find(
    player => player !== seat && g.technologies[player].includes(technology) && areNeighbours(g, seat, player),
  );

/** Which ones it could let be used, and which of them are made for this window: for their points, all are made for paying. */
const copiesOf = (g: MU, use: Use): readonly (CardId | TechnologyId)[] => {
  const copies = abilityOf(use)?.copies?.(g, use) ?? [];
  return use.window === 'payment' ? copies : copies.filter(what => madeFor(use.window).has(what));
};
const isCopyable = (g: MU, use: Use, what: CardId | TechnologyId): boolean => {
  const copy = copyOf(g, use, what);
  const hasPoints = !isTechnology(what) && use.window === 'payment' && pointsOf(what).length > 0;
  if (copy.as === 'points') return hasPoints;
  return isUsable(g, copy) || (use.what === 'missionaries' && hasPoints);
};
/** @rule MU card.44 @rule MU card.59 @rule MU tech.missionaries @rule MU tech.temporal-power Which of them are of any use now. */
export const copyable = (g: MU, use: Use): readonly (CardId | TechnologyId)[] =>
  copiesOf(g, use).filter(what => isCopyable(g, use, what));

/**
 * @rule MU tech.missionaries Its ability or its points: said of a card that has points, and an ability that is made for paying, such as
 * @rule MU card.60 a princess, @rule MU card.44 or a bard.
 */
export const mannersOf = (g: MU, use: Use): readonly ('ability' | 'points')[] => {
  const [card] = use.named as [CardId];
  if (use.window !== 'payment' || !madeFor('payment').has(card) || pointsOf(card).length === 0) return [];
  return isUsable(g, copyOf(g, use, card)) ? ['ability', 'points'] : ['points'];
};

/** @rule MU tech.missionaries Whose points, or whose ability, a seat that has them might get from its neighbours. */
export const lentByMissionaries = (g: MU, seat: Player): readonly CardId[] => {
  if (!g.technologies[seat].includes('missionaries')) return [];
  const use = asked(seat, 'missionaries', 'technology', 'payment');
  return (abilityOf(use)?.copies?.(g, use) ?? []) as readonly CardId[];
};

const asked = (seat: Player, what: CardId | TechnologyId, as: Use['as'], window: Use['window']): Use => ({
  seat,
  what,
  as,
  window,
  named: [],
});

/** @rule MU A-windows-asked The abilities of a seat's ready cards that are of any use in a window. */
export const usableCards = (g: MU, seat: Player, window: Use['window']): readonly CardId[] => {
  const made = madeFor(window);
  return readyCards(g, seat, made).filter(card => isUsable(g, asked(seat, card, 'ability', window)));
};
export const usableTechnologies = (g: MU, seat: Player, window: Use['window']): readonly TechnologyId[] => {
  const made = madeFor(window);
  return g.technologies[seat].filter(each => made.has(each) && isUsable(g, asked(seat, each, 'technology', window)));
};

/**
 * @rule MU A-windows-asked Has a seat anything that it could use in its own turn, by what lies open? Others see whether it is asked: what
 * it has in cash is left out of it.
 */
export const hasOwnUse = (g: MU, seat: Player): boolean => {
  const rich: MU = { ...g, cash: { ...g.cash, [seat]: Number.POSITIVE_INFINITY } };
  return usableCards(rich, seat, 'own-turn').length > 0 || usableTechnologies(rich, seat, 'own-turn').length > 0;
};
