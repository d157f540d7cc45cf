import { type Signs, signsOf } from '@hegemon/atlas';
import icons from './game-icons.json' with { type: 'json' };
import { OWN } from './own.js';

const signs: Record<string, string> = { ...signsOf(icons), ...OWN };

/** A game brings the signs that only its own table needs. */
export const addSigns = (more: Signs): void => {
  Object.assign(signs, signsOf(more));
};

/** Is there such a sign? */
export const isSign = (id: string): boolean => id in signs;

/** The drawing of a sign on a grid of 512; a plain disc where there is none, so that nothing is ever invisible. */
export const bodyOf = (id: string): string => signs[id] ?? OWN.disc;
