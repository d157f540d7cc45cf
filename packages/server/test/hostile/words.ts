import type { Sight } from '@hegemon/host';
import { type Arg, fits, type Random } from '@hegemon/kernel';
import { actionId } from '../support/player.js';
import { versionOf } from '../support/sights.js';

/** What somebody knows who wishes others ill. */
export interface Knowledge {
  /** The match he looks at or sits at, one of others in which he has no part, and the last sight he had. */
  readonly match: string;
  readonly foreign: string;
  readonly sight: Sight | undefined;
  /** Does he sit there? Then some of what he could do would be his right. */
  readonly isSeated: boolean;
  /** The highest number of a question that is answered for certain. */
  readonly answered: number;
  /** Answers that were offered once, and ids under which others have acted. */
  readonly earlier: readonly object[];
  readonly known: readonly string[];
}

type Make = (random: Random, knowledge: Knowledge) => string | Buffer | undefined;

const pick = <T>(list: readonly T[], random: Random): T => list[random(list.length)];
const text = (value: unknown): string => JSON.stringify(value);

export const TRAPS: readonly string[] = [
  '',
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'start',
  'undo',
  'sit',
  'close',
  'hidden',
  '\u0000',
  '\ud800',
  '\u202eevil',
  '𝕲𝖗𝖊𝖊𝖓',
  'ﷺ'.repeat(30),
  '<script>alert(1)</script>',
  "'; drop table matches; --",
  '$(reboot)',
  '../../etc/passwd',
  'a'.repeat(101),
];
const NUMBERS: readonly unknown[] = [
  -1,
  -0,
  0.5,
  1e21,
  Number.MAX_SAFE_INTEGER,
  Number.MAX_SAFE_INTEGER + 2,
  -1e308,
  '5',
  null,
  true,
  [],
  {},
];
/** As it comes over the wire: some of it is no number of ours, some no JSON at all. */
const RAW_NUMBERS = ['1e400', '-1e400', 'NaN', 'Infinity', '01', '0x10', '9'.repeat(400), '1e-400', '-'];

const args = (random: Random): unknown => {
  const thing = pick(TRAPS, random);
  const sorts = [
    undefined,
    thing,
    pick(NUMBERS, random),
    [thing, thing],
    Array.from({ length: random(600) }, () => 'rome'),
    { [thing]: 1 },
    { rome: pick(NUMBERS, random) },
    [[thing]],
    { rome: { rome: 1 } },
  ];
  return pick(sorts, random);
};

/** An answer to the question that is open to him now, and it fits: that would be his right. */
const isHisRight = ({ sight, isSeated }: Knowledge, n: unknown, answer: { kind?: unknown; arg?: unknown }): boolean => {
  if (!isSeated) return false;
  return (sight?.table.decisions ?? []).some(
    each => each.n === n && each.choices.some(choice => choice.kind === answer.kind && fits(choice, answer.arg as Arg)),
  );
};

const act: Make = (random, knowledge) => {
  const { match, foreign, sight, earlier, isSeated, answered } = knowledge;
  const now = sight?.table.decisions[0]?.n;
  const before = random(answered + 1);
  // The next question may be his before he knows of it: he who sits there must not guess its number.
  const guesses = isSeated ? [] : [answered + 1, answered + 2, random(2000)];
  const n = pick([now ?? before, before, 0, 1_000_000, pick(NUMBERS, random), ...guesses], random);
  const offered = sight?.table.decisions[0]?.choices ?? [];
  const invented = { kind: pick([...TRAPS, ...offered.map(({ kind }) => kind)], random), arg: args(random) };
  const answer = (earlier.length > 0 && random(2) === 0 ? pick(earlier, random) : invented) as typeof invented;
  if (isHisRight(knowledge, n, answer)) return undefined;
  return text({ type: 'act', match: random(4) === 0 ? foreign : match, id: actionId(), n, answer });
};

/** Something that has been acknowledged to another, or to him, once more. */
const replay: Make = (random, { match, answered, known, earlier }) => {
  if (known.length === 0) return undefined;
  const answer = earlier.length > 0 ? pick(earlier, random) : { kind: 'pass' };
  // The number of a question that is long answered.
  return text({ type: 'act', match, id: pick(known, random), n: random(answered + 1), answer });
};

const step: Make = (random, { match, foreign, sight }) => {
  const v = versionOf(sight);
  const wrong = pick([v - 1 - random(20), v + 1 + random(20), 0, pick(NUMBERS, random)], random);
  return text({
    type: pick(['undo', 'redo', 'reset', 'rewind'], random),
    match: pick([match, foreign], random),
    id: actionId(),
    v: wrong,
  });
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
  [30, act],
  [10, replay],
  [10, step],
  [8, say],
  [6, watch],
  [4, ask],
  [16, crooked],
  [15, broken],
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
