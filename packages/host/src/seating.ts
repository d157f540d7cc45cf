import {
  bad,
  type Game,
  good,
  keyOfMatch,
  Match,
  type Options,
  type Result,
  type Seat,
  type SeedMaterial,
  type Sitter,
  seedOfText,
} from '@hegemon/kernel';
import type { Bots } from './bots.js';
import type { Chair, Eyes, NewMatch, Trouble } from './desk.js';
import type { AnyMatch } from './listing.js';

export type RandomHex = (bytes: number) => string;
const wrong = (facts: NonNullable<Trouble['facts']>): Result<never, Trouble> => bad({ code: 'engine-fault', facts });

/** Who sits where, in the order of the game; a bot bears its own name, by which it is found again. */
const sittersOf = (
  seats: readonly Seat[],
  chairs: Readonly<Record<Seat, Chair>>,
  bots: Bots,
): Result<Record<Seat, Sitter>, Trouble> => {
  const sitters: Record<Seat, Sitter> = {};
  for (const seat of seats) {
    const chair = chairs[seat];
    if (!chair) return wrong({ path: `chairs.${seat}` });
    if (chair.kind === 'bot' && !bots.byName(chair.bot)) {
      return wrong({ path: `chairs.${seat}.bot`, bot: chair.bot });
    }
    sitters[seat] = chair.kind === 'bot' ? { name: chair.bot, kind: 'bot' } : { name: chair.name, kind: 'person' };
  }
  return good(sitters);
};

/** A match at its first question. With a typed seed it is the same each time, on the command line too. */
export const newMatch = (
  game: Game,
  { options: raw, chairs, seed: typed }: NewMatch,
  bots: Bots,
  randomHex: RandomHex,
): Result<AnyMatch, Trouble> => {
  const options = game.readOptions(raw);
  if (!options.ok) return wrong({ path: options.fault.path, code: options.fault.code });
  const seats = sittersOf(game.seats(options.value), chairs, bots);
  if (!seats.ok) return seats;
  const text = typed?.trim() ?? '';
  const id = `${game.id}-${text === '' ? randomHex(4) : slug(text)}`;
  const seed = { serverSeed: text === '' ? randomHex(32) : seedOfText(text), clientSeeds: {} };
  return good(new Match(game, { id, options: options.value, seats: seats.value, seed }));
};
const slug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 40) || 'seed';

/**
 * A match that goes on from a position of another. Whatever these eyes could not see is dealt anew, and so are all
 * dice to come; when the other match is over, nothing in it is hidden any more.
 */
export const branchOf = (
  match: AnyMatch,
  at: number,
  eyes: Eyes,
  chairs: Readonly<Record<Seat, Chair>>,
  bots: Bots,
  randomHex: RandomHex,
): Result<AnyMatch, Trouble> => {
  const { game, head, seats, entries, outcome } = match;
  if (!entries[at]) return wrong({ path: 'at', at });
  const sitters = sittersOf(seats, chairs, bots);
  if (!sitters.ok) return sitters;
  const options: Options = head.options;
  const id = `${game.id}-${randomHex(4)}`;
  const seed: SeedMaterial = { serverSeed: randomHex(32), clientSeeds: {} };
  const position = outcome ? match.at(at) : game.imagine(match.at(at), eyes, randomHex(16));
  const state = game.recast(position, keyOfMatch(seed, id, seats));
  const begins = { edition: game.edition, entries: at + 1, hash: entries[at].hash, state };
  return good(new Match(game, { id, options, seats: sitters.value, seed, begins }));
};
