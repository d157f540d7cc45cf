/** Offers a text as a file to keep. */
export const keepFile = (name: string, text: string): void => {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads it after the click: released at once, Safari finds nothing.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
};
