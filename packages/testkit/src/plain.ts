/** There and back: what a save file, a message to a browser or a restart of the server does to a state. */
export const revive = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/**
 * The first spot of a value that JSON would not give back as it is, with the reason; undefined if all is plain.
 *
 * One object lying in two places counts too: JSON makes two of it, and from then on a change of the one no longer
 * changes the other. The same frozen object in two places does no harm.
 */
export const unplainSpot = (value: unknown, path = 'state', seen = new Map<object, string>()): string | undefined => {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return undefined;
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : `${path} is ${value}`;
  if (typeof value !== 'object') return `${path} is ${value === undefined ? 'undefined' : `a ${typeof value}`}`;
  const first = seen.get(value);
  if (first !== undefined && !Object.isFrozen(value)) return `${path} is the same object as ${first}`;
  seen.set(value, path);
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) {
      const spot = unplainSpot(value[i], `${path}[${i}]`, seen);
      if (spot) return spot;
    }
    return undefined;
  }
  const kind = Object.getPrototypeOf(value);
  if (kind !== Object.prototype && kind !== null) return `${path} is a ${kind.constructor?.name ?? 'class'}`;
  if (Object.getOwnPropertySymbols(value).length > 0) return `${path} has a symbol for a key`;
  for (const [key, part] of Object.entries(value)) {
    const spot = unplainSpot(part, `${path}.${key}`, seen);
    if (spot) return spot;
  }
  return undefined;
};

/** Letter by letter, without telling where they part. Whoever is in doubt says no: a missing key may still be one that holds nothing. */
const isSurelySame = (a: unknown, b: unknown): boolean => {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const left = a as Record<string, unknown>;
  const right = b as Record<string, unknown>;
  let keys = 0;
  for (const key in left) {
    if (!isSurelySame(left[key], right[key])) return false;
    keys++;
  }
  for (const _ in right) keys--;
  return keys === 0;
};

/** The first spot where two plain values part, with what lies there; undefined if they are the same. */
export const firstDifference = (a: unknown, b: unknown, path = ''): string | undefined =>
  // Nearly all that is compared is the same: where it parts is asked only if it does.
  isSurelySame(a, b) ? undefined : whereTheyPart(a, b, path);

const whereTheyPart = (a: unknown, b: unknown, path: string): string | undefined => {
  if (a === b) return undefined;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) {
    return `${path || 'it'}: ${inShort(a)} or ${inShort(b)}`;
  }
  const left = a as Record<string, unknown>;
  const right = b as Record<string, unknown>;
  for (const key of new Set([...Object.keys(left), ...Object.keys(right)])) {
    const difference = whereTheyPart(left[key], right[key], path ? `${path}.${key}` : key);
    if (difference) return difference;
  }
  return undefined;
};

const inShort = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
};
