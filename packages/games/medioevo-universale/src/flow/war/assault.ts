import { call, done, type Frame, type Procedure } from '@hegemon/kernel';
import { type AssaultCall, beginEntering } from '../../frames/war.js';
import type { MU } from '../../state.js';

interface AssaultFrame extends Frame<'begin' | 'close'>, AssaultCall {
  proc: 'assault';
}

/** @rule MU 5-facing They fight where they stand; everything else is as if they had just come. */
export const assault: Procedure<MU, AssaultFrame> = {
  name: 'assault',
  rule: 'MU 5-facing',
  steps: {
    begin: (_, { at, side, against }) =>
      call(beginEntering({ at, side, wasThere: true, against: [against], isInPlace: true })),
    close: (_, f) => done(f.returned),
  },
};
