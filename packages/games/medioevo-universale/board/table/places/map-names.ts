import type { Language } from '@hegemon/board';
import type { Realm, TerritoryId } from '../../../src/ids.js';
import { wordsFor } from '../../index.js';
import { has, type Names, placeOf } from '../../names.js';

/** Names as they are lettered on the map. */
export interface MapNames {
  /** Of two lands in one, the first. */
  short(id: string): string;
  full(id: string): string;
  place(id: TerritoryId): string;
  realm(id: Realm): string;
}
const nameIn = ({ territories, seas, unknown }: Names, id: string): string => {
  if (has(territories, id)) return territories[id];
  return has(seas, id) ? seas[id] : unknown;
};
const namesIn = (names: Names): MapNames => ({
  short: id => nameIn(names, id).replace(/ (and|und) .*/, ''),
  full: id => nameIn(names, id),
  place: id => (has(names.famous, id) ? placeOf(names, id) : nameIn(names, id)),
  // Initials tell nothing on a map.
  realm: id => (names.realms[id].short.length > 3 ? names.realms[id].short : names.realms[id].long),
});
const known = new WeakMap<Names, MapNames>();
export const mapNames = (language: Language): MapNames => {
  const { names } = wordsFor(language);
  const found = known.get(names) ?? namesIn(names);
  known.set(names, found);
  return found;
};
