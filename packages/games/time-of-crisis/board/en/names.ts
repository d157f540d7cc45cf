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

const families = { green: 'Green', blue: 'Blue', yellow: 'Yellow', red: 'Red', neutral: 'Neutral' };
const tribes = {
  franks: 'Franks',
  alamanni: 'Alamanni',
  goths: 'Goths',
  sassanids: 'Sassanids',
  nomads: 'Nomads',
};

export const names: Names = {
  families,
  provinces: PROVINCE_NAMES,
  capitals: CAPITAL_NAMES,
  homelands: HOMELAND_NAMES,
  seas: SEA_NAMES,
  tribes,
  tribesmen: {
    franks: { one: 'Frank', many: 'Franks' },
    alamanni: { one: 'Alaman', many: 'Alamanni' },
    goths: { one: 'Goth', many: 'Goths' },
    sassanids: { one: 'Sassanid', many: 'Sassanids' },
    nomads: { one: 'Nomad', many: 'Nomads' },
  },
  suits: { military: 'Military', senate: 'Senate', populace: 'Populace' },
  points: {
    military: { one: 'Military point', many: 'Military points' },
    senate: { one: 'Senate point', many: 'Senate points' },
    populace: { one: 'Populace point', many: 'Populace points' },
  },
  cards: CARD_NAMES,
  events: EVENT_NAMES,
  leaders: LEADER_NAMES,
  rivals: RIVAL_NAMES,
  improvements: { amphitheater: 'Amphitheater', basilica: 'Basilica', limes: 'Limes' },
  losses: {
    legion: 'Full legion',
    'reduced-legion': 'Reduced legion',
    active: 'Active barbarian',
    inactive: 'Inactive barbarian',
    militia: 'Militia',
  },
  pieces: {
    legion: 'legion',
    militia: 'militia',
    castra: 'Castra',
    quaestor: 'Quaestor',
    mob: 'mob',
    amphitheater: 'Amphitheater',
    basilica: 'Basilica',
    limes: 'Limes',
  },
  pretenders: { seat: 'Seat of Power', breakaway: 'Breakaway' },
  crises: { ...tribes, 'ira-deorum': 'Ira Deorum', 'pax-deorum': 'Pax Deorum', event: 'Event' },
  general: (number, family) => `General ${number} of ${families[family]}`,
  governor: number => `Governor ${number}`,
  militia: province => `Militia of ${PROVINCE_NAMES[province]}`,
  unknown: 'what you named',
};
