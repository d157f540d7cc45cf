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
  const [found] = names.map(name => ({ name, at: placeOf(sentence, name, names) })).filter(({ at }) => at >= 0);
  if (!found) return [{ text: sentence, isStrong: false }];
  const { name, at } = found;
  return [
    { text: sentence.slice(0, at), isStrong: false },
    { text: name, isStrong: true },
    { text: sentence.slice(at + name.length), isStrong: false },
  ].filter(({ text }) => text !== '');
};

/** Where a name stands by itself: in "Republic of Novgorod" the town is not meant. */
const placeOf = (sentence: string, name: string, names: readonly string[]): number => {
  const longer = names.filter(each => each.length > name.length && each.includes(name));
  let at = name === '' ? -1 : sentence.indexOf(name);
  while (at >= 0 && longer.some(each => sentence.startsWith(each, at - each.indexOf(name))))
    at = sentence.indexOf(name, at + 1);
  return at;
};

/** The same for those who listen. */
export const plainOf = (sentence: string): string => sentence.replaceAll('**', '');
