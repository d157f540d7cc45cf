import type { VehicleType } from '../../../src/ids.js';
import type { Rule } from '../../places.js';
import { pieceOf } from '../../sight.js';
import { VEHICLE_SIGNS } from '../parts/signs.js';

export const vehicleSign = (type: VehicleType, level: number): string => VEHICLE_SIGNS[pieceOf(type, level)];

/** What holds in a territory for a while. */
export const RULE_SIGNS: Readonly<Record<Rule, string>> = {
  'no-fighting': 'peace-dove',
  'no-trade': 'scales',
  'no-passage': 'path-distance',
  'event-shield': 'cross-shield',
  'higher-walls': 'defensive-wall',
  'double-shelter': 'defensive-wall',
  edict: 'scroll-unfurled',
};
