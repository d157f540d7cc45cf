/** Letters without accents and case, as one types them. */
const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();

/** How well a name fits what was typed: smaller is better; undefined if it does not. */
export const fit = (name: string, typed: string): number | undefined => {
  const [text, sought] = [folded(name), folded(typed.trim())];
  const at = text.indexOf(sought);
  if (at >= 0) return at === 0 || text[at - 1] === ' ' ? at / 100 : 1 + at / 100;
  let cursor = -1;
  let gaps = 0;
  for (const letter of sought.replaceAll(' ', '')) {
    const next = text.indexOf(letter, cursor + 1);
    if (next < 0) return undefined;
    gaps += next - cursor - 1;
    cursor = next;
  }
  // Letters that lie all over the line are found by chance.
  return gaps > sought.length * 6 ? undefined : 2 + gaps / 100;
};

/** Those whose name fits, best first; all of them, in their order, as long as nothing is typed. */
export const found = <T>(items: readonly T[], nameOf: (item: T) => string, typed: string): readonly T[] => {
  if (typed.trim() === '') return items;
  return items
    .map(item => ({ item, rank: fit(nameOf(item), typed) }))
    .filter((each): each is { item: T; rank: number } => each.rank !== undefined)
    .sort((a, b) => a.rank - b.rank)
    .map(({ item }) => item);
};
