import { type GameState, isRefusal, type Options, type Random, type Seat, stream } from '@hegemon/kernel';
import type { AnyGame, Rules } from '../rules.js';
import { seedFor } from '../seeds.js';
import { someoneIsAsked } from './asked.js';
import { EFFORTS, type Effort } from './effort.js';
import { invariantsHold } from './invariants.js';
import { nothingIsLearnedUnmarked } from './learning.js';
import { endsInTime } from './limit.js';
import { nonsenseIsRefused } from './nonsense.js';
import { offersWork } from './offered.js';
import { orderDoesNotMatter } from './order.js';
import { answersRepeat, type Log, replayAgrees } from './replay.js';
import type { Property, Scene } from './scene.js';
import { secretsAreKept } from './secrets.js';
import { survivesStorage } from './stored.js';
import { viewsHideWhatIsHidden } from './views.js';
import { messageOf, type PropertyNumber, type Violation, violation } from './violation.js';

const AT_A_DECISION: readonly (readonly [PropertyNumber, Property])[] = [
  [1, someoneIsAsked],
  [2, survivesStorage],
  [3, invariantsHold],
  [4, offersWork],
  [5, nonsenseIsRefused],
  [6, viewsHideWhatIsHidden],
  [6, secretsAreKept],
  [6, nothingIsLearnedUnmarked],
  [7, answersRepeat],
  [8, orderDoesNotMatter],
  [9, endsInTime],
];

/** More of these in one game tell nothing new. */
export const ENOUGH = 20;

/** Looks at one state at rest with all nine properties. The state is left as it was. */
export const checkDecision = <S extends GameState>(
  game: Rules<S>,
  s: S,
  seats: readonly Seat[],
  random: Random,
  effort: Effort = EFFORTS.usual,
): Violation[] => {
  const scene: Scene<S> = { game, s, seats, random, effort };
  return AT_A_DECISION.flatMap(([number, property]) => found(number, s.n, () => property(scene)));
};

/** Plays a log through, looks at every decision, and at the end whether the log leads there a second time. */
export const checkMatch = <O extends Options, S extends GameState>(
  game: AnyGame<O, S>,
  log: Log<O>,
  effort: Effort = EFFORTS.usual,
): Violation[] => {
  const seats = game.seats(log.options);
  const random = stream(seedFor(log.seed, 'check'));
  const s = game.newGame(log.options, log.seed);
  const violations = checkDecision(game, s, seats, random, effort);
  for (const action of log.actions) {
    const reply = game.apply(s, action);
    if (isRefusal(reply)) return [...violations, violation(7, `the log is refused: ${reply.refused}`, s.n)];
    if (violations.length < ENOUGH) violations.push(...checkDecision(game, s, seats, random, effort));
  }
  return [...violations, ...checkEnd(game, log, s)];
};

/** What can be said only of the whole game: the log is right, and it was not too long. */
export const checkEnd = <O extends Options, S extends GameState>(
  game: AnyGame<O, S>,
  log: Log<O>,
  last: S,
): Violation[] => {
  const length = log.actions.length;
  const late = length > game.limit ? [`${length} answers, and the limit is ${game.limit}`] : [];
  return [
    ...found(7, last.n, () => replayAgrees(game, log, last)),
    ...late.map(message => violation(9, message, last.n)),
  ];
};

const found = (number: PropertyNumber, n: number, look: () => string[]): Violation[] => {
  try {
    return look().map(message => violation(number, message, n));
  } catch (fault) {
    return [violation(number, `throws: ${messageOf(fault)}`, n)];
  }
};
