import type { ByLanguage } from '../words.svelte.js';

interface OrderWords {
  readonly offer: string;
  readonly title: string;
  readonly text: string;
  readonly onlyText: string;
  readonly which: string;
  readonly howLong: string;
  readonly turn: string;
  readonly always: string;
  readonly cancel: string;
  readonly give: string;
  readonly listTitle: string;
  readonly listText: string;
  readonly none: string;
  readonly ifOnly: string;
  readonly untilTurnEnds: string;
  untilTurn(turn: string): string;
  readonly untilWithdrawn: string;
  readonly withdraw: string;
  withdrawOf(answer: string): string;
  readonly close: string;
}
export const orderWords: ByLanguage<OrderWords> = {
  en: {
    offer: 'Answer this for me …',
    title: 'Answer this for me',
    text: 'Whenever this is asked of you and the answer fits, it is given at once: now too. Nobody else learns of it.',
    onlyText:
      'Whenever this is asked of you and nothing else can be answered, the answer is given at once: now too. As soon as there is a choice you are asked. How quickly it comes may tell the others which of the two it was.',
    which: 'The answer',
    howLong: 'How long',
    turn: 'until the end of the turn',
    always: 'until I say otherwise',
    cancel: 'Cancel',
    give: 'Do so',
    listTitle: 'Standing answers',
    listText: 'These questions are answered for you as soon as they come up.',
    none: 'There are none. At a question that may come up again you can have the same answer given for you.',
    ifOnly: 'where nothing else can be answered,',
    untilTurnEnds: 'until the end of the turn',
    untilTurn: turn => `until the end of ${turn}`,
    untilWithdrawn: 'until you withdraw it',
    withdraw: 'Withdraw',
    withdrawOf: answer => `Withdraw: ${answer}`,
    close: 'Close',
  },
  de: {
    offer: 'Für mich beantworten …',
    title: 'Für mich beantworten',
    text: 'Sooft das gefragt wird und die Antwort passt, wird sie sofort gegeben: auch jetzt. Niemand sonst erfährt davon.',
    onlyText:
      'Sooft das gefragt wird und nichts anderes zu antworten ist, wird sofort so geantwortet: auch jetzt. Sobald es etwas zu wählen gibt, wirst du gefragt. Wie schnell die Antwort kommt, kann den anderen verraten, was von beidem es war.',
    which: 'Die Antwort',
    howLong: 'Wie lange',
    turn: 'bis zum Ende des Zuges',
    always: 'bis auf Widerruf',
    cancel: 'Abbrechen',
    give: 'So machen',
    listTitle: 'Daueraufträge',
    listText: 'Diese Fragen werden für dich beantwortet, sobald sie aufkommen.',
    none: 'Es gibt keine. Bei einer Frage, die wiederkommen kann, lässt sich dieselbe Antwort für dich geben.',
    ifOnly: 'wo nichts anderes zu antworten ist,',
    untilTurnEnds: 'bis zum Ende des Zuges',
    untilTurn: turn => `bis zum Ende von ${turn}`,
    untilWithdrawn: 'bis auf Widerruf',
    withdraw: 'Widerrufen',
    withdrawOf: answer => `Widerrufen: ${answer}`,
    close: 'Schließen',
  },
};
