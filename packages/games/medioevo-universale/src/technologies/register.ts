import type { Activities } from './activity.js';
import { combat } from './combat.js';
import { construction } from './construction.js';
import { economy } from './economy.js';
import { edict } from './edict.js';
import { legislation } from './legislation.js';
import { machineBuilding } from './machine-building.js';
import { religion } from './religion.js';
import { transport } from './transport.js';

/** @rule MU T Every technology that is used by itself. */
export const TECHNOLOGY_ACTIVITY: Activities = {
  ...transport,
  ...economy,
  ...legislation,
  ...edict,
  ...combat,
  ...construction,
  ...machineBuilding,
  ...religion,
};
