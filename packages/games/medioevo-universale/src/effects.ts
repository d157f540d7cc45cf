import type { AreaId, Player, Side, TerritoryId, UnitType, VehicleId } from './ids.js';
import type { Troop } from './troops.js';

/** When an effect ends by itself. */
export type Until = 'movement' | 'battle' | 'turn' | 'phase' | 'round';

/** What holds for a while. Rules ask effects, never cards. */
export type Effect = { until: Until } & (
  | {
      /** @rule MU card.1 @rule MU card.2 @rule MU card.3 @rule MU card.42 @rule MU card.43 */
      type: 'no-fighting' | 'no-trade' | 'no-passage' | 'event-shield';
      at: TerritoryId;
    }
  /** @rule MU card.26 Protects as if its military building were a level higher. */
  | { type: 'higher-walls'; at: TerritoryId; player: Player }
  /** @rule MU card.12 Against two kinds of attack. */
  | { type: 'double-shelter'; at: TerritoryId; player: Player }
  /** @rule MU card.50 @rule MU card.51 A vehicle, a unit, or a cube on a vehicle. */
  | { type: 'safe-vehicle'; vehicle: VehicleId }
  | { type: 'safe-unit'; at: AreaId; player: Player; troop: Troop; count: number }
  | { type: 'safe-cube'; vehicle: VehicleId; good: string; count: number }
  /** @rule MU card.11 Caravan and war wagon at once. */
  | { type: 'both-kinds'; vehicle: VehicleId }
  /** @rule MU card.53 The engine goes as far as the transport. */
  | { type: 'follows'; vehicle: VehicleId; leader: VehicleId }
  /** @rule MU card.54 Carries three units. */
  | { type: 'carries'; vehicle: VehicleId }
  /** @rule MU card.55 @rule MU card.56 Nobody reacts to what only passes. */
  | { type: 'unseen'; vehicles: VehicleId[] }
  /** @rule MU tech.logistics */
  | { type: 'across'; vehicle: VehicleId }
  /** @rule MU tech.edict */
  | { type: 'edict'; at: TerritoryId; player: Player }
  /** @rule MU tech.machine-building */
  | { type: 'crew-fights'; vehicle: VehicleId }
  /** @rule MU tech.appointment One unit is treated as another type. @rule MU B-use For whoever has said so, in his own battles. */
  | { type: 'treated-as'; at: AreaId; side: Side; troop: Troop; as: UnitType; by: Player }
  /** @rule MU card.32 @rule MU card.33 For the next building in this turn. */
  | { type: 'discount'; player: Player; percent: number; florin: number }
  /** @rule MU card.20 */
  | { type: 'free-sale'; player: Player }
  /** @rule MU card.37 Takes half of the interest the others pay. @rule MU card.38 */
  | { type: 'interest-share'; player: Player }
  | { type: 'less-interest'; player: Player; florin: number }
  /** @rule MU card.30 The route waits for another vehicle. */
  | { type: 'route-kept'; player: Player }
  /** @rule MU card.64 Both bonuses in the sale that completes the route. */
  | { type: 'both-bonuses'; player: Player }
);
export type EffectType = Effect['type'];
