import type { SeatFace } from '@hegemon/board';
import type { Ruler, TribeId } from '../../src/ids.js';

/** How a family is told from the others: colour, emblem and the engraver's hatching. The rule book only has colours. */
export interface RulerFace extends SeatFace {
  /** Our working name of the family; the same in every language. */
  readonly latin: string;
}
export const RULER_FACES: Readonly<Record<Ruler, RulerFace>> = {
  red: {
    latin: 'Claudii',
    colour: '--fam-red',
    on: '--fam-red-on',
    emblem: 'wolf-head',
    hatch: 'vertical',
    dash: '9 3',
    mark: 'square',
  },
  blue: {
    latin: 'Licinii',
    colour: '--fam-blue',
    on: '--fam-blue-on',
    emblem: 'dolphin',
    hatch: 'horizontal',
    dash: '',
    mark: 'circle',
  },
  yellow: {
    latin: 'Aurelii',
    colour: '--fam-yellow',
    on: '--fam-yellow-on',
    emblem: 'heraldic-sun',
    hatch: 'dots',
    dash: '12 3 2 3',
    mark: 'diamond',
  },
  green: {
    latin: 'Gordiani',
    colour: '--fam-green',
    on: '--fam-green-on',
    emblem: 'oak-leaf',
    hatch: 'falling',
    dash: '2.5 3.5',
    mark: 'triangle',
  },
  neutral: {
    latin: 'S.P.Q.R.',
    colour: '--fam-neutral',
    on: '--fam-neutral-on',
    emblem: 'ionic-column',
    hatch: 'none',
    dash: '1 3',
    mark: 'circle',
  },
};

/** A seat's face; whoever is no seat is shown as the neutral faction. */
export const seatFace = (seat: string): RulerFace =>
  Object.hasOwn(RULER_FACES, seat) ? RULER_FACES[seat as Ruler] : RULER_FACES.neutral;

/** How a tribe is told from the others: colour and sign. */
export interface TribeFace {
  readonly colour: string;
  readonly on: string;
  readonly sign: string;
}
export const TRIBE_FACES: Readonly<Record<TribeId, TribeFace>> = {
  franks: { colour: '--tribe-franks', on: '--tribe-on', sign: 'war-axe' },
  alamanni: { colour: '--tribe-alamanni', on: '--tribe-on', sign: 'boar' },
  goths: { colour: '--tribe-goths', on: '--tribe-on', sign: 'raven' },
  sassanids: { colour: '--tribe-sassanids', on: '--tribe-on', sign: 'lion' },
  nomads: { colour: '--tribe-nomads', on: '--tribe-on', sign: 'camel-head' },
};
