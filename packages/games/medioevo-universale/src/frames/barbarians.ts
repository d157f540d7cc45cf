import type { Frame } from '@hegemon/kernel';
import type { AreaId, EventId, Player, TerritoryId } from '../ids.js';

/** @rule MU 2 */
export const beginEvents = (): Frame => ({ proc: 'events', step: 'begin' });

/** @rule MU 2-uprisings-place So many uprisings in the lands of one player, the loss of honour included. */
export interface UprisingsCall {
  player: Player;
  count: number;
  /** @rule MU D-bankrupt-raise What each that breaks out brings to him who has started it. */
  florin?: number;
}
export const beginUprisings = (player: Player, count: number, florin?: number): Frame & UprisingsCall => ({
  proc: 'uprisings',
  step: 'begin',
  player,
  count,
  ...(florin && { florin }),
});

/** @rule MU E-raid Barbarians are alone in an area. */
export interface RaidCall {
  at: AreaId;
  /** Who held it until his army was gone; unless he is named it is whoever would hold it now but for the barbarians. */
  owner?: Player;
}
export const beginRaid = (at: AreaId, owner?: Player): Frame & RaidCall => ({
  proc: 'raid',
  step: 'begin',
  at,
  ...(owner && { owner }),
});

/** @rule MU card.25 Movement points to bring help into a territory that is attacked. */
export interface ReliefCall {
  seat: Player;
  to: TerritoryId;
  mp: number;
}
export const beginRelief = (seat: Player, to: TerritoryId, mp: number): Frame & ReliefCall => ({
  proc: 'relief',
  step: 'begin',
  seat,
  to,
  mp,
});

/** @rule MU card.13 @rule MU card.42 A die says for how many cards or territories. */
export interface LotCall {
  seat: Player;
}
export const beginIntrigue = (seat: Player): Frame & LotCall => ({ proc: 'intrigue', step: 'begin', seat });
export const beginShielding = (seat: Player): Frame & LotCall => ({ proc: 'shielding', step: 'begin', seat });

/** @rule MU card.61 One of several event cards is chosen. */
export interface ForesightCall {
  seat: Player;
  events: EventId[];
}
export const beginForesight = (seat: Player, events: EventId[]): Frame & ForesightCall => ({
  proc: 'foresight',
  step: 'begin',
  seat,
  events,
});
