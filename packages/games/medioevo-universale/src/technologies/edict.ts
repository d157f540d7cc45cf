import { pick } from '@hegemon/kernel';
import { namedAs } from '../cards/ability.js';
import { isSea, MAP } from '../catalog.js';
import { addEffect } from '../deeds/effects.js';
import type { Effect } from '../effects.js';
import type { Player, TerritoryId } from '../ids.js';
import { sizeOf } from '../rules/armies.js';
import { controllerOf } from '../rules/control.js';
import { holdsForVehicle } from '../rules/effects.js';
import { groupIn } from '../rules/movement/choices.js';
import { hasEdictAt, wayOf } from '../rules/movement/step.js';
import { vehiclesOf } from '../rules/ownership.js';
import { hasEdict } from '../rules/trade/places.js';
import { isTrader, typeOfVehicle, whereIs } from '../rules/vehicles.js';
import type { MU } from '../state.js';
import type { Activities } from './activity.js';

const edictAt = (g: MU, at: TerritoryId, player: Player): Effect => ({
  type: 'edict',
  at,
  player,
  until: g.phase === 5 ? 'movement' : 'round',
});

/** In war: where the force would go next, and could go on from. */
const onTheWay = (g: MU, player: Player): readonly TerritoryId[] => {
  const { movement } = g;
  if (movement?.player !== player) return [];
  const group = groupIn(g, movement);
  if (sizeOf(group.army) === 0) return [];
  return MAP.neighbours(group.at).filter((at): at is TerritoryId => {
    if (isSea(at) || hasEdictAt(g, player, at)) return false;
    const decreed = { ...g, effects: [...g.effects, edictAt(g, at, player)] };
    return hasEdictAt(decreed, player, at) && wayOf(decreed, player, group, at) === 'passes';
  });
};
/** In trade: where a vehicle is, or might go next. */
const aroundTraders = (g: MU, player: Player): readonly TerritoryId[] => {
  const places = vehiclesOf(g, player)
    .filter(id => isTrader(typeOfVehicle(g, id)) || holdsForVehicle(g, 'both-kinds', id))
    .map(id => whereIs(g, id));
  const near = new Set(places.flatMap(at => [at, ...MAP.neighbours(at)]));
  return [...near].filter(
    (at): at is TerritoryId =>
      !isSea(at) && g.inPlay[at] === true && controllerOf(g, at) === undefined && !hasEdict(g, player, at),
  );
};
const landsFor = (g: MU, player: Player): readonly TerritoryId[] =>
  g.phase === 5 ? onTheWay(g, player) : aroundTraders(g, player);

export const edict: Activities = {
  /** @rule MU tech.edict One barbarian territory lets everything pass. */
  edict: {
    rule: 'MU tech.edict',
    isUsable: (g, use) => landsFor(g, use.seat).length > 0,
    names: [{ prompt: 'name-territory', offer: (g, use) => [pick('name', landsFor(g, use.seat))] }],
    carryOut(g, use) {
      addEffect(g, edictAt(g, namedAs<TerritoryId>(use), use.seat));
    },
  },
};
