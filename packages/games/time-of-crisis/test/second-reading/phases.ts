import { NEAR_IN_EMPIRE, PROVINCES, TRIBES } from './facts.js';
import { generalsOf, isOpenTo, mobsLeft } from './forces.js';
import {
  changeSupport,
  emperor,
  governedBy,
  hasOtherPretender,
  hasRoused,
  isPretender,
  leadersOf,
  makeNeutral,
  mayJoin,
  rivalsIn,
  turnOver,
} from './land.js';
import type { Table } from './table.js';

/** The phases in which nobody decides anything. */

/** ToC 6.1.remove */
export const upkeep = (t: Table, seat: string): void => {
  for (const id of governedBy(t, seat)) Object.assign(t.provinces[id], { quaestor: false, militiaCastra: false });
  for (const id of generalsOf(t, seat)) t.armies[id].castra = false;
};

/** ToC 6.4 */
export const supportCheck = (t: Table, seat: string): void => {
  const mine = governedBy(t, seat);
  const hasRival = Object.keys(t.rivals).length > 0;
  // ToC 6.4.step1
  for (const id of mine) {
    if (hasRoused(t, id) || rivalsIn(t, id).length > 0 || !isOpenTo(t, seat, id)) changeSupport(t, id, -1);
  }
  // ToC 6.4.step2
  if (emperor(t) === seat && (hasRival || hasOtherPretender(t, seat))) changeSupport(t, 'italia', -1);
  // ToC 6.4.step3 Italia last.
  const falling = mine.filter(id => t.provinces[id].support === 0 || t.provinces[id].mobs >= t.provinces[id].support);
  const lost = falling.filter(id => id !== 'italia');
  for (const id of lost) makeNeutral(t, id);
  if (falling.includes('italia')) makeNeutral(t, 'italia');
  // ToC 6.4.step4
  if (emperor(t) !== seat || lost.length === 0) return;
  changeSupport(t, 'italia', -lost.length);
  if (t.provinces.italia.support === 0) makeNeutral(t, 'italia');
};

const empireOf = (t: Table, seat: string): string[] =>
  governedBy(t, seat).filter(id => t.provinces[id].marker !== null);

/** ToC 6.5 One ring around what belonged to the empire before. */
export const expandEmpire = (t: Table, seat: string): void => {
  if (!isPretender(t, seat)) return;
  const before = empireOf(t, seat);
  for (const id of governedBy(t, seat)) {
    if (before.includes(id) || !mayJoin(t, seat, id)) continue;
    if (NEAR_IN_EMPIRE[id].some(next => before.includes(next))) t.provinces[id].marker = 'breakaway';
  }
};

/** ToC 6.6 */
export const gainLegacy = (t: Table, seat: string): void => {
  const mine = governedBy(t, seat);
  // ToC 6.6.pretender
  if (isPretender(t, seat) && !hasOtherPretender(t, seat)) t.legacy[seat] += empireOf(t, seat).length;
  if (emperor(t) === seat) {
    // ToC 6.6.legitimate
    for (const id of mine) t.provinces[id].marker = null;
    // ToC 6.6.emperor
    const marked = PROVINCES.filter(id => t.provinces[id].marker !== null).length;
    t.legacy[seat] += Math.max(0, t.provinces.italia.support - marked);
    // ToC 6.6.emperor-turns
    if (Object.keys(t.rivals).length === 0 && !hasOtherPretender(t, seat)) t.emperorTurns[seat]++;
  }
  // ToC 6.6.provinces, ToC 6.6.improvements
  for (const id of mine) t.legacy[seat] += 1 + t.provinces[id].improvements.length;
};

/** ToC 6.8.mobs, ToC 6.8.barbarians */
export const endTurn = (t: Table, seat: string): void => {
  for (const id of governedBy(t, seat)) {
    const { mobs, improvements } = t.provinces[id];
    if (mobs > 0 && !improvements.includes('amphitheater') && mobsLeft(t) > 0) t.provinces[id].mobs++;
    for (const tribe of TRIBES) {
      turnOver(t.quiet, t.roused, tribe, id);
      for (const leader of leadersOf(t, tribe, id)) t.leaders[leader].isQuiet = false;
    }
  }
};
