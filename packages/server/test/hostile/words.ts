import type { Sight } from '@hegemon/host';
import { type Answer, type Arg, type Decision, fits, type Random, sampleAnswer } from '@hegemon/kernel';
import { actionId } from '../support/player.js';
import { versionOf } from '../support/sights.js';
import { args, NUMBERS, pick, RAW_NUMBERS, TRAPS } from './traps.js';

/** A question that is open to somebody else, and the version of the match in which it is. */
export interface Foreign {
  readonly match: string;
  readonly v: number;
  readonly decision: Decision;
}
/** What somebody knows who wishes others ill. */
export interface Knowledge {
  /** The match he looks at or sits at, one of others in which he has no part, and the last sight he had. */
  readonly match: string;
  readonly foreign: string;
  readonly sight: Sight | undefined;
  /** Does he sit there? Then some of what he could do would be his right. */
  readonly isSeated: boolean;
  /** Numbers of questions that were answered: none of them comes up a second time, even if the answer is taken back. */
  readonly answered: readonly number[];
  /** Answers that were offered once, and ids under which others, or he himself, have acted. */
  readonly earlier: readonly Answer[];
  readonly known: readonly string[];
  /** What others are asked and he is not, at both tables. */
  readonly others: readonly Foreign[];
  /** Something for which the people at the other table were asked. */
  readonly accord: string;
}

type Make = (random: Random, knowledge: Knowledge) => string | Buffer | undefined;
/** No match comes so far. */
const FAR = 1_000_000;
const STEPS = ['undo', 'redo', 'reset'] as const;

const text = (value: unknown): string => JSON.stringify(value);

/** An answer to the question that is open to him now, and it fits: that would be his right. */
const isHisRight = ({ sight, isSeated }: Knowledge, n: unknown, answer: { kind?: unknown; arg?: unknown }): boolean => {
  if (!isSeated) return false;
  return (sight?.table.decisions ?? []).some(
    each => each.n === n && each.choices.some(choice => choice.kind === answer.kind && fits(choice, answer.arg as Arg)),
  );
};

/** Something that was offered earlier, or never. */
const anyAnswer = (
  random: Random,
  { sight, earlier }: Knowledge,
): Pick<Answer, 'kind'> & { readonly arg?: unknown } => {
  if (earlier.length > 0 && random(2) === 0) return pick(earlier, random);
  const offered = sight?.table.decisions[0]?.choices ?? [];
  return { kind: pick([...TRAPS, ...offered.map(({ kind }) => kind)], random), arg: args(random) };
};

/** To the question that is open to him, or to the one he spies on, what is not offered now. */
const notOffered: Make = (random, knowledge) => {
  const { match, sight } = knowledge;
  const [decision] = sight?.table.decisions ?? [];
  const answer = anyAnswer(random, knowledge);
  if (!decision || isHisRight(knowledge, decision.n, answer)) return undefined;
  return text({ type: 'act', match, id: actionId(), n: decision.n, answer });
};

/** To a question that is answered, that is none, or that is not there yet. */
const stale: Make = (random, knowledge) => {
  const { match, foreign, sight, isSeated, answered } = knowledge;
  const now = sight?.table.decisions[0]?.n ?? 0;
  // The next question may be his before he knows of it: he who sits there must not guess its number.
  const guesses = isSeated ? [] : [now, now + 1, now + 2, random(2000)];
  const n = pick([pick([...answered, 0], random), 0, FAR, pick(NUMBERS, random), ...guesses], random);
  const answer = anyAnswer(random, knowledge);
  return text({ type: 'act', match: random(4) === 0 ? foreign : match, id: actionId(), n, answer });
};

/** Exactly what another could answer now: out of turn, in the seat of another, at the table of others. */
const inPlaceOfAnother: Make = (random, { others }) => {
  if (others.length === 0) return undefined;
  const { match, decision } = pick(others, random);
  return text({ type: 'act', match, id: actionId(), n: decision.n, answer: sampleAnswer(decision, random) });
};

/** Something that has been acknowledged to another, or to him, once more; or something new under its id. */
const replay: Make = (random, { match, sight, answered, known, earlier }) => {
  if (known.length === 0) return undefined;
  const [decision] = sight?.table.decisions ?? [];
  const old = {
    n: answered.length > 0 ? pick(answered, random) : 0,
    answer: pick([...earlier, { kind: 'pass' }], random),
  };
  const fresh = decision && random(2) === 0 ? { n: decision.n, answer: sampleAnswer(decision, random) } : old;
  return text({ type: 'act', match, id: pick(known, random), ...fresh });
};

/** What is past, or not yet; what is now only where it is the right of others. */
const step: Make = (random, { match, foreign, sight, isSeated, others }) => {
  const type = pick([...STEPS, 'rewind'], random);
  const theirs = others.filter(each => !isSeated || each.match === foreign);
  if (theirs.length > 0 && random(2) === 0) {
    const { match: place, v } = pick(theirs, random);
    return text({ type, match: place, id: actionId(), v: v + random(3) });
  }
  const v = pick([versionOf(sight) - 1 - random(20), FAR + random(20), 0, pick(NUMBERS, random)], random);
  return text({ type, match: pick([match, foreign], random), id: actionId(), v });
};

const say: Make = (random, { match, foreign, isSeated }) => {
  const channels = ['green,blue', 'blue,green,red', 'table,green', 'spectator', ...TRAPS];
  const channel = isSeated ? pick(channels, random) : pick(['table', ...channels], random);
  return text({ type: 'say', match: isSeated ? foreign : match, id: actionId(), channel, text: pick(TRAPS, random) });
};

const watch: Make = (random, { match, foreign }) =>
  text({
    type: pick(['watch', 'unwatch'], random),
    match: pick([match, foreign, ...TRAPS], random),
    v: pick([random(3000), ...NUMBERS], random),
    as: pick(['green', 'blue', 'red', 'yellow', 'spectator', ...TRAPS], random),
  });

const ask: Make = (random, { match, foreign }) => {
  const answer = { kind: pick(TRAPS, random), arg: args(random) };
  const inquiries = [
    { what: 'foresee', courses: Array.from({ length: random(220) }, () => [answer]) },
    { what: 'why', thing: pick(TRAPS, random), kind: pick(TRAPS, random) },
    { what: 'odds', course: Array.from({ length: random(45) }, () => answer) },
    { what: pick(['hazards', 'ticks', 'course', 'report', ...TRAPS], random) },
    { what: 'position', at: pick([random(5000), ...NUMBERS], random) },
  ];
  return text({ type: 'ask', match: pick([match, foreign], random), id: actionId(), inquiry: pick(inquiries, random) });
};

/** The right words with something too much, too little, or of another sort. */
const crooked: Make = (random, { match }) => {
  const good: Record<string, unknown> = { type: 'act', match, id: actionId(), n: 1, answer: { kind: 'pass' } };
  const key = pick(Object.keys(good), random);
  const value = pick([undefined, ...NUMBERS, ...TRAPS, { $ne: null }, [match], args(random)], random);
  const more = random(3) === 0 ? { [pick(TRAPS, random)]: 1, person: 'person', seat: 'green' } : {};
  // Whatever it is then, it is not the question that is open now.
  return text({ ...good, n: 0, [key]: value, ...more });
};

const nested = (depth: number, open: string, close: string): string => `${open.repeat(depth)}1${close.repeat(depth)}`;
const broken: Make = (random, { match }) => {
  const whole = text({ type: 'act', match, id: actionId(), n: 0, answer: { kind: 'pass' } });
  const sorts: (() => string | Buffer)[] = [
    () => whole.slice(0, random(whole.length)),
    () => nested(1 + random(20_000), '[', ']'),
    () => nested(1 + random(8000), '{"a":', '}'),
    () =>
      `{"type":"act","match":"${match}","id":"${actionId()}","n":${pick(RAW_NUMBERS, random)},"answer":{"kind":"pass"}}`,
    () => `{"__proto__":{"type":"ping"},"type":"ping","id":"${actionId()}"}`,
    () => `{"type":"act","type":"undo","match":"${match}","id":"${actionId()}","v":0,"n":0}`,
    () => `\ufeff${whole}`,
    () => `${whole}${whole}`,
    () => Buffer.from(Array.from({ length: random(300) }, () => random(256))),
    () => pick(TRAPS, random),
    () => `"${'\\u0000'.repeat(random(2000))}"`,
  ];
  return pick(sorts, random)();
};

/** More than anybody has to say. */
const huge: Make = (random, { match }) =>
  text({ type: 'say', match, id: actionId(), channel: 'table', text: 'x'.repeat(60_000 + random(20_000)) });

const SORTS: readonly (readonly [weight: number, make: Make])[] = [
  [12, notOffered],
  [15, stale],
  [15, inPlaceOfAnother],
  [10, replay],
  [10, step],
  [7, say],
  [5, watch],
  [4, ask],
  [12, crooked],
  [11, broken],
  [1, huge],
];
const TOTAL = SORTS.reduce((sum, [weight]) => sum + weight, 0);

/** One word of ill will, as it goes over the wire; never one that is somebody's right. */
export const illWord = (random: Random, knowledge: Knowledge): string | Buffer => {
  for (;;) {
    let at = random(TOTAL);
    const [, make] = SORTS.find(([weight]) => (at -= weight) < 0) ?? SORTS[0];
    const word = make(random, knowledge);
    if (word !== undefined) return word;
  }
};
