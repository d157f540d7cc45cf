import type { Frame } from '@hegemon/kernel';

/** @rule MU 0-setup */
export const beginSetup = (): Frame => ({ proc: 'setup', step: 'begin' });
/** @rule MU 1-auction */
export const beginAuction = (): Frame => ({ proc: 'auction', step: 'begin' });
/** @rule MU X-auction */
export const beginRealmAuction = (): Frame => ({ proc: 'realm-auction', step: 'begin' });
