import type { SeedMaterial } from '../chance/fairness.js';
import { sha256 } from '../chance/sha256.js';
import { canonical } from '../copy.js';
import type { Game } from '../game.js';
import type { Seat } from '../ids.js';
import type { Options } from '../options.js';
import type { SealedSnapshot, Snapshot } from './snapshot.js';

/** Who sits where: a person or a bot, by the name shown at the table. */
export interface Sitter {
  readonly name: string;
  readonly kind: 'person' | 'bot';
}

/** Everything a match is, before its first question. */
export interface MatchHead<O extends Options> {
  readonly id: string;
  readonly options: O;
  readonly seats: Readonly<Record<Seat, Sitter>>;
  readonly seed: SeedMaterial;
  /** The match has gone over a change of edition and begins here. */
  readonly begins?: Snapshot;
}

/** What the first hash stands on: nothing of the head can be changed without breaking the chain. */
export const headHash = <O extends Options>(
  game: Pick<Game<O>, 'id' | 'edition'>,
  { id, options, seats, begins }: Omit<MatchHead<O>, 'seed' | 'begins'> & { readonly begins?: SealedSnapshot },
  commitment: string,
): string => sha256(canonical({ game: game.id, edition: game.edition, id, options, seats, commitment, begins }));
