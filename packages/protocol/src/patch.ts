/**
 * What lies between two plain values. Objects are compared field by field, lists as a whole except that one may grow at
 * its end; `set` and `add` hold what is new, `gone` the names of what is not there any more.
 */
export type Patch =
  | { readonly is: unknown }
  | {
      readonly set?: Readonly<Record<string, unknown>>;
      readonly gone?: readonly string[];
      readonly in?: Readonly<Record<string, Patch>>;
    }
  | { readonly add: readonly unknown[] };

type Plain = Readonly<Record<string, unknown>>;
const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isEqual = (a: unknown, b: unknown): boolean => {
  if (a === b) return true;
  if (Array.isArray(a)) return Array.isArray(b) && a.length === b.length && a.every((each, i) => isEqual(each, b[i]));
  if (!isPlain(a) || !isPlain(b)) return false;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every(key => Object.hasOwn(b, key) && isEqual(a[key], b[key]));
};

/** How to get from one to the other; undefined if they are the same. */
export const diff = (from: unknown, to: unknown): Patch | undefined => {
  if (isEqual(from, to)) return undefined;
  if (Array.isArray(from) && Array.isArray(to)) {
    const isLonger = from.length > 0 && to.length > from.length && from.every((each, i) => isEqual(each, to[i]));
    return isLonger ? { add: to.slice(from.length) } : { is: to };
  }
  if (!isPlain(from) || !isPlain(to)) return { is: to };
  const set: Record<string, unknown> = {};
  const inside: Record<string, Patch> = {};
  for (const key of Object.keys(to)) {
    if (!Object.hasOwn(from, key)) put(set, key, to[key]);
    else {
      const patch = diff(from[key], to[key]);
      if (!patch) continue;
      if ('is' in patch) put(set, key, patch.is);
      else put(inside, key, patch);
    }
  }
  const gone = Object.keys(from).filter(key => !Object.hasOwn(to, key));
  return {
    ...(Object.keys(set).length > 0 && { set }),
    ...(gone.length > 0 && { gone }),
    ...(Object.keys(inside).length > 0 && { in: inside }),
  };
};

/** A field of any name, also of one that has a meaning of its own in JavaScript. */
const put = (target: Record<string, unknown>, key: string, value: unknown): void => {
  Object.defineProperty(target, key, { value, enumerable: true, configurable: true, writable: true });
};

/** What was given is not changed. A patch that was made for something else throws. */
export const patched = (from: unknown, patch: Patch): unknown => {
  if ('is' in patch) return patch.is;
  if ('add' in patch) {
    if (!Array.isArray(from)) throw new Error('the patch is for a list');
    return [...from, ...patch.add];
  }
  if (!isPlain(from)) throw new Error('the patch is for an object');
  const result: Record<string, unknown> = {};
  for (const key of Object.keys(from)) if (!patch.gone?.includes(key)) put(result, key, from[key]);
  for (const [key, value] of Object.entries(patch.set ?? {})) put(result, key, value);
  for (const [key, inner] of Object.entries(patch.in ?? {})) {
    if (!Object.hasOwn(from, key)) throw new Error(`the patch is for an object with a field ${key}`);
    put(result, key, patched(from[key], inner));
  }
  return result;
};
