import { expect } from 'vitest';
import type { ArmyId, Colour, LossId } from '../../src/ids.js';
import { answer, armyCalled, follow, heardSince, isAsked, lastHeard, type Stage, whoIsAsked } from './stage.js';
import { type Part, seatCalled } from './vector.js';

type Act = (stage: Stage, seat: Colour, step: Part) => void;

/** The steps of a battle that has begun. All others leave the field first. */
const WITHIN = ['flanking-reroll', 'assign-hits-own', 'assign-hits-barbarians', 'historical-reward', 'advance-capital'];
/** Where a vector does not speak of losses any will do, and where it does not speak of an advance nobody advances. */
export const settleBattle = (stage: Stage, action: string): void => {
  if (WITHIN.includes(action)) return;
  for (let seat = whoIsAsked(stage, 'take-hit'); seat; seat = whoIsAsked(stage, 'take-hit')) {
    answer(stage, seat, 'take-hit', (stage.table.offers(seat, 'take-hit') as readonly LossId[])[0]);
  }
  const winner = whoIsAsked(stage, 'advance');
  if (winner) answer(stage, winner, 'stay');
};

/** How vectors call a loss, and how the engine does. */
const LOSSES: Readonly<Record<string, readonly string[]>> = {
  militia: ['militia'],
  'legion-reduced': ['reduced-legion'],
  'legion-full': ['legion'],
  flip: ['legion'],
  sassanid: ['active', 'inactive'],
  active: ['active'],
  inactive: ['inactive'],
  ardashir: ['ardashir'],
  'shapur-i': ['shapur-i'],
  cniva: ['cniva'],
};
const lossesFor = (name: string): readonly string[] => {
  const losses = LOSSES[name];
  if (!losses) throw new Error(`what is a loss of ${name}?`);
  return losses;
};
/** Hits fall as told: where there is a choice it is made so, where there is none it must have come so. */
export const takeHits = (stage: Stage, seat: Colour, army: ArmyId, order: readonly string[]): void => {
  const began = lastHeard(stage, 'battle-began');
  if (began.attacker !== army && began.defender !== army) throw new Error(`${army} is in no battle`);
  const taken = (): string[] => {
    const all = stage.table.heard('spectator');
    const from = all.findLastIndex(event => event.type === 'battle-began');
    return all
      .slice(from)
      .flatMap(event => (event.type === 'hit-taken' && event.army === army ? [String(event.loss)] : []));
  };
  for (const [i, name] of order.entries()) {
    if (taken().length > i) continue;
    const offer = stage.table.offers(seat, 'take-hit');
    const loss = lossesFor(name).find(id => Array.isArray(offer) && offer.includes(id));
    answer(stage, seat, 'take-hit', loss);
  }
  const losses = taken();
  expect(losses).toHaveLength(order.length);
  for (const [i, name] of order.entries()) expect(lossesFor(name)).toContain(losses[i]);
};

export const BATTLE_ACTS: Readonly<Record<string, { readonly keys: readonly string[]; readonly act: Act }>> = {
  'initiate-battle': {
    keys: ['army', 'target', 'region'],
    act(stage, seat, { army, target, region }) {
      const attacker = armyCalled(stage, army);
      const defender = armyCalled(stage, target);
      answer(stage, seat, 'initiate-battle', attacker);
      const began = () =>
        isAsked(stage, seat, 'declare-flanking') ||
        heardSince(stage, 'battle-began').some(e => e.defender === defender);
      follow(stage, seat, 'attack', defender, began);
      const { flanking } = stage;
      stage.flanking = 0;
      follow(stage, seat, 'declare-flanking', flanking, () => true);
      const place = region === undefined ? {} : { region };
      expect(heardSince(stage, 'battle-began')).toMatchObject([{ attacker, defender, flanking, ...place }]);
    },
  },
  'flanking-reroll': {
    keys: ['value'],
    act: (stage, seat, { value }) => answer(stage, seat, value ? 'reroll' : 'keep-dice'),
  },
  'assign-hits-own': {
    keys: ['player', 'order'],
    act(stage, _, { player, order }) {
      const seat = seatCalled(player);
      const { attacker, defender } = lastHeard(stage, 'battle-began');
      const army = String(attacker).startsWith(seat) ? attacker : defender;
      takeHits(stage, seat, army as ArmyId, order as string[]);
    },
  },
  'assign-hits-barbarians': {
    keys: ['remove'],
    act: (stage, seat, { remove }) =>
      takeHits(stage, seat, lastHeard(stage, 'battle-began').defender as ArmyId, remove as string[]),
  },
  'historical-reward': {
    keys: ['value'],
    act: (stage, seat, { value }) => answer(stage, seat, value === 'support' ? 'take-support' : 'take-discount'),
  },
  'advance-capital': {
    keys: ['value'],
    act(stage, _, { value }) {
      const winner = whoIsAsked(stage, 'advance');
      if (!winner) throw new Error('nobody is asked to advance');
      answer(stage, winner, value ? 'advance' : 'stay');
    },
  },
};
