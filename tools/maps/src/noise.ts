/** A whole number's hash between 0 and 1, the same on every machine. */
export const chanceAt = (x: number, y: number, salt: number): number => {
  let hash = Math.imul(x, 0x27d4eb2d) ^ Math.imul(y, 0x165667b1) ^ Math.imul(salt, 0x9e3779b1);
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 0x1_0000_0000;
};

const eased = (share: number): number => share * share * (3 - 2 * share);

/** Smooth hills between the hashes of a lattice. */
const hills = (x: number, y: number, salt: number): number => {
  const [column, row] = [Math.floor(x), Math.floor(y)];
  const [across, down] = [eased(x - column), eased(y - row)];
  const above = chanceAt(column, row, salt) * (1 - across) + chanceAt(column + 1, row, salt) * across;
  const below = chanceAt(column, row + 1, salt) * (1 - across) + chanceAt(column + 1, row + 1, salt) * across;
  return above * (1 - down) + below * down;
};

/** What entering a cell of plain land costs: uneven, so that borders wander as if there were valleys. */
export const costAt = (column: number, row: number): number => {
  const wide = hills(column / 24, row / 24, 6);
  const middle = hills(column / 9, row / 9, 1);
  const narrow = hills(column / 4, row / 4, 2);
  return 0.5 + 0.4 * wide + 0.4 * middle + 0.3 * narrow;
};
