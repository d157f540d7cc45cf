import type { Language } from '@hegemon/board';
import type { Lettering } from '@hegemon/board/map/lettering.js';
import { map } from '../../../src/catalog.js';
import { AREAS } from './areas.js';
import { type MapNames, mapNames } from './map-names.js';

const RIVERS = map.borders.filter(({ river }) => river !== null).map(({ a, b }) => [a, b] as const);

const plate = ({ full }: MapNames): Lettering => ({
  title: ['MEDIOEVO', 'VNIVERSALE'],
  subtitle: 'saeculum XIII',
  titleAt: [1490, 1330],
  names: Object.fromEntries(AREAS.map(id => [id, { name: full(id) }])),
  waste: [
    { name: 'Hibernia', at: [250, 420], size: 12 },
    { name: 'Anglia', at: [330, 470], size: 13 },
    { name: 'Norvegia', at: [620, 190], size: 13 },
    { name: 'Castella', at: [190, 830], size: 15 },
    { name: 'Mauretania', at: [240, 1010], size: 14 },
    { name: 'Arabia', at: [1330, 1470], turn: 20, size: 15 },
    { name: 'Persia', at: [1700, 1080], size: 15 },
    { name: 'Nubia', at: [1180, 1560], size: 13 },
  ],
  isLetteredByPieces: true,
  rivers: RIVERS,
  scales: SCALES,
  hasOverview: true,
});
/** Territories are small: one looks at them more closely than at provinces. */
const SCALES = { far: 0.6, near: 1.8, reference: 1.16, question: 1.3, region: 2.35, smallestFit: 0, least: 0.34 };
const plates = new WeakMap<MapNames, Lettering>();

/** What the plate is lettered with besides its regions. It is Latin; only names of regions follow the reader. */
export const lettering = (language: Language): Lettering => {
  const names = mapNames(language);
  const found = plates.get(names) ?? plate(names);
  plates.set(names, found);
  return found;
};
