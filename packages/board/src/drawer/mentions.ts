import type { Id } from '@hegemon/kernel';

/** A piece of a sentence; with an id it names a thing that can be looked at on the map. */
export interface Mention {
  readonly text: string;
  readonly id?: Id;
  /** What must not be torn off the name: a full stop, a comma. */
  readonly tail?: string;
}
export interface Named {
  readonly id: Id;
  readonly name: string;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Finds names in sentences. Longer names go first: "Mare Orientale" is not "Mare", and where somebody is called
 * "Republic of Novgorod", the town is not meant.
 */
export const finderOf = (
  names: readonly Named[],
  others: readonly string[] = [],
): ((text: string) => readonly Mention[]) => {
  const idOf = new Map(names.map(({ id, name }) => [name, id]));
  const sought = [...new Set([...idOf.keys(), ...others])]
    .filter(name => name.length > 2)
    .sort((a, b) => b.length - a.length);
  if (sought.length === 0) return text => [{ text }];
  const pattern = new RegExp(`(?<![\\p{L}])(${sought.map(escaped).join('|')})(?![\\p{L}])`, 'gu');
  return text => {
    const mentions: Mention[] = [];
    let from = 0;
    for (const match of text.matchAll(pattern)) {
      const id = idOf.get(match[0]);
      if (id === undefined) continue;
      if (match.index > from) mentions.push({ text: text.slice(from, match.index) });
      mentions.push({ text: match[0], id });
      from = match.index + match[0].length;
    }
    if (from < text.length) mentions.push({ text: text.slice(from) });
    return withTails(mentions);
  };
};

/** Moves what sticks to a name from the text after it to the name. */
const withTails = (mentions: readonly Mention[]): readonly Mention[] => {
  const bound: Mention[] = [];
  for (const mention of mentions) {
    const before = bound.at(-1);
    const tail = before?.id !== undefined && mention.id === undefined ? (/^\S+/.exec(mention.text)?.[0] ?? '') : '';
    if (before && tail) bound[bound.length - 1] = { ...before, tail };
    const text = mention.text.slice(tail.length);
    if (text) bound.push({ ...mention, text });
  }
  return bound;
};

/** The sentence without its last word, and that word: what follows the sentence stays on one line with it. */
export const endOf = (mentions: readonly Mention[]): { readonly body: readonly Mention[]; readonly end: Mention } => {
  const last = mentions.at(-1) ?? { text: '' };
  const body = mentions.slice(0, -1);
  const [, before = '', word = ''] = last.id === undefined ? (/^(.* )?([^ ]*)$/su.exec(last.text) ?? []) : [];
  if (last.id !== undefined || before === '') return { body, end: last };
  return { body: [...body, { text: before }], end: { text: word } };
};
