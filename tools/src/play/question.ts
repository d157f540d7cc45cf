import type { Choice, Decision, Id } from '@hegemon/kernel';
import pc from 'picocolors';
import type { Notes } from '../tables/table.js';
import { padTo, widthOf, windowWidth, wrapped } from '../terminal/layout.js';
import { print } from '../terminal/print.js';
import { exampleOf } from './reading.js';
import { notesOf, type PlayTable, sitterName } from './table.js';

/** Puts a question: who is asked what by which rule, what he holds, and the answers with their numbers. */
export const showQuestion = (table: PlayTable, decision: Decision): void => {
  const { match, drawing, speech, phrases } = table;
  const { seat, rule, choices } = decision;
  const view = match.game.view(match.state, seat);
  const onlooker = { seat, speech };
  print('');
  print(drawing.paint(seat, `── ${sitterName(table, seat)} · ${drawing.standing(view, onlooker)}`));
  for (const line of drawing.holdings(view, onlooker)) print(line);
  const notes = notesOf(table, decision);
  for (const line of notes.lines) print(wrapped(line, windowWidth(), '', '  '));
  print(wrapped(`${pc.bold(speech.question(decision))} ${pc.dim(phrases.rule(rule))}`, windowWidth()));
  if (choices.length === 1 && choices[0].shape !== 'button') showDetails(table, choices[0], notes);
  else showChoices(table, choices, notes);
};

/** A longer list is short of words; the notes come with its numbers. */
const MOST_NOTED = 6;

const showChoices = ({ speech, drawing }: PlayTable, choices: readonly Choice[], notes: Notes): void => {
  const headings = choices.map(({ kind }) => speech.heading(kind));
  const width = Math.max(...headings.map(widthOf)) + 2;
  choices.forEach((choice, i) => {
    const number = pc.cyan(`${i + 1}`.padStart(3));
    const left = `${number} ${padTo(headings[i], width)}`;
    const isLong = 'of' in choice && choice.of.length > MOST_NOTED;
    const summary = summaryOf(choice, id => labelOf({ speech, drawing }, id, choice.kind, isLong ? undefined : notes));
    print(summary === '' ? left.trimEnd() : wrapped(pc.dim(summary), windowWidth(), left, ' '.repeat(width + 4)));
  });
};

/** What could be named, in one line. */
const summaryOf = (choice: Choice, label: (id: Id) => string): string => {
  switch (choice.shape) {
    case 'button':
      return '';
    case 'pick':
    case 'subset':
      return choice.of.map(label).join(', ');
    case 'amount':
      return `${choice.min} - ${choice.max}`;
    case 'allot':
      return Object.keys(choice.caps).map(label).join(', ');
    case 'words':
      return '…';
  }
};

/** A name, with the sign that stands on the board and what it costs. */
const labelOf = (
  { speech, drawing }: Pick<PlayTable, 'speech' | 'drawing'>,
  id: Id,
  kind: string,
  notes?: Notes,
): string => {
  const asides = [drawing.alias(id), notes?.of(kind, id)].filter(Boolean);
  return asides.length > 0 ? `${speech.name(id, kind)} (${asides.join(': ')})` : speech.name(id, kind);
};

/** The answers of one choice, each with its number. */
export const showDetails = ({ speech, drawing, phrases }: PlayTable, choice: Choice, notes: Notes): void => {
  const line = (text: string, i: number): void => print(`${pc.cyan(`${i + 1}`.padStart(3))} ${text}`);
  switch (choice.shape) {
    case 'pick':
      choice.of.forEach((id, i) => {
        const said = speech.answer({ kind: choice.kind, arg: id });
        // Some answers name their cost themselves.
        const note = said.endsWith(')') ? '' : notes.of(choice.kind, id);
        const asides = [drawing.alias(id), note].filter(Boolean).join(': ');
        line(`${said}${asides ? pc.dim(` (${asides})`) : ''}`, i);
        const about = notes.about(choice.kind, id);
        if (about) print(pc.dim(wrapped(about, windowWidth(), '      ')));
      });
      break;
    case 'subset':
      choice.of.forEach((id, i) => {
        line(labelOf({ speech, drawing }, id, choice.kind), i);
      });
      print(pc.dim(`    ${phrases.some(choice.min, choice.max)}`));
      break;
    case 'amount':
      print(pc.dim(`    ${phrases.howMany(choice.min, choice.max)}`));
      break;
    case 'allot':
      Object.entries(choice.caps).forEach(([id, cap], i) => {
        line(`${labelOf({ speech, drawing }, id, choice.kind)} ${pc.dim(`× ${cap}`)}`, i);
      });
      print(pc.dim(`    ${phrases.allot(choice.total, exampleOf(choice.caps, choice.total))}`));
      break;
    case 'words':
      print(pc.dim(`    ${phrases.words(choice.max)}`));
      break;
    case 'button':
  }
};
