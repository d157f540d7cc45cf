import { ask, type Offer, type Play } from './asking.js';
import { isSea, neighboursOf } from './facts.js';
import {
  commandedBy,
  countLegions,
  countUnits,
  enemiesOf,
  generalsOf,
  hasFought,
  legionsLeft,
  mayEnter,
  mayPayMilitary,
  numberOf,
  regionOf,
} from './forces.js';
import { changeSupport, governedBy } from './land.js';
import { type Table, takeFrom } from './table.js';

const waysOf = (t: Table, seat: string, general: string): string[] => {
  const from = t.armies[general].at;
  return neighboursOf(from).filter(to => mayPayMilitary(t, seat, 1, Number(isSea(to)) - Number(isSea(from))));
};

/** ToC 6.3.1; `stepped` are armies whose next step would only undo the one before. */
export const militaryOffer = (t: Table, seat: string, stepped: readonly string[]): Offer => {
  const mine = governedBy(t, seat);
  const armies = commandedBy(t, seat);
  const generals = generalsOf(t, seat);
  const free = generals.filter(id => !stepped.includes(id));
  const hasLegion = legionsLeft(t) > 0;
  const hasPoint = mayPayMilitary(t, seat, 1);
  const { unrecruited, available } = t.generals[seat];
  const priceOfLegion = (id: string): number => countLegions(t.armies[id]) + 1;
  const growing = generals.filter(id => mine.includes(t.armies[id].at) && mayPayMilitary(t, seat, priceOfLegion(id)));
  return {
    'recruit-general': unrecruited.filter(cost => mayPayMilitary(t, seat, cost)).map(cost => `${seat}-general-${cost}`),
    'create-army': available.length > 0 && hasLegion && hasPoint ? mine : [],
    'add-legion': hasLegion ? growing : [],
    'train-legion': hasPoint ? generals.filter(id => t.armies[id].reduced > 0) : [],
    'move-army': generals.filter(id => !t.armies[id].fought && waysOf(t, seat, id).length > 0),
    'enter-capital': free.filter(id => !t.armies[id].inCapital && mayEnter(t, seat, t.armies[id].at)),
    'leave-capital': free.filter(id => t.armies[id].inCapital),
    'initiate-battle': hasPoint ? armies.filter(id => !hasFought(t, id) && enemiesOf(t, seat, id).length > 0) : [],
    'disperse-mob': hasPoint
      ? armies.filter(id => mine.includes(regionOf(t, id)) && t.provinces[regionOf(t, id)].mobs > 0)
      : [],
  };
};

/** ToC 6.3.1.recruit-general */
export const recruitGeneral = (t: Table, seat: string, id: string): void => {
  t.points.military -= numberOf(id);
  takeFrom(t.generals[seat].unrecruited, numberOf(id));
  t.generals[seat].available.push(numberOf(id));
};
/** ToC 6.3.1.create-army */
export function* createArmy(t: Table, seat: string, id: string): Play<void> {
  const ways: Offer = mayEnter(t, seat, id) ? { 'into-capital': true, 'into-open': true } : { 'into-open': true };
  const { kind } = yield* ask(seat, ways);
  t.points.military--;
  const first = Math.min(...t.generals[seat].available);
  takeFrom(t.generals[seat].available, first);
  t.armies[`${seat}-general-${first}`] = {
    at: id,
    inCapital: kind === 'into-capital',
    legions: 1,
    reduced: 0,
    foederati: [],
    castra: false,
    fought: false,
  };
}
/** ToC 6.3.1.add-legion */
export const addLegion = (t: Table, general: string): void => {
  const army = t.armies[general];
  army.legions++;
  t.points.military -= countLegions(army);
};
/** ToC 6.3.1.train */
export const trainLegion = (t: Table, general: string): void => {
  t.points.military--;
  t.armies[general].legions++;
  t.armies[general].reduced--;
};
/** ToC 6.3.1.move */
export function* moveArmy(t: Table, seat: string, general: string): Play<void> {
  const { id } = yield* ask(seat, { 'move-to': waysOf(t, seat, general) });
  t.points.military--;
  Object.assign(t.armies[general], { at: id, inCapital: false, castra: false });
}
/** ToC 6.3.1.disperse */
export const disperseMob = (t: Table, army: string): void => {
  t.points.military--;
  const id = regionOf(t, army);
  changeSupport(t, id, -1);
  t.provinces[id].mobs = Math.max(0, t.provinces[id].mobs - countUnits(t, army));
};
