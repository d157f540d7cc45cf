import type { Language } from '@hegemon/board';
import type { Good, Player, Side } from '../../../src/ids.js';
import type { Army } from '../../../src/troops.js';
import type { MUView } from '../../../src/view.js';
import { wordsFor } from '../../index.js';
import { spokenIn } from '../../languages.js';
import { cubesIn, type Names, ROMAN } from '../../names.js';
import type { PlaceWords } from '../../places.js';
import { pieceOf } from '../../sight.js';
import { countGoods } from '../../things.js';
import type { Piece, Vehicle } from '../pieces/model.js';
import { type MapNames, mapNames } from './map-names.js';
import type { Building } from './site.js';

/** Names of the game, and the words around them, in one language and at one table. */
export interface Tongue {
  readonly words: PlaceWords;
  readonly names: Names;
  readonly map: MapNames;
  readonly side: (side: Side) => string;
  readonly army: (army: Army) => string;
  readonly goods: (goods: readonly Good[]) => string;
  readonly vehicle: (vehicle: Pick<Vehicle, 'type' | 'level'>) => string;
  readonly building: (building: Building) => string;
  readonly list: (items: readonly string[]) => string;
}
export const tongue = (language: Language, view: MUView): Tongue => {
  const { names, phrases } = wordsFor(language);
  const words = spokenIn(language).places;
  const named = ({ type, level }: Pick<Vehicle, 'type' | 'level'>): string => {
    const { one } = names.vehicles[pieceOf(type, level)];
    return type === 'engine' ? one : `${one} ${ROMAN[level]}`;
  };
  return {
    words,
    names,
    map: mapNames(language),
    side: side => {
      const realm = view.realm[side as Player];
      return realm ? mapNames(language).realm(realm) : names.sides[side];
    },
    army: spokenIn(language).army,
    goods: goods => phrases.list(countGoods(goods).map(([good, n]) => cubesIn(names, good, n))),
    vehicle: named,
    building: ({ type, damage }) => {
      const { one } = names.buildings[type];
      return damage > 0 ? words.damaged(one, damage) : one;
    },
    list: phrases.list,
  };
};

/** A piece with all that can be seen of it, without the area. */
export const pieceInWords = ({ words, side, army, goods, vehicle }: Tongue, piece: Piece): string => {
  if (piece.sort === 'trader') {
    const { vehicle: trader, isOnRoute } = piece;
    return words.of(
      side(piece.side),
      [
        vehicle(trader),
        ...(trader.cargo.length > 0 ? [words.loaded(goods(trader.cargo))] : []),
        ...(isOnRoute ? [words.onRoute] : []),
        ...(trader.isStopped ? [words.stopped] : []),
      ].join(', '),
    );
  }
  const units = piece.size > 0 ? army(piece.army) : '';
  const going = [...(piece.base ? [piece.base] : []), ...piece.train].map(vehicle);
  const rest = [...going, ...(piece.size === 0 ? [words.unmanned] : []), ...(piece.isStopped ? [words.stopped] : [])];
  if (piece.side === 'barbarians') return [words.barbarians(units || words.unmanned), ...going].join(', ');
  return words.of(side(piece.side), [...(units ? [words.army(units)] : []), ...rest].join(', '));
};
