import type { Effect, EffectType } from '../effects.js';
import type { AreaId, Player, VehicleId } from '../ids.js';
import type { MU } from '../state.js';

type Of<T extends EffectType> = Extract<Effect, { type: T }>;
export const effectsOf = <T extends EffectType>(g: MU, type: T): readonly Of<T>[] =>
  g.effects.filter((effect): effect is Of<T> => effect.type === type);

/** Is there such an effect in that area? */
export const holdsAt = (g: MU, type: 'no-fighting' | 'no-trade' | 'no-passage' | 'event-shield', at: AreaId): boolean =>
  effectsOf(g, type).some(effect => effect.at === at);

export const holdsForPlayer = (
  g: MU,
  type: 'discount' | 'free-sale' | 'interest-share' | 'less-interest' | 'route-kept' | 'both-bonuses',
  player: Player,
): boolean => effectsOf(g, type).some(effect => effect.player === player);

export const holdsForVehicle = (
  g: MU,
  type: 'both-kinds' | 'carries' | 'across' | 'crew-fights' | 'safe-vehicle' | 'follows',
  vehicle: VehicleId,
): boolean => effectsOf(g, type).some(effect => effect.vehicle === vehicle);
/** @rule MU card.26 Does a territory count for him as if its military building were a level higher? */
export const hasHigherWalls = (g: MU, player: Player, at: AreaId): boolean =>
  effectsOf(g, 'higher-walls').some(effect => effect.at === at && effect.player === player);
/** @rule MU card.55 */
export const isUnseen = (g: MU, vehicle: VehicleId): boolean =>
  effectsOf(g, 'unseen').some(effect => effect.vehicles.includes(vehicle));
