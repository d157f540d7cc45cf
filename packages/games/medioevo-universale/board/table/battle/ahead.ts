import type { Foresight } from '@hegemon/host';
import type { AreaId, Side } from '../../../src/ids.js';
import type { Army } from '../../../src/troops.js';
import type { MUView } from '../../../src/view.js';
import { hordeOf } from '../parts/horde.js';

/** A battle that an answer would lead to. */
export interface Ahead {
  readonly at: AreaId;
  readonly attacker: Side;
  readonly defender: Side;
  /** The barbarians who attack, as they will be there. */
  readonly coming?: Army;
}
const isAhead = (fact: unknown): fact is Ahead =>
  typeof fact === 'object' && fact !== null && 'at' in fact && 'attacker' in fact && 'defender' in fact;
export const battleIn = (foresight: Foresight | undefined): Ahead | undefined =>
  isAhead(foresight?.facts?.battle) ? foresight.facts.battle : undefined;

/** Who would fight: those who march, and those who stand there; where nobody does, the horde of the round rises. */
export const armiesAhead = (
  { armies, movement, horde }: MUView,
  { at, attacker, defender, coming: foreseen }: Ahead,
): Readonly<Record<'attacker' | 'defender', Army>> => {
  const there = (side: Side): Army => armies[at]?.[side] ?? {};
  const isMarching = movement?.player === attacker && movement.group.at !== at;
  const coming = isMarching ? movement.group.army : {};
  const risen = defender === 'barbarians' && Object.keys(there(defender)).length === 0 && horde;
  return {
    attacker: foreseen ?? joined(coming, there(attacker)),
    defender: risen ? troopsOf(hordeOf(risen.dice).units) : there(defender),
  };
};
const joined = (a: Army, b: Army): Army => {
  const sum: Army = { ...a };
  for (const [troop, count] of Object.entries(b) as [keyof Army, number][]) sum[troop] = (sum[troop] ?? 0) + count;
  return sum;
};
/** Captains of barbarians are of the first level. */
const troopsOf = (units: ReturnType<typeof hordeOf>['units']): Army =>
  Object.fromEntries(Object.entries(units).map(([type, count]) => [type === 'captain' ? 'captain-1' : type, count]));
