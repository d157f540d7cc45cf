import type { Trouble } from '../desk.js';
import type { AnyMatch } from '../listing.js';
import type { Question } from './question.js';

/** What a bot was asked when it failed: enough to ask it again, and nothing of the true state. */
export interface BotFault extends Question {
  readonly format: 'hegemon-bot-fault/1';
  readonly edition: number;
  readonly message: string;
}

/** The file with which a fault of a bot is reproduced: `hegemon think <file>`. */
export const faultFileOf = (
  { game, head }: AnyMatch,
  question: Question,
  message: string,
): NonNullable<Trouble['file']> => {
  const { seat, bot, believed } = question;
  const fault: BotFault = { format: 'hegemon-bot-fault/1', edition: game.edition, ...question, message };
  const name = [head.id, bot, seat, believed.n].join('-').replace(/[^\w.-]+/g, '-');
  return { name: `${name}.bot-fault.json`, text: `${JSON.stringify(fault)}\n` };
};
