import { BUILDING, buildingOf, GOOD_OF } from '../../../src/catalog.js';
import type { BuildingKind, BuildingType, Good, Level, Player, TerritoryId } from '../../../src/ids.js';
import type { MUView } from '../../../src/view.js';
import type { Rule } from '../../places.js';

/** A building where it stands. */
export interface Building {
  readonly kind: BuildingKind;
  readonly level: Level;
  readonly type: BuildingType;
  readonly damage: number;
}
/** What belongs to a territory itself: it never moves. */
export interface Site {
  readonly id: TerritoryId;
  /** What is produced there; absent where nobody lives. */
  readonly good?: Good;
  readonly market: readonly Good[];
  /** Civil, military, cathedral. */
  readonly buildings: readonly Building[];
  readonly marker?: Player;
  readonly rules: readonly Rule[];
}

const buildingsAt = ({ buildings }: MUView, id: TerritoryId): readonly Building[] => {
  const { civil, military, cathedral, civilDamage, militaryDamage, cathedralDamage } = buildings;
  const found: (readonly [BuildingKind, Level | undefined, number | undefined])[] = [
    ['civil', civil[id], civilDamage[id]],
    ['military', military[id], militaryDamage[id]],
    ['cathedral', cathedral[id] ? (BUILDING.cathedral.level as Level) : undefined, cathedralDamage[id]],
  ];
  return found.flatMap(([kind, level, damage = 0]) =>
    level === undefined ? [] : [{ kind, level, type: buildingOf(kind, level), damage }],
  );
};
const RULES: readonly string[] = [
  'no-fighting',
  'no-trade',
  'no-passage',
  'event-shield',
  'higher-walls',
  'double-shelter',
  'edict',
] satisfies Rule[];

export const siteOf = (view: MUView, id: TerritoryId): Site => {
  const rules = view.effects.flatMap(effect => ('at' in effect && effect.at === id ? [effect.type] : []));
  const [good, marker] = [GOOD_OF[id], view.markers[id]];
  return {
    id,
    ...(good && { good }),
    market: view.market[id] ?? [],
    buildings: buildingsAt(view, id),
    ...(marker && { marker }),
    rules: [...new Set(rules)].filter((rule): rule is Rule => RULES.includes(rule)),
  };
};
