import type { Language } from '@hegemon/games';
import type { Beside, Hint, HintedAnswer } from '@hegemon/host';
import pc from 'picocolors';
import { botName } from '../bot-words.js';
import { inPoints } from '../percentage-points.js';
import { percent, windowWidth, wrapped } from '../terminal/layout.js';
import type { PlayTable } from './table.js';

interface AdviceWords {
  /** With the chance to win, if there was anything to compare. */
  advises(bot: string, answer: string, chance: string): string;
  chance(share: string): string;
  readonly only: string;
  readonly because: string;
  readonly costs: string;
  /** What others lose or gain by an answer, as a reason. */
  readonly rivals: Readonly<Record<'gain' | 'cost', string>>;
  readonly even: string;
  readonly noReason: string;
  readonly otherwise: string;
  /** In place of a chance. */
  readonly beside: Readonly<Record<Exclude<Beside, 'worse'>, string>>;
  /** Why what looks better is not what is advised. */
  betterText(bot: string): string;
}
const WORDS: Readonly<Record<Language, AdviceWords>> = {
  en: {
    advises: (bot, answer, chance) => `${bot} would answer: ${answer}${chance}.`,
    chance: share => `${share} to win`,
    only: 'It is the only answer there is.',
    because:
      'Why, in percentage points of the chance to win by the end of the turn, beside the mean of the other answers:',
    costs: 'at the cost of',
    rivals: { gain: 'What the others lose', cost: 'What the others gain' },
    even: 'By the end of the turn nothing sure tells it from the other answers.',
    noReason: 'No single reason for that is sure.',
    otherwise: 'Or:',
    beside: { even: 'about the same', better: 'better at first sight' },
    betterText: bot =>
      `For the chances the turn is played on by first sight. ${bot} has looked further, and keeps to its answer.`,
  },
  de: {
    advises: (bot, answer, chance) => `${bot} würde antworten: ${answer}${chance}.`,
    chance: share => `${share} Siegchance`,
    only: 'Es ist die einzige Antwort.',
    because:
      'Warum, in Prozentpunkten der Siegchance am Ende des Zuges, verglichen mit dem Mittel der anderen Antworten:',
    costs: 'auf Kosten von',
    rivals: { gain: 'Was die anderen verlieren', cost: 'Was die anderen gewinnen' },
    even: 'Bis zum Ende des Zuges unterscheidet sie nichts Sicheres von den anderen Antworten.',
    noReason: 'Kein einzelner Grund dafür ist sicher.',
    otherwise: 'Oder:',
    beside: { even: 'etwa gleich gut', better: 'auf den ersten Blick besser' },
    betterText: bot =>
      `Für die Chancen wird der Zug nach dem ersten Blick zu Ende gespielt. ${bot} hat weiter gesehen und bleibt bei seiner Antwort.`,
  },
};
/** Other answers shown; reasons for each, and against. */
const OTHERS = 2;
const GAINS = 4;
const COSTS = 3;

/** What names the terms of an appraisal. */
export type TermText = (code: string) => string;

/** What a bot would answer, why, and what else it has thought of. */
export const adviceText = (
  { speech, language }: Pick<PlayTable, 'speech' | 'language'>,
  hint: Hint,
  termText: TermText,
): string => {
  const words = WORDS[language];
  const bot = botName(hint.bot, language);
  const isIt = (each: HintedAnswer): boolean => JSON.stringify(each.answer) === JSON.stringify(hint.answer);
  const own = hint.considered.find(isIt);
  const others = hint.considered.filter(each => !isIt(each)).slice(0, OTHERS);
  const lines = [
    wrapped(words.advises(bot, speech.answer(hint.answer), chanceOf(own, words, language)), windowWidth()),
    ...(own?.worth === undefined ? [] : whyLines(own, others, language, termText)),
    ...(hint.isOnly ? [dimmed(words.only)] : []),
  ];
  for (const other of others) {
    const reasons = reasonsIn(other, language, termText).join('; ');
    const what = `${speech.answer(other.answer)}${chanceOf(other, words, language)}${reasons && `: ${reasons}`}`;
    lines.push(wrapped(what, windowWidth(), `  ${pc.dim(words.otherwise)} `, '    '));
  }
  if (others.some(({ beside }) => beside === 'better')) lines.push(dimmed(words.betterText(bot)));
  return lines.join('\n');
};

const whyLines = (
  own: HintedAnswer,
  others: readonly HintedAnswer[],
  language: Language,
  termText: TermText,
): readonly string[] => {
  const { because, even, noReason } = WORDS[language];
  if (own.terms.length === 0) return [dimmed(others.some(({ beside }) => beside === 'worse') ? noReason : even)];
  const reasons = reasonsIn(own, language, termText).map(each => wrapped(each, windowWidth(), '    '));
  return [dimmed(because), ...reasons];
};

/** What speaks for an answer, and then what it costs. */
const reasonsIn = ({ terms }: HintedAnswer, language: Language, termText: TermText): readonly string[] => {
  const { rivals, costs } = WORDS[language];
  const named = (code: string, change: number): string =>
    code === 'rivals' ? rivals[change > 0 ? 'gain' : 'cost'] : termText(code);
  const listed = (side: HintedAnswer['terms']): string =>
    side.map(({ code, change }) => `${named(code, change)} ${inPoints(change, language)}`).join(' · ');
  const gain = listed(terms.filter(({ change }) => change > 0).slice(0, GAINS));
  const cost = listed(terms.filter(({ change }) => change < 0).slice(0, COSTS));
  return [...(gain ? [gain] : []), ...(cost ? [`${costs}: ${cost}`] : [])];
};

/** In brackets, or nothing where nothing was compared. One place more than elsewhere: answers lie close together. */
const chanceOf = (answer: HintedAnswer | undefined, words: AdviceWords, language: Language): string => {
  if (answer?.worth === undefined) return '';
  const { beside, worth } = answer;
  const said =
    beside === 'even' || beside === 'better' ? words.beside[beside] : words.chance(percent(worth, language, 1));
  return ` (${said})`;
};

const dimmed = (text: string): string => pc.dim(wrapped(text, windowWidth(), '  '));
