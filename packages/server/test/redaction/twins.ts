import {
  type Answer,
  type Arg,
  canonical,
  freshSeed,
  type Game,
  type GameState,
  heardBy,
  isRefusal,
  keyOfMatch,
  Match,
  type Options,
  type Random,
  type Seat,
  type SeedMaterial,
  sampleAnswer,
} from '@hegemon/kernel';

/** A position, and another that these eyes cannot tell from it, with the same dice to come. */
export interface Pair {
  readonly options: Options;
  readonly seed: SeedMaterial;
  readonly states: readonly [GameState, GameState];
  readonly entries: number;
  readonly hash: string;
}

/** So often another deal is tried: early in a game there may be little that is hidden. */
const DEALS = 20;

/** Plays some way into a match by chance, and imagines how else it could be for these eyes; undefined if nothing is hidden. */
export const pairOf = (game: Game, id: string, eyes: Seat, length: number, random: Random): Pair | undefined => {
  const options = { players: 3, 'short-game': true };
  const seed = { serverSeed: freshSeed(random) + freshSeed(random), clientSeeds: {} };
  const seats = game.seats(options);
  const sitters = Object.fromEntries(seats.map(seat => [seat, { name: seat, kind: 'person' as const }]));
  const match = new Match(game, { id, options, seats: sitters, seed });
  for (let n = 0; n < length && !match.outcome; n++) {
    const pending = match.pending;
    const decision = pending[random(pending.length)];
    match.answer({ ...sampleAnswer(decision, random), seat: decision.seat });
  }
  if (match.outcome) return undefined;
  const truth = game.copy(match.state);
  const key = keyOfMatch(seed, id, seats);
  for (let deal = 0; deal < DEALS; deal++) {
    const twin = game.recast(game.imagine(truth, eyes, freshSeed(random)), key);
    if (canonical(twin) === canonical(truth)) continue;
    const { entries } = match;
    return { options, seed, states: [truth, twin], entries: entries.length, hash: entries[entries.length - 1].hash };
  }
  return undefined;
};

/** What is answered on both sides at once; the same, unless it is given in secret. */
export interface Common {
  readonly seat: Seat;
  readonly n: number;
  readonly answers: readonly [Answer, Answer];
}

const sizeOf = ({ kind, arg }: Answer): string => {
  const sum = (spread: Record<string, number>): number =>
    Object.values(spread).reduce((total, each) => total + each, 0);
  if (typeof arg === 'number') return `${kind} ${arg}`;
  if (Array.isArray(arg)) return `${kind} ${arg.length}`;
  return typeof arg === 'object' ? `${kind} ${sum(arg as Record<string, number>)}` : kind;
};

const TRIES = 30;

/**
 * Something to answer on both sides after which these eyes still cannot tell them apart, by the rules. What is answered is
 * carried out on the states. Undefined where whatever comes next would show a difference.
 */
export const commonAnswer = (
  game: Game,
  [truth, twin]: readonly [GameState, GameState],
  eyes: Seat | 'spectator',
  random: Random,
): (Common & { readonly states: readonly [GameState, GameState] }) | undefined => {
  for (let i = 0; i < TRIES; i++) {
    const pending = game.pending(truth);
    if (pending.length === 0) return undefined;
    const decision = pending[random(pending.length)];
    const { seat, n } = decision;
    const own = sampleAnswer(decision, random);
    const isSecret = seat !== eyes && game.isSecret(truth, seat);
    const there = game.pending(twin).find(each => each.seat === seat);
    const other = isSecret && there ? sampleAnswer(there, random) : own;
    if (sizeOf(own) !== sizeOf(other)) continue;
    const answers = [own, other] as const;
    const states = [game.copy(truth), game.copy(twin)] as const;
    const replies = states.map((state, side) => game.apply(state, { ...answers[side], seat, n }));
    const heard = replies.map(reply => (isRefusal(reply) ? undefined : canonical(heardBy(reply.told, eyes))));
    const seen = states.map(state => canonical([game.table(state, eyes), state.chance.drawn]));
    if (heard[0] !== undefined && heard[0] === heard[1] && seen[0] === seen[1]) return { seat, n, answers, states };
  }
  return undefined;
};

export const plainAnswer = ({ kind, arg }: Answer): { readonly kind: string; readonly arg?: Arg } =>
  arg === undefined ? { kind } : { kind, arg };
