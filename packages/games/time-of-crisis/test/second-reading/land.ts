import { isProvince, NEAR_IN_EMPIRE, PROVINCES, TRIBE_OF, TRIBES } from './facts.js';
import { countItalia, type Horde, type Table } from './table.js';

/** Provinces and who governs them; barbarians and rivals in them. */
export const governedBy = (t: Table, seat: string): string[] =>
  PROVINCES.filter(id => t.provinces[id].governor === seat);
export const emperor = (t: Table): string | null => t.provinces.italia.governor;
/** ToC 4 A player with a Seat of Power in a province he governs. */
export const isPretender = (t: Table, seat: string): boolean =>
  governedBy(t, seat).some(id => t.provinces[id].marker === 'seat');
export const hasOtherPretender = (t: Table, seat: string): boolean =>
  t.seats.some(other => other !== seat && isPretender(t, other));

/** ToC 6.3.2 Range of the support. */
export const changeSupport = (t: Table, id: string, by: number): void => {
  const most = id === 'italia' ? 8 : 4;
  t.provinces[id].support = Math.max(0, Math.min(most, t.provinces[id].support + by));
};

/** ToC 11.2, ToC 12.1.end The governor leaves with all that is his; the caller says who comes. */
export const oust = (t: Table, id: string): void => {
  const province = t.provinces[id];
  const { governor, marker } = province;
  Object.assign(province, { mobs: 0, militia: false, militiaCastra: false, militiaFought: false });
  Object.assign(province, { quaestor: false, marker: null });
  if (governor === null || governor === 'neutral') return;
  t.governors[governor].available++;
  if (marker !== 'seat') return;
  for (const other of governedBy(t, governor)) t.provinces[other].marker = null;
};
/** ToC 6.4.step3 */
export const makeNeutral = (t: Table, id: string): void => {
  oust(t, id);
  t.provinces[id].governor = 'neutral';
  t.provinces[id].support = 1;
  countItalia(t);
};

/** ToC 12.1.found */
export const mayJoin = (t: Table, seat: string, id: string): boolean =>
  id !== 'italia' && t.provinces[id].governor === seat && t.provinces[id].support >= t.figures.empireSupport;
/** ToC 12.1.adjacent The connected provinces that would form an empire around one of them. */
export const empireAround = (t: Table, seat: string, id: string): string[] => {
  const found = [id];
  for (const at of found) {
    for (const next of NEAR_IN_EMPIRE[at]) {
      if (!found.includes(next) && mayJoin(t, seat, next)) found.push(next);
    }
  }
  return found;
};

export const leadersOf = (t: Table, tribe: string, region: string): string[] =>
  Object.keys(TRIBE_OF).filter(id => TRIBE_OF[id] === tribe && t.leaders[id]?.at === region);
export const countIn = (horde: Horde, tribe: string, region: string): number => horde[tribe][region] ?? 0;
export const addTo = (horde: Horde, tribe: string, region: string, count: number): void => {
  const left = countIn(horde, tribe, region) + count;
  if (left < 0) throw new Error(`no ${tribe} in ${region}`);
  horde[tribe][region] = left;
  if (left === 0) delete horde[tribe][region];
};
/** All of one side turn to the other. */
export const turnOver = (from: Horde, to: Horde, tribe: string, region: string): void => {
  const count = countIn(from, tribe, region);
  if (count === 0) return;
  addTo(from, tribe, region, -count);
  addTo(to, tribe, region, count);
};
/** ToC 4.army Inactive barbarians belong to the army in a province, not in a homeland. */
export const countArmyOf = (t: Table, tribe: string, region: string): number =>
  countIn(t.roused, tribe, region) +
  leadersOf(t, tribe, region).length +
  (isProvince(region) ? countIn(t.quiet, tribe, region) : 0);

export const isRoused = (t: Table, tribe: string, region: string): boolean =>
  countIn(t.roused, tribe, region) > 0 || leadersOf(t, tribe, region).some(id => !t.leaders[id].isQuiet);
export const hasRoused = (t: Table, region: string): boolean => TRIBES.some(tribe => isRoused(t, tribe, region));
export const rivalsIn = (t: Table, region: string): string[] =>
  Object.keys(t.rivals).filter(id => t.rivals[id] === region);
