import type { Procedures } from '../procedures.js';
import { affliction } from './affliction.js';
import { arming } from './arming.js';
import { eventCard } from './event-card.js';
import { events } from './events.js';
import { foresight, intrigue, shielding } from './lots.js';
import { raid } from './raid.js';
import { relief } from './relief.js';
import { uprisings } from './uprisings.js';

export const eventsProcedures: Procedures = [
  events,
  eventCard,
  affliction,
  arming,
  uprisings,
  raid,
  relief,
  intrigue,
  shielding,
  foresight,
];
