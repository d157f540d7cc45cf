import type { Frame } from '@hegemon/kernel';
import type { Player, WindowId } from '../../ids.js';
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
