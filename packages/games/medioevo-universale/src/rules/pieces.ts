import { isSea } from '../catalog.js';
import { type AreaId, BARBARIANS, GOODS, type Good, type Player, type VehicleId } from '../ids.js';
import type { MU } from '../state.js';
import type { Army, LentTroop, OwnTroop } from '../troops.js';
import { armyOf, OWN_TROOPS } from './armies.js';
import { vehiclesOf } from './ownership.js';

/** @rule MU 5-remove Has he anything on the board that he could take off? Not while a battle is fought. */
export const hasPieces = (g: MU, player: Player): boolean => {
  if (g.battle !== undefined) return false;
  for (const at in g.armies) {
    const army = g.armies[at as AreaId]?.[player];
    if (army !== undefined && hasOwn(army)) return true;
  }
  return vehiclesOf(g, player).length > 0 || g.lent.some(({ owner }) => owner === player);
};
const hasOwn = (army: Army): boolean => OWN_TROOPS.some(troop => army[troop] !== undefined);
export const isPlayer = (side: string): side is Player => side !== BARBARIANS;

/**
 * A vehicle; a unit and where it is, at sea by its galley; or a cube and what carries it: `vehicle-3`, `archer@rome`, `salt@vehicle-3`.
 * @rule MU card.66 Among barbarians `lent-archer@rome`.
 */
export type Piece = VehicleId | `${OwnTroop}@${AreaId | VehicleId}` | `${LentTroop}@${AreaId}` | `${Good}@${VehicleId}`;
export type PieceRead =
  | { vehicle: VehicleId }
  | { troop: OwnTroop | LentTroop; at: AreaId; aboard?: VehicleId }
  | { good: Good; vehicle: VehicleId };
export const readPiece = (g: MU, piece: Piece): PieceRead => {
  const i = piece.indexOf('@');
  if (i < 0) return { vehicle: piece as VehicleId };
  const [what, where] = [piece.slice(0, i), piece.slice(i + 1)];
  if ((GOODS as readonly string[]).includes(what)) return { good: what as Good, vehicle: where as VehicleId };
  const at = g.vehicles.at[where as VehicleId];
  return at === undefined
    ? { troop: what as OwnTroop, at: where as AreaId }
    : { troop: what as OwnTroop, at, aboard: where as VehicleId };
};

/** At sea a ship that carries units or other vehicles cannot vanish under them. */
export const isLaden = (g: MU, id: VehicleId): boolean =>
  g.vehicles.aboard[id] !== undefined || Object.values(g.vehicles.carrier).includes(id);

/** @rule MU card.66 His own among barbarians. */
const lentBy = (g: MU, player: Player): readonly Piece[] => {
  const entries = g.lent.filter(({ owner }) => owner === player);
  const pieces = entries.flatMap(({ at, army }) =>
    OWN_TROOPS.filter(troop => army[troop] !== undefined).map((troop): Piece => `lent-${troop}@${at}`),
  );
  return [...new Set(pieces)];
};

/** @rule MU 5-remove @rule MU 3-giveup What he could take off the board, each kind once. */
export const piecesOf = (g: MU, player: Player): readonly Piece[] => {
  if (g.battle !== undefined) return [];
  const own = vehiclesOf(g, player);
  const troopsOf = (army: Army, where: AreaId | VehicleId): readonly Piece[] =>
    OWN_TROOPS.filter(troop => army[troop] !== undefined).map((troop): Piece => `${troop}@${where}`);
  return [
    ...(Object.keys(g.armies) as AreaId[]).filter(at => !isSea(at)).flatMap(at => troopsOf(armyOf(g, at, player), at)),
    ...own.flatMap(id => troopsOf(g.vehicles.aboard[id] ?? {}, id)),
    ...lentBy(g, player),
    ...own.filter(id => !isLaden(g, id)),
    ...own.flatMap(id => [...new Set(g.vehicles.cargo[id])].map((good): Piece => `${good}@${id}`)),
  ];
};
