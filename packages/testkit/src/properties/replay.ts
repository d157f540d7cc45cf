import { type Action, type GameState, isRefusal, type Options, type Seed, sampleAnswer } from '@hegemon/kernel';
import { firstDifference, revive } from '../plain.js';
import type { AnyGame } from '../rules.js';
import { questionsIn, type Scene, trial } from './scene.js';

/** A match in its shortest form: everything else follows from it. */
export interface Log<O extends Options> {
  readonly options: O;
  readonly seed: Seed;
  readonly actions: readonly Action[];
}

/** (7, at one decision) The same answer, given to a copy and to the state out of storage, does the same. */
export const answersRepeat = <S extends GameState>(scene: Scene<S>): string[] => {
  const { game, random } = scene;
  return questionsIn(scene).flatMap(decision => {
    const action = { ...sampleAnswer(decision, random), seat: decision.seat };
    const [one, other] = [trial(scene), revive(trial(scene))];
    const [reply, again] = [game.apply(one, action), game.apply(other, action)];
    const difference = firstDifference(reply, again, 'reply') ?? firstDifference(one, other, 'state');
    return difference ? [`${JSON.stringify(action)}, given twice, differs: ${difference}`] : [];
  });
};

/** (7) The log, read from its file and played again, ends in the same state. */
export const replayAgrees = <O extends Options, S extends GameState>(
  game: AnyGame<O, S>,
  log: Log<O>,
  last: S,
): string[] => {
  const { options, seed, actions } = revive(log);
  const s = game.newGame(options, seed);
  for (let i = 0; i < actions.length; i++) {
    const reply = game.apply(s, actions[i]);
    if (isRefusal(reply)) return [`answer ${i + 1} of the log is refused when replayed: ${reply.refused}`];
  }
  const difference = firstDifference(last, s);
  return difference ? [`the replayed log ends elsewhere: ${difference}`] : [];
};
