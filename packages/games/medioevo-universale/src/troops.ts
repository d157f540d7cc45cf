import type { Sparse } from '@hegemon/kernel';

/** A unit by its type; captains by their level, too. */
export type Troop =
  | 'archer'
  | 'light-infantry'
  | 'heavy-infantry'
  | 'cavalry'
  | 'captain-1'
  | 'captain-2'
  | 'captain-3';
/** How many of each; absent is none. */
export type Army = Sparse<Troop, number>;
