import type { Action, Decision } from './choice/shapes.js';
import type { Game } from './game.js';
import type { Options } from './options.js';
import type { GameState } from './state.js';

type Asking<S extends GameState> = Pick<Game<Options, S, unknown>, 'pending' | 'atLeisure'>;
type Said = Pick<Action, 'seat' | 'kind'>;

const knows = (decision: Decision | undefined, kind: string): boolean =>
  decision?.choices.some(choice => choice.kind === kind) ?? false;

/** Is this said beside the game? Only what the game waits for, or what is nobody's word, is not. */
export const isAtLeisure = <S extends GameState>(game: Asking<S>, s: S, { seat, kind }: Said): boolean => {
  const awaited = game.pending(s).find(d => d.seat === seat);
  return !knows(awaited, kind) && knows(game.atLeisure(s, seat), kind);
};

/** The question an answer is meant for: the one that is awaited of the seat, or with a word only leisure knows, that. */
export const meantBy = <S extends GameState>(game: Asking<S>, s: S, said: Said): Decision | undefined =>
  isAtLeisure(game, s, said) ? game.atLeisure(s, said.seat) : game.pending(s).find(d => d.seat === said.seat);
