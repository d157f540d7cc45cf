import type { Frame } from '@hegemon/kernel';
import type { AreaId, Player, Side, TerritoryId, VehicleId } from '../ids.js';
import type { Group } from '../movement.js';
import type { Prey } from '../rules/spoils.js';
import type { Army } from '../troops.js';

/** @rule MU 5-sequence */
export const beginWar = (): Frame => ({ proc: 'war', step: 'begin' });

/**
 * @rule MU 5-move-halt Units of a side have come into an area: window, horde, battles one after the other, then conquest, take-over
 * or raid. For barbarians too: those that move, rise, or are put there by a card. Hands back whether `side` is still there.
 */
export interface EnteringCall {
  at: AreaId;
  side: Side;
  /** Whence; absent if they were placed. */
  from?: AreaId;
  /** Whose decisions are made for barbarians (whom they attack first); the first player by default. */
  seat?: Player;
  /** @rule MU 2-uprisings-fight An uprising has its window already. */
  hasHadWindow?: true;
  /** They came to comrades: the territory is not entered for the first time. */
  wasThere?: true;
  /** Who is attacked although he need not be, or @rule MU 5-facing in place. */
  against?: Side[];
  /** @rule MU 5-facing Nobody has moved: none but those are fought. */
  isInPlace?: true;
}
export const beginEntering = (what: EnteringCall): Frame & EnteringCall => ({
  proc: 'entering',
  step: 'begin',
  ...what,
});

/** @rule MU 5-facing A battle in place, with all that comes after it. */
export interface AssaultCall {
  at: AreaId;
  side: Side;
  against: Side;
}
export const beginAssault = (what: AssaultCall): Frame & AssaultCall => ({ proc: 'assault', step: 'begin', ...what });

/** @rule MU 5-conquer @rule MU 5-move-halt-takeover A territory comes to a player, with a battle or without; honour and spoils. */
export interface ConquestCall {
  at: TerritoryId;
  player: Player;
  /** Who controlled it before. */
  from?: Player;
  /** After a battle: only then there is honour. */
  isWon: boolean;
  /** @rule MU V-ingame-uprising Barbarians had it to themselves. */
  isFromBarbarians?: true;
}
export const beginConquest = (what: ConquestCall): Frame & ConquestCall => ({
  proc: 'conquest',
  step: 'begin',
  ...what,
});

/** @rule MU 5-conquer-objects @rule MU 5-conquer-defender Takes over or plunders what one of the defeated has left in an area. */
export interface SpoilsCall extends Prey {
  victor: Player;
}
export const beginSpoils = (what: SpoilsCall): Frame & SpoilsCall => ({ proc: 'spoils', step: 'begin', ...what });

/** @rule MU 5-move-complete One completed movement, or @rule MU 5-facing an attack in place. Hands back whether anything was done. */
export interface MovementCall {
  player: Player;
  from: AreaId;
  /** Attacked where they stand; what is hostile about it was settled before. */
  against?: Side;
  /** @rule MU C-support Whose order it follows: only these units and vehicles may go along. */
  orderedBy?: Player;
  only?: { army: Army; vehicles?: VehicleId[] };
}
export const beginMovement = (what: MovementCall): Frame & MovementCall => ({
  proc: 'movement',
  step: 'begin',
  ...what,
});

/** One step of a group, with all that comes of it. Hands back a `StepEnd`. */
export interface StepCall {
  player: Player;
  group: Group;
  to: AreaId;
  /** Whom it attacks there although it need not. */
  against?: Player;
  /** @rule MU tech.cartography Points for this step alone, beside the order of movements. */
  extra?: number;
  /** @rule MU tech.cartography It joins those who are there: nothing comes of it. */
  isQuiet?: true;
}
export interface StepEnd {
  readonly hasMoved: boolean;
  /** @rule MU card.3 The way was closed: the movement is over. */
  readonly isBarred?: true;
}
export const beginStep = (what: StepCall): Frame & StepCall => ({ proc: 'step', step: 'begin', ...what });

/** @rule MU card.34 Units out of the supply, with all that comes of their being there. */
export interface LandingCall {
  player: Player;
  at: TerritoryId;
  army: Army;
}
export const beginLanding = (what: LandingCall): Frame & LandingCall => ({ proc: 'landing', step: 'begin', ...what });

/** @rule MU 5-conquer-objects Lays hands on a vehicle that nobody guards. */
export interface HandsOnCall {
  player: Player;
  vehicle: VehicleId;
}
export const beginHandsOn = (what: HandsOnCall): Frame & HandsOnCall => ({ proc: 'hands-on', step: 'begin', ...what });

/** @rule MU card.50 The die falls, then so many of his things are chosen. */
export const beginSafeguard = (seat: Player): Frame & { seat: Player } => ({ proc: 'safeguard', step: 'begin', seat });
