import {
  type Accepted,
  type Answer,
  type Decision,
  type GameState,
  heardBy,
  isRefusal,
  type Seat,
  someAnswers,
} from '@hegemon/kernel';
import { firstDifference } from '../plain.js';
import { isMarked } from './learning.js';
import { isLying, isSecretIn, onlookers, questionsIn, type Scene, trial } from './scene.js';

interface Line<S> {
  readonly answer: Answer;
  readonly after: S;
  readonly reply: Accepted;
  /** The answer lies face down and waits for others. */
  readonly isLying: boolean;
}

/**
 * (6, second part) A secret answer stays secret: for everybody else, two answers of the same size lead to the same
 * view, the same questions and the same news. While an answer lies sealed, even its size is nobody's business.
 */
export const secretsAreKept = <S extends GameState>(scene: Scene<S>): string[] => {
  const { seats } = scene;
  const findings: string[] = [];
  for (const decision of questionsIn(scene)) {
    if (!isSecretIn(scene, decision)) continue;
    const others = onlookers(seats).filter(seat => seat !== decision.seat);
    for (const [first, ...rest] of alike(linesOf(scene, decision))) {
      for (const line of rest) {
        if (!first.isLying && firstDifference(waitedFor(scene, first), waitedFor(scene, line))) continue;
        for (const other of others) {
          const difference = betrayed(scene, first, line, other);
          if (difference) findings.push(`${decision.seat} answers in secret, and ${other} can tell: ${difference}`);
        }
      }
    }
  }
  return findings;
};

const linesOf = <S extends GameState>(scene: Scene<S>, decision: Decision): Line<S>[] => {
  const { game, random, effort } = scene;
  const { seat, n } = decision;
  const lines: Line<S>[] = [];
  for (const answer of someAnswers(decision, 2 * effort.followed, random)) {
    if (!game.isSecret(scene.s, seat, answer.kind)) continue;
    const after = trial(scene);
    const reply = game.apply(after, { ...answer, seat });
    if (isRefusal(reply) || isMarked(reply)) continue;
    lines.push({ answer, after, reply, isLying: isLying(after, n, seat) });
  }
  return lines;
};

/** Groups of lines that nobody else may tell apart. */
const alike = <S>(lines: readonly Line<S>[]): Line<S>[][] => {
  const groups = new Map<string, Line<S>[]>();
  for (const line of lines) {
    const key = line.isLying ? '' : sizeOf(line.answer);
    groups.set(key, [...(groups.get(key) ?? []), line]);
  }
  return [...groups.values()];
};

const sizeOf = ({ kind, arg }: Answer): string => {
  if (typeof arg === 'number') return `${kind} ${arg}`;
  return Array.isArray(arg) ? `${kind} ${arg.length}` : kind;
};

const waitedFor = <S extends GameState>({ game }: Scene<S>, { after }: Line<S>): unknown => {
  const { waiting, outcome } = game.table(after, 'spectator');
  return { waiting, isOver: outcome !== undefined };
};

const betrayed = <S extends GameState>(
  { game }: Scene<S>,
  a: Line<S>,
  b: Line<S>,
  other: Seat | 'spectator',
): string | undefined =>
  firstDifference(game.table(a.after, other), game.table(b.after, other)) ??
  firstDifference(heardBy(a.reply.told, other), heardBy(b.reply.told, other), 'heard');
