import type { Feat } from '../feats.js';
import { BARBARIANS, type Player, type Side } from '../ids.js';
import { isHired } from '../rules/armies.js';
import type { MU } from '../state.js';
import type { Troop } from '../troops.js';

/** @rule MU card.65 As whose unit it is beaten: hired barbarians are none of the player they fight for. */
export const ownerFor = (side: Side, troop: Troop): 'player' | 'barbarians' =>
  side === BARBARIANS || isHired(troop) ? 'barbarians' : 'player';

/** Written down for objectives that ask what was done this round. */
export const noteFeat = (g: MU, player: Player, feat: Feat): void => {
  (g.feats[player] ??= []).push(feat);
};

/** It has not come to pass after all: one like it is struck out. */
export const forgetFeat = (g: MU, player: Player, isMeant: (feat: Feat) => boolean): void => {
  const feats = g.feats[player] ?? [];
  const i = feats.findLastIndex(isMeant);
  if (i >= 0) g.feats[player] = feats.filter((_, j) => j !== i);
};
