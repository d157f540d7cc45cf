import { type Bot, LEVELS } from '@hegemon/bots';
import type { LeisureParts } from './leisure/parts.js';
import type { ReportParts } from './report/parts.js';

/** The bots that can be seated, weakest first. */
export interface Bots {
  readonly names: readonly string[];
  byName(name: string): Bot | undefined;
  /** What they do at leisure, fetched when a game first has such a thing. Absent: nothing. */
  leisure?(): Promise<LeisureParts>;
  /** What they make of a match that is over, fetched when a report is asked for. */
  reports(): Promise<ReportParts>;
}

/** The highest level there is, without a style of its own. */
export const strongest = ({ names, byName }: Bots): string => {
  const rank = (name: string): number => {
    const bot = byName(name);
    return bot && !bot.style ? LEVELS.indexOf(bot.level) : -1;
  };
  return names.reduce((best, name) => (rank(name) > rank(best) ? name : best), names[0]);
};
