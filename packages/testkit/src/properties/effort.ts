/** How hard to look at one decision. */
export interface Effort {
  /** Answers tried on copies; if there are no more, all of them. */
  readonly answers: number;
  /** Pieces of nonsense sent in. */
  readonly nonsense: number;
  /** Imagined twins for each onlooker. */
  readonly twins: number;
  /** Answers followed into the next state to see who learns what. */
  readonly followed: number;
  /** Orders in which sealed answers are made to arrive. */
  readonly orders: number;
  /** Seats whose question at leisure is looked at. */
  readonly leisure: number;
}

/** Enough for every decision of many games; enough for a few games in a test; everything for one position. */
export const EFFORTS = {
  light: { answers: 8, nonsense: 12, twins: 1, followed: 1, orders: 2, leisure: 1 },
  usual: { answers: 24, nonsense: 24, twins: 2, followed: 3, orders: 4, leisure: 3 },
  thorough: { answers: 400, nonsense: 200, twins: 8, followed: 24, orders: 24, leisure: 24 },
} as const satisfies Readonly<Record<string, Effort>>;
