import type { Choice, Decision, Id } from '@hegemon/kernel';
import pc from 'picocolors';
import { padTo, widthOf, windowWidth, wrapped } from '../terminal/layout.js';
import { print } from '../terminal/print.js';
import type { PlayTable } from './table.js';

/** Puts a question: who is asked what by which rule, what he holds, and the answers with their numbers. */
export const showQuestion = (table: PlayTable, decision: Decision): void => {
  const { match, drawing, speech, phrases } = table;
  const { seat, rule, choices } = decision;
  const view = match.game.view(match.state, seat);
  const onlooker = { seat, speech };
  print('');
  print(drawing.paint(seat, `── ${speech.seat(seat)} · ${drawing.standing(view, onlooker)}`));
  for (const line of drawing.holdings(view, onlooker)) print(line);
  print(wrapped(`${pc.bold(speech.question(decision))} ${pc.dim(phrases.rule(rule))}`, windowWidth()));
  if (choices.length === 1 && choices[0].shape !== 'button') showDetails(table, choices[0]);
  else showChoices(table, choices);
};

const showChoices = ({ speech, drawing }: PlayTable, choices: readonly Choice[]): void => {
  const headings = choices.map(({ kind }) => speech.heading(kind));
  const width = Math.max(...headings.map(widthOf)) + 2;
  choices.forEach((choice, i) => {
    const number = pc.cyan(`${i + 1}`.padStart(3));
    const left = `${number} ${padTo(headings[i], width)}`;
    print(
      wrapped(
        pc.dim(summaryOf(choice, id => labelOf({ speech, drawing }, id, choice.kind))),
        windowWidth(),
        left,
        ' '.repeat(width + 4),
      ).trimEnd(),
    );
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
  }
};

/** A name, with the sign that stands on the board. */
const labelOf = ({ speech, drawing }: Pick<PlayTable, 'speech' | 'drawing'>, id: Id, kind: string): string => {
  const alias = drawing.alias(id);
  return alias ? `${speech.name(id, kind)} (${alias})` : speech.name(id, kind);
};

/** The answers of one choice, each with its number. */
export const showDetails = ({ speech, drawing, phrases }: PlayTable, choice: Choice): void => {
  const line = (text: string, i: number): void => print(`${pc.cyan(`${i + 1}`.padStart(3))} ${text}`);
  switch (choice.shape) {
    case 'pick':
      choice.of.forEach((id, i) => {
        const alias = drawing.alias(id);
        line(`${speech.answer({ kind: choice.kind, arg: id })}${alias ? pc.dim(` (${alias})`) : ''}`, i);
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
      print(pc.dim(`    ${phrases.allot(choice.total)}`));
      break;
    case 'button':
  }
};
