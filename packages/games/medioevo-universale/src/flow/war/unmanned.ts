import type { Frame } from '@hegemon/kernel';
import { beginRaid } from '../../frames/barbarians.js';
import { beginSpoils } from '../../frames/war.js';
import type { AreaId, Player, VehicleId } from '../../ids.js';
import { hasArmy } from '../../rules/armies.js';
import { isRaidable } from '../../rules/barbarians.js';
import { captorsAt } from '../../rules/movement/step.js';
import type { MU } from '../../state.js';

/** @rule MU 5-move-unmanned Where an opposing army stands, empty vehicles fall to its owner; barbarians destroy them. */
export const fallOf = (g: MU, player: Player, at: AreaId, vehicles: readonly VehicleId[]): Frame | undefined => {
  if (hasArmy(g, at, player)) return undefined;
  if (isRaidable(g, at)) return beginRaid(at);
  const [victor] = captorsAt(g, player, at);
  return victor && beginSpoils({ at, victor, loser: player, isConquest: false, only: [...vehicles] });
};
