/** Somebody who went from one region to another, and cannot be told from others of his kind. */
export interface Slide {
  /** A seat, or whatever the game calls those who move. */
  readonly who: string;
  readonly from: string;
  readonly to: string;
}
