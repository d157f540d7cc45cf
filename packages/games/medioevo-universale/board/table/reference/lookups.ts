import type { ByLanguage, Language } from '@hegemon/board';
import type { TabId } from './reference.words.js';

/** What the pages of the reference are looked for by: longer than their tabs. */
const NAMES: ByLanguage<Readonly<Record<TabId, string>>> = {
  en: {
    boards: 'Realms: technologies, cards, loans, routes, prisoners',
    order: 'Turn order and malus in battle',
    units: 'Units: prices and abilities',
    buildings: 'Buildings: prices, points, protection',
    vehicles: 'Transports and siege engines',
    market: 'Markets: goods and factors',
    events: 'Events drawn and to come',
    horde: 'The horde and its dice',
    objectives: 'Objectives of all realm cards',
    honour: 'Honour: what it is for',
    limits: 'Pieces that are left',
  },
  de: {
    boards: 'Reiche: Technologien, Karten, Darlehen, Straßen, Gefangene',
    order: 'Zugreihenfolge und Malus in der Schlacht',
    units: 'Einheiten: Preise und Fähigkeiten',
    buildings: 'Gebäude: Preise, Punkte, Schutz',
    vehicles: 'Transportmittel und Belagerungsmaschinen',
    market: 'Märkte: Waren und Faktoren',
    events: 'Gezogene und kommende Ereignisse',
    horde: 'Die Horde und ihre Würfel',
    objectives: 'Ziele aller Reichskarten',
    honour: 'Ehre: wofür es sie gibt',
    limits: 'Material, das noch da ist',
  },
};

export const lookupsIn = (language: Language): readonly { readonly id: string; readonly name: string }[] =>
  Object.entries(NAMES[language]).map(([id, name]) => ({ id, name }));
