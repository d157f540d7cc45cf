import { asking, button, call, done, type Frame, go, type Procedure } from '@hegemon/kernel';
import { plunderTrader, takeTrader } from '../../deeds/trade.js';
import { tell } from '../../events.js';
import { beginHostility } from '../../frames/diplomacy.js';
import { beginSeizure, type MeetingCall, type SeizureCall } from '../../frames/trade.js';
import { beginWindow } from '../../frames/uses.js';
import { BARBARIANS, type Player } from '../../ids.js';
import { hasMarkerFor } from '../../rules/ownership.js';
import { isPlayer } from '../../rules/pieces.js';
import { cargoOf } from '../../rules/trade/cargo.js';
import { attitudeTo, facedBy, isFacedByBarbarians, isPrey, isSafe } from '../../rules/trade/meeting.js';
import { craftOf, levelOfVehicle, ownerOf, whereIs } from '../../rules/vehicles.js';
import type { MU } from '../../state.js';

interface MeetingFrame extends Frame<'begin' | 'next' | 'ask' | 'declared' | 'seized'>, MeetingCall {
  proc: 'meeting';
  waiting?: Player[];
  trader?: Player;
}
const ask = asking<MU, MeetingFrame>();
const first = (f: MeetingFrame): Player => f.waiting![0];

const spare = (g: MU, f: MeetingFrame): void => {
  const by = first(f);
  f.spared.push(by);
  f.waiting!.shift();
  tell(g, 'trader-spared', { player: f.trader!, vehicle: f.vehicle, piece: craftOf(g, f.vehicle), by });
};

/** @rule MU 6-move-meet Each army in turn order, then the barbarians. */
export const meeting: Procedure<MU, MeetingFrame> = {
  name: 'meeting',
  rule: 'MU 6-move-meet',
  steps: {
    begin(g, f) {
      f.trader = ownerOf(g, f.vehicle) as Player;
      f.waiting = facedBy(g, f.vehicle).filter(army => !f.spared.includes(army));
    },
    next(g, f) {
      // Who has lost it has lost it; what cannot be touched is let alone.
      if (ownerOf(g, f.vehicle) !== f.trader || !isPrey(g, f.vehicle)) return done(f.spared);
      const army = f.waiting?.[0];
      if (army === undefined) {
        if (!isFacedByBarbarians(g, f.vehicle)) return done(f.spared);
        return call(beginSeizure(BARBARIANS, f.vehicle), 'seized');
      }
      const attitude = attitudeTo(g, army, f.trader);
      if (attitude === 'plunders') return call(beginSeizure(army, f.vehicle), 'seized');
      if (attitude === 'decides') return;
      f.waiting?.shift();
      return go('next');
    },
    ask: ask({
      rule: 'MU 6-move-meet',
      prompt: 'plunder-trader',
      seats: (_, f) => [first(f)],
      offer: () => [button('plunder'), button('let-pass')],
      facts: (g, f) => ({ vehicle: f.vehicle, trader: f.trader!, at: whereIs(g, f.vehicle) }),
      take: {
        plunder: (_, f) => call(beginHostility({ by: first(f), against: [f.trader!], what: 'plunder' }), 'declared'),
        'let-pass'(g, f) {
          spare(g, f);
          return go('next');
        },
      },
    }),
    /** MU C-war-hostile Whoever shrinks from it lets it pass. */
    declared(g, f) {
      if (f.returned === true) return call(beginSeizure(first(f), f.vehicle), 'seized');
      spare(g, f);
      return go('next');
    },
    seized(_, f) {
      if (f.waiting?.[0] === undefined) return done(f.spared);
      f.waiting.shift();
      return go('next');
    },
  },
};

interface SeizureFrame extends Frame<'begin' | 'decide' | 'choose'>, SeizureCall {
  proc: 'seizure';
}
const askVictor = asking<MU, SeizureFrame>();

/** @rule MU 6-move-meet It is taken over, if there is a marker for it, or plundered. */
export const seizure: Procedure<MU, SeizureFrame> = {
  name: 'seizure',
  rule: 'MU 6-move-meet',
  steps: {
    /** MU window.plunder */
    begin: (g, f) => call(beginWindow('plunder', [ownerOf(g, f.vehicle) as Player])),
    decide(g, f) {
      if (!isPrey(g, f.vehicle)) return done();
      if (isPlayer(f.by) && !isSafe(g, f.vehicle) && hasMarkerFor(g, f.by, levelOfVehicle(g, f.vehicle))) return;
      plunderTrader(g, f.vehicle, f.by);
      return done();
    },
    choose: askVictor({
      rule: 'MU 6-move-meet',
      prompt: 'seize-trader',
      seats: (_, f) => [f.by],
      offer: () => [button('take-over'), button('plunder')],
      facts: (g, f) => ({
        vehicle: f.vehicle,
        trader: ownerOf(g, f.vehicle),
        at: whereIs(g, f.vehicle),
        cargo: [...cargoOf(g, f.vehicle)],
      }),
      take: {
        'take-over'(g, f) {
          takeTrader(g, f.vehicle, f.by as Player);
          return done();
        },
        plunder(g, f) {
          plunderTrader(g, f.vehicle, f.by);
          return done();
        },
      },
    }),
  },
};
