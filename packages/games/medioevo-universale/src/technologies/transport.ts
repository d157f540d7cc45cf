import { pick, subset } from '@hegemon/kernel';
import { namedAs } from '../cards/ability.js';
import { addEffect } from '../deeds/effects.js';
import { giveMp } from '../deeds/vehicles.js';
import { beginStep } from '../frames/war.js';
import type { AreaId, Player, VehicleId } from '../ids.js';
import { holdsForVehicle } from '../rules/effects.js';
import {
  joinsFriends,
  ridersFor,
  SCOUT_MP,
  type Scout,
  scoutGroup,
  scoutsOf,
  scoutWays,
} from '../rules/movement/cartography.js';
import { isMilitary } from '../rules/movement/vehicles.js';
import { vehiclesOf } from '../rules/ownership.js';
import { armyFrom, type Token, tokensOf } from '../rules/tokens.js';
import { isStopped, isTrader, typeOfVehicle } from '../rules/vehicles.js';
import type { MU } from '../state.js';
import type { Army } from '../troops.js';
import type { Use } from '../uses.js';
import type { Activities } from './activity.js';

/** In phase 5 what goes to war, in phase 6 what trades. */
const crossable = (g: MU, player: Player): readonly VehicleId[] =>
  vehiclesOf(g, player).filter(id => {
    const isMeant =
      g.phase === 5 ? isMilitary(g, id) : isTrader(typeOfVehicle(g, id)) || holdsForVehicle(g, 'both-kinds', id);
    return isMeant && !isStopped(g, id) && !holdsForVehicle(g, 'across', id);
  });

const isOwnTurn = (g: MU, { seat, window }: Use): boolean => window === 'own-turn' || g.movement?.player === seat;
const ridersNamed = (use: Use): Army => armyFrom((namedAs<readonly Token[] | null>(use, 1) ?? []) as readonly Token[]);
const isTraderIn = (g: MU, scout: Scout): boolean =>
  !scout.includes('@') && g.phase === 6 && isTrader(typeOfVehicle(g, scout as VehicleId));

export const transport: Activities = {
  /** @rule MU tech.logistics For one movement through the other element. */
  logistics: {
    rule: 'MU tech.logistics',
    isUsable: (g, use) => crossable(g, use.seat).length > 0,
    names: [{ prompt: 'name-crossing', offer: (g, use) => [pick('name', crossable(g, use.seat))] }],
    carryOut(g, use) {
      addEffect(g, { type: 'across', vehicle: namedAs<VehicleId>(use), until: g.phase === 5 ? 'movement' : 'turn' });
    },
  },
  /** @rule MU tech.cartography One point for one piece, spent at once on one step; a trade vehicle may also trade with it. */
  cartography: {
    rule: 'MU tech.cartography',
    isUsable: (g, use) => scoutsOf(g, use.seat, isOwnTurn(g, use)).length > 0,
    names: [
      { prompt: 'name-scout', offer: (g, use) => [pick('name', scoutsOf(g, use.seat, isOwnTurn(g, use)))] },
      {
        prompt: 'name-riders',
        isOptional: true,
        offer(g, use) {
          const { army, room } = ridersFor(g, use.seat, namedAs<Scout>(use));
          const tokens = isTraderIn(g, namedAs<Scout>(use)) ? [] : tokensOf(army);
          return tokens.length > 0 && room > 0 ? [subset('name-some', tokens, 0, Math.min(room, tokens.length))] : [];
        },
      },
      {
        prompt: 'name-destination',
        isOptional: true,
        offer(g, use) {
          const scout = namedAs<Scout>(use);
          if (isTraderIn(g, scout)) return [];
          const group = scoutGroup(g, use.seat, scout, ridersNamed(use));
          return [pick('name', scoutWays(g, use.seat, group, isOwnTurn(g, use)))];
        },
      },
    ],
    carryOut(g, use) {
      const [scout, to] = [namedAs<Scout>(use), namedAs<AreaId | null>(use, 2)];
      if (isTraderIn(g, scout)) giveMp(g, scout as VehicleId, SCOUT_MP);
      if (to === null) return;
      const group = scoutGroup(g, use.seat, scout, ridersNamed(use));
      const isQuiet = g.battle?.at === to || (!isOwnTurn(g, use) && joinsFriends(g, use.seat, to));
      return beginStep({ player: use.seat, group, to, extra: SCOUT_MP, ...(isQuiet && { isQuiet }) });
    },
  },
};
