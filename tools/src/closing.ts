import type { Language } from '@hegemon/games';
import type { Closed, Sat, Seat } from '@hegemon/kernel';
import { harmless } from './failure.js';

interface Words {
  /** Why somebody else sits there now; with what follows it is one sentence. */
  readonly before: Readonly<Record<Sat['why'], string>>;
  sat(who: string, name: string): string;
  readonly ended: Readonly<Record<Closed['how'], string>>;
  readonly won: string;
  readonly shared: string;
}
const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    before: { replaced: '', resigned: ' was given up and', forfeit: ' was out of time and' },
    sat: (who, name) => `${who} is now played by ${name}.`,
    ended: {
      draw: 'Ended in a draw by agreement.',
      resigned: 'Ended because somebody has given up.',
      forfeit: "Ended because somebody's time was up.",
      abandoned: 'Broken off.',
    },
    won: 'wins',
    shared: 'share the victory',
  },
  de: {
    before: { replaced: '', resigned: ' wurde aufgegeben und', forfeit: ' hatte keine Zeit mehr und' },
    sat: (who, name) => `${who} wird jetzt von ${name} gespielt.`,
    ended: {
      draw: 'Einvernehmlich unentschieden.',
      resigned: 'Durch Aufgabe beendet.',
      forfeit: 'Durch Zeitüberschreitung beendet.',
      abandoned: 'Abgebrochen.',
    },
    won: 'gewinnt',
    shared: 'teilen den Sieg',
  },
};

/** Another sits down. What he calls himself anybody may have written. */
export const satText = ({ name, why }: Sat, who: string, language: Language): string => {
  const { before, sat } = WORDS[language];
  return sat(`${who}${before[why]}`, harmless(name).slice(0, 60));
};

/** The match has ended otherwise than by the rules. */
export const closedText = ({ how, winners }: Closed, language: Language, nameOf: (seat: Seat) => string): string => {
  const { ended, won, shared } = WORDS[language];
  if (winners.length === 0) return ended[how];
  const who = new Intl.ListFormat(language, { type: 'conjunction' }).format(winners.map(nameOf));
  return `${ended[how]} ${who} ${winners.length === 1 ? won : shared}.`;
};
