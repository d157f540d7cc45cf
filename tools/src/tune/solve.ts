/** A square of numbers, row by row. */
export type Matrix = readonly Float64Array[];

export const squareOf = (size: number): Matrix => Array.from({ length: size }, () => new Float64Array(size));

/** The lower triangle whose square is the matrix (Cholesky); undefined if the matrix is not positive definite. */
const rootOf = (matrix: Matrix): Matrix | undefined => {
  const size = matrix.length;
  const root = squareOf(size);
  for (let i = 0; i < size; i++) {
    for (let j = 0; j <= i; j++) {
      let rest = matrix[i][j];
      for (let k = 0; k < j; k++) rest -= root[i][k] * root[j][k];
      if (i !== j) root[i][j] = rest / root[j][j];
      else if (rest > 1e-14 * Math.abs(matrix[i][i])) root[i][i] = Math.sqrt(rest);
      else return undefined;
    }
  }
  return root;
};

/** The x with matrix · x = right, for a symmetric, positive definite matrix; undefined for any other. */
export const solutionOf = (matrix: Matrix, right: ArrayLike<number>): Float64Array | undefined => {
  const root = rootOf(matrix);
  if (!root) return undefined;
  const size = matrix.length;
  const x = Float64Array.from(right);
  for (let i = 0; i < size; i++) {
    for (let k = 0; k < i; k++) x[i] -= root[i][k] * x[k];
    x[i] /= root[i][i];
  }
  for (let i = size - 1; i >= 0; i--) {
    for (let k = i + 1; k < size; k++) x[i] -= root[k][i] * x[k];
    x[i] /= root[i][i];
  }
  return x;
};
