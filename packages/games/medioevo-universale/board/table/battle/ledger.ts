import type { Shelter, Stance } from '../../../src/battle.js';
import { BUILDING, buildingOf } from '../../../src/catalog.js';
import type { Level, TerritoryId } from '../../../src/ids.js';
import type { MUView } from '../../../src/view.js';
import { criticalIn } from '../chronicle.js';
import { lineIn, OTHER, placeOf } from './force.js';

/** A line of a ledger: what, how much, and by which rule. The lines of one ledger add up. */
export interface Row {
  readonly code: RowCode;
  readonly value: number;
  readonly rule: string;
  /** What it is made of: pips and how often, or the difference before it was capped. */
  readonly parts?: readonly number[];
}
export type RowCode =
  | 'critical'
  | 'highest'
  | 'malus'
  | 'light'
  | 'naval'
  | 'extra'
  | 'none-below'
  | 'halved'
  | 'lightly'
  | 'lowest'
  | 'heavy'
  | 'retreat'
  | 'spared'
  | 'difference'
  | 'cavalry'
  | 'walls';
export const sumOf = (rows: readonly Row[]): number => rows.reduce((sum, { value }) => sum + value, 0);

/** MU 5-units-li, MU 5-units-cv, MU card.41: what each is worth. */
const PER_LIGHT = 4;
const PER_CAVALRY = 2;
const LIGHTLY = 2;

/** The dice of a side: those it has thrown, or for barbarians those of the round, which lie there from the start. */
export const diceIn = ({ battle, horde }: MUView, stance: Stance): readonly number[] | undefined => {
  const { side, now } = battle!.sides[stance];
  return now.dice ?? (side === 'barbarians' ? horde?.dice : undefined);
};

/** MU 5-battle-critical: how equal dice multiply, in figures; undefined if the highest one counts. */
export const productIn = (dice: readonly number[]): string | undefined => {
  const critical = criticalIn(dice);
  const equal = dice.filter((_, i) => critical[i]);
  return equal.length > 0 ? `${equal.join(' × ')} = ${equal.reduce((all, pips) => all * pips, 1)}` : undefined;
};

const kept = (rows: readonly (Row | false)[]): readonly Row[] => rows.filter(row => row !== false);

/** What the attack value is made of; undefined before the dice lie. */
export const attackRows = (view: MUView, stance: Stance): readonly Row[] | undefined => {
  const dice = diceIn(view, stance);
  // Whoever has only crews left does not roll.
  if (!dice) return lineIn(view, stance) === 0 ? [] : undefined;
  const { side, now } = view.battle!.sides[stance];
  const critical = criticalIn(dice);
  const pips = dice[critical.indexOf(true)];
  const count = critical.filter(Boolean).length;
  const malus = placeOf(view, side)?.malus ?? 0;
  const plain = kept([
    count > 0
      ? { code: 'critical', value: pips ** count, rule: 'MU 5-battle-critical', parts: [pips, count] }
      : { code: 'highest', value: Math.max(...dice), rule: stance === 'attacker' ? 'MU 5-battle-5' : 'MU 5-battle-6' },
    malus !== 0 && { code: 'malus', value: malus, rule: 'MU 5-battle-malus' },
    now.sacrificed > 0 && { code: 'light', value: PER_LIGHT * now.sacrificed, rule: 'MU 5-units-li' },
    now.naval > 0 && { code: 'naval', value: now.naval, rule: 'MU 5-naval-bonus' },
    now.bonus !== 0 && { code: 'extra', value: now.bonus, rule: 'MU A-use' },
  ]);
  const rows = sumOf(plain) < 0 ? [...plain, below(-sumOf(plain))] : plain;
  const value = sumOf(rows);
  if (now.isPenalised && now.isCapturingLightly)
    return [...rows, { code: 'lightly', value: -Math.min(value, LIGHTLY), rule: 'MU card.41' }];
  if (!now.isRetreating && !now.isPenalised) return rows;
  const rule = now.isRetreating ? 'MU 5-retreat-announce' : 'MU 5-capture-declare';
  return [...rows, { code: 'halved', value: Math.ceil(value / 2) - value, rule }];
};
const below = (value: number): Row => ({ code: 'none-below', value, rule: 'MU 5-battle-malus' });

/** What the battle round costs the side itself. */
export const lossRows = (view: MUView, stance: Stance): readonly Row[] | undefined => {
  const dice = diceIn(view, stance);
  if (!dice) return undefined;
  const { able, retreatCost, lowered } = view.battle!.sides[stance].now;
  const base = Math.min(...dice) + retreatCost;
  const heavy = Math.min(base, able['heavy-infantry'] ?? 0);
  return kept([
    { code: 'lowest', value: Math.min(...dice), rule: 'MU 5-battle-loss' },
    retreatCost > 0 && { code: 'retreat', value: retreatCost, rule: 'MU 5-retreat-loss' },
    heavy > 0 && { code: 'heavy', value: -heavy, rule: 'MU 5-units-hi' },
    lowered > 0 && { code: 'spared', value: -Math.min(lowered, base - heavy), rule: 'MU 5-battle-superiority' },
  ]);
};

/** By how much the walls lower the damage to a side, of whatever kind they were declared against. */
export const wallsOf = (view: MUView, stance: Stance): number => {
  const { battle, buildings, effects } = view;
  const { at, holder, sides } = battle!;
  const land = at as TerritoryId;
  const built = holder === sides[stance].side ? (buildings.military[land] ?? 0) : 0;
  const isHigher = effects.some(
    effect => effect.type === 'higher-walls' && effect.at === land && effect.player === sides[stance].side,
  );
  const level = Math.min(3, built + (isHigher ? 1 : 0));
  return level === 0 ? 0 : (BUILDING[buildingOf('military', level as Level)].protection ?? 0);
};
const isSheltered = ({ battle }: MUView, stance: Stance, kind: Shelter): boolean =>
  battle!.sides[stance].now.shelter.includes(kind);

interface Damage {
  /** Who takes it. */
  readonly to: Stance;
  readonly rows: readonly Row[];
  readonly points: number;
}
export interface Result {
  readonly attack: Readonly<Record<Stance, number>>;
  readonly winner?: Stance;
  readonly damage: readonly Damage[];
  /** Points the winner may still spend on more damage or less loss. */
  readonly superiority: number;
}

/** What would follow from the values as they are; undefined before both sides have dice. */
export const resultOf = (view: MUView): Result | undefined => {
  const [attacker, defender] = [attackRows(view, 'attacker'), attackRows(view, 'defender')];
  if (!attacker || !defender) return undefined;
  const attack = { attacker: sumOf(attacker), defender: sumOf(defender) };
  const difference = Math.abs(attack.attacker - attack.defender);
  const winner: Stance | undefined =
    difference === 0 ? undefined : attack.attacker > attack.defender ? 'attacker' : 'defender';
  const hitting: readonly Stance[] = winner ? [winner] : ['attacker', 'defender'];
  const damage = hitting.flatMap(stance => {
    const rows = damageRows(view, stance, difference);
    return rows.length > 0 ? [{ to: OTHER[stance], rows, points: sumOf(rows) }] : [];
  });
  return { attack, ...(winner && { winner }), damage, superiority: Math.floor(difference / 20) };
};

const damageRows = (view: MUView, stance: Stance, difference: number): readonly Row[] => {
  const units = lineIn(view, stance);
  const cavalry = PER_CAVALRY * (view.battle!.sides[stance].now.able.cavalry ?? 0);
  const rows = kept([
    difference > 0 && {
      code: 'difference',
      value: Math.min(difference, units),
      rule: 'MU 5-battle-8',
      parts: [difference, units],
    },
    cavalry > 0 && { code: 'cavalry', value: cavalry, rule: 'MU 5-units-cv' },
  ]);
  const walls = isSheltered(view, OTHER[stance], 'melee') ? wallsOf(view, OTHER[stance]) : 0;
  const averted = Math.min(walls, sumOf(rows));
  return averted > 0 ? [...rows, { code: 'walls', value: -averted, rule: 'MU 5-protection' }] : rows;
};
