import {
  type Action,
  type Arg,
  type Decision,
  defineGame,
  type Game,
  type GameRules,
  type GameState,
  isRefusal,
  isSame,
  Match,
  type MatchHead,
  type Options,
  type Seat,
  type Told,
} from '../../src/index.js';

export const KEY = '000102030405060708090a0b0c0d0e0f';
export const SERVER_SEED = '0123456789abcdef'.repeat(4);

type Needed = 'procedures' | 'open';

/** A game of a few lines: what a test does not care about is filled in. */
export const tiny = <S extends GameState, V>(
  rules: Pick<GameRules<string, S, V>, Needed> & Partial<Omit<GameRules<string, S, V>, Needed>>,
): Game<Options, S, V> =>
  defineGame<string, S, V>({
    id: 'tiny',
    title: 'Tiny',
    edition: 1,
    players: [2],
    optionSpecs: [],
    endings: ['over'],
    limit: 1000,
    seats: () => ['a', 'b'],
    view: () => ({}) as V,
    redeal: () => undefined,
    worth: () => 0.5,
    faults: () => [],
    migrations: {},
    ...rules,
  });

/** There and back through JSON: whatever is lost on the way was no plain data. */
export const stored = <T>(value: T): T => {
  const back: T = JSON.parse(JSON.stringify(value));
  if (!isSame(back, value)) throw new Error('JSON there and back changes the state');
  return back;
};

/** Plays on a state that is stored and read back at every decision. */
export const seated = <S extends GameState, V>(game: Game<Options, S, V>, start: S) => {
  let state = stored(start);
  const told: Told[] = [];
  return {
    get state(): S {
      return state;
    },
    get told(): readonly Told[] {
      return told;
    },
    asks: (seat: Seat): Decision | undefined => game.pending(state).find(d => d.seat === seat),
    asked: (): readonly Seat[] => game.pending(state).map(d => d.seat),
    play(seat: Seat, kind: string, arg?: Arg): void {
      const reply = game.apply(state, actionBy(seat, kind, arg));
      if (isRefusal(reply)) throw new Error(`refused: ${JSON.stringify(reply)}`);
      told.push(...reply.told);
      state = stored(state);
    },
  };
};

export const actionBy = (seat: Seat, kind: string, arg?: Arg): Action =>
  arg === undefined ? { seat, kind } : { seat, kind, arg };

export const headOf = (over: Partial<MatchHead<Options>> = {}): MatchHead<Options> => ({
  id: 'match-1',
  options: { players: 2 },
  seats: { a: { name: 'Anna', kind: 'person' }, b: { name: 'Bert', kind: 'bot' } },
  seed: { serverSeed: SERVER_SEED, clientSeeds: { a: 'from anna' } },
  ...over,
});

export const matchOf = <S extends GameState, V>(game: Game<Options, S, V>): Match<Options, S, V> =>
  new Match(game, headOf());

/** Answers that must be accepted. */
export const answering =
  <S extends GameState, V>(match: Match<Options, S, V>) =>
  (seat: Seat, kind: string, arg?: Arg) => {
    const answered = match.answer(actionBy(seat, kind, arg));
    if (isRefusal(answered)) throw new Error(`refused: ${JSON.stringify(answered)}`);
    return answered;
  };

export const OVER = { winners: ['a'], points: { a: 1, b: 0 }, how: 'over', rule: 'T 1' } as const;
