import { expect } from 'vitest';
import { RECRUITING_COST } from '../../src/catalog.js';
import type { Colour, ProvinceId, RegionId, TribeId } from '../../src/ids.js';
import type { ToC } from '../../src/state.js';
import { BATTLE_ACTS, settleBattle } from './battle-acts.js';
import { answer, armyCalled, follow, heardSince, type Stage } from './stage.js';
import { only, type Part } from './vector.js';

/** What a vector's action means in answers. Keys all actions share, such as `expect`, are read by the caller. */
type Act = (stage: Stage, seat: Colour, step: Part) => void;
interface ActSpec {
  readonly keys: readonly string[];
  readonly act: Act;
}

const offered = (stage: Stage, seat: Colour, kind: string): readonly string[] => {
  const offer = stage.table.offers(seat, kind);
  return Array.isArray(offer) ? offer : [];
};
/** The cheapest way to say which leader: by what he costs. */
const recruit =
  (kind: 'recruit-general' | 'recruit-governor'): Act =>
  (stage, seat, { cost }) => {
    const leader = offered(stage, seat, kind).find(id => RECRUITING_COST[id] === cost);
    answer(stage, seat, kind, leader);
    const told = heardSince(stage, kind === 'recruit-general' ? 'general-recruited' : 'governor-recruited');
    expect(told.map(event => event.cost)).toEqual([cost]);
  };
const onArmy =
  (kind: string): Act =>
  (stage, seat, { army }) =>
    answer(stage, seat, kind, armyCalled(stage, army));
const onProvince =
  (kind: string): Act =>
  (stage, seat, { province }) =>
    answer(stage, seat, kind, province as ProvinceId);

const has = (stage: Stage, type: string, facts: Part): boolean =>
  heardSince(stage, type).some(event => Object.entries(facts).every(([key, value]) => event[key] === value));

/** The stakes of a vote: Senate points, or a mixture under the Praetorian Guard. */
const stakesOf = (points: unknown, praetorian: boolean): { military: number; senate: number } => {
  if (typeof points === 'number') return praetorian ? { military: points, senate: 0 } : { military: 0, senate: points };
  only(points as Part, ['military', 'senate'], 'points of a vote');
  return points as { military: number; senate: number };
};
const stake = (stage: Stage, seat: Colour, points: unknown, praetorian: boolean, had: ToC['points']): void => {
  const { military, senate } = stakesOf(points, praetorian);
  const voted = () => heardSince(stage, 'senate-voted').length > 0;
  if (praetorian) follow(stage, seat, 'stake-military', military, () => true);
  follow(stage, seat, 'stake-senate', senate, voted);
  const spent = { ...stage.table.state.points };
  expect({ military: had.military - spent.military, senate: had.senate - spent.senate }).toEqual({ military, senate });
};
const placeGovernor: Act = (stage, seat, { province, points, events = [] }) => {
  const declared = events as string[];
  const praetorian = declared.includes('praetorian-guard');
  const rest = declared.filter(card => card !== 'praetorian-guard' && card !== 'damnatio-memoriae');
  if (rest.length > 0) throw new Error(`place-governor with ${rest.join()}`);
  const { points: had } = stage.table.state;
  if (praetorian) answer(stage, seat, 'use-praetorian-guard');
  else answer(stage, seat, 'place-governor', province as ProvinceId);
  if (declared.includes('damnatio-memoriae')) answer(stage, seat, 'declare-damnatio');
  stake(stage, seat, points, praetorian, had);
};

/** The events of cards, each with the targets it names. */
const EVENTS: Readonly<Record<string, ActSpec>> = {
  castra: { keys: ['army'], act: onArmy('use-castra') },
  quaestor: { keys: ['province'], act: onProvince('use-quaestor') },
  mob: { keys: ['province'], act: onProvince('use-mob') },
  pretender: {
    keys: ['seat'],
    act: (stage, seat, step) => answer(stage, seat, 'use-pretender', step.seat as ProvinceId),
  },
  tribute: {
    keys: ['province', 'tribe'],
    act(stage, seat, { province, tribe }) {
      answer(stage, seat, 'use-tribute', province as ProvinceId);
      follow(stage, seat, 'pay-tribute-to', tribe as TribeId, () => has(stage, 'tribute-paid', { province, tribe }));
    },
  },
  foederati: {
    keys: ['army', 'tribe', 'source', 'side'],
    act(stage, seat, { army, tribe, source, side }) {
      const region = (source === 'homeland' ? tribe : source) as RegionId;
      const count = (): number => stage.table.state.barbarians[side as 'active'][tribe as TribeId][region] ?? 0;
      const before = count();
      answer(stage, seat, 'use-foederati', armyCalled(stage, army));
      follow(stage, seat, 'recruit-from', region, () => true);
      follow(stage, seat, 'recruit-tribe', tribe as TribeId, () => true);
      follow(stage, seat, `take-${String(side)}`, undefined, () => true);
      const told = [...heardSince(stage, 'foederati-joined'), ...heardSince(stage, 'barbarian-sent-home')];
      expect(told).toMatchObject([{ tribe, region }]);
      expect(count()).toBe(before - 1);
    },
  },
  'praetorian-guard': {
    keys: ['points'],
    act: (stage, seat, { points }) => placeGovernor(stage, seat, { points, events: ['praetorian-guard'] }),
  },
  'flanking-maneuver': {
    keys: [],
    act(stage) {
      stage.flanking++;
    },
  },
};

const ACTS: Readonly<Record<string, ActSpec>> = {
  'play-card': { keys: ['card'], act: (stage, seat, { card }) => answer(stage, seat, 'play-card', card as string) },
  'recruit-general': { keys: ['cost'], act: recruit('recruit-general') },
  'recruit-governor': { keys: ['cost'], act: recruit('recruit-governor') },
  'create-army': {
    keys: ['province'],
    act(stage, seat, { province }) {
      answer(stage, seat, 'create-army', province as ProvinceId);
      follow(stage, seat, 'into-capital', undefined, () => has(stage, 'army-created', { province }));
    },
  },
  'add-legion': { keys: ['army'], act: onArmy('add-legion') },
  'train-legion': { keys: ['army'], act: onArmy('train-legion') },
  'move-army': {
    keys: ['army', 'to'],
    act(stage, seat, { army, to }) {
      answer(stage, seat, 'move-army', armyCalled(stage, army));
      follow(stage, seat, 'move-to', to as RegionId, () => has(stage, 'army-moved', { to }));
    },
  },
  'shift-capital': {
    keys: ['army', 'inCapital'],
    act: (stage, seat, { army, inCapital }) =>
      answer(stage, seat, inCapital ? 'enter-capital' : 'leave-capital', armyCalled(stage, army)),
  },
  'disperse-mob': { keys: ['army'], act: onArmy('disperse-mob') },
  'place-governor': { keys: ['province', 'points', 'events'], act: placeGovernor },
  'recall-governor': { keys: ['province'], act: onProvince('recall-governor') },
  'increase-support': { keys: ['province'], act: onProvince('increase-support') },
  'place-militia': { keys: ['province'], act: onProvince('place-militia') },
  'hold-games': { keys: ['province'], act: onProvince('hold-games') },
  'build-improvement': {
    keys: ['province', 'type'],
    act(stage, seat, { province, type }) {
      answer(stage, seat, 'build-improvement', province as ProvinceId);
      const built = () => has(stage, 'improvement-built', { province, improvement: type });
      follow(stage, seat, 'build', type as string, built);
    },
  },
  'pretender-capital-governor': {
    keys: ['governor'],
    act(stage, seat, { governor }) {
      if (governor) answer(stage, seat, 'install-governor');
      else answer(stage, seat, 'leave-neutral');
    },
  },
  'end-actions': { keys: [], act: (stage, seat) => answer(stage, seat, 'end-actions') },
  ...BATTLE_ACTS,
};

const specOf = (step: Part): ActSpec => {
  const { action, card } = step;
  const spec = action === 'use-event' ? EVENTS[String(card)] : ACTS[String(action)];
  if (!spec) throw new Error(`nobody knows how to ${String(action)} ${String(card ?? '')}`);
  const named = action === 'use-event' ? ['card', ...spec.keys] : spec.keys;
  return { keys: ['action', ...named], act: spec.act };
};

/** Carries out one action of a vector; `shared` are the keys that its caller reads. */
export const act = (stage: Stage, step: Part, shared: readonly string[] = []): void => {
  const { keys, act: carryOut } = specOf(step);
  only(step, [...keys, ...shared], `action ${String(step.action)}`);
  settleBattle(stage, String(step.action));
  carryOut(stage, stage.table.state.active, step);
};

/** The cards whose events a vector uses without having played them: they must lie open already. */
export const cardsUsed = (steps: readonly Part[]): string[] =>
  steps.flatMap(step => [
    ...(step.action === 'use-event' ? [String(step.card)] : []),
    ...((step.events as string[] | undefined) ?? []),
  ]);
