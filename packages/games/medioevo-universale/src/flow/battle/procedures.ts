import type { Procedures } from '../procedures.js';
import { archery } from './archery.js';
import { attackRoll } from './attack-roll.js';
import { battle } from './battle.js';
import { captains } from './captains.js';
import { damage } from './damage.js';
import { declarations } from './declarations.js';
import { losses } from './losses.js';
import { melee } from './melee.js';
import { parley } from './parley.js';
import { reload } from './reload.js';
import { siege } from './siege.js';
import { sinking } from './sinking.js';

export const battleProcedures: Procedures = [
  battle,
  declarations,
  siege,
  archery,
  captains,
  melee,
  attackRoll,
  losses,
  sinking,
  reload,
  parley,
  damage,
];
