import { askHint, type Hint, type HintedAnswer } from '@hegemon/host';
import pc from 'picocolors';
import { percent, windowWidth, wrapped } from '../terminal/layout.js';
import { print } from '../terminal/print.js';
import { progressOf } from '../terminal/progress.js';
import type { Run } from './run.js';
import type { PlayTable } from './table.js';

/** Whoever plays best is asked. */
const ADVISER = 'master';
/** Other answers shown, and reasons for each. */
const OTHERS = 2;
const REASONS = 4;

/** What the strongest bot would answer, why, and what else it has thought of. */
export const hint: Run = async (table, decision) => {
  const { match, ladder, input, botPhrases } = table;
  const progress = progressOf(botPhrases.thinks(ADVISER), 100);
  const job = askHint(match, ladder, decision, ADVISER, share => progress.to(Math.round(100 * share)));
  const found = await Promise.race([job.done, input.interrupted]);
  progress.end();
  if (!found) {
    job.stop();
    return 'quit';
  }
  print(await adviceText(table, found));
  return 'prompt';
};

const adviceText = async (table: PlayTable, { bot, answer, considered }: Hint): Promise<string> => {
  const { speech, botPhrases, listing, language } = table;
  const board = await listing.board();
  const words = board.wordsFor(language);
  const isIt = (each: HintedAnswer): boolean => JSON.stringify(each.answer) === JSON.stringify(answer);
  const own = considered.find(isIt);
  const reasonsOf = ({ terms }: HintedAnswer): string =>
    terms
      .slice(0, REASONS)
      .map(({ code, change }) => `${board.termText(words, code)} ${signed(change)}`)
      .join(' · ');
  const lines = [wrapped(botPhrases.advises(bot, speech.answer(answer), percent(own?.worth ?? 0)), windowWidth())];
  if (own && own.terms.length > 0) lines.push(indented(botPhrases.because, reasonsOf(own)));
  else if (considered.length > 1) lines.push(`  ${pc.dim(botPhrases.noReasons)}`);
  for (const other of considered.filter(each => !isIt(each)).slice(0, OTHERS)) {
    const reasons = reasonsOf(other);
    const what = `${speech.answer(other.answer)} (${percent(other.worth)})${reasons && `: ${reasons}`}`;
    lines.push(indented(botPhrases.otherwise, what));
  }
  return lines.join('\n');
};

const indented = (title: string, text: string): string => wrapped(text, windowWidth(), `  ${pc.dim(title)} `, '    ');
const signed = (change: number): string => `${change < 0 ? '-' : '+'}${Math.abs(change).toFixed(2)}`;
