import type { Random, Seed } from '@hegemon/kernel';

/** A seed out of a stream, for whatever needs a stream of its own. */
export const freshSeed = (random: Random): Seed => {
  let seed = '';
  for (let i = 0; i < 8; i++) seed += random(0x10000).toString(16).padStart(4, '0');
  return seed;
};
