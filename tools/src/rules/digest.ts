import type { Language, Listing } from '@hegemon/games';
import { noSuch } from '../arguments.js';
import { Failure } from '../failure.js';
import { readText } from '../files.js';
import { GAMES_FOLDER } from '../paths.js';

/** One paragraph of the digest. Headings have a level, lines a depth below the heading. */
export interface Paragraph {
  /** The rule it belongs to; absent before the first rule. */
  readonly id?: string;
  readonly kind: 'heading' | 'line' | 'text' | 'row';
  /** Of a heading how deep it lies, of a line how far it is indented. */
  readonly depth: number;
  readonly text: string;
}
export interface Digest {
  readonly title: string;
  readonly paragraphs: readonly Paragraph[];
  /** All rules, in the order of the list at the end. */
  readonly ids: readonly string[];
}

export const digestOf = (listing: Listing, language: Language): Digest =>
  readDigest(readText(GAMES_FOLDER + listing.rules[language], 'digest of the rules'));

const LIST = /```rule-ids\n([\s\S]*?)```/;

/** One line of the file is one paragraph; a line without an id belongs to the one it stands under. */
export const readDigest = (text: string): Digest => {
  const ids = LIST.exec(text)?.[1].trim().split('\n') ?? [];
  const prefix = ids[0]?.split(' ')[0] ?? '';
  const paragraphs: Paragraph[] = [];
  let title = '';
  let section: string | undefined;
  // The ids of the lines above, by how far they are indented.
  let above: { indent: number; id: string }[] = [];
  const add = (id: string | undefined, rest: Omit<Paragraph, 'id'>): void => {
    paragraphs.push({ ...(id !== undefined && { id }), ...rest });
  };
  for (const line of unfolded(text.replace(LIST, ''), ids)) {
    const heading = /^(#+) (.*)$/.exec(line);
    if (heading) {
      const [, hashes, words] = heading;
      const [, id, rest] = new RegExp(`^(${prefix} \\S+) ?(.*)$`).exec(words) ?? [];
      above = [];
      if (hashes.length === 1) title = words;
      else {
        section = id;
        add(id, { kind: 'heading', depth: hashes.length - 2, text: id ? rest : words });
      }
    } else if (line.startsWith('|')) {
      const { id, rest } = opened(line.replace('| ', ''), ids);
      add(id ?? section, { kind: 'row', depth: 0, text: id === undefined ? line : `| ${rest}` });
    } else if (line.trim() && !/^(-+|```)$/.test(line)) {
      const [, { length: indent }, sign, words] = /^( *)(?:(-|\d+\.|[a-z]\)) )?(.*)$/.exec(line) ?? ['', '', '', ''];
      const { id, rest } = opened(words, ids);
      above = above.filter(upper => upper.indent < indent);
      const mark = sign && sign !== '-' ? `${sign} ` : '';
      const kind = sign ? 'line' : 'text';
      add(id ?? above.at(-1)?.id ?? section, { kind, depth: indent >> 1, text: mark + rest });
      // What is under a line is under its first rule.
      if (sign && id !== undefined) above.push({ indent, id });
    }
  }
  return { title, paragraphs, ids };
};

/** The rule that begins here, and its words without the id. */
const opened = (words: string, ids: readonly string[]): { readonly id?: string; readonly rest: string } => {
  const [, id = '', rest = ''] = /^`([^`]+)` (.*)$/.exec(words) ?? [];
  return ids.includes(id) ? { id, rest } : { rest: words };
};

/** A rule that begins after the end of a clause gets a line of its own; one that has its place elsewhere is only referred to. */
const unfolded = (text: string, ids: readonly string[]): readonly string[] => {
  const inner = new Set(ids);
  for (const [, id] of text.matchAll(/^(?:#+ |[ |]*(?:(?:-|\d+\.|[a-z]\)) )?`)(\S+ [^\s`]+)/gm)) inner.delete(id);
  return text.split('\n').flatMap(line => {
    const indent = `\n  ${/^ */.exec(line)}`;
    return line
      .replace(/(?<=[.;:] )(\([a-z]\) )?`([^`]+)` /g, (whole, letter = '', id) =>
        inner.has(id) ? `${indent}\`${id}\` ${letter}` : whole,
      )
      .split('\n');
  });
};

/** The id somebody means: `8.1`, `toc 8.1`, `ToC 8.1` are the same. */
export const ruleIdOf = ({ ids }: Digest, given: string): string => {
  const plain = (id: string): string => id.toLowerCase().replace(/^\S+ /, '');
  const wanted = given.trim().toLowerCase();
  const found = ids.find(id => id.toLowerCase() === wanted) ?? ids.find(id => plain(id) === wanted);
  if (found) return found;
  if (ids.length === 0) throw new Failure('The digest of this game lists no rule ids.');
  const near = ids.filter(id => plain(id).includes(wanted.replace(/^\S+ /, '')));
  // `castra` is the rule of that card, `flanking maneuver` of that one.
  const last = ids.filter(id => plain(id).split('.').pop() === wanted.replace(/\s+/g, '-'));
  if (last.length === 1) return last[0];
  throw noSuch('rule', given, near.length > 0 ? near.slice(0, 12) : ids.filter(id => !/ .*\./.test(id)));
};

/** The paragraphs of a rule with all that stands under it. */
export const paragraphsOf = ({ paragraphs }: Digest, id: string): Paragraph[] => {
  const from = paragraphs.findIndex(part => part.id === id);
  if (from < 0) return [];
  const { kind, depth } = paragraphs[from];
  const isOver = (part: Paragraph): boolean =>
    kind === 'heading'
      ? part.kind === 'heading' && part.depth <= depth
      : kind === 'row' || part.kind === 'heading' || part.kind === 'row' || part.depth <= depth;
  const rest = paragraphs.slice(from + 1);
  const end = rest.findIndex(isOver);
  return [paragraphs[from], ...(end < 0 ? rest : rest.slice(0, end))];
};

/** The same without the parts that have ids of their own. */
export const ownParagraphsOf = (digest: Digest, id: string): Paragraph[] =>
  paragraphsOf(digest, id).filter(part => part.id === id);
