import { tell } from '../events.js';
import type { Player } from '../ids.js';
import { type Exposed, readExposed } from '../rules/safety.js';
import { craftOf } from '../rules/vehicles.js';
import type { MU } from '../state.js';
import type { Army } from '../troops.js';
import { joined, units } from './armies.js';
import { addEffect } from './effects.js';

/** @rule MU card.50 @rule MU card.51 Neither plundered nor taken over, destroyed in a raid or taken prisoner, until the round is over. */
export const protect = (g: MU, player: Player, chosen: readonly Exposed[]): void => {
  const all = chosen.map(readExposed);
  for (const read of all) {
    if ('troop' in read) addEffect(g, { type: 'safe-unit', player, ...read, count: 1, until: 'round' });
    else if ('good' in read) addEffect(g, { type: 'safe-cube', ...read, count: 1, until: 'round' });
    else addEffect(g, { type: 'safe-vehicle', ...read, until: 'round' });
  }
  tell(g, 'safeguarded', {
    player,
    army: all.reduce<Army>((sum, read) => ('troop' in read ? joined(sum, units(read.troop)) : sum), {}) as Record<
      string,
      number
    >,
    pieces: all.flatMap(read => ('troop' in read || 'good' in read ? [] : [craftOf(g, read.vehicle)])),
    goods: all.flatMap(read => ('good' in read ? [read.good] : [])),
  });
};
