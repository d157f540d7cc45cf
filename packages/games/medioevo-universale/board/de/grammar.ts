import type {
  AreaId,
  BuildingKind,
  BuildingType,
  Colour,
  EngineType,
  Realm,
  SeaId,
  TransportType,
  UnitType,
} from '../../src/ids.js';
import type { Army, Troop } from '../../src/troops.js';
import { among, has, type OneAndMany } from '../names.js';
import { names } from './names.js';

type Case = 'nominative' | 'accusative' | 'dative';
type Gender = 'masculine' | 'feminine' | 'neuter';
const ARTICLES: Readonly<Record<Gender, Readonly<Record<Case, string>>>> = {
  masculine: { nominative: 'der', accusative: 'den', dative: 'dem' },
  feminine: { nominative: 'die', accusative: 'die', dative: 'der' },
  neuter: { nominative: 'das', accusative: 'das', dative: 'dem' },
};
const INDEFINITE: typeof ARTICLES = {
  masculine: { nominative: 'ein', accusative: 'einen', dative: 'einem' },
  feminine: { nominative: 'eine', accusative: 'eine', dative: 'einer' },
  neuter: { nominative: 'ein', accusative: 'ein', dative: 'einem' },
};

export const start = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1);
const joined = (items: readonly string[], last: string): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${last} ${items[items.length - 1]}`;
export const list = (items: readonly string[]): string => joined(items, 'und');
export const alternatives = (items: readonly string[]): string => joined(items, 'oder');

/** Everything that has a gender and a number. */
type Thing = Troop | UnitType | BuildingType | BuildingKind | TransportType | EngineType | 'engine' | 'transport';
const GENDERS: Readonly<Record<Exclude<Thing, Troop> | UnitType, Gender>> = {
  archer: 'masculine',
  'light-infantry': 'feminine',
  'heavy-infantry': 'feminine',
  cavalry: 'feminine',
  captain: 'masculine',
  village: 'neuter',
  town: 'feminine',
  'great-city': 'feminine',
  tower: 'masculine',
  fortress: 'feminine',
  castle: 'feminine',
  cathedral: 'feminine',
  civil: 'neuter',
  military: 'neuter',
  'war-wagon': 'masculine',
  galley: 'feminine',
  caravan: 'feminine',
  'merchant-ship': 'neuter',
  catapult: 'neuter',
  trebuchet: 'feminine',
  bombard: 'feminine',
  engine: 'feminine',
  transport: 'neuter',
};
const NOUNS: Readonly<Record<Thing, OneAndMany>> = {
  ...names.units,
  ...names.troops,
  ...names.buildingKinds,
  ...names.buildings,
  ...names.vehicles,
};
const genderOf = (thing: Thing): Gender =>
  GENDERS[thing.replace(/^(hired|lent)-/, '').replace(/-\d$/, '') as keyof typeof GENDERS];
/** A single one: archers have an ending, and so has what light and heavy infantry is called. */
const single = (thing: Thing, casus: Case): string => {
  const { one } = NOUNS[thing];
  if (casus === 'nominative') return one;
  const noun = one.replace('Bogenschütze', 'Bogenschützen');
  return casus === 'dative' ? noun.replace(/^(leichte|schwere) /, '$1n ') : noun;
};
const several = (thing: Thing, casus: Case): string => {
  const { one, many } = NOUNS[thing];
  if (casus !== 'dative') return many;
  if (genderOf(thing) === 'feminine' && one === many) return single(thing, casus);
  return many.replace(/\p{Lu}\p{L}+/u, noun => (/(e|er|el)$/.test(noun) ? `${noun}n` : noun));
};
/** A village, the village, 3 villages. */
export const a = (thing: Thing, casus: Case = 'nominative'): string =>
  `${INDEFINITE[genderOf(thing)][casus]} ${single(thing, casus)}`;
export const the = (thing: Thing, casus: Case = 'nominative'): string =>
  `${ARTICLES[genderOf(thing)][casus]} ${single(thing, casus)}`;
export const count = (n: number, thing: Thing, casus: Case = 'nominative'): string =>
  `${n} ${n === 1 ? single(thing, casus) : several(thing, casus)}`;
/** The units of an army; those of which there are none are not named. */
export const army = (units: Army, casus: Case = 'nominative'): string => {
  const held = (Object.entries(units) as [Troop, number][]).filter(([, n]) => n > 0);
  if (held.length === 0) return casus === 'dative' ? 'keinen Einheiten' : 'keine Einheiten';
  return list(held.map(([troop, n]) => count(n, troop, casus)));
};

export const florin = (n: number): string => `${n}\u00a0F`;
export const points = (n: number, colour: Colour, casus: Case = 'nominative'): string => {
  const one = casus === 'nominative' ? 'er' : 'en';
  const many = casus === 'dative' ? 'en' : 'e';
  return `${n} ${names.colours[colour].replace(/e$/, '')}${n === 1 ? one : many} TP`;
};

/** Adjectives after an article: the name has them as they are without one. */
const weakened = (name: string, gender: Gender, casus: Case): string => {
  if (/ (von|und|der) /.test(name)) return name;
  const ending = casus === 'dative' || (casus === 'accusative' && gender === 'masculine') ? 'en' : 'e';
  return name.replace(/(\p{L}+?)e[rs]?(?= )/gu, `$1${ending}`);
};
const withArticle = (name: string, gender: Gender, casus: Case): string =>
  `${ARTICLES[gender][casus]} ${weakened(name, gender, casus)}`;

export const realm = (id: Realm, casus: Case = 'nominative'): string =>
  withArticle(names.realms[id].long, id === 'novgorod' ? 'feminine' : 'neuter', casus);

/** Areas that take an article; most territories do not. */
const AREA_GENDERS: Readonly<Partial<Record<AreaId, Gender>> & Record<SeaId, Gender>> = {
  'great-plain': 'feminine',
  banat: 'neuter',
  sinai: 'masculine',
  'nogai-steppe': 'feminine',
  'don-steppe': 'feminine',
  yaik: 'neuter',
  languedoc: 'neuter',
  champagne: 'feminine',
  provence: 'feminine',
  lombardy: 'feminine',
  tuscany: 'feminine',
  romagna: 'feminine',
  moldavia: 'feminine',
  wallachia: 'feminine',
  kuban: 'neuter',
  cyrenaica: 'feminine',
  'bay-of-biscay': 'masculine',
  'english-channel': 'masculine',
  'north-sea': 'feminine',
  kattegat: 'neuter',
  'southern-baltic': 'feminine',
  'eastern-baltic': 'feminine',
  'gulf-of-finland': 'masculine',
  'gulf-of-bothnia': 'masculine',
  'balearic-sea': 'neuter',
  'gulf-of-lion': 'masculine',
  'ligurian-sea': 'neuter',
  'sardinian-sea': 'neuter',
  'tyrrhenian-sea': 'neuter',
  'strait-of-sicily': 'feminine',
  'gulf-of-sirte': 'feminine',
  'ionian-sea': 'neuter',
  'northern-adriatic': 'feminine',
  'southern-adriatic': 'feminine',
  'northern-aegean': 'feminine',
  'southern-aegean': 'feminine',
  'sea-of-marmara': 'neuter',
  'western-black-sea': 'neuter',
  'eastern-black-sea': 'neuter',
  'sea-of-azov': 'neuter',
  'libyan-sea': 'neuter',
  'levantine-sea': 'neuter',
  'cilician-sea': 'neuter',
};
/** Two lands or waters in one, the second with an article of its own. */
const SECOND: Readonly<Partial<Record<AreaId, Readonly<Record<Case, string>>>>> = {
  anjou: { nominative: 'die Normandie', accusative: 'die Normandie', dative: 'der Normandie' },
  romagna: { nominative: 'die Marken', accusative: 'die Marken', dative: 'den Marken' },
  kattegat: { nominative: 'die Belte', accusative: 'die Belte', dative: 'den Belten' },
};
const genderOfArea = (id: string): Gender | undefined => (has(AREA_GENDERS, id) ? AREA_GENDERS[id] : undefined);
/** A territory or a sea area within a sentence. */
export const area = (id: string, casus: Case = 'nominative'): string => {
  const name = among({ ...names.territories, ...names.seas }, id, '');
  if (!name) return casus === 'dative' ? 'dem Genannten' : names.unknown;
  const gender = genderOfArea(id);
  const phrase = gender ? withArticle(name, gender, casus) : name;
  return has(SECOND, id) ? phrase.replace(/ und .*/, ` und ${SECOND[id]![casus]}`) : phrase;
};

/** Gulfs and straits one is in; the open sea one is on. */
const isOpen = (id: string): boolean =>
  has(names.seas, id) && !/^(Golf|Straße|Große|Kattegat|Ärmelkanal|.*busen)/.test(names.seas[id]);
const contracted = (phrase: string): string =>
  phrase
    .replace(/^in dem /, 'im ')
    .replace(/^in das /, 'ins ')
    .replace(/^von dem /, 'vom ');
export const at = (id: string): string => contracted(`${isOpen(id) ? 'auf' : 'in'} ${area(id, 'dative')}`);
export const to = (id: string): string => {
  if (!genderOfArea(id)) return `nach ${area(id, 'dative')}`;
  return contracted(`${isOpen(id) ? 'auf' : 'in'} ${area(id, 'accusative')}`);
};
export const from = (id: string): string => contracted(`${isOpen(id) ? 'von' : 'aus'} ${area(id, 'dative')}`);
