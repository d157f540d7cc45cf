import {
  asking,
  button,
  type Column,
  done,
  end,
  type Frame,
  type GameState,
  go,
  type Id,
  type Marks,
  type Procedure,
  pick,
  roll,
  type Seat,
  telling,
} from '../../src/index.js';
import { OVER, tiny } from '../support/tiny.js';

/** ToC 8 as in Appendix B of the house rules, on the real kernel. */
export type Unit = 'legion' | 'reduced-legion' | 'militia' | 'barbarian';
type ArmyId = Id;

export interface ToC extends GameState {
  armies: {
    owner: Column<ArmyId, Seat>;
    region: Column<ArmyId, Id>;
    units: Column<ArmyId, Unit[]>;
    inCapital: Marks<ArmyId>;
    castra: Marks<ArmyId>;
    spent: Marks<ArmyId>;
  };
  legacy: Column<Seat, number>;
}

interface Events {
  'dice-thrown': { army: ArmyId; pips: number[]; hits: number };
}
const tell = telling<Events>();

const HITS_ON: Record<Unit, number> = { legion: 3, 'reduced-legion': 5, militia: 5, barbarian: 4 };
const LOSS_ORDER: readonly (readonly Unit[])[] = [['militia'], ['barbarian'], ['legion', 'reduced-legion']];

const nextLosses = (units: readonly Unit[]): Unit[] => {
  const rank = LOSS_ORDER.find(kinds => units.some(u => kinds.includes(u))) ?? [];
  return [...new Set(units.filter(u => rank.includes(u)))];
};
const isCapitalFree = (g: ToC, region: Id): boolean =>
  !Object.keys(g.armies.inCapital).some(army => g.armies.region[army] === region);

/** ToC 8.1 Every six earns one more die at the same target number, without limit. */
const throwDice = (g: ToC, army: ArmyId): number => {
  let hits = 0;
  const thrown: number[] = [];
  for (let wave = g.armies.units[army]; wave.length > 0; ) {
    const pips = wave.map(() => roll(g, 6, 'battle'));
    hits += pips.filter((pip, i) => pip >= HITS_ON[wave[i]]).length;
    wave = wave.filter((_, i) => pips[i] === 6);
    thrown.push(...pips);
  }
  tell(g, 'dice-thrown', { army, pips: thrown, hits });
  return hits;
};
const sufferHit = (units: Unit[], unit: Unit): void => {
  const at = units.indexOf(unit);
  if (unit === 'legion') units[at] = 'reduced-legion';
  else units.splice(at, 1);
};

type Side = 'attacker' | 'defender';
interface BattleFrame extends Frame {
  proc: 'battle';
  step: 'roll' | 'flank' | 'wound' | 'defenderAbsorbs' | 'attackerAbsorbs' | 'decide' | 'retreat' | 'advance' | 'close';
  attacker: ArmyId;
  defender: ArmyId;
  flanking: boolean;
  hits: Record<Side, number>;
  wounds: Record<Side, number>;
  winner?: Side;
}
const ask = asking<ToC, BattleFrame>();
const ownerOf = (g: ToC, f: BattleFrame, side: Side): Seat => g.armies.owner[f[side]];
const unitsOf = (g: ToC, f: BattleFrame, side: Side): Unit[] => g.armies.units[f[side]];
const score = (g: ToC, f: BattleFrame, side: Side, foe: Side): void => {
  f.hits[side] = Math.max(0, throwDice(g, f[side]) - (g.armies.castra[f[foe]] ? 1 : 0));
};

/** ToC 8.1 One wound at a time, so that every answer is a plain pick. */
const absorbWounds = (side: Side) =>
  ask({
    rule: 'ToC 8.1',
    prompt: 'take-hit',
    seats: (g, f) => (f.wounds[side] > 0 && unitsOf(g, f, side).length > 0 ? [ownerOf(g, f, side)] : []),
    offer: (g, f) => [pick('take-hit', nextLosses(unitsOf(g, f, side)))],
    facts: (_, f) => ({ wounds: f.wounds[side] }),
    take: {
      'take-hit'(g, f, unit) {
        sufferHit(unitsOf(g, f, side), unit);
        f.wounds[side]--;
        return go(`${side}Absorbs`);
      },
    },
  });

const battle: Procedure<ToC, BattleFrame> = {
  name: 'battle',
  rule: 'ToC 8',
  steps: {
    roll(g, f) {
      score(g, f, 'attacker', 'defender');
      score(g, f, 'defender', 'attacker');
    },
    flank: ask({
      rule: 'ToC card.flanking-maneuver',
      prompt: 'flank',
      seats: (g, f) => (f.flanking ? [ownerOf(g, f, 'attacker')] : []),
      offer: () => [button('reroll'), button('keep-dice')],
      take: {
        reroll: (g, f) => score(g, f, 'attacker', 'defender'),
        'keep-dice': () => undefined,
      },
    }),
    wound(_, f) {
      f.wounds = { attacker: f.hits.defender, defender: f.hits.attacker };
    },
    defenderAbsorbs: absorbWounds('defender'),
    attackerAbsorbs: absorbWounds('attacker'),
    /** ToC 8.2 */
    decide(g, f) {
      const alive = (side: Side) => unitsOf(g, f, side).length > 0;
      if (!alive('attacker') && !alive('defender')) return go('close');
      if (!alive('defender')) f.winner = 'attacker';
      else if (!alive('attacker')) f.winner = 'defender';
      else f.winner = f.hits.attacker > f.hits.defender ? 'attacker' : 'defender';
      g.legacy[ownerOf(g, f, f.winner)] += 2;
    },
    /** ToC 8.3 */
    retreat(g, f) {
      if (f.winner !== 'attacker') return;
      delete g.armies.inCapital[f.defender];
      delete g.armies.castra[f.defender];
    },
    /** ToC 8.4 */
    advance: ask({
      rule: 'ToC 8.4',
      prompt: 'advance',
      seats: (g, f) =>
        f.winner === 'attacker' && isCapitalFree(g, g.armies.region[f.attacker]) ? [ownerOf(g, f, 'attacker')] : [],
      offer: () => [button('advance'), button('stay')],
      take: {
        advance(g, f) {
          g.armies.inCapital[f.attacker] = true;
        },
        stay: () => undefined,
      },
    }),
    /** ToC 6.3.1 */
    close(g, f) {
      g.armies.spent[f.attacker] = true;
      g.armies.spent[f.defender] = true;
      return done(f.winner);
    },
  },
};

interface PhaseFrame extends Frame {
  proc: 'phase';
  step: 'fight' | 'finish';
  battle: BattleFrame;
}
const phase: Procedure<ToC, PhaseFrame> = {
  name: 'phase',
  rule: 'ToC 6',
  steps: {
    fight: (_, f) => ({ call: f.battle }),
    finish: (_, f) => end({ ...OVER, how: String(f.returned) }),
  },
};

interface Situation {
  attacker: Unit[];
  defender: Unit[];
  castra: boolean;
  flanking: boolean;
  dice: number[];
}

/** Red stands before the capital of Macedonia, green in it. */
export const macedonia = ({ attacker, defender, castra, flanking, dice }: Situation) => {
  const none = { attacker: 0, defender: 0 };
  const names = { attacker: 'red-a', defender: 'green-a' };
  return tiny<ToC, unknown>({
    procedures: [phase, battle],
    seats: () => ['red', 'green'],
    open: (_, ground) => ({
      state: {
        ...ground,
        chance: { ...ground.chance, script: dice },
        armies: {
          owner: { 'red-a': 'red', 'green-a': 'green' },
          region: { 'red-a': 'macedonia', 'green-a': 'macedonia' },
          units: { 'red-a': attacker, 'green-a': defender },
          inCapital: { 'green-a': true },
          castra: castra ? { 'green-a': true } : {},
          spent: {},
        },
        legacy: { red: 0, green: 0 },
      },
      first: {
        proc: 'phase',
        step: 'fight',
        battle: { proc: 'battle', step: 'roll', ...names, flanking, hits: { ...none }, wounds: { ...none } },
      } as PhaseFrame,
    }),
  });
};
