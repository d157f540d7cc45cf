import type { Choice, Frame } from '@hegemon/kernel';
import type { CardId, TechnologyId } from '../ids.js';
import type { MU } from '../state.js';
import type { RollFor, Use } from '../uses.js';

/** What has to be named when something is used. Where there is nothing to name, it cannot be used, unless it can do without. */
export interface Naming {
  /** Which sentence is shown. */
  readonly prompt: string;
  /** Passed over where nothing can be named; null stands for it. */
  readonly isOptional?: true;
  /** With the words `name` (pick), `name-some` (subset) or `name-amount` (amount). */
  offer(g: MU, use: Use): readonly Choice<'name' | 'name-some' | 'name-amount'>[];
}

/** What a realm card does, or a technology. When it may be used at all is in the data: windows, phases, and by whom. */
export interface Ability {
  readonly rule: string;
  /** Money to the supply. */
  readonly price?: number;
  /** Is there anything to use it on? What the user has in cash is left out of it. @rule MU A-windows-asked */
  isUsable(g: MU, use: Use): boolean;
  readonly names?: readonly Naming[];
  /** Dice that fall before it takes effect: their sides, and what they are for. What they show is in `use.dice`. */
  readonly roll?: { readonly what: RollFor; readonly sides: readonly number[] };
  /** What is named when the dice lie; nothing can be named: it is passed over. */
  readonly namesAfter?: readonly Naming[];
  /** It takes effect; by a frame, if anybody has to be asked or dice fall. */
  // biome-ignore lint/suspicious/noConfusingVoidType: most of them only do something, and say nothing
  carryOut(g: MU, use: Use): Frame | undefined | void;
  /**
   * @rule MU card.44 It lets another one be used: which ones could be meant, whether or not they are of any use now. The one that is
   * chosen is named first; the window for cancelling is that one's.
   */
  copies?(g: MU, use: Use): readonly (CardId | TechnologyId)[];
  /** @rule MU A-windows-tp How many points it may make in a payment, at most; of what is printed on cards only some may count there. */
  mostPoints?(g: MU, printed: (card: CardId) => number): number;
}

/** The first of what was named, the second, and so on. */
export const namedAs = <T>(use: Use, i = 0): T => use.named[i] as T;
