import {
  type Answer,
  type Arg,
  argsOf,
  type Choice,
  canonical,
  countAnswers,
  countArgs,
  type Decision,
  listAnswers,
  type Random,
  sampleArg,
} from '@hegemon/kernel';

/** Every answer to a decision if there are no more than `limit`; otherwise some of each choice, the bounds among them. */
export const someAnswers = (d: Decision, limit: number, random: Random): Answer[] => {
  if (countAnswers(d) <= limit) return listAnswers(d);
  const share = Math.max(1, Math.floor(limit / d.choices.length));
  return d.choices.flatMap(c => someArgs(c, share, random).map(arg => answerOf(c.kind, arg)));
};

export const answerOf = (kind: string, arg: Arg): Answer => (arg === undefined ? { kind } : { kind, arg });

const someArgs = (c: Choice, limit: number, random: Random): Arg[] => {
  if (countArgs(c) <= limit) return [...argsOf(c)];
  const found = new Map<string, Arg>();
  const add = (arg: Arg) => found.size < limit && found.set(canonical(arg), arg);
  if (c.shape === 'amount') {
    add(c.max);
    add(c.min);
  }
  for (let tries = 0; tries < 3 * limit && found.size < limit; tries++) add(sampleArg(c, random));
  return [...found.values()];
};
