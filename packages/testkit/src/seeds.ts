import { type Seed, sha256 } from '@hegemon/kernel';

/** A seed of its own for every purpose, so that one stream never eats into another. */
export const seedFor = (seed: string, purpose: string): Seed => sha256(`${seed} ${purpose}`).slice(0, 32);
