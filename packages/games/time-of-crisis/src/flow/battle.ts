import { asking, button, call, done, type Frame, go, type Procedure, pick, rollAll } from '@hegemon/kernel';
import { data, isGeneral } from '../catalog.js';
import {
  driveOut,
  enterCapital,
  exhaust,
  flipLegion,
  loseFoederati,
  loseMilitia,
  loseReduced,
  returnGeneral,
} from '../deeds/armies.js';
import { loseBarbarian, loseLeader, loseRival, retreatBarbarians } from '../deeds/barbarians.js';
import { gainLegacy } from '../deeds/legacy.js';
import { tell } from '../events.js';
import {
  type ArmyId,
  type Colour,
  isLeader,
  isProvince,
  isRival,
  isTribe,
  type LeaderId,
  type RegionId,
  type RivalId,
  type RomanArmyId,
} from '../ids.js';
import { commanderOf, isCapitalFree } from '../rules/armies.js';
import { type CombatDie, diceOf, hitModifiers, isHit, modifiedHits, stepsOf } from '../rules/combat.js';
import { type Loss, nextLoss } from '../rules/losses.js';
import type { ToC } from '../state.js';
import { beginReward } from './reward.js';
import { beginTakeover, mustTakeOver } from './takeover.js';

type Side = 'attacker' | 'defender';
export interface BattleFrame extends Frame {
  proc: 'battle';
  step:
    | 'roll'
    | 'reroll'
    | 'score'
    | 'defenderLoses'
    | 'defenderChooses'
    | 'attackerLoses'
    | 'attackerChooses'
    | 'decide'
    | 'reward'
    | 'retreat'
    | 'advance'
    | 'close';
  attacker: RomanArmyId;
  defender: ArmyId;
  region: RegionId;
  /** The attacking family, and the defending one if the defender is no barbarian and no rival emperor. */
  seat: Colour;
  against?: Colour;
  /** Flanking Maneuvers declared and not yet decided. */
  flanking: number;
  /** The pips of each side, and the hits they make. */
  dice: Record<Side, number[]>;
  rolled: Record<Side, number>;
  /** Hits after all modifiers, and those still to be taken by that side. */
  hits: Record<Side, number>;
  wounds: Record<Side, number>;
  /** Barbarian markers removed, leaders included. */
  felled: number;
  /** Historical figures removed whose reward has not been taken. */
  fallen: (LeaderId | RivalId)[];
  winner?: Side;
}

export const beginBattle = (
  g: ToC,
  attacker: RomanArmyId,
  defender: ArmyId,
  region: RegionId,
  flanking: number,
): BattleFrame => ({
  proc: 'battle',
  step: 'roll',
  attacker,
  defender,
  region,
  seat: commanderOf(g, attacker),
  ...(!isTribe(defender) && !isRival(defender) && { against: commanderOf(g, defender) }),
  flanking,
  dice: { attacker: [], defender: [] },
  rolled: { attacker: 0, defender: 0 },
  hits: { attacker: 0, defender: 0 },
  wounds: { attacker: 0, defender: 0 },
  felled: 0,
  fallen: [],
});

const ask = asking<ToC, BattleFrame>();
const foeOf = (side: Side): Side => (side === 'attacker' ? 'defender' : 'attacker');

/** @rule ToC 8.1.roll Every six earns one more die of the same kind, without limit. Only the hits matter to what follows. */
const throwDice = (g: ToC, dice: readonly CombatDie[]): { pips: number[]; hits: number } => {
  const hit = (die: CombatDie, pips: number): number => (isHit(die, pips) ? 1 : 0);
  const again = (_: CombatDie, pips: number): boolean => pips === data.combat.bonusDieOn;
  const fallen = rollAll(g, { sides: 6, what: 'battle', dice, differs: hit, again });
  const pips = fallen.map(each => each.pips);
  return { pips, hits: fallen.reduce((sum, each) => sum + hit(each.die, each.pips), 0) };
};
const throwFor = (g: ToC, f: BattleFrame, side: Side): void => {
  const { pips, hits } = throwDice(g, diceOf(g, f[side], f.region));
  f.dice[side] = pips;
  f.rolled[side] = hits;
  tell(g, 'battle-rolled', { side, army: f[side], dice: pips, hits });
};

/** @rule ToC 8.1.losses @rule ToC 2.units */
const strike = (g: ToC, f: BattleFrame, side: Side, loss: Loss): void => {
  const army = f[side];
  f.wounds[side]--;
  if (isRival(army)) {
    loseRival(g, army);
    f.fallen.push(army);
  } else if (isTribe(army)) {
    f.felled++;
    if (loss === 'active' || loss === 'inactive') loseBarbarian(g, army, f.region, loss);
    else if (isLeader(loss)) {
      loseLeader(g, loss);
      f.fallen.push(loss);
    }
  } else if (loss === 'militia' || !isGeneral(army)) loseMilitia(g, army);
  else if (loss === 'legion') flipLegion(g, army);
  else if (loss === 'reduced-legion') loseReduced(g, army);
  else if (isTribe(loss)) loseFoederati(g, army, loss);
};
/** Takes all hits that leave no choice; true once nothing is left to take or to choose. */
const takeForced = (g: ToC, f: BattleFrame, side: Side): boolean => {
  while (f.wounds[side] > 0) {
    const next = nextLoss(g, f[side], f.region, f.wounds[side]);
    if (!next) return true;
    if ('among' in next) return false;
    strike(g, f, side, next.forced);
  }
  return true;
};
/** @rule ToC 8.1.assign-own @rule ToC 8.1.assign-barbarians One hit at a time, so that every answer is a plain pick. */
const chooseLosses = (side: Side, chooser: (f: BattleFrame) => Colour, again: 'defenderLoses' | 'attackerLoses') =>
  ask({
    rule: 'ToC 8.1.losses',
    prompt: 'take-hit',
    seats: (_, f) => [chooser(f)],
    offer(g, f) {
      const next = nextLoss(g, f[side], f.region, f.wounds[side]);
      return [pick('take-hit', next && 'among' in next ? next.among : [])];
    },
    facts: (_, f) => ({ army: f[side], region: f.region, hits: f.wounds[side] }),
    take: {
      'take-hit'(g, f, loss) {
        strike(g, f, side, loss);
        return go(again);
      },
    },
  });

const isGone = (g: ToC, f: BattleFrame, side: Side): boolean => stepsOf(g, f[side], f.region) === 0;
/** @rule ToC 8.1.removed A general without units goes before anybody is asked again: he never stands alone. */
const leaveField = <S extends BattleFrame['step']>(g: ToC, f: BattleFrame, side: Side, next: S) => {
  const army = f[side];
  if (isGeneral(army) && isGone(g, f, side)) returnGeneral(g, army);
  return go(next);
};
/** A general in the open whose side has won, beside a free capital. */
const mayAdvance = (g: ToC, f: BattleFrame): boolean => {
  const army = f.winner && f[f.winner];
  if (!army || !isGeneral(army) || !isProvince(f.region)) return false;
  if (g.armies.at[army] === undefined || g.armies.inCapital[army]) return false;
  return isCapitalFree(g, commanderOf(g, army), f.region);
};

export const battle: Procedure<ToC, BattleFrame> = {
  name: 'battle',
  rule: 'ToC 8',
  steps: {
    /** ToC 8.1 Both sides throw their dice, the attacker first. */
    roll(g, f) {
      tell(g, 'battle-began', { attacker: f.attacker, defender: f.defender, region: f.region, flanking: f.flanking });
      throwFor(g, f, 'attacker');
      throwFor(g, f, 'defender');
    },
    /** ToC 8.1.reroll Seeing both rolls, the attacker may throw all his dice again, once for each card declared. */
    reroll: ask({
      rule: 'ToC 8.1.reroll',
      prompt: 'reroll',
      seats: (_, f) => (f.flanking > 0 ? [f.seat] : []),
      offer: () => [button('reroll'), button('keep-dice')],
      facts: (_, f) => ({
        army: f.attacker,
        foe: f.defender,
        dice: f.dice.attacker,
        foeDice: f.dice.defender,
        hits: f.rolled.attacker,
        foeHits: f.rolled.defender,
      }),
      take: {
        reroll(g, f) {
          f.flanking--;
          tell(g, 'flanking-used', { seat: f.seat });
          throwFor(g, f, 'attacker');
          return go('reroll');
        },
        'keep-dice'(_, f) {
          f.flanking = 0;
          return go('score');
        },
      },
    }),
    /** ToC 8.1.hits Only now are the hits known, and done to both at once. */
    score(g, f) {
      for (const side of ['attacker', 'defender'] as const) {
        const foe = foeOf(side);
        f.hits[side] = modifiedHits(f.rolled[side], hitModifiers(g, f[foe], f.region, foe === 'defender'));
      }
      f.wounds = { attacker: f.hits.defender, defender: f.hits.attacker };
      tell(g, 'battle-scored', { attacker: f.hits.attacker, defender: f.hits.defender });
      // Before anybody falls: whoever was in it has fought, the militia at a general's side too.
      exhaust(g, f.attacker);
      if (!isTribe(f.defender) && !isRival(f.defender)) exhaust(g, f.defender);
    },
    defenderLoses: (g, f) => (takeForced(g, f, 'defender') ? leaveField(g, f, 'defender', 'attackerLoses') : undefined),
    defenderChooses: chooseLosses('defender', f => f.against ?? f.seat, 'defenderLoses'),
    attackerLoses: (g, f) => (takeForced(g, f, 'attacker') ? leaveField(g, f, 'attacker', 'decide') : undefined),
    attackerChooses: chooseLosses('attacker', f => f.seat, 'attackerLoses'),
    /** @rule ToC 8.2 @rule ToC 8.2.winner @rule ToC 8.2.legacy A side wiped out has lost; otherwise more hits win, and the defender wins ties. */
    decide(g, f) {
      const gone = { attacker: isGone(g, f, 'attacker'), defender: isGone(g, f, 'defender') };
      if (gone.attacker && gone.defender) {
        tell(g, 'battle-undecided', { attacker: f.attacker, defender: f.defender });
        return done();
      }
      if (gone.defender) f.winner = 'attacker';
      else if (gone.attacker) f.winner = 'defender';
      else f.winner = f.hits.attacker > f.hits.defender ? 'attacker' : 'defender';
      const { winner } = f;
      tell(g, 'battle-won', { winner: f[winner], loser: f[foeOf(winner)] });
      const seat = winner === 'attacker' ? f.seat : f.against;
      // ToC 8.2.legacy One more for each barbarian marker removed, if barbarians were beaten.
      const spoils = winner === 'attacker' ? f.felled * data.combat.legacyPerBarbarianRemoved : 0;
      if (seat) gainLegacy(g, seat, data.combat.victoryLegacy + spoils, 'battle');
    },
    /** ToC 10.1.reward, ToC 10.2.reward For each historical figure removed by the victory of a player. */
    reward(_, f) {
      if (f.winner !== 'attacker' || f.fallen.length === 0) return go('retreat');
      return call(beginReward(f.seat, f.region, f.fallen));
    },
    /** ToC 8.3 */
    retreat(g, f) {
      const loser = f.winner === 'attacker' ? f.defender : f.attacker;
      if (f.winner !== 'attacker') return;
      if (isTribe(loser)) retreatBarbarians(g, loser, f.region);
      else if (isGeneral(loser) && g.armies.at[loser] !== undefined) driveOut(g, loser);
    },
    /** ToC 8.4 The winner, attacker or defender. */
    advance: ask({
      rule: 'ToC 8.4',
      prompt: 'advance',
      seats: (g, f) => (mayAdvance(g, f) ? [f.winner === 'attacker' ? f.seat : f.against!] : []),
      offer: () => [button('advance'), button('stay')],
      facts: (_, f) => ({ army: f[f.winner!], region: f.region }),
      take: {
        advance(g, f) {
          const army = f[f.winner!];
          if (isGeneral(army)) enterCapital(g, army);
        },
        stay: () => undefined,
      },
    }),
    /** ToC 12.2 Whoever has entered a pretender's capital in his own turn takes the province before anything else. */
    close(g, f) {
      const { attacker, winner } = f;
      if (isGeneral(attacker) && mustTakeOver(g, g.active, attacker)) return call(beginTakeover(g, attacker), 'close');
      return done(winner);
    },
  },
};
