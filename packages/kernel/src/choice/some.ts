import type { Random } from '../chance/stream.js';
import { canonical } from '../copy.js';
import { argsOf, countAnswers, countArgs, listAnswers, sampleArg } from './answers.js';
import type { Answer, Arg, Choice, Decision } from './shapes.js';

/**
 * The answers worth looking at: all of them if they are few. Otherwise every kind gets its share; what a small kind
 * leaves over goes to the bigger ones, numbers are taken at even distances with both bounds, the rest is drawn.
 */
export const someAnswers = (d: Decision, limit: number, random: Random): Answer[] => {
  if (countAnswers(d) <= limit) return listAnswers(d);
  const bySize = d.choices.map(c => ({ c, size: countArgs(c) })).toSorted((a, b) => a.size - b.size);
  const answers: Answer[] = [];
  let left = limit;
  for (const [i, { c, size }] of bySize.entries()) {
    const share = Math.min(size, Math.max(1, Math.floor(left / (bySize.length - i))));
    left -= share;
    for (const arg of someArgs(c, share, random)) {
      answers.push(arg === undefined ? { kind: c.kind } : { kind: c.kind, arg });
    }
  }
  return answers;
};

const someArgs = (c: Choice, limit: number, random: Random): Arg[] => {
  if (countArgs(c) <= limit) return [...argsOf(c)];
  if (c.shape === 'amount') {
    if (limit < 2) return [c.max];
    return Array.from({ length: limit }, (_, i) => c.min + Math.floor(((c.max - c.min) * i) / (limit - 1)));
  }
  const found = new Map<string, Arg>();
  for (let tries = 0; tries < 3 * limit && found.size < limit; tries++) {
    const arg = sampleArg(c, random);
    found.set(canonical(arg), arg);
  }
  return [...found.values()];
};
