import type { Language } from '@hegemon/board';
import { type Facts, type Row, row } from '@hegemon/board/map/facts.js';
import type { Id } from '@hegemon/kernel';
import { data, isGeneral, isMilitia, MAP, SUIT_OF, SUPPORT_MAX, UNITS, VALUE_OF } from '../../../src/catalog.js';
import type { CardId, EventId, ImprovementId, ProvinceId, RegionId, Ruler, TribeId } from '../../../src/ids.js';
import type { ToCView } from '../../../src/view.js';
import { wordsFor } from '../../index.js';
import { type ArmyPiece, armiesOf, asTold, lockupOf, type Piece, piecesOf, tribeOf } from '../pieces/model.js';
import { governorInWords, markersInWords, pieceInWords, type Tongue, tongue, whereInWords } from './in-words.js';
import { placeOf } from './place-of.js';
import type { Border } from './places.words.js';
import { isLeader, isProvince, isRival, isSea, isTribe } from './regions.js';

/** What is known of a thing, and whose sign stands before its name. */
export interface CardFacts extends Facts {
  readonly ruler?: Ruler;
  readonly tribe?: TribeId;
}

const BORDERS: readonly Border[] = ['land', 'strait', 'coast', 'sea'];
const neighbours = ({ words, region }: Tongue, id: RegionId): Row[] => {
  const values = BORDERS.flatMap(kind => {
    const beside = MAP.neighbours(id, [kind]);
    return beside.length > 0 ? [`${words.borders[kind]}: ${beside.map(region).join(', ')}`] : [];
  });
  return row(words.neighbours, ...values);
};

const present = (speech: Tongue, pieces: readonly Piece[]): Row[] => {
  const { words } = speech;
  const say = (sort: Piece['sort'][]): string[] =>
    asTold(pieces)
      .filter(piece => sort.includes(piece.sort))
      .map(piece => pieceInWords(speech, piece));
  return [
    ...row(words.armies, ...say(['army'])),
    ...row(words.rivals, ...say(['rival'])),
    ...row(words.barbariansName, ...say(['leader', 'barbarians'])),
  ];
};

const provinceCard = (speech: Tongue, view: ToCView, id: ProvinceId, eyes: string): CardFacts => {
  const { words, names, region } = speech;
  const lockup = lockupOf(view, id);
  const here = piecesOf(view).filter(({ at }) => at === id);
  const isEmpty = !here.some(piece => piece.sort === 'army' && piece.isInCapital);
  const { governor, support } = lockup;
  return {
    title: region(id),
    sub: governorInWords(speech, governor, eyes),
    ...(governor && { ruler: governor }),
    rows: [
      ...(support === undefined ? [] : row(words.support, words.outOf(support, SUPPORT_MAX[id]))),
      ...row(words.markers, ...markersInWords(speech, lockup)),
      ...row(words.capital, isEmpty ? `${names.capitals[id]}, ${words.empty}` : names.capitals[id]),
      ...present(speech, here),
      ...neighbours(speech, id),
    ],
  };
};

/** A tribe's bands outside its homeland. */
const abroad = (speech: Tongue, view: ToCView, tribe: TribeId): Row[] => {
  const bands = asTold(piecesOf(view).filter(piece => tribeOf(piece) === tribe && piece.at !== tribe));
  return row(speech.words.abroad, ...bands.map(piece => `${speech.region(piece.at)}: ${pieceInWords(speech, piece)}`));
};

const regionCard = (speech: Tongue, view: ToCView, id: RegionId): CardFacts => {
  const { words, names, region } = speech;
  const here = piecesOf(view).filter(({ at }) => at === id);
  return {
    title: region(id),
    sub: isTribe(id) ? words.homelandOf(names.tribes[id]) : words.sea,
    ...(isTribe(id) && { tribe: id }),
    rows: [
      ...(here.length > 0 ? present(speech, here) : row(words.armies, words.nothing)),
      ...(isTribe(id) ? abroad(speech, view, id) : []),
      ...neighbours(speech, id),
    ],
  };
};

/** Each unit with what it needs to hit; lasting events may change that, and the battle panel says so. */
const unitRows = ({ words, names }: Tongue, army: ArmyPiece): Row[] => {
  const needs = (unit: keyof typeof UNITS): string => words.hits(UNITS[unit].dice, UNITS[unit].hitsOn);
  const say = (text: string, unit: keyof typeof UNITS): string => `${text}, ${needs(unit)}`;
  return row(
    words.units,
    ...(army.legions > 0 ? [say(words.legions(army.legions), 'legion')] : []),
    ...(army.reduced > 0 ? [say(words.reduced(army.reduced), 'reduced-legion')] : []),
    ...(army.hasMilitia ? [say(words.militia, 'militia')] : []),
    ...army.foederati.map(tribe => say(words.foederati(names.tribesmen[tribe].one), 'barbarian')),
  );
};
const armyCard = (speech: Tongue, army: ArmyPiece): CardFacts => {
  const { words, names, name, region } = speech;
  const states = [...(army.hasCastra ? [words.castra] : []), ...(army.hasFought ? [words.fought] : [])];
  return {
    title: name(army.id),
    sub: words.armyOf(names.families[army.owner]),
    ruler: army.owner,
    rows: [
      ...row(words.where, `${region(army.at)}, ${whereInWords(speech, army)}`),
      ...unitRows(speech, army),
      ...row(words.state, ...states),
    ],
  };
};

const figureCard = (speech: Tongue, language: Language, view: ToCView, id: Id): CardFacts | undefined => {
  const { words, names, region } = speech;
  const at = placeOf(view, id);
  const where = at ? row(words.where, region(at)) : [];
  if (isRival(id)) {
    const rows = [...where, ...row(words.units, words.hits(UNITS.rival.dice, UNITS.rival.hitsOn))];
    return { title: names.rivals[id], sub: words.rivalEmperor[id], text: wordsFor(language).eventCards[id], rows };
  }
  const leader = piecesOf(view).find(piece => piece.sort === 'leader' && piece.id === id);
  if (leader?.sort !== 'leader') return undefined;
  const { tribe, isActive } = leader;
  return {
    title: names.leaders[leader.id],
    sub: words.leaderOf(names.tribes[tribe]),
    tribe,
    text: wordsFor(language).eventCards[leader.id],
    rows: [
      ...where,
      ...row(words.state, words.side[isActive ? 'active' : 'inactive']),
      ...row(words.units, words.hits(UNITS.leader.dice, UNITS.leader.hitsOn - (leader.id === 'cniva' ? 1 : 0))),
    ],
  };
};

/** Cards, events and improvements: what they do, in full. */
const textCard = (speech: Tongue, language: Language, id: Id): CardFacts | undefined => {
  const { words, names, name } = speech;
  const game = wordsFor(language);
  const has = (record: object): boolean => Object.hasOwn(record, id);
  if (has(VALUE_OF)) {
    const card = id as CardId;
    const rows = row(words.value, String(VALUE_OF[card]));
    return { title: name(id), sub: names.suits[SUIT_OF[card]], text: game.cards[card], rows };
  }
  if (has(game.eventCards)) {
    const { kind } = data.eventCards.find(event => event.id === id)!;
    return { title: name(id), sub: game.eventKinds[kind], text: game.eventCards[id as EventId], rows: [] };
  }
  if (!has(game.improvements)) return undefined;
  return { title: name(id), sub: words.markers, text: game.improvements[id as ImprovementId], rows: [] };
};

/** The card of anything that has an id on the table; undefined for what is on no map and no card. */
export const cardFacts = (view: ToCView, id: Id, language: Language, eyes: string): CardFacts | undefined => {
  const speech = tongue(language);
  if (isProvince(id)) return provinceCard(speech, view, id, eyes);
  if (isTribe(id) || isSea(id)) return regionCard(speech, view, id);
  if (isGeneral(id) || isMilitia(id)) {
    const army = armiesOf(view).find(other => other.id === id);
    return army && armyCard(speech, army);
  }
  const isFigureOnMap = (isLeader(id) || isRival(id)) && placeOf(view, id) !== undefined;
  return isFigureOnMap ? figureCard(speech, language, view, id) : textCard(speech, language, id);
};
