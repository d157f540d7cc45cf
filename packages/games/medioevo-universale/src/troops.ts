import type { Sparse } from '@hegemon/kernel';
import type { VehicleId } from './ids.js';

/** A unit by its type; captains by their level, too. */
export type OwnTroop =
  | 'archer'
  | 'light-infantry'
  | 'heavy-infantry'
  | 'cavalry'
  | 'captain-1'
  | 'captain-2'
  | 'captain-3';
/** @rule MU card.65 Barbarians under a player's command: pieces of the barbarians in the army of a player. */
export type HiredTroop = 'hired-archer' | 'hired-light-infantry' | 'hired-captain';
/** @rule MU card.66 Units of a player among barbarians: his pieces in their army. */
export type LentTroop = `lent-${OwnTroop}`;
export type Troop = OwnTroop | HiredTroop | LentTroop;
/** What a unit is called that is meant itself: by its troop; and by the engine it serves or the galley it is aboard, if that tells it from others. */
export type Named = Troop | `${Troop}@${VehicleId}`;
/** How many of each; absent is none. */
export type Army = Sparse<Troop, number>;
