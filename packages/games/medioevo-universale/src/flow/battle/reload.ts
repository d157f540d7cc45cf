import { asking, button, done, type Frame, go, type Procedure, pick } from '@hegemon/kernel';
import { STANCES, type Stance } from '../../battle.js';
import { joined, setAboard, units, without } from '../../deeds/armies.js';
import { tell } from '../../events.js';
import type { VehicleId } from '../../ids.js';
import { berthsFor } from '../../rules/battle/galleys.js';
import { battleOf, isNaval, playerIn, seatIn, unitsIn } from '../../rules/battle/parties.js';
import { rosterIn } from '../../rules/battle/roster.js';
import { type Token, troopOf } from '../../rules/tokens.js';
import type { MU } from '../../state.js';

interface ReloadFrame extends Frame<'begin' | 'unit' | 'galley' | 'next'> {
  proc: 'battle-reload';
  stances: Stance[];
  /** So many may still change: nobody goes to and fro for ever. */
  left: number;
  token?: Token;
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

/** @rule MU 5-naval Between two battle rounds units may change the galley. */
export const reload: Procedure<MU, ReloadFrame> = {
  name: 'battle-reload',
  rule: 'MU 5-naval',
  steps: {
    begin(g, f) {
      if (!isNaval(g) || f.stances.length === 0) return done();
      f.left = unitsIn(g, f.stances[0]);
    },
    unit: ask({
      rule: 'MU 5-naval',
      prompt: 'reload',
      seats: (g, f) => (Object.keys(berths(g, f)).length > 0 ? seatIn(g, f.stances[0]) : []),
      offer: (g, f) => [pick('reload', Object.keys(berths(g, f)) as Token[]), button('enough')],
      facts: (g, f) => ({
        at: battleOf(g).at,
        aboard: Object.fromEntries(rosterIn(g, f.stances[0]).map(({ token, galley }) => [token, galley ?? null])),
      }),
      take: {
        reload(_, f, token) {
          f.token = token;
        },
        enough: () => go('next'),
      },
    }),
    galley: ask({
      rule: 'MU 5-naval',
      prompt: 'reload-onto',
      seats: (g, f) => (f.token ? seatIn(g, f.stances[0]) : []),
      offer: (g, f) => [pick('reload-onto', f.token ? (berths(g, f)[f.token] ?? []) : [])],
      facts: (g, f) => ({ at: battleOf(g).at, unit: f.token ?? null }),
      take: {
        'reload-onto'(g, f, to) {
          const troop = troopOf(f.token!);
          const from = rosterIn(g, f.stances[0]).find(({ token }) => token === f.token)?.galley as VehicleId;
          setAboard(g, from, without(g.vehicles.aboard[from] ?? {}, units(troop)));
          setAboard(g, to, joined(g.vehicles.aboard[to] ?? {}, units(troop)));
          tell(g, 'unit-reloaded', { player: playerIn(g, f.stances[0])!, troop, from, to });
          delete f.token;
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
