import {
  type Ask,
  asking,
  type Choice,
  type Frame,
  type GameState,
  type Next,
  type Procedure,
  type Seat,
  type Step,
} from '../../src/index.js';
import { KEY, seated, tiny } from './tiny.js';

/** A state that only remembers what was done, and a purse for each seat. */
export interface Notes extends GameState {
  notes: string[];
  purse: Record<Seat, number>;
}
export type Notebook = Step<Notes, Frame>;

export const proc = (name: string, steps: Record<string, Notebook>): Procedure<Notes, Frame> => ({
  name,
  rule: `T ${name}`,
  steps,
});

/** A step that writes itself down, and says how to go on. */
export const note =
  (text: string, next?: Next): ((g: Notes) => Next) =>
  g => {
    g.notes.push(text);
    return next;
  };

const ask = asking<Notes, Frame>();
type Extra = Partial<Pick<Ask<Notes, Frame>, 'always' | 'secret' | 'alone' | 'isCertain' | 'why' | 'facts'>>;

/** A question whose answers are only written down. */
export const question = (
  seats: Seat[] | ((g: Notes, f: Frame) => Seat[]),
  choices: Choice[] | ((g: Notes, f: Frame, seat: Seat) => Choice[]),
  next?: Next,
  extra: Extra = {},
): Ask<Notes, Frame> => {
  const offer = typeof choices === 'function' ? choices : () => choices;
  const write = (kind: string) => (g: Notes, _: Frame, arg: unknown, seat: Seat) => {
    g.notes.push(arg === undefined ? `${seat} ${kind}` : `${seat} ${kind} ${JSON.stringify(arg)}`);
    return next;
  };
  return ask({
    rule: 'T question',
    prompt: 'question',
    seats: typeof seats === 'function' ? seats : () => seats,
    offer,
    // Whatever kind is offered is taken in the same way.
    take: new Proxy({}, { get: (_, kind) => write(String(kind)), getOwnPropertyDescriptor: () => undefined }) as never,
    ...extra,
  });
};

export const gameOf = (...procedures: Procedure<Notes, Frame>[]) => gameFrom({}, ...procedures);

/** A game that begins with the first step of the first procedure. */
export const gameFrom = (purse: Record<Seat, number>, ...procedures: Procedure<Notes, Frame>[]) =>
  tiny<Notes, unknown>({
    procedures,
    seats: () => ['a', 'b', 'c'],
    open: (_, ground) => ({
      state: { ...ground, notes: [], purse: { ...purse } },
      first: { proc: procedures[0].name, step: Object.keys(procedures[0].steps)[0] },
    }),
    view: g => ({ notes: g.notes }),
  });

export const begin = (...procedures: Procedure<Notes, Frame>[]) => {
  const game = gameOf(...procedures);
  const table = seated(game, game.newGame({ players: 2 }, KEY));
  return { game, table };
};
