import type { Frame } from '@hegemon/kernel';
import type { Player, WindowId } from '../../ids.js';
import type { MU } from '../../state.js';
import type { ProposalId } from '../../treaties.js';
import type { Draft, Sketch } from './drafting.js';

/** Where a seat stands in what it does at leisure. */
export interface LeisureFrame extends Frame<'begin' | 'answer' | 'limit' | 'draft' | 'clause' | 'close'> {
  proc: 'leisure';
  seat: Player;
  proposal?: ProposalId;
  window?: WindowId;
  draft?: Draft;
  sketch?: Sketch;
}

/** @rule MU C @rule MU V-final Not while the table is set up, nor when the game is scored, whatever somebody had begun before. */
export const talker = (g: MU, { seat }: LeisureFrame): readonly Player[] =>
  g.phase > 0 && !g.isScoring && !g.isCutOff && g.order.includes(seat) ? [seat] : [];
