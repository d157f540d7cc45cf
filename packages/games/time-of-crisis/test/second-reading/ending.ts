import { countLegions, generalsOf } from './forces.js';
import { emperor, governedBy, isPretender } from './land.js';
import { roll, type Table } from './table.js';

/** ToC 7.1.bonus Tied players share the better rank. */
const bonusOf = (t: Table, seat: string): number => {
  if (t.emperorTurns[seat] === 0) return 0;
  const ranked = t.seats.map(id => t.emperorTurns[id]).sort((a, b) => b - a);
  return [t.figures.bestBonus, 6, 3, 0][ranked.indexOf(t.emperorTurns[seat])];
};

/** ToC 7.1.winner */
export const finish = (t: Table, how: string): void => {
  for (const seat of t.seats) t.legacy[seat] += bonusOf(t, seat);
  let top = [...t.seats];
  const keepBest = (worth: (seat: string) => number): void => {
    const most = Math.max(...top.map(worth));
    top = top.filter(seat => worth(seat) === most);
  };
  keepBest(seat => t.legacy[seat]);
  keepBest(seat => Number(emperor(t) === seat));
  keepBest(seat => Number(isPretender(t, seat)));
  keepBest(seat => governedBy(t, seat).length);
  keepBest(seat => generalsOf(t, seat).reduce((sum, id) => sum + countLegions(t.armies[id]), 0));
  while (top.length > 1) {
    const dice = Object.fromEntries(top.map(seat => [seat, roll(t)]));
    keepBest(seat => dice[seat]);
  }
  t.ending = { winner: top[0], points: { ...t.legacy }, how };
};
