import type { Decision } from '@hegemon/kernel';
import type { Reader } from './reading.js';
import type { PlayTable } from './table.js';

/** What a command leads to: the question is put again, only the prompt comes back, or the game is left. */
export type After = 'ask' | 'prompt' | 'quit';
/** What a command does, with what was typed behind it. */
export type Run = (table: PlayTable, decision: Decision, rest: string, reader: Reader) => After | Promise<After>;
