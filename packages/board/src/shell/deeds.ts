import type { Trouble } from '@hegemon/host';
import type { TableState } from '../table.svelte.js';
import { keepFile } from './keep-file.js';

/** Saves the match as a file; trouble is shown at the table. */
export const exportMatch = async (table: Pick<TableState, 'desk' | 'sight' | 'trouble'>): Promise<void> => {
  const { id, game } = table.sight.match;
  const file = await table.desk.exported(id);
  if (file.ok) keepFile(`${game}-${id.slice(0, 8)}.hegemon.json`, file.value);
  else table.trouble = file.fault;
};

export type Checked = {
  readonly isGood: boolean;
  readonly entries: number;
  readonly at?: number;
  readonly isChainOnly: boolean;
};

/** Plays the match through and compares everything; undefined where that was not possible. */
export const verifyMatch = async (
  table: Pick<TableState, 'desk' | 'sight' | 'trouble'>,
): Promise<Checked | undefined> => {
  const verdict = await table.desk.verified(table.sight.match.id);
  if (isTrouble(verdict)) {
    table.trouble = verdict;
    return undefined;
  }
  const { ok, entries, chainOnly, firstDifference } = verdict;
  return {
    isGood: ok,
    entries,
    isChainOnly: chainOnly === true,
    ...(firstDifference && { at: firstDifference.entry }),
  };
};

const isTrouble = (answer: object): answer is Trouble => 'code' in answer;
