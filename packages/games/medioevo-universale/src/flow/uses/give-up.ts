import { asking, button, done, type Frame, go, type Procedure, pick } from '@hegemon/kernel';
import { giveUp as takeOffBoard } from '../../deeds/pieces.js';
import type { Player } from '../../ids.js';
import { piecesOf } from '../../rules/pieces.js';
import type { MU } from '../../state.js';

interface GiveUpFrame extends Frame<'begin'> {
  proc: 'give-up';
  seat: Player;
  hasGivenUp?: true;
}
const ask = asking<MU, GiveUpFrame>();

/** @rule MU 5-remove @rule MU 3-giveup One piece after the other, until it is enough. Hands back whether there was any. */
export const giveUp: Procedure<MU, GiveUpFrame> = {
  name: 'give-up',
  rule: 'MU 5-remove',
  steps: {
    begin: ask({
      rule: 'MU 5-remove',
      prompt: 'give-up-piece',
      seats: (_, f) => [f.seat],
      offer: (g, f) => [pick('give-up-piece', piecesOf(g, f.seat)), button('enough')],
      take: {
        'give-up-piece'(g, f, piece) {
          takeOffBoard(g, f.seat, piece);
          f.hasGivenUp = true;
          return go('begin');
        },
        enough: (_, f) => done(f.hasGivenUp === true),
      },
    }),
  },
};
