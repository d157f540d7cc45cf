import { askBot, botByName, greedy } from '@hegemon/bots';
import { type Answer, type Choice, type Decision, isRefusal, type Seat } from '@hegemon/kernel';
import { seedFor } from '@hegemon/testkit';
import pc from 'picocolors';
import { print } from '../terminal/print.js';
import { commandIn } from './commands.js';
import { showDetails, showQuestion } from './question.js';
import { type Reader, readAnswer, readDetails } from './reading.js';
import { catchUp, othersHaveMoved, type PlayTable, say, showBoard } from './table.js';

/** Plays until the game is over or somebody leaves. */
export const playOn = async (table: PlayTable): Promise<'over' | 'left'> => {
  const { match } = table;
  while (!match.outcome) {
    const pending = match.game.pending(match.state);
    // Bots first, where several decide at once: nobody waits for them.
    const forBot = pending.find(({ seat }) => !table.people.includes(seat));
    if (forBot) await answerForBot(table, forBot);
    else if ((await askPerson(table, pending[0])) === 'left') return 'left';
  }
  catchUp(table, table.people.length === 1 ? table.people[0] : 'spectator');
  return 'over';
};

const answerForBot = async (table: PlayTable, { seat }: Decision): Promise<void> => {
  const { match, people } = table;
  const bot = botByName(match.head.seats[seat].name) ?? greedy;
  const { answer } = askBot(match.game, match.state, seat, bot, seedFor(match.key, `bot ${match.entries.length}`));
  const reply = match.answer({ ...answer, seat });
  if (isRefusal(reply)) throw new Error(`the bot ${bot.name} gave an answer that is refused: ${reply.refused}`);
  table.keeper.keepLightly(match);
  // With several people at one screen each is told when the curtain rises.
  if (people.length < 2) catchUp(table, people[0] ?? 'spectator');
  // Lets the terminal breathe, and an interrupt through.
  await new Promise(resolve => setImmediate(resolve));
};

const askPerson = async (table: PlayTable, decision: Decision): Promise<'answered' | 'left'> => {
  const { seat } = decision;
  if (table.viewer !== seat) {
    const isLeft = await raiseCurtain(table, seat);
    if (isLeft) return 'left';
  } else {
    catchUp(table, seat);
    if (othersHaveMoved(table)) showBoard(table, seat);
  }
  table.askedAt = table.match.entries.length;
  showQuestion(table, decision);
  for (;;) {
    const line = await table.input.line(table.phrases.prompt);
    if (line === undefined) return 'left';
    if (line.trim() === '') continue;
    const command = commandIn(line);
    if (command) {
      const after = command.run(table, decision, command.rest, readerAt(table));
      if (after === 'quit') return 'left';
      if (after === 'ask') return 'answered';
      continue;
    }
    const answer = await understood(table, decision, line);
    if (answer && give(table, seat, answer)) return 'answered';
  }
};

const readerAt = ({ speech, phrases, drawing }: PlayTable): Reader => ({
  speech,
  phrases,
  alias: id => drawing.alias(id),
});

/** Another player comes to the screen: what the last one saw is wiped off before anything is shown. */
const raiseCurtain = async (table: PlayTable, seat: Seat): Promise<boolean> => {
  const { input, people, phrases, speech, drawing } = table;
  if (people.length > 1) {
    if (input.isTerminal) process.stdout.write('\x1b[2J\x1b[3J\x1b[H');
    const name = drawing.paint(seat, speech.seat(seat));
    if ((await input.line(phrases.curtain(name))) === undefined) return true;
    print(pc.dim(phrases.sinceThen));
  }
  table.viewer = seat;
  catchUp(table, seat);
  showBoard(table, seat);
  return false;
};

/** The answer in a line; what it leaves open is asked for. */
const understood = async (table: PlayTable, decision: Decision, line: string): Promise<Answer | undefined> => {
  const reader = readerAt(table);
  const read = readAnswer(reader, decision, line);
  if ('answer' in read) return read.answer;
  if ('problem' in read) {
    say(read.problem);
    return undefined;
  }
  return detailsOf(table, reader, read.details);
};

const detailsOf = async (table: PlayTable, reader: Reader, choice: Choice): Promise<Answer | undefined> => {
  showDetails(table, choice);
  for (;;) {
    const line = await table.input.line(table.phrases.which);
    if (line === undefined || line.trim() === '' || line.trim() === table.phrases.back) return undefined;
    const read = readDetails(reader, choice, line);
    if ('answer' in read) return read.answer;
    if ('problem' in read) say(read.problem);
  }
};

const give = (table: PlayTable, seat: Seat, answer: Answer): boolean => {
  const { match, speech, keeper } = table;
  const reply = match.answer({ ...answer, seat });
  if (isRefusal(reply)) {
    say(speech.refusal(reply, answer));
    return false;
  }
  keeper.keep(match);
  return true;
};
