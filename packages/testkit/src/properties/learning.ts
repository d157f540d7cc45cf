import {
  type Accepted,
  type Action,
  freshSeed,
  type GameState,
  heardBy,
  isRefusal,
  type Seat,
  type Spectator,
  someAnswers,
  whileStill,
} from '@hegemon/kernel';
import { firstDifference } from '../plain.js';
import { onlookers, questionsIn, type Scene, trial } from './scene.js';

/** Chance has spoken, or something hidden was turned up: whoever looks on may know more than before. */
export const isMarked = ({ drew, dealt, revealed }: Accepted): boolean =>
  drew.length > 0 || dealt.length > 0 || revealed;

/**
 * (6, third part) Nothing is learned unmarked. An answer that neither draws nor turns up anything leads every onlooker
 * to the same table and the same news, whatever it is that he cannot see. Otherwise taking it back would be a way to
 * peek.
 */
export const nothingIsLearnedUnmarked = <S extends GameState>(scene: Scene<S>): string[] => {
  const { game, seats, random, effort } = scene;
  const findings: string[] = [];
  for (const decision of questionsIn(scene)) {
    const { seat } = decision;
    for (const answer of someAnswers(decision, effort.followed, random)) {
      const action = { ...answer, seat };
      const lookers = game.isSecret(scene.s, seat, answer.kind) ? [seat] : onlookers(seats);
      const after = trial(scene);
      const reply = game.apply(after, action);
      if (isRefusal(reply) || isMarked(reply)) continue;
      // Nobody changes this state any more: what all of them see is worked out once.
      const seen = whileStill(after, () => lookers.map(looker => game.table(after, looker)));
      for (const [i, looker] of lookers.entries()) {
        const difference = learned(scene, action, { table: seen[i], reply }, looker);
        if (difference) findings.push(`${JSON.stringify(action)} tells ${looker} unmarked: ${difference}`);
      }
    }
  }
  return findings;
};

/** Plays the same answer on a twin the onlooker cannot tell from the truth. Where they part, he learns something. */
const learned = <S extends GameState>(
  { game, s, random }: Scene<S>,
  action: Action,
  { table, reply }: { table: unknown; reply: Accepted },
  looker: Seat | Spectator,
): string | undefined => {
  const twin = game.imagine(s, looker, freshSeed(random));
  if (game.refusalOf(twin, action)) return undefined;
  const imagined = game.apply(twin, action);
  if (isRefusal(imagined)) return undefined;
  if (looker !== action.seat && isMarked(imagined)) return undefined;
  return (
    firstDifference(table, game.table(twin, looker)) ??
    firstDifference(heardBy(reply.told, looker), heardBy(imagined.told, looker), 'heard')
  );
};
