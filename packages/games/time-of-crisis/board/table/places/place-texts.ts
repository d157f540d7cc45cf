import type { Language, PlaceText } from '@hegemon/board';
import type { Id } from '@hegemon/kernel';
import type { RegionId } from '../../../src/ids.js';
import type { ToCView } from '../../../src/view.js';
import { asTold, isAtHome, type Piece, piecesOf } from '../pieces/model.js';
import { lockupInWords, pieceInWords, type Tongue, tongue } from './in-words.js';
import { isProvince, isTribe, REGIONS } from './regions.js';

/** The id under which a piece can be an answer. */
export const idOf = (piece: Piece): Id => (piece.sort === 'barbarians' ? piece.tribe : piece.id);

/** At home a tribe and its region are one thing to click, and the region is there already. */
const idsOf = (piece: Piece): readonly Id[] => (piece.sort === 'barbarians' && isAtHome(piece) ? [] : [idOf(piece)]);

const headOf = (speech: Tongue, view: ToCView, id: RegionId): string => {
  const { words, names } = speech;
  if (isProvince(id)) return lockupInWords(speech, view, id).join(', ');
  return isTribe(id) ? words.homelandOf(names.tribes[id]) : words.sea;
};

const placeText = (speech: Tongue, view: ToCView, id: RegionId, pieces: readonly Piece[]): PlaceText => {
  const here = asTold(pieces.filter(({ at }) => at === id));
  return {
    id,
    name: speech.region(id),
    lines: [
      { text: headOf(speech, view, id), ids: [id] },
      ...here.map(piece => ({ text: pieceInWords(speech, piece), ids: idsOf(piece) })),
    ],
  };
};

/** Every region in words, for the list view and for screen readers. */
export const placeTexts = (view: ToCView, language: Language): readonly PlaceText[] => {
  const speech = tongue(language);
  const pieces = piecesOf(view);
  return REGIONS.map(id => placeText(speech, view, id, pieces));
};
