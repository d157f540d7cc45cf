import type { Feat } from '../feats.js';
import type { Player } from '../ids.js';
import type { MU } from '../state.js';

/** Written down for objectives that ask what was done this round. */
export const noteFeat = (g: MU, player: Player, feat: Feat): void => {
  (g.feats[player] ??= []).push(feat);
};
