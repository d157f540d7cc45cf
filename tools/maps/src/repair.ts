import { eachBeside, type Raster } from './raster.js';

interface Repair {
  readonly raster: Raster;
  /** Changed in place. */
  readonly labels: Uint16Array;
  /** Labels up to this are regions; contacts with anything else do not matter. */
  readonly regions: number;
  readonly leastContact: number;
  isWanted(a: number, b: number): boolean;
}

const MOST_ROUNDS = 12;
const NEAR = 3;

/** Two regions that meet in a point look as if they were neighbours or not: the third one beside them takes the point. */
export const repairContacts = (repair: Repair): void => {
  for (let round = 0; round < MOST_ROUNDS; round++) {
    let hasChanged = false;
    for (const cells of smallContacts(repair)) hasChanged = giveAway(repair, cells) || hasChanged;
    if (!hasChanged) return;
  }
};

const smallContacts = ({ raster, labels, regions, leastContact, isWanted }: Repair): number[][] => {
  const contacts = new Map<number, number[]>();
  for (let at = 0; at < labels.length; at++) {
    const own = labels[at];
    if (own === 0 || own > regions) continue;
    eachBeside(raster, at, beside => {
      const other = labels[beside];
      if (other <= own || other > regions) return;
      const key = own * (regions + 1) + other;
      const cells = contacts.get(key);
      if (cells) cells.push(at, beside);
      else contacts.set(key, [at, beside]);
    });
  }
  return [...contacts]
    .filter(([key, cells]) => {
      const [a, b] = [Math.floor(key / (regions + 1)), key % (regions + 1)];
      return cells.length < 2 * leastContact && !isWanted(a, b);
    })
    .map(([, cells]) => cells);
};

const giveAway = ({ raster, labels }: Repair, cells: readonly number[]): boolean => {
  const pair = new Set(cells.map(cell => labels[cell]));
  const counts = new Map<number, number>();
  for (const cell of cells) {
    for (let dy = -NEAR; dy <= NEAR; dy++) {
      for (let dx = -NEAR; dx <= NEAR; dx++) {
        const label = labels[cell + dy * raster.width + dx] ?? 0;
        if (label > 0 && !pair.has(label)) counts.set(label, (counts.get(label) ?? 0) + 1);
      }
    }
  }
  const [most] = [...counts].sort((a, b) => b[1] - a[1] || a[0] - b[0]);
  if (!most) return false;
  for (const cell of cells) labels[cell] = most[0];
  return true;
};
