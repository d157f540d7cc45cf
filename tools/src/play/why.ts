import { judge, judgeAlone, type Wish } from '@hegemon/host';
import type { Decision, Id } from '@hegemon/kernel';
import { digestOf, ownParagraphsOf, paragraphsOf } from '../rules/digest.js';
import { readingOf } from '../rules/reading.js';
import { windowWidth } from '../terminal/layout.js';
import { print } from '../terminal/print.js';
import { findAll, findSeveral, type Named } from './names.js';
import { namedFor, type Reader } from './reading.js';
import { type PlayTable, say } from './table.js';

/** The paragraphs of a rule, without its parts unless it has nothing else. */
const ruleReading = ({ listing, language }: PlayTable, id: string): string => {
  const digest = digestOf(listing, language);
  const own = ownParagraphsOf(digest, id);
  return readingOf(own.some(({ kind }) => kind !== 'heading') ? own : paragraphsOf(digest, id), windowWidth());
};

/** `why`, alone or with what somebody would like to do. */
export const explain = (table: PlayTable, reader: Reader, decision: Decision, text: string): void => {
  if (text === '') {
    print(ruleReading(table, decision.rule));
    return;
  }
  const wish = wishOf(table, reader, decision, text);
  if (!wish) {
    say(table.phrases.whyWhat);
    return;
  }
  const { match, speech, phrases } = table;
  const { game, state } = match;
  const verdicts =
    wish.things.length > 0
      ? [judge(game, state, decision.seat, wish)].filter(verdict => verdict !== undefined)
      : judgeAlone(game, state, decision, wish.kinds, table.drawing.ids);
  if (verdicts.length === 0) {
    say(
      phrases.possible(
        wish.kinds
          .filter(kind => decision.choices.some(c => c.kind === kind))
          .map(kind => speech.heading(kind))
          .join(', ') || speech.heading(wish.kinds[0]),
      ),
    );
    return;
  }
  const [first, ...others] = verdicts;
  for (const { refusal, answer } of others) say(speech.refusal({ ...refusal, possible: [] }, answer));
  say(speech.refusal(first.refusal, first.answer));
  const { rule } = first.refusal;
  if (rule !== undefined) print(ruleReading(table, rule));
};

/** Understands a wish, whether or not it is offered. */
const wishOf = (
  { drawing, speech }: PlayTable,
  reader: Reader,
  { choices }: Decision,
  text: string,
): Wish | undefined => {
  const things = (rest: string): Id[] => findAll(rest, namedFor(reader, drawing.ids)).ids;
  const words = text.split(/\s+/);
  if (/^\d+$/.test(words[0])) {
    const choice = choices[Number(words[0]) - 1];
    if (!choice) return undefined;
    const rest = words.slice(1).join(' ');
    const listed = 'of' in choice ? choice.of : [];
    const byNumber = /^\d+$/.test(rest) ? listed[Number(rest) - 1] : undefined;
    const named = byNumber === undefined ? things(rest) : [byNumber];
    return { kinds: [choice.kind], things: named.length > 0 ? named : listed.slice(0, 1) };
  }
  const offered = choices.map(({ kind }) => kind);
  const verbs: Named[] = [...new Set([...offered, ...speech.kinds])].map(kind => ({
    id: kind,
    names: [kind, speech.heading(kind)],
  }));
  for (let length = Math.min(4, words.length); length > 0; length--) {
    const kinds = findSeveral(words.slice(0, length).join(' '), verbs);
    if (kinds.length > 0) return { kinds, things: things(words.slice(length).join(' ')) };
  }
  // Only a thing: whatever could be done with it now.
  const named = things(text);
  return named.length > 0 ? { kinds: offered, things: named } : undefined;
};
