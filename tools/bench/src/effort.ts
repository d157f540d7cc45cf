/** How long everything is measured. */
export interface Effort {
  readonly rounds: number;
  /** Random games for every number of players. */
  readonly gamesEach: number;
  readonly warmMillis: number;
  /** How long one round of random play should last. */
  readonly sliceMillis: number;
  /** Moves of boardgame.io in one round. */
  readonly moves: number;
  /** Positions picked out of each random game. */
  readonly positionsEach: number;
  /** How often a verb is called on each position and seat. */
  readonly calls: number;
  /** Entries jumped to in one round. */
  readonly jumps: number;
  /** Battles fought in one round. */
  readonly battles: number;
  /** Positions on which bots are asked. */
  readonly thoughts: number;
}

export const QUICK: Effort = {
  rounds: 5,
  gamesEach: 1,
  warmMillis: 1_200,
  sliceMillis: 250,
  moves: 150,
  positionsEach: 12,
  calls: 10,
  jumps: 40,
  battles: 150,
  thoughts: 20,
};

export const FULL: Effort = {
  rounds: 15,
  gamesEach: 6,
  warmMillis: 4_000,
  sliceMillis: 1_000,
  moves: 500,
  positionsEach: 24,
  calls: 40,
  jumps: 200,
  battles: 3_000,
  thoughts: 120,
};
