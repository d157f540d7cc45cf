import type { BuildingType, EngineType, TransportType, UnitType } from '../../../src/ids.js';

export const VEHICLE_SIGNS: Readonly<Record<TransportType | EngineType, string>> = {
  'war-wagon': 'old-wagon',
  galley: 'galley',
  caravan: 'camel',
  'merchant-ship': 'sailboat',
  catapult: 'catapult',
  trebuchet: 'trebuchet',
  bombard: 'cannon',
};
export const UNIT_SIGNS: Readonly<Record<UnitType, string>> = {
  archer: 'bowman',
  'light-infantry': 'light-infantry',
  'heavy-infantry': 'heavy-infantry',
  cavalry: 'mounted-knight',
  captain: 'tower-flag',
};
export const BUILDING_SIGNS: Readonly<Record<BuildingType, string>> = {
  village: 'small-village',
  town: 'town',
  'great-city': 'great-city',
  tower: 'tower',
  fortress: 'fortress',
  castle: 'castle',
  cathedral: 'cathedral',
};
