import { type AreaId, BARBARIANS, type Player, type Side, UNIT_TYPES, type UnitType } from '../ids.js';
import type { MU } from '../state.js';
import type { Army, HiredTroop, LentTroop, OwnTroop, Troop } from '../troops.js';

export const OWN_TROOPS: readonly OwnTroop[] = [
  'archer',
  'light-infantry',
  'heavy-infantry',
  'cavalry',
  'captain-1',
  'captain-2',
  'captain-3',
];
const HIRED_TROOPS: readonly HiredTroop[] = ['hired-archer', 'hired-light-infantry', 'hired-captain'];
const LENT_TROOPS = OWN_TROOPS.map((troop): LentTroop => `lent-${troop}`);
export const TROOPS: readonly Troop[] = [...OWN_TROOPS, ...HIRED_TROOPS, ...LENT_TROOPS];

const plain = (troop: Troop): string => troop.replace(/^(hired|lent)-/, '');
const TYPE = new Map<Troop, UnitType>(
  TROOPS.map(troop => [troop, plain(troop).startsWith('captain') ? 'captain' : (plain(troop) as UnitType)]),
);
const LEVEL = new Map<Troop, number>(
  TROOPS.map(troop => [troop, plain(troop).startsWith('captain') ? Number(plain(troop).at(-1)) || 1 : 0]),
);
const OF_TYPE = new Map(
  UNIT_TYPES.map((type): [UnitType, readonly Troop[]] => [type, TROOPS.filter(troop => TYPE.get(troop) === type)]),
);
export const typeOf = (troop: Troop): UnitType => TYPE.get(troop)!;
export const levelOf = (troop: Troop): number => LEVEL.get(troop)!;
/** @rule MU card.65 */
export const isHired = (troop: Troop): troop is HiredTroop => troop.startsWith('hired-');
export const hiredIn = (army: Army): number => HIRED_TROOPS.reduce((sum, troop) => sum + (army[troop] ?? 0), 0);
/** @rule MU card.66 */
export const isLent = (troop: Troop): troop is LentTroop => troop.startsWith('lent-');

/** @rule MU 0-terms One or more units of one side in the same area. */
export const armyOf = (g: MU, at: AreaId, side: Side): Army => g.armies[at]?.[side] ?? {};
export const sizeOf = (army: Army): number => {
  let size = 0;
  for (const troop in army) size += army[troop as Troop] ?? 0;
  return size;
};
export const hasArmy = (g: MU, at: AreaId, side: Side): boolean => g.armies[at]?.[side] !== undefined;
export const countOf = (army: Army, type: UnitType): number => {
  let count = 0;
  for (const troop of OF_TYPE.get(type)!) count += army[troop] ?? 0;
  return count;
};

/** The players with an army there, in the order of the seats. */
export const playersAt = (g: MU, at: AreaId): readonly Player[] => g.seats.filter(player => hasArmy(g, at, player));
export const hasBarbarians = (g: MU, at: AreaId): boolean => hasArmy(g, at, BARBARIANS);
/** @rule MU 0-terms Five units or more. */
export const LARGE = 5;
