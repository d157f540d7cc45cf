import { asking, button, call, done, type Frame, go, type Next, type Procedure, pick, subset } from '@hegemon/kernel';
import { endEffects } from '../../deeds/effects.js';
import { endMovement, tireArmy } from '../../deeds/movement.js';
import { beginHostility } from '../../frames/diplomacy.js';
import { beginAssault, beginEntering, beginHandsOn, beginStep, type MovementCall, type StepEnd } from '../../frames/war.js';
import type { AreaId, Player, VehicleId } from '../../ids.js';
import type { Movement } from '../../movement.js';
import { armyOf, sizeOf } from '../../rules/armies.js';
import {
  canStart,
  challengedAt,
  challengesOf,
  groupOf,
  haltsAt,
  partsOf,
  seizableAt,
  takeable,
} from '../../rules/movement/choices.js';
import { invadedBy } from '../../rules/movement/halt.js';
import { hasEdictAt, isAstray, mayEndAt, wayOf, waysOf } from '../../rules/movement/step.js';
import { common } from '../../rules/movement/units.js';
import { armyFrom, type Token, tokensOf } from '../../rules/tokens.js';
import { isStopped, mpOf, ownerOf } from '../../rules/vehicles.js';
import type { MU } from '../../state.js';
import { withAsides } from '../../uses/asides.js';
import { fallOf } from './unmanned.js';

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
interface MovementFrame extends Frame<Step>, MovementCall {
  proc: 'movement';
  hasMoved: boolean;
  /** How often somebody else was chosen to go since the last step. */
  regrouped: number;
  to?: AreaId;
  /** Whom it attacks there although it need not. */
  target?: Player;
  /** The step that is being made only passes. */
  isPassing?: true;
  /** @rule MU card.55 It has passed into where it stands, and nothing has come of it yet. */
  isUnresolved?: true;
  /** It would have been hostile to stay there, and was not wanted. */
  mustGoOn?: true;
}
const ask = asking<MU, MovementFrame>();

/** So often somebody may choose anew between two steps: the others are waiting. */
const PATIENCE = 8;

const movementOf = (g: MU): Movement => {
  if (!g.movement) throw new Error('there is no movement');
  return g.movement;
};

/** @rule MU C-support Of what was ordered, only those who were designated go along. */
const choosable = (g: MU, f: MovementFrame, at: AreaId): readonly (Token | VehicleId)[] => {
  const all = takeable(g, f.player, at);
  if (!f.only) return all;
  const tokens = tokensOf(common(armyFrom(all.filter(isToken)), f.only.army));
  return [...tokens, ...all.filter((id): id is VehicleId => !isToken(id) && (f.only?.vehicles?.includes(id) ?? true))];
};
const isToken = (id: Token | VehicleId): id is Token => id.includes(':');

/** Where part of the force is, and somebody may be taken along. */
const places = (g: MU, f: MovementFrame): readonly AreaId[] =>
  partsOf(g).filter(at => choosable(g, f, at).length > 0 && canStart(g, f.player, at));

/** @rule MU tech.edict @rule MU tech.logistics @rule MU card.55 Where it stands it must not stay. */
const isOnlyPassing = (g: MU, f: MovementFrame): boolean => {
  const { group, player } = movementOf(g);
  if (isAstray(g, group)) return true;
  if (!f.isUnresolved) return false;
  return f.mustGoOn === true || !mayEndAt(g, player, group) || (sizeOf(group.army) > 0 && hasEdictAt(g, player, group.at));
};

const offerWays = (g: MU, f: MovementFrame) => {
  const { group, at } = movementOf(g);
  const ways = waysOf(g, f.player, group);
  const mayStay = !isOnlyPassing(g, f) || ways.length === 0;
  const mayRegroup = mayStay && !f.isUnresolved && f.regrouped < PATIENCE && places(g, f).length > 0;
  return [
    pick('go', ways),
    pick('attack', challengesOf(g, f.player, group)),
    pick('seize', f.hasMoved && !f.isUnresolved ? seizableAt(g, f.player, at) : []),
    ...(mayRegroup ? [button('regroup')] : []),
    ...(mayStay ? [button(f.hasMoved ? 'halt' : 'refrain')] : []),
  ];
};

const stop = (g: MU): Next<Step> => {
  endMovement(g);
  endEffects(g, 'movement');
  return done(true);
};
const retract = (g: MU): Next<Step> => {
  delete g.movement;
  return done(false);
};

/** @rule MU 5-move-complete One force goes step by step, picks up and leaves behind, until it stops or has to. */
export const movement: Procedure<MU, MovementFrame> = {
  name: 'movement',
  rule: 'MU 5-move-complete',
  steps: {
    begin(g, f) {
      const { player, from, orderedBy } = f;
      const group = { at: from, army: {}, vehicles: [] };
      g.movement = { player, start: from, at: from, army: {}, vehicles: [], group, ...(orderedBy && { orderedBy }) };
      f.hasMoved = false;
      f.regrouped = 0;
      if (f.against === undefined) return go('take');
      // MU 5-facing A completed movement of no steps.
      f.hasMoved = true;
      movementOf(g).army = { ...armyOf(g, from, player) };
      tireArmy(g, from, player);
      return call(beginAssault({ at: from, side: player, against: f.against }), 'onward');
    },
    where: withAsides(
      ask({
        rule: 'MU 5-move-complete',
        prompt: 'move-from',
        seats: (_, f) => [f.player],
        offer: (g, f) => [pick('from', places(g, f)), button('halt')],
        take: {
          from(g, _, at) {
            movementOf(g).group = { at: at as AreaId, army: {}, vehicles: [] };
            return go('take');
          },
          halt: () => go('arrive'),
        },
      }),
    ),
    take: withAsides(
      ask({
        rule: 'MU 5-move-complete',
        prompt: 'take-along',
        seats: (_, f) => [f.player],
        offer: (g, f) => [
          subset('take', choosable(g, f, movementOf(g).group.at), 1),
          button(f.hasMoved ? 'halt' : 'refrain'),
        ],
        facts: g => ({ at: movementOf(g).group.at }),
        take: {
          take(g, _, chosen) {
            const all = chosen as readonly (Token | VehicleId)[];
            const { at } = movementOf(g).group;
            const vehicles = all.filter((id): id is VehicleId => !isToken(id));
            movementOf(g).group = groupOf(g, at, armyFrom(all.filter(isToken)), vehicles);
            return go('go');
          },
          halt: () => go('arrive'),
          refrain: g => retract(g),
        },
      }),
    ),
    go: withAsides(
      ask({
        rule: 'MU 5-move',
        prompt: 'move-on',
        seats: (_, f) => [f.player],
        offer: offerWays,
        facts(g, f) {
          const { group } = movementOf(g);
          const ways = sizeOf(group.army) > 0 ? waysOf(g, f.player, group) : [];
          return {
            at: group.at,
            units: sizeOf(group.army),
            mp: Object.fromEntries(group.vehicles.map(id => [id, mpOf(g, id)])),
            halts: ways.filter(to => haltsAt(g, f.player, to)),
            hostile: ways.filter(to => invadedBy(g, f.player, to) !== undefined),
          };
        },
        take: {
          go(_, f, to) {
            f.to = to as AreaId;
            delete f.target;
            return go('step');
          },
          attack(_, f, to) {
            f.to = to as AreaId;
            return go('whom');
          },
          seize: (_, f, vehicle) => call(beginHandsOn({ player: f.player, vehicle: vehicle as VehicleId }), 'go'),
          regroup(g, f) {
            f.regrouped++;
            const [only, ...others] = places(g, f);
            if (others.length > 0) return go('where');
            movementOf(g).group = { at: only, army: {}, vehicles: [] };
            return go('take');
          },
          halt: () => go('arrive'),
          refrain: g => retract(g),
        },
      }),
    ),
    whom: ask({
      rule: 'MU 5-multi',
      prompt: 'attack-whom',
      seats: (_, f) => [f.player],
      offer: (g, f) => [pick('opponent', challengedAt(g, f.player, f.to!))],
      facts: (_, f) => ({ at: f.to! }),
      take: {
        opponent(_, f, side) {
          f.target = side as Player;
          return go('step');
        },
      },
    }),
    step(g, f) {
      const { group } = movementOf(g);
      const { player, to, target } = f;
      if (wayOf(g, player, group, to!) === 'passes' && !target) f.isPassing = true;
      else delete f.isPassing;
      return call(beginStep({ player, group, to: to!, ...(target && { against: target }) }));
    },
    stepped(_, f) {
      const { hasMoved, isBarred } = f.returned as StepEnd;
      if (hasMoved) {
        f.hasMoved = true;
        f.regrouped = 0;
        delete f.mustGoOn;
        if (f.isPassing) f.isUnresolved = true;
        else delete f.isUnresolved;
      }
      return go(isBarred ? 'arrive' : 'onward');
    },
    /** It ends where it stands; whoever has come there unseen is seen now. */
    arrive(g, f) {
      if (!f.isUnresolved) return go('finish');
      const { player, group } = movementOf(g);
      const holder = invadedBy(g, player, group.at);
      f.returned = true;
      if (sizeOf(group.army) === 0 || !holder) return;
      return call(beginHostility({ by: player, against: [holder], what: 'invasion' }));
    },
    arrived(g, f) {
      const { player, group } = movementOf(g);
      if (f.returned !== true && waysOf(g, player, group).length > 0) {
        f.mustGoOn = true;
        return go('go');
      }
      delete f.isUnresolved;
      if (sizeOf(group.army) > 0) return call(beginEntering({ at: group.at, side: player }), 'onward');
      const fall = fallOf(g, player, group.at, group.vehicles);
      return fall ? call(fall, 'onward') : go('onward');
    },
    /** @rule MU 5-retreat-after Whoever has retreated may go on from there; otherwise it ends when nobody can. */
    onward(g, f) {
      const now = movementOf(g);
      now.army = common(now.army, armyOf(g, now.at, f.player));
      now.vehicles = now.vehicles.filter(id => g.vehicles.type[id] !== undefined && ownerOf(g, id) === f.player);
      now.group.vehicles = now.group.vehicles.filter(id => g.vehicles.at[id] === now.group.at && !isStopped(g, id));
      if (now.group.at === now.at) now.group.army = common(now.group.army, armyOf(g, now.at, f.player));
      if (now.hasHalted) return go('finish');
      const isOver = waysOf(g, f.player, now.group).length === 0 && places(g, f).length === 0;
      if (isOver && !f.hasMoved) return retract(g);
      return go(isOver ? 'arrive' : 'go');
    },
    finish: g => stop(g),
  },
};
