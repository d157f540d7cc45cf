import { asking, button, done, type Frame, go, type Procedure, pick } from '@hegemon/kernel';
import { STANCES, type Stance } from '../../battle.js';
import { joined, setAboard, units, without } from '../../deeds/armies.js';
import { tell } from '../../events.js';
import type { Player, VehicleId } from '../../ids.js';
import { aboardAt, berthsFor, type Freight } from '../../rules/battle/galleys.js';
import { battleOf, isNaval, playerIn, seatIn } from '../../rules/battle/parties.js';
import { troopOf } from '../../rules/tokens.js';
import { craftOf } from '../../rules/vehicles.js';
import type { MU } from '../../state.js';

interface ReloadFrame extends Frame<'begin' | 'unit' | 'galley' | 'next'> {
  proc: 'battle-reload';
  stances: Stance[];
  /** So many may still change: nobody goes to and fro for ever. */
  left: number;
  freight?: Freight;
}
export const beginReload = (): ReloadFrame => ({
  proc: 'battle-reload',
  step: 'begin',
  stances: [...STANCES],
  left: 0,
});
const ask = asking<MU, ReloadFrame>();

const berths = (g: MU, f: ReloadFrame) => {
  const player = f.stances[0] && playerIn(g, f.stances[0]);
  return player && f.left > 0 ? berthsFor(g, battleOf(g).at, player) : {};
};

const isVehicle = (freight: Freight): freight is VehicleId => !freight.includes(':');
/** From the galley it lies on now to another. */
const shift = (g: MU, player: Player, freight: Freight, to: VehicleId): void => {
  const from = aboardAt(g, battleOf(g).at, player).find(([each]) => each === freight)![1];
  if (isVehicle(freight)) {
    g.vehicles.carrier[freight] = to;
    tell(g, 'vehicle-reloaded', { player, vehicle: freight, piece: craftOf(g, freight), from, to });
    return;
  }
  const troop = troopOf(freight);
  setAboard(g, from, without(g.vehicles.aboard[from] ?? {}, units(troop)));
  setAboard(g, to, joined(g.vehicles.aboard[to] ?? {}, units(troop)));
  tell(g, 'unit-reloaded', { player, troop, from, to });
};

/** @rule MU 5-naval Between two battle rounds units may change the galley, @rule MU 5-naval-siege and so may engines. */
export const reload: Procedure<MU, ReloadFrame> = {
  name: 'battle-reload',
  rule: 'MU 5-naval',
  steps: {
    begin(g, f) {
      if (!isNaval(g) || f.stances.length === 0) return done();
      const player = playerIn(g, f.stances[0]);
      f.left = player ? aboardAt(g, battleOf(g).at, player).length : 0;
    },
    unit: ask({
      rule: 'MU 5-naval',
      prompt: 'reload',
      seats: (g, f) => (Object.keys(berths(g, f)).length > 0 ? seatIn(g, f.stances[0]) : []),
      offer: (g, f) => [pick('reload', Object.keys(berths(g, f)) as Freight[]), button('enough')],
      facts: (g, f) => ({
        at: battleOf(g).at,
        aboard: Object.fromEntries(aboardAt(g, battleOf(g).at, playerIn(g, f.stances[0])!)),
      }),
      take: {
        reload(_, f, freight) {
          f.freight = freight;
        },
        enough: () => go('next'),
      },
    }),
    galley: ask({
      rule: 'MU 5-naval',
      prompt: 'reload-onto',
      seats: (g, f) => (f.freight ? seatIn(g, f.stances[0]) : []),
      offer: (g, f) => [pick('reload-onto', f.freight ? (berths(g, f)[f.freight] ?? []) : [])],
      facts: (g, f) => ({ at: battleOf(g).at, unit: f.freight ?? null }),
      take: {
        'reload-onto'(g, f, to) {
          shift(g, playerIn(g, f.stances[0])!, f.freight!, to);
          delete f.freight;
          f.left--;
          return go('unit');
        },
      },
    }),
    next(_, f) {
      f.stances.shift();
      return go('begin');
    },
  },
};
