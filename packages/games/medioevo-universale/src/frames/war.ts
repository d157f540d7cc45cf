import type { Frame } from '@hegemon/kernel';
import type { AreaId, Player, Side, TerritoryId } from '../ids.js';

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
}
export const beginConquest = (what: ConquestCall): Frame & ConquestCall => ({
  proc: 'conquest',
  step: 'begin',
  ...what,
});

/** @rule MU 5-conquer-objects @rule MU 5-conquer-defender Takes over or plunders what one of the defeated has left in an area. */
export interface SpoilsCall {
  at: AreaId;
  victor: Player;
  loser: Player;
  /** Buildings and market cubes go to the victor as well: he has conquered the territory. */
  isConquest: boolean;
}
export const beginSpoils = (what: SpoilsCall): Frame & SpoilsCall => ({ proc: 'spoils', step: 'begin', ...what });
