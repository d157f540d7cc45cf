import type { Arg } from '@hegemon/kernel';
import type { CardId, Colour, Player, TechnologyId, WindowId } from './ids.js';

/** Something a seat uses: a realm card for its ability or its points, or a technology. */
export interface Use {
  seat: Player;
  what: CardId | TechnologyId;
  as: 'ability' | 'points' | 'technology';
  /** In which window; `payment` is none, but part of paying. */
  window: WindowId | 'payment';
  /** By what somebody else's or a turned card is used. @rule MU card.44 @rule MU card.59 @rule MU tech.missionaries */
  by?: CardId | TechnologyId;
  /** Whose card or technology it is, if it is not the user's. */
  of?: Player;
  /** @rule MU card.59 Points of this colour besides. */
  besides?: Colour;
  /** What was named, in the order of the ability's list. */
  named: (Arg | null)[];
  /** What its dice show, once they lie. */
  dice?: number[];
  /** @rule MU card.48 @rule MU card.49 */
  isCancelled?: true;
}

/** @rule MU window.die-rolled A roll other than the attack, not yet applied. */
export interface Roll {
  by: Player;
  what: RollFor;
  sides: number[];
  dice: number[];
}
export type RollFor = 'horde' | 'event' | 'archers' | 'siege' | 'sinking' | 'spy' | 'd3';

/** What is to be paid: technology points by colour, and money to the supply. @rule MU B-use @rule MU B-missing */
export interface Cost {
  readonly points: Readonly<Partial<Record<Colour, number>>>;
  readonly florin: number;
}
