import type { Id } from '@hegemon/kernel';

/** What a thing may be called: its id, its name, its short sign on the board. */
export interface Named {
  readonly id: Id;
  readonly names: readonly string[];
}
export type Found = { readonly id: Id } | { readonly none: true } | { readonly several: readonly Named[] };

/** Letters and figures only, so that nobody must type hyphens, accents or capitals as they stand. */
export const plainName = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** The thing somebody means: by its full name, or else by a beginning that only one has, or else by a part. */
export const findNamed = (text: string, things: readonly Named[]): Found => {
  const wanted = plainName(text);
  if (wanted === '') return { none: true };
  const ways: ((name: string) => boolean)[] = [
    name => name === wanted,
    name => name.startsWith(wanted),
    name => ` ${name}`.includes(` ${wanted}`),
  ];
  for (const fits of ways) {
    const found = things.filter(({ names }) => names.some(name => fits(plainName(name))));
    if (found.length === 1) return { id: found[0].id };
    if (found.length > 1) return { several: found };
  }
  return { none: true };
};

/** All things the text could mean, likeliest first. */
export const findSeveral = (text: string, things: readonly Named[]): Id[] => {
  const wanted = plainName(text);
  if (wanted === '') return [];
  const exact = things.filter(({ names }) => names.some(name => plainName(name) === wanted));
  const begun = things.filter(({ names }) => names.some(name => ` ${plainName(name)}`.includes(` ${wanted}`)));
  return [...new Set([...exact, ...begun].map(({ id }) => id))];
};

/** Reads names one after the other from a text without commas: as many words as make up a name each time. */
export const findAll = (text: string, things: readonly Named[]): { ids: Id[]; rest: string } => {
  const ids: Id[] = [];
  let words = text.split(/[\s,]+/).filter(Boolean);
  while (words.length > 0) {
    const length = longestName(words, things);
    if (length === 0 && FILLERS.includes(plainName(words[0]))) {
      words = words.slice(1);
      continue;
    }
    if (length === 0) break;
    const found = findNamed(words.slice(0, length).join(' '), things);
    if ('id' in found) ids.push(found.id);
    words = words.slice(length);
  }
  return { ids, rest: words.join(' ') };
};
/** Words that name nothing. */
const FILLERS = [
  'in',
  'to',
  'with',
  'on',
  'from',
  'of',
  'the',
  'nach',
  'mit',
  'auf',
  'von',
  'aus',
  'der',
  'die',
  'das',
  'den',
];
const longestName = (words: readonly string[], things: readonly Named[]): number => {
  for (let length = Math.min(4, words.length); length > 0; length--) {
    if ('id' in findNamed(words.slice(0, length).join(' '), things)) return length;
  }
  return 0;
};
