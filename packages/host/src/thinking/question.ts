import { type Bot, believedBy } from '@hegemon/bots';
import { type Decision, type GameState, type Seat, type Seed, sha256 } from '@hegemon/kernel';
import type { AnyMatch } from '../listing.js';

/**
 * What a bot is asked, as plain data: it may go to another thread or into a file. The true state is not in it, only
 * one that the seat could not tell from it.
 */
export interface Question {
  readonly game: string;
  readonly believed: GameState;
  readonly seat: Seat;
  /** By its name: who thinks looks it up where he is. */
  readonly bot: Bot['name'];
  readonly seed: Seed;
  /** It is not the question the game waits for, but what the seat may do beside it: there may be nothing. */
  readonly isAtLeisure?: true;
}

/** The same match at the same question thinks the same thoughts; what was taken back is asked under a new number. */
const seedOfThought = (key: Seed, { seat, n }: Asked): Seed => sha256(`hegemon bot ${key} ${seat} ${n}`).slice(0, 32);

export type Asked = Pick<Decision, 'seat' | 'n'>;

export const questionFor = (
  { game, state, key }: Pick<AnyMatch, 'game' | 'state' | 'key'>,
  asked: Asked,
  bot: Bot['name'],
): Question => {
  const { seat } = asked;
  const seed = seedOfThought(key, asked);
  return { game: game.id, believed: believedBy(game, state, seat, seed), seat, bot, seed };
};

/** Is this question still open? A number is never given out twice. */
export const isOpen = ({ pending }: Pick<AnyMatch, 'pending'>, { seat, n }: Asked): boolean =>
  pending.some(d => d.seat === seat && d.n === n);
