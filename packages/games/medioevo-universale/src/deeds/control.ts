import { isSea } from '../catalog.js';
import { tell } from '../events.js';
import { type AreaId, BARBARIANS, type Player, type Side, type TerritoryId } from '../ids.js';
import { hasArmy } from '../rules/armies.js';
import { heldBefore, isComingIn, isRaidable } from '../rules/barbarians.js';
import { builtAt } from '../rules/built.js';
import { controllerOf, homeOf } from '../rules/control.js';
import { bloodLeft } from '../rules/supply.js';
import type { MU } from '../state.js';

/** @rule MU 5-control-test An army is about to come where there was none of its side: whoever holds the territory by an army is remembered. */
export const noteArrival = (g: MU, at: AreaId, side: Side): void => {
  if (isSea(at) || hasArmy(g, at, side)) return;
  const holder = controllerOf(g, at);
  if (holder === undefined || !hasArmy(g, at, holder) || g.lastControl[at] === holder) return;
  // MU 5-move-halt-horde Whoever has called them up by coming has held nothing there.
  if (side === BARBARIANS && isComingIn(g, at, holder)) return;
  // MU 5-control-start Whoever has only just come in has not conquered it yet: it is still his who held it, and he defends it now.
  const before = heldBefore(g, at, holder) ?? holder;
  if (before === holder || before === side) g.lastControl[at] = before;
};

/** The last of an army has gone: nothing is held by it any more, and others may be alone. */
export const noteDeparture = (g: MU, at: AreaId, side: Side): void => {
  if (side !== BARBARIANS && isRaidable(g, at) && !g.deserted?.some(each => each.at === at))
    (g.deserted ??= []).push({ at, ...(!isSea(at) && g.lastControl[at] === side && { owner: side }) });
  if (isSea(at) || hasArmy(g, at, side)) return;
  if (g.lastControl[at] === side) delete g.lastControl[at];
  noteLeftAlone(g, at);
};

/** @rule MU 5-control-test Whoever is left to control it by his army has it for himself (M-94); who has only just come in conquers it first. */
export const noteLeftAlone = (g: MU, at: TerritoryId): void => {
  const holder = controllerOf(g, at);
  if (holder === undefined || !hasArmy(g, at, holder) || g.lastControl[at] === holder || isComingIn(g, at, holder))
    return;
  seize(g, at, holder);
  noteBuilder(g, at, holder);
};

/** @rule MU 5-control It is his now, by the army that stands there. */
export const seize = (g: MU, at: TerritoryId, player: Player): void => {
  g.lastControl[at] = player;
};

/** @rule MU V-ingame-levels What is left standing there is his now. */
export const noteBuilder = (g: MU, at: TerritoryId, player: Player): void => {
  if (builtAt(g, at).length > 0 && homeOf(g, at) !== player) g.builders[at] = player;
  else delete g.builders[at];
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
