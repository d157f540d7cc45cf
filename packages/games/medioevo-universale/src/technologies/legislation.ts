import type { Activities } from './activity.js';

/** @rule MU T */
export const legislation: Activities = {};
