import type { Procedure } from '@hegemon/kernel';
import type { MU } from '../state.js';

/** The procedures of one room. */
// biome-ignore lint/suspicious/noExplicitAny: procedures of all frames; each is typed where it is written
export type Procedures = readonly Procedure<MU, any>[];
