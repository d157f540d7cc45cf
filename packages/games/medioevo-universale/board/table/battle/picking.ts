import type { Decision, Id } from '@hegemon/kernel';
import type { Troop } from '../../../src/troops.js';
import { readThing } from '../../things.js';
import { unitsOf } from './force.js';

/** A unit that may be named: which one, what is special about it, and how much it can take. */
export interface Candidate {
  readonly id: Id;
  readonly troop: Troop;
  readonly number: number;
  readonly duty?: string;
  readonly galley?: Id;
  /** How many points it can take; 1 where units are only chosen. */
  readonly cap: number;
}
const asRecord = (fact: unknown): Readonly<Record<string, unknown>> =>
  typeof fact === 'object' && fact !== null && !Array.isArray(fact) ? (fact as Record<string, unknown>) : {};

/** The units a question is about, whoever leads first; undefined if it is about something else. */
export const candidatesIn = ({ choices: [choice], facts }: Decision): readonly Candidate[] | undefined => {
  if (choice?.shape !== 'subset' && choice?.shape !== 'allot') return undefined;
  const caps: Readonly<Record<Id, number>> =
    choice.shape === 'allot' ? (choice.caps as Record<Id, number>) : Object.fromEntries(choice.of.map(id => [id, 1]));
  const [duties, aboard] = [asRecord(facts?.duties), asRecord(facts?.aboard)];
  const found = Object.entries(caps).map(([id, cap]): Candidate | undefined => {
    const thing = readThing(id);
    if (thing.sort !== 'unit') return undefined;
    return {
      id,
      troop: thing.troop,
      number: thing.number ?? 1,
      cap,
      ...(typeof duties[id] === 'string' && duties[id] !== 'line' && { duty: duties[id] }),
      ...(typeof aboard[id] === 'string' && { galley: aboard[id] }),
    };
  });
  if (found.some(each => each === undefined)) return undefined;
  const order = unitsOf(Object.fromEntries(found.map(each => [each!.troop, 1]))).map(({ troop }) => troop);
  return (found as Candidate[]).sort((a, b) => order.indexOf(a.troop) - order.indexOf(b.troop) || a.number - b.number);
};
