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

/** The table in phase 5; the vehicles bear the numbers of their order. The horde is one light infantry, with an attack of 7 and a loss of 4. */
export const atWar = (what: Arrangement & { vehicles?: readonly Piece[] } = {}): MU => {
  const g = arranged({ armies: {}, ...what });
  g.phase = 5;
  g.horde = { dice: [4, 5, 7] };
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

/** What a seat answers in a battle if it wants nothing but to fight: it keeps its dice, takes no prisoners and stays. */
const PLAIN = ['no-quarter', 'stand', 'fight-on', 'enough', 'pass', 'no-surrender', 'refuse', 'spare', 'stay'];
const battlePrompts = (t: Trial): boolean => t.g.battle !== undefined || t.g.damage !== undefined;

/** Fights on until the battle is over: whoever is hit loses the first units first. */
export const fightOut = (t: Trial): Trial => {
  while (!t.isOver && battlePrompts(t)) {
    const { seat, choices } = t.asked[0];
    const plain = choices.find(({ kind }) => PLAIN.includes(kind));
    const [first] = choices;
    if (plain) t.answer(seat as Player, plain.kind);
    else if (first.shape === 'allot') t.answer(seat as Player, first.kind, spread(first.total, first.caps));
    else if (first.shape === 'subset') t.answer(seat as Player, first.kind, first.of.slice(0, first.min));
    else if (first.shape === 'pick') t.answer(seat as Player, first.kind, first.of[0]);
    else if (first.shape === 'amount') t.answer(seat as Player, first.kind, first.min);
    else t.answer(seat as Player, first.kind);
  }
  return t;
};
const spread = (total: number, caps: Readonly<Partial<Record<string, number>>>): Record<string, number> => {
  const given: Record<string, number> = {};
  let left = total;
  for (const [token, cap] of Object.entries(caps)) {
    const points = Math.min(left, cap ?? 0);
    if (points > 0) given[token] = points;
    left -= points;
  }
  return given;
};
