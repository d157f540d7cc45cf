import { asking, button, call, done, type Frame, go, type Procedure, pick } from '@hegemon/kernel';
import { endEffects } from '../../deeds/effects.js';
import { openHostilities } from '../../deeds/wars.js';
import { tell } from '../../events.js';
import { beginHostility, beginOrders } from '../../frames/diplomacy.js';
import { beginWindow } from '../../frames/uses.js';
import { beginHandsOn, beginMovement } from '../../frames/war.js';
import { type AreaId, BARBARIANS, type Player, type Side, type VehicleId } from '../../ids.js';
import { hasArmy, playersAt } from '../../rules/armies.js';
import { effectsOf } from '../../rules/effects.js';
import { assailableAt, facedOf, seizableBy, startsOf } from '../../rules/movement/choices.js';
import { isGuestOf } from '../../rules/relations.js';
import { othersFrom } from '../../rules/seating.js';
import { mpOf } from '../../rules/vehicles.js';
import type { MU } from '../../state.js';
import { withAsides } from '../../uses/asides.js';
import { usableCards, usableTechnologies } from '../../uses/usable.js';

type Step =
  | 'begin'
  | 'next'
  | 'ordered'
  | 'turn'
  | 'seized'
  | 'opponent'
  | 'hostile'
  | 'assault'
  | 'acted'
  | 'after'
  | 'close';
interface WarFrame extends Frame<Step> {
  proc: 'war';
  round: number;
  /** Whose turn is still to come in this combat round. */
  waiting: Player[];
  /** Somebody has done something in it. */
  hasActed: boolean;
  seat: Player;
  /** How often a movement was begun and left again in this turn. */
  retracted: number;
  at?: AreaId;
  against?: Side;
}
const ask = asking<MU, WarFrame>();

/** So often somebody may think better of it: the others are waiting. */
const PATIENCE = 12;

/** @rule MU 5-sequence Whoever can neither move nor attack, and has nothing to use in his turn, is passed over. */
const hasTurn = (g: MU, seat: Player): boolean =>
  startsOf(g, seat).length > 0 ||
  facedOf(g, seat).length > 0 ||
  seizableBy(g, seat).length > 0 ||
  usableCards(g, seat, 'own-turn').length > 0 ||
  usableTechnologies(g, seat, 'own-turn').length > 0;

const beginRound = (g: MU, f: WarFrame): void => {
  f.round++;
  f.waiting = [...g.order];
  f.hasActed = false;
  tell(g, 'combat-round-began', { round: f.round });
};

/** @rule MU C-treaty-leave Whoever is still where he has no right to be has made war by it. */
const settleGuests = (g: MU): void => {
  const over = g.overstaying.filter(({ until }) => until <= g.round);
  g.overstaying = g.overstaying.filter(({ until }) => until > g.round);
  for (const { player, host, at } of over) {
    if (!hasArmy(g, at, player) || isGuestOf(g, player, host, at)) continue;
    tell(g, 'guest-overstayed', { player, host, at });
    openHostilities(g, player, host);
    if (playersAt(g, at).length > 1) tell(g, 'armies-face', { at, sides: [...playersAt(g, at)] });
  }
};

/** @rule MU card.11 What has points left as a caravan may use them in the trade. */
const releaseWagons = (g: MU): void => {
  for (const { vehicle } of effectsOf(g, 'both-kinds')) if (mpOf(g, vehicle) > 0) delete g.vehicles.stopped[vehicle];
};

const offer = (g: MU, f: WarFrame) => [
  pick('move', f.retracted < PATIENCE ? startsOf(g, f.seat) : []),
  pick('assault', f.retracted < PATIENCE ? facedOf(g, f.seat) : []),
  pick('seize', f.retracted < PATIENCE ? seizableBy(g, f.seat) : []),
  button('pass'),
];

/** @rule MU 5-sequence Combat rounds, until all have passed in one. */
export const war: Procedure<MU, WarFrame> = {
  name: 'war',
  rule: 'MU 5-sequence',
  steps: {
    begin(g, f) {
      f.round = 0;
      beginRound(g, f);
    },
    next(g, f) {
      const seat = f.waiting.shift();
      if (seat === undefined) {
        if (!f.hasActed) return go('close');
        beginRound(g, f);
        return go('next');
      }
      if (!g.order.includes(seat)) return go('next');
      f.seat = seat;
      f.retracted = 0;
      // MU C-support The beneficiary is asked first.
      return call(beginOrders(seat));
    },
    ordered(g, f) {
      if (f.returned === true) {
        f.hasActed = true;
        return go('after');
      }
      if (!hasTurn(g, f.seat)) return go('next');
    },
    turn: withAsides(
      ask({
        rule: 'MU 5-sequence',
        prompt: 'war-turn',
        seats: (_, f) => [f.seat],
        offer,
        facts: (_, f) => ({ round: f.round }),
        take: {
          move: (_, f, from) => call(beginMovement({ player: f.seat, from: from as AreaId }), 'acted'),
          assault(_, f, at) {
            f.at = at as AreaId;
            return go('opponent');
          },
          seize: (_, f, vehicle) => call(beginHandsOn({ player: f.seat, vehicle: vehicle as VehicleId }), 'seized'),
          pass(g, f) {
            tell(g, 'passed-in-war', { player: f.seat });
            return go('after');
          },
        },
      }),
    ),
    seized(_, f) {
      if (f.returned !== true) f.retracted++;
      return go('turn');
    },
    opponent: ask({
      rule: 'MU 5-facing',
      prompt: 'assault-whom',
      seats: (_, f) => [f.seat],
      offer: (g, f) => [pick('opponent', assailableAt(g, f.seat, f.at!))],
      facts: (_, f) => ({ at: f.at! }),
      take: {
        opponent(_, f, side) {
          f.against = side as Side;
          return go('hostile');
        },
      },
    }),
    hostile(_, f) {
      const against = f.against!;
      f.returned = true;
      if (against === BARBARIANS) return;
      return call(beginHostility({ by: f.seat, against: [against], what: 'attack' }));
    },
    assault(_, f) {
      if (f.returned !== true) {
        f.retracted++;
        return go('turn');
      }
      return call(beginMovement({ player: f.seat, from: f.at!, against: f.against! }));
    },
    acted(g, f) {
      if (f.returned !== true) {
        f.retracted++;
        return go(hasTurn(g, f.seat) ? 'turn' : 'next');
      }
      f.hasActed = true;
    },
    /** MU window.between-turns */
    after(g, f) {
      endEffects(g, 'turn');
      return call(beginWindow('between-turns', [...othersFrom(g, f.seat), f.seat]), 'next');
    },
    close(g) {
      settleGuests(g);
      releaseWagons(g);
      return done();
    },
  },
};
