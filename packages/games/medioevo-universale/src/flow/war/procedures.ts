import { done, type Procedure } from '@hegemon/kernel';
import type { MU } from '../../state.js';
import type { Procedures } from '../procedures.js';

const nothingYet = (name: string, rule: string): Procedure<MU, never> =>
  ({ name, rule, steps: { begin: () => done() } }) as never;
export const warProcedures: Procedures = [
  nothingYet('war', 'MU 0'),
  nothingYet('entering', 'MU 0'),
  nothingYet('assault', 'MU 0'),
  nothingYet('conquest', 'MU 0'),
  nothingYet('spoils', 'MU 0'),
];
