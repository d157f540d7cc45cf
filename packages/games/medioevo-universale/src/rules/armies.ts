import { type AreaId, BARBARIANS, type Player, type Side, type UnitType } from '../ids.js';
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
export const typeOf = (troop: Troop): UnitType => TYPE.get(troop)!;
export const levelOf = (troop: Troop): number => LEVEL.get(troop)!;
/** @rule MU card.65 */
export const isHired = (troop: Troop): troop is HiredTroop => troop.startsWith('hired-');
/** @rule MU card.66 */
export const isLent = (troop: Troop): troop is LentTroop => troop.startsWith('lent-');

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
export const LARGE = 5;
export const isLarge = (army: Army): boolean => sizeOf(army) >= LARGE;
