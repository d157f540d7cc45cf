import { call, done, type Frame, type Procedure } from '@hegemon/kernel';
import { beginHostility } from '../../frames/diplomacy.js';
import { beginSpoils, type HandsOnCall } from '../../frames/war.js';
import type { Player } from '../../ids.js';
import { cargoOf } from '../../rules/trade/cargo.js';
import { ownerOf, vehiclesAt, whereIs } from '../../rules/vehicles.js';
import type { MU } from '../../state.js';

interface HandsOnFrame extends Frame<'begin' | 'take' | 'close'>, HandsOnCall {
  proc: 'hands-on';
  /** How many cubes lay on it. */
  laden?: number;
}

/** @rule MU 5-conquer-objects An army takes what nobody guards; against a player at peace this is an act of war. */
export const handsOn: Procedure<MU, HandsOnFrame> = {
  name: 'hands-on',
  rule: 'MU 5-conquer-objects',
  steps: {
    begin: (g, { player, vehicle }) =>
      call(beginHostility({ by: player, against: [ownerOf(g, vehicle) as Player], what: 'plunder' })),
    take(g, f) {
      const { player: victor, vehicle } = f;
      if (f.returned !== true || g.vehicles.type[vehicle] === undefined) return done(false);
      const [at, loser] = [whereIs(g, vehicle), ownerOf(g, vehicle)];
      f.laden = cargoOf(g, vehicle).length;
      // What a ship carries goes its way.
      const carried = vehiclesAt(g, at, loser).filter(id => g.vehicles.carrier[id] === vehicle);
      return call(beginSpoils({ at, victor, loser, isConquest: false, only: [vehicle, ...carried] }));
    },
    /** MU card.50 Whoever has got nothing from it has done nothing. */
    close: (g, { player, vehicle, laden }) => {
      const isTheirs = g.vehicles.type[vehicle] !== undefined && ownerOf(g, vehicle) !== player;
      return done(!isTheirs || cargoOf(g, vehicle).length !== laden);
    },
  },
};
