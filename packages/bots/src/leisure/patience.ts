import type { GameState, Seat } from '@hegemon/kernel';
import type { Playable } from '../bot.js';
import type { Calling } from './called.js';

/** So many answers at leisure a bot gives while the game waits for the same answers of others. */
const MOST = 12;

/**
 * How often bots were asked at leisure, so that nobody goes on for ever and no two bots bargain without end: by itself a
 * bot begins one thing in a turn at most; and however much is hoped for, the game has to go on before it is asked more.
 */
export class Patience<S extends GameState> {
  readonly #game: Pick<Playable<S>, 'pending' | 'turnOf'>;
  readonly #turns = new Map<Seat, number>();
  readonly #answers = new Map<Seat, { readonly waitingFor: string; readonly count: number }>();

  constructor(game: Pick<Playable<S>, 'pending' | 'turnOf'>) {
    this.#game = game;
  }

  mayAsk(s: S, seat: Seat, calling: Calling): boolean {
    if (calling === 'hinted') return this.#turns.get(seat) !== this.#game.turnOf(s);
    const last = this.#answers.get(seat);
    return last?.waitingFor !== this.#waitingFor(s) || last.count < MOST;
  }

  /** It was asked, whatever came of it. */
  note(s: S, seat: Seat, calling: Calling): void {
    if (calling === 'hinted') this.#turns.set(seat, this.#game.turnOf(s));
    const waitingFor = this.#waitingFor(s);
    const last = this.#answers.get(seat);
    this.#answers.set(seat, { waitingFor, count: last?.waitingFor === waitingFor ? last.count + 1 : 1 });
  }

  #waitingFor(s: S): string {
    return this.#game
      .pending(s)
      .map(({ n }) => n)
      .join();
  }
}
