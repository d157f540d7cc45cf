import type { Closed, Outcome, Sat } from '@hegemon/kernel';
import type { Language, Speech } from './face.js';

interface Words {
  sat(who: string, sat: Sat): string;
  readonly ended: Readonly<Record<Closed['how'], string>>;
  won(who: string): string;
  shared(who: string): string;
}
/** What the table does, as against the rules: no game has words for it. */
export const besideRulesWords: Readonly<Record<Language, Words>> = {
  en: {
    sat: (who, { name, why }) =>
      ({
        replaced: `${who} is now played by ${name}.`,
        resigned: `${who} has given up; ${name} plays on.`,
        forfeit: `${who} was out of time; ${name} plays on.`,
      })[why],
    ended: {
      draw: 'A draw by agreement.',
      resigned: 'The match ended because somebody has given up.',
      forfeit: 'The match ended because somebody’s time was up.',
      abandoned: 'The match was broken off.',
    },
    won: who => `${who} wins.`,
    shared: who => `${who} share the victory.`,
  },
  de: {
    sat: (who, { name, why }) =>
      ({
        replaced: `${who} wird jetzt von ${name} gespielt.`,
        resigned: `${who} hat aufgegeben; ${name} spielt weiter.`,
        forfeit: `${who} hat die Zeit überschritten; ${name} spielt weiter.`,
      })[why],
    ended: {
      draw: 'Einvernehmlich unentschieden.',
      resigned: 'Die Partie ist durch Aufgabe beendet.',
      forfeit: 'Die Partie ist durch Zeitüberschreitung beendet.',
      abandoned: 'Die Partie wurde abgebrochen.',
    },
    won: who => `${who} gewinnt.`,
    shared: who => `${who} teilen den Sieg.`,
  },
};

/** How a match was ended otherwise than by the rules, and who has won. */
export const closedText = ({ how, winners }: Closed, { language, seat }: Pick<Speech, 'language' | 'seat'>): string => {
  const { ended, won, shared } = besideRulesWords[language];
  // A draw is nobody's victory.
  if (winners.length === 0 || how === 'draw') return ended[how];
  const who = new Intl.ListFormat(language, { type: 'conjunction' }).format(winners.map(each => seat(each)));
  return `${ended[how]} ${winners.length === 1 ? won(who) : shared(who)}`;
};

/** No rule has ended it: then the table has. */
export const closedBy = ({ how, winners, rule }: Outcome): Closed | undefined =>
  rule === '' && Object.hasOwn(besideRulesWords.en.ended, how) ? { how: how as Closed['how'], winners } : undefined;

/** The words of a game, which knows only the endings of its own. */
export const withEveryEnding = (speech: Speech): Speech => ({
  ...speech,
  outcome: outcome => {
    const closed = closedBy(outcome);
    return closed ? closedText(closed, speech) : speech.outcome(outcome);
  },
});
