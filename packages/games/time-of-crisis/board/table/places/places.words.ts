import type { ByLanguage } from '@hegemon/board';
import type { RivalId } from '../../../src/ids.js';

/** How a region borders another. */
export type Border = 'land' | 'strait' | 'coast' | 'sea';

/** What is said of places and of what stands there. Names come from the words of the game. */
export interface PlaceWords {
  readonly sea: string;
  readonly governedBy: (family: string, isOwn: boolean) => string;
  readonly governedByNobody: string;
  readonly noGovernor: string;
  readonly support: string;
  readonly supportOf: (support: number, max: number) => string;
  readonly outOf: (count: number, max: number) => string;
  readonly mobs: (count: number) => string;
  readonly markers: string;
  readonly quaestor: string;
  readonly capital: string;
  readonly empty: string;
  readonly inCapital: (city: string) => string;
  readonly inOpen: string;
  readonly atSea: string;
  readonly legions: (count: number) => string;
  readonly reduced: (count: number) => string;
  readonly militia: string;
  readonly foederati: (tribesmen: string) => string;
  readonly castra: string;
  readonly fought: string;
  readonly barbarians: (count: number, name: string, side: 'active' | 'inactive') => string;
  readonly side: Readonly<Record<'active' | 'inactive', string>>;
  readonly leader: (name: string, tribe: string, side: 'active' | 'inactive') => string;
  readonly rival: (name: string, id: RivalId) => string;
  readonly nothing: string;
  /** Where else a tribe stands. */
  readonly abroad: string;
  readonly neighbours: string;
  readonly borders: Readonly<Record<Border, string>>;
  readonly armies: string;
  readonly barbariansName: string;
  readonly rivals: string;
  readonly units: string;
  readonly hits: (dice: number, on: number) => string;
  readonly where: string;
  readonly state: string;
  readonly value: string;
  readonly homelandOf: (tribe: string) => string;
  readonly rivalEmperor: Readonly<Record<RivalId, string>>;
  readonly leaderOf: (tribe: string) => string;
  readonly armyOf: (family: string) => string;
  readonly costs: (what: string, cost: string) => string;
  readonly and: (items: readonly string[]) => string;
  /** What the next crisis may do to a province, or to a tribe. */
  readonly hazards: Readonly<Record<'invaded' | 'invades', (share: string) => string>>;
}

const list = (last: string, items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${last} ${items[items.length - 1]}`;

const en: PlaceWords = {
  sea: 'Sea',
  governedBy: (family, isOwn) => `Province, governed by ${family}${isOwn ? ' (you)' : ''}`,
  governedByNobody: 'Province with a neutral governor',
  noGovernor: 'Province in which no governor may be placed',
  support: 'Support',
  supportOf: (support, max) => `support ${support} of ${max}`,
  outOf: (count, max) => `${count} of ${max}`,
  mobs: count => (count === 1 ? '1 mob' : `${count} mobs`),
  markers: 'Markers',
  quaestor: 'Quaestor',
  capital: 'Capital',
  empty: 'empty',
  inCapital: city => `in the capital ${city}`,
  inOpen: 'in the open',
  atSea: 'at sea',
  legions: count => (count === 1 ? '1 full legion' : `${count} full legions`),
  reduced: count => (count === 1 ? '1 reduced legion' : `${count} reduced legions`),
  militia: 'militia',
  foederati: tribesmen => `Foederati: ${tribesmen}`,
  castra: 'with a Castra',
  fought: 'has fought',
  barbarians: (count, name, side) => `${count} ${side} ${name}`,
  side: { active: 'active', inactive: 'inactive' },
  leader: (name, tribe, side) => `${name}, leader of the ${tribe}, ${side}`,
  rival: name => `${name}, rival emperor`,
  nothing: 'Nobody is here',
  abroad: 'Abroad',
  neighbours: 'Neighbours',
  borders: { land: 'by land', strait: 'across a strait', coast: 'along the coast', sea: 'by sea' },
  armies: 'Armies',
  barbariansName: 'Barbarians',
  rivals: 'Rival emperor',
  units: 'Units',
  hits: (dice, on) => (dice === 1 ? `hits on ${on}+` : `${dice} dice, hits on ${on}+`),
  where: 'Stands',
  state: 'State',
  value: 'Value',
  homelandOf: tribe => `Homeland of the ${tribe}`,
  rivalEmperor: { 'priest-king': 'Rival emperor', postumus: 'Rival emperor', zenobia: 'Rival emperor' },
  leaderOf: tribe => `Leader of the ${tribe}`,
  armyOf: family => `Army of ${family}`,
  costs: (what, cost) => `${what}: ${cost}.`,
  and: items => list('and', items),
  hazards: {
    invaded: share => `Invaded in the next crisis: ${share}`,
    invades: share => `Sets out in the next crisis: ${share}`,
  },
};

const RIVAL_DE: Readonly<Record<RivalId, string>> = {
  'priest-king': 'Rivalisierender Kaiser',
  postumus: 'Rivalisierender Kaiser',
  zenobia: 'Rivalisierende Kaiserin',
};
const de: PlaceWords = {
  sea: 'Meer',
  governedBy: (family, isOwn) => `Provinz, regiert von ${family}${isOwn ? ' (eigene Familie)' : ''}`,
  governedByNobody: 'Provinz mit neutralem Gouverneur',
  noGovernor: 'Provinz, in die kein Gouverneur eingesetzt werden darf',
  support: 'Unterstützung',
  supportOf: (support, max) => `Unterstützung ${support} von ${max}`,
  outOf: (count, max) => `${count} von ${max}`,
  mobs: count => (count === 1 ? '1 Mob' : `${count} Mobs`),
  markers: 'Marker',
  quaestor: 'Quaestor',
  capital: 'Hauptstadt',
  empty: 'leer',
  inCapital: city => `in der Hauptstadt ${city}`,
  inOpen: 'im Umland',
  atSea: 'auf See',
  legions: count => (count === 1 ? '1 volle Legion' : `${count} volle Legionen`),
  reduced: count => (count === 1 ? '1 reduzierte Legion' : `${count} reduzierte Legionen`),
  militia: 'Miliz',
  foederati: tribesmen => `Foederati: ${tribesmen}`,
  castra: 'mit Castra',
  fought: 'hat gekämpft',
  barbarians: (count, name, side) =>
    `${count} ${side === 'active' ? 'aktive' : 'inaktive'}${count === 1 ? 'r' : ''} ${name}`,
  side: { active: 'aktiv', inactive: 'inaktiv' },
  leader: (name, tribe, side) => `${name}, Anführer der ${tribe}, ${side === 'active' ? 'aktiv' : 'inaktiv'}`,
  rival: (name, id) => `${RIVAL_DE[id]}: ${name}`,
  nothing: 'Niemand ist hier',
  abroad: 'In der Fremde',
  neighbours: 'Nachbarn',
  borders: { land: 'zu Land', strait: 'über eine Meerenge', coast: 'an der Küste', sea: 'über See' },
  armies: 'Armeen',
  barbariansName: 'Barbaren',
  rivals: 'Rivalisierender Kaiser',
  units: 'Einheiten',
  hits: (dice, on) => (dice === 1 ? `trifft ab ${on}` : `${dice} Würfel, trifft ab ${on}`),
  where: 'Standort',
  state: 'Zustand',
  value: 'Wert',
  homelandOf: tribe => `Heimatland der ${tribe}`,
  rivalEmperor: RIVAL_DE,
  leaderOf: tribe => `Anführer der ${tribe}`,
  armyOf: family => `Armee von ${family}`,
  costs: (what, cost) => `${what}: ${cost}.`,
  and: items => list('und', items),
  hazards: {
    invaded: share => `Einfall in der nächsten Krise: ${share}`,
    invades: share => `Bricht in der nächsten Krise auf: ${share}`,
  },
};

export const placeWords: ByLanguage<PlaceWords> = { en, de };
