import { isSea } from '../catalog.js';
import { tell } from '../events.js';
import { type AreaId, BARBARIANS, type Player, type Side, type TerritoryId } from '../ids.js';
import { hasArmy } from '../rules/armies.js';
import { controllerOf } from '../rules/control.js';
import { bloodLeft } from '../rules/supply.js';
import type { MU } from '../state.js';

/** @rule MU 5-control-test An army is about to come where there was none of its side: whoever holds the territory by an army is remembered. */
export const noteArrival = (g: MU, at: AreaId, side: Side): void => {
  if (isSea(at) || side === BARBARIANS || hasArmy(g, at, side)) return;
  const holder = controllerOf(g, at);
  if (holder !== undefined && hasArmy(g, at, holder)) g.lastControl[at] = holder;
};

/** The last of an army has gone: nothing is held by it any more. */
export const noteDeparture = (g: MU, at: AreaId, side: Side): void => {
  if (!isSea(at) && g.lastControl[at] === side && !hasArmy(g, at, side)) delete g.lastControl[at];
};

/** @rule MU 5-control It is his now, by the army that stands there. */
export const seize = (g: MU, at: TerritoryId, player: Player): void => {
  g.lastControl[at] = player;
};

/** @rule MU 5-control-loss-takeover In place of another's. */
export const replaceMarker = (g: MU, at: TerritoryId, player: Player): void => {
  g.markers[at] = player;
  tell(g, 'marker-replaced', { player, at });
};

/** @rule MU X-blood As far as there are any. */
export const gainBlood = (g: MU, player: Player, wanted: number): void => {
  const tokens = g.options['blood-tokens'] && g.order.includes(player) ? Math.min(wanted, bloodLeft(g)) : 0;
  if (tokens <= 0) return;
  g.blood[player] = (g.blood[player] ?? 0) + tokens;
  tell(g, 'blood-shed', { player, tokens });
};
