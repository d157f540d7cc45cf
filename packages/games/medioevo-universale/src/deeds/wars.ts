import { TERRITORY } from '../catalog.js';
import { tell } from '../events.js';
import type { Player, TerritoryId } from '../ids.js';
import { hasArmy } from '../rules/armies.js';
import { lastHolderOf } from '../rules/control.js';
import { mayFight, pairOf, treatyIdsBetween } from '../rules/relations.js';
import { isStillDue } from '../rules/support.js';
import type { MU } from '../state.js';
import { gainHonour } from './honour.js';
import { breakTreaty, endRights } from './treaties.js';

const breakAll = (g: MU, by: Player, other: Player): void => {
  for (const id of treatyIdsBetween(g, by, other)) breakTreaty(g, id, by);
};

/** @rule MU C-war-declare It may be fought from the next round on, and breaks all treaties between the two. */
export const declareWar = (g: MU, by: Player, on: Player): void => {
  tell(g, 'war-declared', { by, on, from: g.round + 1 });
  breakAll(g, by, on);
  g.wars[pairOf(by, on)] = { from: g.round + 1 };
  forgetGuests(g, by, on);
};

/** @rule MU C-war-hostile @rule MU V-ingame-undeclared Once for each new war; it is on from now. */
export const openHostilities = (g: MU, by: Player, against: Player): void => {
  if (mayFight(g, by, against)) return;
  tell(g, 'war-opened', { by, on: against });
  breakAll(g, by, against);
  g.wars[pairOf(by, against)] = { from: g.round };
  gainHonour(g, by, 'attack-without-declaration');
  forgetGuests(g, by, against);
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

/** @rule MU C-war-peace Whoever stands in the other's lands must leave, as a guest whose right has ended. */
export const makePeace = (g: MU, a: Player, b: Player): void => {
  delete g.wars[pairOf(a, b)];
  tell(g, 'peace-made', { a, b });
  endSupports(g);
  for (const [player, host] of [
    [a, b],
    [b, a],
  ] as const)
    for (const at of Object.keys(g.armies) as TerritoryId[])
      if (Object.hasOwn(TERRITORY, at) && hasArmy(g, at, player) && lastHolderOf(g, at) === host)
        g.overstaying.push({ player, host, at, until: g.phase > 5 ? g.round + 1 : g.round });
};

/** @rule MU C-support Who was called for a war that is over may go, and must. */
const endSupports = (g: MU): void => {
  for (const over of g.supports.filter(each => !isStillDue(g, each)))
    endRights(g, [over.supporter, over.beneficiary], () => {
      g.supports = g.supports.filter(each => each !== over);
    });
};

/** Enemies are no guests: nobody waits for them to leave. */
const forgetGuests = (g: MU, a: Player, b: Player): void => {
  g.overstaying = g.overstaying.filter(
    ({ player, host }) => !((player === a && host === b) || (player === b && host === a)),
  );
};
