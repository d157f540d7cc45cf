import type { Procedures } from '../procedures.js';
import { assault } from './assault.js';
import { conquest } from './conquest.js';
import { entering } from './entering.js';
import { handsOn } from './hands-on.js';
import { landing } from './landing.js';
import { movement } from './movement.js';
import { safeguard } from './safeguard.js';
import { spoils } from './spoils.js';
import { step } from './step.js';
import { war } from './war.js';

export const warProcedures: Procedures = [
  war,
  movement,
  step,
  entering,
  assault,
  conquest,
  spoils,
  handsOn,
  landing,
  safeguard,
];
