import {
  CAPITAL_NAMES,
  CARD_NAMES,
  EVENT_NAMES,
  HOMELAND_NAMES,
  LEADER_NAMES,
  PROVINCE_NAMES,
  RIVAL_NAMES,
  SEA_NAMES,
} from '../latin.js';
import type { Names } from '../words.js';

const families = { green: 'Grün', blue: 'Blau', yellow: 'Gelb', red: 'Rot', neutral: 'Neutral' };
const tribes = {
  franks: 'Franken',
  alamanni: 'Alamannen',
  goths: 'Goten',
  sassanids: 'Sassaniden',
  nomads: 'Nomaden',
};

export const names: Names = {
  families,
  provinces: PROVINCE_NAMES,
  capitals: CAPITAL_NAMES,
  homelands: HOMELAND_NAMES,
  seas: SEA_NAMES,
  tribes,
  tribesmen: {
    franks: { one: 'Franke', many: 'Franken' },
    alamanni: { one: 'Alamanne', many: 'Alamannen' },
    goths: { one: 'Gote', many: 'Goten' },
    sassanids: { one: 'Sassanide', many: 'Sassaniden' },
    nomads: { one: 'Nomade', many: 'Nomaden' },
  },
  suits: { military: 'Militär', senate: 'Senat', populace: 'Bevölkerung' },
  points: {
    military: { one: 'Militärpunkt', many: 'Militärpunkte' },
    senate: { one: 'Senatspunkt', many: 'Senatspunkte' },
    populace: { one: 'Bevölkerungspunkt', many: 'Bevölkerungspunkte' },
  },
  cards: { ...CARD_NAMES, 'military-1': 'Militär 1', 'senate-1': 'Senat 1', 'populace-1': 'Bevölkerung 1' },
  events: EVENT_NAMES,
  leaders: LEADER_NAMES,
  rivals: RIVAL_NAMES,
  improvements: { amphitheater: 'Amphitheater', basilica: 'Basilica', limes: 'Limes' },
  losses: {
    legion: 'Volle Legion',
    'reduced-legion': 'Reduzierte Legion',
    active: 'Aktiver Barbar',
    inactive: 'Inaktiver Barbar',
    militia: 'Miliz',
  },
  pieces: {
    legion: 'Legion',
    militia: 'Miliz',
    castra: 'Castra',
    quaestor: 'Quaestor',
    mob: 'Mob',
    amphitheater: 'Amphitheater',
    basilica: 'Basilica',
    limes: 'Limes',
  },
  pretenders: { seat: 'Seat of Power', breakaway: 'Breakaway' },
  crises: { ...tribes, 'ira-deorum': 'Ira Deorum', 'pax-deorum': 'Pax Deorum', event: 'Ereignis' },
  general: (number, family) => `General ${number} von ${families[family]}`,
  governor: number => `Gouverneur ${number}`,
  militia: province => `Miliz von ${PROVINCE_NAMES[province]}`,
  unknown: 'das Genannte',
};
