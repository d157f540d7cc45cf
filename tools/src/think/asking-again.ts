import { answerBelieving, type Bot, type Thought } from '@hegemon/bots';
import type { BotFault } from '@hegemon/host';
import type { Decision, Game, GameState, Seat, Seed } from '@hegemon/kernel';
import { Failure } from '../failure.js';

/** What came of asking once more. */
export interface AskedAgain {
  readonly decision: Decision;
  readonly thought?: Thought;
  /** What was thrown. */
  readonly fault?: Error;
}

export const askAgain = (game: Game, path: string, file: BotFault, bot: Bot, seed: Seed): AskedAgain => {
  const decision = questionIn(game, path, file);
  try {
    return { decision, thought: thoughtOf(game, file.believed, file.seat, bot, seed) };
  } catch (fault) {
    return { decision, fault: fault instanceof Error ? fault : new Error(String(fault)) };
  }
};

/** What a bot makes of a belief. An answer that is not offered is its fault too. */
export const thoughtOf = (game: Game, believed: GameState, seat: Seat, bot: Bot, seed: Seed): Thought => {
  const thought = answerBelieving(game, believed, seat, bot, seed);
  const refusal = game.refusalOf(believed, { ...thought.answer, seat });
  if (refusal) throw new Error(`${JSON.stringify(thought.answer)} is refused: ${refusal.refused}`);
  return thought;
};

/** Nothing vouches for the state in a file: it may be anything. */
const questionIn = (game: Game, path: string, { believed, seat }: BotFault): Decision => {
  let pending: readonly Decision[];
  try {
    pending = game.pending(believed);
  } catch {
    throw new Failure(`${path} holds a state that ${game.title} cannot read; get it anew from where it was written.`);
  }
  const decision = pending.find(each => each.seat === seat);
  if (decision) return decision;
  const asked = pending.map(each => each.seat).join(', ') || 'nobody';
  throw new Failure(`${path} asks nothing of '${seat.slice(0, 60)}': in its state ${asked} is asked; get it anew.`);
};
