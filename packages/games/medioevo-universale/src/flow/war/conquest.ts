import { call, done, type Frame, type Procedure } from '@hegemon/kernel';
import { isInhabited } from '../../catalog.js';
import { removeMarker } from '../../deeds/buildings.js';
import { gainBlood, noteBuilder, seize } from '../../deeds/control.js';
import { noteFeat } from '../../deeds/feats.js';
import { gainHonour } from '../../deeds/honour.js';
import { tell } from '../../events.js';
import { beginSpoils, type ConquestCall } from '../../frames/war.js';
import { BARBARIANS } from '../../ids.js';
import { honouredLevels, isHolyPrize, isWorthConquering } from '../../rules/conquest.js';
import { homeOf } from '../../rules/control.js';
import type { MU } from '../../state.js';

interface ConquestFrame extends Frame<'begin' | 'honour' | 'spoils' | 'close'>, ConquestCall {
  proc: 'conquest';
}

/** @rule MU 5-conquer A territory comes to a player: control, honour, and what was left there. */
export const conquest: Procedure<MU, ConquestFrame> = {
  name: 'conquest',
  rule: 'MU 5-conquer',
  steps: {
    begin(g, { at, player, from, isWon }) {
      // MU 5-control-loss-conquest
      if (g.markers[at] !== undefined && g.markers[at] !== player) removeMarker(g, at);
      seize(g, at, player);
      tell(g, 'conquered', { player, at, ...(from && { from }), isWon });
      const home = homeOf(g, at);
      if (home && home !== player) gainBlood(g, home, 1);
    },
    /** MU V-ingame-conquest Levels are counted before anything is plundered. */
    honour(g, { at, player, from, isWon, isFromBarbarians }) {
      if (!isWon) return;
      noteFeat(g, player, { event: 'conquest', at, inhabited: isInhabited(at), fromPlayer: from !== undefined });
      if (isFromBarbarians && homeOf(g, at) === player) {
        noteFeat(g, player, { event: 'uprisingSuppressed' });
        gainHonour(g, player, 'uprising-suppressed');
      }
      if (!isWorthConquering(g, player, at)) return;
      g.conquered[at] = true;
      gainHonour(g, player, 'conquer-inhabited');
      gainHonour(g, player, 'per-building-level', honouredLevels(g, player, at, from));
      if (!isHolyPrize(g, at)) return;
      g.holy[at] = true;
      gainHonour(g, player, 'rome-or-jerusalem-first');
    },
    /** What lies in nobody's land is his to take or to plunder as well. */
    spoils: (_, { at, player, from }) =>
      from === player
        ? undefined
        : call(beginSpoils({ at, victor: player, loser: from ?? BARBARIANS, isConquest: true })),
    close(g, { at, player }) {
      noteBuilder(g, at, player);
      return done();
    },
  },
};
