import type { Procedures } from '../procedures.js';
import { claims } from './claims.js';
import { closing } from './closing.js';
import { final } from './final.js';
import { rounds } from './rounds.js';

export const roundsProcedures: Procedures = [rounds, claims, closing, final];
