import type { TableState } from '@hegemon/board';
import { sittingAt } from '@hegemon/board/shell/sitting.js';
import type { Player } from '../../../src/ids.js';
import type { MUView } from '../../../src/view.js';
import { standingWords } from '../standing.words.js';

/** What stands on a letter: the realm, or the seat that has none yet, and who plays it. */
export const addressOf = (table: TableState<MUView>, seat: Player): { readonly name: string; readonly who: string } => {
  const { match, eyes, table: shown } = table.sight;
  const realm = shown.view.realm[seat];
  const { realms } = standingWords[table.language];
  return {
    name: realm ? realms[realm] : table.speech.seat(seat),
    who: sittingAt(match, eyes, seat, table.language).who,
  };
};
