import type { Frame } from '@hegemon/kernel';
import type { Player } from '../ids.js';

/** @rule MU C What was agreed on takes effect. */
export const beginAgreements = (): Frame => ({ proc: 'agreements', step: 'begin' });
/** @rule MU C-treaty-pay What is owed in every round, at the end of phase 3. */
export const beginDues = (): Frame & { open: [] } => ({ proc: 'dues', step: 'begin', open: [] });
/** @rule MU C What a seat may do at any time. */
export const beginLeisure = (seat: Player): Frame & { seat: Player } => ({ proc: 'leisure', step: 'begin', seat });

/**
 * @rule MU C-war-hostile Something hostile is about to be done: the penalty is shown and confirmed, then paid. Hands back whether it
 * may go on; at once if there is nothing to pay.
 */
export interface HostilityCall {
  by: Player;
  against: Player[];
  /** An attack on the treaty's own subject, such as a trader under a trade clause. */
  what: 'attack' | 'invasion' | 'plunder';
}
export const beginHostility = (what: HostilityCall): Frame & HostilityCall => ({
  proc: 'hostility',
  step: 'begin',
  ...what,
});

/** @rule MU C-support Before a supporter's turn of war the beneficiary may give an order. Hands back whether that was the turn. */
export const beginOrders = (seat: Player): Frame & { seat: Player } => ({
  proc: 'support-orders',
  step: 'begin',
  seat,
});
