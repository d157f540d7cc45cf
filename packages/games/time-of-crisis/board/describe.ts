import type { Action, Answer, Arg, Choice, Decision, Heard, NoUndo, Outcome, Refusal } from '@hegemon/kernel';
import * as speech from '@hegemon/speech';
import { isChoiceKind, isPrompt, SORT_OF, type Sort } from './asked.js';
import { nameIn } from './names.js';
import type { Words } from './words.js';

/** What an id is called. Say `region` for a homeland, which bears the id of its tribe. */
export const nameOf = (words: Words, id: string, sort?: Sort): string => nameIn(words.names, id, sort);

/** Who must decide what. */
export const promptText = (words: Words, { seat, prompt, facts = {} }: Decision): string => {
  const who = nameOf(words, seat);
  const sentence = speech.say(words.asks, prompt, facts);
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
  speech.say(words.events, type, facts) ?? words.phrases.unknownEvent;

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

/** What is wrong, what would be possible instead, and which rule says so. `answer` is what was refused, if at hand. */
export const refusalText = (words: Words, refusal: Refusal, answer?: Answer): string =>
  speech.refusalText(
    {
      phrases: words.phrases,
      heading: choice => choiceText(words, choice),
      option: (choice, id) => optionText(words, choice, id),
      seat: seat => nameOf(words, seat),
      rule: rule => ruleText(words, rule),
      reason: each => speech.reasonIn(words, each),
      general: (what, waitedFor) => words.refusals[what](waitedFor),
    },
    refusal,
    answer,
  );

/** Why nothing can be taken back or done again. */
export const noUndoText = (words: Words, reason: NoUndo): string => speech.noUndoText(words, reason);

/** What bots judge a position by. */
export const termText = (words: Words, code: string): string => speech.termText(words, code);

/** How the game ended: why, who won, and what decided a tie. */
export const outcomeText = (words: Words, outcome: Outcome): string => {
  const { winners, points } = outcome;
  const { list, won } = words.phrases;
  return speech.endingText(
    words,
    outcome,
    won(list(winners.map(seat => nameOf(words, seat))), points[winners[0]] ?? 0),
  );
};
