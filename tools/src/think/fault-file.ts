import type { Listing } from '@hegemon/games';
import { gameById, games } from '@hegemon/games';
import type { BotFault } from '@hegemon/host';
import { isSeed } from '@hegemon/kernel';
import { Failure } from '../failure.js';
import { readText } from '../files.js';

export const FAULT_FORMAT: BotFault['format'] = 'hegemon-bot-fault/1';

/** The fault file at that path, and the game it belongs to; or a sentence on what is wrong with it. */
export const readFault = (path: string): { file: BotFault; listing: Listing } => {
  const file = checked(path, parsed(path));
  const listing = gameById(file.game);
  if (!listing) {
    const known = games.map(({ game }) => game.id).join(', ');
    throw new Failure(
      `${path} is from '${file.game.slice(0, 60)}', a game this Hegemon does not have (it has ${known}).`,
    );
  }
  const { edition } = listing.game;
  if (file.edition !== edition) {
    const remedy =
      file.edition > edition ? 'update Hegemon' : 'use a Hegemon of that edition, or let the bot fail again';
    throw new Failure(
      `${path} was written by edition ${file.edition} of the rules, and this Hegemon has edition ${edition}; ${remedy}.`,
    );
  }
  return { file, listing };
};

const parsed = (path: string): Readonly<Record<string, unknown>> => {
  let value: unknown;
  try {
    value = JSON.parse(readText(path, 'bot fault'));
  } catch (fault) {
    if (fault instanceof Failure) throw fault;
    throw new Failure(
      `${path} is no bot fault: it is not JSON, or was cut off; get it anew from where it was written.`,
    );
  }
  if (isRecord(value) && typeof value.format === 'string') {
    if (value.format === FAULT_FORMAT) return value;
    const hint = value.format.startsWith('hegemon-match') ? '; match files are shown by hegemon replay' : '';
    throw new Failure(`${path} has the format '${value.format.slice(0, 60)}', not ${FAULT_FORMAT}${hint}.`);
  }
  throw new Failure(`${path} is JSON, but no bot fault: it has no 'format'; name a file that a failing bot has left.`);
};

const checked = (path: string, value: Readonly<Record<string, unknown>>): BotFault => {
  for (const [field, { what, fits }] of Object.entries(FIELDS)) {
    if (fits(value[field])) continue;
    throw new Failure(
      value[field] === undefined
        ? `${path} is no whole bot fault: '${field}' is missing; get it anew from where it was written.`
        : `${path} is no proper bot fault: '${field}' should be ${what}; get it anew from where it was written.`,
    );
  }
  return value as unknown as BotFault;
};

const isText = (value: unknown): boolean => typeof value === 'string';
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isState = (value: unknown): boolean =>
  isRecord(value) && typeof value.n === 'number' && Array.isArray(value.flow) && isRecord(value.chance);

const FIELDS: Readonly<
  Record<Exclude<keyof BotFault, 'format'>, { readonly what: string; fits(value: unknown): boolean }>
> = {
  game: { what: 'a text', fits: isText },
  edition: { what: 'a whole number', fits: Number.isInteger },
  bot: { what: 'a text', fits: isText },
  seat: { what: 'a text', fits: isText },
  seed: { what: '32 hex digits', fits: isSeed },
  believed: { what: 'a state of the game', fits: isState },
  message: { what: 'a text', fits: isText },
  isAtLeisure: { what: 'true, or not there', fits: value => value === undefined || value === true },
};
