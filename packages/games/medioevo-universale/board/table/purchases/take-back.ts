import type { TableState } from '@hegemon/board';
import type { MUView } from '../../../src/view.js';

/** A purchase is several answers: what, where, and how it is paid. More there are not. */
const MOST = 8;

/** Takes back the last purchase as a whole; of orders behind the screen the last one is struck. */
export const takeBack = async (table: TableState<MUView>, orders?: number): Promise<void> => {
  if (orders !== undefined) return table.send([{ kind: 'strike-order', arg: `order-${orders}` }]);
  for (let i = 0; i < MOST; i++) {
    const before = table.sight.last;
    await table.undo();
    if (table.sight.last === before || table.decision?.prompt === 'purchases') return;
  }
};
