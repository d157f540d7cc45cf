import type { Condition } from '../../data.js';
import type { Player } from '../../ids.js';
import type { MU } from '../../state.js';

/** One kind of objective: which figures it reads, and when it is reached. */
export interface ObjectiveTest {
  readonly figures: readonly string[];
  isReached(g: MU, player: Player, condition: Condition): boolean;
}

/** The figures are those of the data; that a card names no others is checked there. */
export const objective = <F extends object>(
  figures: readonly (keyof F & string)[],
  isReached: (g: MU, player: Player, figures: F) => boolean,
): ObjectiveTest => ({
  figures,
  isReached: (g, player, condition) => isReached(g, player, condition as unknown as F),
});

/** Some objectives ask for less among three. */
export const isSmallTable = (g: MU): boolean => g.seats.length <= 3;
export const others = (g: MU, player: Player): readonly Player[] => g.order.filter(each => each !== player);
