import type { Game, GameState, Options } from '@hegemon/kernel';

/** The verbs of the contract that need no options: all that can be asked of a state. Every `Game` is one. */
export type Rules<S extends GameState> = Omit<
  Game<Options, S, unknown>,
  'readOptions' | 'seats' | 'newGame' | 'open' | 'optionSpecs' | 'players' | 'migrate'
>;

/** The whole contract, whatever the options and the views are made of. */
export type AnyGame<O extends Options, S extends GameState> = Game<O, S, unknown>;
