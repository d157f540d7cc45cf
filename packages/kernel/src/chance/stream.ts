import { type SipKey, siphash, sipKey } from './siphash.js';

/** 128 bits as 32 hex digits. */
export type Seed = string;

/** A source of whole numbers from 0 up to, not including, `sides`. */
export type Random = (sides: number) => number;

export const isSeed = (text: unknown): text is Seed => typeof text === 'string' && /^[0-9a-f]{32}$/.test(text);

// Reading a key is dear and pure, so the last few are remembered; no game can notice.
const keys = new Map<Seed, SipKey>();
const keyOf = (seed: Seed): SipKey => {
  let key = keys.get(seed);
  if (!key) {
    if (keys.size > 64) keys.clear();
    key = sipKey(seed);
    keys.set(seed, key);
  }
  return key;
};
const out = new Uint32Array(2);

/**
 * Draw number `n`: a value from 0 to `sides` - 1. Surplus values are rejected and drawn again under the same
 * number, never folded back by a remainder, so all values are equally likely.
 */
export const valueAt = (seed: Seed, n: number, sides: number): number => drawOf(keyOf(seed), n, sides);
const drawOf = (key: SipKey, n: number, sides: number): number => {
  if (!Number.isInteger(sides) || sides < 1 || sides > 0x100000000) throw new Error(`no die has ${sides} sides`);
  const limit = 0x100000000 - (0x100000000 % sides);
  for (let attempt = 0; ; attempt++) {
    siphash(key, n >>> 0, attempt, out);
    if (out[0] < limit) return out[0] % sides;
  }
};

/** A running stream for bots, fuzzers and imagined deals; what happens in a game draws through `Chance` instead. */
export const stream = (seed: Seed): Random => {
  let n = 0;
  let key: SipKey | undefined;
  return sides => drawOf((key ??= keyOf(seed)), n++, sides);
};

/** A seed out of a running stream, for whatever needs a stream of its own. */
export const freshSeed = (random: Random): Seed => {
  let seed = '';
  for (let i = 0; i < 8; i++) seed += random(0x10000).toString(16).padStart(4, '0');
  return seed;
};

/** The list in random order (Fisher and Yates), as a new list. */
export const shuffled = <T>(list: readonly T[], random: Random): T[] => {
  const deck = [...list];
  for (let i = deck.length - 1; i > 0; i--) {
    const at = random(i + 1);
    [deck[i], deck[at]] = [deck[at], deck[i]];
  }
  return deck;
};
