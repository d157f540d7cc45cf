/** The state that nobody changes just now, and how often that has been another one. */
let still: object | undefined;
let spell = 0;

/** For as long as something is only looked at: what `kept` rules work out of the state is worked out once. */
export const whileStill = <T>(g: object, look: () => T): T => {
  if (still === g) return look();
  const before = still;
  still = g;
  spell++;
  try {
    return look();
  } finally {
    still = before;
    // What was known of the state before is forgotten, too: nothing is known longer than it is certain.
    spell++;
  }
};

/** A question of the rules that is asked very often. Its answer is remembered while nobody changes the state; nobody may change the answer. */
export const kept = <G extends object, K, T>(answer: (g: G, of: K) => T): ((g: G, of: K) => T) => {
  const known = new Map<K, T>();
  let since = 0;
  return (g, of) => {
    if (g !== still) return answer(g, of);
    if (since !== spell) {
      known.clear();
      since = spell;
    } else {
      const remembered = known.get(of);
      if (remembered !== undefined) return remembered;
    }
    const found = answer(g, of);
    known.set(of, found);
    return found;
  };
};
