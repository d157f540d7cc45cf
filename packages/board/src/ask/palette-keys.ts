import { isTyping } from './typing.js';

/** What a key opens: the palette by Ctrl or Command with K, and by a slash; the sheet of keys by a question mark. */
export const openedBy = (event: KeyboardEvent): 'commands' | 'keys' | undefined => {
  if (isPaletteKey(event) || (event.key === '/' && !isTyping(event))) return 'commands';
  return event.key === '?' && !isTyping(event) ? 'keys' : undefined;
};

/** The one that closes it again, wherever one types. */
export const isPaletteKey = ({ ctrlKey, metaKey, key }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) && key.toLowerCase() === 'k';

/** What stands in the line after some keys, and whether the last of them was to carry it out. */
export const typedBy = (keys: readonly string[]): { readonly text: string; readonly isDone: boolean } => {
  let text = '';
  for (const key of keys) {
    if (key === 'Enter') return { text, isDone: true };
    if (key === 'Backspace') text = text.slice(0, -1);
    else if ([...key].length === 1) text += key;
  }
  return { text, isDone: false };
};
