import { components } from '../catalog.js';
import type { Dice } from '../fighting.js';
import type { UnitType } from '../ids.js';
import { levelOf, TROOPS, typeOf } from '../rules/armies.js';
import { attackValue, lossValue } from '../rules/dice.js';
import type { Army, Troop } from '../troops.js';
import { roundFor } from './duel.js';

const HITS = Object.fromEntries(components.units.map(({ id, hits }) => [id, hits])) as Readonly<
  Record<UnitType, number>
>;
/** What somebody does in a fight beside what he can take, roughly; captains for each level. */
const BEYOND: Readonly<Record<UnitType, number>> = {
  'light-infantry': 0,
  archer: 0.5,
  'heavy-infantry': 0.6,
  cavalry: 1.5,
  captain: 0.4,
};
const MIGHT = Object.fromEntries(
  TROOPS.map(troop => [troop, HITS[typeOf(troop)] + BEYOND[typeOf(troop)] * Math.max(1, levelOf(troop))]),
) as Readonly<Record<Troop, number>>;

export const mightOf = (army: Army | undefined): number => {
  let sum = 0;
  for (const troop in army) sum += MIGHT[troop as Troop] * (army[troop as Troop] ?? 0);
  return sum;
};
export const countIn = (army: Army | undefined): number => {
  let sum = 0;
  for (const troop in army) sum += army[troop as Troop] ?? 0;
  return sum;
};
export const mightOfTroop = (troop: Troop): number => MIGHT[troop];

/** Who fights, by numbers. */
interface Host {
  units: number;
  hits: number;
  archers: number;
  heavy: number;
  cavalry: number;
}
const hostOf = (army: Army, isAtSea: boolean): Host => {
  const host: Host = { units: 0, hits: 0, archers: 0, heavy: 0, cavalry: 0 };
  for (const key in army) {
    const troop = key as Troop;
    const [type, count] = [typeOf(troop), army[troop] ?? 0];
    host.units += count;
    host.hits += isAtSea ? count : HITS[type] * count;
    // A captain is an archer where nothing better is to be had of him.
    if (type === 'archer' || type === 'captain') host.archers += count;
    // MU 5-naval-abilities Horse and armour are of no use aboard.
    else if (isAtSea) continue;
    else if (type === 'heavy-infantry') host.heavy += count;
    else if (type === 'cavalry') host.cavalry += count;
  }
  return host;
};

/** What an enemy throws, where the dice do not lie there yet. */
const USUAL_ATTACK = 6;
const USUAL_LOSS = 1.5;
const ARROW = components.siegeEngines.hitOn.length / 8;
const PER_CAVALRY = 2;
/** How surely the stronger one wins. Where both are gone within a round, nobody has won. */
const SURENESS = 6;
const DRAW = 0.4;
const LEAST = 0.1;

/**
 * A rough chance that one army beats another. `dice` are those of the enemy, where they are known: barbarians fight with the
 * dice of the circle of war. @rule MU E-dice @rule MU 5-naval-damage Good for an order in which to try, not for odds.
 */
export const chanceAgainst = (own: Army, foe: Army, dice?: Dice, bonus = 0, isAtSea = false): number => {
  const [us, them] = [hostOf(own, isAtSea), hostOf(foe, isAtSea)];
  if (us.units === 0) return 0;
  if (them.units === 0) return 1;
  const against = (dice ? attackValue(dice) : USUAL_ATTACK) - bonus;
  const round = roundFor({ against, own: us.units, theirs: them.units });
  // MU 5-units-block: what both have is of no use to either.
  const dealt =
    (them.archers > 0 ? 0 : us.archers * ARROW) +
    (them.cavalry > 0 ? 0 : us.cavalry * PER_CAVALRY * round.held) +
    Math.max(0, (dice ? lossValue(dice) : USUAL_LOSS) - (us.heavy > 0 ? 0 : them.heavy));
  const taken =
    (us.archers > 0 ? 0 : them.archers * ARROW) +
    (us.cavalry > 0 ? 0 : them.cavalry * PER_CAVALRY * (1 - round.held)) +
    Math.max(0, round.loss - (them.heavy > 0 ? 0 : us.heavy));
  // In rounds: nobody falls in less than one.
  const toWin = Math.max(1, them.hits / Math.max(LEAST, dealt + round.dealt));
  const toLose = Math.max(1, us.hits / Math.max(LEAST, taken + round.taken));
  return 1 / (1 + Math.exp(DRAW + (SURENESS * (toWin - toLose)) / (toLose + toWin)));
};
