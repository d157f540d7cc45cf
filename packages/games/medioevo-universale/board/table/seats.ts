import type { SeatFace } from '@hegemon/board';
import { type Player, type Realm, SEATS } from '../../src/ids.js';
import type { MUView } from '../../src/view.js';

/** How a realm is told from the others: colour, emblem and the engraver's hatching. The rule book only has colours. */
export const REALM_FACES: Readonly<Record<Realm, SeatFace>> = {
  byzantium: {
    colour: '--rl-byzantium',
    on: '--rl-byzantium-on',
    emblem: 'firesteel-cross',
    hatch: 'rising',
    dash: '9 3',
    mark: 'square',
  },
  mamluks: {
    colour: '--rl-mamluks',
    on: '--rl-mamluks-on',
    emblem: 'crescent-star',
    hatch: 'falling',
    dash: '2.5 3.5',
    mark: 'triangle',
  },
  hungary: {
    colour: '--rl-hungary',
    on: '--rl-hungary-on',
    emblem: 'double-cross',
    hatch: 'vertical',
    dash: '12 3 2 3',
    mark: 'diamond',
  },
  'golden-horde': {
    colour: '--rl-horde',
    on: '--rl-horde-on',
    emblem: 'tamga',
    hatch: 'horizontal',
    dash: '',
    mark: 'circle',
  },
  'holy-roman-empire': {
    colour: '--rl-hre',
    on: '--rl-hre-on',
    emblem: 'eagle-emblem',
    hatch: 'dots',
    dash: '6 2 2 2 2 2',
    mark: 'square',
  },
  novgorod: {
    colour: '--rl-novgorod',
    on: '--rl-novgorod-on',
    line: '--rl-novgorod-band',
    emblem: 'bear-head',
    hatch: 'ermine',
    dash: '1 3',
    mark: 'triangle',
  },
};

/** Before the realms are chosen, a seat has nothing but its place. */
const UNNAMED: SeatFace = {
  colour: '--paper-2',
  on: '--ink-1',
  emblem: 'visored-helm',
  hatch: 'none',
  dash: '',
  mark: 'circle',
};

export const seatFace = (seat: string, seen?: () => MUView): SeatFace => {
  const realm = (SEATS as readonly string[]).includes(seat) ? seen?.().realm[seat as Player] : undefined;
  return realm ? REALM_FACES[realm] : UNNAMED;
};
