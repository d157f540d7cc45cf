import { done, type Procedure } from '@hegemon/kernel';
import type { MU } from '../../state.js';
import type { Procedures } from '../procedures.js';
import { rounds } from './rounds.js';

const nothingYet = (name: string, rule: string): Procedure<MU, never> =>
  ({ name, rule, steps: { begin: () => done() } }) as never;
export const roundsProcedures: Procedures = [
  rounds,
  nothingYet('claims', 'MU 0'),
  nothingYet('closing', 'MU 0'),
  nothingYet('final', 'MU 0'),
];
