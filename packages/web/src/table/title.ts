import type { Sight } from '@hegemon/host';
import { MATCH_WORDS } from './match.words.js';

/** What the title of the window says of a match. */
export const titleOf = (
  sight: Sight,
  game: string,
  language: 'en' | 'de',
  seatName: (seat: string) => string,
): string => {
  const words = MATCH_WORDS[language];
  const { at, last, table, match, curtain } = sight;
  const said = (): string => {
    if (at < last) return words.past(at);
    if (table.outcome) return words.over;
    const people = Object.values(match.sitters).filter(({ kind }) => kind === 'person').length;
    const asked = curtain ?? table.decisions[0]?.seat ?? table.waiting[0]?.seat;
    if (asked === undefined) return '';
    const isPerson = match.sitters[asked]?.kind === 'person' && !match.isForeign && !match.standIns?.[asked];
    return isPerson && people === 1 ? words.yours : words.decides(seatName(asked));
  };
  return [said(), game].filter(part => part !== '').join(' · ');
};
