import type { Action, Arg, Choice } from './shapes.js';

/**
 * What somebody has handed us, as plain data of our own. He may keep and change his list, or have given us an object
 * that answers differently each time it is read: neither may reach the state or the log.
 */
const plainArg = (arg: Arg): Arg => {
  if (typeof arg === 'number') return arg + 0; // minus zero would not survive being written down
  if (typeof arg !== 'object' || arg === null) return arg;
  return Array.isArray(arg) ? Array.from(arg) : { ...arg };
};

/** Could this be an answer to a question of some shape? A name that every object has would be called by those who only want its words: no rule knows one. */
export const isArg = (value: unknown): value is Arg => {
  if (typeof value === 'string' || Number.isSafeInteger(value)) return true;
  if (typeof value !== 'object' || value === null) return false;
  return Array.isArray(value)
    ? value.every(id => typeof id === 'string')
    : Object.entries(value).every(([id, part]) => !(id in Object.prototype) && Number.isSafeInteger(part));
};

export const plainAction = ({ seat, kind, arg, n }: Action): Action => ({
  seat,
  kind,
  ...(arg !== undefined && { arg: plainArg(arg) }),
  ...(n !== undefined && { n }),
});

/**
 * An answer that fits, in the one way it is written: ids in the order of the question, nothing where nothing is
 * allotted. So the order in which somebody ticks boxes cannot matter, and all answers are those that can be listed.
 */
export const inOrder = (c: Choice, arg: Arg): Arg => {
  if (c.shape === 'subset') return c.of.filter(id => (arg as readonly string[]).includes(id));
  if (c.shape !== 'allot') return arg;
  const given = arg as Readonly<Record<string, number>>;
  const spread: Record<string, number> = {};
  for (const id of Object.keys(c.caps)) if (given[id] > 0) spread[id] = given[id];
  return spread;
};
