import type { Sight } from '@hegemon/host';
import type { Pace } from '../shell/settings.svelte.js';
import { isLeftToBots } from './attendance.js';

/** So long, in ms, each answer is seen before the next. */
const LENGTHS: Readonly<Record<Pace, number>> = { slow: 1600, normal: 700, fast: 250, once: 0 };

/** Nobody here decides and the match goes on: one looks on, and may want to follow. */
export const isLookedOn = ({ match, table }: Pick<Sight, 'match' | 'table'>): boolean =>
  isLeftToBots(match) && table.outcome === undefined;

/** The pace of a match at which one looks on. */
export const lookedOnAt = (pace: Pace, isHeld: boolean): number | 'still' => (isHeld ? 'still' : LENGTHS[pace]);

/** What the desk is asked for. Where a person plays, the bots answer as fast as they can. */
export const paceFor = (sight: Pick<Sight, 'match' | 'table'>, pace: Pace, isHeld: boolean): number | 'still' =>
  isLookedOn(sight) ? lookedOnAt(pace, isHeld) : 0;
