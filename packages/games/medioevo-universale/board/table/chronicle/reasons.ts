import { CARD, TECHNOLOGY } from '../../../src/catalog.js';
import type { MoneyFor } from '../../../src/events/uses.js';
import type { Events } from '../../../src/events.js';
import type { RollFor } from '../../../src/uses.js';
import type { HonourReason } from '../../names.js';

/** A card or a technology has its own rule. */
export const ruleOfUse = (id: string): string => {
  if (Object.hasOwn(CARD, id)) return `MU card.${CARD[id as keyof typeof CARD].number}`;
  return Object.hasOwn(TECHNOLOGY, id) ? `MU tech.${id}` : 'MU A-use';
};

export const HONOUR: Readonly<Record<HonourReason, string>> = {
  'conquer-inhabited': 'MU V-ingame-conquest',
  'per-building-level': 'MU V-ingame-levels',
  'rome-or-jerusalem-first': 'MU V-ingame-holy',
  'great-city-built': 'MU V-ingame-built',
  'castle-built': 'MU V-ingame-built',
  'cathedral-built': 'MU V-ingame-built',
  'uprising-suppressed': 'MU V-ingame-uprising',
  'large-army-defeated': 'MU V-ingame-army',
  'treaty-broken': 'MU V-ingame-breach',
  'lost-to-barbarians': 'MU V-ingame-barbarians',
  'attack-without-declaration': 'MU V-ingame-undeclared',
  'additional-uprising': 'MU V-ingame-additional',
  'realm-auction': 'MU X-auction',
  'trade-route': 'MU V-ingame-route',
  'most-money': 'MU V-final-money',
  'highest-market': 'MU V-final-market',
  'highest-technology': 'MU V-final-tech',
  'most-cathedrals': 'MU V-final-cathedrals',
  'most-great-cities': 'MU V-final-cities',
  'most-castles': 'MU V-final-castles',
  'most-territories': 'MU V-final-territories',
  rome: 'MU V-final-rome',
  jerusalem: 'MU V-final-jerusalem',
  monopoly: 'MU V-final-monopoly',
  captives: 'MU V-final-captives',
  loans: 'MU V-final-loans',
  gears: 'MU V-final-gears',
};
export const MONEY: Readonly<Record<MoneyFor, string>> = {
  auction: 'MU 1-auction-pay',
  tax: 'MU 3-income',
  destitute: 'MU 3-income-destitute',
  upkeep: 'MU 3-upkeep',
  interest: 'MU 3-interest',
  purchase: 'MU 4',
  repair: 'MU 4-repair',
  ransom: 'MU 4-ransom',
  plunder: 'MU 5-conquer-plunder',
  goods: 'MU 6-buy',
  fee: 'MU C-treaty-pay',
  card: 'MU A-use',
  loan: 'MU D-take',
  treaty: 'MU C-treaty-pay',
  points: 'MU B-missing',
  bankruptcy: 'MU D-bankrupt-raise',
  deposit: 'MU card.36',
};
export const ROLLS: Readonly<Record<RollFor, string>> = {
  horde: 'MU 2-horde',
  event: 'MU 2-event-draw',
  archers: 'MU 5-units-ar',
  siege: 'MU 5-siege-shot',
  sinking: 'MU 5-naval-sink',
  spy: 'MU A-use',
  d3: 'MU A-use',
};
export const SYMBOLS: Readonly<Record<string, string>> = {
  movement: 'MU 2-event-movement',
  units: 'MU 2-event-units',
  buildings: 'MU 2-event-buildings',
  goods: 'MU 2-event-goods',
};
export const DAMAGE: Readonly<Record<Events['damage-taken']['source'], string>> = {
  siege: 'MU 5-siege-damage',
  archers: 'MU 5-units-ar',
  result: 'MU 5-battle-9',
  loss: 'MU 5-battle-10',
  event: 'MU 2-event-units',
};
export const PLACED: Readonly<Record<Events['unit-placed']['how'], string>> = {
  bought: 'MU 4-units',
  ransomed: 'MU 4-ransom',
  redeployed: 'MU 4-redeploy',
  recovered: 'MU card.28',
};
export const BANS: Readonly<Record<Events['territory-banned']['ban'], string>> = {
  'no-fighting': 'MU card.1',
  'no-trade': 'MU card.2',
  'no-passage': 'MU card.3',
};
export const ruleAmong = (rules: Readonly<Record<string, string>>, id: string, otherwise: string): string =>
  Object.hasOwn(rules, id) ? rules[id] : otherwise;
