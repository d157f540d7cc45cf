import { amount, pick } from '@hegemon/kernel';
import { STANCES, type Stance } from '../battle.js';
import { figureOf } from '../catalog.js';
import { tell } from '../events.js';
import type { Dice } from '../fighting.js';
import { BARBARIANS } from '../ids.js';
import type { MU } from '../state.js';
import type { Use } from '../uses.js';
import type { CardAbilities } from './abilities.js';
import { type Ability, type Naming, namedAs } from './ability.js';

/** A die of the roll that lies there, or of an attack: `die-2`, `attacker-1`. Not the barbarians' own: they are fixed. */
type Die = `${'die' | Stance}-${number}`;
const dice = (g: MU, { window }: Use): readonly Die[] => {
  if (window === 'die-rolled')
    return (g.roll?.dice ?? []).flatMap((pips, i): Die[] => (pips > 1 ? [`die-${i + 1}`] : []));
  return STANCES.flatMap(stance => {
    const side = g.battle?.sides[stance];
    if (!side || side.side === BARBARIANS) return [];
    return (side.now.dice ?? []).flatMap((pips, i): Die[] => (pips > 1 ? [`${stance}-${i + 1}`] : []));
  });
};
const partsOf = (die: Die): readonly ['die' | Stance, number] => {
  const cut = die.lastIndexOf('-');
  return [die.slice(0, cut) as 'die' | Stance, Number(die.slice(cut + 1)) - 1];
};
const pipsOf = (g: MU, die: Die): number => {
  const [whose, i] = partsOf(die);
  return (whose === 'die' ? g.roll?.dice[i] : g.battle?.sides[whose].now.dice?.[i]) ?? 1;
};
const turn = (g: MU, die: Die, by: number): void => {
  const [whose, i] = partsOf(die);
  const pips = Math.max(1, pipsOf(g, die) - by);
  tell(g, 'die-turned', { die, pips });
  if (whose === 'die') g.roll!.dice[i] = pips;
  else {
    const { now } = g.battle!.sides[whose];
    now.dice = now.dice!.map((each, k) => (k === i ? pips : each)) as unknown as Dice;
  }
};

const die: Naming = { prompt: 'name-die', offer: (g, use) => [pick('name', dice(g, use))] };
const lowering = (rule: string, most: number): Ability => ({
  rule,
  isUsable: (g, use) => dice(g, use).length > 0,
  names: [
    die,
    ...(most > 1
      ? [
          {
            prompt: 'name-pips',
            offer: (g: MU, use: Use) => [
              amount('name-amount', 1, Math.max(1, Math.min(most, pipsOf(g, namedAs<Die>(use)) - 1))),
            ],
          },
        ]
      : []),
  ],
  carryOut: (g, use) => turn(g, namedAs<Die>(use), most > 1 ? namedAs<number>(use, 1) : 1),
});

/** @rule MU card.46 @rule MU card.47 Never below 1; it can make a roll critical. */
export const assassin: CardAbilities = {
  'realm-46': lowering('MU card.46', -figureOf('realm-46', 'amount')),
  'realm-47': lowering('MU card.47', -figureOf('realm-47', 'amount')),
};
