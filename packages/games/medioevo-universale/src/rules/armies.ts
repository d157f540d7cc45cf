import { type AreaId, BARBARIANS, type Player, type Side, type UnitType } from '../ids.js';
import type { MU } from '../state.js';
import type { Army, Troop } from '../troops.js';

export const TROOPS: readonly Troop[] = [
  'archer',
  'light-infantry',
  'heavy-infantry',
  'cavalry',
  'captain-1',
  'captain-2',
  'captain-3',
];
export const typeOf = (troop: Troop): UnitType => (troop.startsWith('captain') ? 'captain' : (troop as UnitType));
export const levelOf = (troop: Troop): number => (troop.startsWith('captain') ? Number(troop.at(-1)) : 0);

/** @rule MU 0-terms One or more units of one side in the same area. */
export const armyOf = (g: MU, at: AreaId, side: Side): Army => g.armies[at]?.[side] ?? {};
export const sizeOf = (army: Army): number => TROOPS.reduce((sum, troop) => sum + (army[troop] ?? 0), 0);
export const hasArmy = (g: MU, at: AreaId, side: Side): boolean => g.armies[at]?.[side] !== undefined;
export const countOf = (army: Army, type: UnitType): number =>
  TROOPS.reduce((sum, troop) => sum + (typeOf(troop) === type ? (army[troop] ?? 0) : 0), 0);

/** The players with an army there, in the order of the seats. */
export const playersAt = (g: MU, at: AreaId): readonly Player[] => g.seats.filter(player => hasArmy(g, at, player));
export const hasBarbarians = (g: MU, at: AreaId): boolean => hasArmy(g, at, BARBARIANS);
/** @rule MU 0-terms Five units or more. */
export const isLarge = (army: Army): boolean => sizeOf(army) >= 5;
