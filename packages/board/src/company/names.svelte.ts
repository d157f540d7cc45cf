import type { Seat } from '@hegemon/kernel';
import { botText, botWords } from '../bots/bots.words.js';
import { useTable } from '../table.svelte.js';
import { useOurCompany } from './company.js';

/** What people are called here: by their names, and where nobody sits by that of the seat. */
export const useNames = () => {
  const table = useTable();
  const company = useOurCompany();
  return {
    person: (seat: Seat | undefined): string =>
      seat === undefined ? '' : (company.members[seat]?.person ?? table.speech.seat(seat)),
    bot: (name: string | undefined): string => (name === undefined ? '' : botText(botWords[table.language], name)),
    /** An answer of the chronicle in words; empty where these eyes may not know it. */
    answerAt: (entry: number | undefined): string => {
      const answer = entry === undefined ? undefined : table.lines[entry]?.answer;
      return answer ? table.speech.answer(answer) : '';
    },
  };
};
