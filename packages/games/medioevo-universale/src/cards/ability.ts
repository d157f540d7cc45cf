import type { Choice, Frame } from '@hegemon/kernel';
import type { MU } from '../state.js';
import type { Use } from '../uses.js';

/** What has to be named when something is used. No choice left open: it is passed over, and null is named. */
export interface Naming {
  /** Which sentence is shown. */
  readonly prompt: string;
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
  /** It takes effect; by a frame, if anybody has to be asked or dice fall. */
  carryOut(g: MU, use: Use): Frame | undefined | void;
  /** @rule MU card.44 It only lets another one be used: the window for cancelling is that one's. */
  readonly isCopying?: true;
}

/** The first of what was named, the second, and so on. */
export const namedAs = <T>(use: Use, i = 0): T => use.named[i] as T;
