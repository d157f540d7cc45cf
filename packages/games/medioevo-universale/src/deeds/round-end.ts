import { tell } from '../events.js';
import type { CardId, Player } from '../ids.js';
import { effectsOf } from '../rules/effects.js';
import { serves } from '../rules/routes.js';
import { cargoOf } from '../rules/trade/cargo.js';
import { ownerOf } from '../rules/vehicles.js';
import type { MU, Pair } from '../state.js';
import type { TreatyId } from '../treaties.js';
import { joined } from './armies.js';
import { forgetTended } from './purchases.js';
import { endRoute } from './routes.js';
import { endTreaty } from './treaties.js';

/** @rule MU C-war-truce Until the end of the round. */
export const endTruces = (g: MU): void => {
  for (const pair of Object.keys(g.wars) as Pair[]) {
    const war = g.wars[pair];
    if (war?.truce === undefined) continue;
    delete war.truce;
    tell(g, 'truce-ended', { parties: pair.split(' ') as Player[] });
  }
};

/** @rule MU C-end Treaties whose last round this was. */
export const endTreaties = (g: MU): void => {
  for (const id of Object.keys(g.treaties) as TreatyId[])
    if ((g.treaties[id]?.lastRound ?? g.round + 1) <= g.round) endTreaty(g, id);
};

/** @rule MU card.30 A route that was kept and has found no other vehicle. */
export const endKeptRoutes = (g: MU): void => {
  for (const player of g.order) {
    const route = g.routes[player];
    if (!route || g.vehicles.owner[route.vehicle] === player) continue;
    delete g.routes[player];
    tell(g, 'route-ended', { player, because: 'lost' });
  }
};

/** @rule MU card.11 A war wagon that was a caravan, too, is none any more: it keeps neither goods nor a route (M-86). */
export const unloadWagons = (g: MU): void => {
  for (const { vehicle } of effectsOf(g, 'both-kinds')) {
    if (g.vehicles.type[vehicle] !== 'war-wagon') continue;
    const player = ownerOf(g, vehicle) as Player;
    const goods: Record<string, number> = {};
    for (const good of cargoOf(g, vehicle)) goods[`${vehicle}:${good}`] = (goods[`${vehicle}:${good}`] ?? 0) + 1;
    delete g.vehicles.cargo[vehicle];
    if (Object.keys(goods).length > 0) tell(g, 'cargo-lost', { player, goods, by: 'realm-11' });
    if (serves(g, player, vehicle)) endRoute(g, player, 'lost');
  }
};

/** What was counted for one round alone. */
export const clearCounters = (g: MU): void => {
  g.proposed = {};
  g.bought = { units: {}, card: {} };
  g.branches = {};
  g.feats = {};
  g.conquered = {};
  g.copied = {};
  g.loans.taken = {};
  g.loans.repaid = {};
  for (const player of g.seats) if ((g.tended[player]?.round ?? g.round + 1) <= g.round) forgetTended(g, player);
  for (const card of Object.keys(g.bans) as CardId[]) {
    const kept = (g.bans[card] ?? []).filter(({ round }) => round >= g.round);
    if (kept.length > 0) g.bans[card] = kept;
    else delete g.bans[card];
  }
};

/** @rule MU 7 @rule MU A-gears Cards and markers, but for those that @rule MU card.13 keeps. */
export const readyAll = (g: MU): void => {
  for (const card of Object.keys(g.cards.used) as CardId[]) if (!g.keptUsed[card]) delete g.cards.used[card];
  g.keptUsed = {};
  g.gears.used = {};
};

/** @rule MU 4-redeploy Whoever was set aside in this round may come back in the next. */
export const freeAside = (g: MU): void => {
  for (const player of g.seats) {
    const fresh = g.aside.fresh[player];
    if (fresh) g.aside.units[player] = joined(g.aside.units[player] ?? {}, fresh);
  }
  g.aside.fresh = {};
};
