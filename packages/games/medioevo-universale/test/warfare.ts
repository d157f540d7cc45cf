import { newVehicle } from '../src/deeds/vehicles.js';
import { beginMovement, beginWar } from '../src/frames/war.js';
import type { AreaId, Level, Player, VehicleId, VehicleType } from '../src/ids.js';
import type { MU } from '../src/state.js';
import { type Arrangement, arranged } from './arrange.js';
import { Trial } from './table.js';

export const [BYZANTIUM, HUNGARY, MAMLUKS] = ['player-1', 'player-2', 'player-3'] as const;
export const LI = { 'light-infantry': 1 };

/** A vehicle: what, of which level, whose, where. */
export type Piece = readonly [VehicleType, Level, Player, AreaId];

/** The table in phase 5; the vehicles bear the numbers of their order. The horde is one light infantry that strikes for 4. */
export const atWar = (what: Arrangement & { vehicles?: readonly Piece[] } = {}): MU => {
  const g = arranged({ armies: {}, ...what });
  g.phase = 5;
  g.horde = { dice: [4, 4, 4] };
  for (const [type, level, owner, at] of what.vehicles ?? []) newVehicle(g, type, level, owner, at);
  return g;
};
export const id = (n: number): VehicleId => `vehicle-${n}`;

export const moving = (g: MU, player: Player, from: AreaId, dice?: readonly number[]): Trial =>
  new Trial(g, beginMovement({ player, from }), dice);
export const warring = (g: MU, dice?: readonly number[]): Trial => new Trial(g, beginWar(), dice);

/** What may be picked with a word; nothing if it is not offered. */
export const open = (t: Trial, seat: Player, kind: string): readonly string[] => {
  const choice = t.choice(seat, kind);
  return choice && 'of' in choice ? [...choice.of].sort() : [];
};
export const offers = (t: Trial, seat: Player, kind: string): boolean => t.choice(seat, kind) !== undefined;
export const toldOf = (t: Trial, type: string) => t.told.filter(each => each.type === type);
