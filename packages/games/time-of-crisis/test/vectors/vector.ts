import { type Colour, PROVINCES, type Ruler, TRIBES } from '../../src/ids.js';
import examples from '../examples.json' with { type: 'json' };

/** A part of a vector as it lies in the file. Whoever reads it must know all its keys. */
export type Part = Readonly<Record<string, unknown>>;

/** A worked example: a table, what is done at it, the dice that fall, and what must come of it. */
export interface Vector {
  readonly id: string;
  readonly rule: string;
  readonly rules?: readonly string[];
  readonly kind: string;
  readonly given: Part;
  readonly when: Part;
  readonly dice?: Part;
  readonly then: Part;
  readonly note?: string;
}

export const VECTORS = examples.vectors as unknown as readonly Vector[];

export const vectorCalled = (id: string): Vector => {
  const found = VECTORS.find(vector => vector.id === id);
  if (!found) throw new Error(`no vector is called ${id}`);
  return found;
};

/** A key that nobody understands is a gap in the runner, not a detail. */
export const only = (part: Part, known: readonly string[], where: string): void => {
  const unknown = Object.keys(part).filter(key => !known.includes(key));
  if (unknown.length > 0) throw new Error(`${where}: nobody understands ${unknown.join(', ')}`);
};

/** Where on the map a vector puts a tribe: in a region, or simply at home. */
const PLACES: readonly string[] = ['homeland', ...PROVINCES, ...TRIBES];
/** Counts by tribe and place, with these keys and no others. */
export const onlyBarbarians = (tribes: unknown, counts: readonly string[]): void => {
  only(tribes as Part, TRIBES, 'barbarians');
  for (const [tribe, places] of Object.entries(tribes as Record<string, Record<string, Part>>)) {
    only(places, PLACES, tribe);
    for (const [place, count] of Object.entries(places)) only(count, counts, `${tribe} in ${place}`);
  }
};

const NAMES: Readonly<Record<string, Ruler>> = {
  me: 'green',
  other: 'blue',
  third: 'yellow',
  green: 'green',
  blue: 'blue',
  yellow: 'yellow',
  red: 'red',
  neutral: 'neutral',
};
/** Vectors speak of me, of another and of a third, or name a colour. */
export const rulerCalled = (name: unknown): Ruler => {
  const ruler = NAMES[String(name)];
  if (!ruler) throw new Error(`who is ${String(name)}?`);
  return ruler;
};
export const seatCalled = (name: unknown): Colour => {
  const ruler = rulerCalled(name);
  if (ruler === 'neutral') throw new Error('the neutral faction has no seat');
  return ruler;
};
/** The same table of figures by colour. */
export const bySeat = <T>(part: unknown): Partial<Record<Colour, T>> =>
  Object.fromEntries(Object.entries(part as Record<string, T>).map(([name, value]) => [seatCalled(name), value]));
