import type { GameFace } from '@hegemon/board';
import type { ToCView } from '../../src/view.js';
import { momentOf } from '../index.js';
import { actorOf, diceOf, moveOf, ruleOf } from './chronicle.js';
import { FIRST_GAME } from './first-game.js';
import { lessonsIn } from './lessons/lessons.js';
import { CLOSING, DIRECT, menuOf, noteOf, RISKS } from './menu.js';
import { lettering } from './places/lettering.js';
import { owners } from './places/owners.js';
import { placeOf } from './places/place-of.js';
import { placeTexts } from './places/place-texts.js';
import { seatFace } from './seats.js';
import { kindSign, unitSign } from './signs.js';
import { speechFor } from './speech.js';
import { standingOf } from './standing.js';

/** Everything but the drawings: what can be read without a screen. */
export const plainFace: Omit<GameFace<ToCView>, 'parts'> = {
  id: 'time-of-crisis',
  speech: speechFor,
  async rules(language) {
    const { default: text } =
      language === 'de' ? await import('../../rules/rules.de.md?raw') : await import('../../rules/rules.en.md?raw');
    return text;
  },
  seat: seatFace,
  standing: standingOf,
  moment: (view, waiting) =>
    momentOf(
      view,
      waiting.map(each => ({ rule: '', ...each })),
    ),
  async plate() {
    const [{ readPlate }, { default: file }] = await Promise.all([import('@hegemon/atlas'), import('../map/map.json')]);
    return readPlate(file as unknown as Parameters<typeof readPlate>[0]);
  },
  lettering,
  placeOf,
  owners,
  places: placeTexts,
  menu: menuOf,
  iconOf: kindSign,
  unitIcon: unitSign,
  note: noteOf,
  closing: CLOSING,
  direct: DIRECT,
  risks: RISKS,
  actorOf,
  diceOf,
  ruleOf,
  moveOf,
  lessons: lessonsIn,
  firstGame: FIRST_GAME,
};
