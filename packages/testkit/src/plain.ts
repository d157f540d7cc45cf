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

/** Letter by letter, in the same order of keys, without telling where they part. Whoever is in doubt says no. */
export const isSurelySame = (a: unknown, b: unknown): boolean => {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a)) return Array.isArray(b) && isSurelySameList(a, b);
  if (Array.isArray(b)) return false;
  const left = a as Record<string, unknown>;
  const right = b as Record<string, unknown>;
  const keys = Object.keys(left);
  const others = Object.keys(right);
  if (keys.length !== others.length) return false;
  for (let i = 0; i < keys.length; i++) {
    const key = keys[i];
    if (key !== others[i]) return false;
    const [one, other] = [left[key], right[key]];
    if (one !== other && !isSurelySame(one, other)) return false;
  }
  return true;
};
const isSurelySameList = (a: readonly unknown[], b: readonly unknown[]): boolean => {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i] && !isSurelySame(a[i], b[i])) return false;
  return true;
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
