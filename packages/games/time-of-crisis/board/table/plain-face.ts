import './signs/index.js';
import type { GameFace } from '@hegemon/board';
import type { ToCView } from '../../src/view.js';
import { momentOf } from '../index.js';
import { actorOf, diceOf, moveOf, ruleOf } from './chronicle.js';
import { FIRST_GAME } from './first-game.js';
import { lessonsIn } from './lessons/lessons.js';
import { CLOSING, DIRECT, menuOf, noteOf, RISKS } from './menu.js';
import { namesRegions } from './pieces/targets.js';
import { lettering } from './places/lettering.js';
import { owners } from './places/owners.js';
import { placeOf } from './places/place-of.js';
import { placeTexts } from './places/place-texts.js';
import { lookupsIn } from './reference/lookups.js';
import { seatFace } from './seats.js';
import { SHEET_ASKS } from './sheet-for.js';
import { kindSign, unitSign } from './signs.js';
import { speechFor } from './speech.js';
import { standingOf } from './standing.js';

/** Everything but the drawings and what is fetched later: it can be read without a screen. */
export const plainFace: Omit<GameFace<ToCView>, 'parts' | 'rules' | 'plate'> = {
  id: 'time-of-crisis',
  speech: speechFor,
  seat: seatFace,
  standing: standingOf,
  moment: (view, waiting) =>
    momentOf(
      view,
      waiting.map(each => ({ rule: '', ...each })),
    ),
  lettering,
  placeOf,
  namesRegions,
  owners,
  places: placeTexts,
  menu: menuOf,
  iconOf: kindSign,
  unitIcon: unitSign,
  note: noteOf,
  closing: CLOSING,
  direct: DIRECT,
  risks: RISKS,
  sheetAsks: SHEET_ASKS,
  actorOf,
  diceOf,
  ruleOf,
  moveOf,
  lookups: lookupsIn,
  lessons: lessonsIn,
  firstGame: FIRST_GAME,
};
