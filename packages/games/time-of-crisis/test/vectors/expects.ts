import { expect } from 'vitest';
import { isGeneral, OWNER_OF } from '../../src/catalog.js';
import {
  type GeneralId,
  isProvince,
  type LeaderId,
  type ProvinceId,
  type RegionId,
  type TribeId,
} from '../../src/ids.js';
import { countLegions, countUnits } from '../../src/rules/armies.js';
import { countActive, countInactive, leadersAt } from '../../src/rules/barbarians.js';
import { type Check, type Checks, generalReturned, hitsAre, rolledHitsAre, winnerIs } from './checks.js';
import { armyCalled, heard, heardSince, lastHeard, type Stage, whoIsAsked } from './stage.js';
import { type Part, seatCalled } from './vector.js';

/** Support of a province, for the steps that name it by itself. */
const supportOf =
  (province: ProvinceId): Check =>
  ({ table }, said) =>
    expect({ [province]: table.state.provinces.support[province] }).toEqual({ [province]: said });
/** Provinces named as keys stand for their support. */
export const withSupport = (said: Part, checks: Checks): Checks => ({
  ...Object.fromEntries(Object.keys(said).flatMap(key => (isProvince(key) ? [[key, supportOf(key)]] : []))),
  ...checks,
});

const isBattleOpen = (stage: Stage): boolean => {
  const types = heard(stage).map(({ type }) => type);
  const ended = Math.max(types.lastIndexOf('battle-won'), types.lastIndexOf('battle-undecided'));
  return ended < types.lastIndexOf('battle-began');
};
const sum = (points: Part): number => Object.values(points).reduce<number>((total, n) => total + Number(n), 0);
export const gainedSince = (stage: Stage): number =>
  heardSince(stage, 'legacy-gained')
    .filter(({ seat }) => seat === stage.table.state.active)
    .reduce((total, { legacy }) => total + Number(legacy), 0);

/** The army a step speaks of: the one it names, or the attacker of the last battle. */
const armyOf = (stage: Stage, step: Part): GeneralId => {
  const army = step.army === undefined ? lastHeard(stage, 'battle-began').attacker : armyCalled(stage, step.army);
  if (!isGeneral(army as string)) throw new Error(`${String(army)} has no general`);
  return army as GeneralId;
};

/** What may be expected of one action. `points` are those before it. */
export const expectsOf = (step: Part, points: Part): Checks => ({
  cost: ({ table }, said) => expect(sum(points) - sum({ ...table.state.points })).toBe(said),
  support: ({ table }, said) => expect(table.state.provinces.support[step.province as ProvinceId]).toBe(said),
  mobs: ({ table }, said) => expect(table.state.provinces.mobs[step.province as ProvinceId] ?? 0).toBe(said),
  inCapital: (stage, said) => expect(stage.table.state.armies.inCapital[armyOf(stage, step)] === true).toBe(said),
  legions(stage, said) {
    const army = armyOf(stage, step);
    const { legions, reduced } = stage.table.state.armies;
    if (typeof said === 'number') expect(countLegions(stage.table.state, army)).toBe(said);
    else expect({ full: legions[army] ?? 0, reduced: reduced[army] ?? 0 }).toEqual(said);
  },
  legionsFull(stage, said) {
    const army = lastHeard(stage, 'army-created').army as GeneralId;
    expect(stage.table.state.armies.legions[army]).toBe(said);
  },
  unitsInArmy: (stage, said) => expect(countUnits(stage.table.state, armyOf(stage, step))).toBe(said),
  joins: (stage, said) => expect(heardSince(stage, 'foederati-joined').length > 0).toBe(said),
  inactive(stage, said) {
    const count = countInactive(stage.table.state, step.tribe as TribeId, step.province as RegionId);
    expect(count).toBe(said);
    expect(heardSince(stage, 'tribute-paid')).toMatchObject([{ tribe: step.tribe, count: said }]);
  },
  votesRequired: (stage, said) => expect(heardSince(stage, 'senate-voted')).toMatchObject([{ required: said }]),
  votes: (stage, said) => expect(heardSince(stage, 'senate-voted')).toMatchObject([{ votes: said }]),
  success: (stage, said) => expect(heardSince(stage, 'senate-voted')).toMatchObject([{ isPassed: said }]),
  /** While a reroll is still open, the hits rolled so far. */
  hits: (stage, said) => (whoIsAsked(stage, 'reroll') ? rolledHitsAre : hitsAre)(stage, said),
  winner(stage, said) {
    if (isBattleOpen(stage)) stage.later.push({ on: 'battle-won', check: later => winnerIs(later, said) });
    else winnerIs(stage, said);
  },
  legacyGained: (stage, said) => expect(gainedSince(stage)).toBe(said),
  militiaLost: (stage, said) =>
    expect(heardSince(stage, 'hit-taken').filter(({ loss }) => loss === 'militia')).toHaveLength(said as number),
  eliminated: (stage, said) =>
    expect(stage.table.state.armies.at[armyCalled(stage, said) as GeneralId]).toBeUndefined(),
  generalReturned,
  /** The survivors go home only after the reward has been chosen. */
  sassanidsReturnedActive: (stage, said) =>
    stage.later.push({
      on: 'barbarians-retreated',
      check(later) {
        expect(heardSince(later, 'barbarians-retreated')).toMatchObject([{ tribe: 'sassanids', count: said }]);
        const atHome = (g: Stage['before']) => countActive(g, 'sassanids', 'sassanids');
        expect(atHome(later.table.state) - atHome(later.before)).toBe(said);
      },
    }),
  leaderOutOfGame(stage, said) {
    expect(stage.table.state.leaders.at[said as LeaderId]).toBeUndefined();
    expect(heardSince(stage, 'leader-fell')).toMatchObject([{ leader: said }]);
  },
  lostPoints(stage, said) {
    const [{ military, senate, populace }] = heardSince(stage, 'points-lost');
    expect({ military, senate, populace }).toEqual({ military: 0, senate: 0, populace: 0, ...(said as object) });
  },
});

/** The markers of the tribe, leaders apart, that were active in the homeland when the invasion was rolled. */
const activeAtRoll = (stage: Stage): { tribe: TribeId; active: number; leaders: string[] } => {
  const { tribe: id, active } = heardSince(stage, 'invasion-rolled')[0];
  const tribe = id as TribeId;
  const gone = heardSince(stage, 'barbarians-invaded').flatMap(event => event.leaders as string[]);
  const leaders = [...gone, ...leadersAt(stage.table.state, tribe, tribe)];
  return { tribe, active: Number(active) - leaders.length, leaders };
};
/** What may be expected of the crisis of a turn. */
export const CRISIS_EXPECTS: Checks = {
  entry: (stage, said) => expect(heardSince(stage, 'crisis-rolled')).toMatchObject([{ entry: said }]),
  homelandActive: (stage, said) => expect(activeAtRoll(stage).active).toBe(said),
  homelandActiveBeforeInvasion: (stage, said) => expect(activeAtRoll(stage).active).toBe(said),
  leader: (stage, said) => expect(activeAtRoll(stage).leaders).toEqual([said]),
  invaders: (stage, said) => expect(heardSince(stage, 'invasion-rolled')).toMatchObject([{ invaders: said }]),
  /** All that came, and where: a number of active markers, or these and their leaders. */
  placed(stage, said) {
    const placed = heardSince(stage, 'barbarians-invaded').map(({ province, count, leaders, isActive }) => {
      expect(isActive).toBe(true);
      return [province, (leaders as string[]).length === 0 ? count : { leaders, active: count }];
    });
    expect(Object.fromEntries(placed)).toEqual(said);
  },
  lastingEvent: (stage, said) => expect(stage.table.state.events.lasting).toBe(said),
  replaced: (stage, said) => expect(heardSince(stage, 'lasting-event')).toMatchObject([{ replaced: said }]),
};

/** What upkeep takes away: `castra blue-1`, `quaestor italia`. */
export const UPKEEP_EXPECTS: Checks = {
  removed(stage, said) {
    const castra = heardSince(stage, 'castra-removed').map(({ army }) => `castra ${String(army)}`);
    const quaestors = heardSince(stage, 'quaestor-removed').map(({ province }) => `quaestor ${String(province)}`);
    const wanted = (said as string[]).map(text => {
      const [what, where] = text.split(' ');
      if (what === 'quaestor') return text;
      const army = armyCalled(stage, where) as GeneralId;
      expect(OWNER_OF[army]).toBe(seatCalled(stage.table.state.active));
      return `castra ${army}`;
    });
    expect([...castra, ...quaestors].sort()).toEqual(wanted.sort());
  },
};
