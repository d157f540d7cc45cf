import type { Language, PlaceText } from '@hegemon/board';
import type { Id } from '@hegemon/kernel';
import type { AreaId } from '../../../src/ids.js';
import type { MUView } from '../../../src/view.js';
import { start } from '../parts/start.js';
import { type Piece, piecesOf, type Vehicle } from '../pieces/model.js';
import { inPlay, isTerritory } from './areas.js';
import { pieceInWords, type Tongue, tongue } from './in-words.js';
import { siteOf } from './site.js';
import { siteInWords, standingInWords } from './territory-words.js';

/** The ids under which a piece, or what belongs to it, can be an answer. An army is named by its area. */
const idsOf = (piece: Piece): readonly Id[] => {
  if (piece.sort === 'trader') return [piece.id];
  const vehicles: readonly Vehicle[] = [...(piece.base ? [piece.base] : []), ...piece.train];
  return vehicles.map(({ id }) => id);
};

const placeText = (speech: Tongue, view: MUView, id: AreaId, pieces: readonly Piece[]): PlaceText => {
  const head = isTerritory(id)
    ? [standingInWords(speech, view, id).join(', '), ...siteInWords(speech, view, siteOf(view, id))]
    : [speech.words.sea];
  return {
    id,
    name: speech.map.full(id),
    lines: [
      // Each fact ends before the next: they have commas of their own.
      { text: head.map(start).join('. '), ids: [id] },
      ...pieces.filter(({ at }) => at === id).map(piece => ({ text: pieceInWords(speech, piece), ids: idsOf(piece) })),
    ],
  };
};

/** Every area in words, for the list view and for screen readers. */
export const placeTexts = (view: MUView, language: Language): readonly PlaceText[] => {
  const speech = tongue(language, view);
  const pieces = piecesOf(view);
  return inPlay(view).map(id => placeText(speech, view, id, pieces));
};
