/**
 * How strong somebody is thought to be: a bell curve. What strength means: at a table of `n` whose strengths are known, each
 * takes the first place with the share of exp(strength / (beta √n)) in the sum of all, then the second of those who are
 * left, and so on (Plackett and Luce).
 */
export interface Rating {
  readonly mu: number;
  readonly sigma: number;
}

/** Of whom nothing is known yet. */
export const NEWCOMER: Rating = { mu: 25, sigma: 25 / 3 };
/** How much chance there is in a single match. */
export const BETA = 25 / 6;
/** People get better and worse: before each match a little is forgotten, so that nobody is ever known for certain. */
const TAU = 25 / 150;
/** However much a match tells, something stays unknown. */
const LEAST_SHARE = 1e-4;

/**
 * What is thought after a match: R. C. Weng and C.-J. Lin, A Bayesian Approximation Method for Online Ranking (2011), their
 * algorithm for the model of Plackett and Luce. Equal ranks are ties. Their factor gamma, which slows down how fast
 * uncertainty goes, is 1 here: in simulated leagues the errors are then about half as large, and the stated intervals right.
 */
export const updated = (ratings: readonly Rating[], ranks: readonly number[]): readonly Rating[] => {
  const variances = ratings.map(({ sigma }) => sigma ** 2 + TAU ** 2);
  const spread = Math.sqrt(variances.reduce((sum, variance) => sum + variance + BETA ** 2, 0));
  const highest = Math.max(...ratings.map(({ mu }) => mu));
  const strengths = ratings.map(({ mu }) => Math.exp((mu - highest) / spread));
  // For each place that was given away: who was still to be placed, and how many share it.
  const places = ranks.map(rank => ({
    rank,
    rivals: strengths.reduce((sum, strength, i) => (ranks[i] >= rank ? sum + strength : sum), 0),
    sharers: ranks.filter(other => other === rank).length,
  }));
  return ratings.map(({ mu }, i) => {
    let surprise = 0;
    let information = 0;
    places.forEach(({ rank, rivals, sharers }, q) => {
      if (rank > ranks[i]) return;
      const chance = strengths[i] / rivals;
      surprise += ((q === i ? 1 : 0) - chance) / sharers;
      information += (chance * (1 - chance)) / sharers;
    });
    const share = Math.max(1 - (variances[i] / spread ** 2) * information, LEAST_SHARE);
    return {
      mu: mu + (variances[i] / spread) * surprise,
      // Nobody is less known than a newcomer.
      sigma: Math.min(Math.sqrt(variances[i] * share), NEWCOMER.sigma),
    };
  });
};
