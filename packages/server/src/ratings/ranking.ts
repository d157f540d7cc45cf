import type { Outcome, Seat } from '@hegemon/kernel';

export interface Finisher {
  readonly seat: Seat;
  /** He has given up or was out of time. */
  readonly lost: 'resigned' | 'forfeit' | null;
}

/**
 * Who has come in where; equals share a rank, and the ranks they share are not given again. Winners first, then by points, then
 * those who have left, the last of them first; whoever plays on in their seats plays for nobody. Rank 1 is a victory: where
 * nobody has won, or all have, ranks begin with 2.
 */
export const ranksOf = (
  { winners, points, how }: Outcome,
  finishers: readonly Finisher[],
  /** As far as it is known, the first who left first. */
  leavers: readonly Seat[] = [],
): Readonly<Record<Seat, number>> => {
  const isVictor = ({ seat, lost }: Finisher): boolean => lost === null && winners.includes(seat);
  const isDraw = how === 'draw' && winners.length === 0;
  const standing = (each: Finisher): readonly [group: number, merit: number] => {
    if (each.lost !== null) return [2, leavers.indexOf(each.seat)];
    if (isVictor(each) || isDraw) return [0, 0];
    return [1, points[each.seat] ?? 0];
  };
  const isBefore = (a: Finisher, b: Finisher): boolean => {
    const [[group, merit], [otherGroup, otherMerit]] = [standing(a), standing(b)];
    return group < otherGroup || (group === otherGroup && merit > otherMerit);
  };
  const first = finishers.some(isVictor) && !finishers.every(isVictor) ? 1 : 2;
  return Object.fromEntries(
    finishers.map(each => [each.seat, first + finishers.filter(other => isBefore(other, each)).length]),
  );
};
