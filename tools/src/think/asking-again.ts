import { answerBelieving, type Bot, type Thought } from '@hegemon/bots';
import { answerAtLeisure } from '@hegemon/bots/leisure';
import type { BotFault } from '@hegemon/host';
import type { Decision, Game, GameState, Seat, Seed } from '@hegemon/kernel';
import { Failure } from '../failure.js';

/** What came of asking once more. */
export interface AskedAgain {
  readonly decision: Decision;
  /** At leisure it may have found nothing to do. */
  readonly thought?: Thought;
  /** What was thrown. */
  readonly fault?: Error;
}

export const askAgain = (game: Game, path: string, file: BotFault, bot: Bot, seed: Seed): AskedAgain => {
  const decision = questionIn(game, path, file);
  try {
    const thought = (file.isAtLeisure ? leisureThoughtOf : thoughtOf)(game, file.believed, file.seat, bot, seed);
    return { decision, ...(thought && { thought }) };
  } catch (fault) {
    return { decision, fault: fault instanceof Error ? fault : new Error(String(fault)) };
  }
};

/** What a bot makes of a belief. An answer that is not offered is its fault too. */
export const thoughtOf = (game: Game, believed: GameState, seat: Seat, bot: Bot, seed: Seed): Thought => {
  const thought = answerBelieving(game, believed, seat, bot, seed);
  mustBeOffered(game, believed, seat, thought);
  return thought;
};
const leisureThoughtOf = (game: Game, believed: GameState, seat: Seat, bot: Bot, seed: Seed): Thought | undefined => {
  const thought = answerAtLeisure(game, believed, seat, bot, seed);
  if (thought) mustBeOffered(game, believed, seat, thought);
  return thought;
};
const mustBeOffered = (game: Game, believed: GameState, seat: Seat, { answer }: Thought): void => {
  const refusal = game.refusalOf(believed, { ...answer, seat });
  if (refusal) throw new Error(`${JSON.stringify(answer)} is refused: ${refusal.refused}`);
};

/** Nothing vouches for the state in a file: it may be anything. */
const questionIn = (game: Game, path: string, { believed, seat, isAtLeisure }: BotFault): Decision => {
  let pending: readonly Decision[];
  let free: Decision | undefined;
  try {
    pending = game.pending(believed);
    free = isAtLeisure && game.atLeisure(believed, seat);
  } catch {
    throw new Failure(`${path} holds a state that ${game.title} cannot read; get it anew from where it was written.`);
  }
  const decision = isAtLeisure ? free : pending.find(each => each.seat === seat);
  if (decision) return decision;
  const asked = pending.map(each => each.seat).join(', ') || 'nobody';
  throw new Failure(`${path} asks nothing of '${seat.slice(0, 60)}': in its state ${asked} is asked; get it anew.`);
};
