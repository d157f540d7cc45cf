import { call, done, type Frame, go, type Procedure } from '@hegemon/kernel';
import { newBout, newSide, STANCES, type Stance } from '../../battle.js';
import { isSea } from '../../catalog.js';
import { closeRanks, surrender } from '../../deeds/battle.js';
import { endBattle } from '../../deeds/battle-end.js';
import { removeMarker } from '../../deeds/buildings.js';
import { seizeFelled, settleCaptives } from '../../deeds/captives.js';
import { noteTended } from '../../deeds/purchases.js';
import { tell } from '../../events.js';
import type { BattleCall } from '../../frames/battle.js';
import type { TerritoryId } from '../../ids.js';
import { armyOf, isHired, sizeOf } from '../../rules/armies.js';
import { mannedIn, navalBonus } from '../../rules/battle/galleys.js';
import { battleOf, boutOf, isDecided, isForbidden, playerIn, sideIn, unitsIn } from '../../rules/battle/parties.js';
import { isPlayer } from '../../rules/pieces.js';
import { areAtWar } from '../../rules/relations.js';
import { partiesFirst } from '../../rules/seating.js';
import type { MU } from '../../state.js';
import type { Army, Troop } from '../../troops.js';
import { openWindow } from '../uses/window.js';
import { beginArchery } from './archery.js';
import { beginDeclarations } from './declarations.js';
import { beginLosses } from './losses.js';
import { beginMelee } from './melee.js';
import { beginParley } from './parley.js';
import { beginReload } from './reload.js';
import { beginSiege } from './siege.js';
import { beginSinking } from './sinking.js';

type Step =
  | 'begin'
  | 'opened'
  | 'parleyed'
  | 'round'
  | 'declare'
  | 'siege'
  | 'archery'
  | 'melee'
  | 'losses'
  | 'settle'
  | 'pause'
  | 'paused'
  | 'reloaded'
  | 'close';
interface BattleFrame extends Frame<Step>, BattleCall {
  proc: 'battle';
  surrendered?: Stance;
}

/** @rule MU card.28 What was lost in this battle round may be bought back in the next round. */
const tend = (g: MU, stance: Stance): void => {
  const { isTended, casualties } = boutOf(g, stance);
  const player = playerIn(g, stance);
  if (!isTended || player === undefined) return;
  const own: Army = Object.fromEntries(Object.entries(casualties).filter(([troop]) => !isHired(troop as Troop)));
  if (sizeOf(own) > 0) noteTended(g, player, own);
};

/** @rule MU 5-battle One battle round after the other, until it is over. */
export const battle: Procedure<MU, BattleFrame> = {
  name: 'battle',
  rule: 'MU 5-battle',
  steps: {
    begin(g, f) {
      const { at, attacker, defender, holder } = f;
      const size = (side: typeof attacker): number => sizeOf(armyOf(g, at, side));
      g.battle = {
        at,
        round: 0,
        sides: { attacker: newSide(attacker, size(attacker)), defender: newSide(defender, size(defender)) },
        ...(holder && { holder }),
        isBetweenRounds: true,
      };
      if (isPlayer(attacker) && isPlayer(defender) && areAtWar(g, attacker, defender)) g.battle.isWar = true;
      tell(g, 'battle-began', { at, attacker, defender });
      // @rule MU window.battle-start
      return openWindow(g, f, 'battle-start', partiesFirst(g));
    },
    /** MU card.1 What is forbidden does not begin, and no marker is lost. */
    opened(g) {
      if (isForbidden(g) || isDecided(g)) return go('close');
      const { at } = battleOf(g);
      // MU V-ingame-army Whoever has come before the first round belongs to it, and who has gone over does not.
      for (const stance of STANCES) sideIn(g, stance).began = unitsIn(g, stance);
      // MU 5-control-markers
      if (!isSea(at)) removeMarker(g, at as TerritoryId);
      // MU 5-naval Whoever has loaded his galleys knows who is aboard which.
      return call(beginReload(), 'reloaded');
    },
    parleyed(g, f) {
      const stance = f.returned as Stance | undefined;
      if (stance) {
        f.surrendered = stance;
        surrender(g, stance);
      }
      if (stance || isForbidden(g) || isDecided(g)) return go('close');
    },
    /** MU window.round-start */
    round(g, f) {
      const now = battleOf(g);
      now.round++;
      delete now.isBetweenRounds;
      for (const stance of STANCES) {
        sideIn(g, stance).now = newBout();
        delete sideIn(g, stance).hasParleyed;
        boutOf(g, stance).naval = navalBonus(g, stance);
        boutOf(g, stance).manned = mannedIn(g, stance);
      }
      tell(g, 'battle-round-began', { at: now.at, round: now.round });
      return openWindow(g, f, 'round-start', partiesFirst(g));
    },
    declare(g) {
      closeRanks(g);
      if (!isDecided(g)) return call(beginDeclarations());
      // MU tech.influence Nobody is left to fight: it was no round, and nobody was beaten in it.
      battleOf(g).round--;
      return go('close');
    },
    siege: () => call(beginSiege()),
    archery: g => (isDecided(g) ? go('settle') : call(beginArchery())),
    /** MU 5-battle-nomelee */
    melee: g => (isDecided(g) ? go('settle') : call(beginMelee())),
    losses(g, f) {
      const hasMelee = f.returned === true;
      if (!hasMelee) return go('settle');
      for (const stance of STANCES) if (boutOf(g, stance).hasWon) seizeFelled(g, stance);
      return call(beginLosses());
    },
    settle(g) {
      for (const stance of STANCES) boutOf(g, stance).lateFallen = {};
      // Whoever is left alone without a melee has won as well.
      const [left, ...others] = STANCES.filter(stance => unitsIn(g, stance) > 0);
      const hasWinner = STANCES.some(stance => boutOf(g, stance).dice !== undefined);
      if (left && others.length === 0 && !hasWinner) seizeFelled(g, left);
      for (const stance of STANCES) settleCaptives(g, stance);
      for (const stance of STANCES) tend(g, stance);
      return call(beginSinking());
    },
    /** MU window.round-end Where both are still there. */
    pause(g, f) {
      if (isDecided(g) || battleOf(g).retreatedTo !== undefined) return go('close');
      battleOf(g).isBetweenRounds = true;
      return openWindow(g, f, 'round-end', partiesFirst(g));
    },
    paused: g => (isForbidden(g) || isDecided(g) ? go('close') : call(beginReload())),
    /** MU 5-battle-next */
    reloaded: () => call(beginParley(), 'parleyed'),
    close: (g, f) => done(endBattle(g, f.surrendered)),
  },
};
