import { call, type Frame, type Next, type Sparse } from '@hegemon/kernel';
import { beginStopping, type TradeStepEnd } from '../../frames/trade.js';
import type { AreaId, Player, VehicleId } from '../../ids.js';
import { holdsForPlayer } from '../../rules/effects.js';
import { costOfStep } from '../../rules/movement/cost.js';
import { LENGTHS, type RouteLength, stagesFrom, successorsOf } from '../../rules/routes.js';
import { isInElement, kindOf, tradersOf } from '../../rules/trade/cargo.js';
import { stepsOf } from '../../rules/trade/steps.js';
import { whereIs } from '../../rules/vehicles.js';
import type { MU } from '../../state.js';
import { isReady } from './ready.js';

type Steps = 'begin' | 'look' | 'choose' | 'act' | 'gone' | 'went' | 'dealt' | 'transfer' | 'close';
export interface TradingFrame extends Frame<Steps> {
  proc: 'trading';
  seat: Player;
  vehicle?: VehicleId;
  partner?: VehicleId;
  /** @rule MU 6-move-meet Who has let which vehicle pass in this turn. */
  spared?: Sparse<VehicleId, Player[]>;
  /** @rule MU card.3 */
  heldUp?: VehicleId[];
  /** @rule MU card.55 Came unseen to where they are, and have not been met. */
  unmet?: VehicleId[];
  /** How often something was done that costs nothing since something last did. */
  idle?: number;
}

/** Looking from one vehicle to another and shifting goods is free: so often it may be done on end, then something must be spent. */
const PATIENCE = 16;
export const isPatient = (f: TradingFrame): boolean => (f.idle ?? 0) < PATIENCE;
export const idle = (f: TradingFrame): void => {
  f.idle = (f.idle ?? 0) + 1;
};
export const current = (f: TradingFrame): VehicleId => f.vehicle!;

export const steps = (g: MU, f: TradingFrame): readonly AreaId[] => {
  const vehicle = current(f);
  if (f.heldUp?.includes(vehicle)) return [];
  const open = stepsOf(g, vehicle);
  return isPatient(f) ? open : open.filter(to => costOfStep(g, f.seat, whereIs(g, vehicle), to) > 0);
};
/** @rule MU tech.logistics In a foreign element it must go on. */
export const isUnderWay = (g: MU, f: TradingFrame): boolean => !isInElement(g, current(f)) && steps(g, f).length > 0;

/** @rule MU card.30 */
export const servers = (g: MU, f: TradingFrame): readonly VehicleId[] =>
  holdsForPlayer(g, 'route-kept', f.seat) ? successorsOf(g, f.seat) : [];
/** @rule MU 6-route-start @rule MU 6-route-one Right after a purchase, one at a time, with enough places to go to. */
export const lengths = (g: MU, f: TradingFrame, vehicle: VehicleId): readonly RouteLength[] => {
  const { bargain } = g;
  if (!bargain || bargain.vehicle !== vehicle || g.routes[f.seat] || !isPatient(f)) return [];
  const places = stagesFrom(g, kindOf(g, vehicle), bargain.at).length;
  return LENGTHS.filter(length => Number(length) <= places);
};
/** Which vehicles can do anything; a route may begin even with the last point. */
export const ready = (g: MU, f: TradingFrame): readonly VehicleId[] =>
  tradersOf(g, f.seat).filter(id => isReady(g, f.seat, id, f.heldUp ?? []) || lengths(g, f, id).length > 0);

/** What has come of a step of one of the vehicles. */
export const noteStep = (f: TradingFrame, vehicle: VehicleId, { isHeldUp, isUnseen, spared }: TradeStepEnd): void => {
  if (isHeldUp) (f.heldUp ??= []).push(vehicle);
  else f.unmet = [...(f.unmet ?? []).filter(id => id !== vehicle), ...(isUnseen ? [vehicle] : [])];
  f.spared = { ...f.spared, [vehicle]: [...spared] };
};
export const sparedBy = (f: TradingFrame): readonly Player[] => f.spared?.[current(f)] ?? [];
export const dealing = (f: TradingFrame, deal: Frame): Next<Steps> => call(beginStopping(current(f), deal), 'dealt');
/** Whose turn it is, for what is done in it by other means. */
export const turnIn = (g: MU): TradingFrame | undefined => g.flow.find((f): f is TradingFrame => f.proc === 'trading');
