import type { Language } from '@hegemon/board';
import type { ProvinceId, RegionId, Ruler, TribeId } from '../../../src/ids.js';
import { nameOf, wordsFor } from '../../index.js';
import { trackOf } from '../pieces/lockup.js';
import { type ArmyPiece, type Lockup, lockupOf, type Piece } from '../pieces/model.js';
import { type PlaceWords, placeWords } from './places.words.js';
import { isSea } from './regions.js';

/** Names of the game, and the words around them, in one language. */
export interface Tongue {
  readonly words: PlaceWords;
  readonly names: ReturnType<typeof wordsFor>['names'];
  /** What an id is called; a homeland by its own name. */
  readonly region: (id: RegionId) => string;
  readonly name: (id: string) => string;
}
export const tongue = (language: Language): Tongue => {
  const game = wordsFor(language);
  return {
    words: placeWords[language],
    names: game.names,
    region: id => nameOf(game, id, 'region'),
    name: id => nameOf(game, id),
  };
};

/** "2 Goths", "1 Frank", with tribes in the order given. */
const tribesmenOf = ({ names }: Tongue, tribes: readonly TribeId[]): string[] =>
  [...new Set(tribes)].map(tribe => {
    const count = tribes.filter(other => other === tribe).length;
    return `${count} ${count === 1 ? names.tribesmen[tribe].one : names.tribesmen[tribe].many}`;
  });

const unitsInWords = (speech: Tongue, army: ArmyPiece): string[] => {
  const { words } = speech;
  return [
    ...(army.legions > 0 ? [words.legions(army.legions)] : []),
    ...(army.reduced > 0 ? [words.reduced(army.reduced)] : []),
    ...(army.hasMilitia && army.number !== undefined ? [words.militia] : []),
    ...(army.foederati.length > 0 ? [words.foederati(words.and(tribesmenOf(speech, army.foederati)))] : []),
  ];
};
export const whereInWords = ({ words, names }: Tongue, { at, isInCapital }: ArmyPiece): string => {
  if (isInCapital) return words.inCapital(names.capitals[at as ProvinceId]);
  return isSea(at) ? words.atSea : words.inOpen;
};

/** A piece with all that can be seen of it, without the region. */
export const pieceInWords = (speech: Tongue, piece: Piece): string => {
  const { words, names, name } = speech;
  switch (piece.sort) {
    case 'army': {
      const states = [...(piece.hasCastra ? [words.castra] : []), ...(piece.hasFought ? [words.fought] : [])];
      const about = [whereInWords(speech, piece), ...unitsInWords(speech, piece), ...states];
      return `${name(piece.id)}, ${about.join(', ')}`;
    }
    case 'barbarians': {
      const { one, many } = names.tribesmen[piece.tribe];
      return words.barbarians(piece.count, piece.count === 1 ? one : many, piece.side);
    }
    case 'leader':
      return words.leader(names.leaders[piece.id], names.tribes[piece.tribe], piece.isActive ? 'active' : 'inactive');
    case 'rival':
      return words.rival(names.rivals[piece.id], piece.id);
  }
};

export const governorInWords = ({ words, names }: Tongue, governor: Ruler | undefined, eyes?: string): string => {
  if (governor === undefined) return words.noGovernor;
  return governor === 'neutral'
    ? words.governedByNobody
    : words.governedBy(names.families[governor], governor === eyes);
};
export const markersInWords = ({ words, names }: Tongue, lockup: Lockup): string[] => [
  ...(lockup.pretender ? [names.pretenders[lockup.pretender]] : []),
  ...lockup.improvements.map(kind => names.improvements[kind]),
  ...(lockup.mobs > 0 ? [words.mobs(lockup.mobs)] : []),
  ...(lockup.hasQuaestor ? [words.quaestor] : []),
];
/** Governor, support and markers of a province. */
export const lockupInWords = (speech: Tongue, view: Parameters<typeof lockupOf>[0], id: ProvinceId): string[] => {
  const lockup = lockupOf(view, id);
  const max = trackOf(lockup).boxes.length;
  return [
    governorInWords(speech, lockup.governor),
    ...(lockup.support === undefined ? [] : [speech.words.supportOf(lockup.support, max)]),
    ...markersInWords(speech, lockup),
  ];
};
