import type { Heard } from '@hegemon/kernel';
import { describe, expect, test } from 'vitest';
import { wordsFor } from '../board/index.js';
import { reckoningIn } from '../board/table/ending.js';
import { lookupsIn } from '../board/table/reference/lookups.js';
import { TABS } from '../board/table/reference/reference.words.js';
import { commonStocks, cubeStocks, gearStocks, markerStock, unitStocks } from '../board/table/reference/stocks.js';
import { BARBARIANS } from '../src/ids.js';
import {
  buildingsLeft,
  controlMarkersLeft,
  cubesLeft,
  enginesLeft,
  gearsLeft,
  transportsLeft,
  unitsLeft,
} from '../src/rules/supply.js';
import { playedGame, type Step } from './played.js';

const one = 'player-1';
const { awards } = wordsFor('en').names;

describe('UI reference: pieces that are left', () => {
  test('MU 0-components-limits: the tables count as the rules do', () => {
    let looked = 0;
    const look = ({ state, view, decision }: Step): void => {
      if (decision.n % 40 !== 0) return;
      looked++;
      for (const { piece, used, all } of commonStocks(view)) {
        const engine = ['catapult', 'trebuchet', 'bombard'].indexOf(piece);
        if (engine >= 0) expect(all - used).toBe(enginesLeft(state, (engine + 1) as 1));
        else if (['war-wagon', 'galley', 'caravan', 'merchant-ship'].includes(piece))
          expect(all - used).toBe(transportsLeft(state, piece as 'galley'));
        else expect(all - used).toBe(buildingsLeft(state, piece as 'town'));
      }
      for (const { piece, used, all } of cubeStocks(view)) expect(all - used).toBe(cubesLeft(state, piece));
      for (const { piece, used, all } of gearStocks(view)) expect(all - used).toBe(gearsLeft(state, piece));
      for (const seat of view.seats) {
        const { used, all } = markerStock(view, seat);
        expect(all - used).toBe(controlMarkersLeft(state, seat));
      }
      for (const side of [...view.seats, BARBARIANS] as const)
        for (const { piece, used, all } of unitStocks(view, side))
          expect([side, piece, all - used]).toEqual([side, piece, unitsLeft(state, side, piece)]);
    };
    playedGame('stocks', { players: 5, rounds: 8 }, look, 2500);
    expect(looked).toBeGreaterThan(20);
  }, 120_000);

  test('UI reference: every page can be looked for by a name in both languages', () => {
    for (const language of ['en', 'de'] as const) expect(lookupsIn(language).map(({ id }) => id)).toEqual([...TABS]);
  });
});

describe('UI ending: the final scoring', () => {
  test('MU V-final: every line of the scoring is there, and adds up to the honour in the end', () => {
    const { state, heard } = playedGame('ending', { players: 3, rounds: 8 }, () => undefined);
    const lines = heard(one);
    const reckoning = reckoningIn(lines, state.seats);
    const told = lines.flatMap(({ heard: events }) => events);
    const scoring = told.slice(told.findIndex(({ type }) => type === 'scoring-began'));
    expect(reckoning?.awards.length).toBeGreaterThan(8);
    for (const seat of state.seats) {
      const changes = scoring.filter(({ type, player }) => type === 'honour-changed' && player === seat);
      const sum = (events: readonly Heard[]): number => events.reduce((all, { by }) => all + Number(by), 0);
      const got = reckoning!.awards.reduce((all, { by }) => all + (by[seat]?.honour ?? 0), 0);
      expect(got).toBe(sum(changes.filter(each => String(each.for) in awards)));
      if (reckoning!.before[seat] !== undefined)
        expect(reckoning!.before[seat]! + sum(changes)).toBe(state.honour[seat]);
    }
  }, 120_000);

  test('UI ending: a game that was ended otherwise has no scoring', () => {
    expect(reckoningIn([], [one])).toBeUndefined();
  });
});
