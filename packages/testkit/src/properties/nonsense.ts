import {
  type Action,
  type Arg,
  type Choice,
  type Decision,
  type GameState,
  isRefusal,
  sampleAnswer,
  sampleArg,
  shuffled,
} from '@hegemon/kernel';
import { firstDifference } from '../plain.js';
import { atLeisureIn, type Scene, trial } from './scene.js';
import { messageOf } from './violation.js';

const TRAPS = ['', '__proto__', 'constructor', 'toString', 'hasOwnProperty', 'length', 'no-such-thing'];

/** (5) Random nonsense is refused and changes nothing. */
export const nonsenseIsRefused = <S extends GameState>(scene: Scene<S>): string[] => {
  const actions = shuffled(nonsenseFor(scene), scene.random).slice(0, scene.effort.nonsense);
  const findings = sendIn(scene, actions);
  if (findings.length === 0) return [];
  // All at once is quick; only if something is wrong, one by one, to find out what it was.
  const each = actions.flatMap(action => sendIn(scene, [action]));
  return each.length > 0 ? each : findings;
};

const sendIn = <S extends GameState>(scene: Scene<S>, actions: readonly Action[]): string[] => {
  const { game } = scene;
  const findings: string[] = [];
  const copy = trial(scene);
  for (const action of actions) {
    try {
      const refusal = game.refusalOf(copy, action);
      const reply = game.apply(copy, action);
      if (!isRefusal(reply)) findings.push(`${inWords(action)} is accepted`);
      else if (!refusal) findings.push(`${inWords(action)} is refused, but refusalOf would accept it`);
    } catch (fault) {
      findings.push(`${inWords(action)} throws: ${messageOf(fault)}`);
    }
  }
  const changed = findings.length === 0 && firstDifference(trial(scene), copy);
  if (changed) findings.push(`${actions.map(inWords).join('; ')}: refused, but changes ${changed}`);
  return findings;
};

/** Every sort of answer that is wrong by the way it was made, whatever the game. */
const nonsenseFor = <S extends GameState>(scene: Scene<S>): Action[] => [
  ...nonsenseForThoseAsked(scene),
  ...atLeisureIn(scene).flatMap(decision => nonsenseAtLeisure(decision, scene.random)),
];

/** What one seat may do at leisure another may do too, and beside it answer in earnest: so it is only mangled. */
const nonsenseAtLeisure = (decision: Decision, random: Scene<GameState>['random']): Action[] => {
  const { seat, n, choices } = decision;
  const legal = sampleAnswer(decision, random);
  return [
    ...['spectator', ...TRAPS].map(stranger => ({ ...legal, seat: stranger })),
    ...[n - 1, n + 1, Number.NaN, `${n}`, null].map(stale => ({ ...legal, seat, n: stale as number })),
    ...[...TRAPS, 'start', 'undo', 'take'].map(kind => ({ ...legal, seat, kind })),
    ...choices.flatMap(c => wrongArgs(c, random).map(arg => ({ seat, kind: c.kind, arg: arg as Arg }))),
  ];
};

const nonsenseForThoseAsked = <S extends GameState>({ game, s, seats, random }: Scene<S>): Action[] => {
  const pending = game.pending(s);
  const asked = pending.map(d => d.seat);
  const strangers = [...seats, 'spectator', ...TRAPS].filter(seat => !asked.includes(seat));
  if (pending.length === 0) return strangers.map(seat => ({ seat, kind: 'pass' }));
  return pending.flatMap(decision => {
    const { seat, n, choices } = decision;
    const legal = sampleAnswer(decision, random);
    return [
      ...strangers.map(stranger => ({ ...legal, seat: stranger })),
      ...[n - 1, n + 1, 0, Number.NaN, `${n}`, null].map(stale => ({ ...legal, seat, n: stale as number })),
      ...strayKinds(decision, pending).map(kind => ({ ...legal, seat, kind })),
      ...choices.flatMap(c => wrongArgs(c, random).map(arg => ({ seat, kind: c.kind, arg: arg as Arg }))),
    ];
  });
};

const strayKinds = ({ choices }: Decision, pending: readonly Decision[]): string[] => {
  const offered = choices.map(c => c.kind);
  const others = pending.flatMap(d => d.choices.map(c => c.kind));
  return [...others, ...TRAPS, 'start', 'undo', 'take', 'offer'].filter(kind => !offered.includes(kind));
};

const wrongArgs = (c: Choice, random: Scene<GameState>['random']): unknown[] => {
  const fitting = sampleArg(c, random);
  switch (c.shape) {
    case 'button':
      return [null, 0, '', c.kind, [], {}, true];
    case 'pick':
      return [undefined, null, 0, true, [fitting], { id: fitting }, ...strays(c.of)];
    case 'subset': {
      const ids = fitting as readonly string[];
      return [
        ...[undefined, null, 0, 'x', {}, { length: 1, 0: c.of[0] }, [0], [null], [[...ids]]],
        ...strays(c.of).map(stray => [...ids.slice(1), stray]),
        ...(ids.length > 0 ? [[...ids, ids[0]]] : []),
        ...(c.max < c.of.length ? [c.of.slice(0, c.max + 1)] : []),
        ...(c.min > 0 ? [c.of.slice(0, c.min - 1)] : []),
      ];
    }
    case 'amount':
      return [
        ...[undefined, null, true, '', {}, [], [fitting], `${c.min}`],
        ...[c.min - 1, c.max + 1, c.min + 0.5, Number.NaN, Number.POSITIVE_INFINITY],
      ];
    case 'allot':
      return wrongAllotments(fitting as Record<string, number>, Object.keys(c.caps), c.total);
    case 'words':
      return [
        ...[undefined, null, 0, true, '', ' ', [fitting], { text: fitting }],
        ...['x'.repeat(c.max + 1), `${fitting} `, '\u0000', '\ud800', '\n'],
      ];
  }
};

const wrongAllotments = (fitting: Record<string, number>, ids: readonly string[], total: number): unknown[] => {
  const wrong: unknown[] = [undefined, null, total, 'x', [total], JSON.parse('{"__proto__":1}'), { constructor: 1 }];
  for (const stray of strays(ids)) wrong.push({ ...fitting, [stray]: 0 });
  if (total > 0) wrong.push({});
  const [id, other] = ids;
  if (id !== undefined) {
    const given = fitting[id] ?? 0;
    wrong.push({ ...fitting, [id]: given + 1 }, { ...fitting, [id]: `${given}` }, { ...fitting, [id]: given + 0.5 });
    if (other !== undefined) wrong.push({ ...fitting, [id]: -1, [other]: total + 1 });
  }
  return wrong;
};

const strays = (of: readonly string[]): string[] => [...TRAPS, `${of[0]} `].filter(id => !of.includes(id));

const inWords = ({ seat, kind, arg, n }: Action): string => {
  const named = arg === undefined ? '' : ` ${JSON.stringify(arg)}`;
  return `nonsense (${seat || "''"}: ${kind || "''"}${named}${n === undefined ? '' : `, meant for ${n}`})`;
};
