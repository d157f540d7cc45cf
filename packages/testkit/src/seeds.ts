import { type Random, type Seed, sha256 } from '@hegemon/kernel';

/** A seed of its own for every purpose, so that one stream never eats into another. */
export const seedFor = (seed: string, purpose: string): Seed => sha256(`${seed} ${purpose}`).slice(0, 32);

/** A new seed out of a running stream. */
export const freshSeed = (random: Random): Seed => {
  let seed = '';
  for (let i = 0; i < 8; i++) seed += random(0x10000).toString(16).padStart(4, '0');
  return seed;
};
