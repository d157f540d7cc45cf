import { newChance } from './chance/chance.js';
import { freshSeed, type Random, type Seed, stream } from './chance/stream.js';
import { sampleAnswer } from './choice/answers.js';
import { plainAction } from './choice/given.js';
import type { Action, Decision } from './choice/shapes.js';
import { copy } from './copy.js';
import { Flow } from './flow/flow.js';
import type { Due, Frame } from './flow/frame.js';
import type { Procedure } from './flow/procedure.js';
import type { Refusal } from './flow/refusal.js';
import type { Seat } from './ids.js';
import type { Appraisal, Hint, Style } from './knowledge.js';
import { LOG_KINDS } from './match/entry.js';
import { type OptionFault, type OptionSpec, type Options, readOptions, withDefaults } from './options.js';
import type { Outcome } from './outcome.js';
import type { Result } from './result.js';
import type { GameState } from './state.js';
import { whileStill } from './still.js';
import type { Told } from './tell.js';

/** Whoever looks on without a seat. */
export type Spectator = 'spectator';

/** What came of an answer. */
export interface Accepted {
  readonly told: readonly Told[];
  /** Dice that fell, and values drawn unseen, in order. */
  readonly drew: readonly number[];
  readonly dealt: readonly number[];
  /** Something hidden was turned up. */
  readonly revealed: boolean;
}
/** Accepted, and this is what happened; or refused, and this is why. */
export type Reply = Accepted | Refusal;
export const isRefusal = (reply: Reply): reply is Refusal => 'refused' in reply;

/** What one seat is given, complete: its view, its own questions, and whose answers are awaited. */
export interface Table<V> {
  readonly view: V;
  readonly decisions: readonly Decision[];
  readonly waiting: readonly { readonly seat: Seat; readonly rule: string; readonly prompt: string }[];
  /** What the seat may do beside all that. */
  readonly leisure?: Decision;
  readonly outcome?: Outcome;
}

/**
 * The contract between a game and everything else: screens, servers, bots, the command line, tests.
 * None of them knows more of a game than this, and no game knows any of them.
 *
 * A state is plain data. `apply` changes the state it is given, and only if the answer is accepted; whoever wants
 * to keep the old one copies first. All other verbs change nothing.
 */
export interface Game<O extends Options = Options, S extends GameState = GameState, V = unknown> {
  readonly id: string;
  readonly title: string;
  /** Raised whenever an old log would play differently. */
  readonly edition: number;
  readonly players: readonly number[];
  readonly optionSpecs: readonly OptionSpec[];
  /** The ways in which a game can end: the values of `Outcome.how`. */
  readonly endings: readonly string[];
  /** More decisions than any real game takes; random play must end below it. */
  readonly limit: number;

  readOptions(raw: unknown): Result<O, OptionFault>;
  seats(options: O): readonly Seat[];
  newGame(options: O, seed: Seed): S;
  /** The same, with what happened before the first question. */
  open(options: O, seed: Seed): { readonly state: S; readonly opening: Accepted };

  /** All open decisions; several at once when seats decide together. Empty exactly when the game is over. */
  pending(s: S): readonly Decision[];
  /** Changes `s` if and only if the answer is accepted. */
  apply(s: S, action: Action): Reply;
  /** Why an answer would be refused; undefined if it would be accepted. */
  refusalOf(s: S, action: Action): Refusal | undefined;
  /** What this seat may do while others are waited for, such as making an offer; undefined if there is nothing. */
  atLeisure(s: S, seat: Seat): Decision | undefined;
  /** Is this seat's answer kept from the others? With a word only leisure knows, what it does at leisure. */
  isSecret(s: S, seat: Seat, kind?: string): boolean;
  outcome(s: S): Outcome | undefined;

  /** All that this seat may know; contains neither chance nor deck nor sealed answers. */
  view(s: S, seat: Seat | Spectator): V;
  /** The view with the seat's own questions and the names of those still waited for. */
  table(s: S, seat: Seat | Spectator): Table<V>;
  /** A copy that this seat cannot tell from the true state: hands, decks, sealed answers and chance dealt anew. */
  imagine(s: S, seat: Seat | Spectator, seed: Seed): S;
  /** A copy with other dice to come and everything else as it is. For odds: imagine now and then, recast often. */
  recast(s: S, seed: Seed): S;
  /** A rough estimate between 0 and 1 of the chance to win, through the eyes of a style of play if one is named. */
  worth(s: S, seat: Seat, style?: Style): number;
  /** What that estimate is made of for one seat, by code; bigger is better. For saying why. */
  appraise(s: S, seat: Seat): Appraisal;
  /** Which answers to an open question of this state look promising. Empty where the game has nothing to say. */
  hints(s: S, decision: Decision): readonly Hint[];
  /** How many turns have begun, whoever's they are: how far bots look ahead is counted in them. */
  turnOf(s: S): number;
  /** Deeds take many questions here: whoever does not think far ahead follows the hints. */
  readonly isLedByHints: boolean;

  copy(s: S): S;
  /** A copy to play on with: what the state is asked is known of it, too. Whoever arranges anything in it takes a plain copy. */
  twin(s: S): S;
  /** What must always hold and does not: empty in every state that was reached by play. */
  faults(s: S): readonly string[];
  /** Brings a stored state of an earlier edition to the present one. */
  migrate(s: unknown, from: number): S;
  /** Runs on from wherever the frames stand: for states that were arranged or migrated, not reached by play. */
  resume(s: S): Accepted;
  /** The open questions get numbers above all that were ever put; for taking back. */
  renumber(s: S, above: number): void;
}

/** What the author of a game writes; the kernel makes a `Game` of it. */
export interface GameRules<Id extends string, S extends GameState, V, Selections extends object = object> {
  readonly id: string;
  readonly title: string;
  readonly edition: number;
  readonly players: readonly number[];
  readonly optionSpecs: readonly (OptionSpec & { readonly id: Id | keyof Selections })[];
  readonly endings: readonly string[];
  readonly limit: number;
  // biome-ignore lint/suspicious/noExplicitAny: procedures of all frames of the game; each is typed where it is written
  readonly procedures: readonly Procedure<S, any>[];
  seats(options: Options<Id, Selections>): readonly Seat[];
  /** What a seat may do at any time beside the game: where it begins. Its words are its own, used by no other question; its question names
   * only seats of this table. */
  leisure?(seat: Seat): Frame;
  /**
   * What must be done before the next question is put, because the table has agreed on it, or in place of everything that is
   * going on, because the game is cut short. Asked before every step: quick, and no longer due once it has begun.
   */
  due?(s: S): Due | undefined;
  /** The state before the first step, on the ground the kernel has prepared, and the frame to begin with. */
  open(options: Options<Id, Selections>, ground: GameState): { state: S; first: Frame };
  view(s: S, seat: Seat | Spectator): V;
  /**
   * Deals anew everything this seat cannot see. What everybody can infer must stay true: who is asked now is open,
   * and so is what a player must hold for the action he is in the middle of.
   */
  redeal(s: S, seat: Seat | Spectator, random: Random): void;
  worth(s: S, seat: Seat, style?: Style): number;
  appraise?(s: S, seat: Seat): Appraisal;
  hints?(s: S, decision: Decision): readonly Hint[];
  turnOf?(s: S): number;
  readonly isLedByHints?: boolean;
  faults(s: S): readonly string[];
  /** For each earlier edition, how a stored state of it becomes one of the next. */
  readonly migrations: Readonly<Record<number, (s: never) => unknown>>;
}

export const defineGame = <Id extends string, S extends GameState, V, Selections extends object = object>(
  rules: GameRules<Id, S, V, Selections>,
): Game<Options<Id, Selections>, S, V> => {
  refuseLogKinds(rules.procedures);
  const flow = new Flow<S>(rules.procedures, rules.leisure, rules.due);

  const apply = (s: S, action: Action): Reply => {
    const given = plainAction(action);
    const refusal = flow.refusalOf(s, given);
    if (refusal) return refusal;
    flow.accept(s, given);
    return settleAccounts(s);
  };

  const open = (options: Options<Id, Selections>, seed: Seed): { state: S; opening: Accepted } => {
    const ground: GameState = { n: 0, flow: [], chance: newChance(seed), told: [] };
    const { state, first } = rules.open(withDefaults(options, rules.optionSpecs), ground);
    flow.begin(state, first);
    return { state, opening: settleAccounts(state) };
  };

  const viewOf = (s: S, seat: Seat | Spectator): V => whileStill(s, () => rules.view(s, seat));
  const tableOf = (s: S, seat: Seat | Spectator): Table<V> => {
    const decision = flow.asked(s, seat);
    const leisure = seat === 'spectator' ? undefined : flow.atLeisure(s, seat);
    return {
      view: viewOf(s, seat),
      decisions: decision ? [decision] : [],
      waiting: flow.waiting(s),
      ...(leisure && { leisure }),
      ...(s.over && { outcome: s.over }),
    };
  };
  const table = (s: S, seat: Seat | Spectator): Table<V> => whileStill(s, () => tableOf(s, seat));

  const imagine = (s: S, seat: Seat | Spectator, seed: Seed): S => {
    const twin = copy(s);
    const random = stream(seed);
    twin.chance = { ...newChance(freshSeed(random)), drawn: s.chance.drawn };
    rules.redeal(twin, seat, random);
    // What others have begun at leisure is their own affair until they come out with it.
    if (twin.leisure) {
      const own = twin.leisure[seat];
      delete twin.leisure;
      if (own) twin.leisure = { [seat]: own };
    }
    for (const lying of flow.sealedAnswers(twin)) {
      if (lying.seat === seat) continue;
      delete lying.sealed[lying.seat];
      if (lying.choices.length === 0) continue;
      const decision = { n: 0, seat: lying.seat, rule: '', prompt: '', choices: lying.choices };
      lying.sealed[lying.seat] = sampleAnswer(decision, random);
    }
    return twin;
  };

  return {
    id: rules.id,
    title: rules.title,
    edition: rules.edition,
    players: rules.players,
    optionSpecs: rules.optionSpecs,
    endings: rules.endings,
    limit: rules.limit,
    readOptions: raw => readOptions(raw, rules.players, rules.optionSpecs),
    seats: options => rules.seats(withDefaults(options, rules.optionSpecs)),
    newGame: (options, seed) => open(options, seed).state,
    open,
    pending: s => flow.pending(s),
    apply,
    refusalOf: (s, action) => flow.refusalOf(s, plainAction(action)),
    atLeisure: (s, seat) => flow.atLeisure(s, seat),
    isSecret: (s, seat, kind) => flow.isSecret(s, seat, kind),
    outcome: s => s.over,
    view: viewOf,
    table,
    imagine,
    recast(s, seed) {
      const twin = copy(s);
      twin.chance = { ...newChance(seed), drawn: s.chance.drawn };
      return twin;
    },
    worth: (s, seat, style) => whileStill(s, () => rules.worth(s, seat, style)),
    appraise: (s, seat) => whileStill(s, () => rules.appraise?.(s, seat)) ?? {},
    hints: (s, decision) => whileStill(s, () => rules.hints?.(s, decision)) ?? NO_HINTS,
    turnOf: s => rules.turnOf?.(s) ?? 0,
    isLedByHints: rules.isLedByHints ?? false,
    copy,
    twin(s) {
      const twin = copy(s);
      flow.takeAlong(s, twin);
      return twin;
    },
    faults: s => whileStill(s, () => rules.faults(s)),
    migrate(s, from) {
      if (from > rules.edition) throw new Error(`${rules.id} knows no edition ${from}, only up to ${rules.edition}`);
      let state = copy(s);
      for (let edition = from; edition < rules.edition; edition++) {
        const step = rules.migrations[edition];
        if (!step) throw new Error(`${rules.id} has no way from edition ${edition} to ${edition + 1}`);
        state = step(state as never);
      }
      return state as S;
    },
    resume(s) {
      flow.resume(s);
      return settleAccounts(s);
    },
    renumber: (s, above) => flow.renumber(s, above),
  };
};

/** Hands over what happened since the last answer, and clears what lives no longer than an answer. */
const settleAccounts = (s: GameState): Accepted => {
  const { told, chance } = s;
  const { drew, dealt } = chance;
  const revealed = s.revealed === true;
  s.told = [];
  if (drew.length > 0) chance.drew = [];
  if (dealt.length > 0) chance.dealt = [];
  if (revealed) delete s.revealed;
  // The state keeps its empty lists and writes the next draws into them: they are not handed out.
  return { told, drew: drew.length > 0 ? drew : NONE, dealt: dealt.length > 0 ? dealt : NONE, revealed };
};
const NONE: readonly number[] = Object.freeze([]);
const NO_HINTS: readonly Hint[] = Object.freeze([]);

/** The log has words of its own; an answer with such a kind would be taken for one of them. */
// biome-ignore lint/suspicious/noExplicitAny: procedures of all frames of the game
const refuseLogKinds = (procedures: readonly Procedure<any, any>[]): void => {
  for (const { name, steps } of procedures) {
    for (const [step, what] of Object.entries(steps)) {
      const stolen = LOG_KINDS.find(kind => 'take' in what && Object.hasOwn(what.take, kind));
      if (stolen) throw new Error(`${name}.${step} uses the kind ${stolen}, which belongs to the log`);
    }
  }
};
