import type { ArcRef } from '@hegemon/atlas';

/** An arc with the way along it. */
export interface Link {
  readonly ref: ArcRef;
  readonly from: string;
  readonly to: string;
}

export const forward = (arc: number, from: string, to: string): Link => ({ ref: arc, from, to });
export const backward = (arc: number, from: string, to: string): Link => ({ ref: -arc - 1, from: to, to: from });

/**
 * Links joined end to end, in their own order. Where several lead on, it does not matter which: even-odd filling gives
 * the same area. Open chains come first, from those ends at which nothing arrives.
 */
export const chained = (links: readonly Link[]): ArcRef[][] => {
  const leaving = new Map<string, Link[]>();
  const balance = new Map<string, number>();
  const note = (node: string, by: number) => balance.set(node, (balance.get(node) ?? 0) + by);
  for (const link of links) {
    const list = leaving.get(link.from);
    if (list) list.push(link);
    else leaving.set(link.from, [link]);
    note(link.from, 1);
    note(link.to, -1);
  }
  const walk = (from: string): ArcRef[] => {
    const chain: ArcRef[] = [];
    for (let node = from; ; ) {
      const link = leaving.get(node)?.shift();
      if (!link) return chain;
      chain.push(link.ref);
      node = link.to;
      if (node === from) return chain;
    }
  };
  const starts = [...links].filter(({ from }) => (balance.get(from) ?? 0) > 0);
  return [...starts, ...links].map(({ from }) => walk(from)).filter(chain => chain.length > 0);
};
