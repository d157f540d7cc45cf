import type { Good } from '../../../src/ids.js';

/** Each good has a sign besides its colour (`--good-salt`, `--good-salt-on`). */
export const GOOD_SIGNS: Readonly<Record<Good, string>> = {
  weapons: 'crossed-swords',
  salt: 'salt',
  furs: 'fur',
  grain: 'wheat',
  slaves: 'manacles',
  spices: 'spices',
  cloth: 'cloth',
  wine: 'grapes',
};
