import Chat from './chat.svelte';
import Clock from './clock.svelte';
import type { CompanyParts } from './company.js';
import Dialogs from './dialogs.svelte';
import Dock from './dock-card.svelte';
import Menu from './menu-entries.svelte';
import Notice from './notice.svelte';
import Onlookers from './onlookers.svelte';
import Ribbon from './ribbon-note.svelte';
import SeatNote from './seat-note.svelte';
import SeatSign from './seat-sign.svelte';
import Unread from './unread.svelte';

/** Everything of the company that is seen at a table. Whoever plays alone does not load it. */
export const companyParts: CompanyParts = {
  Clock,
  SeatNote,
  SeatSign,
  Onlookers,
  Ribbon,
  Unread,
  Notice,
  Dock,
  Menu,
  Chat,
  Dialogs,
};
