import { ask, type Offer, type Play } from './asking.js';
import { IMPROVEMENTS } from './facts.js';
import { isOpenTo, militiaLeft } from './forces.js';
import { governedBy, hasRoused, rivalsIn } from './land.js';
import type { Table } from './table.js';

const GAMES_PRICE = 2;
/** ToC event.inflation */
const priceOfBuilding = (t: Table): number => t.figures.buildPrice + (t.lasting === 'inflation' ? 1 : 0);

const mayBuild = (t: Table, seat: string, id: string): boolean => {
  const { improvements, mobs } = t.provinces[id];
  if (improvements.length === IMPROVEMENTS.length || mobs > 0) return false;
  return !hasRoused(t, id) && rivalsIn(t, id).length === 0 && isOpenTo(t, seat, id);
};

/** ToC 6.3.3 */
export const populaceOffer = (t: Table, seat: string): Offer => {
  const { populace } = t.points;
  const mine = governedBy(t, seat);
  const bare = mine.filter(id => !t.provinces[id].militia && isOpenTo(t, seat, id));
  const isLudi = t.lasting === 'ludi-saeculares';
  return {
    'increase-support': mine.filter(
      id => id !== 'italia' && t.provinces[id].support < 4 && t.provinces[id].support < populace,
    ),
    'place-militia': populace >= t.figures.militiaPrice && militiaLeft(t) > 0 ? bare : [],
    'hold-games': populace >= GAMES_PRICE ? mine.filter(id => isLudi || t.provinces[id].mobs > 0) : [],
    'build-improvement': populace >= priceOfBuilding(t) ? mine.filter(id => mayBuild(t, seat, id)) : [],
  };
};

/** ToC 6.3.3.support */
export const increaseSupport = (t: Table, id: string): void => {
  t.provinces[id].support++;
  t.points.populace -= t.provinces[id].support;
};
/** ToC 6.3.3.militia */
export const placeMilitia = (t: Table, id: string): void => {
  t.points.populace -= t.figures.militiaPrice;
  t.provinces[id].militia = true;
};
/** ToC 6.3.3.games, ToC event.ludi-saeculares */
export const holdGames = (t: Table, seat: string, id: string): void => {
  t.points.populace -= GAMES_PRICE;
  t.provinces[id].mobs = Math.max(0, t.provinces[id].mobs - 1);
  if (t.lasting !== 'ludi-saeculares' || t.games.includes(id)) return;
  t.games.push(id);
  t.legacy[seat]++;
};
/** ToC 6.3.3.build */
export function* buildImprovement(t: Table, seat: string, id: string): Play<void> {
  const { improvements } = t.provinces[id];
  const kind = (yield* ask(seat, { build: IMPROVEMENTS.filter(it => !improvements.includes(it)) })).id;
  t.points.populace -= priceOfBuilding(t);
  improvements.push(kind);
}
