/** The nine properties of the house (section 15), by number. */
export const PROPERTIES = {
  1: 'someone is asked or the game is over',
  2: 'JSON there and back changes nothing',
  3: 'the invariants hold',
  4: 'every offered choice is accepted',
  5: 'nonsense is refused and changes nothing',
  6: 'nobody learns what is hidden',
  7: 'the replayed log ends in the same state',
  8: 'the order of sealed answers does not matter',
  9: 'the game ends within its limit',
} as const;
export type PropertyNumber = keyof typeof PROPERTIES;

/** A property that does not hold, and where. */
export interface Violation {
  readonly property: PropertyNumber;
  readonly name: string;
  readonly message: string;
  /** The number of the question at which it came to light. */
  readonly n: number;
}

export const violation = (property: PropertyNumber, message: string, n: number): Violation => ({
  property,
  name: PROPERTIES[property],
  message,
  n,
});

export const messageOf = (fault: unknown): string => (fault instanceof Error ? fault.message : String(fault));
