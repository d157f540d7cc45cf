import { games, type Listing } from '@hegemon/games';
import {
  type Difference,
  type FileFault,
  type GameState,
  type Match,
  type MatchFile,
  type Options,
  openMatch,
  readMatchFile,
} from '@hegemon/kernel';
import { Failure } from './failure.js';
import { readText } from './files.js';

/** A match whose game nobody here needs to know. */
export type AnyMatch = Match<Options, GameState, unknown>;

/** The match file at that path, and the game it belongs to; or a sentence on what is wrong with it. */
export const readMatch = (path: string): { file: MatchFile; listing: Listing } => {
  const read = readMatchFile(readText(path, 'match file'));
  if (!read.ok) throw new Failure(`${path} ${faultText(read.fault)}`);
  const listing = games.find(({ game }) => game.id === read.value.game);
  if (listing) return { file: read.value, listing };
  const known = games.map(({ game }) => game.id).join(', ');
  throw new Failure(
    `${path} is a match of '${read.value.game.slice(0, 60)}', a game this Hegemon does not have (it has ${known}).`,
  );
};

/** The match itself, played through and found right. */
export const openMatchAt = (path: string): { match: AnyMatch; listing: Listing } => {
  const { file, listing } = readMatch(path);
  if (!file.seed) {
    throw new Failure(`${path} is the copy of one seat of a running match, which holds no seed to play on with.`);
  }
  const opened = openMatch(listing.game, file);
  if (opened.ok) return { match: opened.value, listing };
  throw new Failure(`${path} ${differenceText(opened.fault)}`);
};

/** Goes on from the name of the file. */
const faultText = ({ code, path, given, wanted }: FileFault): string => {
  const at = path ? ` at '${path}'` : '';
  switch (code) {
    case 'not-json':
      return 'is no match file: it is not JSON, or was cut off; get it anew from where it was exported.';
    case 'not-a-match-file':
      return "is JSON, but no match file: it has no 'format'; match files are written by hegemon play and by servers.";
    case 'unknown-format':
      return `has the format '${given}', and this Hegemon reads ${wanted}; use the version that wrote it.`;
    case 'unknown-game':
      return `is a match of '${given}', not of ${wanted}.`;
    case 'other-edition':
      return Number(given) > Number(wanted)
        ? `was played by edition ${given} of the rules, and this Hegemon has edition ${wanted}; update Hegemon.`
        : `was played by edition ${given} of the rules, now edition ${wanted}; use a Hegemon of that edition.`;
    case 'missing':
      return `is no whole match file: '${path}' is missing.`;
    case 'wrong-type':
      return `is no proper match file: there should be ${wanted ?? 'something else'}${at}${given ? `, not ${given}` : ''}.`;
    case 'unknown-field':
      return `is no proper match file: '${path}' does not belong there.`;
    case 'wrong-options':
      return `has options the game does not know${at}; known are ${wanted || 'none'}.`;
  }
};

/** Where a file and the rules part. Goes on from the name of the file. */
export const differenceText = ({ entry, what, refusal, fault }: Difference): string => {
  if (what === 'file' && fault) return faultText(fault);
  return `was changed, or played by other rules: entry ${entry} ${DIFFERENCES[what]}${
    refusal
      ? ` (${refusal.refused}${refusal.because ? `, ${refusal.because}` : ''}${refusal.rule ? `, ${refusal.rule}` : ''})`
      : ''
  }.`;
};

const DIFFERENCES: Readonly<Record<Difference['what'], string>> = {
  commitment: 'does not stand: the seed is not the one that was promised at the start',
  start: 'does not begin the match that these options, seats and seed begin',
  number: 'is out of its place',
  illegal: 'is no legal answer',
  draws: 'has other draws than the seed gives',
  hash: 'does not fit the chain of hashes',
  undo: 'takes back what could not be taken back',
  redo: 'gives again what was not taken back',
  sit: 'hands over a seat as it cannot be handed over',
  close: 'ends the match as it cannot be ended',
  result: 'is followed by a result that the match did not have',
  file: 'does not fit',
};
