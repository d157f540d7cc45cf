import { button, done, type Frame, type Next, pick } from '@hegemon/kernel';
import { endEffects } from '../../deeds/effects.js';
import { endMovement } from '../../deeds/movement.js';
import type { MovementCall } from '../../frames/war.js';
import type { AreaId, Player, VehicleId } from '../../ids.js';
import type { Group, Movement } from '../../movement.js';
import { sizeOf } from '../../rules/armies.js';
import { canStart, challengesOf, groupIn, partsOf, seizableAt, takeable } from '../../rules/movement/choices.js';
import { costOfStep } from '../../rules/movement/cost.js';
import { invadedBy } from '../../rules/movement/halt.js';
import { hasEdictAt, isAstray, mayEndAt, waysOf } from '../../rules/movement/step.js';
import { common } from '../../rules/movement/units.js';
import { roomOf } from '../../rules/movement/vehicles.js';
import { armyFrom, type Token, tokensOf } from '../../rules/tokens.js';
import type { MU } from '../../state.js';

/** The steps of a completed movement. */
type Step =
  | 'begin'
  | 'where'
  | 'take'
  | 'go'
  | 'whom'
  | 'step'
  | 'stepped'
  | 'arrive'
  | 'arrived'
  | 'onward'
  | 'finish';
export interface MovementFrame extends Frame<Step>, MovementCall {
  proc: 'movement';
  hasMoved: boolean;
  /** How often somebody else was chosen to go since the last step. */
  regrouped: number;
  /** @rule MU 5-move-castle Free steps on end. */
  strolled?: number;
  to?: AreaId;
  /** Whom it attacks there although it need not. */
  target?: Player;
  /** The step that is being made only passes. */
  isPassing?: true;
  /** @rule MU card.55 It has passed into where it stands, and nothing has come of it yet. */
  isUnresolved?: true;
  /** It would have been hostile to stay there, and was not wanted. */
  mustGoOn?: true;
  /** Where it is to end. */
  endsAt?: AreaId;
}

/** So often somebody may choose anew, or think better of a hostile act between two steps: the others are waiting. */
const PATIENCE = 8;
/** @rule MU 5-move-castle So many steps on end that cost nothing: from one castle to the next and back they would never end (M-68). */
const STROLLS = 12;

export const movementOf = (g: MU): Movement => {
  if (!g.movement) throw new Error('there is no movement');
  return g.movement;
};

export const groupNow = (g: MU): Group => groupIn(g, movementOf(g));

/** @rule MU C-support Of what was ordered, only those who were designated go along. */
export const choosable = (g: MU, f: MovementFrame, at: AreaId): readonly (Token | VehicleId)[] => {
  const all = takeable(g, f.player, at);
  if (!f.only) return all;
  const tokens = tokensOf(common(armyFrom(all.filter(isToken)), f.only.army));
  return [...tokens, ...all.filter((id): id is VehicleId => !isToken(id) && (f.only?.vehicles?.includes(id) ?? true))];
};
export const isToken = (id: Token | VehicleId): id is Token => id.includes(':');

/** @rule MU 5-move-load How many units each of these transports holds. */
export const roomsOf = (g: MU, ids: readonly (Token | VehicleId)[]): Readonly<Record<string, number>> =>
  Object.fromEntries(ids.flatMap(id => (isToken(id) || roomOf(g, id) === 0 ? [] : [[id, roomOf(g, id)]])));

/** Where part of the force is, and somebody may be taken along. */
export const places = (g: MU, f: MovementFrame): readonly AreaId[] =>
  partsOf(g).filter(at => choosable(g, f, at).length > 0 && canStart(g, f.player, at));

/** @rule MU tech.edict @rule MU tech.logistics @rule MU card.55 Where it stands it must not stay. */
const isOnlyPassing = (g: MU, f: MovementFrame): boolean => {
  const [group, { player }] = [groupNow(g), f];
  if (isAstray(g, group)) return true;
  if (!f.isUnresolved) return false;
  return (
    f.mustGoOn === true || !mayEndAt(g, player, group) || (sizeOf(group.army) > 0 && hasEdictAt(g, player, group.at))
  );
};

export const offerWays = (g: MU, f: MovementFrame) => {
  const group = groupNow(g);
  const ways = waysOf(g, f.player, group);
  const mayStay = !isOnlyPassing(g, f) || ways.length === 0;
  const isPatient = f.regrouped < PATIENCE;
  const isTireless = (f.strolled ?? 0) < STROLLS || !mayStay;
  const isWay = (to: AreaId): boolean =>
    (isTireless || costOfStep(g, f.player, group.at, to) > 0) &&
    (isPatient || !mayStay || invadedBy(g, f.player, to) === undefined);
  const mayRegroup = mayStay && !f.isUnresolved && isPatient && places(g, f).length > 0;
  return [
    pick('go', ways.filter(isWay)),
    pick('attack', isPatient ? challengesOf(g, f.player, group) : []),
    pick('seize', isPatient && f.hasMoved && !f.isUnresolved ? seizableAt(g, f.player, movementOf(g).at) : []),
    ...(mayRegroup ? [button('regroup')] : []),
    ...(mayStay ? [button(f.hasMoved ? 'halt' : 'refrain')] : []),
  ];
};

export const stop = (g: MU): Next<Step> => {
  endMovement(g);
  endEffects(g, 'movement');
  return done(true);
};
export const retract = (g: MU): Next<Step> => {
  delete g.movement;
  return done(false);
};
