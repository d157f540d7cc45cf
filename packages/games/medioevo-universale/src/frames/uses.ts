import type { Frame } from '@hegemon/kernel';
import type { CardId, Player, TechnologyId, WindowId } from '../ids.js';
import type { Source } from '../rules/sources.js';
import type { Cost, Use } from '../uses.js';

/** @rule MU A-windows The seats in `order` may react, one after the other. Nobody who has nothing to use there is asked. */
export interface WindowCall {
  kind: WindowId;
  order: Player[];
  waiting: Player[];
}
export const beginWindow = (kind: WindowId, order: readonly Player[]): Frame & WindowCall => ({
  proc: 'window',
  step: 'begin',
  kind,
  order: [...order],
  waiting: [...order],
});

/** @rule MU A-use A card or a technology is used. Hands back whether it was: whoever cannot pay, or thinks better of it, has not. */
export interface UseCall {
  use: Use;
}
export const beginUse = (
  seat: Player,
  what: CardId | TechnologyId,
  as: Use['as'],
  window: Use['window'],
  copying?: Pick<Use, 'by' | 'of' | 'besides'>,
): Frame & UseCall => ({
  proc: 'use',
  step: 'begin',
  use: { seat, what, as, window, ...copying, named: [] },
});

/** @rule MU B-use @rule MU B-missing Hands back whether it was paid. */
export interface PaymentCall {
  seat: Player;
  cost: Cost;
  /** What for, for the words. */
  reason: string;
  /** @rule MU C-treaty-pay So much must be left over, for what is owed to others right afterwards. */
  reserve?: number;
  /** @rule MU X-hidden It was ordered: whoever can pay must. */
  isBinding?: true;
}
export const beginPayment = (seat: Player, cost: Cost, reason: string, reserve?: number): Frame & PaymentCall => ({
  proc: 'payment',
  step: 'begin',
  seat,
  cost,
  reason,
  ...(reserve !== undefined && { reserve }),
});
/** @rule MU X-hidden For what was ordered. */
export const beginBindingPayment = (seat: Player, cost: Cost, reason: string): Frame & PaymentCall => ({
  ...beginPayment(seat, cost, reason),
  isBinding: true,
});

/** @rule MU card.71 @rule MU card.72 Points made of these are turned into money. */
export interface ProducingCall {
  seat: Player;
  card: 'realm-71' | 'realm-72';
  sources: Source[];
}
export const beginProducing = (
  seat: Player,
  card: ProducingCall['card'],
  sources: readonly Source[],
): Frame & ProducingCall => ({ proc: 'producing', step: 'begin', seat, card, sources: [...sources] });

/** @rule MU 5-remove @rule MU 3-giveup Takes own pieces off the board, one after the other. */
export const beginGiveUp = (seat: Player): Frame & { seat: Player } => ({ proc: 'give-up', step: 'begin', seat });
/** @rule MU A-objective Takes a marker for an objective. */
export const beginClaim = (seat: Player, card: CardId): Frame & { seat: Player; card: CardId } => ({
  proc: 'claim',
  step: 'begin',
  seat,
  card,
});
