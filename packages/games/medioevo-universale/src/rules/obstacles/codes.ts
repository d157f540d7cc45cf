import type { Facts, Obstacle } from '@hegemon/kernel';

/** Why something may not be done; the words for each are beside the board. Whatever has none is refused in general words. */
export const OBSTACLES = [
  // Anywhere
  'other-phase',
  'too-dear',
  'needs-technology',
  'none-left',
  // Moving
  'off-the-map',
  'not-adjacent',
  'needs-ship',
  'ship-on-land',
  'no-mp',
  'needs-transport',
  'no-room',
  'way-forbidden',
  'truce-there',
  'needs-right-of-way',
  'too-many-guests',
  'nothing-there',
  'all-stopped',
  'no-enemy-there',
  'fighting-forbidden',
  // Buying
  'technology-owned',
  'lower-level-first',
  'one-per-branch',
  'unit-limit',
  'no-marker',
  'no-place',
  'card-bought',
  // Trading
  'trader-stopped',
  'at-sea',
  'uninhabited',
  'war-there',
  'barbarians-there',
  'trade-forbidden',
  'needs-trade-treaty',
  'hold-full',
  'good-there',
  'nothing-aboard',
  'route-by-purchase',
  'route-under-way',
  // Beside the turn
  'loan-taken',
  'loans-full',
  'no-loan',
  'loan-repaid',
  'not-your-card',
  'card-used',
  'objective-open',
  'not-now',
  'no-clause',
  'not-to-be-signed',
] as const;
export type ObstacleCode = (typeof OBSTACLES)[number];

export const no = (rule: string, because: ObstacleCode, facts?: Facts): Obstacle =>
  facts ? { rule, because, facts } : { rule, because };
