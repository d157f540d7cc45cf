import { newChance, withDefaults } from '@hegemon/kernel';
import type { AreaId, Player, Realm, Side, TerritoryId } from '../src/ids.js';
import { OPTIONS } from '../src/options.js';
import { pairOf } from '../src/rules/relations.js';
import { layOut, openTable } from '../src/setup.js';
import type { MU, MUOptions, War } from '../src/state.js';
import type { Clause } from '../src/treaties.js';
import type { Army } from '../src/troops.js';

/** What of the table is fixed, in the words of the game; everything else is empty. With no armies named, the barbarians stand
 * where they begin. */
export interface Arrangement {
  options?: Partial<MUOptions>;
  /** In the order of the seats. */
  realms?: readonly Realm[];
  round?: number;
  armies?: Partial<Record<AreaId, Partial<Record<Side, Army>>>> | undefined;
  markers?: Partial<Record<TerritoryId, Player>>;
  wars?: readonly [Player, Player, War][];
  treaties?: readonly { parties: Player[]; clauses: Clause[]; lastRound?: number }[];
}

export const arranged = (what: Arrangement = {}): MU => {
  const realms = what.realms ?? ['byzantium', 'hungary', 'mamluks'];
  const ground = { n: 0, flow: [], chance: newChance('00'.repeat(16)), told: [] };
  const g = openTable(withDefaults<MUOptions>({ players: realms.length, ...what.options }, OPTIONS), ground);
  realms.forEach((realm, i) => {
    g.realm[g.seats[i]] = realm;
  });
  layOut(g, realms);
  if (what.armies) g.armies = { ...what.armies };
  g.markers = { ...what.markers };
  g.round = what.round ?? 1;
  for (const [a, b, war] of what.wars ?? []) g.wars[pairOf(a, b)] = war;
  (what.treaties ?? []).forEach((treaty, i) => {
    g.treaties[`treaty-${i + 1}`] = { isSecret: false, signed: g.round, ...treaty };
    g.papers['treaty-'] = i + 1;
  });
  return g;
};
