import type { OnlineTrouble } from '../online/api.js';
import { troubleText } from '../online/online-trouble.words.js';

interface Words {
  /** Why something at a table is not allowed. */
  readonly reasons: Readonly<Record<string, string>>;
  readonly entry: string;
  readonly other: string;
  readonly gone: string;
}

export const PLAY_TROUBLE_WORDS: Readonly<Record<'en' | 'de', Words>> = {
  en: {
    reasons: {
      rated: 'The match is rated: that is not done there.',
      alone: 'There is nobody else at the table to agree with.',
      open: 'The same is asked already.',
      'too-many': 'You have asked for enough. Wait until the others have answered.',
      'not-paused': 'The match is not paused.',
      clock: 'Their clock runs: it says how long is waited for them.',
      'not-away': 'They were here within the last day: only they can give their seat away.',
      played: 'You have played another seat here, and know what it kept to itself.',
    },
    entry: 'There is nothing to go back to.',
    other: 'Nobody sits there who could be replaced.',
    gone: 'Others were faster: this is not open any more.',
  },
  de: {
    reasons: {
      rated: 'Die Partie ist gewertet: Da geht das nicht.',
      alone: 'Außer dir sitzt niemand am Tisch, der zustimmen könnte.',
      open: 'Danach ist schon gefragt.',
      'too-many': 'Du hast genug gefragt. Erst müssen die anderen antworten.',
      'not-paused': 'Die Partie ruht nicht.',
      clock: 'Dort läuft die Uhr: Sie sagt, wie lange gewartet wird.',
      'not-away': 'Der Platz war im Lauf des letzten Tages besetzt: Nur wer dort sitzt, kann ihn abgeben.',
      played: 'Du hast hier schon einen anderen Platz gespielt und kennst, was er verborgen hielt.',
    },
    entry: 'Es gibt nichts, wohin es zurückgehen könnte.',
    other: 'Dort sitzt niemand, der zu ersetzen wäre.',
    gone: 'Andere waren schneller: Das ist nicht mehr offen.',
  },
};

/** What went wrong at a table, in a sentence or two. */
export const playTroubleText = (language: 'en' | 'de', trouble: OnlineTrouble): string => {
  const words = PLAY_TROUBLE_WORDS[language];
  const { why, path } = trouble.facts ?? {};
  if (trouble.code === 'not-allowed' && typeof why === 'string' && Object.hasOwn(words.reasons, why))
    return words.reasons[why];
  if (trouble.code === 'expired') return words.gone;
  if (trouble.code === 'malformed' && path === '/entry') return words.entry;
  if (trouble.code === 'malformed' && path === '/other') return words.other;
  return troubleText(language, trouble);
};
