import { type Answer, type Decision, type Seat, someAnswerTo, type Told, type Trial } from '@hegemon/kernel';
import type { MU } from '../state.js';
import { onwardTo } from './ahead.js';
import type { Rules } from './rules.js';

/** How far a course is played: to the end of the battle, or of its melee. */
export type Until = 'battle' | 'melee';
const ENDS: Readonly<Record<Until, string>> = { battle: 'battle-ended', melee: 'melee-decided' };
/** What results are read from. Which dice fell is none of it. */
const NOTED: Readonly<Record<Until, ReadonlySet<string>>> = {
  battle: new Set(['battle-ended', 'damage-taken', 'light-infantry-sacrificed', 'surrendered']),
  melee: new Set(['melee-decided', 'battle-ended']),
};

/** Plays a course until that is over; what it leaves open is answered as a sensible player would. */
export const trialOf = (game: Rules, seat: Seat, course: readonly Answer[], until: Until): Trial<MU> => ({
  answer(s, step) {
    const pending = game.pending(s);
    const decision = pending.find(each => each.seat === seat) ?? pending[0];
    if (!decision) return undefined;
    const given = course[step];
    return given ? { ...given, seat } : { ...sensibleAnswerTo(game, s, decision), seat: decision.seat };
  },
  isOver: story => story.some(({ type }) => type === ENDS[until] || type === 'battle-ended'),
  isNoted: ({ type }: Told) => NOTED[until].has(type),
});

/** Nobody gives up what he has begun; in all else he does what bots think best. */
const sensibleAnswerTo = (game: Rules, s: MU, decision: Decision): Answer => {
  const onward = onwardTo(decision);
  if (onward) return onward;
  if (decision.prompt === 'parley') return { kind: 'fight-on' };
  const [first, ...others] = game.hints(s, decision);
  if (!first) return someAnswerTo(decision);
  return others.reduce((best, each) => (each.weight > best.weight ? each : best), first).answer;
};
