import { type Arg, isRefusal, Match } from '@hegemon/kernel';
import type { Player } from '../src/ids.js';
import type { MU } from '../src/state.js';
import { game, type Trial } from './table.js';

/** A match that opens with an arranged table instead of an empty one; all else is the game as it is. */
export const matchOn = ({ g: start }: Trial) => {
  const opening = game.resume(start);
  const opened = { ...game, newGame: () => game.copy(start), open: () => ({ state: game.copy(start), opening }) };
  return new Match(opened, {
    id: 'undo',
    options: start.options,
    seats: Object.fromEntries(start.seats.map(seat => [seat, { name: seat, kind: 'person' as const }])),
    seed: { serverSeed: '0123456789abcdef'.repeat(4), clientSeeds: {} },
  });
};
export type MUMatch = ReturnType<typeof matchOn>;

export const answer = (match: MUMatch, seat: Player, kind: string, arg?: Arg): void => {
  const reply = match.answer(arg === undefined ? { seat, kind } : { seat, kind, arg });
  if (isRefusal(reply)) throw new Error(`${kind} ${JSON.stringify(arg)}: ${JSON.stringify(reply)}`);
};
export const asks = (match: MUMatch, seat: Player): string | undefined =>
  match.game.pending(match.state).find(decision => decision.seat === seat)?.prompt;

/** The whole state but for the numbers of its questions. */
export const bare = (state: MU): unknown =>
  JSON.parse(JSON.stringify(state, (key, value) => (key === 'n' || key === 'asked' ? undefined : value)));

/** What keeps a seat from taking back; undefined if nothing does. */
export const boundary = (match: MUMatch, seat: Player): string | undefined => {
  const may = match.mayUndo(seat);
  return 'refused' in may ? (may.boundary ?? may.refused) : undefined;
};
