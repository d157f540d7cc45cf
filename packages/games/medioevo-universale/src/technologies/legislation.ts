import { pick } from '@hegemon/kernel';
import { namedAs } from '../cards/ability.js';
import { moveBarbarians } from '../deeds/barbarians.js';
import { changeSides } from '../deeds/turncoats.js';
import { beginEntering } from '../frames/war.js';
import { type AreaId, BARBARIANS, type TerritoryId } from '../ids.js';
import {
  convertible,
  convertibleAt,
  lawlessLands,
  movableUnits,
  rebelLands,
  stateAreas,
  stateWays,
} from '../rules/legislation.js';
import type { Troop } from '../troops.js';
import type { Activities } from './activity.js';

/** @rule MU T Orange; the edict is a matter of movement. */
export const legislation: Activities = {
  /** @rule MU tech.laws An uprising goes over the border. */
  laws: {
    rule: 'MU tech.laws',
    isUsable: (g, use) => rebelLands(g, use).length > 0 && lawlessLands(g, use.seat).length > 0,
    names: [
      { prompt: 'name-uprising', offer: (g, use) => [pick('name', rebelLands(g, use))] },
      { prompt: 'name-exile', offer: (g, use) => [pick('name', lawlessLands(g, use.seat))] },
    ],
    carryOut(g, use) {
      const [from, at] = [namedAs<TerritoryId>(use, 0), namedAs<TerritoryId>(use, 1)];
      moveBarbarians(g, from, at);
      return beginEntering({ at, side: BARBARIANS, from });
    },
  },
  /** @rule MU tech.nation-state One barbarian unit, anywhere, goes one area further. */
  'nation-state': {
    rule: 'MU tech.nation-state',
    isUsable: g => stateAreas(g).length > 0,
    names: [
      { prompt: 'name-barbarians', offer: g => [pick('name', stateAreas(g))] },
      { prompt: 'name-barbarian-unit', offer: (g, use) => [pick('name', movableUnits(g, namedAs<AreaId>(use)))] },
      { prompt: 'name-destination', offer: (g, use) => [pick('name', stateWays(g, namedAs<AreaId>(use)))] },
    ],
    carryOut(g, use) {
      const [from, troop, at] = [namedAs<AreaId>(use, 0), namedAs<Troop>(use, 1), namedAs<AreaId>(use, 2)];
      moveBarbarians(g, from, at, { [troop]: 1 });
      return beginEntering({ at, side: BARBARIANS, from });
    },
  },
  /** @rule MU tech.influence One barbarian unit beside the own realm comes over. */
  influence: {
    rule: 'MU tech.influence',
    isUsable: (g, use) => convertible(g, use).length > 0,
    names: [
      { prompt: 'name-barbarians', offer: (g, use) => [pick('name', convertible(g, use))] },
      {
        prompt: 'name-barbarian-unit',
        offer: (g, use) => [pick('name', convertibleAt(g, use.seat, namedAs<TerritoryId>(use)))],
      },
    ],
    carryOut: (g, use) => changeSides(g, namedAs<TerritoryId>(use, 0), BARBARIANS, use.seat, namedAs<Troop>(use, 1)),
  },
};
