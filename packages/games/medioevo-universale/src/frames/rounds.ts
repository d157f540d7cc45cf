import type { Frame } from '@hegemon/kernel';

/** @rule MU 0-round The seven phases, over and over. */
export const beginRounds = (): Frame => ({ proc: 'rounds', step: 'begin' });
/** @rule MU A-claims */
export const beginClaims = (): Frame => ({ proc: 'claims', step: 'begin' });
/** @rule MU 7 */
export const beginClosing = (): Frame => ({ proc: 'closing', step: 'begin' });
/** @rule MU V-final */
export const beginFinal = (): Frame => ({ proc: 'final', step: 'begin' });
