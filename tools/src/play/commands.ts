import pc from 'picocolors';
import { Failure, troubleOf } from '../failure.js';
import { writeWhole } from '../files.js';
import { textOfMatch } from '../match-text.js';
import { digestOf, paragraphsOf, ruleIdOf } from '../rules/digest.js';
import { readingOf } from '../rules/reading.js';
import { windowWidth, wrapped } from '../terminal/layout.js';
import { print } from '../terminal/print.js';
import { hint } from './advice.js';
import { hazards, odds } from './chances.js';
import type { After, Run } from './run.js';
import { back, bot } from './stand-ins.js';
import { heardInAll, type PlayTable, say, showBoard } from './table.js';
import { explain } from './why.js';

const undo: Run = (table, { seat }) => takenBack(table, table.match.undo(seat));
const reset: Run = (table, { seat }) => takenBack(table, table.match.reset(seat));
const takenBack = (table: PlayTable, taken: ReturnType<PlayTable['match']['undo']>): After => {
  if ('refused' in taken) {
    say(table.speech.noUndo(taken));
    return 'prompt';
  }
  table.keeper.keep(table.match);
  say(table.phrases.taken);
  return 'ask';
};
const redo: Run = (table, { seat }) => {
  const given = table.match.redo(seat);
  if ('refused' in given) {
    // Nothing that was once accepted is refused when given again; what is left is that there is nothing.
    say(table.speech.noUndo({ refused: 'nothing-to-redo' }));
    return 'prompt';
  }
  table.keeper.keep(table.match);
  say(table.phrases.givenAgain);
  return 'ask';
};

/** `zurück` means both: whoever lets a bot play comes back. */
const backOrUndo: Run = (table, ...more) => (table.standIns.size > 0 ? back : undo)(table, ...more);

const why: Run = (table, decision, rest, reader) => {
  explain(table, reader, decision, rest);
  return 'prompt';
};

const board: Run = (table, { seat }) => {
  showBoard(table, seat);
  print(pc.dim(wrapped(table.drawing.legend(table.language), windowWidth())));
  return 'prompt';
};

const log: Run = (table, { seat }, rest) => {
  const count = /^\d+$/.test(rest) ? Number(rest) : 20;
  for (const sentence of heardInAll(table, seat).slice(-count)) print(wrapped(sentence, windowWidth(), '  ', '    '));
  return 'prompt';
};

const rules: Run = (table, { rule }, rest) => {
  const digest = digestOf(table.listing, table.language);
  try {
    print(readingOf(paragraphsOf(digest, ruleIdOf(digest, rest || rule)), windowWidth()));
  } catch (fault) {
    if (!(fault instanceof Failure)) throw fault;
    say(fault.message);
  }
  return 'prompt';
};

const save: Run = ({ match, phrases, keeper }, _, rest) => {
  const path = rest || keeper.path;
  try {
    writeWhole(path, textOfMatch(match));
    say(phrases.saved(path));
  } catch (fault) {
    say(phrases.notSaved(path, troubleOf(fault)));
  }
  return 'prompt';
};

const meanwhile: Run = (_table, _decision, rest) => ({ meanwhile: rest });

const help: Run = table => {
  print(`${table.phrases.help}\n\n${wrapped(table.drawing.legend(table.language), windowWidth())}`);
  return 'prompt';
};

const COMMANDS: Readonly<Partial<Record<string, Run>>> = {
  undo,
  redo,
  reset,
  why,
  odds,
  hazards,
  hint,
  bot,
  back,
  zurück: backOrUndo,
  board,
  log,
  rules,
  meanwhile,
  save,
  help,
  quit: () => 'quit',
};
const ALSO: Readonly<Partial<Record<string, string>>> = {
  nochmal: 'redo',
  warum: 'why',
  chancen: 'odds',
  gefahren: 'hazards',
  tipp: 'hint',
  tip: 'hint',
  brett: 'board',
  karte: 'board',
  map: 'board',
  chronik: 'log',
  rule: 'rules',
  regel: 'rules',
  regeln: 'rules',
  nebenbei: 'meanwhile',
  sichern: 'save',
  speichern: 'save',
  hilfe: 'help',
  '?': 'help',
  ende: 'quit',
  exit: 'quit',
  q: 'quit',
};

/** The command in a line, if it is one. Verbs of the game that sound alike must be given by number. */
export const commandIn = (line: string): { run: Run; rest: string } | undefined => {
  const [word = '', ...rest] = line.trim().split(/\s+/);
  const name = word.toLowerCase();
  const run = COMMANDS[ALSO[name] ?? name];
  return run && { run, rest: rest.join(' ') };
};
