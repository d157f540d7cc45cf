import type { ByLanguage } from '@hegemon/board';
import type { Colour, TechnologyId } from '../../../src/ids.js';

/** Long names with the places where they may break; the others stand as they are. */
export const techNames: ByLanguage<Readonly<Partial<Record<TechnologyId, string>>>> = {
  en: {
    appointment: 'Appoint\u00adment',
    architecture: 'Architec\u00adture',
    cartography: 'Carto\u00adgraphy',
    engineering: 'Engineer\u00ading',
    mathematics: 'Mathe\u00admatics',
    missionaries: 'Mission\u00adaries',
    monasticism: 'Monasti\u00adcism',
    procurement: 'Procure\u00adment',
  },
  de: {
    architecture: 'Architek\u00adtur',
    carpentry: 'Zimmer\u00adhandwerk',
    cartography: 'Karto\u00adgrafie',
    engineering: 'Ingenieurs\u00adkunst',
    'machine-building': 'Maschinen\u00adbau',
    masonry: 'Maurer\u00adhandwerk',
    mathematics: 'Mathe\u00admatik',
    military: 'Militär\u00adwesen',
    missionaries: 'Missio\u00adnare',
    'nation-state': 'National\u00adstaat',
    procurement: 'Beschaf\u00adfung',
  },
};

/** The heads of the columns, likewise. */
export const branchNames: ByLanguage<Readonly<Partial<Record<Colour, string>>>> = {
  en: { orange: 'Legisla\u00adtion', green: 'Construc\u00adtion' },
  de: { blue: 'Transport\u00adwesen', orange: 'Gesetz\u00adgebung' },
};
