import type { Action, Answer, Arg, Choice, Decision, Heard, NoUndo, Outcome, Refusal, Seat } from '@hegemon/kernel';
import * as speech from '@hegemon/speech';
import type { CardId, TechnologyId } from '../src/ids.js';
import { isChoiceKind, shapeOf, sortOf } from './asked.js';
import { has, nameIn } from './names.js';
import type { Words } from './words.js';

/** What an id is called where it stands alone. */
export const nameOf = (words: Words, id: string): string => words.thing(id);

/** Who must decide what. */
export const promptText = (words: Words, { seat, prompt, facts = {}, choices }: Decision): string => {
  const who = nameOf(words, seat);
  const isEmpty = prompt === 'claim-objective' && !choices.some(({ kind }) => kind === 'claim');
  const sentence = isEmpty ? words.phrases.nothingToClaim : speech.say(words.asks, prompt, facts);
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

/** The whole answer in short: what to do, or what to take back. */
export const answerText = (words: Words, { kind, arg }: Answer | Action): string => {
  if (!isChoiceKind(kind)) return words.phrases.unknownAnswer;
  const { heading, answer } = words.choices[kind];
  return speech.isOfShape(shapeOf(kind), arg) ? (answer as (arg: Arg) => string)(arg) : heading;
};

/** A line of the chronicle; empty for whoever hears nothing of it but that it was. */
export const eventText = (words: Words, { type, ...facts }: Heard): string =>
  speech.say(words.events, type, facts) ?? words.phrases.unknownEvent;

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
  const names = list(winners.map(seat => nameOf(words, seat)));
  const best = Math.max(...winners.map(seat => points[seat] ?? 0));
  return speech.endingText(words, outcome, won(names, best, winners.length > 1));
};
