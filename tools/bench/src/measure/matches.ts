import { fileOf, type Game, Match, type MatchFile, openMatch, readMatchFile, stream, verify } from '@hegemon/kernel';
import { keep, medianOf, millisOf, timingOf, warmUp } from '../clock.js';
import type { Effort } from '../effort.js';
import { type Case, seedFor, someAction } from '../play.js';
import { limitsOf, type Row, rowOf } from '../report.js';

type AnyMatch = Match<{ players: number }, Parameters<Game['copy']>[0], unknown>;

/** A whole match played at random, with everything a match keeps. */
const playMatch = (game: Game, { options, seed }: Case): AnyMatch => {
  const seats = Object.fromEntries(game.seats(options).map(seat => [seat, { name: seat, kind: 'bot' as const }]));
  const match: AnyMatch = new Match(game, {
    id: `bench ${seed}`,
    options,
    seats,
    seed: { serverSeed: seed + seed, clientSeeds: {} },
  });
  const random = stream(seedFor(seed));
  while (!match.outcome) {
    const reply = match.answer(someAction(game, match.state, random));
    if ('refused' in reply) throw new Error(`${game.id}: an answer that was offered is refused: ${reply.refused}`);
  }
  return match;
};

const longestOf = (game: Game, cases: readonly Case[]): AnyMatch => {
  const matches = cases.map(one => playMatch(game, one));
  return matches.reduce((longest, match) => (match.entries.length > longest.entries.length ? match : longest));
};

/** From the text of a file to the verdict. */
const verifyText = (game: Game, text: string): void => {
  const file = readMatchFile(text);
  if (!file.ok) throw new Error(`our own match file cannot be read: ${file.fault.code} ${file.fault.path}`);
  const verdict = verify(game, file.value);
  if (!verdict.ok) throw new Error(`our own match file is wrong: ${JSON.stringify(verdict.firstDifference)}`);
};

/** The milliseconds of jumps to entries all over a match that was just opened. */
const jumpMillis = (game: Game, file: MatchFile, jumps: number): number[] => {
  const opened = openMatch(game, file);
  if (!opened.ok) throw new Error('our own match file cannot be opened');
  const random = stream(seedFor('jumps'));
  const count = file.entries.length;
  return Array.from({ length: jumps }, () => {
    const entry = random(count);
    return millisOf(() => keep(opened.value.at(entry)));
  });
};

export const matchRows = (game: Game, cases: readonly Case[], { rounds, jumps, warmMillis }: Effort): Row[] => {
  const match = longestOf(game, cases);
  const file = fileOf(match);
  const text = JSON.stringify(file);
  const note = `${file.entries.length} entries, ${Math.round(text.length / 1000)} KB`;
  warmUp(warmMillis / 2, () => verifyText(game, text));
  const verified = Array.from({ length: rounds }, () => millisOf(() => verifyText(game, text)));
  const jumped = Array.from({ length: rounds }, () => jumpMillis(game, file, jumps));
  const parts = { game: game.id, unit: 'ms', note };
  const limits = limitsOf(game.id);
  return [
    rowOf({ ...parts, name: 'verify a full match', timing: timingOf(verified), limit: limits.verify }),
    rowOf({ ...parts, name: 'jump to an entry, median', timing: timingOf(jumped.map(medianOf)) }),
    rowOf({
      ...parts,
      name: 'jump to an entry, slowest',
      timing: timingOf(jumped.map(all => Math.max(...all))),
      limit: limits.jump,
    }),
  ];
};
