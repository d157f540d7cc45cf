import type { Procedures } from '../procedures.js';
import { claim } from './claim.js';
import { giveUp } from './give-up.js';
import { payment } from './payment.js';
import { producing } from './producing.js';
import { use } from './use.js';
import { window } from './window.js';

export const usesProcedures: Procedures = [window, use, payment, giveUp, claim, producing];
