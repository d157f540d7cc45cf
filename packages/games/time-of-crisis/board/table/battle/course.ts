import type { Answer, Decision, Id } from '@hegemon/kernel';
import type { ToCView } from '../../../src/view.js';
import { regionOf } from '../things.js';
import { foesIn } from './forces.js';

/** A battle that is about to be fought, as far as it can be told before the dice. */
export interface Pending {
  readonly army: Id;
  readonly foe?: Id;
  readonly region: Id;
  readonly flanking: number;
}
const named = (course: readonly Answer[], kind: string): Answer['arg'] => course.find(each => each.kind === kind)?.arg;
const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** What a course of answers to the present question leads to, if it is a battle. */
export const battleAhead = (
  view: ToCView,
  decision: Pick<Decision, 'seat' | 'facts'>,
  course: readonly Answer[],
): Pending | undefined => {
  if (!course.some(({ kind }) => BATTLE_KINDS.includes(kind))) return undefined;
  const army = text(named(course, 'initiate-battle')) ?? text(decision.facts?.army);
  const region = army === undefined ? undefined : regionOf(view, army);
  if (army === undefined || region === undefined) return undefined;
  // Where only one enemy is there nobody is asked whom to attack.
  const there = foesIn(view, region, decision.seat);
  const foe = text(named(course, 'attack')) ?? text(decision.facts?.foe) ?? (there.length === 1 ? there[0] : undefined);
  const flanking = Number(named(course, 'declare-flanking') ?? 0);
  return { army, region, flanking, ...(foe !== undefined && { foe }) };
};
const BATTLE_KINDS: readonly string[] = ['initiate-battle', 'attack', 'declare-flanking'];
