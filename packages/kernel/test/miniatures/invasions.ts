import {
  asking,
  button,
  type Column,
  call,
  done,
  end,
  type Frame,
  type GameState,
  go,
  type Id,
  type Procedure,
  pick,
  roll,
  type Seat,
  type Sparse,
  subset,
  telling,
} from '../../src/index.js';
import { OVER, tiny } from '../support/tiny.js';

/** INV XVIII and XIX.A as in Appendix C of the house rules, on the real kernel. */
type StackId = Id;
type ProvinceId = Id;
type NationId = Seat;

export interface Inv extends GameState {
  stacks: {
    nation: Column<StackId, NationId>;
    at: Column<StackId, ProvinceId>;
    units: Column<StackId, Id[]>;
    combat: Sparse<StackId, number>;
  };
  control: Sparse<ProvinceId, NationId>;
  /** Who has failed against whom. */
  balked: Sparse<StackId, StackId[]>;
}

interface Way {
  paces: number;
  barriers: number;
  bosphorus: boolean;
}
const NEIGHBOURS: Record<ProvinceId, ProvinceId[]> = {
  dacia: ['moesia-inferior', 'tisia'],
  'moesia-inferior': ['dacia', 'thracia'],
  thracia: ['moesia-inferior'],
  tisia: ['dacia'],
};
const WAYS: Record<ProvinceId, Way> = {
  thracia: { paces: 1, barriers: 0, bosphorus: false },
  cappadocia: { paces: 3, barriers: 1, bosphorus: true },
};
const STACK_LIMIT = 3;

const stacksOf = (g: Inv, nation: NationId): StackId[] =>
  Object.keys(g.stacks.nation).filter(stack => g.stacks.nation[stack] === nation);
const mayIntercept = (g: Inv, f: InterceptionFrame, stack: StackId): boolean =>
  g.stacks.at[stack] in WAYS && g.stacks.at[stack] !== f.into && !g.balked[f.mover]?.includes(stack);
const interceptionModifier = (g: Inv, stack: StackId): number => {
  const way = WAYS[g.stacks.at[stack]];
  const empire = 2;
  return (
    (g.stacks.combat[stack] ?? 0) + empire - (way.paces === 3 ? 1 : 0) - 2 * way.barriers - (way.bosphorus ? 2 : 0)
  );
};
const reacting = (g: Inv, f: InterceptionFrame, isLed: boolean): StackId[] =>
  stacksOf(g, f.opponent).filter(s => s in g.stacks.combat === isLed && mayIntercept(g, f, s));
const excess = (g: Inv, f: InterceptionFrame): number =>
  Math.max(0, g.stacks.units[f.coming!].length - (STACK_LIMIT + (f.coming! in g.stacks.combat ? 2 : 0)));

interface Events {
  'interception-rolled': { stack: StackId; rolled: number; modified: number };
}
const tell = telling<Events>();
const splitOff = (g: Inv, stack: StackId, units: readonly Id[]): void => {
  g.stacks.units[stack] = g.stacks.units[stack].filter(unit => !units.includes(unit));
  const rest = `${stack}-rest`;
  g.stacks.nation[rest] = g.stacks.nation[stack];
  g.stacks.at[rest] = g.stacks.at[stack];
  g.stacks.units[rest] = [...units];
};

interface InterceptionFrame extends Frame {
  proc: 'interception';
  step: 'nameLeaderless' | 'nameLed' | 'attempt' | 'leaveBehind' | 'arrive' | 'confront' | 'report';
  mover: StackId;
  into: ProvinceId;
  opponent: NationId;
  waiting: StackId[];
  coming?: StackId;
}
const ask = asking<Inv, InterceptionFrame>();

const interception: Procedure<Inv, InterceptionFrame> = {
  name: 'interception',
  rule: 'INV XIX.A',
  steps: {
    nameLeaderless: ask({
      rule: 'INV XIX.A',
      prompt: 'intercept-with-one',
      seats: (g, f) => (reacting(g, f, false).length > 0 ? [f.opponent] : []),
      offer: (g, f) => [pick('intercept-with', reacting(g, f, false)), button('hold-back')],
      take: {
        'intercept-with'(_, f, stack) {
          f.waiting = [stack];
        },
        'hold-back': () => undefined,
      },
    }),
    nameLed: ask({
      rule: 'INV XIX.A',
      prompt: 'intercept-with-some',
      seats: (g, f) => (reacting(g, f, true).length > 0 ? [f.opponent] : []),
      offer: (g, f) => [subset('intercept-with', reacting(g, f, true))],
      take: {
        'intercept-with'(_, f, stacks) {
          f.waiting.push(...stacks);
        },
      },
    }),
    attempt(g, f) {
      const stack = f.waiting.shift();
      if (stack === undefined) return go('confront');
      const rolled = roll(g, 10, 'interception');
      const modified = rolled + interceptionModifier(g, stack);
      tell(g, 'interception-rolled', { stack, rolled, modified });
      if (modified >= 6) {
        f.coming = stack;
        return;
      }
      g.balked[f.mover] = [...(g.balked[f.mover] ?? []), stack];
      return go('attempt');
    },
    leaveBehind: ask({
      rule: 'INV XIX.A success',
      prompt: 'leave-behind',
      seats: (g, f) => (excess(g, f) > 0 ? [f.opponent] : []),
      offer: (g, f) => [subset('leave-behind', g.stacks.units[f.coming!], excess(g, f), excess(g, f))],
      take: { 'leave-behind': (g, f, units) => splitOff(g, f.coming!, units) },
    }),
    arrive(g, f) {
      g.stacks.at[f.coming!] = f.into;
      delete f.coming;
      return go('attempt');
    },
    confront(g, f) {
      const defender = stacksOf(g, f.opponent).find(s => g.stacks.at[s] === f.into);
      return defender ? call({ proc: 'battle', step: 'fight' }) : done('unopposed');
    },
    report: (_, f) => done(f.returned),
  },
};

const battle: Procedure<Inv, Frame<'fight'>> = {
  name: 'battle',
  rule: 'INV XX',
  steps: { fight: g => done(roll(g, 2, 'battle') === 1 ? 'attacker' : 'defender') },
};

interface MarchFrame extends Frame {
  proc: 'march';
  step: 'pace' | 'enemyReacts' | 'afterReaction';
  stack: StackId;
  paces: number;
}
const askMarch = asking<Inv, MarchFrame>();
const march: Procedure<Inv, MarchFrame> = {
  name: 'march',
  rule: 'INV XVIII',
  steps: {
    pace: askMarch({
      rule: 'INV XVIII.A',
      prompt: 'march',
      seats: (g, f) => [g.stacks.nation[f.stack]],
      offer: (g, f) => [pick('march-to', f.paces > 0 ? NEIGHBOURS[g.stacks.at[f.stack]] : []), button('halt')],
      take: {
        'march-to'(g, f, province) {
          g.stacks.at[f.stack] = province;
          f.paces--;
        },
        halt: () => end({ ...OVER, how: 'halted' }),
      },
    }),
    enemyReacts(g, f) {
      const into = g.stacks.at[f.stack];
      const opponent = g.control[into];
      if (opponent === undefined || opponent === g.stacks.nation[f.stack]) return go('pace');
      const facts = { mover: f.stack, into, opponent, waiting: [] };
      return call({ proc: 'interception', step: 'nameLeaderless', ...facts } as InterceptionFrame);
    },
    afterReaction: (_, f) => (f.returned === 'defender' ? end({ ...OVER, how: 'beaten' }) : go('pace')),
  },
};

/** The year 375: the Visigoths stand in Dacia, Valens with six units in Cappadocia, two legions in Thracia. */
export const danube = (dice: number[]) =>
  tiny<Inv, unknown>({
    procedures: [march, interception, battle],
    seats: () => ['visigoths', 'east-rome'],
    open: (_, ground) => ({
      state: {
        ...ground,
        chance: { ...ground.chance, script: dice },
        stacks: {
          nation: { goths: 'visigoths', thracia: 'east-rome', east: 'east-rome' },
          at: { goths: 'dacia', thracia: 'thracia', east: 'cappadocia' },
          units: { goths: ['g1', 'g2'], thracia: ['t1', 't2'], east: ['u1', 'u2', 'u3', 'u4', 'u5', 'u6'] },
          combat: { east: 1 },
        },
        control: { 'moesia-inferior': 'east-rome', thracia: 'east-rome' },
        balked: {},
      },
      first: { proc: 'march', step: 'pace', stack: 'goths', paces: 4 } as MarchFrame,
    }),
  });
