import {
  type Accepted,
  type Action,
  type Game,
  type GameState,
  isRefusal,
  type Options,
  type Random,
  type Seed,
  sampleAnswer,
  sha256,
  stream,
} from '@hegemon/kernel';

/** A game to be played at random: always the same one. */
export interface Case {
  readonly options: Options;
  readonly seed: Seed;
}

export const seedFor = (purpose: string): Seed => sha256(`hegemon bench ${purpose}`).slice(0, 32);

/** So many games for every number of players. */
export const casesOf = (game: Game, each: number): Case[] =>
  game.players.flatMap(players =>
    Array.from({ length: each }, (_, i) => ({ options: { players }, seed: seedFor(`${game.id} ${players} ${i}`) })),
  );

/** Some seat that is asked, and some answer it may give. */
export const someAction = (game: Game, s: GameState, random: Random): Action => {
  const pending = game.pending(s);
  const decision = pending[pending.length === 1 ? 0 : random(pending.length)];
  const { kind, arg } = sampleAnswer(decision, random);
  return arg === undefined ? { seat: decision.seat, kind } : { seat: decision.seat, kind, arg };
};

export const mustApply = (game: Game, s: GameState, action: Action): Accepted => {
  const reply = game.apply(s, action);
  if (isRefusal(reply)) throw new Error(`${game.id}: ${JSON.stringify(action)} is refused: ${reply.refused}`);
  return reply;
};

/** One whole game, every answer any that is offered. Says how many answers were given. */
export const playAtRandom = (game: Game, { options, seed }: Case): number => {
  const random = stream(seedFor(seed));
  const s = game.newGame(options, seed);
  let answers = 0;
  while (!game.outcome(s)) {
    if (answers >= game.limit) throw new Error(`${game.id} is not over after ${answers} answers`);
    mustApply(game, s, someAction(game, s, random));
    answers++;
  }
  return answers;
};

export interface Step {
  /** Before the answer; the game goes on with another one. */
  readonly before: GameState;
  readonly action: Action;
  readonly accepted: Accepted;
}

/** The same game, one step after the other, for whoever wants to look or to pick something out. */
export function* stepsOf(game: Game, { options, seed }: Case): Generator<Step> {
  const random = stream(seedFor(seed));
  let s = game.newGame(options, seed);
  while (!game.outcome(s)) {
    const before = s;
    s = game.copy(before);
    const action = someAction(game, s, random);
    yield { before, action, accepted: mustApply(game, s, action) };
  }
}
