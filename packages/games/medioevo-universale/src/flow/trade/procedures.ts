import type { Procedures } from '../procedures.js';
import { buying } from './buying.js';
import { marketCube } from './market-cube.js';
import { meeting, seizure } from './meeting.js';
import { orphaned } from './orphaned.js';
import { rearranging, routeStart } from './routes.js';
import { selling } from './selling.js';
import { tradeStep } from './step.js';
import { stopping } from './stopping.js';
import { trade } from './trade.js';
import { trading } from './trading.js';

export const tradeProcedures: Procedures = [
  trade,
  trading,
  tradeStep,
  meeting,
  seizure,
  stopping,
  buying,
  selling,
  marketCube,
  routeStart,
  rearranging,
  orphaned,
];
