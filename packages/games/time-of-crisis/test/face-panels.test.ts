import { heardBy } from '@hegemon/kernel';
import { seedFor, simulate } from '@hegemon/testkit';
import { describe, expect, test } from 'vitest';
import { lastStands } from '../board/table/ending.js';
import { counted, gainedIn, playedCards, shopping } from '../board/table/hand/piles.js';
import { stocksOf } from '../board/table/reference/limits.js';
import { sheetFor } from '../board/table/sheet-for.js';
import { stirrings } from '../board/table/tribes.js';
import { LIMITS } from '../src/catalog.js';
import { SEATS } from '../src/ids.js';
import { timeOfCrisis } from '../src/index.js';
import { legionsLeft, militiaLeft, mobsLeft, quaestorCastraLeft } from '../src/rules/armies.js';
import { livelyPlayer } from './lively.js';

const EVERYBODY = Object.fromEntries(SEATS.map(seat => [seat, livelyPlayer]));

describe('ui: cards on the table', () => {
  test('copies are counted, and points by suit', () => {
    expect(counted(['mob', 'castra', 'mob'])).toEqual([
      ['mob', 2],
      ['castra', 1],
    ]);
    expect(gainedIn(['castra', 'military-1', 'mob'], 'military')).toBe(3);
    expect(gainedIn([], 'senate')).toBe(0);
  });
  test('of two copies one may be used and the other not', () => {
    const played = ['mob', 'castra', 'mob'] as const;
    expect(playedCards({ played, unused: ['mob'] })).toEqual([
      { card: 'mob', isUnused: false },
      { card: 'castra', isUnused: false },
      { card: 'mob', isUnused: true },
    ]);
  });
  test('what was bought this turn, and with how much politics one began', () => {
    const counted5 = { type: 'politics-counted', seat: 'blue', politics: 5 };
    const bought = (card: string, seat = 'blue') => ({ type: 'card-bought', seat, card, price: 2 });
    const lines = [
      { n: 1, heard: [{ ...counted5, politics: 3 }, bought('mob')] },
      { n: 2, heard: [counted5, bought('castra', 'red')] },
      { n: 3, heard: [bought('castra')], isUndone: true as const },
      { n: 4, heard: [bought('tribute')] },
    ];
    expect(shopping(lines, 'blue')).toEqual({ politics: 5, bought: ['tribute'] });
    expect(shopping(lines, 'green')).toEqual({ bought: [] });
  });
});

describe('ui: tables and tracks', () => {
  test('markers in use and markers left make the whole supply', () => {
    simulate(timeOfCrisis, { players: 4 }, seedFor('face', 'panels'), {
      players: EVERYBODY,
      onDecision: ({ state }) => {
        const left = new Map(
          stocksOf(timeOfCrisis.view(state, 'spectator')).map(each => [each.piece, each.all - each.used]),
        );
        expect(left.get('legions')).toBe(legionsLeft(state));
        expect(left.get('militia')).toBe(militiaLeft(state));
        expect(left.get('mobs')).toBe(mobsLeft(state));
        expect(left.get('quaestorCastra')).toBe(quaestorCastraLeft(state));
      },
    });
  });
  test('tribes out of play are not listed', () => {
    const tribes = (players: number) =>
      stirrings(timeOfCrisis.view(timeOfCrisis.newGame({ players }, seedFor('face', 't')), 'spectator')).map(
        ({ tribe }) => tribe,
      );
    expect(tribes(4)).toHaveLength(5);
    expect(tribes(3)).toEqual(['franks', 'alamanni', 'goths', 'sassanids']);
    expect(tribes(2)).toEqual(['franks', 'alamanni', 'goths']);
  });
  test('barbarians are counted at home and abroad', () => {
    const state = timeOfCrisis.newGame({ players: 4 }, seedFor('face', 't'));
    state.barbarians.active.goths = { goths: 2, thracia: 1 };
    state.barbarians.inactive.goths = { goths: LIMITS.barbarians - 4, asia: 1 };
    state.leaders.at.cniva = 'goths';
    const goths = stirrings(timeOfCrisis.view(state, 'spectator')).find(({ tribe }) => tribe === 'goths');
    expect(goths).toEqual({ tribe: 'goths', active: 3, inactive: LIMITS.barbarians - 4, abroad: 2 });
  });
  test('the end shows the bonus of each family', () => {
    const heard: ReturnType<typeof heardBy> = [];
    let last: ReturnType<typeof timeOfCrisis.newGame> | undefined;
    simulate(timeOfCrisis, { players: 4, 'short-game': true }, seedFor('face', 'ending'), {
      players: EVERYBODY,
      onDecision: ({ state, accepted }) => {
        heard.push(...heardBy(accepted.told, 'spectator'));
        last = state;
      },
    });
    const stands = lastStands(timeOfCrisis.view(last!, 'spectator'), [{ n: 1, heard }], 'en');
    expect(stands.map(({ seat }) => seat)).toEqual(timeOfCrisis.seats({ players: 4 }));
    for (const { emperorTurns, bonus } of stands) expect([10, 6, 3, 0]).toContain(emperorTurns === 0 ? 0 : bonus);
  });
});

describe('ui: which sheet lies on the map', () => {
  test('the market and the hands have one; most questions have none', () => {
    const seen = new Map<string, string | undefined>();
    simulate(timeOfCrisis, { players: 4 }, seedFor('face', 'sheets'), {
      players: EVERYBODY,
      onDecision: ({ state }) => {
        for (const decision of timeOfCrisis.pending(state)) {
          const view = timeOfCrisis.view(state, decision.seat);
          const scene = { view, eyes: decision.seat, decision, lines: [], isLive: true, closed: -1 };
          seen.set(decision.prompt, sheetFor(scene)?.what);
          expect(sheetFor({ ...scene, isLive: false })).toBeUndefined();
        }
      },
    });
    expect(seen.get('shop')).toBe('market');
    expect(seen.get('refill-hand')).toBe('hand');
    expect(seen.get('choose-start-hand')).toBe('hand');
    expect(seen.get('choose-action')).toBeUndefined();
    expect(seen.get('stake-senate')).toBe('vote');
  });
});
