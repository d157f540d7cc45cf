import { isGeneral, OWNER_OF, provinceOfMilitia } from '../catalog.js';
import { tell } from '../events.js';
import {
  type Colour,
  type GeneralId,
  isProvince,
  type ProvinceId,
  type RegionId,
  type RomanArmyId,
  type TribeId,
} from '../ids.js';
import { militiaWith } from '../rules/armies.js';
import type { ToC } from '../state.js';
import { sendHome } from './barbarians.js';
import { removeMilitia } from './governors.js';

/** @rule ToC 6.3.1.create-army Generals in the box differ only in what they once cost: the first goes. */
export const createArmy = (g: ToC, seat: Colour, province: ProvinceId, inCapital: boolean): GeneralId => {
  const general = g.generals.available[seat].shift()!;
  g.armies.at[general] = province;
  if (inCapital) g.armies.inCapital[general] = true;
  g.armies.legions[general] = 1;
  tell(g, 'army-created', { seat, army: general, province, inCapital });
  return general;
};
export const addLegion = (g: ToC, army: GeneralId): void => {
  g.armies.legions[army] = (g.armies.legions[army] ?? 0) + 1;
};
export const trainLegion = (g: ToC, army: GeneralId): void => {
  addLegion(g, army);
  dropReduced(g, army);
  tell(g, 'legion-trained', { army });
};
const dropReduced = (g: ToC, army: GeneralId): void => {
  const left = (g.armies.reduced[army] ?? 0) - 1;
  if (left > 0) g.armies.reduced[army] = left;
  else delete g.armies.reduced[army];
};

export const removeCastra = (g: ToC, army: RomanArmyId): void => {
  const militia = provinceOfMilitia(army);
  const had = isGeneral(army) ? g.armies.castra[army] : militia && g.provinces.militiaCastra[militia];
  if (!had) return;
  if (isGeneral(army)) delete g.armies.castra[army];
  else if (militia) delete g.provinces.militiaCastra[militia];
  tell(g, 'castra-removed', { army });
};

/** @rule ToC 6.3.1.move It arrives in the open; a camp is left behind. */
export const moveArmy = (g: ToC, army: GeneralId, to: RegionId): void => {
  const from = g.armies.at[army]!;
  removeCastra(g, army);
  delete g.armies.inCapital[army];
  g.armies.at[army] = to;
  tell(g, 'army-moved', { army, from, to });
};
export const enterCapital = (g: ToC, army: GeneralId): void => {
  g.armies.inCapital[army] = true;
  tell(g, 'capital-entered', { army, province: g.armies.at[army] as ProvinceId });
};
export const leaveCapital = (g: ToC, army: GeneralId): void => {
  delete g.armies.inCapital[army];
  tell(g, 'capital-left', { army, province: g.armies.at[army] as ProvinceId });
};

/** @rule ToC 6.3.1.fought Noted for the general and for the militia that fought with him. */
export const exhaust = (g: ToC, army: RomanArmyId): void => {
  const militia = isGeneral(army) ? militiaWith(g, army) : provinceOfMilitia(army);
  if (isGeneral(army) && g.armies.at[army] !== undefined) g.armies.fought[army] = true;
  if (militia && g.provinces.militia[militia]) g.provinces.militiaFought[militia] = true;
};

/** @rule ToC 8.1.losses A full legion is turned, a reduced one is removed. */
export const flipLegion = (g: ToC, army: GeneralId): void => {
  const left = (g.armies.legions[army] ?? 0) - 1;
  if (left > 0) g.armies.legions[army] = left;
  else delete g.armies.legions[army];
  g.armies.reduced[army] = (g.armies.reduced[army] ?? 0) + 1;
  tell(g, 'hit-taken', { army, loss: 'legion' });
};
export const loseReduced = (g: ToC, army: GeneralId): void => {
  dropReduced(g, army);
  tell(g, 'hit-taken', { army, loss: 'reduced-legion' });
};
/** @rule ToC 8.1.removed Foederati that fall go home, inactive. */
export const loseFoederati = (g: ToC, army: GeneralId, tribe: TribeId): void => {
  const foederati = g.armies.foederati[army]!;
  foederati.splice(foederati.indexOf(tribe), 1);
  if (foederati.length === 0) delete g.armies.foederati[army];
  tell(g, 'hit-taken', { army, loss: tribe });
  sendHome(g, tribe);
};
export const loseMilitia = (g: ToC, army: RomanArmyId): void => {
  const militia = isGeneral(army) ? militiaWith(g, army) : provinceOfMilitia(army);
  tell(g, 'hit-taken', { army, loss: 'militia' });
  if (militia) removeMilitia(g, militia);
};

/** @rule ToC 8.1.removed A general without units goes back to the box. */
export const returnGeneral = (g: ToC, general: GeneralId): void => {
  const { armies } = g;
  for (const column of [
    armies.at,
    armies.inCapital,
    armies.legions,
    armies.reduced,
    armies.foederati,
    armies.castra,
    armies.fought,
  ]) {
    delete column[general];
  }
  const box = g.generals.available[OWNER_OF[general]];
  box.push(general);
  box.sort();
  tell(g, 'general-returned', { general });
};

/** @rule ToC 8.3.roman Out of the capital, without its camp. */
export const driveOut = (g: ToC, army: GeneralId): void => {
  const region = g.armies.at[army]!;
  if (!isProvince(region) || !g.armies.inCapital[army]) return;
  delete g.armies.inCapital[army];
  tell(g, 'army-driven-out', { army, province: region });
  removeCastra(g, army);
};
