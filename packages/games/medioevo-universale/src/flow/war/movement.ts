import { asking, button, call, go, type Procedure, pick, subset } from '@hegemon/kernel';
import { tireArmy } from '../../deeds/movement.js';
import { openHostilities } from '../../deeds/wars.js';
import { beginHostility } from '../../frames/diplomacy.js';
import { beginAssault, beginEntering, beginHandsOn, beginStep, type StepEnd } from '../../frames/war.js';
import type { AreaId, Player, VehicleId } from '../../ids.js';
import { armyOf, sizeOf } from '../../rules/armies.js';
import { challengedAt, groupOf } from '../../rules/movement/choices.js';
import { costOfStep } from '../../rules/movement/cost.js';
import { haltsAt, invadedBy } from '../../rules/movement/halt.js';
import { hasCompany, wayOf, waysOf } from '../../rules/movement/step.js';
import { common } from '../../rules/movement/units.js';
import { whyNotGo, whyNowhere } from '../../rules/obstacles/movement.js';
import { mustNotFight } from '../../rules/relations.js';
import { armyFrom, type Token } from '../../rules/tokens.js';
import { mpOf, ownerOf } from '../../rules/vehicles.js';
import type { MU } from '../../state.js';
import { withAsides } from '../../uses/asides.js';
import {
  choosable,
  groupNow,
  isToken,
  type MovementFrame,
  movementOf,
  offerWays,
  places,
  retract,
  roomsOf,
  stop,
} from './force.js';
import { fallOf } from './unmanned.js';

const ask = asking<MU, MovementFrame>();

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
        isCertain: () => true,
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
        isCertain: () => true,
        offer: (g, f) => [
          subset('take', choosable(g, f, movementOf(g).group.at), 1),
          button(f.hasMoved ? 'halt' : 'refrain'),
        ],
        facts(g, f) {
          const { at } = movementOf(g).group;
          return { at, room: roomsOf(g, choosable(g, f, at)) };
        },
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
        // Who must not stay where he is has somewhere to go.
        isCertain: () => true,
        offer: offerWays,
        facts(g, f) {
          const group = groupNow(g);
          const ways = sizeOf(group.army) > 0 ? waysOf(g, f.player, group) : [];
          const stuck = ways.length === 0 ? whyNowhere(g, f.player, group) : undefined;
          return {
            at: group.at,
            units: sizeOf(group.army),
            mp: Object.fromEntries(group.vehicles.map(id => [id, mpOf(g, id)])),
            halts: ways.filter(to => haltsAt(g, f.player, to)),
            hostile: ways.filter(to => invadedBy(g, f.player, to) !== undefined),
            ...(stuck && { stuck: { because: stuck.because, ...stuck.facts } }),
          };
        },
        why: (g, f, _, { kind, arg }) => (kind === 'go' ? whyNotGo(g, f.player, groupNow(g), arg) : undefined),
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
          seize(_, f, vehicle) {
            f.regrouped++;
            return call(beginHandsOn({ player: f.player, vehicle: vehicle as VehicleId }), 'go');
          },
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
      const group = groupNow(g);
      const { player, to, target } = f;
      if (costOfStep(g, player, group.at, to!) > 0) delete f.strolled;
      else f.strolled = (f.strolled ?? 0) + 1;
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
      } else f.regrouped++;
      return go(isBarred ? 'arrive' : 'onward');
    },
    /** It ends where it stands; whoever has come there unseen is seen now. */
    arrive(g, f) {
      if (!f.isUnresolved) return go('finish');
      const [group, { player }] = [groupNow(g), f];
      const holder = invadedBy(g, player, group.at, hasCompany(g, player, group));
      f.returned = true;
      if (sizeOf(group.army) === 0 || !holder) return;
      return call(beginHostility({ by: player, against: [holder], what: 'invasion' }));
    },
    arrived(g, f) {
      const [group, { player }] = [groupNow(g), f];
      if (f.returned !== true && waysOf(g, player, group).length > 0) {
        f.mustGoOn = true;
        return go('go');
      }
      delete f.isUnresolved;
      f.endsAt = group.at;
      if (sizeOf(group.army) === 0) {
        const fall = fallOf(g, player, group.at, group.vehicles);
        return fall ? call(fall, 'onward') : go('onward');
      }
      const wasThere = hasCompany(g, player, group);
      // Whoever can neither stay nor go on has made war by coming.
      const holder = invadedBy(g, player, group.at, wasThere);
      if (holder && !mustNotFight(g, player, holder)) openHostilities(g, player, holder);
      return call(beginEntering({ at: group.at, side: player, ...(wasThere && { wasThere }) }), 'onward');
    },
    /** @rule MU 5-retreat-after Whoever has retreated may go on from there; otherwise it ends when nobody can. */
    onward(g, f) {
      const now = movementOf(g);
      now.army = common(now.army, armyOf(g, now.at, f.player));
      now.vehicles = now.vehicles.filter(id => g.vehicles.type[id] !== undefined && ownerOf(g, id) === f.player);
      const hasEnded = f.endsAt === now.group.at;
      delete f.endsAt;
      if (now.hasHalted || hasEnded) return go('finish');
      const isOver = waysOf(g, f.player, groupNow(g)).length === 0 && places(g, f).length === 0;
      if (isOver && !f.hasMoved) return retract(g);
      return go(isOver ? 'arrive' : 'go');
    },
    finish: g => stop(g),
  },
};
