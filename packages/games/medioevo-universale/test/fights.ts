import type { Action } from '@hegemon/kernel';
import { beginBattle } from '../src/frames/battle.js';
import type { AreaId, Level, Player, Side, VehicleId, VehicleType } from '../src/ids.js';
import type { MU } from '../src/state.js';
import type { Army } from '../src/troops.js';
import { type Arrangement, arranged } from './arrange.js';
import { Trial } from './table.js';

/** What everybody answers unless a test says otherwise. */
const USUAL: Readonly<Record<string, readonly [string, Action['arg']?]>> = {
  parley: ['fight-on'],
  'declare-capture': ['no-quarter'],
  'announce-retreat': ['stand'],
  reroll: ['reroll', []],
  sacrifice: ['sacrifice', []],
  captain: ['enough'],
  crew: ['crew', []],
  reload: ['enough'],
  window: ['pass'],
};

/** Answers as usual until something else is asked, or one of these. */
export const until = (t: Trial, ...stops: string[]): Trial => {
  for (;;) {
    const [next] = t.asked;
    const usual = next && !stops.includes(next.prompt) ? USUAL[next.prompt] : undefined;
    if (!next || !usual) return t;
    t.answer(next.seat as Player, ...usual);
  }
};
/** As usual until the present battle round is over, or something else is asked. */
export const roundOf = (t: Trial): Trial => {
  const target = (t.g.battle?.round ?? 0) + (t.g.battle?.isBetweenRounds ? 1 : 0);
  for (;;) {
    const { battle } = t.g;
    const [next] = t.asked;
    const usual = next && USUAL[next.prompt];
    if (!battle || !usual || battle.round > target) return t;
    if (battle.round === target && battle.isBetweenRounds) return t;
    t.answer(next.seat as Player, ...usual);
  }
};

export interface Fight extends Omit<Arrangement, 'armies'> {
  at?: AreaId;
  attacker: readonly [Side, Army];
  defender: readonly [Side, Army];
  holder?: Player;
  dice?: readonly number[];
  horde?: [number, number, number];
  /** Whatever else is on the table. */
  with?(g: MU): void;
}

/** A battle in Bulgaria, unless it is fought elsewhere; whoever fights is at war. */
export const fight = (what: Fight): Trial => {
  const { at = 'bulgaria', attacker, defender, holder, dice, horde } = what;
  const sides = [attacker[0], defender[0]];
  const wars: NonNullable<Arrangement['wars']> = sides.includes('barbarians')
    ? []
    : [[sides[0] as Player, sides[1] as Player, { from: 1 }]];
  const armies: NonNullable<Arrangement['armies']> = {
    [at]: { [attacker[0]]: attacker[1], [defender[0]]: defender[1] },
  };
  const g = arranged({ wars, ...what, armies });
  g.phase = 5;
  if (horde) g.horde = { dice: horde };
  what.with?.(g);
  const call = { at, attacker: attacker[0], defender: defender[0], ...(holder && { holder }) };
  return new Trial(g, beginBattle(call), dice);
};

/** A vehicle of somebody there; at sea with units aboard. */
export const put = (
  g: MU,
  owner: Side,
  type: VehicleType,
  level: Level,
  at: AreaId = 'bulgaria',
  aboard?: Army,
  carrier?: VehicleId,
): VehicleId => {
  const id: VehicleId = `vehicle-${++g.vehicles.made}`;
  g.vehicles.type[id] = type;
  g.vehicles.level[id] = level;
  g.vehicles.owner[id] = owner;
  g.vehicles.at[id] = at;
  if (aboard) g.vehicles.aboard[id] = aboard;
  if (carrier) g.vehicles.carrier[id] = carrier;
  return id;
};

export const armyAt = (t: Trial, side: Side, at: AreaId = 'bulgaria'): Army | undefined => t.g.armies[at]?.[side];
export const told = (t: Trial, type: string) => t.told.filter(each => each.type === type);
