import { done, type Procedure } from '@hegemon/kernel';
import type { MU } from '../../state.js';
import type { Procedures } from '../procedures.js';

const nothingYet = (name: string, rule: string): Procedure<MU, never> =>
  ({ name, rule, steps: { begin: () => done() } }) as never;
export const tradeProcedures: Procedures = [nothingYet('trade', 'MU 0'), nothingYet('orphaned', 'MU 0')];
