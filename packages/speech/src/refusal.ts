import type { Answer, Arg, Choice, Refusal } from '@hegemon/kernel';
import { type Sentences, say } from './lookup.js';

/** Phrases with which is said what would be possible. */
interface Phrases {
  list(items: readonly string[]): string;
  possible(list: string): string;
  /** For a list that was cut off. */
  more(count: number): string;
  range(min: number, max: number): string;
  total(count: number): string;
  /** Absent where nothing is said in one's own words. */
  ownWords?(max: number): string;
  seeRule(rule: string): string;
}
/** How a game names what could be answered. */
export interface Possible {
  readonly phrases: Phrases;
  heading(choice: Choice): string;
  option(choice: Choice, id: string): string;
  seat(seat: string): string;
  rule(rule: string): string;
  /** Why, in the game's words; undefined where it has none for it. */
  reason(refusal: Refusal): string | undefined;
  /** Otherwise: what is refused, in general. */
  general(refused: Refusal['refused'], waitedFor: string): string;
}

/** What the rules of a game forbid, and otherwise what does not fit the question. */
interface Reasons {
  readonly obstacles: Sentences;
  readonly misfits: Sentences;
}
export const reasonIn = ({ obstacles, misfits }: Reasons, { because, facts = {} }: Refusal): string | undefined =>
  because === undefined ? undefined : (say(obstacles, because, facts) ?? say(misfits, because, facts));

/** What is wrong, what would be possible instead, and which rule says so. `answer` is what was refused, if at hand. */
export const refusalText = (said: Possible, refusal: Refusal, answer?: Answer): string => {
  const { refused, rule, possible, waiting } = refusal;
  const { phrases } = said;
  const waitedFor = phrases.list([...new Set(waiting)].map(seat => said.seat(seat)));
  const same = possible.find(choice => choice.kind === answer?.kind);
  const instead = same
    ? argsOf(said, same)
    : shortList(
        phrases,
        possible.map(choice => said.heading(choice)),
      );
  return [
    said.reason(refusal) ?? said.general(refused, waitedFor),
    ...(possible.length > 0 ? [phrases.possible(instead)] : []),
    ...(rule === undefined ? [] : [phrases.seeRule(said.rule(rule))]),
  ].join(' ');
};

const argsOf = (said: Possible, choice: Choice): string => {
  const { phrases } = said;
  switch (choice.shape) {
    case 'button':
      return said.heading(choice);
    case 'amount':
      return phrases.range(choice.min, choice.max);
    case 'allot':
      return phrases.total(choice.total);
    case 'words':
      return phrases.ownWords?.(choice.max) ?? '';
    default:
      return shortList(
        phrases,
        choice.of.map(id => said.option(choice, id)),
      );
  }
};

const MOST_LISTED = 6;
const shortList = ({ list, more }: Phrases, items: readonly string[]): string =>
  items.length <= MOST_LISTED ? list(items) : list([...items.slice(0, MOST_LISTED), more(items.length - MOST_LISTED)]);

/** Could this be an answer of that shape at all? What comes from outside may be anything. */
export const isOfShape = (shape: Choice['shape'], arg: Arg): boolean => {
  switch (shape) {
    case 'button':
      return true;
    case 'pick':
    case 'words':
      return typeof arg === 'string';
    case 'amount':
      return Number.isSafeInteger(arg);
    case 'subset':
      return Array.isArray(arg) && arg.every(id => typeof id === 'string');
    case 'allot':
      return (
        typeof arg === 'object' &&
        arg !== null &&
        !Array.isArray(arg) &&
        Object.values(arg).every(n => Number.isSafeInteger(n))
      );
  }
};
