import type { Report, Roll } from '../desk.js';
import type { AnyMatch, BoardHooks } from '../listing.js';
import { Scale } from '../scale.js';
import { luckIn, rollOf } from './rolls.js';
import { Settling } from './settled.js';
import { meanOf, type Shares, sharesOfWinners } from './shares.js';
import { type Course, turningPointsOf } from './turning-points.js';

/**
 * How a match came about. Nothing in it is hidden any more, so every position is looked at as it was. It takes long:
 * after each step it says how far it is, and whoever drives it may breathe, or leave it.
 */
export function* reportOn(match: AnyMatch, board: BoardHooks): Generator<number, Report> {
  const { seats } = match;
  const scale = new Scale(match);
  const ticks = scale.ticks(board);
  const line = [0, ...match.line];
  const rolls: Roll[] = [];
  const shares = new Map<number, Shares>();
  const turns: number[] = [];
  const settling = new Settling(match);
  for (const [i, n] of line.entries()) {
    const settled = settling.next(n);
    shares.set(n, meanOf(settled.actual, seats));
    turns.push(settled.turn);
    const roll = rollOf(match, n, ticks[n].turn, settled);
    if (roll) rolls.push(roll);
    yield (i + 1) / line.length;
  }
  const isPassing = (i: number): boolean => i > 0 && turns[i] > turns[i - 1];
  // That it was the last is as little anybody's doing as that a turn passes on.
  const passing = new Set(line.filter((_, i) => isPassing(i) || i === line.length - 1));
  const course = { seats, rolls, line, shares, passing };
  const chances = scale.ends(board).map(({ n, turn }) => ({ n, turn, chances: chancesAfter(match, course, n) }));
  return { chances, rolls, luck: luckIn(rolls, seats), turningPoints: turningPointsOf({ ...course, chances }) };
}

/**
 * The chances at the end of a turn that ends with this entry: when the next one is on move, so that everybody is in the
 * same place, and before the dice that fall at once have done anything. By the measure that the entries are judged by,
 * so that what they have done adds up.
 */
const chancesAfter = (match: AnyMatch, { line, rolls, shares }: Omit<Course, 'chances'>, n: number): Shares => {
  const next = line[line.indexOf(n) + 1];
  if (next !== undefined) return rolls.find(roll => roll.n === next)?.expected ?? shares.get(next) ?? {};
  // Whoever gives up loses, whatever the position.
  const winners = match.outcome?.winners ?? [];
  return winners.length > 0 ? sharesOfWinners(winners, match.seats) : (shares.get(n) ?? {});
};
