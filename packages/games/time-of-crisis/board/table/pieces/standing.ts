import type { TableState } from '@hegemon/board';
import type { Id } from '@hegemon/kernel';
import type { ToCView } from '../../../src/view.js';
import { pieceInWords, tongue } from '../places/in-words.js';
import { placeOf } from '../places/place-of.js';
import { idOf } from '../places/place-texts.js';
import type { Piece } from './model.js';
import { pieceWords } from './pieces.words.js';
import { actingArmy, type Foe, namesRegions } from './targets.js';

type TheTable = TableState<ToCView>;

/** How a piece stands to the present question. */
export interface Standing {
  readonly id: Id;
  readonly foe?: Foe;
  readonly lit?: 1 | 2;
  readonly isChosen: boolean;
  /** One's own army with which nothing can be done now. */
  readonly mayNotAct: boolean;
  readonly label: string;
  /** What is looked at when it is hovered. */
  readonly shown: Id;
}

const litOf = (table: TheTable, piece: Piece, foe: Foe | undefined): 1 | 2 | undefined => {
  if (foe) return 1;
  return piece.sort === 'barbarians' ? undefined : table.lit.get(piece.id)?.step;
};
const kindsOf = (table: TheTable, id: Id, foe: Foe | undefined): readonly string[] => {
  if (foe) return [foe.course[foe.course.length - 1].kind];
  return (table.lit.get(id)?.kinds ?? []).filter(kind => !namesRegions(kind));
};

export const standingOf = (table: TheTable, piece: Piece, foes: readonly Foe[]): Standing => {
  const id = idOf(piece);
  const { decision, draft, speech, language, sight } = table;
  const foe =
    'tribe' in piece ? foes.find(({ tribe, region }) => tribe === piece.tribe && region === piece.at) : undefined;
  const lit = litOf(table, piece, foe);
  const isChosen = piece.sort !== 'barbarians' && (table.isChosen(id) || actingArmy(table) === id);
  const isIdle = decision?.prompt === 'choose-action' && draft.id === undefined && draft.kind === undefined;
  const mayNotAct = isIdle && piece.sort === 'army' && piece.owner === sight.eyes && lit === undefined;
  const words = pieceWords[language];
  const speaker = tongue(language);
  const what = lit ? kindsOf(table, id, foe).map(kind => speech.heading(kind)) : [];
  const label = [
    words.at(pieceInWords(speaker, piece), speaker.region(piece.at)),
    ...(what.length > 0 ? [words.lit(what.join(', '))] : []),
    ...(isChosen ? [words.chosen] : []),
  ].join(', ');
  return {
    id,
    ...(foe && { foe }),
    ...(lit && { lit }),
    isChosen,
    mayNotAct,
    label,
    shown: piece.sort === 'barbarians' && !foe ? piece.at : id,
  };
};

/** Keys go through what can be named, and through what stands in the region that is looked at. */
export const isOnTheWay = (table: TheTable, piece: Piece, { lit, isChosen }: Standing): boolean => {
  if (lit !== undefined || isChosen) return true;
  const { hovered, sight } = table;
  return hovered !== undefined && placeOf(sight.table.view, hovered) === piece.at;
};
