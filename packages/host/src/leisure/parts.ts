import type { Bot, Thought } from '@hegemon/bots';
import type { Game, GameState, Seat, Seed } from '@hegemon/kernel';
import type { Session } from '../session.js';
import type { Question } from '../thinking/question.js';
import type { Job, Thinker } from '../thinking/thinker.js';

/** Whoever lets the bots of a screen think and play. */
export interface Driver {
  readonly thinker: Thinker;
  ladderOf(session: Session): { failed(question: Question, fault: unknown): Bot['name'] };
  /** Is this match on the table? */
  isAt(session: Session): boolean;
  beat(isDue: () => boolean): Promise<void>;
  awaited<T>(job: Job<T>, isDue: () => boolean): Promise<T | undefined>;
  give(
    session: Session,
    seat: Seat,
    decided: { readonly question: Question; readonly thought: Thought },
    isDue: () => boolean,
  ): Promise<void>;
}

/** What the bots at one screen do beside the game. */
export interface Besides {
  readonly session: Session;
  /** Lets them do it until none of them has anything to do. */
  settle(): Promise<void>;
}

/** What bots do at leisure: all of it lies in `@hegemon/host/leisure`. */
export interface LeisureParts {
  besidesAt(session: Session, driver: Driver): Besides;
  answerAtLeisure(game: Game, believed: GameState, seat: Seat, bot: Bot, seed: Seed): Thought | undefined;
}
