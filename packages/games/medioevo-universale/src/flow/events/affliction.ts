import { allot, asking, call, done, type Frame, go, type Procedure, subset } from '@hegemon/kernel';
import { damageBuilding } from '../../deeds/buildings.js';
import { stopVehicle } from '../../deeds/vehicles.js';
import { tell } from '../../events.js';
import { beginDamage } from '../../frames/battle.js';
import type { Affliction, AreaId, BuildingKind, Good, Player, TerritoryId, VehicleId } from '../../ids.js';
import { armiesStruck, buildingsStruck, goodsStruck, heldVehicles, stakeOf } from '../../rules/events.js';
import { craftsOf } from '../../rules/vehicles.js';
import type { MU } from '../../state.js';

interface AfflictionFrame extends Frame<'begin' | 'movement' | 'goods' | 'buildings' | 'units' | 'damage'> {
  proc: 'affliction';
  player: Player;
  symbol: Affliction;
  /** What the die said; where there is less, all of it is hit. */
  count: number;
  /** Damage to units that is still to be taken, area by area. */
  hits: { at: AreaId; points: number }[];
}
export const beginAffliction = (player: Player, symbol: Affliction, count: number): AfflictionFrame => ({
  proc: 'affliction',
  step: 'begin',
  player,
  symbol,
  count,
  hits: [],
});
const ask = asking<MU, AfflictionFrame>();

const seatFor =
  (symbol: Affliction) =>
  (_: MU, f: AfflictionFrame): readonly Player[] =>
    f.symbol === symbol && f.count > 0 ? [f.player] : [];
const facts = (_: MU, { symbol, count }: AfflictionFrame) => ({ symbol, count });

const parts = <A extends string, B extends string>(token: `${A}:${B}`): [A, B] => {
  const i = token.indexOf(':');
  return [token.slice(0, i) as A, token.slice(i + 1) as B];
};

const dropCube = (g: MU, id: VehicleId, good: Good): void => {
  const cargo = [...(g.vehicles.cargo[id] ?? [])];
  cargo.splice(cargo.indexOf(good), 1);
  if (cargo.length > 0) g.vehicles.cargo[id] = cargo;
  else delete g.vehicles.cargo[id];
};

/** What an event does to one player; he chooses what it hits. */
export const affliction: Procedure<MU, AfflictionFrame> = {
  name: 'affliction',
  rule: 'MU 2-event',
  steps: {
    begin(g, f) {
      f.count = Math.min(f.count, stakeOf(g, f.player, f.symbol));
    },
    movement: ask({
      rule: 'MU 2-event-movement',
      prompt: 'hold-vehicles',
      seats: seatFor('movement'),
      offer: (g, f) => [subset('hold', heldVehicles(g, f.player), f.count, f.count)],
      facts,
      take: {
        hold(g, { player }, vehicles) {
          for (const id of vehicles) stopVehicle(g, id);
          tell(g, 'vehicles-held', { player, vehicles: [...vehicles], pieces: craftsOf(g, vehicles) });
          return done();
        },
      },
    }),
    goods: ask({
      rule: 'MU 2-event-goods',
      prompt: 'lose-goods',
      seats: seatFor('goods'),
      offer: (g, f) => [allot('lose-goods', f.count, goodsStruck(g, f.player))],
      facts,
      take: {
        'lose-goods'(g, { player }, lost) {
          for (const [token, count] of Object.entries(lost)) {
            const [id, good] = parts<VehicleId, Good>(token as `${VehicleId}:${Good}`);
            for (let i = 0; i < (count ?? 0); i++) dropCube(g, id, good);
          }
          tell(g, 'cargo-lost', { player, goods: { ...lost } as Record<string, number> });
          return done();
        },
      },
    }),
    buildings: ask({
      rule: 'MU 2-event-buildings',
      prompt: 'damage-buildings',
      seats: seatFor('buildings'),
      offer: (g, f) => [allot('damage-buildings', f.count, buildingsStruck(g, f.player))],
      facts,
      take: {
        'damage-buildings'(g, _f, hit) {
          for (const [token, points] of Object.entries(hit)) {
            const [kind, at] = parts<BuildingKind, TerritoryId>(token as `${BuildingKind}:${TerritoryId}`);
            damageBuilding(g, at, kind, points ?? 0);
          }
          return done();
        },
      },
    }),
    /** First over the areas; then the units of each. */
    units: ask({
      rule: 'MU 2-event-units',
      prompt: 'spread-damage',
      seats: seatFor('units'),
      offer: (g, f) => [allot('spread', f.count, armiesStruck(g, f.player))],
      facts,
      take: {
        spread(_, f, hit) {
          f.hits = (Object.entries(hit) as [AreaId, number][]).map(([at, points]) => ({ at, points }));
          return go('damage');
        },
      },
    }),
    damage(_, f) {
      const next = f.hits.shift();
      return next ? call(beginDamage({ ...next, side: f.player, source: 'event' }), 'damage') : done();
    },
  },
};
