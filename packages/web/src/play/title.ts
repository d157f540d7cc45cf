import type { Sight } from '@hegemon/host';
import { MATCH_WORDS } from '../table/match.words.js';

const YOURS = { en: 'Your turn', de: 'Du bist dran' } as const;

/** What the title of the window says of a match with others: from the side one must see that one is asked. */
export const playTitleOf = (
  { at, last, table }: Sight,
  game: string,
  language: 'en' | 'de',
  seatName: (seat: string) => string,
): string => {
  const words = MATCH_WORDS[language];
  const said = (): string => {
    if (at < last) return words.past(at);
    if (table.outcome) return words.over;
    if (table.decisions.length > 0) return YOURS[language];
    const [awaited] = table.waiting;
    return awaited ? words.decides(seatName(awaited.seat)) : '';
  };
  return [said(), game].filter(part => part !== '').join(' · ');
};
