import { tell } from '../events.js';
import type { CardId, Player } from '../ids.js';
import type { MU, Pair } from '../state.js';
import type { TreatyId } from '../treaties.js';
import { joined } from './armies.js';
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
  for (const player of g.seats) if ((g.tended[player]?.round ?? g.round + 1) <= g.round) delete g.tended[player];
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
