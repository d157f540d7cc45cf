import './signs/index.js';
import type { GameFace } from '@hegemon/board';
import type { MUView } from '../../src/view.js';
import { momentOf } from '../index.js';
import { actorOf, diceOf, moveOf, ruleOf } from './chronicle.js';
import { FIRST_GAME } from './first-game.js';
import { lessonsFor } from './lessons/lessons.js';
import { eyesOfDie, fitting } from './lists.js';
import { CLOSING, DIRECT, GRAVE, graveCost, isVenture, menuOf, noteOf, RISKS } from './menu.js';
import { menuWords } from './menu.words.js';
import { loanTerms } from './parts/loan-terms.js';
import { namesRegions } from './pieces/targets.js';
import { inPlay } from './places/areas.js';
import { lettering } from './places/lettering.js';
import { opening, owners } from './places/owners.js';
import { placeOf } from './places/place-of.js';
import { placeTexts } from './places/place-texts.js';
import { lookupsIn } from './reference/lookups.js';
import { seatFace } from './seats.js';
import { SHEET_ASKS, SHEET_LEAVES } from './sheet-for.js';
import { kindSign, unitSign } from './signs/kinds.js';
import { speechFor } from './speech.js';
import { standingOf } from './standing.js';
import { whereIn } from './where.js';

/** Everything but the drawings and what is fetched later: it can be read without a screen. */
export const plainFace: Omit<GameFace<MUView>, 'parts' | 'rules' | 'plate'> = {
  id: 'medioevo-universale',
  speech: speechFor,
  seat: seatFace,
  standing: standingOf,
  moment: (view, waiting) => momentOf(view, waiting),
  where: whereIn,
  chapters: 'phases',
  lettering,
  placeOf,
  namesRegions,
  owners,
  inPlay,
  opening,
  places: placeTexts,
  sheetAsks: SHEET_ASKS,
  sheetLeaves: SHEET_LEAVES,
  menu: menuOf,
  iconOf: kindSign,
  unitIcon: unitSign,
  note: noteOf,
  detail: eyesOfDie,
  fitting,
  terms: (kind, language) => (kind === 'take-loan' ? loanTerms(language) : undefined),
  closing: CLOSING,
  direct: DIRECT,
  risks: RISKS,
  isVenture,
  actorOf,
  diceOf,
  ruleOf,
  moveOf,
  lookups: lookupsIn,
  lessons: lessonsFor,
  firstGame: FIRST_GAME,
  leisure: language => menuWords[language].leisure,
  grave: GRAVE,
  graveCost,
};
