import type { Answer, Decision } from '@hegemon/kernel';
import type { Reader } from './reading.js';
import type { PlayTable } from './table.js';

/**
 * What a command leads to: the question is put again, only the prompt comes back, the game is left, an answer is given
 * as if it had been typed, or something is done at leisure.
 */
export type After = 'ask' | 'prompt' | 'quit' | { readonly answer: Answer } | { readonly meanwhile: string };
/** What a command does, with what was typed behind it. */
export type Run = (table: PlayTable, decision: Decision, rest: string, reader: Reader) => After | Promise<After>;
