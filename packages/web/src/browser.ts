/** Small things asked of the browser. */

/** Hands a text out as a file. */
export const download = (name: string, text: string): void => {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads it after the click.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
};

/** What this browser remembers between visits; one that may not remember anything plays all the same. */
export const remembered = (key: string): string | undefined => {
  try {
    return localStorage.getItem(`hegemon.${key}`) ?? undefined;
  } catch {
    return undefined;
  }
};
export const remember = (key: string, value: string | undefined): void => {
  try {
    if (value === undefined) localStorage.removeItem(`hegemon.${key}`);
    else localStorage.setItem(`hegemon.${key}`, value);
  } catch {
    // It lasts as long as the page.
  }
};

/** When nothing more urgent is to be done. */
export const whenIdle = (work: () => void): void => {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work, { timeout: 4000 });
  else setTimeout(work, 1000);
};
