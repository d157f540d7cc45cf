import type { Answer, Arg, Choice, Decision, Id } from '@hegemon/kernel';
import type { Speech } from '../speech.js';
import { findNamed, type Named, plainName } from './names.js';
import type { Phrases } from './phrases.js';

/**
 * What somebody has typed: an answer, a choice whose details are still to be named, or a complaint. `rest` is what
 * follows an answer that holds without it, and so belongs to the next question: `move G1 gallia`.
 */
export type Read =
  | { readonly answer: Answer; readonly rest?: string }
  | { readonly details: Choice }
  | { readonly problem: string };

/** Everything needed to understand what is typed. */
export interface Reader {
  readonly speech: Speech;
  readonly phrases: Phrases;
  alias(id: Id): string | undefined;
}

export const namedFor = ({ speech, alias }: Reader, ids: readonly Id[], kind?: string): Named[] =>
  ids.map(id => {
    const short = alias(id);
    return { id, names: [id, speech.name(id, kind), ...(short ? [short] : [])] };
  });

/** Reads an answer: by its number, by its verb, or by the thing it names. */
export const readAnswer = (reader: Reader, { choices }: Decision, text: string): Read => {
  const [only] = choices;
  if (choices.length === 1) {
    const read = readDetails(reader, only, text);
    if ('answer' in read || only.shape !== 'button') return read;
  }
  const numbered = /^(\d+)(?:[\s.:]+(.*))?$/.exec(text.trim());
  if (numbered) {
    const choice = choices[Number(numbered[1]) - 1];
    return choice ? begin(reader, choice, numbered[2] ?? '') : { problem: reader.phrases.notAmong(text) };
  }
  return readByVerb(reader, choices, text) ?? readByThing(reader, choices, text);
};

/** `play castra`, `place governor in gallia`: the longest beginning that is a verb. */
const readByVerb = (reader: Reader, choices: readonly Choice[], text: string): Read | undefined => {
  const words = text.trim().split(/\s+/);
  const verbs: Named[] = choices.map(({ kind }) => ({ id: kind, names: [kind, reader.speech.heading(kind)] }));
  for (let length = words.length; length > 0; length--) {
    const found = findNamed(words.slice(0, length).join(' '), verbs);
    if ('none' in found) continue;
    const rest = words.slice(length).join(' ');
    const kinds = 'id' in found ? [found.id] : found.several.map(({ id }) => id);
    const fitting = choices.filter(({ kind }) => kinds.includes(kind));
    if (fitting.length === 1) return begin(reader, fitting[0], rest);
    // "use" may be several verbs; the thing that is named decides.
    const reads = fitting.map(choice => begin(reader, choice, rest)).filter(read => 'answer' in read);
    if (rest !== '' && reads.length === 1) return reads[0];
    const names = fitting.map(({ kind }) => reader.speech.heading(kind)).join(', ');
    return { problem: reader.phrases.ambiguous(text, names) };
  }
  return undefined;
};

const readByThing = (reader: Reader, choices: readonly Choice[], text: string): Read => {
  const reads = choices
    .filter(choice => choice.shape === 'pick')
    .map(choice => readDetails(reader, choice, text))
    .filter(read => 'answer' in read);
  if (reads.length === 1) return reads[0];
  if (reads.length === 0) return { problem: reader.phrases.notAmong(text) };
  return {
    problem: reader.phrases.ambiguous(text, reads.map(({ answer }) => reader.speech.answer(answer)).join(', ')),
  };
};

const begin = (reader: Reader, choice: Choice, rest: string): Read => {
  if (choice.shape === 'button') {
    return rest === '' ? { answer: { kind: choice.kind } } : { problem: reader.phrases.notAmong(rest) };
  }
  if (rest !== '') return readDetails(reader, choice, rest);
  const sole = choice.shape === 'pick' && choice.of.length === 1;
  return sole ? { answer: { kind: choice.kind, arg: choice.of[0] } } : { details: choice };
};

/** Reads what belongs to one choice; if it is too much for one pick, as many words as make up a name. */
export const readDetails = (reader: Reader, choice: Choice, text: string): Read => {
  const whole = readWhole(reader, choice, text);
  if (choice.shape !== 'pick' || 'answer' in whole) return whole;
  const words = text.trim().split(/\s+/);
  for (let length = words.length - 1; length > 0; length--) {
    const read = readWhole(reader, choice, words.slice(0, length).join(' '));
    if ('answer' in read) return { ...read, rest: words.slice(length).join(' ') };
  }
  return whole;
};
const readWhole = (reader: Reader, choice: Choice, text: string): Read => {
  const read = readArg(reader, choice, text.trim());
  if (typeof read === 'object' && read !== null && 'problem' in read) return { problem: read.problem as string };
  return { answer: read === undefined ? { kind: choice.kind } : { kind: choice.kind, arg: read as Arg } };
};

const readArg = (reader: Reader, choice: Choice, text: string): Arg | { problem: string } => {
  const { phrases } = reader;
  switch (choice.shape) {
    case 'button':
      return plainName(text) === '' ? undefined : { problem: phrases.notAmong(text) };
    case 'pick':
      return oneOf(reader, choice.of, choice.kind, text);
    case 'amount':
      return /^\d+$/.test(text) ? Number(text) : { problem: phrases.wantsNumber };
    case 'subset':
      return someOf(reader, choice.of, choice.kind, text);
    case 'allot':
      return spreadOver(reader, Object.keys(choice.caps), choice.kind, choice.total, text);
    case 'words':
      return unquoted(text);
  }
};

/** Whoever begins with what would be a command, or a number, puts it into quotes. */
const unquoted = (text: string): string => (/^".+"$/.test(text) ? text.slice(1, -1).trim() : text);

/** By its place in the list, or by name. */
const oneOf = (reader: Reader, of: readonly Id[], kind: string, text: string): Id | { problem: string } => {
  const { phrases } = reader;
  if (/^\d+$/.test(text)) return of[Number(text) - 1] ?? { problem: phrases.notAmong(text) };
  const found = findNamed(text.replace(/^(in|to|with|on|nach|mit|auf) /i, ''), namedFor(reader, of, kind));
  if ('id' in found) return found.id;
  if ('none' in found) return { problem: phrases.notAmong(text) };
  return { problem: phrases.ambiguous(text, found.several.map(({ names }) => names[1]).join(', ')) };
};

const NONE = ['none', 'nothing', 'keine', 'nichts', '-'];
const ALL = ['all', 'alle', 'alles'];
const partsOf = (text: string): string[] =>
  text
    .split(/\s*(?:,|;|\+|\band\b|\bund\b)\s*/i)
    .map(part => part.trim())
    .filter(Boolean);

const someOf = (reader: Reader, of: readonly Id[], kind: string, text: string): Id[] | { problem: string } => {
  if (NONE.includes(text.toLowerCase())) return [];
  if (ALL.includes(text.toLowerCase())) return [...of];
  const parts = /^[\d\s]+$/.test(text) ? text.split(/\s+/) : partsOf(text);
  const ids: Id[] = [];
  for (const part of parts) {
    const id = oneOf(reader, of, kind, part);
    if (typeof id !== 'string') return id;
    ids.push(id);
  }
  return ids;
};

/** What to type for an answer, by the numbers of the lists: `3 2`. Read again, it is that answer. */
export const typedFor = ({ choices }: Decision, { kind, arg }: Answer): string => {
  const at = choices.findIndex(choice => choice.kind === kind);
  if (at < 0) return '';
  const details = detailsFor(choices[at], arg);
  // Where there is one choice only, its details are what is asked for.
  const isBare = choices.length === 1 && details !== '';
  return isBare ? details : [at + 1, details].filter(part => part !== '').join(' ');
};
const detailsFor = (choice: Choice, arg: Arg): string => {
  switch (choice.shape) {
    case 'button':
      return '';
    case 'pick':
      return `${choice.of.indexOf(String(arg)) + 1}`;
    case 'amount':
      return `${arg}`;
    case 'subset': {
      const ids = Array.isArray(arg) ? arg : [];
      return ids.length === 0 ? 'none' : ids.map(id => choice.of.indexOf(id) + 1).join(' ');
    }
    case 'allot': {
      const ids = Object.keys(choice.caps);
      const given = Object.entries(arg as Readonly<Record<Id, number>>).filter(([, count]) => count > 0);
      return given.map(([id, count]) => `${count} × ${ids.indexOf(id) + 1}`).join(', ');
    }
    case 'words':
      return `"${arg}"`;
  }
};

/** How to spread a total, by numbers in the list: `3 × 1, 2 × 2`. */
export const exampleOf = (caps: Readonly<Partial<Record<Id, number>>>, total: number): string => {
  const parts: string[] = [];
  let left = total;
  Object.values(caps).forEach((cap = 0, i) => {
    const taken = Math.min(cap, left);
    if (taken > 0) parts.push(`${taken} × ${i + 1}`);
    left -= taken;
  });
  return parts.join(', ');
};

/** `2 castra, 1 mob`, `castra and mob`, `2 x 1`: so many of each. `1 1 2`: these, one by one. */
const spreadOver = (
  reader: Reader,
  of: readonly Id[],
  kind: string,
  total: number,
  text: string,
): Record<Id, number> | { problem: string } => {
  const counted = spreadOf(reader, of, kind, total, partsOf(text));
  const listed = /^[\d\s]+$/.test(text) ? text.split(/\s+/) : [];
  return 'problem' in counted && listed.length === total ? spreadOf(reader, of, kind, total, listed) : counted;
};
const spreadOf = (
  reader: Reader,
  of: readonly Id[],
  kind: string,
  total: number,
  parts: readonly string[],
): Record<Id, number> | { problem: string } => {
  const spread: Record<Id, number> = {};
  let given = 0;
  for (const part of parts) {
    const [, count = '1', name = part] =
      /^(\d+)\s*[x×*]?\s+(.+)$/i.exec(part) ?? /^(\d+)\s*[x×*]\s*(\d+)$/i.exec(part) ?? [];
    const id = oneOf(reader, of, kind, name);
    if (typeof id !== 'string') return id;
    spread[id] = (spread[id] ?? 0) + Number(count);
    given += Number(count);
  }
  return given === total ? spread : { problem: reader.phrases.wrongTotal(given, total) };
};
