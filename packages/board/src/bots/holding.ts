/** Bots that were stopped stay so when the page is loaded again. A browser may forbid storage: then they go on. */
const keyOf = (match: string): string => `hegemon.held.${match}`;

export const isKeptHeld = (match: string): boolean => {
  try {
    return sessionStorage.getItem(keyOf(match)) !== null;
  } catch {
    return false;
  }
};

export const keepHeld = (match: string, isHeld: boolean): void => {
  try {
    if (isHeld) sessionStorage.setItem(keyOf(match), '');
    else sessionStorage.removeItem(keyOf(match));
  } catch {
    // Nothing is lost but the memory of it.
  }
};
