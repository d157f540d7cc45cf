import type { Language } from '@hegemon/board';
import type { Lettering, NamePlace } from '@hegemon/board/map/lettering.js';
import { LAYOUT, type SeaAnchors } from './layout.js';
import { SEAS, TRIBES } from './regions.js';

const curved = ({ name: [from, bend, to], size }: SeaAnchors): NamePlace => ({ curve: [from, bend, to], size });

const names: Readonly<Record<string, NamePlace>> = {
  ...Object.fromEntries(SEAS.map(id => [id, curved(LAYOUT.seas[id])])),
  ...Object.fromEntries(TRIBES.map(id => [id, { at: LAYOUT.homelands[id].lockup }])),
};

const PLATE: Lettering = {
  title: ['IMPERIVM', 'ROMANVM'],
  subtitle: 'A.D. CCXXXV – CCLXXXIV',
  titleAt: [590, 1018],
  names,
  waste: [
    { name: 'Hibernia', at: [628, 352], size: 12 },
    { name: 'Caledonia', at: [745, 232], size: 12 },
    { name: 'Germania magna', at: [1075, 372], size: 13 },
    { name: 'Scandia', at: [985, 210], size: 13 },
    { name: 'Sarmatia', at: [1450, 395], size: 17 },
    { name: 'Arabia deserta', at: [1740, 1060], turn: 24, size: 15 },
    { name: 'Libya deserta', at: [1150, 1215], size: 15 },
  ],
  home: [484, 296, 1748, 1138],
};

/** What the plate is lettered with. It is Latin, and the same for every reader. */
export const lettering = (_language: Language): Lettering => PLATE;
