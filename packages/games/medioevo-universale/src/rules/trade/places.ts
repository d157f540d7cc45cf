import { isInhabited } from '../../catalog.js';
import type { Player, TerritoryId } from '../../ids.js';
import type { MU } from '../../state.js';
import { hasBarbarians, playersAt } from '../armies.js';
import { controllerOf } from '../control.js';
import { effectsOf, holdsAt } from '../effects.js';
import { areAtWar, areTeamMates, hasGranted, paymentsPer, tradeClausesFor } from '../relations.js';

/** @rule MU 6-buy-where A battle, or armies there that are opposed to each other. */
export const isWarAt = (g: MU, at: TerritoryId): boolean => {
  const there = playersAt(g, at);
  if (g.battle?.at === at) return true;
  if (hasBarbarians(g, at)) return there.length > 0;
  const areEnemies = there.some((a, i) => there.slice(i + 1).some(b => areAtWar(g, a, b)));
  return areEnemies || (there.length > 1 && controllerOf(g, at) === undefined);
};

/** @rule MU tech.edict Barbarians leave his vehicles alone there. */
export const hasEdict = (g: MU, player: Player, at: string): boolean =>
  effectsOf(g, 'edict').some(effect => effect.at === at && effect.player === player);

/** @rule MU 6-buy-where Nobody's or his own, or by treaty; @rule MU card.2 and not where it is forbidden. */
export const mayTradeAt = (g: MU, player: Player, at: TerritoryId): boolean => {
  if (!isInhabited(at) || holdsAt(g, 'no-trade', at) || isWarAt(g, at)) return false;
  if (hasBarbarians(g, at)) return hasEdict(g, player, at);
  const controller = controllerOf(g, at);
  if (controller === undefined || controller === player) return true;
  return !areAtWar(g, player, controller) && hasGranted(g, controller, player, 'trade', at);
};

/** What is owed to somebody for an action. Of a secret treaty only the two of them know. */
export interface Fee {
  readonly to: Player;
  readonly florin: number;
  readonly isSecret: boolean;
}
export const sumOf = (fees: readonly Fee[]): number => fees.reduce((sum, { florin }) => sum + florin, 0);

/** @rule MU clause.trade Of several treaties, the one that asks least. */
const feeOfHost = (g: MU, player: Player, at: TerritoryId, isSale: boolean): readonly Fee[] => {
  const host = controllerOf(g, at);
  if (host === undefined || host === player || areTeamMates(g, host, player)) return [];
  const fees = tradeClausesFor(g, host, player, at).map(({ clause, isSecret }) => ({
    to: host,
    florin: (isSale ? clause.feePerSale : clause.feePerPurchase) ?? 0,
    isSecret,
  }));
  return fees.sort((a, b) => a.florin - b.florin).slice(0, 1);
};

/** @rule MU C-treaty-pay Everything that is owed after an action; `isByRight` where it is done by the host's leave. */
export const feesFor = (
  g: MU,
  player: Player,
  at: TerritoryId,
  isSale: boolean,
  isByRight: boolean,
): readonly Fee[] => {
  const promised = paymentsPer(g, player, isSale ? 'per-sale' : 'per-purchase');
  return [...(isByRight ? feeOfHost(g, player, at, isSale) : []), ...promised].filter(({ florin }) => florin > 0);
};
