import type { Player, TerritoryId } from '../../../src/ids.js';
import type { MUView } from '../../../src/view.js';

/** A marker of a trade route. */
export interface Stage {
  readonly player: Player;
  readonly id: TerritoryId;
  /** 0 is the target. */
  readonly number: number;
  readonly isEstablished: boolean;
}

export const stagesOf = (view: MUView): readonly Stage[] =>
  view.seats.flatMap(player => {
    const route = view.routes[player];
    if (!route) return [];
    const last = route.stages.length - 1;
    return route.stages.map((id, i) => ({
      player,
      id,
      number: i === last ? 0 : i + 1,
      isEstablished: route.established.includes(id),
    }));
  });
