import { asking, button, call, done, type Frame, go, type Procedure, pick } from '@hegemon/kernel';
import { dropInvadedMarker } from '../../deeds/buildings.js';
import { endEffects } from '../../deeds/effects.js';
import { openHostilities } from '../../deeds/wars.js';
import { tell } from '../../events.js';
import { beginHostility, beginOrders } from '../../frames/diplomacy.js';
import { beginWindow } from '../../frames/uses.js';
import { beginConquest, beginHandsOn, beginMovement } from '../../frames/war.js';
import { type AreaId, BARBARIANS, type Player, type Side, type VehicleId } from '../../ids.js';
import { hasArmy, hasBarbarians, playersAt } from '../../rules/armies.js';
import { lastHolderOf } from '../../rules/control.js';
import { effectsOf } from '../../rules/effects.js';
import { assailableAt, facedOf, seizableBy, startsOf } from '../../rules/movement/choices.js';
import { opposingAt } from '../../rules/movement/halt.js';
import { whyNotAssault, whyNotMove } from '../../rules/obstacles/movement.js';
import { hasTruce, isGuestOf } from '../../rules/relations.js';
import { othersFrom } from '../../rules/seating.js';
import { mpOf } from '../../rules/vehicles.js';
import type { MU } from '../../state.js';
import { withAsides } from '../../uses/asides.js';
import { hasOwnUse } from '../../uses/usable.js';

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
  startsOf(g, seat).length > 0 || facedOf(g, seat).length > 0 || seizableBy(g, seat).length > 0 || hasOwnUse(g, seat);

const beginRound = (g: MU, f: WarFrame): void => {
  f.round++;
  f.waiting = [...g.order];
  f.hasActed = false;
  tell(g, 'combat-round-began', { round: f.round });
};

/** @rule MU C-war-truce While it holds, nobody can take anything from the other. */
const isDue = (g: MU, { player, host, until }: MU['overstaying'][number]): boolean =>
  until <= g.round && !hasTruce(g, player, host);
/**
 * @rule MU C-treaty-leave Whoever is still where he has no right to be has made war by it: he faces the armies there, or takes the
 * land over where none stands in his way. All of the two are settled with the first. Where the host has lost the land
 * meanwhile, nobody offends him by being there (M-78). Hands back what comes of the first of them; undefined: nobody is left.
 */
const settleGuest = (g: MU): Frame | 'settled' | undefined => {
  const over = g.overstaying.find(each => isDue(g, each));
  if (!over) return undefined;
  g.overstaying = g.overstaying.filter(each => each !== over);
  const { player, host, at } = over;
  if (!hasArmy(g, at, player) || lastHolderOf(g, at) !== host || isGuestOf(g, player, host, at)) return 'settled';
  tell(g, 'guest-overstayed', { player, host, at });
  openHostilities(g, player, host);
  if (hasBarbarians(g, at) || opposingAt(g, player, at, host).length > 0) {
    dropInvadedMarker(g, at, player);
    if (playersAt(g, at).length > 1) tell(g, 'armies-face', { at, sides: [...playersAt(g, at)] });
    return 'settled';
  }
  return beginConquest({ at, player, from: host, isWon: false });
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
        isCertain: () => true,
        offer,
        facts: (_, f) => ({ round: f.round }),
        why(g, f, _, { kind, arg }) {
          if (kind === 'move') return whyNotMove(g, f.seat, arg);
          return kind === 'assault' ? whyNotAssault(g, f.seat, arg) : undefined;
        },
        take: {
          move: (_, f, from) => call(beginMovement({ player: f.seat, from: from as AreaId }), 'acted'),
          assault(_, f, at) {
            f.at = at as AreaId;
            delete f.against;
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
      const { against } = f;
      // MU C-war-truce Nobody is left to fight there: it was made while he thought about it.
      f.returned = against !== undefined;
      if (against === undefined || against === BARBARIANS) return;
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
      const next = settleGuest(g);
      if (next !== undefined) return next === 'settled' ? go('close') : call(next, 'close');
      releaseWagons(g);
      return done();
    },
  },
};
