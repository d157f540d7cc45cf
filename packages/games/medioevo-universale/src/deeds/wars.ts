import { TERRITORY } from '../catalog.js';
import { tell } from '../events.js';
import type { Player, TerritoryId } from '../ids.js';
import { hasArmy } from '../rules/armies.js';
import { lastHolderOf } from '../rules/control.js';
import { arePair, isGuestOf, mayAnswer, mayFight, pairOf, treatyIdsBetween } from '../rules/relations.js';
import { isStillDue } from '../rules/support.js';
import type { MU } from '../state.js';
import { gainHonour } from './honour.js';
import { breakTreaty, endRights, stayOn } from './treaties.js';

const breakAll = (g: MU, by: Player, other: Player): void => {
  for (const id of treatyIdsBetween(g, by, other)) breakTreaty(g, id, by);
};

/**
 * @rule MU C-war-declare It may be fought from the next round on, and breaks all treaties between the two. Who was a guest until now
 * takes nothing before that (M-76); who had to leave before has no more time than he had.
 */
export const declareWar = (g: MU, by: Player, on: Player): void => {
  const from = g.round + 1;
  tell(g, 'war-declared', { by, on, from });
  const before = [...g.overstaying];
  breakAll(g, by, on);
  g.wars[pairOf(by, on)] = { from, by };
  for (const each of staysBetween(g, by, on)) if (!before.includes(each)) each.until = from;
};

/** @rule MU C-war-hostile @rule MU V-ingame-undeclared Once for each new war; it is on from now. */
export const openHostilities = (g: MU, by: Player, against: Player): void => {
  if (mayFight(g, by, against)) return;
  if (mayAnswer(g, by, against)) {
    // It stays the war of whoever has declared it.
    tell(g, 'war-answered', { by, on: against });
    g.wars[pairOf(by, against)] = { from: g.round, by: against };
    endStays(g, by, against);
    return;
  }
  tell(g, 'war-opened', { by, on: against });
  breakAll(g, by, against);
  g.wars[pairOf(by, against)] = { from: g.round, by };
  gainHonour(g, by, 'attack-without-declaration');
  endStays(g, by, against);
};

/** @rule MU C-war-truce Until the end of the round; a battle between them ends after its round. */
export const makeTruce = (g: MU, a: Player, b: Player): void => {
  const war = g.wars[pairOf(a, b)];
  if (!war) return;
  war.truce = g.round;
  tell(g, 'truce-made', { a, b });
  const sides = g.battle && [g.battle.sides.attacker.side, g.battle.sides.defender.side];
  if (g.battle && sides?.includes(a) && sides.includes(b)) g.battle.isBrokenOff = true;
};

/** @rule MU C-war-peace Whoever stands in the other's lands must leave, as a guest whose right has ended, unless he has one. */
export const makePeace = (g: MU, a: Player, b: Player): void => {
  delete g.wars[pairOf(a, b)];
  tell(g, 'peace-made', { a, b });
  // Whoever was to lose his host's land to the war has the usual time again.
  const stays = staysBetween(g, a, b);
  g.overstaying = g.overstaying.filter(each => !stays.includes(each));
  endSupports(g);
  for (const [player, host] of [
    [a, b],
    [b, a],
  ] as const)
    for (const at of Object.keys(g.armies) as TerritoryId[])
      if (
        Object.hasOwn(TERRITORY, at) &&
        hasArmy(g, at, player) &&
        lastHolderOf(g, at) === host &&
        !isGuestOf(g, player, host, at)
      )
        stayOn(g, player, host, at);
};

/** @rule MU C-support Who was called for a war that is over may go, and must. */
export const endSupports = (g: MU): void => {
  for (const over of g.supports.filter(each => !isStillDue(g, each)))
    endRights(g, [over.supporter, over.beneficiary], () => {
      g.supports = g.supports.filter(each => each !== over);
    });
};

/** Who of the two is still in the other's lands without a right. */
const staysBetween = (g: MU, a: Player, b: Player) =>
  g.overstaying.filter(({ player, host }) => arePair(a, b)(player, host));
/** @rule MU C-treaty-leave Nobody waits any longer for enemies to leave: what becomes of them shows when this phase 5 ends (M-76). */
const endStays = (g: MU, a: Player, b: Player): void => {
  for (const stay of staysBetween(g, a, b)) stay.until = Math.min(stay.until, g.round);
};
