import { PACES, type Terms } from '@hegemon/protocol';

/** Nobody is hurried, everybody may look on. */
export const TERMS: Terms = {
  pace: PACES.none,
  timeout: 'stand-in',
  watching: 'open',
  delay: 0,
  isRated: false,
  hints: false,
  whispers: true,
};
