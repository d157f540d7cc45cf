import { asking, button, done, type Frame, go, type Procedure, pick, subset } from '@hegemon/kernel';
import { isSea } from '../../catalog.js';
import { joined } from '../../deeds/armies.js';
import { arrive, type Party, restOf } from '../../deeds/relief.js';
import type { ReliefCall } from '../../frames/barbarians.js';
import { type AreaId, TRANSPORTS, type VehicleId } from '../../ids.js';
import { costOfStep } from '../../rules/movement/cost.js';
import { type Gait, gaitOf, reliefLeaders, reliefMusters, reliefWays } from '../../rules/relief.js';
import { armyFrom, type Token, tokensOf } from '../../rules/tokens.js';
import { typeOfVehicle, vehiclesAt, whereIs } from '../../rules/vehicles.js';
import type { MU } from '../../state.js';

interface ReliefFrame extends Frame<'begin' | 'choose' | 'gather' | 'step'>, ReliefCall {
  proc: 'relief';
  /** The group that is under way: how it goes, where it is, and what belongs to it, by the area it was taken from. */
  gait?: Gait;
  here?: AreaId;
  parties?: Party[];
}
const ask = asking<MU, ReliefFrame>();
type Piece = Token | VehicleId;
const isVehicle = (piece: Piece): piece is VehicleId => piece.startsWith('vehicle-');

/** What was taken along in the area where the group is now. */
const partyHere = (f: ReliefFrame): Party =>
  f.parties?.find(({ at }) => at === f.here) ?? { at: f.here ?? f.to, army: {}, vehicles: [] };

/** Who may come along from here: units, and what goes the same way. At sea ships bring those aboard, and nobody else comes with them. */
const companions = (g: MU, f: ReliefFrame): readonly Piece[] => {
  const party = partyHere(f);
  const units = isSea(party.at) && f.gait === 'ships' ? [] : tokensOf(restOf(g, f.seat, party));
  if (f.gait === 'foot') return units;
  const vehicles = vehiclesAt(g, party.at, f.seat).filter(
    id =>
      !party.vehicles.includes(id) &&
      !g.vehicles.carrier[id] &&
      (TRANSPORTS as readonly string[]).includes(typeOfVehicle(g, id)) &&
      gaitOf(g, id) === f.gait,
  );
  return [...vehicles, ...units];
};

/** A group on foot needs somebody who goes. */
const isEmptyHanded = (f: ReliefFrame): boolean =>
  (f.parties ?? []).every(({ army, vehicles }) => vehicles.length === 0 && Object.keys(army).length === 0);

const setOut = (f: ReliefFrame, gait: Gait, at: AreaId, vehicles: VehicleId[]) => {
  f.gait = gait;
  f.here = at;
  f.parties = [{ at, army: {}, vehicles }];
  return go('gather');
};

/**
 * @rule MU card.25 One budget for several groups. Each sets out where it is, takes along whom it passes, and is only ever
 * offered steps that get it there; so nobody is left on the way, and nothing moves before all have arrived.
 */
export const relief: Procedure<MU, ReliefFrame> = {
  name: 'relief',
  rule: 'MU card.25',
  steps: {
    begin(_, f) {
      delete f.gait;
      delete f.here;
      delete f.parties;
    },
    choose: ask({
      rule: 'MU card.25',
      prompt: 'relief-from',
      seats: (_, f) => [f.seat],
      offer: (g, f) => {
        const leaders = reliefLeaders(g, f.seat, f.to, f.mp);
        const musters = reliefMusters(g, f.seat, f.to, f.mp);
        return leaders.length + musters.length > 0
          ? [pick('lead', leaders), pick('muster', musters), button('pass')]
          : [button('pass')];
      },
      facts: (_, f) => ({ to: f.to, mp: f.mp }),
      take: {
        lead: (g, f, id) => setOut(f, gaitOf(g, id), whereIs(g, id), [id]),
        muster: (_, f, at) => setOut(f, 'foot', at, []),
        pass: () => done(),
      },
    }),
    gather: ask({
      rule: 'MU card.25',
      prompt: 'relief-take',
      seats: (_, f) => [f.seat],
      offer(g, f) {
        return [subset('take', companions(g, f), isEmptyHanded(f) ? 1 : 0)];
      },
      facts: (_, f) => ({ at: f.here ?? f.to, to: f.to, mp: f.mp }),
      take: {
        take(_, f, pieces) {
          const party = partyHere(f);
          const units = pieces.filter((piece): piece is Token => !isVehicle(piece));
          const joining: Party = {
            at: party.at,
            army: joined(party.army, armyFrom(units)),
            vehicles: [...party.vehicles, ...pieces.filter(isVehicle)],
          };
          f.parties = [...(f.parties ?? []).filter(({ at }) => at !== party.at), joining];
          return go('step');
        },
      },
    }),
    step: ask({
      rule: 'MU card.25',
      prompt: 'relief-go',
      seats: (_, f) => [f.seat],
      offer(g, f) {
        const passed = (f.parties ?? []).map(({ at }) => at);
        return [
          pick('go', reliefWays(g, f.seat, f.to, { here: f.here ?? f.to, gait: f.gait ?? 'foot', mp: f.mp, passed })),
        ];
      },
      facts: (_, f) => ({ at: f.here ?? f.to, to: f.to, mp: f.mp }),
      take: {
        go(g, f, next) {
          f.mp -= costOfStep(g, f.seat, f.here ?? f.to, next);
          f.here = next;
          if (next !== f.to) return go('gather');
          arrive(g, f.seat, f.parties ?? [], f.to);
          return go('begin');
        },
      },
    }),
  },
};
