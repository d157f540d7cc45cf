import { pick, subset } from '@hegemon/kernel';
import { figureOf, isSea } from '../catalog.js';
import { addUnits, removeUnits } from '../deeds/armies.js';
import { tell } from '../events.js';
import { type AreaId, BARBARIANS, type Player, type TerritoryId } from '../ids.js';
import { armyOf, hasArmy, isHired, sizeOf, TROOPS } from '../rules/armies.js';
import { barbarianAreas, hordeAtHand } from '../rules/barbarians.js';
import { controls } from '../rules/control.js';
import { holdsAt } from '../rules/effects.js';
import { type Token, tokensOf, troopOf } from '../rules/tokens.js';
import type { MU } from '../state.js';
import type { Army, HiredTroop, LentTroop, OwnTroop, Troop } from '../troops.js';
import type { CardAbilities } from './abilities.js';
import { namedAs } from './ability.js';
import { stanceOf } from './in-battle.js';

/** @rule MU card.65 Barbarian pieces in the army of a player. */
const HIRED: Readonly<Partial<Record<Troop, HiredTroop>>> = {
  'light-infantry': 'hired-light-infantry',
  archer: 'hired-archer',
  'captain-1': 'hired-captain',
};
const hiredHorde = (g: MU): Army => {
  const army: Army = {};
  for (const [troop, count] of Object.entries(hordeAtHand(g)) as [Troop, number][]) {
    const hired = HIRED[troop];
    if (hired) army[hired] = count;
  }
  return army;
};
const lands = (g: MU, player: Player): readonly TerritoryId[] =>
  (Object.keys(g.armies) as AreaId[]).filter(at => !isSea(at) && hasArmy(g, at, player)) as TerritoryId[];
/** Where he is master; of a battle, where he was until the attacker came. */
const campsOf = (g: MU, player: Player): readonly TerritoryId[] => {
  const { battle } = g;
  return battle
    ? lands(g, player).filter(at => at === battle.at && battle.holder === player)
    : lands(g, player).filter(at => controls(g, player, at));
};

/** @rule MU card.66 Barbarians whom his units may join: never against his own, @rule MU card.3 nor where nobody may enter. */
const bands = (g: MU, player: Player): readonly AreaId[] => {
  const { battle } = g;
  const open = barbarianAreas(g).filter(at => !hasArmy(g, at, player) && !holdsAt(g, 'no-passage', at));
  return battle ? open.filter(at => at === battle.at && stanceOf(g, BARBARIANS) !== undefined) : open;
};
type Volunteer = `${Token}@${string}`;
/** Own units in his territories that are in no battle, @rule MU card.3 and where they may leave. */
const volunteers = (g: MU, player: Player): readonly Volunteer[] =>
  lands(g, player)
    .filter(at => at !== g.battle?.at && controls(g, player, at) && !holdsAt(g, 'no-passage', at))
    .flatMap(at =>
      tokensOf(armyOf(g, at, player))
        .filter(token => !isHired(troopOf(token)))
        .map((token): Volunteer => `${token}@${at}`),
    );
const homeOf = (volunteer: Volunteer): TerritoryId => volunteer.slice(volunteer.indexOf('@') + 1) as TerritoryId;

export const marauders: CardAbilities = {
  /** @rule MU card.65 A horde for hire, until the round is over. */
  'realm-65': {
    rule: 'MU card.65',
    price: figureOf('realm-65', 'cost'),
    isUsable: (g, use) => sizeOf(hordeAtHand(g)) > 0 && campsOf(g, use.seat).length > 0,
    names: [{ prompt: 'name-territory', offer: (g, use) => [pick('name', campsOf(g, use.seat))] }],
    carryOut(g, use) {
      const at = namedAs<TerritoryId>(use);
      const army = hiredHorde(g);
      addUnits(g, at, use.seat, army);
      tell(g, 'horde-hired', { player: use.seat, at, army: { ...army } as Record<string, number> });
    },
  },
  /** @rule MU card.66 Up to three of his own fight as barbarians. */
  'realm-66': {
    rule: 'MU card.66',
    isUsable: (g, use) => bands(g, use.seat).length > 0 && volunteers(g, use.seat).length > 0,
    names: [
      { prompt: 'name-barbarians', offer: (g, use) => [pick('name', bands(g, use.seat))] },
      {
        prompt: 'name-volunteers',
        offer(g, use) {
          const all = volunteers(g, use.seat);
          return [subset('name-some', all, 1, Math.min(all.length, figureOf('realm-66', 'count')))];
        },
      },
    ],
    carryOut(g, use) {
      const at = namedAs<AreaId>(use, 0);
      const chosen = namedAs<readonly Volunteer[]>(use, 1);
      const joining: Army = {};
      for (const home of new Set(chosen.map(homeOf))) {
        const army: Army = {};
        for (const volunteer of chosen.filter(each => homeOf(each) === home)) {
          const troop = troopOf(volunteer.slice(0, volunteer.indexOf('@')) as Token) as OwnTroop;
          army[troop] = (army[troop] ?? 0) + 1;
        }
        removeUnits(g, home, use.seat, army);
        for (const troop of TROOPS) {
          const lent = `lent-${troop}` as LentTroop;
          if (army[troop]) joining[lent] = (joining[lent] ?? 0) + army[troop];
        }
        g.lent.push({ owner: use.seat, at, home, army });
      }
      addUnits(g, at, BARBARIANS, joining);
      tell(g, 'joined-barbarians', { player: use.seat, at, army: { ...joining } as Record<string, number> });
    },
  },
};
