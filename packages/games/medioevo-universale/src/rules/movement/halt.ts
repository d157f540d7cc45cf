import { isSea } from '../../catalog.js';
import { type AreaId, BARBARIANS, type Player, type Side } from '../../ids.js';
import type { MU } from '../../state.js';
import { hasArmy, hasBarbarians, playersAt } from '../armies.js';
import { controllerBut } from '../barbarians.js';
import { controllerOf, isHosted, lastHolderOf } from '../control.js';
import { areAtWar, areTeamMates, isGuestOf, mayFight, mayMarchInto, mustNotFight } from '../relations.js';

/** Who holds an area against a newcomer; at sea nobody does. Whoever has an army there already may hold it himself. */
export const holderFor = (g: MU, player: Player, at: AreaId, wasThere: boolean): Player | undefined => {
  if (isSea(at)) return undefined;
  if (!hasArmy(g, at, player)) return controllerOf(g, at);
  if (!wasThere || hasBarbarians(g, at)) return controllerBut(g, at, player);
  return controllerOf(g, at) ?? lastHolderOf(g, at);
};

/** @rule MU C-allied @rule MU 0-terms Does a treaty allow both armies to be there? At sea, peace is enough. */
const mayShare = (g: MU, player: Player, other: Player, at: AreaId, holder: Player | undefined): boolean => {
  if (areAtWar(g, player, other)) return false;
  if (isSea(at) || areTeamMates(g, player, other) || isSupport(g, player, other)) return true;
  if (holder === undefined) return false;
  const isWelcome = (each: Player): boolean => each === holder || isGuestOf(g, each, holder, at);
  return isWelcome(player) && isWelcome(other);
};

/** @rule MU C-support Does one of them fight under the orders of the other? */
const isSupport = (g: MU, a: Player, b: Player): boolean =>
  g.supports.some(
    ({ supporter, beneficiary }) => (supporter === a && beneficiary === b) || (supporter === b && beneficiary === a),
  );

/** Armies of other players that stand in the way there. */
export const opposingAt = (g: MU, player: Player, at: AreaId, holder: Player | undefined): readonly Player[] =>
  playersAt(g, at).filter(other => {
    if (other === player) return false;
    return isSea(at) ? mayFight(g, player, other) : !mayShare(g, player, other, at, holder);
  });

/**
 * @rule MU 5-move-halt What makes units halt: @rule MU 5-move-halt-horde barbarians rise; @rule MU 5-move-halt-army an opposing
 * army stands there; @rule MU 5-move-halt-takeover another player's land lies open.
 */
export type Halt = 'horde' | 'army' | 'takeover';
export const haltOf = (g: MU, player: Player, at: AreaId, wasThere: boolean): Halt | undefined => {
  if (hasBarbarians(g, at)) return 'army';
  const holder = holderFor(g, player, at, wasThere);
  if (opposingAt(g, player, at, holder).length > 0) return 'army';
  if (isSea(at)) return undefined;
  if (holder === undefined) return wasThere || playersAt(g, at).some(other => other !== player) ? undefined : 'horde';
  // A friend who is there as a guest does not keep anybody from taking his host's land.
  return holder === player || isGuestOf(g, player, holder, at) ? undefined : 'takeover';
};

/** @rule MU C-war-hostile @rule MU clause.right-of-way Whose land is invaded by entering it. */
export const invadedBy = (g: MU, player: Player, at: AreaId, wasThere = hasArmy(g, at, player)): Player | undefined => {
  const holder = holderFor(g, player, at, wasThere);
  return isSea(at) || holder === undefined || holder === player || mayMarchInto(g, player, holder, at)
    ? undefined
    : holder;
};

/** Does the area make units of this player halt, if they come now? @rule MU clause.stationing Also where he may stay, but not march in (M-89). */
export const haltsAt = (g: MU, player: Player, at: AreaId): boolean =>
  haltOf(g, player, at, hasArmy(g, at, player)) !== undefined || invadedBy(g, player, at) !== undefined;

/** @rule MU 5-multi Whom an army that has come must fight, and whom it may: barbarians first. */
export interface Foes {
  readonly must: readonly Side[];
  readonly may: readonly Player[];
}
export const foesAt = (g: MU, player: Player, at: AreaId, holder: Player | undefined): Foes => {
  const others = playersAt(g, at).filter(other => other !== player && !mustNotFight(g, player, other));
  // MU 5-multi-allies Whoever is at peace and does not hold the area is let alone. MU C-war-peace So is the holder, by who has only to
  // leave his land (M-79).
  const mustLeave = holder !== undefined && !isSea(at) && isHosted(g, player, holder, at);
  const enemies = others.filter(
    other => mayFight(g, player, other) || (other === holder && !mustLeave && !mayShare(g, player, other, at, holder)),
  );
  return {
    must: hasBarbarians(g, at) ? [BARBARIANS, ...enemies] : enemies,
    may: others.filter(other => !enemies.includes(other)),
  };
};
