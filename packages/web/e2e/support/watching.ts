import type { Guest } from './apart.js';

/** Cards in hands that a page was told of, whether it shows them or not: in whole sights, and in what has changed. */
export const cardsToldTo = ({ wire }: Guest): string[] =>
  wire.heard.flatMap(text => {
    const message = JSON.parse(text);
    const view = message.sight?.table.view ?? message.patch?.in?.view?.in ?? {};
    const all = JSON.stringify([view.hand, view.available, message.patch?.in?.view?.set?.hand]);
    return all.includes('"cards"') ? [all] : [];
  });

/** The numbers of all entries that a page was told of, in order. */
export const stepsToldTo = ({ wire }: Guest): readonly number[] => {
  const told = wire.heard.flatMap((text): readonly { readonly n: number }[] => {
    const message = JSON.parse(text);
    return (message.news ?? message.sight?.news)?.lines ?? [];
  });
  return [...new Set(told.map(({ n }) => n))].sort((a, b) => a - b);
};
