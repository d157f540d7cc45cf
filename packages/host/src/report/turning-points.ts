import type { Seat } from '@hegemon/kernel';
import type { Report, Roll, TurningPoint } from '../desk.js';
import { luckOf } from './rolls.js';
import type { Shares } from './shares.js';

/** As many are told. */
const MOST = 8;
/** A turn that moved nobody's chances by more than this has turned nothing; an entry that did no more than this did not turn it. */
const LEAST_SWING = 0.05;
const LEAST_PART = 0.02;

/** What an entry changed: by the dice that fell on it, and by what was decided. */
interface Step {
  readonly n: number;
  readonly byDice: number;
  readonly byDecision: number;
}

export interface Course {
  readonly seats: readonly Seat[];
  readonly chances: Report['chances'];
  readonly rolls: readonly Roll[];
  /**
   * The entries in effect, in order, and what each has come to when all that was begun is over: what dice have decided
   * is in it at once, and not only with the last question of the battle.
   */
  readonly line: readonly number[];
  readonly shares: ReadonlyMap<number, Shares>;
  /** Entries by which, as far as they were played on, another turn began, or the match was over. */
  readonly passing: ReadonlySet<number>;
}

/** The turns in which somebody's chances changed most, and in each the entry that did most of it, if any did much. */
export const turningPointsOf = (course: Course): readonly TurningPoint[] => {
  const { chances } = course;
  return chances
    .slice(1)
    .map((now, i) => pointBetween(course, chances[i], now))
    .filter(({ swing }) => Math.abs(swing) >= LEAST_SWING)
    .sort((a, b) => Math.abs(b.swing) - Math.abs(a.swing))
    .slice(0, MOST);
};

type Chances = Report['chances'][number];

const pointBetween = (course: Course, before: Chances, now: Chances): TurningPoint => {
  const swingOf = (seat: Seat): number => now.chances[seat] - before.chances[seat];
  const [seat] = [...course.seats].sort((a, b) => Math.abs(swingOf(b)) - Math.abs(swingOf(a)));
  const swing = swingOf(seat);
  // What went the other way does not explain it.
  const along = (figure: number): number => Math.max(0, Math.sign(swing) * figure);
  const parts = stepsOf(course, seat, before.n, now.n).flatMap(({ n, byDice, byDecision }) => [
    { n, cause: 'dice' as const, part: byDice },
    { n, cause: 'decision' as const, part: byDecision },
  ]);
  const most = parts.reduce((best, each) => (along(each.part) > along(best.part) ? each : best));
  if (along(most.part) < LEAST_PART) return { n: now.n, cause: 'course', part: 0, turn: now.turn, seat, swing };
  return { ...most, part: Math.sign(swing) * along(most.part), turn: now.turn, seat, swing };
};

const stepsOf = ({ line, shares, rolls, passing }: Course, seat: Seat, from: number, to: number): readonly Step[] =>
  line.flatMap((n, i) => {
    if (n <= from || n > to) return [];
    const change = shareOf(shares, n, seat) - shareOf(shares, line[i - 1], seat);
    const roll = rolls.find(each => each.n === n);
    const byDice = roll ? luckOf(roll, seat) : 0;
    // Where the turn passes on, everything looks different: nobody has decided that.
    return [{ n, byDice, byDecision: passing.has(n) ? 0 : change - byDice }];
  });

const shareOf = (shares: Course['shares'], n: number, seat: Seat): number => shares.get(n)?.[seat] ?? 0;
