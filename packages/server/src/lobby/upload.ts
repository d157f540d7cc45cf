import type { Result } from '@hegemon/kernel';
import type { Trouble, Upload } from '@hegemon/protocol';
import type { House } from '../house.js';
import { checked, type Plan } from './creating.js';
import type { Reader } from './reader.js';
import { knownFile } from './reading.js';

/**
 * A match that was begun elsewhere and is to go on here, from its last position. Whoever brings it knows everything in it,
 * also the dice to come: it gets new ones, and is never rated.
 */
export const planOfUpload = async (
  { bots, listings }: Pick<House, 'bots' | 'listings'>,
  read: Reader,
  person: string,
  { file, terms, chairs, isListed }: Upload,
): Promise<Result<Plan, Trouble>> => {
  const known = knownFile(listings, file);
  if (!known.ok) return known;
  const match = await read(person, file);
  if (!match.ok) return match;
  return checked({ ...match.value, title: '', terms, chairs, isListed }, name => bots.byName(name) !== undefined);
};
