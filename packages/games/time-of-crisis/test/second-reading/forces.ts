import { CARDS, isProvince, isSea, PROVINCES, TRIBES } from './facts.js';
import { countArmyOf, governedBy, rivalsIn } from './land.js';
import type { Army, Table } from './table.js';

/** Roman armies: `green-general-2` with his units, or `militia-gallia` without a general. */
export const ownerOf = (general: string): string => general.split('-')[0];
export const numberOf = (id: string): number => Number(id.slice(-1));
export const isMilitia = (army: string): boolean => army.startsWith('militia-');
const homeOf = (militia: string): string => militia.slice('militia-'.length);
export const regionOf = (t: Table, army: string): string => (isMilitia(army) ? homeOf(army) : t.armies[army].at);
export const generalsOf = (t: Table, seat: string): string[] =>
  Object.keys(t.armies).filter(id => ownerOf(id) === seat);
export const countLegions = ({ legions, reduced }: Army): number => legions + reduced;

const generalInCapital = (t: Table, province: string): string | undefined =>
  Object.keys(t.armies).find(id => t.armies[id].at === province && t.armies[id].inCapital);
/** Who commands what stands in the capital. */
export const holderOf = (t: Table, province: string): string | null | undefined => {
  const general = generalInCapital(t, province);
  if (general) return ownerOf(general);
  return t.provinces[province].militia ? t.provinces[province].governor : undefined;
};
/** No army of anybody else. */
export const isOpenTo = (t: Table, seat: string, province: string): boolean => {
  const holder = holderOf(t, province);
  return holder === undefined || holder === seat;
};
/** ToC 6.3.1.capital No army but the own militia. */
export const mayEnter = (t: Table, seat: string, province: string): boolean =>
  isProvince(province) && generalInCapital(t, province) === undefined && isOpenTo(t, seat, province);

/** ToC 4.army The province whose militia is stacked with this general. */
export const stackedMilitia = (t: Table, general: string): string | undefined => {
  const army = t.armies[general];
  if (!army?.inCapital) return undefined;
  const { militia, governor } = t.provinces[army.at];
  return militia && governor === ownerOf(general) ? army.at : undefined;
};
/** ToC 4.unit */
export const countUnits = (t: Table, army: string): number => {
  if (isMilitia(army)) return 1;
  const { legions, reduced, foederati } = t.armies[army];
  return legions + reduced + foederati.length + (stackedMilitia(t, army) ? 1 : 0);
};
export const countInCapital = (t: Table, province: string): number => {
  const general = generalInCapital(t, province);
  return general ? countUnits(t, general) : t.provinces[province].militia ? 1 : 0;
};
export const commandedBy = (t: Table, seat: string): string[] => [
  ...generalsOf(t, seat),
  ...governedBy(t, seat)
    .filter(id => t.provinces[id].militia && !generalInCapital(t, id))
    .map(id => `militia-${id}`),
];

/** ToC 6.3.1.battle All armies in the region that are not his. */
export const enemiesOf = (t: Table, seat: string, army: string): string[] => {
  const region = regionOf(t, army);
  if (isSea(region)) return [];
  const generals = Object.keys(t.armies).filter(id => ownerOf(id) !== seat && t.armies[id].at === region);
  const isAlone = isProvince(region) && t.provinces[region].militia && !generalInCapital(t, region);
  const militia = isAlone && t.provinces[region].governor !== seat ? [`militia-${region}`] : [];
  const tribes = TRIBES.filter(tribe => countArmyOf(t, tribe, region) > 0);
  return [...generals, ...militia, ...tribes, ...rivalsIn(t, region)];
};
/** ToC 6.3.1.fought */
export const hasFought = (t: Table, army: string): boolean => {
  if (isMilitia(army)) return t.provinces[homeOf(army)].militiaFought;
  const militia = stackedMilitia(t, army);
  return t.armies[army].fought || (militia !== undefined && t.provinces[militia].militiaFought);
};

/** ToC 6.3.1.sea Whoever is at sea keeps a point for landing; `more` go to sea with this action. */
export const mayPayMilitary = (t: Table, seat: string, cost: number, more = 0): boolean => {
  const inHand = t.hand[seat].filter(id => CARDS[id].suit === 'military').reduce((sum, id) => sum + CARDS[id].value, 0);
  const left = t.points.military - cost;
  return left >= 0 && left + inHand >= countAtSea(t, seat) + more;
};
export const countAtSea = (t: Table, seat: string): number =>
  generalsOf(t, seat).filter(id => isSea(t.armies[id].at)).length;

/** ToC 2.limits */
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
export const legionsLeft = (t: Table): number => 33 - sum(Object.values(t.armies).map(countLegions));
export const militiaLeft = (t: Table): number => 12 - PROVINCES.filter(id => t.provinces[id].militia).length;
export const mobsLeft = (t: Table): number => 32 - sum(PROVINCES.map(id => t.provinces[id].mobs));
/** Quaestor and Castra are the two sides of one marker. */
export const marksLeft = (t: Table): number =>
  17 -
  PROVINCES.filter(id => t.provinces[id].quaestor).length -
  PROVINCES.filter(id => t.provinces[id].militiaCastra).length -
  Object.values(t.armies).filter(army => army.castra).length;
