import { type Answer, type Choice, type Decision, isAtLeisure, isRefusal, type Seat } from '@hegemon/kernel';
import { seedFor } from '@hegemon/testkit';
import pc from 'picocolors';
import { print } from '../terminal/print.js';
import { answerAtLeisure, answerForBot } from './answering.js';
import { commandIn } from './commands.js';
import { meanwhile, showHopes } from './meanwhile.js';
import { showDetails, showQuestion } from './question.js';
import { type Read, type Reader, readAnswer, readDetails } from './reading.js';
import { botAt } from './stand-ins.js';
import { catchUp, notesOf, othersHaveMoved, type PlayTable, say, showBoard, sitterName } from './table.js';

/** Plays until the game is over or somebody leaves. */
export const playOn = async (table: PlayTable): Promise<'over' | 'left'> => {
  const { match } = table;
  while (!match.outcome) {
    const { pending } = match;
    // Whoever hopes for an answer of a bot has it before the game goes on.
    const idle = table.idling.next(match.seats.filter(seat => botAt(table, seat) !== undefined));
    if (idle) {
      if ((await answerAtLeisure(table, idle)) === 'left') return 'left';
      continue;
    }
    // Bots first, where several decide at once: nobody waits for them.
    const forBot = pending.find(({ seat }) => botAt(table, seat) !== undefined);
    const done = forBot ? await answerForBot(table, forBot) : await askPerson(table, pending[0]);
    if (done === 'left') return 'left';
  }
  catchUp(table, table.people.length === 1 ? table.people[0] : 'spectator');
  return 'over';
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
  showHopes(table, seat);
  for (;;) {
    const line = table.ahead ?? (await table.input.line(table.phrases.prompt));
    if (table.ahead !== undefined) print(`${table.phrases.prompt}${table.ahead}`);
    table.ahead = undefined;
    if (line === undefined) return 'left';
    if (line.trim() === '') continue;
    const heard = (await obey(table, decision, line)) ?? (await answerIn(table, decision, line));
    if (heard === 'left' || heard === 'answered') return heard;
  }
};

/** Does what a command says; undefined if the line is none. */
const obey = async (
  table: PlayTable,
  decision: Decision,
  line: string,
): Promise<'answered' | 'left' | 'again' | undefined> => {
  const command = commandIn(line);
  if (!command) return undefined;
  const after = await command.run(table, decision, command.rest, readerAt(table));
  if (typeof after === 'object' && 'meanwhile' in after) {
    return meanwhile(table, decision.seat, after.meanwhile, async (free, said) => {
      const obeyed = await obey(table, free, said);
      return obeyed ?? answerIn(table, free, said);
    });
  }
  if (typeof after === 'object') return accept(table, decision, after.answer);
  if (after === 'quit') return 'left';
  return after === 'ask' ? 'answered' : 'again';
};

/** Takes the line as an answer. */
const answerIn = async (table: PlayTable, decision: Decision, line: string): Promise<'answered' | 'left' | 'again'> => {
  const reader = readerAt(table);
  let read = readAnswer(reader, decision, line);
  if ('details' in read) {
    const named = await detailsOf(table, reader, decision, read.details);
    if (typeof named === 'string') return named;
    read = named;
  }
  if ('problem' in read) {
    say(read.problem);
    return 'again';
  }
  return 'answer' in read ? accept(table, decision, read.answer, read.rest) : 'again';
};

/** Gives an answer, once it is sure that what was typed beyond it can be understood and that dice may fall. */
const accept = async (
  table: PlayTable,
  decision: Decision,
  answer: Answer,
  rest?: string,
): Promise<'answered' | 'again'> => {
  const reader = readerAt(table);
  const prospect = prospectOf(table, decision, answer);
  // What follows must fit the question that follows.
  const next = rest === undefined ? undefined : prospect.asked && readAnswer(reader, prospect.asked, rest);
  if (rest !== undefined && (next === undefined || 'problem' in next)) {
    say(next && 'problem' in next ? next.problem : table.phrases.notAmong(rest));
    return 'again';
  }
  if (prospect.isDiced && (await isThoughtBetter(table, answer))) return 'again';
  if (!give(table, decision.seat, answer)) return 'again';
  table.ahead = rest;
  return 'answered';
};

/** What an answer would lead to, on an imagined copy: the next question to the same seat, and whether dice fall. */
const prospectOf = (
  { match }: PlayTable,
  { seat }: Decision,
  answer: Answer,
): { asked?: Decision; isDiced: boolean } => {
  const isBesides = isAtLeisure(match.game, match.state, { ...answer, seat });
  const twin = match.game.imagine(match.state, seat, seedFor('prospect', 'twin'));
  const reply = match.game.apply(twin, { ...answer, seat });
  if (isRefusal(reply)) return { isDiced: false };
  const asked = isBesides
    ? match.game.atLeisure(twin, seat)
    : match.game.pending(twin).find(next => next.seat === seat);
  return { ...(asked && { asked }), isDiced: reply.drew.length > 0 };
};

/** Dice nobody has expected cannot be taken back: on a terminal one is asked before they fall. */
const isThoughtBetter = async ({ input, phrases, drawing }: PlayTable, { kind }: Answer): Promise<boolean> => {
  if (!input.isTerminal || !drawing.risks.includes(kind)) return false;
  const said = await input.line(phrases.confirmDice);
  return said === undefined || phrases.no.includes(said.trim().toLowerCase());
};

const readerAt = ({ speech, phrases, drawing }: PlayTable): Reader => ({
  speech,
  phrases,
  alias: id => drawing.alias(id),
});

/** Another player comes to the screen: what the last one saw is wiped off before anything is shown. */
const raiseCurtain = async (table: PlayTable, seat: Seat): Promise<boolean> => {
  const { input, people, phrases, drawing } = table;
  if (people.length > 1) {
    // At the start there is nothing to hide, and something to read.
    if (input.isTerminal && table.viewer !== undefined) process.stdout.write('\x1b[2J\x1b[3J\x1b[H');
    const name = drawing.paint(seat, sitterName(table, seat));
    if ((await input.line(phrases.curtain(name))) === undefined) return true;
    print(pc.dim(phrases.sinceThen));
  }
  table.viewer = seat;
  catchUp(table, seat);
  showBoard(table, seat);
  return false;
};

/** Asks for what an answer leaves open. Commands hold here too; an empty line goes back. */
const detailsOf = async (
  table: PlayTable,
  reader: Reader,
  decision: Decision,
  choice: Choice,
): Promise<Read | 'answered' | 'left' | 'again'> => {
  showDetails(table, choice, notesOf(table, decision));
  for (;;) {
    const line = await table.input.line(table.phrases.which);
    if (line === undefined) return 'left';
    if (line.trim() === '' || line.trim().toLowerCase() === table.phrases.back) return 'again';
    const obeyed = await obey(table, decision, line);
    if (obeyed === 'left' || obeyed === 'answered') return obeyed;
    if (obeyed) continue;
    const read = readDetails(reader, choice, line);
    if ('answer' in read) return read;
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
