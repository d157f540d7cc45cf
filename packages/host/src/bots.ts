import { askBot, type Bot, random } from '@hegemon/bots';
import { type Answer, type Seat, type Seed, sha256 } from '@hegemon/kernel';
import type { Trouble } from './desk.js';
import type { AnyMatch } from './listing.js';

/** The seat of a bot that is asked now, with the name of the bot. */
export const botAsked = (match: AnyMatch): { readonly seat: Seat; readonly bot: string } | undefined => {
  const asked = match.game.pending(match.state).find(({ seat }) => match.head.seats[seat].kind === 'bot');
  return asked && { seat: asked.seat, bot: match.head.seats[asked.seat].name };
};

/** The same match at the same entry thinks the same thoughts. */
const seedOfThought = ({ key, entries }: AnyMatch, seat: Seat): Seed =>
  sha256(`hegemon bot ${key} ${seat} ${entries.length}`).slice(0, 32);

/** What the bot answers; if it fails, what chance answers in its place, and what went wrong. */
export const answerOfBot = (
  match: AnyMatch,
  seat: Seat,
  bot: Bot | undefined,
): { readonly answer: Answer; readonly trouble?: Trouble } => {
  const { game, state } = match;
  const seed = seedOfThought(match, seat);
  const { name } = match.head.seats[seat];
  try {
    if (!bot) throw new Error(`nobody knows a bot named ${name}`);
    const { answer } = askBot(game, state, seat, bot, seed);
    const refusal = game.refusalOf(state, { ...answer, seat });
    if (refusal) throw new Error(`${JSON.stringify(answer)} is ${refusal.refused}`);
    return { answer };
  } catch (fault) {
    const message = fault instanceof Error ? fault.message : String(fault);
    const { answer } = askBot(game, state, seat, random, seed);
    return { answer, trouble: { code: 'bot-failed', facts: { seat, bot: name, message } } };
  }
};
