import { done, type Procedure } from '@hegemon/kernel';
import type { MU } from '../../state.js';
import type { Procedures } from '../procedures.js';

const nothingYet = (name: string, rule: string): Procedure<MU, never> =>
  ({ name, rule, steps: { begin: () => done() } }) as never;
export const diplomacyProcedures: Procedures = [
  nothingYet('agreements', 'MU 0'),
  nothingYet('dues', 'MU 0'),
  nothingYet('leisure', 'MU 0'),
  { name: 'hostility', rule: 'MU C-war-hostile', steps: { begin: () => done(true) } },
];
