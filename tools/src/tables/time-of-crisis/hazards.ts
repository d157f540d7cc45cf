import type { Foresight } from '@hegemon/games';
import * as foresight from '@hegemon/time-of-crisis/foresight';
import type { Hazards, HazardsQuestion } from '../table.js';
import { type BoardWords, boardWords } from './words.js';

const { hazardsOf }: Foresight = foresight;

const lineOf = (code: string): keyof BoardWords['hazards'] => {
  switch (code) {
    case 'invaded':
    case 'invades':
    case 'enters':
    case 'ends':
      return code;
    default:
      return 'entry';
  }
};

/** What the next crisis roll may do, in words. What it is, the game itself finds out. */
export const hazardsIn = ({ game, state, seat, speech }: HazardsQuestion): readonly Hazards[] => {
  const lines = new Map<keyof BoardWords['hazards'], { name: string; share: number }[]>();
  for (const { code, id, share } of hazardsOf(game, state, seat)) {
    const line = lineOf(code);
    lines.set(line, [...(lines.get(line) ?? []), { name: speech.name(id), share }]);
  }
  const words = boardWords(speech.language).hazards;
  return [...lines].map(([line, of]) => ({ what: words[line], of: of.toSorted((a, b) => b.share - a.share) }));
};
