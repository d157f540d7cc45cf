import { type Answer, type Decision, newChance, type Random, sampleAnswer, stream } from '@hegemon/kernel';
import { seedFor, simulate } from '@hegemon/testkit';
import { describe, expect, test } from 'vitest';
import { type EventType, type ToC, type ToCOptions, timeOfCrisis } from '../src/index.js';
import { type Arrangement, arranged } from './arrange.js';
import { livelyPlayer } from './lively.js';
import { boardOf } from './second-reading/board-of.js';
import { compare } from './second-reading/compare.js';
import { crisis } from './second-reading/crisis.js';
import { CARDS, COLOURS, FIGURES, type Figures, isSea, PROVINCES } from './second-reading/facts.js';
import { fromActions, wholeGame } from './second-reading/game.js';
import { type Mood, richPosition } from './second-reading/rich.js';
import { openTable, type Table } from './second-reading/table.js';

/** The rules are written a second time, without any code of the engine: both readings must play the same games. */
const optionsOf = (players: number, i: number, isOverlapping: boolean): ToCOptions => ({
  players,
  'overlapping-turns': isOverlapping,
  'short-game': i % 2 === 1,
  'reverse-draft': i % 3 === 2,
  'declared-end': i % 4 === 3,
  'strict-foederati': i % 5 === 4,
});

/** Most games are eager ones, some are blind chance. */
const answerBy = (random: Random, isBlind: boolean) => (g: ToC, decision: Decision) =>
  isBlind ? sampleAnswer(decision, random) : livelyPlayer(g, decision, random);

const compareGame = (options: ToCOptions, seed: string, isBlind: boolean) => {
  const { state, opening } = timeOfCrisis.open(options, seedFor(seed, 'second reading'));
  const table = openTable(options, state.startPlayer, state.events.deck, FIGURES);
  const random = stream(seedFor(seed, 'players of the second reading'));
  // Start player and event deck are taken from the engine; the dice of the first crisis are yet to fall.
  const unread = { ...opening, drew: [] };
  const play = wholeGame(table);
  return compare({ state, opening: unread, table, play, answer: answerBy(random, isBlind), next: random });
};

const tableOf = (state: ToC, figures: Figures = FIGURES): Table => ({
  ...openTable(state.options, state.startPlayer, state.events.deck, figures),
  ...boardOf(state),
});
const MOODS: readonly Mood[] = ['plain', 'firm', 'crowded'];
/** A rich position, unless the box does not hold so many pieces. */
const richState = (i: number): ToC | undefined => {
  const random = stream(seedFor(`rich ${i}`, 'second reading'));
  const state = arranged(richPosition(random, MOODS[i % MOODS.length]));
  if (timeOfCrisis.faults(state).length > 0) return undefined;
  // ToC 6.3.1.sea Every army at sea can still be landed.
  const atSea = Object.values(state.armies.at).filter(isSea).length;
  state.points.military = Math.max(state.points.military, atSea);
  state.chance = newChance(seedFor(`rich ${i}`, 'dice'));
  return state;
};
const comparePosition = (state: ToC, i: number, figures: Figures = FIGURES) => {
  const table = tableOf(state, figures);
  const random = stream(seedFor(`rich ${i}`, 'players'));
  const opening = timeOfCrisis.resume(state);
  const play = fromActions(table);
  return compare({ state, opening, table, play, answer: answerBy(random, false), next: random, limit: 60 });
};

describe('a second reading of the rules', () => {
  test.each([2, 3, 4])('ToC 6: agrees with the engine in whole games of %i players', players => {
    for (let i = 0; i < 6; i++) {
      const report = compareGame(optionsOf(players, i, false), `whole ${players} ${i}`, i === 5);
      expect(report.difference).toBeUndefined();
      expect(report.isOver).toBe(true);
    }
  });

  test('ToC 6.8.variant: agrees with the engine in whole games of overlapping turns', () => {
    for (let i = 0; i < 6; i++) {
      const report = compareGame(optionsOf(2 + (i % 3), i, true), `overlapping ${i}`, false);
      expect(report.difference).toBeUndefined();
      expect(report.isOver).toBe(true);
    }
  });

  test('ToC 9.pax-deorum: agrees with the engine while a buyer with empty piles is waited for', () => {
    for (let i = 0; i < 30; i++) {
      const random = stream(seedFor(`waited for ${i}`, 'second reading'));
      const state = arranged({
        players: 2,
        options: { 'overlapping-turns': true },
        provinces: { asia: { governor: 'green', support: 4 }, gallia: { governor: 'blue' } },
        hand: { green: ['castra', 'castra', 'mob', 'mob', 'tribute'] },
        available: { green: [], blue: ['senate-1', 'populace-1'] },
        dice: [6, 6, ...Array.from({ length: 60 }, () => 1 + random(6))],
      });
      const table = tableOf(state);
      const answer = (g: ToC, decision: Decision): Answer =>
        decision.prompt === 'choose-action' ? { kind: 'end-actions' } : livelyPlayer(g, decision, random);
      const opening = timeOfCrisis.resume(state);
      const report = compare({ state, opening, table, play: fromActions(table), answer, next: random, limit: 12 });
      expect(report.difference).toBeUndefined();
      expect(report.told).toContain('pax-card-taken');
    }
  });

  test('ToC 6.3: agrees with the engine in rich positions, where everything happens', () => {
    const told = new Set<string>();
    let positions = 0;
    for (let i = 0; positions < 150; i++) {
      const state = richState(i);
      if (!state) continue;
      positions++;
      const report = comparePosition(state, i);
      expect(report.difference).toBeUndefined();
      for (const type of report.told) told.add(type);
    }
    for (const type of SELDOM) expect(told).toContain(type);
  });
  const SELDOM: readonly EventType[] = [
    'army-driven-out',
    'barbarians-retreated',
    'damnatio-struck',
    'emperor-turn',
    'flanking-used',
    'foederati-joined',
    'game-ended',
    'governor-recalled',
    'invaders-returned',
    'last-round-declined',
    'last-round-triggered',
    'leader-fell',
    'mob-dispersed',
    'pax-card-taken',
    'pretender-marked',
    'pretender-unmarked',
    'reward-taken',
    'rival-fell',
    'sassanids-pacified',
    'tribute-paid',
  ];

  test('ToC 7.1.winner: agrees with the engine in arranged endings', () => {
    const deciders = new Set<string>();
    for (let i = 0; i < 300; i++) {
      const state = arranged(endingAt(stream(seedFor(`ending ${i}`, 'second reading'))));
      const table = tableOf(state);
      const opening = timeOfCrisis.resume(state);
      table.dice.push(...opening.drew);
      expect(crisis(table).next().done).toBe(true);
      const outcome = timeOfCrisis.outcome(state);
      expect(table.ending).toEqual({ winner: outcome?.winners[0], points: outcome?.points, how: outcome?.how });
      expect(table.dice).toEqual([]);
      deciders.add(outcome?.decidedBy ?? 'points');
    }
    expect([...deciders].sort()).toEqual(['die', 'emperor', 'legions', 'points', 'pretender', 'provinces']);
  });

  test.each(Object.keys(FIGURES) as (keyof Figures)[])('ToC 6: one with another %s is found out', figure => {
    // Few games come to the very point at which the end begins.
    const wrong = { ...FIGURES, [figure]: FIGURES[figure] + (figure === 'shortGameLegacy' ? 10 : 1) };
    const isFoundOut = Array.from({ length: 150 }, (_, i) => i).some(i => {
      const state = richState(i);
      return state !== undefined && comparePosition(state, i, wrong).difference !== undefined;
    });
    expect(isFoundOut).toBe(true);
  });
});

/** Diocletian is drawn while two or more are close to each other. */
const endingAt = (random: Random): Arrangement => {
  const players = ([2, 3, 4] as const)[random(3)];
  const seats = COLOURS.slice(0, players);
  const provinces: NonNullable<Arrangement['provinces']> = {};
  for (const id of PROVINCES.slice(0, 6)) {
    const governor = seats[random(players)];
    if (random(3) > 0) continue;
    const isFirst = !Object.values(provinces).some(it => it.governor === governor && it.marker);
    const isSeat = id !== 'italia' && isFirst && random(4) === 0;
    provinces[id] = { governor, support: 3, ...(isSeat && { marker: 'seat' as const }) };
  }
  const legacy = 20 + random(3);
  const perSeat = (make: () => number) => Object.fromEntries(seats.map(seat => [seat, make()]));
  return {
    players,
    provinces,
    armies: seats
      .filter(() => random(2) === 0)
      .map(owner => ({ owner, region: 'africa', legions: random(2), reduced: 1 })),
    legacy: perSeat(() => legacy - (random(4) === 0 ? 1 : 0)),
    emperorTurns: perSeat(() => (random(2) === 0 ? 1 : random(3))),
    phase: 'crisis',
    events: ['diocletian'],
    dice: [3, 4, ...Array.from({ length: 40 }, () => 1 + random(random(2) === 0 ? 6 : 2))],
  };
};

describe('what may not be done', () => {
  const GENERALS = COLOURS.flatMap(seat => [0, 1, 2, 3, 4, 5].map(n => `${seat}-general-${n}`));
  const ARMIES = [...GENERALS, ...PROVINCES.map(id => `militia-${id}`)];
  const AT_PROVINCE =
    'create-army place-governor recall-governor increase-support place-militia hold-games build-improvement use-tribute use-quaestor use-mob use-pretender';
  const BY_ARMY =
    'recruit-general add-legion train-legion move-army enter-capital leave-capital initiate-battle disperse-mob use-castra use-foederati';
  const each = (kinds: string, args: readonly string[]) =>
    kinds.split(' ').flatMap(kind => args.map(arg => ({ kind, arg })));
  const THINKABLE = [
    ...each(AT_PROVINCE, PROVINCES),
    ...each(BY_ARMY, ARMIES),
    ...each('play-card', Object.keys(CARDS)),
    ...each(
      'recruit-governor',
      [1, 2, 3, 4, 5].map(n => `governor-${n}`),
    ),
    { kind: 'use-praetorian-guard' },
    { kind: 'end-actions' },
  ];

  test.each([2, 3, 4])('ToC 5.1.pay: offered exactly when not refused, in a game of %i players', players => {
    const options = { players, 'short-game': true };
    const unlike: string[] = [];
    let decisions = 0;
    simulate(timeOfCrisis, options, seedFor(`refused ${players}`, 'second reading'), {
      players: Object.fromEntries(timeOfCrisis.seats(options).map(seat => [seat, livelyPlayer])),
      onDecision({ state }) {
        for (const { seat, prompt, choices } of timeOfCrisis.pending(state)) {
          if (prompt !== 'choose-action' || decisions++ % 10 > 0) continue;
          for (const answer of THINKABLE) {
            const arg = 'arg' in answer ? answer.arg : undefined;
            const choice = choices.find(it => it.kind === answer.kind);
            const isOffered = choice?.shape === 'pick' ? choice.of.some(id => id === arg) : choice !== undefined;
            const isRefused = timeOfCrisis.refusalOf(state, { ...answer, seat }) !== undefined;
            if (isOffered === isRefused) unlike.push(`${seat} ${answer.kind} ${arg}`);
          }
        }
      },
    });
    expect(unlike).toEqual([]);
    expect(decisions).toBeGreaterThan(100);
  });
});
