export interface Area<A extends string = string, K extends string = string> {
  readonly id: A;
  readonly kind: K;
}

/** Two areas that touch. A border has no direction, and two areas share at most one. */
export interface Border<A extends string = string, B extends string = string> {
  readonly a: A;
  readonly b: A;
  readonly kind: B;
}

/** A map as it is written down: facts only, not yet looked at. */
export interface Drawing<A extends string = string, B extends string = string, K extends string = string> {
  readonly areas: readonly Area<A, K>[];
  readonly borders: readonly Border<NoInfer<A>, B>[];
}

/** Throws at the first wrong spot, and names it. */
export const check = ({ areas, borders }: Drawing): void => {
  const known = new Set<string>();
  areas.forEach(({ id }, at) => {
    if (known.has(id)) throw new Error(`areas[${at}]: there is already an area '${id}'`);
    known.add(id);
  });
  const drawn = new Map<string, Set<string>>(areas.map(({ id }) => [id, new Set()]));
  borders.forEach(({ a, b }, at) => {
    for (const id of [a, b]) if (!known.has(id)) throw new Error(`borders[${at}]: no such area: '${id}'`);
    if (a === b) throw new Error(`borders[${at}]: '${a}' borders itself`);
    if (drawn.get(a)?.has(b)) throw new Error(`borders[${at}]: '${a}' and '${b}' share a border already`);
    drawn.get(a)?.add(b);
    drawn.get(b)?.add(a);
  });
};
