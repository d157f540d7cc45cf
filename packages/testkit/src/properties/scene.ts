import {
  type Decision,
  type GameState,
  leavesOf,
  type Random,
  type Seat,
  type Spectator,
  shuffled,
} from '@hegemon/kernel';
import type { Rules } from '../rules.js';
import type { Effort } from './effort.js';

/** One decision under the lamp: the game, the state at rest, who sits at the table, and a stream to try things with. */
export interface Scene<S extends GameState> {
  readonly game: Rules<S>;
  readonly s: S;
  readonly seats: readonly Seat[];
  /** The tester's own stream, never the game's. */
  readonly random: Random;
  readonly effort: Effort;
}

/** What a property finds: nothing, if it holds; otherwise a line for each way in which it does not. */
export type Property = <S extends GameState>(scene: Scene<S>) => string[];

/** Everybody who looks on: all seats, and the public. */
export const onlookers = (seats: readonly Seat[]): (Seat | Spectator)[] => [...seats, 'spectator'];

/** What seats may do at leisure; of some seats only, where there is little time. */
export const atLeisureIn = <S extends GameState>(scene: Scene<S>): readonly Decision[] => {
  const { random, effort } = scene;
  const free = freeIn(scene);
  return effort.leisure < free.length ? shuffled(free, random).slice(0, effort.leisure) : free;
};

/** What all seats may do at leisure. Most properties ask for it, and nobody changes the state in between. */
const freeIn = <S extends GameState>(scene: Scene<S>): readonly Decision[] => {
  let free = known.get(scene);
  if (!free) {
    free = scene.seats.flatMap(seat => scene.game.atLeisure(scene.s, seat) ?? []);
    known.set(scene, free);
  }
  return free;
};
const known = new WeakMap<object, readonly Decision[]>();

/** Every question that somebody may answer now: those the game waits for, and what is done at leisure. */
export const questionsIn = <S extends GameState>(scene: Scene<S>): readonly Decision[] => [
  ...scene.game.pending(scene.s),
  ...atLeisureIn(scene),
];

/** Does this question keep any of its answers from the others? */
export const isSecretIn = <S extends GameState>({ game, s }: Scene<S>, { seat, choices }: Decision): boolean =>
  choices.some(({ kind }) => game.isSecret(s, seat, kind));

/** A copy to try things on. A script of dice, which belongs to one line of play alone, is left behind. */
export const trial = <S extends GameState>({ game, s }: Pick<Scene<S>, 'game' | 's'>): S => {
  const copy = game.copy(s);
  delete copy.chance.script;
  return copy;
};

/** Does this seat's answer to question `n` lie face down, waiting for others? */
export const isLying = (s: GameState, n: number, seat: Seat): boolean =>
  leavesOf(s.flow).some(leaf => {
    const { asked, sealed } = leaf[leaf.length - 1];
    return asked === n && sealed?.[seat] !== undefined;
  });
