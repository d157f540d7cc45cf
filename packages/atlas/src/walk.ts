export type Neighbours<A> = (id: A) => readonly A[];
export type Test<A> = (id: A) => boolean;

/** How many borders lie between the start and each area in reach, passing on through allowed areas only. */
export const tide = <A>(start: A, neighbours: Neighbours<A>, allowed: Test<A>): ReadonlyMap<A, number> => {
  const far = new Map([[start, 0]]);
  // A map is walked in the order of entry, newcomers included: it is its own queue.
  for (const [here, steps] of far) {
    if (here !== start && !allowed(here)) continue;
    for (const next of neighbours(here)) if (!far.has(next)) far.set(next, steps + 1);
  }
  return far;
};

/** Every shortest way, found by walking downhill from `from` on the tide that rose at `to`. */
export function* downhill<A>(from: A, to: A, neighbours: Neighbours<A>, allowed: Test<A>): Generator<readonly A[]> {
  const far = tide(to, neighbours, allowed);
  const nearer = (here: A) => (next: A) => far.get(next) === far.get(here)! - 1 && (next === to || allowed(next));
  function* onward(walked: readonly A[], here: A): Generator<readonly A[]> {
    const way = [...walked, here];
    if (here === to) yield way;
    else for (const next of neighbours(here).filter(nearer(here))) yield* onward(way, next);
  }
  if (far.has(from)) yield* onward([], from);
}
