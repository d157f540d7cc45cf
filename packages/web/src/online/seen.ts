import type { Sight } from '@hegemon/host';
import type { Table } from '@hegemon/kernel';
import { type FromServer, patched } from '@hegemon/protocol/client';

/** Nobody is asked anything: in a position that is past, while everything rests, while a bot plays for whoever looks. */
export const unasked = (sight: Sight): Sight => {
  const { leisure: _, ...table } = sight.table;
  return {
    ...sight,
    table: { ...table, decisions: [] },
    undo: { refused: 'nothing-to-undo' },
    redo: { refused: 'nothing-to-redo' },
  };
};

/** The table with what has changed; undefined if that was not meant for it. */
export const tableAfter = (
  table: Table<unknown>,
  patch: Extract<FromServer, { type: 'patch' }>['patch'],
): Table<unknown> | undefined => {
  try {
    return patch ? (patched(table, patch) as Table<unknown>) : table;
  } catch {
    return undefined;
  }
};
