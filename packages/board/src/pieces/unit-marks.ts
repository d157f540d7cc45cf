/** One unit in the strip of an army counter. */
export interface UnitMark {
  readonly kind: 'full' | 'reduced' | 'militia' | 'ally';
  /** Of an ally: a colour of the tokens. */
  readonly colour?: string;
}

/** From this many units on the strip has a number instead. */
export const MOST_MARKS = 7;

/** Where the marks stand, from left to right about the middle. */
export const markPlaces = (count: number): readonly number[] => {
  const step = count >= 6 ? 4.7 : 5.4;
  return Array.from({ length: count }, (_, i) => (i - (count - 1) / 2) * step);
};
