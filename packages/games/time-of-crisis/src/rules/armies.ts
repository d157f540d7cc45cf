import { GENERALS_OF, isGeneral, LIMITS, MILITIA_OF, OWNER_OF, provinceOfMilitia } from '../catalog.js';
import {
  type Colour,
  type GeneralId,
  isProvince,
  isSea,
  PROVINCES,
  type ProvinceId,
  type RegionId,
  type RomanArmyId,
  type TribeId,
} from '../ids.js';
import type { ToC } from '../state.js';

/** Who governs: a family, the neutral faction, or nobody where no governor may be placed. */
export const governs = (g: ToC, seat: Colour, province: ProvinceId): boolean => g.provinces.governor[province] === seat;

export const provincesOf = (g: ToC, seat: Colour): ProvinceId[] => PROVINCES.filter(id => governs(g, seat, id));
export const countProvinces = (g: ToC, seat: Colour): number => {
  let count = 0;
  for (const id of PROVINCES) if (g.provinces.governor[id] === seat) count++;
  return count;
};

/** The seat's generals on the map, in the order of the catalogue. */
export const generalsOnMap = (g: ToC, seat: Colour): GeneralId[] =>
  GENERALS_OF[seat].filter(general => g.armies.at[general] !== undefined);

/** @rule ToC 6.3.1.stack At most one general stands in a capital. */
export const generalInCapital = (g: ToC, province: ProvinceId): GeneralId | undefined => {
  for (const general in g.armies.inCapital) {
    if (g.armies.at[general as GeneralId] === province) return general as GeneralId;
  }
  return undefined;
};

/** @rule ToC 4.army A militia in the capital is stacked with a general of its governor there. */
export const militiaWith = (g: ToC, general: GeneralId): ProvinceId | undefined => {
  const region = g.armies.at[general];
  if (region === undefined || !isProvince(region) || !g.armies.inCapital[general]) return undefined;
  return g.provinces.militia[region] && governs(g, OWNER_OF[general], region) ? region : undefined;
};
/** @rule ToC 4.army A militia without a general is an army of the province's governor. */
export const militiaStandsAlone = (g: ToC, province: ProvinceId): boolean =>
  g.provinces.militia[province] === true && generalInCapital(g, province) === undefined;

/** Who commands an army; a militia obeys the governor of its province. */
export const commanderOf = (g: ToC, army: RomanArmyId): Colour => {
  if (isGeneral(army)) return OWNER_OF[army];
  return g.provinces.governor[provinceOfMilitia(army)!] as Colour;
};
export const regionOf = (g: ToC, army: RomanArmyId): RegionId | undefined =>
  isGeneral(army) ? g.armies.at[army] : provinceOfMilitia(army);

/** All armies a seat commands, generals first, then militia without a general. */
export const armiesOf = (g: ToC, seat: Colour): RomanArmyId[] => {
  const armies: RomanArmyId[] = generalsOnMap(g, seat);
  for (const province of PROVINCES) {
    if (g.provinces.militia[province] && governs(g, seat, province) && militiaStandsAlone(g, province)) {
      armies.push(MILITIA_OF[province]);
    }
  }
  return armies;
};
export const isCommandedBy = (g: ToC, seat: Colour, army: RomanArmyId): boolean => {
  const militia = provinceOfMilitia(army);
  if (militia) return governs(g, seat, militia) && militiaStandsAlone(g, militia);
  return isGeneral(army) && OWNER_OF[army] === seat && g.armies.at[army] !== undefined;
};

/** Full and reduced alike. */
export const countLegions = (g: ToC, general: GeneralId): number =>
  (g.armies.legions[general] ?? 0) + (g.armies.reduced[general] ?? 0);
export const foederatiOf = (g: ToC, army: RomanArmyId): readonly TribeId[] =>
  isGeneral(army) ? (g.armies.foederati[army] ?? []) : [];

/** @rule ToC 4.unit Legions, militia and Foederati are units; a general is none. */
export const countUnits = (g: ToC, army: RomanArmyId): number => {
  if (!isGeneral(army)) return 1;
  return countLegions(g, army) + foederatiOf(g, army).length + (militiaWith(g, army) ? 1 : 0);
};

/** Units in a capital commanded by this seat. */
export const countUnitsInCapital = (g: ToC, seat: Colour, province: ProvinceId): number => {
  const general = generalInCapital(g, province);
  if (general) return OWNER_OF[general] === seat ? countUnits(g, general) : 0;
  return g.provinces.militia[province] && governs(g, seat, province) ? 1 : 0;
};
/** An army in the capital that this seat does not command. */
export const isEnemyInCapital = (g: ToC, seat: Colour, province: ProvinceId): boolean => {
  const general = generalInCapital(g, province);
  if (general) return OWNER_OF[general] !== seat;
  return g.provinces.militia[province] === true && !governs(g, seat, province);
};
/** @rule ToC 6.3.1.capital Free for this seat's army: nobody is there, or only its own militia. */
export const isCapitalFree = (g: ToC, seat: Colour, province: ProvinceId): boolean =>
  generalInCapital(g, province) === undefined && !isEnemyInCapital(g, seat, province);

/** @rule ToC 6.3.1.fought Noted for each general and each militia. */
export const hasFought = (g: ToC, army: RomanArmyId): boolean => {
  if (!isGeneral(army)) return g.provinces.militiaFought[provinceOfMilitia(army)!] === true;
  const militia = militiaWith(g, army);
  return g.armies.fought[army] === true || (militia !== undefined && g.provinces.militiaFought[militia] === true);
};
/** @rule ToC card.castra Protected if the general or the militia has one, never by more than one. */
export const hasCastra = (g: ToC, army: RomanArmyId): boolean => {
  if (!isGeneral(army)) return g.provinces.militiaCastra[provinceOfMilitia(army)!] === true;
  const militia = militiaWith(g, army);
  return g.armies.castra[army] === true || (militia !== undefined && g.provinces.militiaCastra[militia] === true);
};

export const countAtSea = (g: ToC, seat: Colour): number => {
  let count = 0;
  for (const general of GENERALS_OF[seat]) {
    const region = g.armies.at[general];
    if (region !== undefined && isSea(region)) count++;
  }
  return count;
};

/** @rule ToC 2.limits */
export const legionsLeft = (g: ToC): number => {
  let used = 0;
  for (const general in g.armies.at) used += countLegions(g, general as GeneralId);
  return LIMITS.legions - used;
};
/** @rule ToC 2.limits */
export const militiaLeft = (g: ToC): number => LIMITS.militia - Object.keys(g.provinces.militia).length;
/** @rule ToC 2.limits Quaestor and Castra are two sides of the same markers. */
export const quaestorCastraLeft = (g: ToC): number =>
  LIMITS.quaestorCastra -
  Object.keys(g.provinces.quaestor).length -
  Object.keys(g.provinces.militiaCastra).length -
  Object.keys(g.armies.castra).length;
/** @rule ToC 2.limits */
export const mobsLeft = (g: ToC): number => {
  let used = 0;
  for (const province in g.provinces.mobs) used += g.provinces.mobs[province as ProvinceId] ?? 0;
  return LIMITS.mobs - used;
};
