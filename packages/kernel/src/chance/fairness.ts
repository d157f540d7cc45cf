import { canonical } from '../copy.js';
import type { Seat } from '../ids.js';
import { sha256 } from './sha256.js';
import type { Seed } from './stream.js';

/** 256 random bits as 64 hex digits, chosen before anybody adds his own. */
export type ServerSeed = string;
export const isServerSeed = (text: unknown): text is ServerSeed =>
  typeof text === 'string' && /^[0-9a-f]{64}$/.test(text);

/** What a match's chance is made of. Published whole when the match is over; until then only the commitment. */
export interface SeedMaterial {
  readonly serverSeed: ServerSeed;
  readonly clientSeeds: Readonly<Record<Seat, string>>;
}

/** Shown before the first draw: whoever later sees the seed can tell that it was not exchanged. */
export const commitmentTo = (serverSeed: ServerSeed): string => sha256(bytesOf(serverSeed));

/** The key of all draws: server seed, match and the seats' own seeds in seat order. Nobody knows or steers it alone. */
export const keyOfMatch = (material: SeedMaterial, matchId: string, seats: readonly Seat[]): Seed => {
  // A seat that added nothing is told from one that added an empty text, so that neither can pass for the other.
  const added = seats.map(seat => material.clientSeeds[seat] ?? null);
  return sha256(`${material.serverSeed}${canonical([matchId, added])}`).slice(0, 32);
};

/** A seed somebody has typed in ("my game 7"), stretched to the full length. */
export const seedOfText = (text: string): ServerSeed => sha256(`hegemon seed ${text}`);

const bytesOf = (hex: string): Uint8Array => {
  const bytes = new Uint8Array(hex.length / 2);
  for (let i = 0; i < bytes.length; i++) bytes[i] = Number.parseInt(hex.slice(2 * i, 2 * i + 2), 16);
  return bytes;
};
