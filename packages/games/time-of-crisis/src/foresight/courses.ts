import { type Answer, askedOf, type Decision, isRefusal, type Seat, seedFor, type Told } from '@hegemon/kernel';
import type { ToC } from '../state.js';
import type { Rules } from './rules.js';

/** More than anybody has to stake, with a card declared and without. */
const MOST_COURSES = 48;

/** What is decided before the dice fall. */
const DECLARED: readonly string[] = ['attack', 'declare-flanking', 'reroll', 'declare-damnatio'];
export const STAKED: readonly string[] = ['stake-military', 'stake-senate'];

/** The course, or every way to go on with it: by the next thing to declare, and always by what is staked. */
export const coursesFrom = (
  game: Rules,
  state: ToC,
  seat: Seat,
  course: readonly Answer[],
  isFirst = true,
): readonly (readonly Answer[])[] => {
  const twin = game.imagine(state, seat, seedFor('deal 0'));
  const told: Told[] = [];
  for (const answer of course) {
    const reply = game.apply(twin, { ...answer, seat });
    if (isRefusal(reply)) return [];
    told.push(...reply.told);
    if (told.some(hasBegun)) return [course];
  }
  const next = askedOf(game, twin, seat);
  const isStake = next !== undefined && STAKED.includes(next.prompt);
  if (!isStake && !(next && DECLARED.includes(next.prompt))) return [];
  if (!isFirst && !isStake) return [course];
  const answers = answersTo(next);
  const longer = answers.flatMap(answer => coursesFrom(game, state, seat, [...course, answer], false));
  return differing(longer).slice(0, MOST_COURSES);
};
/** @rule ToC card.praetorian-guard A point is a die, of whichever suit: the same number of points is the same vote. */
const differing = (courses: readonly (readonly Answer[])[]): readonly (readonly Answer[])[] => {
  const first = new Map<string, readonly Answer[]>();
  for (const course of courses) {
    const stakes = course.filter(({ kind }) => STAKED.includes(kind));
    const points = stakes.reduce((sum, { arg }) => sum + Number(arg), 0);
    const key = JSON.stringify([course.filter(answer => !stakes.includes(answer)), stakes.length > 0 && points]);
    if (!first.has(key)) first.set(key, course);
  }
  return [...first.values()];
};
const hasBegun = ({ type }: Told): boolean =>
  type === 'battle-began' || type === 'battle-scored' || type === 'flanking-used' || type === 'senate-voted';

const answersTo = ({ choices }: Decision): Answer[] =>
  choices.flatMap(choice => {
    const { kind } = choice;
    if (choice.shape === 'pick') return choice.of.map(arg => ({ kind, arg }));
    if (choice.shape !== 'amount') return [{ kind }];
    return Array.from({ length: choice.max - choice.min + 1 }, (_, i) => ({ kind, arg: choice.min + i }));
  });
