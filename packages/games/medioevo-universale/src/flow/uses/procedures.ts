import { done, type Procedure } from '@hegemon/kernel';
import type { MU } from '../../state.js';
import type { Procedures } from '../procedures.js';
import { payment } from './payment.js';
import { use } from './use.js';
import { window } from './window.js';

const nothingYet = (name: string, rule: string): Procedure<MU, never> =>
  ({ name, rule, steps: { begin: () => done() } }) as never;
export const usesProcedures: Procedures = [
  window,
  use,
  payment,
  nothingYet('give-up', 'MU 5-remove'),
  nothingYet('claim', 'MU A-objective'),
];
