import { asking, button, call, done, go, type Procedure, pick } from '@hegemon/kernel';
import type { BattleEnd } from '../../battle.js';
import { isSea } from '../../catalog.js';
import { dropForsakenGalleys } from '../../deeds/barbarians.js';
import { comeBack } from '../../deeds/movement.js';
import { stayOn } from '../../deeds/treaties.js';
import { openHostilities } from '../../deeds/wars.js';
import { beginRaid } from '../../frames/barbarians.js';
import { beginBattle } from '../../frames/battle.js';
import { beginHostility } from '../../frames/diplomacy.js';
import { beginWindow } from '../../frames/uses.js';
import { beginConquest, beginEntering, beginSpoils } from '../../frames/war.js';
import { BARBARIANS, type Player, type Side, type TerritoryId } from '../../ids.js';
import { hasArmy, hasBarbarians, playersAt } from '../../rules/armies.js';
import { controllerBut, isRaidable } from '../../rules/barbarians.js';
import { isHosted } from '../../rules/control.js';
import { holderFor, invadedBy, opposingAt } from '../../rules/movement/halt.js';
import { areAtWar, hasTruce, isGuestOf, mayFight } from '../../rules/relations.js';
import { ahead } from '../../rules/seating.js';
import { vehiclesAt } from '../../rules/vehicles.js';
import type { MU } from '../../state.js';
import {
  alliesIn,
  chooserOf,
  comeAsBarbarians,
  comeAsPlayer,
  type EnteringFrame,
  facing,
  fallsTo,
  foesOf,
  isBanned,
  isLand,
  latecomerTo,
  noteBefore,
} from './arrival.js';

const ask = asking<MU, EnteringFrame>();

const holderOf = (g: MU, { at, side, wasThere }: EnteringFrame): Player | undefined => {
  if (side !== BARBARIANS) return holderFor(g, side, at, wasThere === true);
  return isLand(at) ? controllerBut(g, at, side) : undefined;
};

/** @rule MU 5-move-halt Window, horde, battles one after the other, then whatever has become of the area. */
export const entering: Procedure<MU, EnteringFrame> = {
  name: 'entering',
  rule: 'MU 5-move-halt',
  steps: {
    /** MU window.entered */
    begin(g, f) {
      const { at, side } = f;
      // MU 5-multi-allies Whoever comes while a battle is fought there is fought after it, or stands by his own.
      if (g.battle?.at === at) return done(true);
      f.settled = [];
      f.defeated = [];
      f.present = [...playersAt(g, at)];
      if (side !== BARBARIANS && hasBarbarians(g, at)) f.hadBarbarians = true;
      const holder = holderOf(g, f);
      if (holder) f.holder = holder;
      if (f.hasHadWindow || f.isInPlace) return go('halt');
      return call(beginWindow('entered', ahead(g, [side, holder])));
    },
    halt(g, f) {
      if (!hasArmy(g, f.at, f.side)) return done(false);
      return f.side === BARBARIANS ? comeAsBarbarians(g, f) : comeAsPlayer(g, f, f.side);
    },
    foes(g, f) {
      if (!hasArmy(g, f.at, f.side)) return go('lost');
      if (isBanned(g, f.at)) return go('settle');
      const { must, may } = foesOf(g, f);
      if (must.length === 0) return go(may.length > 0 ? 'choose' : 'settle');
      // MU 5-multi Barbarians always first.
      const only = must.includes(BARBARIANS) ? BARBARIANS : must.length === 1 ? must[0] : undefined;
      if (only === undefined) return go('choose');
      f.foe = only;
      return go('fight');
    },
    choose: ask({
      rule: 'MU 5-multi',
      prompt: 'fight-whom',
      seats: (g, f) => [chooserOf(g, f)],
      offer(g, f) {
        const { must, may } = foesOf(g, f);
        return [pick('opponent', must.length > 0 ? must : may), ...(must.length > 0 ? [] : [button('enough')])];
      },
      facts: (_, f) => ({ at: f.at, side: f.side }),
      take: {
        opponent(g, f, foe) {
          f.foe = foe as Side;
          return go(foesOf(g, f).may.includes(f.foe as Player) ? 'hostile' : 'fight');
        },
        enough: () => go('settle'),
      },
    }),
    hostile: (_, f) => call(beginHostility({ by: f.side as Player, against: [f.foe as Player], what: 'attack' })),
    answered(_, f) {
      if (f.returned === true) return;
      f.settled.push(f.foe!);
      return go('foes');
    },
    fight(g, f) {
      const { at, side, foe, holder } = f;
      delete f.returned;
      noteBefore(g, f);
      if (g.battle) f.suspended = g.battle;
      return call(beginBattle({ at, attacker: side, defender: foe!, ...(holder && { holder }) }));
    },
    fought(g, f) {
      const end = f.returned as BattleEnd | undefined;
      delete f.returned;
      if (f.suspended) g.battle = f.suspended;
      delete f.suspended;
      const { at, side, foe } = f;
      f.settled.push(foe!);
      if (!hasArmy(g, at, foe!)) f.defeated.push(foe!);
      if (end?.how === 'retreat' && end.retreatTo) {
        if (end.winner === 'attacker') f.isWon = true;
        f.retreatTo = end.retreatTo;
        return go('retreated');
      }
      if (!hasArmy(g, at, side)) return go('lost');
      // MU tech.influence Whoever was won over before the first round was not beaten; a surrender is a victory.
      if (!hasArmy(g, at, foe!) && (end?.how === 'surrender' || (end?.rounds ?? 0) > 0)) f.isWon = true;
      return go('foes');
    },
    /** MU 5-conquer-defender What the destroyed have left falls to whoever has beaten them; MU 5-nowinner to nobody. */
    lost(g, f) {
      const { at, side, foe } = f;
      const won = fallsTo(g, f);
      if (won) return call(beginConquest(won));
      if (!foe || foe === BARBARIANS || !hasArmy(g, at, foe) || vehiclesAt(g, at, side).length === 0) return;
      return call(beginSpoils({ at, victor: foe, loser: side, isConquest: false }));
    },
    /** MU E-raid, MU 5-multi-allies Barbarians are alone, or have not beaten everybody yet. */
    raid(g, f) {
      const { at } = f;
      if (isRaidable(g, at)) return call(beginRaid(at, f.holder), 'close');
      const side = latecomerTo(g, f);
      if (side === undefined) return go('close');
      f.present?.push(side);
      return call(beginEntering({ at, side }), 'raid');
    },
    /** MU 5-retreat-after */
    retreated(g, f) {
      const { at, side, foe, before, holder } = f;
      const to = f.retreatTo!;
      comeBack(g, side as Player, at, to, before?.garrisons[to] ?? {}, before?.vehicles ?? []);
      if (foe === BARBARIANS) return isRaidable(g, at) ? call(beginRaid(at, holder)) : undefined;
      const won = fallsTo(g, f);
      if (won) return call(beginConquest(won));
      // MU 5-nowinner The losses of the round may have left nobody.
      if (!hasArmy(g, at, foe!) || vehiclesAt(g, at, side).length === 0) return;
      return call(beginSpoils({ at, victor: foe as Player, loser: side, isConquest: false }));
    },
    withdrawn(g, f) {
      const { at, before } = f;
      const [player, to] = [f.side as Player, f.retreatTo!];
      dropForsakenGalleys(g, at);
      if (!hasArmy(g, to, player)) return go('freed');
      const holder = invadedBy(g, player, to);
      if (holder && !mayFight(g, player, holder)) openHostilities(g, player, holder);
      const wasThere = before?.garrisons[to] !== undefined;
      return call(beginEntering({ at: to, side: player, from: at, ...(wasThere && { wasThere: true as const }) }));
    },
    /** MU 5-capture-freed Those who were left behind may have won (M-80). */
    freed: (g, f) => go(hasArmy(g, f.at, f.side) ? 'foes' : 'raid'),
    settle(g, f) {
      const { at, side, holder } = f;
      if (side === BARBARIANS) return isRaidable(g, at) ? call(beginRaid(at, holder), 'close') : facing(g, f);
      if (hasBarbarians(g, at) || (isLand(at) && opposingAt(g, side, at, holder).length > 0)) return facing(g, f);
      if (isSea(at) || holder === side || (holder && isGuestOf(g, side, holder, at))) return go('spoils');
      // MU C-war-peace It was made meanwhile: he must leave (M-79).
      if (holder && !areAtWar(g, side, holder) && isHosted(g, side, holder, at as TerritoryId)) return go('spoils');
      // MU C-war-truce Nothing is taken while it holds: what becomes of him shows when the next phase 5 ends.
      if (holder && hasTruce(g, side, holder)) {
        stayOn(g, side, holder, at as TerritoryId);
        return go('spoils');
      }
      f.conqueror = side;
    },
    conqueror: ask({
      rule: 'MU C-support',
      prompt: 'who-conquers',
      seats(g, f) {
        const allies = alliesIn(g, f);
        return allies ? [allies.beneficiary] : [];
      },
      offer: (g, f) => [pick('conqueror', alliesIn(g, f)?.choices ?? [])],
      facts: (_, f) => ({ at: f.at }),
      take: {
        conqueror(_, f, player) {
          f.conqueror = player as Player;
          return go('conquer');
        },
      },
    }),
    conquer(g, f) {
      const { at, holder, isWon, hadBarbarians, wasThere } = f;
      if (holder) f.defeated = f.defeated.filter(side => side !== holder);
      // MU V-ingame-uprising Whoever was there may have come to them (MU tech.influence); a garrison that held it has lost nothing.
      const isHeld = wasThere && g.lastControl[at as TerritoryId] === f.side;
      // Where another's army faced them they had occupied nothing yet.
      const wereAlone = f.present?.every(player => player === f.side) ?? true;
      const isFromBarbarians = hadBarbarians && isWon && wereAlone && !isHeld;
      return call(
        beginConquest({
          at: at as TerritoryId,
          player: f.conqueror ?? (f.side as Player),
          ...(holder && { from: holder }),
          isWon: isWon === true,
          ...(isFromBarbarians && { isFromBarbarians }),
        }),
      );
    },
    /** MU 5-conquer-objects Of all who were beaten there. */
    spoils(g, f) {
      const { at, side } = f;
      const loser = f.defeated.shift();
      if (loser === undefined) return;
      if (vehiclesAt(g, at, loser).length === 0 || hasArmy(g, at, loser)) return go('spoils');
      return call(beginSpoils({ at, victor: side as Player, loser, isConquest: false }), 'spoils');
    },
    close(g, { at, side }) {
      dropForsakenGalleys(g, at);
      return done(hasArmy(g, at, side));
    },
  },
};
