import { ask, type Play } from './asking.js';
import { HOME_OF_RIVAL, isProvince, isTribe, TRIBE_OF } from './facts.js';
import { countLegions, isMilitia, numberOf, ownerOf, stackedMilitia } from './forces.js';
import { addTo, countArmyOf, countIn, leadersOf } from './land.js';
import { type Army, distinct, type Table, takeFrom } from './table.js';

/** What a battle has removed so far. */
export interface Fallen {
  /** Leaders and rival emperors. */
  figures: string[];
  /** Markers of a barbarian army, leaders included. */
  barbarians: number;
}

export const isAlive = (t: Table, army: string, region: string): boolean => {
  if (isTribe(army)) return countArmyOf(t, army, region) > 0;
  if (army in HOME_OF_RIVAL) return army in t.rivals;
  return isMilitia(army) ? t.provinces[region].militia : army in t.armies;
};

/** ToC 8.1.losses Hit after hit, until the army is gone. A question is put only if the outcome can differ. */
export function* takeHits(
  t: Table,
  army: string,
  region: string,
  hits: number,
  chooser: string,
  fallen: Fallen,
): Play<void> {
  for (let left = hits; left > 0 && isAlive(t, army, region); left--) {
    const militia = isMilitia(army) ? region : stackedMilitia(t, army);
    if (army in HOME_OF_RIVAL) {
      delete t.rivals[army];
      fallen.figures.push(army);
    } else if (isTribe(army)) {
      yield* hitBarbarians(t, army, region, left, chooser, fallen);
    } else if (militia !== undefined) {
      // ToC 8.1.assign-own Militia first.
      Object.assign(t.provinces[militia], { militia: false, militiaCastra: false, militiaFought: false });
    } else if (t.armies[army].foederati.length > 0) {
      yield* hitFoederati(t, t.armies[army], left, chooser);
    } else {
      yield* hitLegions(t, army, left, chooser);
    }
  }
}

/** ToC 8.1.assign-barbarians */
function* hitBarbarians(
  t: Table,
  tribe: string,
  region: string,
  hits: number,
  chooser: string,
  fallen: Fallen,
): Play<void> {
  const markers = leadersOf(t, tribe, region);
  if (countIn(t.roused, tribe, region) > 0) markers.push('active');
  if (isProvince(region) && countIn(t.quiet, tribe, region) > 0) markers.push('inactive');
  const isTotal = hits >= countArmyOf(t, tribe, region);
  const marker = isTotal ? markers[0] : (yield* ask(chooser, { 'take-hit': markers })).id;
  fallen.barbarians++;
  if (marker in TRIBE_OF) {
    delete t.leaders[marker];
    fallen.figures.push(marker);
    return;
  }
  addTo(marker === 'active' ? t.roused : t.quiet, tribe, region, -1);
  // ToC 8.1.removed
  addTo(t.quiet, tribe, tribe, 1);
}

/** ToC 8.1.assign-own Foederati before legions. */
function* hitFoederati(t: Table, { foederati }: Army, hits: number, chooser: string): Play<void> {
  const tribes = distinct(foederati);
  const isTotal = hits >= foederati.length;
  const tribe = isTotal ? tribes[0] : (yield* ask(chooser, { 'take-hit': tribes })).id;
  takeFrom(foederati, tribe);
  addTo(t.quiet, tribe, tribe, 1);
}

/** All ways in which these legions can take so many hits, by what is left in the end. */
const waysToLose = (legions: number, reduced: number, hits: number): Set<string> => {
  if (hits === 0 || legions + reduced === 0) return new Set([`${legions} ${reduced}`]);
  const turned = legions > 0 ? waysToLose(legions - 1, reduced + 1, hits - 1) : [];
  const removed = reduced > 0 ? waysToLose(legions, reduced - 1, hits - 1) : [];
  return new Set([...turned, ...removed]);
};

/** ToC 8.1.assign-own Legions last; with the last one the general goes back to his box. */
function* hitLegions(t: Table, general: string, hits: number, chooser: string): Play<void> {
  const army = t.armies[general];
  let isFull = army.legions > 0;
  if (isFull && army.reduced > 0 && waysToLose(army.legions, army.reduced, hits).size > 1) {
    isFull = (yield* ask(chooser, { 'take-hit': ['legion', 'reduced-legion'] })).id === 'legion';
  }
  if (isFull) {
    army.legions--;
    army.reduced++;
  } else army.reduced--;
  if (countLegions(army) > 0) return;
  delete t.armies[general];
  t.generals[ownerOf(general)].available.push(numberOf(general));
}
