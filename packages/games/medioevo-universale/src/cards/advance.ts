import { pick, subset } from '@hegemon/kernel';
import { isSea } from '../catalog.js';
import { loseMp } from '../deeds/movement.js';
import { beginStep } from '../frames/war.js';
import type { AreaId, Player, VehicleId } from '../ids.js';
import type { Group } from '../movement.js';
import { armyOf, sizeOf } from '../rules/armies.js';
import { arrivalOf, controllerBut } from '../rules/barbarians.js';
import { groupOf } from '../rules/movement/choices.js';
import { waysOf } from '../rules/movement/step.js';
import { common } from '../rules/movement/units.js';
import { armyFrom, type Token, tokensOf } from '../rules/tokens.js';
import { isStopped } from '../rules/vehicles.js';
import type { MU } from '../state.js';
import type { Army } from '../troops.js';
import type { Use } from '../uses.js';
import type { CardAbilities } from './abilities.js';
import { namedAs } from './ability.js';

/** The force that has just come into another player's territory, if it is the user's. */
const invaders = (g: MU, seat: Player): { at: AreaId; army: Army; vehicles: readonly VehicleId[] } | undefined => {
  const arrival = arrivalOf(g);
  const { movement } = g;
  if (!arrival || arrival.side !== seat || movement?.player !== seat || movement.at !== arrival.at) return undefined;
  const { at } = arrival;
  if (isSea(at)) return undefined;
  const holder = controllerBut(g, at, seat);
  if (holder === undefined || holder === seat) return undefined;
  const vehicles = movement.vehicles.filter(id => g.vehicles.at[id] === at && !isStopped(g, id));
  return { at, army: common(movement.army, armyOf(g, at, seat)), vehicles };
};
/** Half of them, rounded up. */
const halfOf = (army: Army): number => Math.ceil(sizeOf(army) / 2);

/** More vehicles than any force has: of more, all and each are looked at. */
const MANY = 8;
/** Every choice of vehicles that may go along. */
const trainsOf = (vehicles: readonly VehicleId[]): readonly (readonly VehicleId[])[] => {
  if (vehicles.length > MANY) return [vehicles, ...vehicles.map(id => [id])];
  const trains: (readonly VehicleId[])[] = [[]];
  for (const id of vehicles) trains.push(...trains.map(train => [...train, id]));
  return trains;
};

/** Can half of them get anywhere, with any of their vehicles? */
const canAdvance = (g: MU, seat: Player): boolean => {
  const force = invaders(g, seat);
  if (!force || sizeOf(force.army) === 0) return false;
  const half = armyFrom(tokensOf(force.army).slice(0, halfOf(force.army)));
  return trainsOf(force.vehicles).some(train => waysOf(g, seat, groupOf(g, force.at, half, train)).length > 0);
};
const namedGroup = (g: MU, use: Use): Group | undefined => {
  const force = invaders(g, use.seat);
  const vehicles = namedAs<readonly VehicleId[] | null>(use, 1) ?? [];
  return force && groupOf(g, force.at, armyFrom(namedAs<readonly Token[]>(use, 0)), vehicles);
};

export const advance: CardAbilities = {
  /** @rule MU card.6 Half of those who have come goes on with the points it has left, before anything comes of it. */
  'realm-06': {
    rule: 'MU card.6',
    isUsable: (g, use) => canAdvance(g, use.seat),
    names: [
      {
        prompt: 'name-advancing',
        offer(g, use) {
          const army = invaders(g, use.seat)?.army ?? {};
          return [subset('name-some', tokensOf(army), halfOf(army), halfOf(army))];
        },
      },
      {
        prompt: 'name-vehicles',
        isOptional: true,
        offer(g, use) {
          const vehicles = invaders(g, use.seat)?.vehicles ?? [];
          return vehicles.length > 0 ? [subset('name-some', vehicles)] : [];
        },
      },
      {
        prompt: 'name-destination',
        offer(g, use) {
          const group = namedGroup(g, use);
          return [pick('name', group ? waysOf(g, use.seat, group) : [])];
        },
      },
    ],
    carryOut(g, use) {
      const group = namedGroup(g, use);
      if (!group || !g.movement) return;
      // MU 5-move-halt Those who stay lose their points as usual; the half keeps what it has, until it has to halt itself.
      loseMp(g, { ...group, vehicles: g.movement.vehicles.filter(id => !group.vehicles.includes(id)) });
      return beginStep({ player: use.seat, group, to: namedAs<AreaId>(use, 2) });
    },
  },
};
