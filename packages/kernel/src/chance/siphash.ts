/** A key of 128 bits as four words, lowest first. */
export type SipKey = readonly [number, number, number, number];

/** The last word of every message: its length in bytes, in the highest byte. */
const LENGTH = 8 << 24;

/** Reads 32 hex digits, byte by byte as they stand, into the words SipHash works on. */
export const sipKey = (hex: string): SipKey => {
  // A key that cannot be read would become zeros, and all matches with such keys would throw the same dice.
  if (!/^[0-9a-f]{32}$/.test(hex)) throw new Error('a seed has 32 hex digits');
  const word = (at: number): number => {
    let value = 0;
    for (let i = 3; i >= 0; i--) value = (value << 8) | Number.parseInt(hex.slice(at + 2 * i, at + 2 * i + 2), 16);
    return value >>> 0;
  };
  return [word(0), word(8), word(16), word(24)];
};

/**
 * SipHash-2-4 of one eight-byte message, on 32-bit halves. Keyed, so that nobody who sees a thousand dice can
 * tell the next; stateless, so that the n-th draw depends on key and n alone. `out` receives low and high word.
 */
export const siphash = (key: SipKey, low: number, high: number, out: Uint32Array): void => {
  let v0l = key[0] ^ 0x70736575;
  let v0h = key[1] ^ 0x736f6d65;
  let v1l = key[2] ^ 0x6e646f6d;
  let v1h = key[3] ^ 0x646f7261;
  let v2l = key[0] ^ 0x6e657261;
  let v2h = key[1] ^ 0x6c796765;
  let v3l = key[2] ^ 0x79746573;
  let v3h = key[3] ^ 0x74656462;

  v3l ^= low;
  v3h ^= high;
  // Two rounds for the message, two for its length, four to finish: one loop, since a closure here costs half the time.
  for (let round = 0; round < 8; round++) {
    if (round === 2) {
      v0l ^= low;
      v0h ^= high;
      v3h ^= LENGTH;
    } else if (round === 4) {
      v0h ^= LENGTH;
      v2l ^= 0xff;
    }
    let sum = (v0l >>> 0) + (v1l >>> 0);
    v0h = (v0h + v1h + (sum > 0xffffffff ? 1 : 0)) | 0;
    v0l = sum | 0;
    let l = (v1l << 13) | (v1h >>> 19);
    let h = (v1h << 13) | (v1l >>> 19);
    v1l = l ^ v0l;
    v1h = h ^ v0h;
    l = v0h;
    v0h = v0l;
    v0l = l;
    sum = (v2l >>> 0) + (v3l >>> 0);
    v2h = (v2h + v3h + (sum > 0xffffffff ? 1 : 0)) | 0;
    v2l = sum | 0;
    l = (v3l << 16) | (v3h >>> 16);
    h = (v3h << 16) | (v3l >>> 16);
    v3l = l ^ v2l;
    v3h = h ^ v2h;
    sum = (v0l >>> 0) + (v3l >>> 0);
    v0h = (v0h + v3h + (sum > 0xffffffff ? 1 : 0)) | 0;
    v0l = sum | 0;
    l = (v3l << 21) | (v3h >>> 11);
    h = (v3h << 21) | (v3l >>> 11);
    v3l = l ^ v0l;
    v3h = h ^ v0h;
    sum = (v2l >>> 0) + (v1l >>> 0);
    v2h = (v2h + v1h + (sum > 0xffffffff ? 1 : 0)) | 0;
    v2l = sum | 0;
    l = (v1l << 17) | (v1h >>> 15);
    h = (v1h << 17) | (v1l >>> 15);
    v1l = l ^ v2l;
    v1h = h ^ v2h;
    l = v2h;
    v2h = v2l;
    v2l = l;
  }
  out[0] = v0l ^ v1l ^ v2l ^ v3l;
  out[1] = v0h ^ v1h ^ v2h ^ v3h;
};
