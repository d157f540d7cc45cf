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
  readonly why: string;
  readonly whyText: string;
  readonly only: string;
  readonly even: string;
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
    why: 'Why',
    whyText:
      'What it brings by the end of the turn beside the other answers, in the judgement of the position, biggest first',
    only: 'It is the only answer there is.',
    even: 'By the end of the turn nothing sure tells it from the other answers.',
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
    why: 'Warum',
    whyText:
      'Was es bis zum Ende des Zuges neben den anderen Antworten im Urteil über die Stellung bringt, das Größte zuerst',
    only: 'Es ist die einzige Antwort.',
    even: 'Bis zum Ende des Zuges unterscheidet sie nichts Sicheres von den anderen Antworten.',
  },
};
