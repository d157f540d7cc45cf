import type { ByLanguage } from '../words.svelte.js';

interface Words {
  readonly now: string;
  readonly notNow: (present: string) => string;
  readonly question: string;
  readonly may: string;
  readonly mayNot: string;
  readonly looking: string;
  readonly nothing: string;
  readonly waiting: string;
  readonly over: string;
  readonly inPast: string;
  readonly things: (count: number) => string;
}

export const explainWords: ByLanguage<Words> = {
  en: {
    now: 'This is the present phase.',
    notNow: present => `Now it is: ${present}.`,
    question: 'What is asked',
    may: 'What may be done now',
    mayNot: 'What may not be done now, and why',
    looking: 'Asking the rules …',
    nothing: 'Nothing is kept from you: everything this phase knows is on offer.',
    waiting: 'Nobody at this screen is asked now.',
    over: 'The game is over.',
    inPast: 'This is a position of the past; nobody is asked here.',
    things: count => (count === 1 ? '1 possibility' : `${count} possibilities`),
  },
  de: {
    now: 'Das ist die jetzige Phase.',
    notNow: present => `Jetzt ist: ${present}.`,
    question: 'Was gefragt ist',
    may: 'Was jetzt getan werden darf',
    mayNot: 'Was jetzt nicht getan werden darf, und warum',
    looking: 'Die Regeln werden gefragt …',
    nothing: 'Nichts ist verwehrt: Alles, was diese Phase kennt, steht zur Wahl.',
    waiting: 'Niemand an diesem Bildschirm ist jetzt gefragt.',
    over: 'Die Partie ist beendet.',
    inPast: 'Das ist eine frühere Stellung; hier ist niemand gefragt.',
    things: count => (count === 1 ? '1 Möglichkeit' : `${count} Möglichkeiten`),
  },
};
