import { type Calling, calledAtLeisure, Patience } from '@hegemon/bots/leisure';
import { type GameState, type Seat, seedOfText } from '@hegemon/kernel';
import type { AnyMatch } from '../listing.js';

/**
 * A bot that is to be asked at leisure, and why. What it may do there has no number while nothing is begun: so it is asked
 * after so many entries.
 */
export interface Idle {
  readonly seat: Seat;
  readonly after: number;
  readonly calling: Calling;
}

/** Always the same deal of what is hidden: whether the game hints at something must not depend on what nobody can see. */
const DEAL = seedOfText('at leisure').slice(0, 32);

/** Which of the bots of a match have something to do at leisure. It remembers who was asked, so that none goes on for ever. */
export class Idling {
  readonly #match: AnyMatch;
  readonly #patience: Patience<GameState>;

  constructor(match: AnyMatch) {
    this.#match = match;
    this.#patience = new Patience(match.game);
  }

  /** The first of these seats that is to be asked now. Whoever calls for it asks. */
  next(seats: readonly Seat[]): Idle | undefined {
    const { state, entries } = this.#match;
    for (const seat of seats) {
      const calling = this.#callingOf(seat);
      if (!calling) continue;
      this.#patience.note(state, seat, calling);
      return { seat, after: entries.length, calling };
    }
    return undefined;
  }

  #callingOf(seat: Seat): Calling | undefined {
    const { game, state } = this.#match;
    // Most games have nothing to do at leisure: nothing is imagined for them.
    if (!this.#match.atLeisure(seat)) return undefined;
    const calling = calledAtLeisure(game, game.imagine(state, seat, DEAL), seat);
    return calling && this.#patience.mayAsk(state, seat, calling) ? calling : undefined;
  }
}
