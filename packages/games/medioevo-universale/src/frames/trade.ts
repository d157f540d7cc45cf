import type { Frame } from '@hegemon/kernel';

/** @rule MU 6 */
export const beginTrade = (): Frame => ({ proc: 'trade', step: 'begin' });
/** @rule MU window.vehicle-lost Whose route has lost its vehicle is asked, and then the route is gone. */
export const beginOrphaned = (): Frame => ({ proc: 'orphaned', step: 'begin' });
