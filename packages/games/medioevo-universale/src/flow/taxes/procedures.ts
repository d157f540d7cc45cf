import type { Procedures } from '../procedures.js';
import { levy } from './levy.js';
import { taxes } from './taxes.js';

export const taxesProcedures: Procedures = [taxes, levy];
