import { asking, call, done, type Frame, go, type Next, type Procedure, pick, subset } from '@hegemon/kernel';
import { otherStance, STANCES, type Stance } from '../../battle.js';
import { closeRanks, releaseCrews, setCrew } from '../../deeds/battle.js';
import { damageBuilding } from '../../deeds/buildings.js';
import { noteFeat } from '../../deeds/feats.js';
import { takeRoll, throwDice } from '../../deeds/rolls.js';
import { tell } from '../../events.js';
import { beginDamage } from '../../frames/battle.js';
import type { BuildingKind, TerritoryId, VehicleId } from '../../ids.js';
import {
  CREW_MAX,
  crewFor,
  damagePerHit,
  enginesIn,
  hitsAmong,
  shotsIn,
  targetsOf,
} from '../../rules/battle/engines.js';
import { battleOf, boutOf, isDecided, playerIn, seatIn, sideIn } from '../../rules/battle/parties.js';
import { armyInLine } from '../../rules/battle/rank.js';
import { SIDES } from '../../rules/dice.js';
import { orderFrom, parties } from '../../rules/seating.js';
import { armyFrom, type Token } from '../../rules/tokens.js';
import { craftOf, levelOfVehicle } from '../../rules/vehicles.js';
import type { MU } from '../../state.js';
import { openWindow } from '../uses/window.js';
import { sheltered } from './sheltered.js';

interface Piece {
  stance: Stance;
  engine: VehicleId;
}
type Step =
  | 'begin'
  | 'crew'
  | 'target'
  | 'window'
  | 'aim'
  | 'retarget'
  | 'load'
  | 'fire'
  | 'tally'
  | 'attacker'
  | 'defender'
  | 'walls';
interface SiegeFrame extends Frame<Step> {
  proc: 'battle-siege';
  /** Engines still to be served, aimed or fired, the attacker's first. */
  waiting: Piece[];
  hits: (Piece & { target: 'units' | BuildingKind; hits: number })[];
}
export const beginSiege = (): SiegeFrame => ({ proc: 'battle-siege', step: 'begin', waiting: [], hits: [] });
const ask = asking<MU, SiegeFrame>();

const listOf = (g: MU, engines: (g: MU, stance: Stance) => readonly VehicleId[]): Piece[] =>
  STANCES.flatMap(stance => engines(g, stance).map(engine => ({ stance, engine })));
const DIE = SIDES[2];

/** @rule MU 5-siege-shot Asked only where there is something else to shoot at. */
const targeting = (prompt: 'target' | 'retarget', isMeant: (g: MU, piece: Piece) => boolean, next: 'crew' | 'aim') =>
  ask({
    rule: 'MU 5-siege-shot',
    prompt,
    seats: (g, { waiting: [piece] }) => (piece && isMeant(g, piece) ? seatIn(g, piece.stance) : []),
    offer: (g, { waiting: [piece] }) => [pick('target', targetsOf(g, piece.stance, piece.engine))],
    facts: (g, { waiting: [piece] }) => ({
      at: battleOf(g).at,
      engine: piece.engine,
      level: levelOfVehicle(g, piece.engine),
    }),
    take: {
      target(g, f, target) {
        const piece = f.waiting.shift()!;
        boutOf(g, piece.stance).targets[piece.engine] = target;
        tell(g, 'engine-aimed', {
          player: playerIn(g, piece.stance)!,
          engine: piece.engine,
          piece: craftOf(g, piece.engine),
          target,
        });
        return go(next);
      },
    },
  });
const hasShots = (g: MU, { stance, engine }: Piece): boolean => shotsIn(g, stance).some(([id]) => id === engine);
const isAimed = (g: MU, { stance, engine }: Piece): boolean => boutOf(g, stance).targets[engine] !== undefined;

/** What engines have done to one side, in points. */
const pointsAgainst = (g: MU, f: SiegeFrame, stance: Stance): number =>
  f.hits
    .filter(each => each.target === 'units' && each.stance === otherStance(stance))
    .reduce((sum, { engine, hits }) => sum + hits * damagePerHit(g, engine, 'units'), 0);
const damageTo =
  (stance: Stance) =>
  (g: MU, f: SiegeFrame): Next<Step> => {
    const points = sheltered(g, stance, 'siege', pointsAgainst(g, f, stance));
    return call(beginDamage({ at: battleOf(g).at, side: sideIn(g, stance).side, source: 'siege', points }));
  };

/** @rule MU 5-battle-1 Crews, targets, shots, damage: each for both sides, the attacker first. */
export const siege: Procedure<MU, SiegeFrame> = {
  name: 'battle-siege',
  rule: 'MU 5-battle-1',
  steps: {
    begin(g, f) {
      f.waiting = listOf(g, enginesIn);
    },
    /** MU 5-siege-crew One engine after the other; whoever serves it counts as absent afterwards. */
    crew: ask({
      rule: 'MU 5-siege-crew',
      prompt: 'crew',
      seats(g, f) {
        const [piece] = f.waiting;
        return piece && !sideIn(g, piece.stance).now.crews[piece.engine] ? seatIn(g, piece.stance) : [];
      },
      offer(g, { waiting: [{ stance, engine }] }) {
        const of = crewFor(g, stance, engine);
        return of.length > 0 ? [subset('crew', of, 0, Math.min(CREW_MAX, of.length))] : [];
      },
      facts: (g, { waiting: [{ engine }] }) => ({ at: battleOf(g).at, engine, level: levelOfVehicle(g, engine) }),
      take: {
        crew(g, { waiting: [{ stance, engine }] }, tokens) {
          const crew = armyFrom(tokens as readonly Token[]);
          setCrew(g, stance, engine, crew);
          const piece = craftOf(g, engine);
          if (tokens.length > 0) tell(g, 'crew-assigned', { player: playerIn(g, stance)!, engine, piece, crew });
        },
      },
    }),
    target: targeting('target', hasShots, 'crew'),
    window(g, f) {
      // Whoever has no crew has no target.
      if (f.waiting.length > 0) {
        f.waiting.shift();
        return go('crew');
      }
      // @rule MU window.shots
      return openWindow(g, f, 'shots', parties(g));
    },
    /** MU card.52 An engine may have come to a shot without a crew. */
    aim(g, f) {
      releaseCrews(g);
      closeRanks(g);
      f.waiting = listOf(g, (_, stance) => shotsIn(g, stance).map(([id]) => id)).filter(each => !isAimed(g, each));
      // MU 5-units-cp-net Captains are counted now: crews are known.
      for (const stance of STANCES) boutOf(g, stance).stood = armyInLine(g, stance);
      if (isDecided(g)) return done();
    },
    retarget: targeting('retarget', () => true, 'aim'),
    load(g, f) {
      f.waiting = listOf(g, (_, stance) => shotsIn(g, stance).map(([id]) => id));
    },
    fire(g, f) {
      const [piece] = f.waiting;
      if (!piece) return go('attacker');
      const [, shots] = shotsIn(g, piece.stance).find(([id]) => id === piece.engine)!;
      const player = playerIn(g, piece.stance)!;
      throwDice(g, player, Array<number>(shots).fill(DIE), 'siege');
      return openWindow(g, f, 'die-rolled', orderFrom(g, player));
    },
    tally(g, f) {
      const { stance, engine } = f.waiting.shift()!;
      const dice = takeRoll(g);
      const target = boutOf(g, stance).targets[engine] ?? 'units';
      const hits = hitsAmong(dice);
      tell(g, 'engine-fired', { player: playerIn(g, stance)!, engine, piece: craftOf(g, engine), target, dice, hits });
      f.hits.push({ stance, engine, target, hits });
      return go('fire');
    },
    attacker: damageTo('attacker'),
    defender: damageTo('defender'),
    /** After the units, who are still protected by it in this step. */
    walls(g, f) {
      const { holder, at } = battleOf(g);
      for (const { stance, engine, target, hits } of f.hits) {
        if (target === 'units') continue;
        const points = hits * damagePerHit(g, engine, target);
        if (!damageBuilding(g, at as TerritoryId, target, points, holder)) continue;
        noteFeat(g, playerIn(g, stance)!, { event: 'buildingDestroyed', bySiege: true });
        noteFeat(g, playerIn(g, stance)!, { event: 'objectTakenOrPlundered', type: 'building' });
      }
      return done();
    },
  },
};
