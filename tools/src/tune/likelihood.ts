import { type Matrix, squareOf } from './solve.js';

/** What was noted of one game: at each position what every seat has of each term, and what every seat won in the end. */
export interface Recorded {
  readonly positions: readonly (readonly (readonly number[])[])[];
  readonly shares: readonly number[];
}

/** A position made ready for sums: all figures as differences from the mean of the seats, which changes no chance. */
export interface Sample {
  /** Which game it is of; all positions of a game count as one together. */
  readonly game: number;
  readonly weight: number;
  readonly shares: readonly number[];
  /** Seat by seat, term by term. */
  readonly figures: Float64Array;
}

export const samplesOf = (games: readonly Recorded[]): Sample[] =>
  games.flatMap(({ positions, shares }, game) =>
    positions.map(seats => ({ game, weight: 1 / positions.length, shares, figures: centred(seats) })),
  );

const centred = (seats: readonly (readonly number[])[]): Float64Array => {
  const terms = seats[0].length;
  const figures = new Float64Array(seats.length * terms);
  for (let term = 0; term < terms; term++) {
    const mean = seats.reduce((sum, seat) => sum + seat[term], 0) / seats.length;
    for (const [i, seat] of seats.entries()) figures[i * terms + term] = seat[term] - mean;
  }
  return figures;
};

/** How many games the samples stand for. */
export const gamesIn = (samples: readonly Sample[]): number => samples.reduce((sum, { weight }) => sum + weight, 0);

/**
 * How far seats differ in each term where they differ at all: what makes terms of different units comparable, and
 * holds a weight that few positions speak of.
 */
export const spreadsOf = (samples: readonly Sample[], terms: number): Float64Array => {
  const [squares, parts] = [new Float64Array(terms), new Float64Array(terms)];
  for (const { figures, weight, shares } of samples) {
    for (let term = 0; term < terms; term++) {
      let sum = 0;
      for (let i = term; i < figures.length; i += terms) sum += figures[i] ** 2;
      if (sum < 1e-18) continue;
      squares[term] += (weight * sum) / shares.length;
      parts[term] += weight;
    }
  }
  return squares.map((sum, term) => (sum === 0 ? 0 : Math.sqrt(sum / parts[term])));
};

/** The chances of all seats by these weights: the share of each among the exponentials of their sums. */
const chancesBy = (weights: ArrayLike<number>, { figures, shares }: Sample): Float64Array => {
  const terms = weights.length;
  const chances = new Float64Array(shares.length);
  let most = Number.NEGATIVE_INFINITY;
  for (let seat = 0, at = 0; seat < chances.length; seat++) {
    for (let term = 0; term < terms; term++) chances[seat] += weights[term] * figures[at++];
    most = Math.max(most, chances[seat]);
  }
  let sum = 0;
  for (let seat = 0; seat < chances.length; seat++) sum += chances[seat] = Math.exp(chances[seat] - most);
  for (let seat = 0; seat < chances.length; seat++) chances[seat] /= sum;
  return chances;
};

const surpriseAt = (chances: Float64Array, shares: readonly number[]): number => {
  let sum = 0;
  for (let seat = 0; seat < shares.length; seat++) {
    if (shares[seat] > 0) sum -= shares[seat] * Math.log(Math.max(1e-300, chances[seat]));
  }
  return sum;
};

/** The mean surprise at who won (log loss, in nats): the smaller, the better the weights foresee it. */
export const lossOf = (samples: readonly Sample[], weights: ArrayLike<number>): number => {
  let sum = 0;
  for (const sample of samples) sum += sample.weight * surpriseAt(chancesBy(weights, sample), sample.shares);
  return sum / (gamesIn(samples) || 1);
};

/** The loss of whoever holds all seats for equal. */
export const blindLossOf = (samples: readonly Sample[]): number =>
  samples.reduce((sum, { weight, shares }) => sum + weight * Math.log(shares.length), 0) / (gamesIn(samples) || 1);

export interface Slope {
  readonly gradient: Float64Array;
  readonly curvature: Matrix;
}
/** First and second derivatives of the loss by the weights. */
export const slopeOf = (samples: readonly Sample[], weights: ArrayLike<number>): Slope => {
  const terms = weights.length;
  const gradient = new Float64Array(terms);
  const curvature = squareOf(terms);
  const games = gamesIn(samples) || 1;
  for (const sample of samples) addSlope(sample, weights, sample.weight / games, gradient, curvature);
  for (let i = 0; i < terms; i++) for (let j = 0; j < i; j++) curvature[j][i] = curvature[i][j];
  return { gradient, curvature };
};

const addSlope = (
  sample: Sample,
  weights: ArrayLike<number>,
  part: number,
  gradient: Float64Array,
  curvature: Matrix,
): void => {
  const { figures, shares } = sample;
  const terms = weights.length;
  const chances = chancesBy(weights, sample);
  const mean = new Float64Array(terms);
  for (let seat = 0, at = 0; seat < shares.length; seat++) {
    const surplus = part * (chances[seat] - shares[seat]);
    for (let term = 0; term < terms; term++, at++) {
      mean[term] += chances[seat] * figures[at];
      gradient[term] += surplus * figures[at];
    }
  }
  for (let seat = 0, at = 0; seat < shares.length; seat++, at += terms) {
    for (let i = 0; i < terms; i++) {
      const off = part * chances[seat] * (figures[at + i] - mean[i]);
      if (off === 0) continue;
      const row = curvature[i];
      for (let j = 0; j <= i; j++) row[j] += off * figures[at + j];
    }
  }
};
