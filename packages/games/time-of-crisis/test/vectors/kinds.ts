import { expect } from 'vitest';
import { FOR_SALE, VALUE_OF } from '../../src/catalog.js';
import { type CardId, type Colour, PROVINCES, type ProvinceId, type RegionId } from '../../src/ids.js';
import { act } from './acts.js';
import { type Checks, COMMON, checkAll } from './checks.js';
import { PAX } from './dice.js';
import { settingFrom } from './given.js';
import {
  answer,
  asideOf,
  expectAllSeen,
  heard,
  heardSince,
  nextStep,
  Refused,
  type Stage,
  stageFrom,
} from './stage.js';
import { only, type Part, type Vector } from './vector.js';

/** At the market, with as many politics as the vector says. */
const atMarket = ({ politics, bought = 0, provincesGoverned, ...given }: Part): Stage => {
  expect(bought).toBe(0);
  const setting = settingFrom(given);
  if (provincesGoverned !== undefined) {
    const count = provincesGoverned as number;
    const support = Math.floor((politics as number) / count);
    const held = PROVINCES.slice(1, 1 + count).map((id, i) => [
      id,
      { governor: 'green', support: i === 0 ? (politics as number) - support * (count - 1) : support },
    ]);
    setting.arrangement.provinces = Object.fromEntries(held);
  }
  const discard: CardId[] = ['military-1', 'military-1', 'senate-1', 'populace-1'];
  const stage = stageFrom({
    ...setting,
    arrangement: { ...setting.arrangement, discard: { green: discard }, phase: 'gainLegacy' },
  });
  if (politics !== undefined)
    expect(heardSince(stage, 'politics-counted')).toMatchObject([{ seat: 'green', politics }]);
  return stage;
};
const politicsLeft = ({ table }: Stage, seat: Colour): number => table.asks(seat)!.facts!.politics as number;

/** Buys or trashes one card, named or by its value, and says what it cost. */
export const deal = (stage: Stage, seat: Colour, step: Part): number => {
  only(step, ['buy', 'trash'], 'purchase');
  const kind = step.buy === undefined ? 'trash-card' : 'buy-card';
  const what = step.buy ?? step.trash;
  const pile = kind === 'buy-card' ? FOR_SALE : stage.table.state.discard[seat];
  const card = typeof what === 'number' ? pile.find(id => VALUE_OF[id] === what) : what;
  const before = politicsLeft(stage, seat);
  nextStep(stage);
  answer(stage, seat, kind, card as CardId);
  const cost = before - politicsLeft(stage, seat);
  if (kind === 'buy-card')
    expect(heardSince(stage, 'card-bought')).toEqual([{ type: 'card-bought', seat, card, price: cost }]);
  else expect(heardSince(stage, 'card-trashed')).toEqual([{ type: 'card-trashed', seat, card }]);
  return cost;
};
export const runBuy = ({ given, when, then }: Vector): void => {
  only(when, ['sequence'], 'when of a purchase');
  const stage = atMarket(given);
  let costs: number[] | undefined;
  try {
    costs = (when.sequence as Part[]).map(step => deal(stage, 'green', step));
  } catch (fault) {
    if (!(fault instanceof Refused)) throw fault;
  }
  const checks: Checks = {
    legal: (_, said) => expect(costs !== undefined).toBe(said),
    costs: (_, said) => expect(costs).toEqual(said),
    politicsLeft: (_, said) => expect(politicsLeft(stage, 'green')).toBe(said),
  };
  checkAll(stage, then, checks, 'then of a purchase');
};

export const runPolitics = ({ given, when, then }: Vector): void => {
  expect(when).toEqual({ action: 'politics-then-end-turn' });
  const stage = atMarket(given);
  const counted = heardSince(stage, 'politics-counted');
  answer(stage, 'green', 'end-purchases');
  checkAll(
    stage,
    then,
    { ...COMMON, politics: (_, said) => expect(counted).toMatchObject([{ politics: said }]) },
    'then',
  );
};

const standingIn = (region: RegionId, military: number): Stage =>
  stageFrom({
    arrangement: { armies: [{ owner: 'green', region, legions: 1 }], points: { military } },
    armies: { a: 'green-general-0' },
  });
/** The shortest way, by asking at every place where the army may go. */
const shortestWay = (from: RegionId, to: RegionId): RegionId[] => {
  const ways = new Map<RegionId, RegionId[]>([[from, []]]);
  for (const [region, way] of ways) {
    if (region === to) return way;
    const stage = standingIn(region, 20);
    answer(stage, 'green', 'move-army', 'green-general-0');
    for (const next of stage.table.offers('green', 'move-to') as readonly RegionId[]) {
      if (!ways.has(next)) ways.set(next, [...way, next]);
    }
  }
  throw new Error(`no way from ${from} to ${to}`);
};
/** Walks it with that many points; what is left of them, or undefined if they do not last. */
const walk = (from: RegionId, way: readonly RegionId[], points: number): number | undefined => {
  const stage = standingIn(from, points);
  try {
    for (const to of way) {
      nextStep(stage);
      act(stage, { action: 'move-army', army: 'a', to });
    }
  } catch (fault) {
    if (fault instanceof Refused) return undefined;
    throw fault;
  }
  expect(stage.table.state.armies.at['green-general-0']).toBe(way.at(-1));
  return stage.table.state.points.military;
};
export const runMoveCost = ({ given, when, then }: Vector): void => {
  only(given, ['army'], 'given of a move');
  only(when, ['to'], 'when of a move');
  const { owner, region: from, ...rest } = given.army as { owner: string; region: RegionId };
  only(rest, [], 'army of a move');
  expect(owner).toBe('me');
  const way = shortestWay(from, when.to as RegionId);
  const checks: Checks = {
    minimumCost(_, said) {
      expect(way).toHaveLength(said as number);
      expect(walk(from, way, said as number)).toBe(0);
      expect(walk(from, way, (said as number) - 1)).toBeUndefined();
    },
    path(_, said) {
      expect((said as RegionId[]).at(-1)).toBe(when.to);
      expect(walk(from, said as RegionId[], way.length)).toBe(0);
    },
  };
  checkAll(standingIn(from, 0), then, checks, 'then of a move');
};

/** What the actions of a vector cost, one after the other. */
export const runCost = ({ given, when, then, note }: Vector): void => {
  const { sequence, ...single } = when;
  const steps = (sequence as unknown[] | undefined) ?? [single];
  if (sequence) only(single, [], 'when of a cost');
  const setting = settingFrom(given, note);
  setting.arrangement.points ??= { military: 20, senate: 20, populace: 20 };
  if (!setting.arrangement.provinces) {
    const region = setting.arrangement.armies![0].region as ProvinceId;
    setting.arrangement.provinces = { [region]: { governor: 'green', support: 2 } };
  }
  const stage = stageFrom(setting);
  const sum = () => Object.values(stage.table.state.points).reduce((total, points) => total + points, 0);
  const costs = steps.map(step => {
    const before = sum();
    nextStep(stage);
    act(stage, typeof step === 'string' ? { action: step, army: 'a' } : (step as Part));
    return before - sum();
  });
  checkAll(stage, then, { ...COMMON, costs: (_, said) => expect(costs).toEqual(said) }, 'then of a cost');
};

/** Would this be allowed? Tried out beside the table; a refusal must say why. */
const isLegal = (stage: Stage, step: Part): boolean => {
  try {
    act(asideOf(stage), step, ['legal']);
    return true;
  } catch (fault) {
    if (!(fault instanceof Refused)) throw fault;
    expect(fault.because).toBeDefined();
    return false;
  }
};
/** `move-army a hispania`: the action and its targets in short. */
const spelledOut = (text: string): Part => {
  const [action, first, second] = text.split(' ');
  switch (action) {
    case 'move-army':
      return { action, army: first, to: second };
    case 'initiate-battle':
      return { action, army: first, target: second };
    case 'shift-capital':
      return { action, army: first, inCapital: second === 'in' };
    case 'disperse-mob':
    case 'add-legion':
      return { action, army: first };
    case 'build-improvement':
      return { action, province: first, type: second };
    default:
      throw new Error(`what is ${text}?`);
  }
};
export const runLegality = ({ given, when, then, note }: Vector): void => {
  const setting = settingFrom(given, note);
  const { sequence, legal, phase, ...single } = when;
  if (phase !== undefined) {
    expect(phase).toBe('expand-pretender-empire');
    setting.arrangement.phase = 'expandEmpire';
  }
  const stage = stageFrom(setting);
  for (const [text, said] of Object.entries((legal ?? {}) as Record<string, boolean>)) {
    expect({ [text]: isLegal(stage, spelledOut(text)) }).toEqual({ [text]: said });
  }
  for (const step of (sequence ?? []) as Part[]) {
    expect({ ...step, legal: isLegal(stage, step) }).toEqual(step);
    nextStep(stage);
    if (step.legal) act(stage, step, ['legal']);
  }
  if (single.action === undefined) only(single, [], 'when of a legality');
  const isAllowed = single.action !== undefined && isLegal(stage, single);
  if (isAllowed) {
    stage.table.dice(...Array<number>(20).fill(1));
    act(stage, single);
  }
  const checks: Checks = {
    ...COMMON,
    legal: (_, said) => expect(isAllowed).toBe(said),
    /** Each rolled one die, and none a six. */
    defenderUnits(_, said) {
      const rolled = heard(stage).find(event => event.type === 'battle-rolled' && event.side === 'defender');
      expect(rolled?.dice).toHaveLength(said as number);
    },
  };
  checkAll(stage, then, checks, 'then of a legality');
};

/** At the end of a turn: the missing cards are chosen. The next turn then begins, and waits in a Pax Deorum. */
export const runRefill = ({ given, when, then }: Vector): void => {
  only(when, ['action', 'choose'], 'when of a refill');
  expect(when.action).toBe('refill-hand');
  const setting = settingFrom(given);
  const stage = stageFrom({ ...setting, arrangement: { ...setting.arrangement, phase: 'closing', dice: PAX } });
  answer(stage, 'green', 'keep-rest');
  answer(stage, 'green', 'end-purchases');
  const counts = Object.fromEntries((when.choose as string[]).map(card => [card, 1]));
  expect(Object.keys(counts)).toEqual(when.choose);
  answer(stage, 'green', 'refill-hand', counts);
  expectAllSeen(stage);
  const pile = (name: 'hand' | 'available' | 'discard') => (_: Stage, said: unknown) =>
    expect([...stage.table.state[name].green].sort()).toEqual([...(said as string[])].sort());
  checkAll(
    stage,
    then,
    { hand: pile('hand'), available: pile('available'), discard: pile('discard') },
    'then of a refill',
  );
};

export const runEndTurn = ({ given, when, then, note }: Vector): void => {
  expect(when).toEqual({ phase: 'end-turn' });
  const setting = settingFrom(given, note);
  const stage = stageFrom({ ...setting, arrangement: { ...setting.arrangement, phase: 'closing' } });
  answer(stage, 'green', 'end-purchases');
  checkAll(stage, then, COMMON, 'then of an end of turn');
};
