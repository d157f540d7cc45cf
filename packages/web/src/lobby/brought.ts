import type { GameAbout } from '@hegemon/host';
import type { NewChair } from '@hegemon/protocol/client';

/** A match from elsewhere, as far as its table must be known here; whether it holds, the server says. */
export interface Brought {
  readonly text: string;
  readonly game: string;
  readonly seats: readonly string[];
  readonly chairs: Readonly<Record<string, NewChair>>;
  readonly entries: number;
}
export type BroughtFault = 'unfit' | 'notRunning';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const chairOf = (sitter: unknown, kind: 'me' | 'open'): NewChair =>
  isRecord(sitter) && sitter.kind === 'bot' && typeof sitter.name === 'string'
    ? { kind: 'bot', bot: sitter.name }
    : { kind };

/** Reads who sat where. The first person is whoever brings it; the others are anybody's. */
export const readBrought = (text: string, games: readonly GameAbout[]): Brought | BroughtFault => {
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    return 'unfit';
  }
  if (!isRecord(file) || !isRecord(file.options) || !isRecord(file.seats) || !Array.isArray(file.entries))
    return 'unfit';
  const about = games.find(({ id }) => id === file.game);
  const seats = about?.seats[Number(file.options.players)];
  // Without its seed it is one seat's copy, which nobody can go on with.
  if (!about || !seats || !isRecord(file.seed)) return 'unfit';
  if (file.result !== undefined) return 'notRunning';
  const sitters = file.seats;
  const isBot = (seat: string): boolean => chairOf(sitters[seat], 'open').kind === 'bot';
  const own = seats.find(seat => !isBot(seat)) ?? seats[0];
  const chairs = seats.map((seat): [string, NewChair] => [
    seat,
    seat === own ? { kind: 'me' } : chairOf(sitters[seat], 'open'),
  ]);
  return { text, game: about.id, seats, chairs: Object.fromEntries(chairs), entries: file.entries.length };
};
