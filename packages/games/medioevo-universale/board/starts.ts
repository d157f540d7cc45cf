import type { Seat } from '@hegemon/kernel';
import type { Player, Realm } from '../src/ids.js';
import type { MUView } from '../src/view.js';

/** The realm a seat plays, as soon as that is settled. @rule MU 0-realms-assign */
export const startOf = ({ realm }: MUView, seat: Seat): Realm | undefined => realm[seat as Player];
