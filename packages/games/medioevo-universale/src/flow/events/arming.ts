import { asking, button, call, done, type Frame, go, type Procedure, pick } from '@hegemon/kernel';
import { components } from '../../catalog.js';
import { moveBarbarians, placeBarbarians } from '../../deeds/barbarians.js';
import { tell } from '../../events.js';
import { beginRaid } from '../../frames/barbarians.js';
import { beginWindow } from '../../frames/uses.js';
import { beginEntering } from '../../frames/war.js';
import { type AreaId, BARBARIANS, type TerritoryId } from '../../ids.js';
import { hasBarbarians, playersAt } from '../../rules/armies.js';
import {
  type BarbarianType,
  barbarianWays,
  facingBarbarians,
  movableBarbarians,
  recruitable,
  recruitOf,
} from '../../rules/barbarians.js';
import { firstPlayer, othersFrom } from '../../rules/seating.js';
import type { MU } from '../../state.js';
import { withAsides } from '../../uses/asides.js';

interface ArmingFrame extends Frame<'begin' | 'arm' | 'way' | 'march' | 'leftovers' | 'attack'> {
  proc: 'arming';
  points: number;
  from?: AreaId;
  to?: AreaId;
  /** Where an army has met units of players: it does not go on. */
  halted: AreaId[];
  attacked: AreaId[];
}
export const beginArming = (): ArmingFrame => ({
  proc: 'arming',
  step: 'begin',
  points: components.horde.armingPoints,
  halted: [],
  attacked: [],
});
const ask = asking<MU, ArmingFrame>();

const recruit = (type: BarbarianType) => (g: MU, f: ArmingFrame, at: TerritoryId) => {
  f.points--;
  placeBarbarians(g, at, { [recruitOf(type)]: 1 });
  // MU E-raid: alone with what others have left there.
  return call(beginRaid(at), 'begin');
};

const armings = (g: MU, f: ArmingFrame) => {
  const lands = recruitable(g);
  const armies = movableBarbarians(g, firstPlayer(g)).filter(at => !f.halted.includes(at));
  return [
    pick('place-light-infantry', lands['light-infantry']),
    pick('place-archer', lands.archer),
    pick('place-captain', lands.captain),
    pick('move-barbarians', armies),
    button('pass'),
  ];
};

/** @rule MU 2-barbarians @rule MU E @rule MU E-move */
export const arming: Procedure<MU, ArmingFrame> = {
  name: 'arming',
  rule: 'MU 2-barbarians',
  steps: {
    begin: (_, f) => (f.points > 0 ? undefined : go('leftovers')),
    arm: withAsides(
      ask({
        rule: 'MU 2-barbarians',
        prompt: 'arm-barbarians',
        seats: g => [firstPlayer(g)],
        isCertain: () => true,
        offer: (g: MU, f: ArmingFrame) => armings(g, f),
        facts: (_, f) => ({ points: f.points }),
        take: {
          'place-light-infantry': recruit('light-infantry'),
          'place-archer': recruit('archer'),
          'place-captain': recruit('captain'),
          'move-barbarians'(_, f, from) {
            f.from = from;
            return go('way');
          },
          pass: () => go('leftovers'),
        },
      }),
    ),
    way: ask({
      rule: 'MU 2-barbarians-move',
      prompt: 'barbarians-go',
      seats: g => [firstPlayer(g)],
      offer: (g, f) => [pick('go', f.from ? barbarianWays(g, f.from) : [])],
      facts: (_, f) => ({ from: f.from ?? '', points: f.points }),
      take: {
        go(g, f, to) {
          f.to = to;
          return call(beginWindow('move-step', othersFrom(g, firstPlayer(g))), 'march');
        },
      },
    }),
    /** MU card.3 A bishop may have forbidden the step: then it has cost nothing. */
    march(g, f) {
      const { from, to } = f;
      delete f.from;
      delete f.to;
      if (!from || !to || !hasBarbarians(g, from)) return go('begin');
      if (!barbarianWays(g, from).includes(to)) {
        tell(g, 'barbarians-halted', { from, to });
        return go('begin');
      }
      f.points--;
      if (playersAt(g, to).length > 0) f.halted.push(to);
      moveBarbarians(g, from, to);
      return call(beginEntering({ at: to, side: BARBARIANS, from, seat: firstPlayer(g) }), 'begin');
    },
    /** MU 2-barbarians-attack What was left facing each other fights now. */
    leftovers: (g, f) => (facingBarbarians(g).some(at => !f.attacked.includes(at)) ? undefined : done()),
    attack: ask({
      rule: 'MU 2-barbarians-attack',
      prompt: 'barbarians-attack',
      seats: g => [firstPlayer(g)],
      offer: (g, f) => [
        pick(
          'attack',
          facingBarbarians(g).filter(at => !f.attacked.includes(at)),
        ),
      ],
      take: {
        attack(g, f, at) {
          f.attacked.push(at);
          const coming = { at, side: BARBARIANS, seat: firstPlayer(g), hasHadWindow: true } as const;
          return call(beginEntering(coming), 'leftovers');
        },
      },
    }),
  },
};
