import type { Action, Answer, Arg, Choice, Decision, Facts, Heard, NoUndo, Outcome, Refusal } from '@hegemon/kernel';
import { isChoiceKind, isPrompt, SORT_OF, type Sort } from './asked.js';
import { has, nameIn } from './names.js';
import type { Words } from './words.js';

/** Sentences by code, as they are met at the border: what is typed inside comes in as plain facts. */
type Sentences = Readonly<Record<string, (facts: never) => string>>;
const say = (sentences: Sentences, code: string, facts: Facts): string | undefined =>
  has(sentences, code) ? (sentences as Readonly<Record<string, (facts: Facts) => string>>)[code](facts) : undefined;

/** What an id is called. Say `region` for a homeland, which bears the id of its tribe. */
export const nameOf = (words: Words, id: string, sort?: Sort): string => nameIn(words.names, id, sort);

/** Who must decide what. */
export const promptText = (words: Words, { seat, prompt, facts = {} }: Decision): string => {
  const who = nameOf(words, seat);
  const sentence = say(words.asks, prompt, facts);
  return sentence === undefined ? words.phrases.waiting(who) : words.phrases.asked(who, sentence);
};
/** What the others read meanwhile. */
export const waitingText = (
  words: Words,
  { seat, prompt }: { readonly seat: string; readonly prompt: string },
): string => (isPrompt(prompt) ? words.waits[prompt](nameOf(words, seat)) : words.phrases.waiting(nameOf(words, seat)));

/** On the button of a choice, or above the list of its ids. */
export const choiceText = (words: Words, { kind }: Pick<Choice, 'kind'>): string =>
  isChoiceKind(kind) ? words.choices[kind].heading : words.phrases.unknownAnswer;
/** An id in the list of a choice. */
export const optionText = (words: Words, { kind }: Pick<Choice, 'kind'>, id: string): string =>
  nameOf(words, id, isChoiceKind(kind) ? SORT_OF[kind] : undefined);

const isOfSort = (sort: Sort, arg: Arg): boolean => {
  if (sort === 'nothing') return true;
  if (sort === 'number') return Number.isSafeInteger(arg);
  if (sort !== 'cards') return typeof arg === 'string';
  return typeof arg === 'object' && arg !== null && Object.values(arg).every(n => Number.isSafeInteger(n));
};
/** The whole answer in short: what to do, or what to take back. */
export const answerText = (words: Words, { kind, arg }: Answer | Action): string => {
  if (!isChoiceKind(kind)) return words.phrases.unknownAnswer;
  const { heading, answer } = words.choices[kind];
  return isOfSort(SORT_OF[kind], arg) ? (answer as (arg: Arg) => string)(arg) : heading;
};

/** A line of the chronicle. */
export const eventText = (words: Words, { type, ...facts }: Heard): string =>
  say(words.events, type, facts) ?? words.phrases.unknownEvent;

/** The number a reader finds in the rule book, or the card. */
export const ruleText = (words: Words, rule: string): string => {
  const { phrases, names } = words;
  const id = rule.replace(/^ToC /, '');
  const card = Object.keys(names.cards).find(name => id === `card.${name}`);
  if (card) return phrases.ruleOfCard(nameOf(words, card));
  const event = Object.keys(names.events).find(name => id === `event.${name}`);
  if (event) return phrases.ruleOfEvent(nameOf(words, event));
  const number = /^(\d+(\.\d+)*|[ABC])(?![a-z])/.exec(id)?.[0];
  return number === undefined ? phrases.ruleOfFaq : phrases.rule(number);
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
    // Nothing is said in one's own words in this game.
    case 'words':
      return '';
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
  const reason =
    because === undefined ? undefined : (say(words.obstacles, because, facts) ?? say(words.misfits, because, facts));
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
    phrases.won(phrases.list(winners.map(seat => nameOf(words, seat))), points[winners[0]] ?? 0),
    ...(decidedBy !== undefined && has(tieBreakers, decidedBy) ? [tieBreakers[decidedBy]] : []),
  ].join(' ');
};
