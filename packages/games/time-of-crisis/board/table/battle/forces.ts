import type { Heard, Id, Seat } from '@hegemon/kernel';
import { data, isGeneral, isMilitia, MILITIA_OF, UNITS, type UnitKind } from '../../../src/catalog.js';
import type { LeaderId, ProvinceId, TribeId } from '../../../src/ids.js';
import type { ToCView } from '../../../src/view.js';
import { commanderOf, isLeader, isRival, isTribe, leadersAt, militiaWith, RIVALS, TRIBES } from '../things.js';

/** Units of one sort in an army: what the panel shows in a line. */
export interface Troop {
  readonly kind: UnitKind;
  readonly count: number;
  /** Of which tribe, or which leader. */
  readonly who?: TribeId | LeaderId;
  readonly side?: 'active' | 'inactive';
  /** Dice of each, the number they need now, and the number they are printed with. */
  readonly dice: number;
  readonly need: number;
  readonly printed: number;
}

type Marked = Pick<Troop, 'who' | 'side'>;
const troop = (kind: UnitKind, count: number, shift: number, marked: Marked = {}): readonly Troop[] => {
  const { dice, hitsOn } = UNITS[kind];
  return count > 0 ? [{ kind, count, ...marked, dice, need: hitsOn + shift, printed: hitsOn }] : [];
};

/** Auguries bear on the units of the families alone. */
const auguriesOf = ({ events }: ToCView): number => {
  if (events.lasting === 'bad-auguries') return 1;
  return events.lasting === 'good-auguries' ? -1 : 0;
};

const barbarians = (view: ToCView, tribe: TribeId, region: Id): readonly Troop[] => {
  const at = region as ProvinceId;
  const { active, inactive } = view.barbarians;
  // In their homeland those who lie inactive take no part.
  const lying = region === tribe ? 0 : (inactive[tribe]?.[at] ?? 0);
  return [
    ...troop('barbarian', active[tribe]?.[at] ?? 0, 0, { who: tribe, side: 'active' }),
    ...troop('barbarian', lying, 0, { who: tribe, side: 'inactive' }),
    ...leadersAt(view, tribe, region).flatMap(who => troop('leader', 1, who === 'cniva' ? -1 : 0, { who })),
  ];
};
const legionsOf = (view: ToCView, army: Id): readonly Troop[] => {
  const shift = auguriesOf(view);
  if (!isGeneral(army)) return isMilitia(army) && hasMilitia(view, army) ? troop('militia', 1, shift) : [];
  const { legions, reduced, foederati } = view.armies;
  const tribes = foederati[army] ?? [];
  return [
    ...troop('legion', legions[army] ?? 0, shift),
    ...troop('reduced-legion', reduced[army] ?? 0, shift),
    ...troop('militia', militiaWith(view, army) ? 1 : 0, shift),
    ...TRIBES.flatMap(who => troop('barbarian', tribes.filter(tribe => tribe === who).length, shift, { who })),
  ];
};
const hasMilitia = (view: ToCView, army: Id): boolean =>
  (Object.keys(view.provinces.militia) as ProvinceId[]).some(id => MILITIA_OF[id] === army);

/** An army as it stands now, in the order in which its dice are thrown. */
export const forceOf = (view: ToCView, army: Id, region: Id): readonly Troop[] => {
  if (isTribe(army)) return barbarians(view, army, region);
  if (isRival(army)) return troop('rival', view.rivals[army] === undefined ? 0 : 1, 0);
  return legionsOf(view, army);
};

/** The army as it stood when the dice fell: with what it has lost since, as the chronicle has it. */
export const forceBefore = (view: ToCView, army: Id, region: Id, since: readonly Heard[]): readonly Troop[] => {
  const troops = new Map(forceOf(view, army, region).map(each => [nameOf(each), each]));
  const change = (each: Troop | undefined, by: number): void => {
    if (!each) return;
    const key = nameOf(each);
    const count = (troops.get(key)?.count ?? 0) + by;
    if (count > 0) troops.set(key, { ...each, count });
    else troops.delete(key);
  };
  const shift = isTribe(army) || isRival(army) ? 0 : auguriesOf(view);
  for (const event of [...since].reverse()) {
    if (event.type !== 'hit-taken' || event.army !== army) continue;
    const loss = String(event.loss);
    change(lostBy(army, loss, shift), 1);
    if (loss === 'legion') change(troop('reduced-legion', 1, shift)[0], -1);
  }
  return [...troops.values()].sort((a, b) => rankOf(a) - rankOf(b));
};
const lostBy = (army: Id, loss: string, shift: number): Troop | undefined => {
  if (loss === 'legion' || loss === 'reduced-legion' || loss === 'militia') return troop(loss, 1, shift)[0];
  if (loss === 'active' || loss === 'inactive') {
    return isTribe(army) ? troop('barbarian', 1, 0, { who: army, side: loss })[0] : undefined;
  }
  if (isLeader(loss)) return troop('leader', 1, loss === 'cniva' ? -1 : 0, { who: loss })[0];
  if (isTribe(loss)) return troop('barbarian', 1, shift, { who: loss })[0];
  return isRival(loss) ? troop('rival', 1, 0)[0] : undefined;
};
const nameOf = ({ kind, who, side }: Troop): string => [kind, who, side].join(' ');
const ORDER: readonly UnitKind[] = ['legion', 'reduced-legion', 'militia', 'barbarian', 'leader', 'rival'];
const rankOf = ({ kind }: Troop): number => ORDER.indexOf(kind);

/** A die that has fallen: for whom, and whether it hit. */
export interface FallenDie {
  readonly pips: number;
  readonly need: number;
  readonly isHit: boolean;
  /** Thrown for a six before it. */
  readonly isBonus: boolean;
}
/** Which die belongs to which unit: they are thrown in order, and the dice earned by sixes after them, in waves. */
export const readDice = (troops: readonly Troop[], pips: readonly number[]): readonly FallenDie[] => {
  const read: FallenDie[] = [];
  let wave = troops.flatMap(({ count, dice, need }) => Array.from({ length: count * dice }, () => need));
  for (let isBonus = false; wave.length > 0 && read.length < pips.length; isBonus = true) {
    const earned: number[] = [];
    for (const need of wave) {
      const pip = pips[read.length];
      if (pip === undefined) return read;
      const isSix = pip === data.combat.bonusDieOn;
      if (isSix) earned.push(need);
      read.push({ pips: pip, need, isHit: isSix || pip >= need, isBonus });
    }
    wave = earned;
  }
  return read;
};

/** Armies in a region that a seat does not command: whom a battle there can be against. */
export const foesIn = (view: ToCView, region: Id, seat: Seat): readonly Id[] => {
  const at = region as ProvinceId;
  const generals = (Object.keys(view.armies.at) as (keyof ToCView['armies']['at'])[]).filter(
    army => view.armies.at[army] === region && commanderOf(view, army) !== seat,
  );
  const isTaken = (Object.keys(view.armies.inCapital) as (keyof ToCView['armies']['at'])[]).some(
    army => view.armies.at[army] === region,
  );
  const isForeign = view.provinces.militia[at] === true && view.provinces.governor[at] !== seat && !isTaken;
  return [
    ...generals,
    ...(isForeign ? [MILITIA_OF[at]] : []),
    ...TRIBES.filter(tribe => barbarians(view, tribe, region).length > 0),
    ...RIVALS.filter(rival => view.rivals[rival] === region),
  ];
};
