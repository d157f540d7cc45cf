import type { Boundary, NoUndo, Outcome } from '@hegemon/kernel';
import { has } from './lookup.js';

interface UndoWords {
  readonly noUndo: Readonly<Record<Exclude<NoUndo['refused'], 'boundary'>, string>>;
  readonly boundaries: Readonly<Record<Boundary, string>>;
}
/** Why nothing can be taken back or done again. */
export const noUndoText = ({ noUndo, boundaries }: UndoWords, { refused, boundary }: NoUndo): string => {
  if (refused !== 'boundary') return noUndo[refused];
  return boundary ? boundaries[boundary] : noUndo['nothing-to-undo'];
};

/** What bots judge a position by; a code this edition has no words for stands for itself. */
export const termText = ({ terms }: { readonly terms: Readonly<Record<string, string>> }, code: string): string =>
  has(terms, code) ? terms[code] : code;

interface EndWords {
  readonly endings: Readonly<Record<string, { readonly text: string }>>;
  readonly tieBreakers: Readonly<Record<string, string>>;
}
/** How the game ended: why, who won (`won`, in the game's words), and what decided a tie. */
export const endingText = ({ endings, tieBreakers }: EndWords, { how, decidedBy }: Outcome, won: string): string =>
  [
    ...(has(endings, how) ? [endings[how].text] : []),
    won,
    ...(decidedBy !== undefined && has(tieBreakers, decidedBy) ? [tieBreakers[decidedBy]] : []),
  ].join(' ');
