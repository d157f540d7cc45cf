import type { ByLanguage } from '../words.svelte.js';

interface HintWords {
  readonly hint: string;
  /** With its key. */
  readonly ask: string;
  title(bot: string): string;
  thinking(bot: string): string;
  readonly none: string;
  readonly show: string;
  readonly doIt: string;
  readonly close: string;
  readonly chance: string;
  instead(share: string): string;
  readonly others: string;
  /** In place of a chance: too little lies between the two to tell them apart. */
  readonly same: string;
  readonly better: string;
  /** Why what looks better is not what is advised. */
  betterText(bot: string): string;
  readonly why: string;
  /** What the figures are measured in. */
  readonly whyText: string;
  readonly costs: string;
  /** What others lose or gain by the answer, as a reason. */
  readonly rivals: Readonly<Record<'gain' | 'cost', string>>;
  readonly only: string;
  readonly even: string;
  /** Some of the others are worse, but by nothing that could be named. */
  readonly noReason: string;
}
export const hintWords: ByLanguage<HintWords> = {
  en: {
    hint: 'Hint',
    ask: 'What would the Master do?',
    title: bot => `What the ${bot} would do`,
    thinking: bot => `The ${bot} is thinking …`,
    none: 'There is no advice for this question.',
    show: 'Show on the map',
    doIt: 'Do it',
    close: 'Put the hint away',
    chance: 'Chance to win',
    instead: share => `${share} chance to win`,
    others: 'Instead',
    same: 'about the same',
    better: 'better at first sight',
    betterText: bot =>
      `For the chances the turn is played on by first sight. The ${bot} has looked further, and keeps to the answer above.`,
    why: 'Why',
    whyText: 'Percentage points of the chance to win by the end of the turn, beside the mean of the other answers.',
    costs: 'At the cost of',
    rivals: { gain: 'What the others lose', cost: 'What the others gain' },
    only: 'It is the only answer there is.',
    even: 'By the end of the turn no difference to the other answers is sure.',
    noReason: 'No single reason for that is sure.',
  },
  de: {
    hint: 'Rat',
    ask: 'Was täte der Meister?',
    title: bot => `Was der ${bot} täte`,
    thinking: bot => `Der ${bot} denkt nach …`,
    none: 'Zu dieser Frage gibt es keinen Rat.',
    show: 'Auf der Karte zeigen',
    doIt: 'So machen',
    close: 'Rat weglegen',
    chance: 'Siegchance',
    instead: share => `${share} Siegchance`,
    others: 'Stattdessen',
    same: 'etwa gleich gut',
    better: 'auf den ersten Blick besser',
    betterText: bot =>
      `Für die Chancen wird der Zug nach dem ersten Blick zu Ende gespielt. Der ${bot} hat weiter gesehen und bleibt bei der Antwort oben.`,
    why: 'Warum',
    whyText: 'Prozentpunkte der Siegchance am Ende des Zuges, verglichen mit dem Mittel der anderen Antworten.',
    costs: 'Auf Kosten von',
    rivals: { gain: 'Was die anderen verlieren', cost: 'Was die anderen gewinnen' },
    only: 'Es ist die einzige Antwort.',
    even: 'Bis zum Ende des Zuges ist kein sicherer Unterschied zu den anderen Antworten zu erkennen.',
    noReason: 'Kein einzelner Grund dafür ist sicher.',
  },
};
