import { among, has, type Names, titleOf } from './names.js';
import { readThing } from './things.js';
import type { Words } from './words.js';

/** What a language says of things and seats. */
interface Tongue {
  alone(seat: string): string;
  thing: Words['thing'];
}

/** What an id is called where it stands alone, in a list or on the map: proper names without an article, all else with a capital. */
export const labelIn =
  (names: Names, tongue: Tongue): Words['thing'] =>
  (id, sort) => {
    const read = readThing(id, sort);
    if (read.sort === 'area')
      return has(names.territories, read.area)
        ? names.territories[read.area]
        : among(names.seas, read.area, names.unknown);
    if (read.sort === 'side') return tongue.alone(read.side);
    if (read.sort === 'card') return titleOf(names, read.card);
    if (read.sort === 'realm' && read.honour === undefined && has(names.realms, read.realm))
      return names.realms[read.realm].long;
    const text = tongue.thing(id, sort);
    return text.charAt(0).toUpperCase() + text.slice(1);
  };
