import { type Timing, timingOf } from '../clock.js';
import { quantile } from '../page/statistics.js';
import { type Row, rowOf } from '../report.js';
import { SERVER, SERVER_LIMITS } from './limits.js';
import type { Tally } from './tally.js';

/** What the clients have counted, and the microseconds of processor time the server has spent on it. */
export interface Played extends Tally {
  readonly spent: number;
}
/** One round of the same play: before our server, and before the bare one. */
export interface Pair {
  readonly house: Played;
  readonly bare: Played;
}

const perSecond = ({ acknowledged, millis }: Played): number => (1000 * acknowledged) / millis;
const spentOnEach = ({ acknowledged, spent }: Played): number => spent / acknowledged;
const of = (rounds: readonly Pair[], whose: keyof Pair, figure: (tally: Played) => number): Timing =>
  timingOf(rounds.map(round => figure(round[whose])));
const against = (rounds: readonly Pair[], figure: (tally: Played) => number): Timing =>
  timingOf(rounds.map(({ house, bare }) => figure(house) / figure(bare)));

const at =
  (part: 'done' | 'seen' | 'bytes', share: number) =>
  (tally: Played): number =>
    quantile(tally[part], share);

/** One match alone, as fast as it is answered: how long everybody waits, and what comes over the wire. */
export const waitRows = (rounds: readonly Pair[]): Row[] => {
  const millis = { game: SERVER, unit: 'ms' };
  const bytes = { game: SERVER, unit: 'bytes' };
  const note = `${rounds.reduce((sum, { house }) => sum + house.acknowledged, 0)} answers`;
  return [
    rowOf({ ...millis, name: 'bare server, sent to seen, p50', timing: of(rounds, 'bare', at('seen', 0.5)) }),
    rowOf({ ...millis, name: 'bare server, sent to seen, p99', timing: of(rounds, 'bare', at('seen', 0.99)) }),
    rowOf({
      ...millis,
      name: 'sent to seen, p50',
      timing: of(rounds, 'house', at('seen', 0.5)),
      limit: SERVER_LIMITS.p50,
      note,
    }),
    rowOf({
      ...millis,
      name: 'sent to seen, p99',
      timing: of(rounds, 'house', at('seen', 0.99)),
      limit: SERVER_LIMITS.p99,
      note,
    }),
    rowOf({
      ...millis,
      name: 'sent to seen, p50 : bare',
      timing: of(rounds, 'house', at('seen', 0.5)),
      ratios: against(rounds, at('seen', 0.5)),
    }),
    rowOf({ ...millis, name: 'sent to acknowledged, p50', timing: of(rounds, 'house', at('done', 0.5)) }),
    rowOf({ ...millis, name: 'sent to acknowledged, p99', timing: of(rounds, 'house', at('done', 0.99)) }),
    rowOf({
      ...bytes,
      name: 'to one seat for an answer, median',
      timing: of(rounds, 'house', at('bytes', 0.5)),
      limit: SERVER_LIMITS.bytes,
    }),
    rowOf({
      ...bytes,
      name: 'to one seat for an answer, p99',
      timing: of(rounds, 'house', at('bytes', 0.99)),
      limit: SERVER_LIMITS.bytesP99,
    }),
    rowOf({
      ...bytes,
      name: 'to one seat for an answer, packed, mean',
      timing: of(rounds, 'house', ({ packed }) => packed),
    }),
  ];
};

/** Many matches at once in one process: how many answers are taken, and how long each waits then. */
export const throughputRows = (rounds: readonly Pair[], tables: number): Row[] => {
  const parts = { game: SERVER, unit: 'answers/s' };
  const timing = of(rounds, 'house', perSecond);
  return [
    rowOf({ ...parts, name: `bare server, ${tables} rooms`, timing: of(rounds, 'bare', perSecond) }),
    rowOf({ ...parts, name: `acknowledged, ${tables} matches`, timing, limit: SERVER_LIMITS.perSecond }),
    rowOf({
      ...parts,
      name: `acknowledged, ${tables} matches : bare`,
      timing,
      ratios: against(rounds, perSecond),
    }),
    rowOf({
      game: SERVER,
      unit: 'µs',
      name: 'bare server, processor time of a message',
      timing: of(rounds, 'bare', spentOnEach),
    }),
    rowOf({
      game: SERVER,
      unit: 'µs',
      name: 'processor time of an answer : bare',
      timing: of(rounds, 'house', spentOnEach),
      ratios: against(rounds, spentOnEach),
      limit: SERVER_LIMITS.spentToBare,
    }),
    rowOf({
      game: SERVER,
      unit: 'ms',
      name: `sent to seen, ${tables} matches, p50`,
      timing: of(rounds, 'house', at('seen', 0.5)),
    }),
    rowOf({
      game: SERVER,
      unit: 'ms',
      name: `sent to seen, ${tables} matches, p99`,
      timing: of(rounds, 'house', at('seen', 0.99)),
    }),
  ];
};

/** Resident memory of a server at three moments, in bytes. */
export interface Memory {
  readonly matches: number;
  readonly sockets: number;
  readonly opened: number;
  readonly founded: number;
  readonly watched: number;
  /** As many as were wanted; fewer where the system does not allow so many open files. */
  readonly wanted: number;
  readonly openFiles: number;
}

export const memoryRows = ({ matches, sockets, opened, founded, watched, wanted, openFiles }: Memory): Row[] => {
  const row = (name: string, bytes: number): Row =>
    rowOf({ game: SERVER, name, unit: 'bytes', timing: timingOf([bytes]) });
  const name = `memory, ${matches} idle matches with ${sockets} sockets`;
  const isWhole = matches >= wanted;
  return [
    row('memory, server just opened', opened),
    row('memory for one idle match', Math.max(0, founded - opened) / matches),
    row('memory for one socket', Math.max(0, watched - founded) / sockets),
    isWhole
      ? rowOf({ game: SERVER, name, unit: 'bytes', timing: timingOf([watched]), limit: SERVER_LIMITS.memory })
      : row(`${name} (${wanted} wanted, but only ${openFiles} files may be open)`, watched),
  ];
};
