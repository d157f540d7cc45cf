import { pick } from '@hegemon/kernel';
import { STANCES, type Stance } from '../battle.js';
import { namedAs } from '../cards/ability.js';
import { armyIn, foeSide, ownSide, troopsOf } from '../cards/in-battle.js';
import { isSea } from '../catalog.js';
import { recountCaptains } from '../deeds/battle.js';
import { addEffect } from '../deeds/effects.js';
import { type Player, UNIT_TYPES, type UnitType } from '../ids.js';
import { typeOf } from '../rules/armies.js';
import { calledSo, namesOf, rosterOf } from '../rules/battle/roster.js';
import { hitsOf, spareIn } from '../rules/damage.js';
import { piecesFor } from '../rules/supply.js';
import type { MU } from '../state.js';
import type { Named, Troop } from '../troops.js';
import type { Activities } from './activity.js';

/** A unit of either side: `attacker/archer`. */
type Standing = `${Stance}/${Troop}`;
const standing = (g: MU): readonly Standing[] =>
  STANCES.flatMap(stance => troopsOf(g, g.battle?.sides[stance]).map((troop): Standing => `${stance}/${troop}`));

/** @rule MU tech.tactics Points whose victims may still be chosen, and among whom. */
const openPoints = (g: MU, seat: Player): number => {
  const { damage } = g;
  const foe = foeSide(g, seat);
  if (!damage || damage.fallen !== undefined || foe?.side !== damage.side) return 0;
  const chosen = Object.values(damage.chosen).reduce<number>((sum, points) => sum + (points ?? 0), 0);
  if (damage.source === 'result') return damage.points - chosen;
  // MU tech.strategy Sure hits are the only ones of archers that can be directed.
  const sure = ownSide(g, seat)?.now.sureHits ?? 0;
  return damage.source === 'archers' ? Math.min(damage.points, sure) - chosen : 0;
};
const victims = (g: MU, seat: Player): readonly Named[] => {
  const foe = foeSide(g, seat);
  const { damage } = g;
  if (!foe || !damage || openPoints(g, seat) <= 0) return [];
  const army = armyIn(g, foe);
  const isAtSea = isSea(damage.at);
  const supply = spareIn(army, piecesFor(g, damage.at, damage.side));
  const posts = rosterOf(g, damage.at, damage.side);
  const roomOf = (name: Named): number =>
    calledSo(posts, name).reduce((sum, { troop }) => sum + hitsOf(troop, isAtSea, supply), 0);
  return namesOf(posts).filter(name => (damage.chosen[name] ?? 0) < roomOf(name));
};

export const combat: Activities = {
  /** @rule MU tech.appointment Anybody's unit is treated as another type, for abilities and blocking, until the round ends. */
  appointment: {
    rule: 'MU tech.appointment',
    isUsable: (g, use) => ownSide(g, use.seat) !== undefined && standing(g).length > 0,
    names: [
      { prompt: 'name-unit', offer: g => [pick('name', standing(g))] },
      {
        prompt: 'name-type',
        offer: (_, use) => {
          const troop = namedAs<Standing>(use).split('/')[1] as Troop;
          return [
            pick(
              'name',
              UNIT_TYPES.filter(type => type !== typeOf(troop)),
            ),
          ];
        },
      },
    ],
    carryOut(g, use) {
      const [stance, troop] = namedAs<Standing>(use).split('/') as [Stance, Troop];
      if (!g.battle) return;
      const { side } = g.battle.sides[stance];
      const { at } = g.battle;
      const as = namedAs<UnitType>(use, 1);
      recountCaptains(g, stance, () =>
        addEffect(g, { type: 'treated-as', at, side, troop, as, by: use.seat, until: 'round' }),
      );
    },
  },
  /** @rule MU tech.tactics Whoever hits chooses whom one point hits, before the rest is assigned. */
  tactics: {
    rule: 'MU tech.tactics',
    isUsable: (g, use) => victims(g, use.seat).length > 0,
    names: [{ prompt: 'name-victim', offer: (g, use) => [pick('name', victims(g, use.seat))] }],
    carryOut(g, use) {
      const name = namedAs<Named>(use);
      if (g.damage) g.damage.chosen[name] = (g.damage.chosen[name] ?? 0) + 1;
    },
  },
  /** @rule MU tech.strategy A point of damage as if an archer had hit. */
  strategy: {
    rule: 'MU tech.strategy',
    isUsable: (g, use) => troopsOf(g, foeSide(g, use.seat)).length > 0,
    carryOut(g, use) {
      const own = ownSide(g, use.seat);
      if (own) own.now.sureHits++;
    },
  },
};
