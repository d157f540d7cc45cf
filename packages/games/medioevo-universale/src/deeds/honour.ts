import { components } from '../catalog.js';
import type { HonourFor } from '../data.js';
import { tell } from '../events.js';
import type { Player } from '../ids.js';
import type { MU } from '../state.js';

/** @rule MU V-ingame So many times what the table of honour gives for it. */
export const gainHonour = (g: MU, player: Player, why: HonourFor, times = 1): void =>
  changeHonour(g, player, components.honour.inGame[why] * times, why);

/** @rule MU 0-length-hp Whoever reaches the limit ends the game at once. */
export const changeHonour = (g: MU, player: Player, by: number, why: string): void => {
  if (by === 0) return;
  g.honour[player] += by;
  tell(g, 'honour-changed', { player, by, for: why, honour: g.honour[player] });
  const limit = g.options.honour ?? 0;
  if (limit > 0 && g.honour[player] >= limit && !g.isScoring) g.isCutOff = true;
};
