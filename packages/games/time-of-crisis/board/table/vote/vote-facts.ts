import type { Odds } from '@hegemon/host';
import type { Answer, Decision, Facts, Id, Seat } from '@hegemon/kernel';
import { GENERALS } from '../../../src/catalog.js';
import type { ProvinceId } from '../../../src/ids.js';
import type { ToCView } from '../../../src/view.js';
import { figureOf, shareOf } from '../battle/figures.js';
import { forceOf } from '../battle/forces.js';
import { commanderOf } from '../things.js';

/** A vote in the Senate as far as it is known before the dice: what the question or the foresight says of it. */
export interface Vote {
  readonly province: ProvinceId;
  readonly required?: number;
  readonly free?: number;
  readonly voteOn?: number;
}
const isNumber = (value: unknown): value is number => typeof value === 'number';

const voteIn = (province: unknown, facts: Facts | undefined): Vote | undefined => {
  if (typeof province !== 'string') return undefined;
  const { required, free, voteOn } = facts ?? {};
  return {
    province: province as ProvinceId,
    ...(isNumber(required) && { required }),
    ...(isNumber(free) && { free }),
    ...(isNumber(voteOn) && { voteOn }),
  };
};

export const VOTE_PROMPTS: readonly string[] = ['declare-damnatio', 'stake-military', 'stake-senate'];
/** The vote a question is about. */
export const voteAsked = ({ prompt, facts }: Decision): Vote | undefined =>
  VOTE_PROMPTS.includes(prompt) ? voteIn(facts?.province, facts) : undefined;

/** The vote a course of answers leads to, with what was foreseen of it. */
export const voteAhead = (
  decision: Decision,
  course: readonly Answer[],
  foreseen: Facts | undefined,
): Vote | undefined => {
  const placing = course.find(({ kind }) => kind === 'place-governor');
  if (placing) return voteIn(placing.arg, foreseen);
  if (course.some(({ kind }) => kind === 'use-praetorian-guard')) return voteIn('italia', foreseen);
  return course.some(({ kind }) => VOTE_KINDS.includes(kind)) ? voteAsked(decision) : undefined;
};
const VOTE_KINDS: readonly string[] = ['stake-military', 'stake-senate', 'declare-damnatio', 'no-damnatio'];

const unitsIn = (view: ToCView, army: Id, province: ProvinceId): number =>
  forceOf(view, army, province).reduce((sum, { count }) => sum + count, 0);

/** Units in a capital that a seat commands: those that count in a vote. */
export const unitsInCapital = (view: ToCView, seat: Seat | undefined, province: ProvinceId): number => {
  if (seat === undefined) return 0;
  const general = GENERALS.find(id => view.armies.inCapital[id] && view.armies.at[id] === province);
  if (general) return commanderOf(view, general) === seat ? unitsIn(view, general, province) : 0;
  return view.provinces.militia[province] && view.provinces.governor[province] === seat ? 1 : 0;
};

/** How many points a course stakes, in all suits. */
export const stakedIn = (course: readonly Answer[]): number =>
  course
    .filter(({ kind }) => kind === 'stake-military' || kind === 'stake-senate')
    .reduce((sum, { arg }) => sum + (isNumber(arg) ? arg : 0), 0);

/** How likely a vote is carried with so many dice. */
export interface StakeRow {
  /** What the present question would be answered with; other points may lie beside it already. */
  readonly points: number;
  readonly dice: number;
  readonly share: number;
}
/** One row for each number of dice: those staked before, forced ones and those of Basilicas are thrown with them. */
export const stakeRows = (odds: readonly Odds[]): readonly StakeRow[] => {
  const rows = odds.map(each => ({
    points: stakedIn(each.course),
    dice: figureOf(each, 'dice') ?? 0,
    share: shareOf(each, 'passes'),
  }));
  return rows
    .filter(({ dice }, i) => rows.findIndex(other => other.dice === dice) === i)
    .sort((a, b) => a.dice - b.dice);
};
