import type { Procedures } from '../procedures.js';
import { agreements } from './agreements.js';
import { dues } from './dues.js';
import { hostility } from './hostility.js';
import { leisure } from './leisure.js';
import { orders } from './orders.js';

export const diplomacyProcedures: Procedures = [agreements, dues, leisure, orders, hostility];
