/**
 * A full copy of plain data. The kernel copies before rules may change anything; nothing else needs to. What is frozen is so
 * through and through: nobody can change it, and all copies share it.
 */
export const copy = <T>(value: T): T => {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  if (Array.isArray(value)) {
    const list = value.slice();
    for (let i = 0; i < list.length; i++) {
      if (typeof list[i] === 'object' && list[i] !== null) list[i] = copy(list[i]);
    }
    return list as T;
  }
  const from = value as Record<string, unknown>;
  const to: Record<string, unknown> = {};
  for (const key in from) {
    const part = from[key];
    to[key] = typeof part === 'object' && part !== null ? copy(part) : part;
  }
  return to as T;
};

/** Equal whatever the order of the keys. A key that holds nothing is not a missing key: JSON would lose it. */
export const isSame = (a: unknown, b: unknown): boolean => {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) || Array.isArray(b)) {
    if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length) return false;
    return a.every((part, i) => isSame(part, b[i]));
  }
  const left = a as Record<string, unknown>;
  const right = b as Record<string, unknown>;
  const keys = Object.keys(left);
  return (
    keys.length === Object.keys(right).length &&
    keys.every(key => Object.hasOwn(right, key) && isSame(left[key], right[key]))
  );
};

/** The one way to write plain data as text, for hashing: keys in order, nothing optional. */
export const canonical = (value: unknown): string => {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  const parts = value as Record<string, unknown>;
  const keys = Object.keys(parts)
    .filter(key => parts[key] !== undefined)
    .sort();
  return `{${keys.map(key => `${JSON.stringify(key)}:${canonical(parts[key])}`).join(',')}}`;
};
