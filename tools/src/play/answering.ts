import { join } from 'node:path';
import { type Decided, Ladder, Misstep, Stopped, type Thinker, type Trouble } from '@hegemon/host';
import { askAtLeisure, type Idle } from '@hegemon/host/leisure';
import { type Decision, isRefusal } from '@hegemon/kernel';
import pc from 'picocolors';
import { botName } from '../bot-words.js';
import { troubleOf } from '../failure.js';
import { writeWhole } from '../files.js';
import type { AnyMatch } from '../match-files.js';
import type { Speech } from '../speech.js';
import { progressOf } from '../terminal/progress.js';
import type { BotPhrases } from './bot-phrases.js';
import { botAt, heed, isEverybodyAway } from './stand-ins.js';
import { catchUp, type PlayTable, say } from './table.js';
import { BOTS } from './thinking.js';

/** Asks the bot of a seat and gives its answer. Whoever presses Ctrl-C meanwhile leaves. */
export const answerForBot = async (table: PlayTable, decision: Decision): Promise<'answered' | 'left'> => {
  const { seat } = decision;
  const decided = await thought(table, decision, botAt(table, seat) ?? '');
  if (!decided) return 'left';
  give(table, seat, decided);
  return told(table);
};

/** What the bot of a seat does beside the game, if anything. */
export const answerAtLeisure = async (table: PlayTable, idle: Idle): Promise<'answered' | 'left'> => {
  const { match, thinker, ladder, input } = table;
  const { seat } = idle;
  const job = askAtLeisure(match, thinker, ladder, idle, botAt(table, seat) ?? '');
  const isLeft = Symbol();
  const decided = await Promise.race([job.done, input.interrupted.then(() => isLeft)]);
  if (typeof decided === 'symbol') {
    job.stop();
    return 'left';
  }
  if (!decided) return 'answered';
  give(table, seat, decided);
  return told(table);
};

/** Tells what came of it. */
const told = async (table: PlayTable): Promise<'answered' | 'left'> => {
  // With several people at one screen each is told when the curtain rises.
  const { people } = table;
  if (people.length < 2) catchUp(table, people[0] ?? 'spectator');
  else if (isEverybodyAway(table)) catchUp(table, 'spectator');
  // Lets the terminal breathe, and an interrupt through.
  await new Promise(resolve => setImmediate(resolve));
  return heed(table) ?? 'answered';
};

const thought = async (table: PlayTable, decision: Decision, bot: string): Promise<Decided | undefined> => {
  const { ladder, input, speech, botPhrases, language } = table;
  const progress = progressOf(botPhrases.thinks(`${speech.seat(decision.seat)}, ${botName(bot, language)}`), 100);
  const job = ladder.ask(decision, bot, share => progress.to(Math.round(100 * share)));
  try {
    const decided = await Promise.race([job.done, input.interrupted]);
    if (!decided) job.stop();
    return decided ?? undefined;
  } catch (fault) {
    if (fault instanceof Stopped) return undefined;
    throw fault;
  } finally {
    progress.end();
  }
};

const give = (table: PlayTable, seat: string, { thought: { answer }, question }: Decided): void => {
  const { match, ladder, standIns, keeper } = table;
  const reply = match.answer({ ...answer, seat }, standIns.has(seat) ? { by: 'bot' } : {});
  if (isRefusal(reply)) ladder.failed(question, new Misstep(answer, reply.refused));
  else keeper.keepLightly(match);
};

/**
 * Who is asked when a bot fails. What it was asked is written down beside the match, so that somebody can mend it; on
 * the screen nothing of it is shown.
 */
export const ladderFor = (
  match: AnyMatch,
  thinker: Thinker,
  { speech, phrases, folder }: { speech: Speech; phrases: BotPhrases; folder: string },
): Ladder =>
  new Ladder(match, BOTS, thinker, ({ facts = {}, file }) => {
    const { bot, seat, message, fallback } = facts;
    const said = message === undefined ? undefined : `${message}`;
    say(pc.yellow(phrases.failed(`${bot}`, speech.seat(`${seat}`), said, `${fallback}`)));
    if (file) say(keptFault(file, folder, phrases));
  });

const keptFault = ({ name, text }: NonNullable<Trouble['file']>, folder: string, phrases: BotPhrases): string => {
  const path = join(folder, name);
  try {
    writeWhole(path, text);
    return phrases.reproduces(path);
  } catch (fault) {
    return phrases.notKept(path, troubleOf(fault));
  }
};
