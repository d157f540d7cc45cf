import type { ArmyId, Colour, RomanArmyId } from '../src/ids.js';
import { type Arrangement, arrange, type ToCTable } from './arrange.js';

export const GREEN: RomanArmyId = 'green-general-0';
export const RED: RomanArmyId = 'red-general-0';

/** Declares a battle; dice fall if no Flanking Maneuver is at hand. */
export const attack = (table: ToCTable, target: ArmyId, army: RomanArmyId = GREEN, seat: Colour = 'green') => {
  table.play(seat, 'initiate-battle', army);
  if (table.offers(seat, 'attack')) table.play(seat, 'attack', target);
  return table;
};
/** Green attacks with one Military point to spend; the first dice are his. */
export const fight = (a: Arrangement, target: ArmyId, ...dice: number[]) =>
  attack(arrange({ points: { military: 1 }, ...a, dice }), target);
export const types = (table: ToCTable) => table.heard('spectator').map(({ type }) => type);

export const duel: Arrangement = {
  armies: [
    { owner: 'green', region: 'gallia', legions: 2 },
    { owner: 'red', region: 'gallia', legions: 2 },
  ],
  points: { military: 1 },
};
