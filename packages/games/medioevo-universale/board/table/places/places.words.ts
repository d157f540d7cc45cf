import type { ByLanguage } from '@hegemon/board';
import type { Rule } from './site.js';

/** What is said of areas and of what stands there. Names come from the words of the game. */
export interface PlaceWords {
  readonly sea: string;
  readonly barbarian: string;
  readonly heldBy: (realm: string, isOwn: boolean) => string;
  readonly start: string;
  readonly startOf: (realm: string) => string;
  readonly inhabited: string;
  readonly uninhabited: string;
  readonly port: string;
  /** Two players, seen by one of them. */
  readonly war: (from: number) => string;
  readonly truce: (until: number) => string;
  readonly place: string;
  readonly terrain: string;
  readonly produces: string;
  readonly market: string;
  readonly factor: (count: number) => string;
  readonly buildings: string;
  readonly damaged: (building: string, points: number) => string;
  readonly marker: string;
  readonly markerOf: (realm: string) => string;
  readonly holds: string;
  readonly rules: Readonly<Record<Rule, string>>;
  readonly route: string;
  readonly stage: (realm: string, number: number, isEstablished: boolean) => string;
  readonly target: (realm: string) => string;
  readonly armies: string;
  readonly traders: string;
  readonly borders: string;
  readonly seas: string;
  readonly coasts: string;
  readonly onEntering: string;
  /** What would rise against whoever comes. */
  readonly horde: (units: string) => string;
  readonly hordeUnknown: string;
  readonly nobody: string;
  /** Of a force: its units, or none. */
  readonly army: (units: string) => string;
  readonly unmanned: string;
  readonly barbarians: (units: string) => string;
  readonly stopped: string;
  readonly loaded: (goods: string) => string;
  readonly onRoute: string;
  readonly of: (whose: string, what: string) => string;
  readonly units: string;
  readonly captain: string;
  readonly stands: string;
  readonly vehicles: string;
  readonly load: string;
  readonly points: string;
  readonly state: string;
  readonly mp: (points: number) => string;
  readonly ends: string;
  readonly hostile: string;
  readonly costs: (what: string, cost: string) => string;
  /** Rivers on borders, as the map has them. */
  readonly river: (name: string) => string;
}

const en: PlaceWords = {
  sea: 'Sea area',
  barbarian: 'Barbarian territory',
  heldBy: (realm, isOwn) => `${realm}${isOwn ? ' (you)' : ''}`,
  start: 'start realm',
  startOf: realm => `start realm: ${realm}`,
  inhabited: 'inhabited',
  uninhabited: 'uninhabited',
  port: 'port',
  war: from => `at war with you, from round ${from} on`,
  truce: until => `truce with you until round ${until}`,
  place: 'Place',
  terrain: 'Terrain',
  produces: 'Produces',
  market: 'Market',
  factor: count => `factor ${count}`,
  buildings: 'Buildings',
  damaged: (building, points) => `${building}, ${points} damage`,
  marker: 'Control marker',
  markerOf: realm => `control marker: ${realm}`,
  holds: 'In force',
  rules: {
    'no-fighting': 'no fighting',
    'no-trade': 'no trade',
    'no-passage': 'no passage',
    'event-shield': 'safe from the event',
    'higher-walls': 'walls a level higher',
    'double-shelter': 'walls against two kinds of attack',
    edict: 'edict',
  },
  route: 'Trade route',
  stage: (realm, number, isEstablished) => `${realm}: stage ${number}, ${isEstablished ? 'established' : 'planned'}`,
  target: realm => `${realm}: target`,
  armies: 'Armies',
  traders: 'Traders',
  borders: 'Borders',
  seas: 'Seas',
  coasts: 'Coasts',
  onEntering: 'On entering',
  horde: units => `horde: ${units}`,
  hordeUnknown: 'a horde',
  nobody: 'nobody',
  army: units => `army of ${units}`,
  unmanned: 'without units',
  barbarians: units => `barbarians: ${units}`,
  stopped: 'has moved',
  loaded: goods => `carries ${goods}`,
  onRoute: 'serves the route',
  of: (whose, what) => `${whose}: ${what}`,
  units: 'Units',
  captain: 'Captain',
  stands: 'Stands in',
  vehicles: 'Vehicles',
  load: 'Load',
  points: 'Movement',
  state: 'State',
  mp: points => `${points} MP left`,
  ends: 'The movement ends there.',
  hostile: 'Going there is an act of war.',
  costs: (what, cost) => `${what}: ${cost}.`,
  river: name => name,
};

/** Those that are called otherwise in German. */
const RIVERS: Readonly<Record<string, string>> = {
  Danube: 'Donau',
  Daugava: 'Düna',
  Dnieper: 'Dnjepr',
  Dniester: 'Dnister',
  Donets: 'Donez',
  Drava: 'Drau',
  Euphrates: 'Euphrat',
  Kizilirmak: 'Kızılırmak',
  Maritsa: 'Mariza',
  Meuse: 'Maas',
  Narva: 'Narwa',
  Neman: 'Memel',
  Nile: 'Nil',
  Prut: 'Pruth',
  Rhine: 'Rhein',
  Sava: 'Save',
  Svir: 'Swir',
  Tisza: 'Theiß',
  Vistula: 'Weichsel',
  Volga: 'Wolga',
};
const de: PlaceWords = {
  sea: 'Meeresgebiet',
  barbarian: 'Barbarengebiet',
  heldBy: (realm, isOwn) => `${realm}${isOwn ? ' (eigenes Reich)' : ''}`,
  start: 'Startreich',
  startOf: realm => `Startreich: ${realm}`,
  inhabited: 'bewohnt',
  uninhabited: 'unbewohnt',
  port: 'Hafen',
  war: from => `im Krieg mit dir, ab Runde ${from}`,
  truce: until => `Waffenstillstand mit dir bis Runde ${until}`,
  place: 'Ort',
  terrain: 'Gelände',
  produces: 'Erzeugt',
  market: 'Markt',
  factor: count => `Faktor ${count}`,
  buildings: 'Gebäude',
  damaged: (building, points) => `${building}, ${points} Schaden`,
  marker: 'Kontrollmarker',
  markerOf: realm => `Kontrollmarker: ${realm}`,
  holds: 'Es gilt',
  rules: {
    'no-fighting': 'kein Kampf',
    'no-trade': 'kein Handel',
    'no-passage': 'kein Durchzug',
    'event-shield': 'vor dem Ereignis sicher',
    'higher-walls': 'Mauern eine Stufe höher',
    'double-shelter': 'Mauern gegen zwei Angriffsarten',
    edict: 'Edikt',
  },
  route: 'Handelsstraße',
  stage: (realm, number, isEstablished) => `${realm}: Etappe ${number}, ${isEstablished ? 'etabliert' : 'geplant'}`,
  target: realm => `${realm}: Ziel`,
  armies: 'Heere',
  traders: 'Händler',
  borders: 'Grenzt an',
  seas: 'Meere',
  coasts: 'Küsten',
  onEntering: 'Beim Betreten',
  horde: units => `Horde: ${units}`,
  hordeUnknown: 'eine Horde',
  nobody: 'niemand',
  army: units => `Heer (${units})`,
  unmanned: 'ohne Einheiten',
  barbarians: units => `Barbaren: ${units}`,
  stopped: 'hat sich bewegt',
  loaded: goods => `Ladung: ${goods}`,
  onRoute: 'bedient die Handelsstraße',
  of: (whose, what) => `${whose}: ${what}`,
  units: 'Einheiten',
  captain: 'Hauptmann',
  stands: 'Steht in',
  vehicles: 'Fahrzeuge',
  load: 'Ladung',
  points: 'Bewegung',
  state: 'Zustand',
  mp: points => `noch ${points} BP`,
  ends: 'Die Bewegung endet dort.',
  hostile: 'Dorthin zu ziehen ist eine Kriegshandlung.',
  costs: (what, cost) => `${what}: ${cost}.`,
  river: name => RIVERS[name] ?? name,
};

export const placeWords: ByLanguage<PlaceWords> = { en, de };
