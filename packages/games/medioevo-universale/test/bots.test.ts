import { askBot, greedy, greedyWith, plannerWith } from '@hegemon/bots';
import { askAtLeisure } from '@hegemon/bots/leisure';
import {
  type Answer,
  canonical,
  type Decision,
  fits,
  freshSeed,
  isRefusal,
  type Random,
  STYLES,
  sampleAnswer,
  stream,
} from '@hegemon/kernel';
import { type Player as Answering, seedFor, simulate } from '@hegemon/testkit';
import { describe, expect, test } from 'vitest';
import { rerollsFor } from '../src/bots/duel.js';
import { awardsIn } from '../src/bots/figures/awards.js';
import { RATED } from '../src/bots/hints.js';
import { figuresOf, gameWith, signs, strength, terms, weights } from '../src/bots/index.js';
import { chanceAgainst } from '../src/bots/might.js';
import { positionOf } from '../src/bots/position.js';
import { figuresIn, reckoned, TERMS, uprisingsAt } from '../src/bots/terms.js';
import { WEIGHTS } from '../src/bots/weights.js';
import { EVENT } from '../src/catalog.js';
import { newVehicle } from '../src/deeds/vehicles.js';
import { beginPurchases, beginTaxes } from '../src/frames/economy.js';
import { beginTrade } from '../src/frames/trade.js';
import { medioevoUniversale as game } from '../src/game.js';
import { EVENTS, type Player, type TERRITORIES } from '../src/ids.js';
import { territoriesOf } from '../src/rules/control.js';
import { awardLines } from '../src/rules/scoring.js';
import { incomeOf, upkeepOf } from '../src/rules/upkeep.js';
import type { MU, MUOptions } from '../src/state.js';
import type { Clause } from '../src/treaties.js';
import { arranged } from './arrange.js';
import { fight, until } from './fights.js';
import { Trial } from './table.js';
import { goAlong, market, trading, withRoute } from './trading.js';
import { atWar, BYZANTIUM, HUNGARY, MAMLUKS, moving, warring } from './warfare.js';

const OPTIONS: MUOptions = { players: 3, rounds: 8 } as MUOptions;

/** Somebody who goes by hints alone, and now and then does anything. */
const byHints = (s: MU, decision: Decision, random: Random): Answer => {
  const hints = game.hints(s, decision);
  if (hints.length === 0 || random(12) === 0) return sampleAnswer(decision, random);
  let left = random(1 << 20) / (1 << 20);
  const total = hints.reduce((sum, { weight }) => sum + weight ** 2, 0);
  for (const { answer, weight } of hints) {
    left -= weight ** 2 / total;
    if (left < 0) return answer;
  }
  return hints[hints.length - 1].answer;
};

/** Positions out of whole games, with the question that was open. */
const positions = (name: string, every: number, options: MUOptions = OPTIONS): { state: MU; decision: Decision }[] => {
  const found: { state: MU; decision: Decision }[] = [];
  let count = 0;
  const watching: Answering<MU> = (s, decision, random) => {
    if (count++ % every === 0) found.push({ state: game.copy(s), decision });
    return byHints(s, decision, random);
  };
  const players = Object.fromEntries(game.seats(options).map(seat => [seat, watching]));
  const report = simulate(game, options, seedFor(name, 'knowledge'), { players });
  expect(report.error).toBeUndefined();
  expect(report.finished).toBe(true);
  return found;
};
const POSITIONS = [
  ...positions('one', 7),
  ...positions('two', 9, { ...OPTIONS, players: 5, terrain: true }),
  ...positions('three', 9, { ...OPTIONS, players: 4, 'hidden-purchases': true, teams: true, 'blood-tokens': true }),
];

/** How promising an answer looks to whoever is asked. */
const weightIn = (g: MU, decision: Decision, kind: string, arg?: Answer['arg']): number =>
  game
    .hints(g, decision)
    .find(({ answer }) => answer.kind === kind && (arg === undefined || canonical(answer.arg) === canonical(arg)))
    ?.weight ?? 0;
const weightOf = (t: Trial, kind: string, arg?: Answer['arg']): number => weightIn(t.g, t.asked[0], kind, arg);
const best = (t: Trial): Answer => game.hints(t.g, t.asked[0]).toSorted((a, b) => b.weight - a.weight)[0].answer;
/** What a change of the table is worth to somebody, in log-odds. */
const gain = (before: MU, after: MU, seat: Player = BYZANTIUM): number => {
  const odds = (g: MU): number => Math.log(game.worth(g, seat) / (1 - game.worth(g, seat)));
  return odds(after) - odds(before);
};
const changed = (g: MU, change: (g: MU) => void): MU => {
  const after = game.copy(g);
  change(after);
  return after;
};

describe('MU 0-round: bots: hints', () => {
  test('MU 0-round: bots are hinted at nothing that is not offered, each with a weight of its own', () => {
    const prompts = new Set<string>();
    for (const { state, decision } of POSITIONS) {
      for (const { answer, weight } of game.hints(state, decision)) {
        prompts.add(decision.prompt);
        expect(weight, canonical(answer)).toBeGreaterThan(0);
        expect(Number.isFinite(weight), canonical(answer)).toBe(true);
        const choice = decision.choices.find(({ kind }) => kind === answer.kind);
        expect(choice && fits(choice, answer.arg), `${decision.prompt} ${canonical(answer)}`).toBe(true);
      }
    }
    const usual = ['bid', 'tax-rate', 'purchases', 'place-purchase', 'war-turn', 'take-along', 'move-on', 'trade-with'];
    expect([...prompts]).toEqual(expect.arrayContaining(usual));
  });

  test('MU 0-round: bots have something to go by in every question, and leave out no word of it', () => {
    for (const { state, decision } of POSITIONS) {
      expect(RATED).toContain(decision.prompt);
      const kinds = new Set(game.hints(state, decision).map(({ answer }) => answer.kind));
      for (const { kind } of decision.choices) expect(kinds, decision.prompt).toContain(kind);
    }
  });

  test('MU 0-round: bots see how far the game has come: it never goes back by much, and every round is later', () => {
    let [round, turn] = [0, 0];
    for (const { state } of positions('turns', 5)) {
      if (state.round === round) continue;
      expect(game.turnOf(state)).toBeGreaterThan(turn);
      [round, turn] = [state.round, game.turnOf(state)];
    }
  });

  test('MU 1-auction-bid: bots bid little, and never borrow for it', () => {
    const asked = POSITIONS.filter(({ decision }) => decision.prompt === 'bid');
    expect(asked.length).toBeGreaterThan(0);
    for (const { state, decision } of asked) {
      for (const { answer } of game.hints(state, decision).filter(({ weight }) => weight > 1))
        expect(Number(answer.arg)).toBeLessThanOrEqual(100);
      expect(weightIn(state, decision, 'take-loan')).toBeLessThan(0.1);
    }
  });
});

describe('MU V: bots: worth', () => {
  test('MU V-final-winner: bots give all seats together one chance to win', () => {
    for (const { state } of POSITIONS) {
      if (Object.keys(state.teams).length > 0) continue;
      const sum = state.seats.reduce((all, seat) => all + game.worth(state, seat), 0);
      expect(Math.abs(sum - 1)).toBeLessThan(0.2);
    }
  });

  test('MU V-final: bots know the awards as they would be given now', () => {
    for (const { state } of POSITIONS.filter(({ state: { phase } }) => phase > 0)) {
      const position = positionOf(state);
      // What is due in phase 3 is reckoned as paid.
      if ([...position.tallies.values()].some(({ dues }) => dues > 0)) continue;
      const lines = awardLines(state);
      const awards = awardsIn(position);
      for (const seat of state.order) {
        const given = lines.filter(({ to }) => to.includes(seat)).reduce((sum, { honour }) => sum + honour, 0);
        expect(awards.get(seat) ?? 0).toBe(given);
      }
    }
  });

  test('MU 5-control-test: bots count lands, taxes and upkeep as the rules do', () => {
    for (const { state } of POSITIONS.filter(({ state: { phase } }) => phase > 0)) {
      const isPlacing = state.flow.at(-1)?.proc === 'markers';
      for (const [seat, tally] of positionOf(state).tallies) {
        expect(tally.lands.toSorted()).toEqual(territoriesOf(state, seat).toSorted());
        expect(tally.upkeep).toBeGreaterThanOrEqual(upkeepOf(state, seat));
        if (tally.lands.length > 0 && !isPlacing)
          expect(tally.taxed * 30 + tally.fromCities).toBe(incomeOf(state, seat, 30));
      }
    }
  });

  test('MU V-final-winner: bots are judged by terms that can be tuned: figures in their order, other weights in the same game', () => {
    expect(terms).toEqual(TERMS);
    expect(weights).toEqual(TERMS.map(term => WEIGHTS[term]));
    expect(signs).toHaveLength(TERMS.length);
    for (const [i, sign] of signs.entries()) if (sign !== 0) expect(Math.sign(weights[i])).not.toBe(-sign);
    expect(strength).toEqual({});
    const { state } = POSITIONS[POSITIONS.length >> 2];
    const [seat] = state.order;
    const sum = figuresOf(state, seat).reduce((all, figure, i) => all + figure * weights[i], 0);
    const appraised = Object.values(game.appraise(state, seat)).reduce((all, term) => all + term, 0);
    expect(sum).toBeCloseTo(appraised, 9);
    const flat = gameWith(TERMS.map(() => 0));
    expect(flat.worth(state, seat)).toBeCloseTo(1 / state.order.length, 1);
  });

  test('MU V-final-winner: bots find every figure finite, in every position', () => {
    for (const { state } of POSITIONS) {
      const position = reckoned(state);
      for (const seat of state.seats)
        for (const [term, figure] of Object.entries(figuresIn(position, seat)))
          expect(Number.isFinite(figure), term).toBe(true);
    }
  });

  test('MU V-ingame: bots would rather have honour, land, buildings and knowledge than not', () => {
    const g = arranged({ armies: {}, options: { rounds: 8 } });
    g.phase = 4;
    expect(
      gain(
        g,
        changed(g, after => void after.honour['player-1']++),
      ),
    ).toBeGreaterThan(0);
    expect(
      gain(
        g,
        changed(g, after => void (after.markers.bulgaria = 'player-1')),
      ),
    ).toBeGreaterThan(0);
    expect(
      gain(
        g,
        changed(g, after => void (after.buildings.civil.constantinople = 2)),
      ),
    ).toBeGreaterThan(0);
    expect(
      gain(
        g,
        changed(g, after => void after.technologies['player-1'].push('masonry')),
      ),
    ).toBeGreaterThan(0);
    expect(
      gain(
        g,
        changed(g, after => void (after.cash['player-1'] += 300)),
      ),
    ).toBeGreaterThan(0);
  });

  test('MU D-take: bots do not borrow without need, and mind rebels, wars and captives', () => {
    const g = arranged({ armies: {}, options: { rounds: 8 } });
    g.phase = 4;
    const indebted = changed(g, after => {
      after.loans.open['player-1'] = 1;
      after.cash['player-1'] += 500;
    });
    expect(gain(g, indebted)).toBeLessThan(0);
    expect(
      gain(
        g,
        changed(g, after => void (after.armies.thrace = { barbarians: { archer: 1 } })),
      ),
    ).toBeLessThan(0);
    const strong = changed(g, after => void (after.armies.buda = { 'player-2': { cavalry: 5 } }));
    expect(
      gain(
        strong,
        changed(strong, after => void (after.wars['player-1 player-2'] = { from: 1 })),
      ),
    ).toBeLessThan(0);
    expect(
      gain(
        g,
        changed(g, after => void (after.prisoners['player-2'] = { 'player-1': { archer: 1 } })),
      ),
    ).toBeLessThan(0);
  });

  test('MU D-bankrupt-out: bots know that who is out has lost, and who has won has won', () => {
    const g = arranged({ armies: {} });
    const out = changed(g, after => void (after.order = ['player-2', 'player-3']));
    expect(game.worth(out, 'player-1')).toBe(0);
    const over = changed(g, after => {
      after.over = { winners: ['player-2'], points: {}, how: 'rounds', rule: 'MU 0-length-rounds' };
    });
    expect(game.worth(over, 'player-2')).toBe(1);
    expect(game.worth(over, 'player-1')).toBe(0);
  });

  test('MU V-final-winner: bots of a style see their own position with other eyes, and nobody else does', () => {
    const differing = STYLES.filter(style =>
      POSITIONS.some(({ state }) =>
        state.order.some(seat => Math.abs(game.worth(state, seat, style) - game.worth(state, seat)) > 0.01),
      ),
    );
    expect(differing).toEqual([...STYLES]);
    const g = arranged({ armies: {} });
    const likes = (style: (typeof STYLES)[number], change: (g: MU) => void): number => {
      const after = changed(g, change);
      const odds = (s: MU, by?: typeof style): number => {
        const worth = game.worth(s, BYZANTIUM, by);
        return Math.log(worth / (1 - worth));
      };
      return odds(after, style) - odds(g, style) - (odds(after) - odds(g));
    };
    expect(likes('aggressive', after => void (after.armies.thrace = { 'player-1': { cavalry: 2 } }))).toBeGreaterThan(
      0,
    );
    expect(likes('builder', after => void (after.buildings.cathedral.thrace = true))).toBeGreaterThan(0);
    expect(likes('opportunist', after => void (after.honour['player-1'] += 3))).toBeGreaterThan(0);
  });
});

describe('MU 3-rate: bots: taxes', () => {
  /** Byzantium sets its rate; the events that are left permit no more and no less than this. */
  const taxing = (permitted: number, change: (g: MU) => void = () => {}): Trial => {
    const g = arranged({ armies: {}, round: 2 });
    g.phase = 3;
    g.decks.events = EVENTS.filter(event => EVENT[event].permittedTaxRate === permitted);
    change(g);
    return new Trial(g, beginTaxes());
  };
  test('MU 3-rate: bots take what is permitted, and little more', () => {
    expect(best(taxing(60)).arg).toBe('60');
    expect(best(taxing(30)).arg).toBe('30');
    expect(Number(best(taxing(10)).arg)).toBeLessThanOrEqual(20);
  });
  test('MU 2-uprisings-hp: bots tax less where there are rebels already', () => {
    const risk = (t: Trial): number => weightOf(t, 'tax-rate', '40') / weightOf(t, 'tax-rate', '20');
    const rebels = taxing(20, g => void (g.armies.thrace = { barbarians: { 'light-infantry': 1 } }));
    expect(risk(rebels)).toBeLessThan(risk(taxing(20)));
  });
  test('MU 2-uprisings-count: bots reckon with the cards under the one on top', () => {
    const g = arranged();
    const low = EVENTS.find(event => EVENT[event].permittedTaxRate === 10)!;
    const high = EVENTS.filter(event => EVENT[event].permittedTaxRate === 60);
    g.decks.events = [low, ...high];
    expect(uprisingsAt(g, 60)).toBe(0);
    g.decks.events = [...high, low];
    expect(uprisingsAt(g, 60)).toBeCloseTo(5 / 2);
  });
  test('MU 3-upkeep: bots pay what they can pay, and give up the cheapest where they cannot', () => {
    const g = arranged({ armies: { thrace: { 'player-1': { 'light-infantry': 2, cavalry: 1 } } }, round: 2 });
    g.phase = 3;
    const t = new Trial(g, beginTaxes());
    for (const seat of g.order) t.answer(seat, 'tax-rate', '10');
    expect(best(t)).toEqual({ kind: 'pay' });
    t.g.cash['player-1'] = 50;
    t.answer(BYZANTIUM, 'give-up');
    expect(best(t)).toEqual({ kind: 'give-up-piece', arg: 'light-infantry@thrace' });
    t.answer(BYZANTIUM, 'give-up-piece', 'light-infantry@thrace');
    expect(best(t)).toEqual({ kind: 'enough' });
  });
});

describe('MU 4: bots: purchases', () => {
  const shopping = (change: (g: MU) => void = () => {}): Trial => {
    const g = arranged({ armies: {}, options: { rounds: 8 } });
    g.phase = 4;
    change(g);
    return new Trial(g, beginPurchases());
  };
  test('MU 4-tech: bots learn what they can use, and build while it bears fruit', () => {
    const t = shopping();
    expect(weightOf(t, 'buy-technology', 'masonry')).toBeGreaterThan(weightOf(t, 'buy-technology', 'edict'));
    const early = shopping(g => void (g.technologies['player-1'] = ['masonry']));
    expect(weightOf(early, 'build', 'great-city')).toBeGreaterThan(weightOf(early, 'done-buying'));
    const late = shopping(g => {
      g.technologies['player-1'] = ['masonry'];
      g.round = 8;
    });
    expect(weightOf(late, 'build', 'town')).toBeLessThan(weightOf(late, 'done-buying'));
  });
  test('MU D-take: bots do not borrow to buy', () => {
    expect(weightOf(shopping(), 'take-loan')).toBeLessThan(0.1);
  });
  test('MU B-missing: bots turn a card before they pay money for its points', () => {
    const t = shopping(g => {
      g.technologies['player-1'] = ['masonry'];
      g.cards.held['player-1'] = ['realm-33'];
      g.decks.cards = g.decks.cards.filter(card => card !== 'realm-33');
    });
    t.answer(BYZANTIUM, 'build', 'town').answer(BYZANTIUM, 'place', 'nicaea');
    expect(t.asked[0].prompt).toBe('payment');
    expect(best(t)).toEqual({ kind: 'turn-card', arg: 'realm-33' });
    const paid = (kind: string, arg?: string): number => {
      const after = game.copy(t.g);
      expect(isRefusal(game.apply(after, { seat: BYZANTIUM, kind, ...(arg && { arg }) }))).toBe(false);
      return game.worth(after, BYZANTIUM);
    };
    expect(paid('pay')).toBeGreaterThan(paid('refrain'));
    const money = paid('pay');
    t.answer(BYZANTIUM, 'turn-card', 'realm-33');
    expect(paid('name', 'green')).toBeGreaterThan(money);
  });
  test('MU 4-units-where: bots put guards where barbarians are near what is dear, and soldiers beside their wagon', () => {
    const t = shopping(g => {
      g.buildings.civil.nicaea = 3;
      g.armies.ankara = { barbarians: { 'light-infantry': 2 } };
    });
    t.answer(BYZANTIUM, 'buy-unit', 'heavy-infantry');
    expect(best(t)).toEqual({ kind: 'place', arg: 'nicaea' });
    const beside = shopping(g => void newVehicle(g, 'war-wagon', 1, BYZANTIUM, 'thessalonica'));
    beside.answer(BYZANTIUM, 'buy-unit', 'heavy-infantry');
    expect(best(beside)).toEqual({ kind: 'place', arg: 'thessalonica' });
  });
});

describe('MU 5: bots: war', () => {
  const marching = (army: Record<string, number>, dice: [number, number, number]): Trial => {
    const g = atWar({
      realms: ['byzantium', 'hungary', 'mamluks'],
      armies: { nicaea: { 'player-1': army } },
      vehicles: [['war-wagon', 1, BYZANTIUM, 'nicaea']],
    });
    g.horde = { dice };
    const t = moving(g, BYZANTIUM, 'nicaea');
    const [take] = game.hints(t.g, t.asked[0]).toSorted((a, b) => b.weight - a.weight);
    return t.answer(BYZANTIUM, take.answer.kind, take.answer.arg);
  };
  test('MU E-resistance: bots fight barbarians only with odds', () => {
    const weak = marching({ archer: 1 }, [4, 4, 8]);
    expect(weightOf(weak, 'go', 'ankara')).toBeLessThan(0.1);
    const strong = marching({ 'heavy-infantry': 3 }, [1, 4, 5]);
    expect(weightOf(strong, 'go', 'ankara')).toBeGreaterThan(5 * weightOf(weak, 'go', 'ankara'));
  });
  test('MU 5-move-load: bots take along as many as the wagon holds', () => {
    const t = marching({ 'heavy-infantry': 3, 'light-infantry': 2 }, [1, 4, 5]);
    expect(t.g.movement?.group.army).toEqual({ 'heavy-infantry': 3 });
    expect(t.g.movement?.group.vehicles).toEqual(['vehicle-1']);
  });
  test('MU C-war-hostile: bots do not march into other realms without war, nor go through with it', () => {
    const g = atWar({
      armies: { thrace: { 'player-1': { cavalry: 3 } } },
      markers: { bulgaria: HUNGARY },
      vehicles: [['war-wagon', 1, BYZANTIUM, 'thrace']],
    });
    const t = moving(g, BYZANTIUM, 'thrace');
    t.answer(BYZANTIUM, 'take', ['cavalry:1', 'cavalry:2', 'cavalry:3', 'vehicle-1']);
    expect(weightOf(t, 'go', 'bulgaria')).toBeLessThan(0.1);
    t.answer(BYZANTIUM, 'go', 'bulgaria');
    expect(t.asked[0].prompt).toBe('hostility');
    expect(best(t)).toEqual({ kind: 'refrain' });
  });
  test('MU 5-sequence: bots pass where nothing good comes of moving', () => {
    const g = atWar({
      armies: { thrace: { 'player-1': { archer: 1 } } },
      vehicles: [['war-wagon', 1, BYZANTIUM, 'thrace']],
    });
    g.horde = { dice: [4, 4, 8] };
    expect(best(warring(g))).toEqual({ kind: 'pass' });
  });
  test('MU 5-battle: bots know roughly who wins', () => {
    expect(chanceAgainst({ 'heavy-infantry': 2 }, { 'light-infantry': 1 }, [4, 5, 8])).toBeGreaterThan(0.9);
    expect(chanceAgainst({ 'light-infantry': 1 }, { 'light-infantry': 2, archer: 1 }, [2, 3, 6])).toBeLessThan(0.4);
    expect(chanceAgainst({ cavalry: 2 }, {})).toBe(1);
    expect(chanceAgainst({}, { archer: 1 })).toBe(0);
    const even = chanceAgainst({ cavalry: 2, archer: 1 }, { cavalry: 2, archer: 1 });
    expect(even).toBeGreaterThan(0.25);
    expect(even).toBeLessThan(0.75);
  });
  test('MU 5-battle-5: bots throw bad dice again and keep good ones', () => {
    const mask = (dice: [number, number, number]): string => {
      const [first] = rerollsFor(dice, { against: 6, own: 3, theirs: 3 }).toSorted((a, b) => b.good - a.good);
      return first.mask.map(Number).join('');
    };
    // A one among the dice is a small loss, and an eight wins: nothing could be better.
    expect(mask([1, 2, 8])[2]).toBe('0');
    expect(mask([1, 2, 3])[2]).toBe('1');
    const t = until(
      fight({
        attacker: [BYZANTIUM, { 'heavy-infantry': 3 }],
        defender: ['barbarians', { 'light-infantry': 2 }],
        horde: [2, 5, 6],
        dice: [1, 2, 2, 4, 4, 4, 4, 4, 4],
      }),
      'reroll',
    );
    const chosen = best(t).arg as readonly string[];
    expect(chosen).toContain('d8');
  });
  test('MU 5-battle-damage: bots lose what is cheapest', () => {
    const t = until(
      fight({
        attacker: [BYZANTIUM, { 'light-infantry': 2, cavalry: 2 }],
        defender: ['barbarians', { 'light-infantry': 4 }],
        horde: [4, 6, 7],
        dice: [1, 2, 3],
      }),
      'assign',
    );
    expect(t.asked[0].prompt).toBe('assign');
    const { arg } = best(t);
    expect(arg).toMatchObject({ 'light-infantry:1': 1, 'light-infantry:2': 1 });
  });
});

describe('MU 6: bots: trade', () => {
  test('MU 6-route-start: bots begin a route that can be finished, over what is near', () => {
    const t = trading([{ at: 'caffa' }], { options: { rounds: 8 } });
    expect(best(t)).toEqual({ kind: 'buy', arg: 1 });
    t.answer(BYZANTIUM, 'buy', 1);
    const route = best(t);
    expect(route.kind).toBe('start-route');
    t.answer(BYZANTIUM, 'start-route', route.arg);
    const target = best(t);
    expect(territoriesOf(t.g, BYZANTIUM)).toContain(target.arg);
    t.answer(BYZANTIUM, 'route-target', target.arg);
    const stages = best(t);
    expect(stages.kind).toBe('stages');
    t.answer(BYZANTIUM, 'stages', stages.arg);
    expect(figuresIn(reckoned(t.g), BYZANTIUM).route).toBeGreaterThan(0);
  });
  test('MU 6-route-end: bots do not sell on the way, but at the end of it', () => {
    const stages = ['kiev', 'saraj', 'bulgar', 'caffa'] as const;
    const under = new Trial(withRoute(market([{ at: 'kiev', cargo: ['salt'] }]), stages, ['kiev']), beginTrade());
    expect(weightOf(under, 'sell', ['salt:1'])).toBeLessThan(0.1);
    const done = new Trial(
      withRoute(market([{ at: 'caffa', cargo: ['salt'] }]), stages, ['kiev', 'saraj', 'bulgar']),
      beginTrade(),
    );
    expect(best(done)).toEqual({ kind: 'sell', arg: ['salt:1'] });
    done.answer(BYZANTIUM, 'sell', ['salt:1']);
    expect(best(done)).toEqual({ kind: 'to-honour', arg: 2 });
  });
  test('MU 6-move-meet: bots keep out of the way of barbarians, and come nearer with every step', () => {
    const g = withRoute(market([{ at: 'tana', cargo: ['salt'] }]), ['kiev', 'saraj', 'bulgar', 'caffa'], []);
    g.armies['don-steppe'] = { barbarians: { 'light-infantry': 1 } };
    const t = new Trial(g, beginTrade());
    expect(weightOf(t, 'go', 'don-steppe')).toBeLessThan(0.1);
    const before = game.worth(t.g, BYZANTIUM);
    const step = best(t);
    expect(step.kind).toBe('go');
    goAlong(t, BYZANTIUM, step.arg as (typeof TERRITORIES)[number]);
    expect(game.worth(t.g, BYZANTIUM)).toBeGreaterThan(before);
  });
  test('MU 6-move-meet: bots let traders pass whom they could only rob by an act of war', () => {
    const g = market([{ at: 'caffa', owner: MAMLUKS }]);
    g.armies['nogai-steppe'] = { 'player-1': { archer: 1 } };
    g.order = [MAMLUKS, BYZANTIUM, HUNGARY];
    const t = new Trial(g, beginTrade());
    t.answer(MAMLUKS, 'go', 'nogai-steppe');
    expect(t.asked[0]).toMatchObject({ seat: BYZANTIUM, prompt: 'plunder-trader' });
    expect(best(t)).toEqual({ kind: 'let-pass' });
  });
});

describe('MU C: bots: diplomacy', () => {
  const answerTo = (clauses: Clause[], bot = greedy): Answer | undefined => {
    const g = arranged({ armies: {}, round: 2 });
    g.phase = 4;
    g.drafted = 1;
    g.proposals['proposal-1'] = {
      from: HUNGARY,
      to: [BYZANTIUM],
      accepted: [],
      type: 'treaty',
      treaty: { parties: [HUNGARY, BYZANTIUM], clauses, isSecret: false },
    };
    const t = new Trial(g, beginPurchases());
    const look = askAtLeisure(game, t.g, BYZANTIUM, bot, seedFor('look', 'x'));
    expect(look?.answer).toEqual({ kind: 'look-at-proposal', arg: 'proposal-1' });
    t.answer(BYZANTIUM, 'look-at-proposal', 'proposal-1');
    return askAtLeisure(game, t.g, BYZANTIUM, bot, seedFor('answer', 'x'))?.answer;
  };
  test('MU clause.non-aggression: bots accept what does no harm', () => {
    const peace: Clause = { type: 'non-aggression', between: [HUNGARY, BYZANTIUM] };
    expect(answerTo([peace])).toEqual({ kind: 'accept-proposal' });
    const grant = { type: 'trade', grantor: HUNGARY, grantee: BYZANTIUM } as const;
    expect(answerTo([grant])).toEqual({ kind: 'accept-proposal' });
  });
  test('MU clause.payment: bots do not pay for nothing, nor for little', () => {
    const tribute: Clause = { type: 'payment', from: BYZANTIUM, to: HUNGARY, amount: 600, when: 'signing' };
    expect(answerTo([tribute])).toEqual({ kind: 'decline-proposal' });
    const rent: Clause = { type: 'payment', from: BYZANTIUM, to: HUNGARY, amount: 200, when: 'each-round' };
    expect(answerTo([{ type: 'non-aggression', between: [HUNGARY, BYZANTIUM] }, rent])).toEqual({
      kind: 'decline-proposal',
    });
  });
  test('MU C: bots seldom offer anything of themselves, and then not to attack each other', () => {
    const offered = (g: MU): Answer | undefined =>
      askAtLeisure(game, g, BYZANTIUM, greedy, seedFor('offer', 'x'))?.answer;
    const g = arranged({ armies: { buda: { 'player-2': { cavalry: 3 } } }, round: 1, options: { rounds: 8 } });
    g.phase = 4;
    const shopping = new Trial(g, beginPurchases());
    expect(offered(shopping.g)).toBeUndefined();
    const taxing = arranged({ armies: { buda: { 'player-2': { cavalry: 3 } } }, round: 1, options: { rounds: 8 } });
    taxing.phase = 3;
    const t = new Trial(taxing, beginTaxes());
    const first = offered(t.g);
    expect(first).toEqual({ kind: 'draft-treaty', arg: [HUNGARY] });
    for (let next = first, count = 0; next && count < 6; count++) {
      t.answer(BYZANTIUM, next.kind, next.arg);
      next = t.g.leisure ? offered(t.g) : undefined;
    }
    const [proposal] = Object.values(t.g.proposals);
    expect(proposal).toMatchObject({ type: 'treaty', from: BYZANTIUM, to: [HUNGARY] });
    expect(proposal?.type === 'treaty' && proposal.treaty.clauses).toEqual([
      { type: 'non-aggression', between: expect.arrayContaining([BYZANTIUM, HUNGARY]) },
    ]);
    expect(offered(t.g)).not.toMatchObject({ arg: [HUNGARY] });
  });
  test('MU C-war-peace: bots that are weaker ask for peace', () => {
    const g = arranged({
      armies: { buda: { 'player-2': { cavalry: 3 } } },
      wars: [[BYZANTIUM, HUNGARY, { from: 1 }]],
      round: 2,
    });
    g.phase = 3;
    const t = new Trial(g, beginTaxes());
    expect(askAtLeisure(game, t.g, BYZANTIUM, greedy, seedFor('peace', 'x'))?.answer).toEqual({
      kind: 'offer-peace',
      arg: HUNGARY,
    });
  });
});

describe('MU 0-round: bots: play', () => {
  const thinking =
    (bot: typeof greedy): Answering<MU> =>
    (s, decision, random) =>
      askBot(game, s, decision.seat, bot, freshSeed(random)).answer;
  /** Thinks little, so that whole games can be played. */
  const quick = greedyWith({ budget: { candidates: 16, samples: 1, nodes: 80, steps: 8, followUps: 3 } });

  test('MU A-windows: bots do not begin anything only to think better of it', () => {
    const g = arranged({ armies: {}, round: 2 });
    g.phase = 4;
    g.technologies['player-1'] = ['masonry'];
    const t = new Trial(g, beginPurchases());
    const before = game.worth(t.g, BYZANTIUM);
    t.answer(BYZANTIUM, 'build', 'village').answer(BYZANTIUM, 'refrain');
    expect(game.worth(t.g, BYZANTIUM)).toBeLessThan(before);
    const after = game.copy(t.g);
    game.apply(after, { seat: BYZANTIUM, kind: 'done-buying' });
    expect(game.worth(after, BYZANTIUM)).toBeGreaterThan(game.worth(t.g, BYZANTIUM));
  });

  test('MU 0-round: bots of all levels play on without fault', () => {
    const levels = [greedy, plannerWith({}), plannerWith({ style: 'aggressive' })];
    let left = 120;
    const players = Object.fromEntries(
      game.seats(OPTIONS).map((seat, i): [string, Answering<MU>] => [
        seat,
        (s, decision, random) => {
          if (left-- <= 0) throw new Error('enough');
          return thinking(levels[i])(s, decision, random);
        },
      ]),
    );
    const report = simulate(game, OPTIONS, seedFor('levels', 'bots'), { players });
    expect(report.error).toBe('enough');
    expect(report.decisions).toBeGreaterThan(100);
  });

  test('MU V-final-winner: bots that think win against chance', () => {
    const seat: Player = 'player-2';
    const idle: Answering<MU> = (_, decision, random) => sampleAnswer(decision, random);
    const players = { 'player-1': idle, [seat]: thinking(quick), 'player-3': idle };
    const report = simulate(game, OPTIONS, seedFor('greedy', 'bots'), { players });
    expect(report.error).toBeUndefined();
    expect(report.outcome?.winners).toEqual([seat]);
  });

  test('MU 0-round: bots answer the same question in the same way', () => {
    const asked = POSITIONS.filter(({ decision }) => ['purchases', 'war-turn', 'trade-with'].includes(decision.prompt));
    for (const { state, decision } of asked.filter((_, i) => i % 40 === 0)) {
      const answer = () => askBot(game, state, decision.seat, plannerWith({}), seedFor('same', 'x')).answer;
      expect(answer()).toEqual(answer());
    }
    expect(stream(seedFor('same', 'x'))(5)).toBe(stream(seedFor('same', 'x'))(5));
  });
});
