import { expect } from 'vitest';
import { invasionPath } from '../../src/catalog.js';
import {
  type CardId,
  type Colour,
  type EventId,
  isProvince,
  PROVINCES,
  type ProvinceId,
  type TribeId,
} from '../../src/ids.js';
import { countActive, countInactive } from '../../src/rules/barbarians.js';
import { act, cardsUsed } from './acts.js';
import { settleBattle, takeHits } from './battle-acts.js';
import { type Checks, COMMON, checkAll, legacyGained } from './checks.js';
import { inOrder } from './dice.js';
import { settingFrom } from './given.js';
import {
  answer,
  armyCalled,
  expectAllSeen,
  heard,
  heardSince,
  lastHeard,
  nextStep,
  type Stage,
  stageFrom,
  whoIsAsked,
} from './stage.js';
import { bySeat, only, type Part, seatCalled, type Vector } from './vector.js';

const stepsOf = ({ sequence, ...single }: Part): readonly Part[] => {
  if (sequence === undefined) return [single];
  only(single, [], 'when of a sequence');
  return sequence as Part[];
};
/** An action or several at an arranged table, with the cards open whose events are used. */
const stageFor = ({ given, note, dice }: Vector, steps: readonly Part[], active?: Colour): Stage => {
  const setting = settingFrom(given, note);
  const { arrangement } = setting;
  arrangement.played = cardsUsed(steps) as CardId[];
  if (active) arrangement.active = active;
  if (dice) arrangement.dice = inOrder(dice);
  return stageFrom(setting);
};

const SENATE: Checks = {
  votesRequired: (stage, said) => expect(lastHeard(stage, 'senate-voted').required).toBe(said),
  votes: (stage, said) => expect(lastHeard(stage, 'senate-voted').votes).toBe(said),
  success: (stage, said) => expect(lastHeard(stage, 'senate-voted').isPassed).toBe(said),
  diceRolled: (stage, said) => expect(lastHeard(stage, 'senate-voted').dice).toHaveLength(said as number),
  /** It passes even if every die shows a one. */
  certain(stage, said) {
    const { dice, isPassed } = lastHeard(stage, 'senate-voted');
    expect({ worst: (dice as number[]).every(die => die === 1), isPassed }).toEqual({ worst: said, isPassed: said });
  },
  returned({ table, before }, said) {
    for (const [seat, what] of Object.entries(bySeat<string>(said)) as [Colour, string][]) {
      expect(what).toBe('governor to available leaders');
      expect(table.state.governors.available[seat]).toBe(before.governors.available[seat] + 1);
    }
  },
};
export const runPlaceGovernor = (vector: Vector): void => {
  const stage = stageFor(vector, [vector.when]);
  // Where the dice do not matter none of them earns another.
  if (!vector.dice) stage.table.dice(...Array<number>(20).fill(2));
  act(stage, vector.when);
  if (vector.dice) expectAllSeen(stage);
  checkAll(stage, vector.then, { ...COMMON, ...SENATE }, 'then of a vote');
};

/** What the attacker's vector says of losses and advance in one breath. */
const battleStep = (stage: Stage, { assign, 'advance-capital': advance, ...step }: Part): void => {
  act(stage, step);
  if (assign !== undefined) {
    only(assign as Part, ['barbarians', 'own'], 'assign');
    const { barbarians = [], own = [] } = assign as { barbarians?: string[]; own?: string[] };
    const seat = stage.table.state.active;
    takeHits(stage, seat, armyCalled(stage, step.target), barbarians);
    takeHits(stage, seat, armyCalled(stage, step.army), own);
  }
  if (advance !== undefined) act(stage, { action: 'advance-capital', value: advance });
};
export const runBattle = (vector: Vector): void => {
  const steps = stepsOf(vector.when);
  const attack = steps.find(step => step.action === 'initiate-battle')!;
  const owner = (vector.given.armies as { id: string; owner: string }[]).find(({ id }) => id === attack.army)!.owner;
  const stage = stageFor(vector, steps, seatCalled(owner));
  for (const step of steps) {
    nextStep(stage);
    battleStep(stage, step);
  }
  settleBattle(stage, 'end of the battle');
  expectAllSeen(stage);
  checkAll(stage, vector.then, COMMON, 'then of a battle');
};

const ACTION: Checks = {
  ...COMMON,
  joins: (stage, said) => expect(heard(stage).some(({ type }) => type === 'foederati-joined')).toBe(said),
  pretenders({ table: { state } }, said) {
    const seats = PROVINCES.filter(id => state.provinces.pretender[id] === 'seat');
    expect(seats.map(id => state.provinces.governor[id])).toEqual((said as unknown[]).map(seatCalled));
  },
};
/** The same action once more, with points and an enemy at hand: the army may move and fight as if nothing were. */
const mayStillMoveAndFight = (vector: Vector): boolean => {
  const setting = settingFrom(vector.given, vector.note);
  const { arrangement, armies } = setting;
  arrangement.points = { ...arrangement.points, military: (arrangement.points?.military ?? 0) + 1 };
  const [{ region }] = arrangement.armies!;
  arrangement.barbarians = { ...arrangement.barbarians, goths: { [region]: { active: 1 } } };
  const stage = stageFrom(setting);
  act(stage, vector.when);
  const offers = (kind: string): boolean => {
    const offer = stage.table.offers('green', kind);
    return Array.isArray(offer) && offer.includes(armies.a);
  };
  return offers('move-army') && offers('initiate-battle');
};
export const runAction = (vector: Vector): void => {
  const steps = stepsOf(vector.when);
  const stage = stageFor(vector, steps);
  for (const step of steps) {
    nextStep(stage);
    act(stage, step);
  }
  const checks: Checks = {
    ...ACTION,
    armyMayStillMoveAndFight: (_, said) => expect(mayStillMoveAndFight(vector)).toBe(said),
  };
  checkAll(stage, vector.then, checks, 'then of an action');
};

/** Begins with the phase, which runs by itself up to the market. */
const stageInPhase = (
  { given, when, note }: Vector,
  named: string,
  phase: 'supportCheck' | 'expandEmpire' | 'gainLegacy',
): Stage => {
  expect(when).toEqual({ phase: named });
  const setting = settingFrom(given, note);
  return stageFrom({ ...setting, arrangement: { ...setting.arrangement, phase } });
};

/** The steps of a support check by the reason for which support changed. */
const STEP_OF: Readonly<Record<string, number>> = { threat: 1, contested: 2, neutral: 3, 'governor-lost': 4 };
const supportSteps = (stage: Stage): Part[] => {
  const steps: Record<string, unknown>[] = [1, 2, 3, 4].map(step => ({ step }));
  for (const { province, support, by } of heardSince(stage, 'support-changed')) {
    const step = STEP_OF[String(by)];
    steps[step - 1][String(province)] = step === 3 ? `neutral ${String(support)}` : support;
  }
  return steps;
};
export const runSupportCheck = (vector: Vector): void => {
  const stage = stageInPhase(vector, 'support-check', 'supportCheck');
  const checks: Checks = { ...COMMON, steps: (_, said) => expect(supportSteps(stage)).toEqual(said) };
  checkAll(stage, vector.then, checks, 'then of a support check');
};

export const runExpand = (vector: Vector): void =>
  checkAll(
    stageInPhase(vector, 'expand-pretender-empire', 'expandEmpire'),
    vector.then,
    COMMON,
    'then of an expansion',
  );

/** What Legacy was gained for, as the vectors call it. */
const PARTS: Readonly<Record<string, string>> = {
  italia: 'emperor',
  italiaSupport: 'emperor',
  provinces: 'provinces',
  improvements: 'improvements',
  pretender: 'pretender',
};
export const runLegacy = (vector: Vector): void => {
  const stage = stageInPhase(vector, 'gain-legacy', 'gainLegacy');
  const { active } = stage.table.state;
  const gained = (what: string): number =>
    heardSince(stage, 'legacy-gained')
      .filter(event => event.seat === active && event.for === what)
      .reduce((sum, { legacy }) => sum + Number(legacy), 0);
  const checks: Checks = {
    ...COMMON,
    legacyGained: (_, said) => expect(legacyGained(stage, active)).toBe(said),
    /** All there is, none besides. */
    parts(_, said) {
      only(said as Part, Object.keys(PARTS), 'parts');
      const seen = Object.keys(said as Part).map(part => [part, gained(PARTS[part])]);
      expect(Object.fromEntries(seen)).toEqual(said);
      const sum = Object.values(said as Record<string, number>).reduce((total, part) => total + part, 0);
      expect(legacyGained(stage, active)).toBe(sum);
    },
    emperorTurnsGained: ({ table, before }, said) =>
      expect(table.state.emperorTurns[active] - before.emperorTurns[active]).toBe(said),
  };
  checkAll(stage, vector.then, checks, 'then of a gain of Legacy');
};

/** The tribe of the crisis that was rolled. */
const tribeOfCrisis = (stage: Stage): TribeId => lastHeard(stage, 'crisis-rolled').entry as TribeId;
const CRISIS: Checks = {
  entry: (stage, said) => expect(lastHeard(stage, 'crisis-rolled').entry).toBe(said),
  invaders(stage, said) {
    const rolled = heardSince(stage, 'invasion-rolled').reduce((sum, { invaders }) => sum + Number(invaders), 0);
    expect(rolled).toBe(said);
    const came = heardSince(stage, 'barbarians-invaded');
    if (said === 0) expect(came).toEqual([]);
    else expect(came).not.toEqual([]);
  },
};
const pilesAre =
  (pile: 'available' | 'discard') =>
  ({ table }: Stage, said: unknown): void => {
    for (const [seat, cards] of Object.entries(bySeat<string[]>(said)) as [Colour, string[]][]) {
      expect([...table.state[pile][seat]].sort()).toEqual([...cards].sort());
    }
  };
export const runCrisis = ({ given, when, dice, then, note }: Vector): void => {
  only(when, ['phase', 'event', 'picks'], 'when of a crisis');
  expect(when.phase).toBe('crisis');
  const setting = settingFrom(given, note);
  const { arrangement } = setting;
  if (when.event) arrangement.events = [when.event as EventId];
  const stage = stageFrom({ ...setting, arrangement: { ...arrangement, phase: 'crisis', dice: inOrder(dice) } });
  for (const [seat, card] of Object.entries(bySeat<string>(when.picks ?? {})) as [Colour, string][]) {
    answer(stage, seat, 'pax-pick', card);
  }
  expect(whoIsAsked(stage, 'pax-pick')).toBeUndefined();
  if (when.event) expect(heardSince(stage, 'event-drawn')).toMatchObject([{ event: when.event }]);
  expectAllSeen(stage);
  const checks: Checks = {
    ...COMMON,
    ...CRISIS,
    /** The homeland between activation and invasion: told with the roll, and what did not move since. */
    afterActivation(_, said) {
      only(said as Part, ['homeland'], 'after activation');
      const tribe = tribeOfCrisis(stage);
      const turned = Number(lastHeard(stage, 'barbarians-activated').count);
      const homeland = {
        active: countActive(stage.before, tribe, tribe) + turned,
        inactive: countInactive(stage.before, tribe, tribe) - turned,
      };
      expect(homeland).toEqual((said as { homeland: Part }).homeland);
      expect(lastHeard(stage, 'invasion-rolled').active).toBe(homeland.active);
      expect(countInactive(stage.table.state, tribe, tribe)).toBe(homeland.inactive);
    },
    path(_, said) {
      const tribe = tribeOfCrisis(stage);
      expect(invasionPath(tribe, Number(lastHeard(stage, 'invasion-rolled').white))).toEqual(said);
      const entered = heardSince(stage, 'barbarians-invaded').map(({ province }) => province as ProvinceId);
      expect(entered.every(isProvince)).toBe(true);
      expect(entered).toEqual((said as ProvinceId[]).filter(id => entered.includes(id)));
    },
    hands({ table }, said) {
      const sizes = Object.entries(bySeat<number>(said)) as [Colour, number][];
      for (const [seat, size] of sizes) expect(table.state.hand[seat]).toHaveLength(size);
    },
    available: pilesAre('available'),
    discard: pilesAre('discard'),
  };
  checkAll(stage, then, checks, 'then of a crisis');
};
