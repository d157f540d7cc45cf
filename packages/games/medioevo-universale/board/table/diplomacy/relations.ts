import type { Player } from '../../../src/ids.js';
import type { Clause, Treaty } from '../../../src/treaties.js';
import type { MUView } from '../../../src/view.js';
import { warOf } from '../battle/wars.js';

/** How one realm stands to another. */
export interface Relation {
  readonly seat: Player;
  readonly is: 'war' | 'declared' | 'truce' | 'team' | 'peace';
  /** The round since or from which; a truce ends with the present one. */
  readonly round?: number;
  /** What they have promised each other, as far as it is seen. */
  readonly promises: readonly Clause['type'][];
}

const relationOf = (view: MUView, a: string, b: Player): Relation => {
  const war = warOf(view, a, b);
  const between = (Object.values(view.treaties) as Treaty[]).filter(
    ({ parties }) => (parties as readonly string[]).includes(a) && parties.includes(b),
  );
  const types = between.flatMap(({ clauses }) => clauses.map(({ type }) => type));
  // That they made peace is how they stand.
  const promises = [...new Set(types)].filter(type => type !== 'peace' && type !== 'truce');
  const team = view.teams[a as Player];
  if (team !== undefined && team === view.teams[b]) return { seat: b, is: 'team', promises };
  if (!war) return { seat: b, is: 'peace', promises };
  if (war.truce === view.round) return { seat: b, is: 'truce', round: view.round, promises };
  return { seat: b, is: war.from > view.round ? 'declared' : 'war', round: war.from, promises };
};
/** All others, in turn order. */
export const relationsOf = (view: MUView, seat: string): readonly Relation[] =>
  view.order.filter(other => other !== seat).map(other => relationOf(view, seat, other));
