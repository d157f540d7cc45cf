import type { Seed } from '../chance/stream.js';
import { canonical } from '../copy.js';
import type { Accepted } from '../game.js';
import { CONSENT, chained, type Entry, isAnswer, outsideOf, UNDO, type Unchained } from './entry.js';

/** The entry that follows in a chain which has come to `before`. */
export const linked = (before: string, bare: Unchained, key: Seed): Entry => {
  const { n, seat, kind, arg, drew, dealt, at, by, redo } = bare;
  return {
    n,
    ...(seat !== undefined && { seat }),
    kind,
    ...(arg !== undefined && { arg }),
    ...(drew && { drew }),
    ...(dealt && { dealt }),
    ...(at !== undefined && { at }),
    ...(by !== undefined && { by }),
    ...(redo !== undefined && { redo }),
    hash: chained(before, outsideOf(bare, key)),
  };
};

/** As much of an entry as may be in it: the log's own kinds neither draw nor repeat anything. */
export const bareOf = (entry: Entry): Unchained => {
  if (isAnswer(entry)) return entry;
  const { n, seat, kind, arg, at, by } = entry;
  return {
    n,
    ...(seat !== undefined && { seat }),
    kind,
    ...(arg !== undefined && { arg }),
    ...(at !== undefined && { at }),
    ...(kind === UNDO && by === CONSENT && { by }),
  };
};

/** Word for word the same, except that a field which holds nothing is no field: so databases give entries back. */
export const agrees = (a: Entry, b: Entry): boolean => canonical(a) === canonical(b);

/** What was drawn, as an entry holds it. */
export const drawsOf = ({ drew, dealt }: Pick<Accepted, 'drew' | 'dealt'>): Pick<Entry, 'drew' | 'dealt'> => ({
  ...(drew.length > 0 && { drew }),
  ...(dealt.length > 0 && { dealt }),
});
/** The same of an entry that was read, where a field may be there and hold nothing. */
export const drawsIn = ({ drew = [], dealt = [] }: Entry): Pick<Entry, 'drew' | 'dealt'> => drawsOf({ drew, dealt });
