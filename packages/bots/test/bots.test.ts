import { canonical, fits, type GameState, type Options, sampleAnswer, sha256, stream } from '@hegemon/kernel';
import { describe, expect, test } from 'vitest';
import {
  type Asked,
  askBot,
  BOT_NAMES,
  type Bot,
  BUDGET,
  botByName,
  greedy,
  greedyWith,
  LEVELS,
  lowerThan,
  masterWith,
  Overrun,
  PLANNER,
  plannerWith,
  random,
} from '../src/index.js';
import { duel } from './duel.js';
import { CARDS, type GoldRush, goldRush as game } from './gold-rush.js';

const OPTIONS: Options<never> = { players: 2 };
const seedOf = (text: string) => sha256(text).slice(0, 32);

/** Every state at rest of one game at random. */
const statesOf = (name: string): GoldRush[] => {
  const s = game.newGame(OPTIONS, seedOf(name));
  const draw = stream(seedOf(`${name} play`));
  const states: GoldRush[] = [];
  while (!game.outcome(s)) {
    states.push(game.copy(s));
    const [decision] = game.pending(s);
    game.apply(s, { ...sampleAnswer(decision, draw), seat: decision.seat });
  }
  return states;
};
const STATES = ['one', 'two', 'three'].flatMap(statesOf);
const askedSeat = (s: GoldRush) => game.pending(s)[0].seat;

const planner = plannerWith({});
const master = masterWith({});

describe.each([random, greedy, planner, master])('$name', bot => {
  test('house 18: the same seed gives the same answer', () => {
    for (const [i, s] of STATES.entries()) {
      const ask = () => askBot(game, s, askedSeat(s), bot, seedOf(`${i}`));
      expect(ask()).toEqual(ask());
    }
  });

  test('house 18: the answer fits the question, and asking changes nothing', () => {
    for (const [i, s] of STATES.entries()) {
      const before = canonical(s);
      const seat = askedSeat(s);
      const { answer } = askBot(game, s, seat, bot, seedOf(`${i}`));
      expect(game.refusalOf(s, { ...answer, seat })).toBeUndefined();
      expect(canonical(s)).toBe(before);
    }
  });

  test('house 18: states that look the same to the seat get the same answer', () => {
    for (const [i, s] of STATES.entries()) {
      const seat = askedSeat(s);
      const answers = ['x', 'y', 'z'].map(name => {
        const twin = game.imagine(s, seat, seedOf(`${i} ${name}`));
        expect(game.view(twin, seat)).toEqual(game.view(s, seat));
        return askBot(game, twin, seat, bot, seedOf(`${i}`));
      });
      for (const answer of answers) expect(answer).toEqual(askBot(game, s, seat, bot, seedOf(`${i}`)));
    }
  });

  test('house 18: a bot never meets the true state', () => {
    const [s] = STATES;
    const spy: Bot = {
      ...bot,
      name: 'spy',
      decide(asked, draw) {
        const { game: verbs, ...rest } = asked;
        expect(Object.keys(verbs).sort()).toEqual([
          'apply',
          'hints',
          'imagine',
          'isLedByHints',
          'pending',
          'recast',
          'turnOf',
          'twin',
          'worth',
        ]);
        expect(Object.keys(rest).sort()).toEqual(['decision', 'imagine', 'seat']);
        const dream = asked.imagine(seedOf('dream'));
        expect(dream.chance.key).not.toBe(s.chance.key);
        return bot.decide(asked, draw);
      },
    };
    askBot(game, s, askedSeat(s), spy, seedOf('spy'));
  });
});

const winsOf = (one: Bot, other: Bot, games: number): number => {
  let wins = 0;
  for (let i = 0; i < games; i++) {
    const mine = i % 2 === 0 ? 'red' : 'green';
    const s = game.newGame(OPTIONS, seedOf(`game ${i >> 1}`));
    while (!game.outcome(s)) {
      const [{ seat }] = game.pending(s);
      const { answer } = askBot(game, s, seat, seat === mine ? one : other, seedOf(`${i} ${s.n}`));
      game.apply(s, { ...answer, seat });
    }
    const { winners } = game.outcome(s)!;
    if (winners.includes(mine)) wins += 1 / winners.length;
  }
  return wins;
};

describe('greedy', () => {
  test('house 18: greedy beats random', () => {
    expect(winsOf(greedy, random, 24)).toBeGreaterThanOrEqual(22);
  });

  test('house 18: an action is judged by its end, through the questions that follow', () => {
    const s = game.newGame(OPTIONS, seedOf('poor hand'));
    s.hands = { red: CARDS.slice(0, 5), green: CARDS.slice(5, 10) };
    s.deck = CARDS.slice(10);
    const arranged = game.copy(s);
    for (let i = 0; i < 10; i++) {
      expect(askBot(game, arranged, 'red', greedy, seedOf(`dig ${i}`)).answer).toEqual({ kind: 'dig' });
    }
    game.apply(arranged, { seat: 'red', kind: 'dig' });
    for (let i = 0; i < 10; i++) {
      expect(askBot(game, arranged, 'red', greedy, seedOf(`where ${i}`)).answer).toEqual({ kind: 'mine', arg: 'rich' });
    }
    game.apply(arranged, { seat: 'red', kind: 'mine', arg: 'rich' });
    expect(askBot(game, arranged, 'red', greedy, seedOf('deep')).answer).toEqual({ kind: 'depth', arg: 6 });
  });

  test('house 18: it keeps to its budget and says what it has used', () => {
    const small = greedyWith({ budget: { ...BUDGET, candidates: 10, samples: 2, nodes: 40 } });
    for (const [i, s] of STATES.entries()) {
      const { nodes } = askBot(game, s, askedSeat(s), small, seedOf(`${i}`));
      // Beyond the budget it only finishes what it has begun.
      expect(nodes).toBeLessThanOrEqual(40 + 10 * 2 * BUDGET.steps);
    }
    const [s] = STATES;
    const spent = [small, greedy].map(bot => askBot(game, s, askedSeat(s), bot, seedOf('nodes')).nodes);
    expect(spent[0]).toBeGreaterThan(0);
    expect(spent[1]).toBeGreaterThan(spent[0]);
  });

  test('house 18: a question with one answer costs nothing', () => {
    const decision = {
      n: 1,
      seat: 'red',
      rule: 'X 1',
      prompt: 'x',
      choices: [{ kind: 'ok', shape: 'button' as const }],
    };
    const asked = { game, seat: 'red', decision, imagine: () => game.newGame(OPTIONS, seedOf('none')) };
    expect(greedy.decide(asked, stream(seedOf('none')))).toEqual({ answer: { kind: 'ok' }, nodes: 0 });
  });

  test('house 18: big questions are sampled, both bounds of a number among the answers tried', () => {
    const s = game.newGame(OPTIONS, seedOf('waste'));
    const tried = new Map<string, unknown[]>();
    const watched = {
      ...game,
      apply: (state: GoldRush, action: Parameters<typeof game.apply>[1]) => {
        tried.set(action.kind, [...(tried.get(action.kind) ?? []), action.arg]);
        return game.apply(state, action);
      },
    };
    askBot(watched, s, 'red', greedy, seedOf('waste'));
    const [decision] = game.pending(s);
    for (const c of decision.choices) {
      const args = tried.get(c.kind) ?? [];
      expect(args.length).toBeGreaterThan(0);
      expect(args.every(arg => fits(c, arg as never))).toBe(true);
    }
    expect(tried.get('waste')).toEqual(expect.arrayContaining([0, 1000]));
    expect(new Set(tried.get('sell')).size).toBe(5);
  });
});

describe('planner and master', () => {
  test('house 18: both beat chance, even in a game that gives no hints', () => {
    expect(winsOf(planner, random, 24)).toBeGreaterThanOrEqual(22);
    expect(winsOf(master, random, 12)).toBeGreaterThanOrEqual(11);
  });

  test('house 18: the budget is counted in nodes, and the playout under way is finished', () => {
    const reach = { ...PLANNER, nodes: 50, patience: 1000 };
    for (const [i, s] of STATES.entries()) {
      const { nodes } = askBot(game, s, askedSeat(s), plannerWith({ reach }), seedOf(`${i}`));
      expect(nodes).toBeGreaterThanOrEqual(50);
      expect(nodes).toBeLessThan(50 + reach.steps);
    }
  });

  test('house 18: what it compared is told, the answer first, with the chance to win behind it', () => {
    const [s] = STATES;
    const { answer, considered = [] } = askBot(game, s, askedSeat(s), master, seedOf('told'));
    expect(considered[0].answer).toEqual(answer);
    expect(considered.length).toBeGreaterThan(3);
    for (const { worth } of considered) {
      expect(worth).toBeGreaterThanOrEqual(0);
      expect(worth).toBeLessThanOrEqual(1);
    }
  });

  test('house 18: it says how far it is', () => {
    const shares: number[] = [];
    const [s] = STATES;
    const seat = askedSeat(s);
    askBot(game, s, seat, masterWith({ reach: { ...PLANNER, nodes: 600, patience: 1000 } }), seedOf('share'), share =>
      shares.push(share),
    );
    expect(shares.length).toBeGreaterThan(2);
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect(Math.max(...shares)).toBeLessThanOrEqual(1);
  });

  test('house 18: no answer is out of reach: what hints and first sight leave out comes with more visits', () => {
    const s = game.newGame(OPTIONS, seedOf('wide'));
    const tried = new Set<string>();
    const watched = {
      ...game,
      apply: (state: GoldRush, action: Parameters<typeof game.apply>[1]) => {
        tried.add(`${action.kind} ${JSON.stringify(action.arg)}`);
        return game.apply(state, action);
      },
    };
    const narrow = (nodes: number) =>
      askBot(watched, s, 'red', plannerWith({ reach: { ...PLANNER, width: 5, nodes, patience: 9999 } }), seedOf('w'));
    narrow(20);
    const few = tried.size;
    narrow(3000);
    expect(tried.size).toBeGreaterThan(2 * few);
  });
});

describe('the tree', () => {
  test('house 18: the same words of two seats are two answers: dice may decide who is asked', () => {
    // Heads: the mover may take or leave a prize. Tails: the other may, by the same words.
    const patient = masterWith({ reach: { ...PLANNER, nodes: 2000, patience: 2000 } });
    const answers = ['x', 'y', 'z'].map(name => {
      const s = duel.newGame({ players: 2 }, seedOf(name));
      return askBot(duel, s, 'red', patient, seedOf(name)).answer.kind;
    });
    expect(answers).toEqual(['go', 'go', 'go']);
  });
});

describe('limits', () => {
  test('house 18: a bot that tries more than its limit is stopped', () => {
    const restless: Bot = {
      ...random,
      name: 'restless',
      limit: 100,
      decide(asked) {
        for (;;) asked.game.apply(asked.imagine(seedOf('again')), { kind: 'dig', seat: asked.seat });
      },
    };
    const [s] = STATES;
    expect(() => askBot(game, s, askedSeat(s), restless, seedOf('x'))).toThrow(Overrun);
  });

  test('house 18: a bot that only looks, and never comes to an end of it, is stopped too', () => {
    const [s] = STATES;
    const staring = (look: (asked: Asked<GameState>) => unknown): Bot => ({
      ...random,
      name: 'staring',
      limit: 10,
      decide(asked) {
        for (;;) look(asked as never);
      },
    });
    const looks: ((asked: Asked<GameState>) => unknown)[] = [
      asked => asked.imagine(seedOf('again')),
      asked => asked.game.worth(s, asked.seat),
      asked => asked.game.twin(s),
    ];
    for (const look of looks) expect(() => askBot(game, s, askedSeat(s), staring(look), seedOf('x'))).toThrow(Overrun);
  });

  test('house 18: below each level there is another, down to chance', () => {
    const ladder = (bot: Bot | undefined): string[] => (bot ? [bot.name, ...ladder(lowerThan(bot))] : []);
    expect(ladder(botByName('master'))).toEqual(['master', 'planner', 'greedy', 'random']);
    expect(ladder(botByName('master/builder'))).toEqual([
      'master/builder',
      'planner/builder',
      'greedy/builder',
      'random',
    ]);
  });
});

test('house 18: bots are known by their names', () => {
  expect(BOT_NAMES.filter(name => !name.includes('/'))).toEqual([...LEVELS]);
  expect(BOT_NAMES).toContain('planner/aggressive');
  for (const name of BOT_NAMES) expect(botByName(name)?.name).toBe(name);
  expect(botByName('constructor')).toBeUndefined();
});
