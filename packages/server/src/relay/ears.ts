/** Those who listen to something. */
interface Ears<T> {
  /** What is returned calls it off. */
  add(listener: (heard: T) => void): () => void;
  tell(heard: T): void;
}

/** Whoever throws keeps nobody else from hearing: it is told to `fault`. */
export const ears = <T>(fault: (thrown: unknown) => void): Ears<T> => {
  // Each in a box of its own, since the same function may listen twice.
  const boxes = new Set<{ readonly listener: (heard: T) => void }>();
  return {
    add: listener => {
      const box = { listener };
      boxes.add(box);
      return () => void boxes.delete(box);
    },
    tell: heard => {
      for (const box of [...boxes]) {
        // One listener may have called off another.
        if (!boxes.has(box)) continue;
        try {
          box.listener(heard);
        } catch (thrown) {
          fault(thrown);
        }
      }
    },
  };
};
