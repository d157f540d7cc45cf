import type { ByLanguage } from '../words.svelte.js';
import type { Proposal } from './company.js';
import { quoted } from './consents.words.js';

/** What may be asked of the others, in the menu and in its dialogs. */
interface ProposalWords {
  readonly menu: Readonly<Record<Proposal['kind'] | 'resign' | 'orders' | 'notices', string>>;
  readonly rewindHere: string;
  readonly needsAll: string;
  readonly cancel: string;
  readonly propose: string;

  readonly resignTitle: string;
  readonly resignText: string;
  readonly resignGo: string;
  readonly abandonTitle: string;
  readonly abandonText: string;
  readonly rewindTitle: string;
  rewindText(answer: string, who: string, steps: number): string;
  readonly rewindNone: string;
  readonly replaceTitle: string;
  readonly replaceText: string;
  readonly replaceWhom: string;
  readonly replaceMe: string;
  readonly replaceBy: string;
  readonly replaceFree: string;
  readonly replaceGo: string;
}

const steps = {
  en: (n: number) => (n === 1 ? 'one step' : `${n} steps`),
  de: (n: number) => (n === 1 ? 'ein Schritt' : `${n} Schritte`),
};

export const proposalWords: ByLanguage<ProposalWords> = {
  en: {
    menu: {
      draw: 'Offer a draw',
      rewind: 'Go back …',
      pause: 'Ask for a pause',
      resume: 'Ask to go on',
      replace: 'Give a seat to another …',
      abandon: 'Break off together …',
      resign: 'Give up …',
      orders: 'Standing answers …',
      notices: 'Notices of this match …',
    },
    rewindHere: 'Go back to here …',
    needsAll: 'All people at the table have to agree.',
    cancel: 'Cancel',
    propose: 'Ask the others',
    resignTitle: 'Give up?',
    resignText: 'The match is lost for you. A bot plays your seat on; you can look on. This cannot be taken back.',
    resignGo: 'Give up',
    abandonTitle: 'Break the match off?',
    abandonText: 'If all agree, the match ends here, and nobody has won or lost.',
    rewindTitle: 'Go back?',
    rewindText: (answer, who, n) =>
      `Play would go on before ${who === '' ? 'this answer' : `the answer of ${who}`}${quoted.en(answer)}. It is taken back with everything after it: ${steps.en(n)}.`,
    rewindNone: 'There is nothing to go back to.',
    replaceTitle: 'Give a seat to another',
    replaceText:
      'Your own seat you may give away yourself. That of somebody who has been away for a day the others give away together.',
    replaceWhom: 'Which seat',
    replaceMe: 'mine',
    replaceBy: 'Who plays on',
    replaceFree: 'Whoever comes; a bot until then',
    replaceGo: 'Give it away',
  },
  de: {
    menu: {
      draw: 'Unentschieden anbieten',
      rewind: 'Zurückgehen …',
      pause: 'Um eine Pause bitten',
      resume: 'Weiterspielen vorschlagen',
      replace: 'Platz abgeben …',
      abandon: 'Gemeinsam abbrechen …',
      resign: 'Aufgeben …',
      orders: 'Daueraufträge …',
      notices: 'Nachrichten zu dieser Partie …',
    },
    rewindHere: 'Hierher zurückgehen …',
    needsAll: 'Alle Personen am Tisch müssen zustimmen.',
    cancel: 'Abbrechen',
    propose: 'Die anderen fragen',
    resignTitle: 'Aufgeben?',
    resignText:
      'Die Partie ist für dich verloren. Ein Bot spielt deinen Platz weiter; du kannst zusehen. Das lässt sich nicht zurücknehmen.',
    resignGo: 'Aufgeben',
    abandonTitle: 'Partie abbrechen?',
    abandonText: 'Stimmen alle zu, endet die Partie hier, und niemand hat gewonnen oder verloren.',
    rewindTitle: 'Zurückgehen?',
    rewindText: (answer, who, n) =>
      `Es ginge weiter vor ${who === '' ? 'diesem Schritt' : `dem Schritt von ${who}`}${quoted.de(answer)}. Er wird mit allem danach zurückgenommen: ${steps.de(n)}.`,
    rewindNone: 'Es gibt nichts, wohin es zurückgehen könnte.',
    replaceTitle: 'Platz abgeben',
    replaceText:
      'Den eigenen Platz gibst du selbst ab. Den von jemandem, der seit einem Tag fort ist, vergeben die anderen gemeinsam.',
    replaceWhom: 'Welcher Platz',
    replaceMe: 'meiner',
    replaceBy: 'Wer weiterspielt',
    replaceFree: 'Wer kommt; bis dahin ein Bot',
    replaceGo: 'Abgeben',
  },
};
