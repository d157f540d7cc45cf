import { askHint } from '@hegemon/host';
import { botName } from '../bot-words.js';
import { print } from '../terminal/print.js';
import { progressOf } from '../terminal/progress.js';
import { adviceText } from './advice-text.js';
import { typedFor } from './reading.js';
import type { Run } from './run.js';
import { say } from './table.js';

/** Whoever plays best is asked. */
const ADVISER = 'master';

/** What the strongest bot would answer, why, and what else it has thought of. */
export const hint: Run = async (table, decision, rest) => {
  const { match, ladder, input, botPhrases, listing, language } = table;
  const isDoing = botPhrases.doing.includes(rest.trim().toLowerCase());
  const { n, seat } = decision;
  const { hinted } = table;
  if (isDoing && hinted?.n === n && hinted.seat === seat) return { answer: hinted.answer };
  const progress = progressOf(botPhrases.thinks(botName(ADVISER, language)), 100);
  const job = askHint(match, ladder, decision, ADVISER, share => progress.to(Math.round(100 * share)));
  const found = await Promise.race([job.done, input.interrupted]);
  progress.end();
  if (!found) {
    job.stop();
    return 'quit';
  }
  const board = await listing.board();
  const words = board.wordsFor(language);
  print(adviceText(table, found, code => board.termText(words, code)));
  table.hinted = { n, seat, answer: found.answer };
  if (isDoing) return { answer: found.answer };
  say(botPhrases.toDo(typedFor(decision, found.answer)));
  return 'prompt';
};
