import { pick } from '@hegemon/kernel';
import { figureOf } from '../catalog.js';
import { addUnits, units } from '../deeds/armies.js';
import { addEffect } from '../deeds/effects.js';
import { tell } from '../events.js';
import { beginRelief } from '../frames/barbarians.js';
import { type Player, UNIT_TYPES, type UnitType } from '../ids.js';
import { invadedLandOf, recruitOf } from '../rules/barbarians.js';
import { hasHigherWalls } from '../rules/effects.js';
import { reliefLeaders, reliefMusters } from '../rules/relief.js';
import { unitsLeft } from '../rules/supply.js';
import type { MU } from '../state.js';
import type { CardAbilities } from './abilities.js';
import { namedAs } from './ability.js';

/** @rule MU card.25 Movement points, for all groups together. */
const RELIEF = figureOf('realm-25', 'mp');

const recruits = (g: MU, player: Player): readonly UnitType[] =>
  UNIT_TYPES.filter(type => unitsLeft(g, player, type) > 0);

export const militia: CardAbilities = {
  /** @rule MU card.24 Before battle, raid or take-over: the territory is defended now. */
  'realm-24': {
    rule: 'MU card.24',
    isUsable: (g, use) => invadedLandOf(g, use.seat) !== undefined && recruits(g, use.seat).length > 0,
    names: [{ prompt: 'name-recruit', offer: (g, use) => [pick('name', recruits(g, use.seat))] }],
    carryOut(g, use) {
      const at = invadedLandOf(g, use.seat);
      if (!at) return;
      const troop = recruitOf(namedAs<UnitType>(use));
      addUnits(g, at, use.seat, units(troop));
      tell(g, 'militia-raised', { player: use.seat, at, troop });
    },
  },
  /** @rule MU card.25 */
  'realm-25': {
    rule: 'MU card.25',
    isUsable(g, use) {
      const at = invadedLandOf(g, use.seat);
      if (!at) return false;
      return reliefMusters(g, use.seat, at, RELIEF).length > 0 || reliefLeaders(g, use.seat, at, RELIEF).length > 0;
    },
    carryOut(g, use) {
      const at = invadedLandOf(g, use.seat);
      return at && beginRelief(use.seat, at, RELIEF);
    },
  },
  /** @rule MU card.26 A tower, or a level more than what stands there; a castle is the highest. */
  'realm-26': {
    rule: 'MU card.26',
    isUsable(g, use) {
      const at = invadedLandOf(g, use.seat);
      if (!at || g.buildings.military[at] === 3) return false;
      return !hasHigherWalls(g, use.seat, at);
    },
    carryOut(g, use) {
      const at = invadedLandOf(g, use.seat);
      if (!at) return;
      addEffect(g, { type: 'higher-walls', at, player: use.seat, until: 'round' });
      tell(g, 'walls-raised', { player: use.seat, at });
    },
  },
};
