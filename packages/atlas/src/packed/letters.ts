const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Six bits each: gzip finds out that there are no more. */
export const lettersOf = (bytes: readonly number[]): string => {
  let text = '';
  for (let at = 0; at < bytes.length; at += 3) {
    const three = (bytes[at] << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0);
    for (const shift of [18, 12, 6, 0]) text += LETTERS[(three >>> shift) & 63];
  }
  return text;
};

export const bytesOf = (text: string): Uint8Array => {
  const bytes = new Uint8Array((text.length / 4) * 3);
  const value = (at: number): number => LETTERS.indexOf(text[at]);
  for (let at = 0, to = 0; at < text.length; at += 4, to += 3) {
    const three = (value(at) << 18) | (value(at + 1) << 12) | (value(at + 2) << 6) | value(at + 3);
    bytes.set([three >>> 16, (three >>> 8) & 255, three & 255], to);
  }
  return bytes;
};
