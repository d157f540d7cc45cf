import type { Stance } from '../../../src/battle.js';
import { components, isSea } from '../../../src/catalog.js';
import type { Level, Player, UnitType, VehicleId, VehicleType } from '../../../src/ids.js';
import type { Army, Troop } from '../../../src/troops.js';
import type { MUView } from '../../../src/view.js';
import { countOf, TYPES, typeOf } from '../pieces/model.js';

export const OTHER: Readonly<Record<Stance, Stance>> = { attacker: 'defender', defender: 'attacker' };
const levelOf = (troop: Troop): Level | undefined =>
  typeOf(troop) === 'captain' ? ((Number(/\d$/.exec(troop)?.[0]) || 1) as Level) : undefined;

export interface Unit {
  readonly troop: Troop;
  readonly type: UnitType;
  readonly count: number;
  readonly level?: Level;
}
export const unitsOf = (army: Army): readonly Unit[] =>
  (Object.entries(army) as [Troop, number][])
    .filter(([, count]) => count > 0)
    .map(([troop, count]): Unit => {
      const level = levelOf(troop);
      return { troop, type: typeOf(troop), count, ...(level && { level }) };
    })
    .sort((a, b) => TYPES.indexOf(a.type) - TYPES.indexOf(b.type) || (b.level ?? 0) - (a.level ?? 0));

const less = (army: Army, gone: Army): Army => {
  const left: Army = {};
  for (const [troop, count] of Object.entries(army) as [Troop, number][])
    if (count - (gone[troop] ?? 0) > 0) left[troop] = count - (gone[troop] ?? 0);
  return left;
};
/** The army of one side, where it is by now. */
export const armyIn = ({ battle, armies }: MUView, stance: Stance): Army => {
  if (!battle) return {};
  const at = stance === 'attacker' ? (battle.retreatedTo ?? battle.at) : battle.at;
  const army = armies[at]?.[battle.sides[stance].side] ?? {};
  return stance === 'attacker' && battle.garrison ? less(army, battle.garrison) : army;
};

/** What a side has there for battle besides its units: siege engines, and at sea its galleys. */
export const trainIn = ({ battle, vehicles }: MUView, stance: Stance): readonly (readonly [VehicleType, Level])[] => {
  if (!battle) return [];
  const kinds: readonly VehicleType[] = isSea(battle.at) ? ['galley', 'engine'] : ['engine'];
  const { type, level, owner, at } = vehicles;
  return (Object.keys(type) as VehicleId[])
    .filter(id => at[id] === battle.at && owner[id] === battle.sides[stance].side && kinds.includes(type[id]!))
    .map(id => [type[id]!, level[id]!] as const);
};
/** Those who serve an engine, by engine. */
export const crewsIn = ({ battle }: MUView, stance: Stance): readonly (readonly [VehicleId, Army])[] =>
  Object.entries(battle?.sides[stance].now.crews ?? {}) as [VehicleId, Army][];

/** How many stand in the line: without crews and those who take no part, with those who fall only at the end of the round. */
export const lineIn = (view: MUView, stance: Stance): number => {
  const { battle, effects } = view;
  if (!battle) return 0;
  const { idle, now } = battle.sides[stance];
  const fighting = (engine: VehicleId): boolean =>
    effects.some(effect => effect.type === 'crew-fights' && effect.vehicle === engine);
  const serving = crewsIn(view, stance).reduce(
    (sum, [engine, crew]) => sum + (fighting(engine) ? 0 : countOf(crew)),
    0,
  );
  return countOf(armyIn(view, stance)) - serving - countOf(idle) + countOf(now.lateFallen);
};

const HITS = new Map(components.units.map(({ id, hits }) => [id, hits]));
/** How many points of damage an army can take; at sea everybody dies of one. */
export const enduranceOf = (army: Army, at: string): number => {
  const isAtSea = isSea(at as never);
  return unitsOf(army).reduce((sum, { type, count }) => sum + count * (isAtSea ? 1 : (HITS.get(type) ?? 1)), 0);
};

/** The place in the turn order, and what it costs in battle; barbarians have neither. */
export const placeOf = (
  { order }: MUView,
  side: string,
): { readonly place: number; readonly malus: number } | undefined => {
  const place = order.indexOf(side as Player);
  return place < 0 ? undefined : { place: place + 1, malus: components.turnOrderMalus[order.length][place] };
};
