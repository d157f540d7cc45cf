import type { Decision } from '@hegemon/kernel';
import type { CardId } from '../../../src/ids.js';

/** The cards whose objective can be claimed with the present answer. */
export const claimableIn = (decision: Decision | undefined): readonly CardId[] =>
  (decision?.choices ?? []).flatMap(choice =>
    choice.kind === 'claim' && choice.shape === 'pick' ? (choice.of as readonly CardId[]) : [],
  );
