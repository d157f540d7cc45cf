import type {
  Action,
  Answer,
  Arg,
  Choice,
  Decision,
  Facts,
  Heard,
  NoUndo,
  Outcome,
  Refusal,
  Seat,
} from '@hegemon/kernel';
import type { CardId, TechnologyId } from '../src/ids.js';
import { isChoiceKind, type Shape, shapeOf, sortOf } from './asked.js';
import { has, nameIn } from './names.js';
import type { Words } from './words.js';

/** Sentences by code, as they are met at the border: what is typed inside comes in as plain facts. */
type Sentences = Readonly<Record<string, (facts: never) => string>>;
const say = (sentences: Sentences, code: string, facts: Facts): string | undefined =>
  has(sentences, code) ? (sentences as Readonly<Record<string, (facts: Facts) => string>>)[code](facts) : undefined;

/** What an id is called where it stands alone. */
export const nameOf = (words: Words, id: string): string => words.thing(id);

/** Who must decide what. */
export const promptText = (words: Words, { seat, prompt, facts = {} }: Decision): string => {
  const who = nameOf(words, seat);
  const sentence = say(words.asks, prompt, facts);
  return sentence === undefined ? words.phrases.toDecide(words.subject(seat)) : words.phrases.asked(who, sentence);
};
/** What the others read meanwhile. */
export const waitingText = (
  words: Words,
  { seat, prompt }: { readonly seat: Seat; readonly prompt: string },
): string =>
  has(words.waits, prompt)
    ? words.phrases.waiting(words.subject(seat), words.waits[prompt])
    : words.phrases.toDecide(words.subject(seat));

/** On the button of a choice, or above the list of its ids. */
export const choiceText = (words: Words, { kind }: Pick<Choice, 'kind'>): string =>
  isChoiceKind(kind) ? words.choices[kind].heading : words.phrases.unknownAnswer;
/** An id in the list of a choice. */
export const optionText = (words: Words, { kind }: Pick<Choice, 'kind'>, id: string): string =>
  words.thing(id, sortOf(kind));

const isOfShape = (shape: Shape, arg: Arg): boolean => {
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
/** The whole answer in short: what to do, or what to take back. */
export const answerText = (words: Words, { kind, arg }: Answer | Action): string => {
  if (!isChoiceKind(kind)) return words.phrases.unknownAnswer;
  const { heading, answer } = words.choices[kind];
  return isOfShape(shapeOf(kind), arg) ? (answer as (arg: Arg) => string)(arg) : heading;
};

/** A line of the chronicle; empty for whoever hears nothing of it but that it was. */
export const eventText = (words: Words, { type, ...facts }: Heard): string =>
  say(words.events, type, facts) ?? words.phrases.unknownEvent;

/** The rule a reader finds in the digest, or the card or technology. */
export const ruleText = (words: Words, rule: string): string => {
  const { phrases, names } = words;
  const id = rule.replace(/^MU /, '');
  const [, card] = /^card\.(\d+)$/.exec(id) ?? [];
  if (card) return phrases.ruleOfCard(nameIn(names, `realm-${card.padStart(2, '0')}` satisfies string as CardId));
  const [, technology] = /^tech\.([a-z-]+)$/.exec(id) ?? [];
  if (technology && has(names.technologies, technology))
    return phrases.ruleOfTechnology(names.technologies[technology satisfies TechnologyId]);
  return phrases.rule(id);
};

const MOST_LISTED = 6;
const possibleArgs = (words: Words, choice: Choice): string => {
  const { phrases } = words;
  switch (choice.shape) {
    case 'button':
      return choiceText(words, choice);
    case 'amount':
      return phrases.range(choice.min, choice.max);
    case 'allot':
      return phrases.total(choice.total);
    case 'words':
      return phrases.ownWords(choice.max);
    default:
      return shortList(
        words,
        choice.of.map(id => optionText(words, choice, id)),
      );
  }
};
const shortList = (words: Words, items: readonly string[]): string => {
  const { list, more } = words.phrases;
  return items.length <= MOST_LISTED
    ? list(items)
    : list([...items.slice(0, MOST_LISTED), more(items.length - MOST_LISTED)]);
};

/** What is wrong, what would be possible instead, and which rule says so. `answer` is what was refused, if at hand. */
export const refusalText = (words: Words, refusal: Refusal, answer?: Answer): string => {
  const { refused, rule, because, facts = {}, possible, waiting } = refusal;
  const { phrases } = words;
  const reason = because === undefined ? undefined : say(words.misfits, because, facts);
  const waitedFor = phrases.list([...new Set(waiting)].map(seat => nameOf(words, seat)));
  const same = possible.find(choice => choice.kind === answer?.kind);
  const instead = same
    ? possibleArgs(words, same)
    : shortList(
        words,
        possible.map(choice => choiceText(words, choice)),
      );
  return [
    reason ?? words.refusals[refused](waitedFor),
    ...(possible.length > 0 ? [phrases.possible(instead)] : []),
    ...(rule === undefined ? [] : [phrases.seeRule(ruleText(words, rule))]),
  ].join(' ');
};
/** Why nothing can be taken back or done again. */
export const noUndoText = (words: Words, { refused, boundary }: NoUndo): string => {
  if (refused !== 'boundary') return words.noUndo[refused];
  return boundary ? words.boundaries[boundary] : words.noUndo['nothing-to-undo'];
};

/** What bots judge a position by; a code this edition has no words for stands for itself. */
export const termText = ({ terms }: Words, code: string): string => (has(terms, code) ? terms[code] : code);

/** How the game ended: why, who won, and what decided a tie. */
export const outcomeText = (words: Words, { winners, points, how, decidedBy }: Outcome): string => {
  const { endings, tieBreakers, phrases } = words;
  return [
    ...(has(endings, how) ? [endings[how].text] : []),
    phrases.won(
      phrases.list(winners.map(seat => nameOf(words, seat))),
      Math.max(...winners.map(seat => points[seat] ?? 0)),
      winners.length > 1,
    ),
    ...(decidedBy !== undefined && has(tieBreakers, decidedBy) ? [tieBreakers[decidedBy]] : []),
  ].join(' ');
};
