import type { Stance } from '../../../src/battle.js';
import { components, isSea } from '../../../src/catalog.js';
import type { Fighter, Order } from '../../../src/fighting.js';
import type { MUView } from '../../../src/view.js';
import { countOf, typeOf } from '../pieces/model.js';
import { armyIn, crewsIn, OTHER } from './force.js';
import { wallsOf } from './ledger.js';

/** A line of the battle panel: what bears on a side, and by which rule. It only reads what lies on the table. */
export interface Modifier {
  readonly code: ModifierCode;
  /** Good or bad for the side below which it stands; `·` for what changes nothing. */
  readonly sign: '+' | '-' | '·';
  readonly rule: string;
  readonly count?: number;
  readonly types?: readonly Fighter[];
  readonly order?: Order;
}
export type ModifierCode =
  | 'commands'
  | 'order'
  | 'crew'
  | 'shot'
  | 'archers'
  | 'able'
  | 'blocked'
  | 'idle'
  | 'walls'
  | 'capturing'
  | 'retreating'
  | 'thrown-in'
  | 'naval'
  | 'extra'
  | 'may-reroll';

const { hitOn } = components.siegeEngines;
const ABILITY_RULES: Readonly<Record<Fighter, string>> = {
  archer: 'MU 5-units-ar',
  'light-infantry': 'MU 5-units-li',
  'heavy-infantry': 'MU 5-units-hi',
  cavalry: 'MU 5-units-cv',
};
const ON_LAND: readonly Fighter[] = ['cavalry', 'heavy-infantry', 'light-infantry', 'archer'];
const AT_SEA: readonly Fighter[] = ['light-infantry', 'archer'];

const countsIn = (view: MUView, stance: Stance, type: Fighter): number =>
  Object.entries(armyIn(view, stance)).reduce((sum, [troop, n]) => sum + (typeOf(troop) === type ? n : 0), 0);

/** Before the abilities are settled: what both sides have is blocked; afterwards only what the rules have let through counts. */
const abilitiesIn = (view: MUView, stance: Stance): readonly Modifier[] => {
  const { now } = view.battle!.sides[stance];
  const isSettled = Object.keys(now.able).length > 0;
  const types = (isSea(view.battle!.at) ? AT_SEA : ON_LAND).filter(
    type => countsIn(view, stance, type) > 0 && !(type === 'archer' && (isSettled || now.archery.length > 0)),
  );
  const ableOf = (type: Fighter): number => {
    if (isSettled) return now.able[type] ?? 0;
    return countsIn(view, OTHER[stance], type) > 0 ? 0 : countsIn(view, stance, type);
  };
  const blocked = types.filter(type => ableOf(type) === 0);
  return [
    ...types
      .filter(type => ableOf(type) > 0)
      .map(
        (type): Modifier => ({
          code: 'able',
          sign: '+',
          rule: ABILITY_RULES[type],
          types: [type],
          count: ableOf(type),
        }),
      ),
    ...(blocked.length > 0
      ? [{ code: 'blocked', sign: '·', rule: 'MU 5-units-block', types: blocked } satisfies Modifier]
      : []),
  ];
};

export const modifiersOf = (view: MUView, stance: Stance): readonly Modifier[] => {
  const { battle, damage } = view;
  const { now, idle } = battle!.sides[stance];
  const other = battle!.sides[OTHER[stance]].now;
  const arrows = now.archery.length;
  const hits = now.archery.filter(pips => pips - now.archeryBonus <= Math.max(...hitOn)).length;
  const [felled, crews] = [countOf(now.shotDown), crewsIn(view, stance)];
  const lines: readonly (Modifier | false)[] = [
    now.commands > 0 && { code: 'commands', sign: '+', rule: 'MU 5-units-cp-net', count: now.commands },
    ...now.orders.map(
      (order): Modifier => ({
        code: 'order',
        sign: '+',
        rule: `MU 5-units-cp-${order.slice(0, order.indexOf(':'))}`,
        order,
      }),
    ),
    ...crews.map(([, crew]): Modifier => ({ code: 'crew', sign: '·', rule: 'MU 5-siege-crew', count: countOf(crew) })),
    felled > 0 && { code: 'shot', sign: '-', rule: 'MU 5-battle-3', count: felled },
    arrows > 0 && { code: 'archers', sign: hits > 0 ? '+' : '·', rule: 'MU 5-units-ar', count: arrows },
    ...abilitiesIn(view, stance),
    countOf(idle) > 0 && { code: 'idle', sign: '-', rule: 'MU card.18', count: countOf(idle) },
    now.shelter.length > 0 && { code: 'walls', sign: '+', rule: 'MU 5-protection', count: wallsOf(view, stance) },
    now.isCapturing === true && {
      code: 'capturing',
      sign: now.isPenalised ? '-' : '·',
      rule: 'MU 5-capture-declare',
    },
    now.isRetreating === true && { code: 'retreating', sign: '-', rule: 'MU 5-retreat-announce' },
    now.sacrificed > 0 && { code: 'thrown-in', sign: '+', rule: 'MU 5-units-li', count: now.sacrificed },
    now.naval > 0 && { code: 'naval', sign: '+', rule: 'MU 5-naval-bonus', count: now.naval },
    now.bonus !== 0 && { code: 'extra', sign: now.bonus > 0 ? '+' : '-', rule: 'MU A-use', count: now.bonus },
    stance === 'defender' &&
      battle!.sides.defender.side !== 'barbarians' &&
      other.dice !== undefined &&
      now.dice !== undefined &&
      damage === undefined &&
      now.attack === 0 && { code: 'may-reroll', sign: '+', rule: 'MU 5-battle-6' },
  ];
  return lines.filter(line => line !== false);
};
