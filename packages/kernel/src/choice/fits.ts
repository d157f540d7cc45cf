import type { Facts } from '../ids.js';
import type { Allot, Answer, Arg, Choice, Decision } from './shapes.js';
import { misfitOfText } from './text.js';

/** Why an argument is no answer to a choice: a code and the figures that show it. */
export interface Misfit {
  readonly because: string;
  readonly facts: Facts;
}
const misfit = (because: string, facts: Facts = {}): Misfit => ({ because, facts });
/** Ids from outside are shown back in refusals; nobody shall make us carry a book about. */
const shown = (id: string): string => (id.length > 80 ? `${id.slice(0, 80)}…` : id);

/** Could anything be answered? A choice with nothing in it is not put. */
export const isOpen = (c: Choice): boolean => {
  switch (c.shape) {
    case 'button':
      return true;
    case 'pick':
      return c.of.length > 0;
    case 'subset':
      return c.of.length >= c.min && c.max >= c.min;
    case 'amount':
      return c.max >= c.min;
    case 'allot':
      return c.total >= 0 && room(c) >= c.total;
    case 'words':
      return c.max >= 1;
  }
};

/** Only the choices in which something can be answered; the list itself if that is all of them. */
export const openOf = (choices: readonly Choice[]): readonly Choice[] =>
  choices.every(isOpen) ? choices : choices.filter(isOpen);

/** How much an allotment could hold if every id were filled to its cap. */
export const room = (c: Allot<string>): number => {
  let sum = 0;
  for (const id in c.caps) sum += c.caps[id] ?? 0;
  return sum;
};

/** Is this an answer to that question? No game writes a validator of its own. */
export const misfitOf = (c: Choice, arg: Arg): Misfit | undefined => {
  switch (c.shape) {
    case 'button':
      return arg === undefined ? undefined : misfit('takes-nothing');
    case 'pick':
      if (typeof arg !== 'string') return misfit('wants-one-id');
      return c.of.includes(arg) ? undefined : misfit('not-among', { id: shown(arg) });
    case 'subset': {
      if (!Array.isArray(arg)) return misfit('wants-ids');
      // Before anything that walks the list: it may be as long as a message can be.
      if (arg.length > c.of.length && arg.length > c.max) return misfit('too-many', { given: arg.length, max: c.max });
      if (!isList(arg)) return misfit('wants-ids');
      if (new Set(arg).size !== arg.length) return misfit('twice-the-same');
      const stray = arg.find(id => !c.of.includes(id));
      if (stray !== undefined) return misfit('not-among', { id: shown(stray) });
      if (arg.length < c.min) return misfit('too-few', { given: arg.length, min: c.min });
      return arg.length > c.max ? misfit('too-many', { given: arg.length, max: c.max }) : undefined;
    }
    case 'amount':
      if (typeof arg !== 'number' || !Number.isSafeInteger(arg)) return misfit('wants-a-number');
      if (arg < c.min) return misfit('too-few', { given: arg, min: c.min });
      return arg > c.max ? misfit('too-many', { given: arg, max: c.max }) : undefined;
    case 'allot':
      return misfitOfAllotment(c, arg);
    case 'words': {
      const because = misfitOfText(arg, c.max);
      return because && misfit(because, { max: c.max });
    }
  }
};
export const fits = (c: Choice, arg: Arg): boolean => misfitOf(c, arg) === undefined;

/** The choice that this answers, if it answers any; two choices may share a kind and differ in shape. */
export const choiceFor = ({ choices }: Decision, { kind, arg }: Answer): Choice | undefined =>
  choices.find(c => c.kind === kind && fits(c, arg));

/** A list of texts and nothing else. Written as a loop because `every` passes over holes. */
const isList = (arg: readonly unknown[]): arg is readonly string[] => {
  for (let i = 0; i < arg.length; i++) if (typeof arg[i] !== 'string') return false;
  return true;
};

const misfitOfAllotment = (c: Allot<string>, arg: Arg): Misfit | undefined => {
  if (typeof arg !== 'object' || arg === null || Array.isArray(arg)) return misfit('wants-numbers-over-ids');
  let sum = 0;
  for (const [id, part] of Object.entries(arg as Readonly<Record<string, number>>)) {
    if (!Object.hasOwn(c.caps, id)) return misfit('not-among', { id: shown(id) });
    if (!Number.isSafeInteger(part) || part < 0) return misfit('wants-a-number', { id });
    const cap = c.caps[id] ?? 0;
    if (part > cap) return misfit('too-many', { id, given: part, max: cap });
    sum += part;
  }
  return sum === c.total ? undefined : misfit('wrong-total', { given: sum, total: c.total });
};
