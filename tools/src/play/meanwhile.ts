import type { Decision, Seat } from '@hegemon/kernel';
import pc from 'picocolors';
import { print } from '../terminal/print.js';
import { showQuestion } from './question.js';
import { catchUp, type PlayTable, say } from './table.js';

type Heard = 'answered' | 'left' | 'again';
/** Takes a line as a command, or as an answer to the question. */
type Hear = (decision: Decision, line: string) => Promise<Heard>;

/** What a seat may do at leisure, until it is done with what it has begun, or wants nothing of it. */
export const meanwhile = async (table: PlayTable, seat: Seat, typed: string, hear: Hear): Promise<Heard> => {
  const { match, input, phrases } = table;
  const before = match.entries.length;
  const over = (): Heard => (match.entries.length > before ? 'answered' : 'again');
  for (let line = typed; ; ) {
    const decision = match.atLeisure(seat);
    if (!decision) {
      if (match.entries.length === before) say(phrases.noLeisure);
      return over();
    }
    if (line === '') {
      showQuestion(table, decision);
      const said = await input.line(phrases.meanwhile);
      if (said === undefined) return 'left';
      line = said.trim();
      if (line === '' || line.toLowerCase() === phrases.back) return over();
    }
    const entries = match.entries.length;
    if ((await hear(decision, line)) === 'left') return 'left';
    // What was typed beyond an answer belongs to what follows it here.
    line = table.ahead ?? '';
    table.ahead = undefined;
    if (match.entries.length === entries) continue;
    catchUp(table, seat);
    const isBegun = match.state.leisure !== undefined && Object.hasOwn(match.state.leisure, seat);
    if (!isBegun && line === '') return over();
  }
};

/** Whoever is hoped for is told so, with the question that is put to him in earnest. */
export const showHopes = ({ match, phrases }: PlayTable, seat: Seat): void => {
  if (match.atLeisure(seat)?.wanted) print(pc.yellow(phrases.hopedFor));
};
