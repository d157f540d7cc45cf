import type { Game, GameState, Options, Seat } from '@hegemon/kernel';
import type { Playable } from '../bot.js';

/** The verbs of the contract that bots may use, and what there is to do at leisure. */
export type Leisured<S extends GameState> = Playable<S> & Pick<Game<Options, S, unknown>, 'atLeisure'>;

/**
 * Why a bot is asked at leisure: somebody hopes for its answer, it has begun something and is not done, or the game
 * hints at something it could do.
 */
export type Calling = 'wanted' | 'begun' | 'hinted';

/** Has this seat begun something at leisure, and is in the middle of it? */
export const isBegun = ({ leisure }: GameState, seat: Seat): boolean =>
  leisure !== undefined && Object.hasOwn(leisure, seat);

/** Whether there is anything for a bot to do at leisure. Of what is hidden from the seat it needs no more than a belief. */
export const calledAtLeisure = <S extends GameState>(
  game: Pick<Leisured<S>, 'atLeisure' | 'hints'>,
  s: S,
  seat: Seat,
): Calling | undefined => {
  const decision = game.atLeisure(s, seat);
  if (!decision) return undefined;
  if (decision.wanted !== undefined) return 'wanted';
  if (isBegun(s, seat)) return 'begun';
  return game.hints(s, decision).length > 0 ? 'hinted' : undefined;
};
