import { expect } from 'vitest';
import { type Colour, PROVINCES, type ProvinceId, SEATS } from '../../src/ids.js';
import type { Checks } from './checks.js';
import { checkAll } from './checks.js';
import { type Setting, settingFrom } from './given.js';
import { answer, heardSince, isAsked, type Stage, stageFrom } from './stage.js';
import { bySeat, only, type Part, seatCalled, type Vector } from './vector.js';

/** So many provinces for everybody; whoever is Emperor has Italia among them, a pretender two that are linked. */
const shareOut = ({ arrangement }: Setting, { emperor, pretenders = [], provincesGoverned = {} }: Part): void => {
  const counts = bySeat<number>(provincesGoverned);
  const provinces: Record<string, { governor: Colour; support: number; marker?: 'seat' | 'breakaway' }> = {};
  if (emperor) provinces.italia = { governor: seatCalled(emperor), support: 3 };
  const taken = (seat: Colour) => Object.values(provinces).filter(({ governor }) => governor === seat).length;
  const empires: ProvinceId[][] = [['gallia', 'hispania']];
  for (const name of pretenders as string[]) {
    const [seat, breakaway] = empires.pop()!;
    provinces[seat] = { governor: seatCalled(name), support: 3, marker: 'seat' };
    provinces[breakaway] = { governor: seatCalled(name), support: 3, marker: 'breakaway' };
  }
  for (const [seat, count] of Object.entries(counts) as [Colour, number][]) {
    const free = PROVINCES.filter(id => id !== 'italia' && provinces[id] === undefined);
    for (const id of free.slice(0, count - taken(seat))) provinces[id] = { governor: seat, support: 1 };
    expect(taken(seat)).toBe(count);
  }
  arrangement.provinces = provinces;
};
const settingAtEnd = (given: Part): Setting => {
  const { emperor, pretenders, provincesGoverned, legacyWithBonus, ...rest } = given;
  const setting = settingFrom(rest);
  shareOut(setting, { emperor, pretenders, provincesGoverned });
  // Without Emperor Turns there is no bonus: what is given is what is counted.
  if (legacyWithBonus) setting.arrangement.legacy = bySeat<number>(legacyWithBonus);
  return setting;
};

/** Diocletian is drawn, and everything is counted at once; dice that may decide a tie lie ready. */
const countedByDiocletian = (given: Part): Stage => {
  const { arrangement, armies } = settingAtEnd(given);
  const dice = [3, 4, 1, 2, 3, 4];
  return stageFrom({ arrangement: { ...arrangement, events: ['diocletian'], phase: 'crisis', dice }, armies });
};

/** Everybody passes until the game is over; says whose turns they were. */
const passUntilTheEnd = (stage: Stage): Colour[] => {
  const turns: Colour[] = [];
  const { table } = stage;
  for (let i = 0; i < 200 && !table.outcome; i++) {
    const [seat] = table.pending as readonly Colour[];
    if (isAsked(stage, seat, 'end-actions')) {
      turns.push(table.state.active);
      // The next crisis: Ira Deorum, which only wakes barbarians.
      table.dice(1, 1);
      answer(stage, seat, 'end-actions');
    } else passOn(stage, seat);
  }
  return turns;
};
const passOn = (stage: Stage, seat: Colour): void => {
  if (isAsked(stage, seat, 'keep-rest')) answer(stage, seat, 'keep-rest');
  else if (isAsked(stage, seat, 'end-purchases')) answer(stage, seat, 'end-purchases');
  else answer(stage, seat, 'refill-hand', { 'military-1': 3, 'senate-1': 2 });
};

export const runGameEnd = ({ given, when, then }: Vector): void => {
  only(when, ['action', 'player'], 'when of an end');
  if (when.action === 'end-turn') runEndTrigger(given, seatCalled(when.player), then);
  else {
    expect(when).toEqual({ action: 'final-scoring' });
    const stage = countedByDiocletian(given);
    const bonus = (seat: Colour): number =>
      heardSince(stage, 'legacy-gained')
        .filter(event => event.seat === seat && event.for === 'emperor-turns')
        .reduce((sum, { legacy }) => sum + Number(legacy), 0);
    const checks: Checks = {
      bonus: (_, said) => expect(Object.fromEntries(SEATS.map(seat => [seat, bonus(seat)]))).toEqual(bySeat(said)),
      winner: ({ table }, said) => expect(table.outcome?.winners).toEqual([seatCalled(said)]),
    };
    checkAll(stage, then, checks, 'then of an end');
  }
};
const runEndTrigger = (given: Part, player: Colour, then: Part): void => {
  const { arrangement, armies } = settingAtEnd(given);
  const stage = stageFrom({ arrangement: { ...arrangement, active: player, phase: 'closing', dice: [1, 1] }, armies });
  passOn(stage, player);
  passOn(stage, player);
  const isLast = stage.table.state.lastRound === true;
  const turns = passUntilTheEnd(stage);
  const checks: Checks = {
    lastRound: (_, said) => expect(isLast).toBe(said),
    turnsStillToCome: (_, said) => expect(turns).toEqual((said as string[]).map(seatCalled)),
    endsAfter: ({ table }, said) => {
      expect(table.state.active).toBe(seatCalled(said));
      expect(table.outcome?.how).toBe('legacy');
    },
  };
  checkAll(stage, then, checks, 'then of an end');
};
