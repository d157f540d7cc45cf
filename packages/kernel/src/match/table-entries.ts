import type { Seat } from '../ids.js';
import type { Outcome } from '../outcome.js';
import { CLOSE, type Entry, SIT } from './entry.js';
import type { Sitter } from './head.js';

/**
 * What the table does, as against the rules: a seat is handed to another, or the match ends without their word. No game
 * knows of either; both are written as lists of words, so that they lie in the log like answers.
 */
const WHYS = ['replaced', 'resigned', 'forfeit'] as const;
/** Why somebody else sits down: it was agreed, he who sat there has given up, or his time was over. */
export type WhySat = (typeof WHYS)[number];
export interface Sat extends Sitter {
  readonly why: WhySat;
}

const HOWS = ['draw', 'resigned', 'forfeit', 'abandoned'] as const;
export type HowClosed = (typeof HOWS)[number];
export interface Closed {
  readonly how: HowClosed;
  readonly winners: readonly Seat[];
}

export const wordsOfSat = ({ kind, name }: Sitter, why: WhySat): readonly string[] => [kind, name, why];
export const wordsOfClosed = ({ how, winners }: Closed): readonly string[] => [how, ...winners];

const wordsIn = ({ arg }: Pick<Entry, 'arg'>): readonly unknown[] => (Array.isArray(arg) ? arg : []);
const among = <T extends string>(list: readonly T[], word: unknown): T | undefined =>
  list.find(known => known === word);

/** Who has sat down; undefined if the entry does not say so properly. */
export const satIn = (entry: Pick<Entry, 'kind' | 'arg'>): Sat | undefined => {
  const [kind, name, why, ...more] = wordsIn(entry);
  const who = among(['person', 'bot'] as const, kind);
  const reason = among(WHYS, why);
  if (entry.kind !== SIT || !who || !reason || typeof name !== 'string' || more.length > 0) return undefined;
  return { kind: who, name, why: reason };
};

/** How the match was closed; undefined if the entry does not say so properly. Whoever gives up loses to somebody. */
export const closedIn = (entry: Pick<Entry, 'kind' | 'arg'>): Closed | undefined => {
  const [word, ...names] = wordsIn(entry);
  const how = among(HOWS, word);
  const winners = names.filter(seat => typeof seat === 'string');
  if (entry.kind !== CLOSE || !how || winners.length < names.length) return undefined;
  if (new Set(winners).size < winners.length) return undefined;
  const needsWinner = how === 'resigned' || how === 'forfeit';
  return needsWinner && winners.length === 0 ? undefined : { how, winners };
};

/** The rules have given no points, and no rule has ended it. */
export const outcomeOf = ({ how, winners }: Closed): Outcome => ({ winners, points: {}, how, rule: '' });
/** The other way round: undefined if the rules have ended it. */
export const closedBy = ({ how, winners, rule }: Outcome): Closed | undefined => {
  const word = rule === '' ? among(HOWS, how) : undefined;
  return word && { how: word, winners };
};
