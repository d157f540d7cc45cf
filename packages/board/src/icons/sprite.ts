import icons from './game-icons.json' with { type: 'json' };
import { OWN } from './own.js';

const BORROWED: Readonly<Record<string, { readonly body: string; readonly author: string }>> = icons;

/** Is there such a sign? */
export const isSign = (id: string): boolean => id in OWN || id in BORROWED;

/** The drawing of a sign on a grid of 512; a plain disc where there is none, so that nothing is ever invisible. */
export const bodyOf = (id: string): string => OWN[id] ?? BORROWED[id]?.body ?? OWN.disc;

/** Who drew the signs that are not ours, and which. */
export const authors = (): readonly { readonly author: string; readonly icons: readonly string[] }[] => {
  const by = new Map<string, string[]>();
  for (const [id, { author }] of Object.entries(BORROWED)) by.set(author, [...(by.get(author) ?? []), id]);
  return [...by].map(([author, list]) => ({ author, icons: list })).sort((a, b) => b.icons.length - a.icons.length);
};
