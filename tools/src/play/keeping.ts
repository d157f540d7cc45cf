import { join } from 'node:path';
import { troubleOf } from '../failure.js';
import { writeWhole } from '../files.js';
import type { AnyMatch } from '../match-files.js';
import { textOfMatch } from '../match-text.js';

/** Where matches lie if nobody says otherwise, and what reproduces the fault of a bot. */
export const FOLDER = '.hegemon';
export const autosavePath = (id: string): string => join(FOLDER, `${id}.hegemon.json`);

/** Keeps a match on disk while it is played. */
export interface Keeper {
  readonly path: string;
  /** Is what lies on disk the match as it stands now? */
  readonly isKept: boolean;
  /** Saves; if that fails, says so once, until it works again. */
  keep(match: AnyMatch): void;
  /** The same for what would come about again by itself: the answer of a bot need not outlive a power cut. */
  keepLightly(match: AnyMatch): void;
}

export const keeperAt = (path: string, complain: (trouble: string) => void): Keeper => {
  let trouble: string | undefined;
  let isKept = false;
  const write = (match: AnyMatch, isLasting: boolean): void => {
    try {
      writeWhole(path, textOfMatch(match), { isLasting });
      trouble = undefined;
      isKept = true;
    } catch (fault) {
      const now = troubleOf(fault);
      isKept = false;
      if (now !== trouble) complain(now);
      trouble = now;
    }
  };
  return {
    path,
    get isKept() {
      return isKept;
    },
    keep: match => write(match, true),
    keepLightly: match => write(match, false),
  };
};
