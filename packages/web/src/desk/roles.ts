/** By this name the worker's script knows that it is to think, and not to keep the desk. */
export const THINKER = 'thinker';
