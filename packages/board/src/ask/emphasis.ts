export interface Part {
  readonly text: string;
  readonly isStrong: boolean;
}

/** A sentence in parts: what stands between two pairs of stars is strong; without any, the first of the names in it. */
export const partsOf = (sentence: string, names: readonly string[] = []): readonly Part[] => {
  const pieces = sentence.split('**');
  if (pieces.length > 2) {
    return pieces.map((text, i) => ({ text, isStrong: i % 2 === 1 })).filter(({ text }) => text !== '');
  }
  const name = names.find(each => each !== '' && sentence.includes(each));
  if (name === undefined) return [{ text: sentence, isStrong: false }];
  const at = sentence.indexOf(name);
  return [
    { text: sentence.slice(0, at), isStrong: false },
    { text: name, isStrong: true },
    { text: sentence.slice(at + name.length), isStrong: false },
  ].filter(({ text }) => text !== '');
};

/** The same for those who listen. */
export const plainOf = (sentence: string): string => sentence.replaceAll('**', '');
