import type {
  Answer,
  Closed,
  Decision,
  Difference,
  Facts,
  FileFault,
  Heard,
  Id,
  NoUndo,
  OptionSpec,
  Options,
  Outcome,
  Refusal,
  Result,
  Sat,
  Seat,
  Sitter,
  Spectator,
  Strength,
  Table,
  Verdict,
} from '@hegemon/kernel';

/** Whose knowledge is shown. */
export type Eyes = Seat | Spectator;

/** Who decides for a seat: a person at this screen, or a bot by its name. */
export type Chair = { readonly kind: 'person'; readonly name: string } | { readonly kind: 'bot'; readonly bot: string };

/** A bot that can be seated, and how strong it is in each game where that was measured. */
export interface BotAbout {
  /** `level` or `level/style`: what a chair names. */
  readonly name: string;
  readonly level: string;
  readonly style?: string;
  readonly strength: Readonly<Record<string, Strength>>;
}
/** A game that can be played here. */
export interface GameAbout {
  readonly id: string;
  readonly title: string;
  readonly edition: number;
  readonly players: readonly number[];
  readonly optionSpecs: readonly OptionSpec[];
  /** By number of players, the seats in their order. */
  readonly seats: Readonly<Record<number, readonly Seat[]>>;
}

export interface NewMatch {
  readonly game: string;
  readonly options: Options;
  readonly chairs: Readonly<Record<Seat, Chair>>;
  /** A typed seed makes the same dice fall again; without one nobody knows them. */
  readonly seed?: string;
}

/** From where a what-if board was branched off. */
export interface Branch {
  readonly match: string;
  readonly entry: number;
}

/** A line in the list of own matches. */
export interface MatchSummary {
  readonly id: string;
  readonly game: string;
  readonly options: Options;
  readonly sitters: Readonly<Record<Seat, Sitter>>;
  readonly entries: number;
  /** ISO times. */
  readonly created: string;
  readonly changed: string;
  readonly branch?: Branch;
  /** Whose answers are awaited; empty when it is over or cannot be opened. */
  readonly waiting: readonly Seat[];
  readonly outcome?: Outcome;
  /** It was imported, and is looked at, not played. */
  readonly isForeign?: true;
  /** Seats of people for whom a bot plays at present, with its name. */
  readonly standIns?: Readonly<Record<Seat, string>>;
  /** Why it cannot be opened here, though it is kept: another edition, a broken record. */
  readonly trouble?: Trouble;
}

/** What is constant while a match is shown, but for those who sit down in the place of others. */
export interface MatchCard {
  readonly id: string;
  readonly game: string;
  readonly edition: number;
  readonly options: Options;
  /** In the order of the game. */
  readonly seats: readonly Seat[];
  readonly sitters: Readonly<Record<Seat, Sitter>>;
  readonly commitment: string;
  /** Opened when the match is over. */
  readonly serverSeed?: string;
  readonly branch?: Branch;
  readonly isForeign?: true;
  /** Where people sit apart: whose seats are at this screen. Without it all people are here. */
  readonly own?: readonly Seat[];
  /** Seats of people for whom a bot plays at present, with its name. */
  readonly standIns?: Readonly<Record<Seat, string>>;
}

/** One entry of the log as these eyes have it. */
export interface Line {
  readonly n: number;
  readonly seat?: Seat;
  /** Absent where it is kept from these eyes. */
  readonly answer?: Answer;
  readonly heard: readonly Heard[];
  /** When it was written, if known. */
  readonly at?: string;
  /** It takes back this entry and all after it. */
  readonly takesBack?: number;
  /** All whom it touches have agreed to that. */
  readonly byConsent?: true;
  /** Who has sat down in the seat, and why. */
  readonly sat?: Sat;
  /** How the match was ended otherwise than by the rules. */
  readonly closed?: Closed;
  /** A bot answered in the place of a person. */
  readonly byBot?: true;
  /** Nobody's hand: there was an order, or only one answer left. */
  readonly byOrder?: true;
  /** It was taken back later. */
  readonly isUndone?: true;
}

/** What one screen is shown of a match: everything in it may be known to `eyes`, and nothing else is in it. */
export interface Sight<V = unknown> {
  readonly match: MatchCard;
  readonly eyes: Eyes;
  /** The entry whose position is shown, and the newest there is. */
  readonly at: number;
  readonly last: number;
  /** The position at `at`. In replay (`at` < `last`) nobody is asked: `decisions` is empty, and there is no `leisure`. */
  readonly table: Table<V>;
  /** What the person asked now would take back or give again, or why not. */
  readonly undo: { readonly entry: number; readonly answer: Answer } | NoUndo;
  readonly redo: { readonly answer: Answer } | NoUndo;
  /** Lines from number `from` on replace what the screen had from there. */
  readonly news: { readonly from: number; readonly lines: readonly Line[] };
  /**
   * Several people share the screen and somebody else than `eyes` is asked: a curtain falls until he says that it is
   * he who looks. Until then `eyes` is `spectator`.
   */
  readonly curtain?: Seat;
}

/** A bot is at work. */
export interface Thinking {
  readonly seat: Seat;
  readonly bot: string;
  /** Between 0 and 1; absent when it cannot be told. */
  readonly share?: number;
}

/** What went wrong outside the rules; the screen has the words. */
export interface Trouble {
  readonly code:
    | 'storage-full'
    | 'storage-unavailable'
    | 'elsewhere' // the match went on in another tab
    | 'edition' // saved by another edition of the rules
    | 'broken-record'
    | 'no-such-match'
    | 'unknown-game'
    | 'worker-crashed'
    | 'bot-failed'
    // Only where the match lies on a server:
    | 'offline' // it cannot be reached; everything is asked again when it can
    | 'server-full' // it has no room left
    | 'server-store' // it cannot reach what it has written
    | 'not-allowed'
    | 'gone-on' // somebody was faster
    | 'paused'
    | 'too-fast'
    | 'engine-fault';
  readonly facts?: Facts;
  /**
   * What reproduces it, to be kept and sent to whoever mends it. That of a bot holds what its seat sees: while the match
   * is played the trouble is told without it, and once more with it when the match is over.
   */
  readonly file?: { readonly name: string; readonly text: string };
}

/** What an answer would bring, tried on a copy the seat could believe in. */
export interface Foresight {
  readonly refusal?: Refusal;
  /** Dice fall, or something hidden is turned up: it could not be taken back. */
  readonly draws?: true;
  /** The question that would follow for the same seat. */
  readonly next?: Decision;
  /** What it costs (positive) or brings (negative), by unit: points, money. */
  readonly cost?: readonly { readonly unit: Id; readonly amount: number }[];
  /** Anything else the game's board knows how to say: votes required, a price. */
  readonly facts?: Facts;
}

/** One course of a battle or vote and what comes of it, by playing it with the real rules. */
export interface Odds {
  /** What was tried: the answers given, in order. */
  readonly course: readonly Answer[];
  /** How often it was played: once for every way the dice can fall, or with dice drawn. */
  readonly runs: number;
  readonly isExact: boolean;
  /** How far a share may be off: what was cut off of an exact tree, or half of a 95 % interval. */
  readonly error: number;
  /** Shares of outcomes by code, most wanted first. */
  readonly shares: readonly { readonly code: string; readonly share: number }[];
  /** Means by code: losses to expect, votes needed. */
  readonly figures: readonly { readonly code: string; readonly value: number }[];
}

/** What the next roll may do to a thing, such as barbarians who enter a province. Of later rolls nothing is said. */
export interface Hazard {
  readonly code: string;
  readonly id: Id;
  readonly share: number;
}

/** What a bot would do in the place of whoever is asked, and why. */
export interface Hint {
  readonly bot: string;
  readonly answer: Answer;
  /** The answer itself, then others that the bot thought of; best first, as far as they were compared. */
  readonly considered: readonly HintedAnswer[];
  /** There is no other answer. */
  readonly isOnly?: true;
  /** Answers tried out, for the answer and for its reasons. */
  readonly nodes: number;
}
export interface HintedAnswer {
  readonly answer: Answer;
  /**
   * The chance to win behind it, as the turn was played on from it many times. All answers of a hint met the same
   * cards and dice, so that their chances may be compared. Absent where nothing was compared.
   */
  readonly worth?: number;
  /** Another answer beside the one advised; absent of that itself, and where nothing was compared. */
  readonly beside?: Beside;
  /**
   * What it brings by the end of the turn beside the mean of the other answers, in chances to win, by the terms of the
   * game's own appraisal and `rivals` for what the others lose by it: gains first, then costs, each biggest first.
   * Empty if there is no other, if no reasons were found, or if those that were do not speak for what is advised.
   */
  readonly terms: readonly { readonly code: string; readonly change: number }[];
}
/**
 * `even` is what chance between the playouts may have made. `better` happens too: the turn is played on by first
 * sight there, and whoever advises has looked further.
 */
export type Beside = 'better' | 'even' | 'worse';

/**
 * How a finished match came about: chances over time, and what the dice did to them. All chances are judged alike, by
 * the position: so what the entries of a turn have done may be added up.
 */
export interface Report {
  /** At the end of every turn, before the dice of the next have fallen. */
  readonly chances: readonly {
    readonly n: number;
    readonly turn: number;
    readonly chances: Readonly<Record<Seat, number>>;
  }[];
  /** Every answer on which dice fell, in order. */
  readonly rolls: readonly Roll[];
  /** What the dice gave or took in all, in chances to win. */
  readonly luck: Readonly<Record<Seat, number>>;
  /** The turns with the greatest swings, greatest first. */
  readonly turningPoints: readonly TurningPoint[];
}
export interface Roll {
  readonly n: number;
  readonly turn: number;
  readonly seat?: Seat;
  readonly answer?: Answer;
  readonly dice: readonly number[];
  /**
   * Chances to win when everything the answer began is over: with other dice, thrown many times, and with those that
   * fell. What is asked on the way is answered by hints, as often as dice are thrown.
   */
  readonly expected: Readonly<Record<Seat, number>>;
  readonly actual: Readonly<Record<Seat, number>>;
  /** The standard error of what lies between them, for the seat that gave the answer. */
  readonly error: number;
}
export interface TurningPoint {
  /** The entry that did most of it; of what no single one did, the last of the turn. */
  readonly n: number;
  readonly turn: number;
  /** Who gained or lost most by the turn, and how much. */
  readonly seat: Seat;
  readonly swing: number;
  /** What of that entry it was, and how much it did by itself; other entries may have done more together. */
  readonly cause: 'dice' | 'decision' | 'course';
  readonly part: number;
}

/** Why a thing cannot be done now: the answer that was meant, and the refusal. */
export interface WhyNot {
  readonly answer: Answer;
  readonly refusal: Refusal;
}

/** Where on the scale of a match an entry lies. */
export interface Tick {
  readonly n: number;
  readonly turn: number;
  readonly seat?: Seat;
  readonly phase?: string;
}

/** Points of every seat at the end of each turn, and what they were gained for. */
export interface Course {
  readonly turns: readonly {
    readonly turn: number;
    readonly n: number;
    readonly points: Readonly<Record<Seat, number>>;
  }[];
  /** By seat and source. */
  readonly sources: Readonly<Record<Seat, Readonly<Record<string, number>>>>;
}

/** What a file turned out to be. */
export type ImportFault =
  | { readonly what: 'file'; readonly fault: FileFault }
  | { readonly what: 'difference'; readonly difference: Difference }
  | { readonly what: 'unknown-game'; readonly game: string }
  | { readonly what: 'trouble'; readonly trouble: Trouble };

/**
 * The desk at which a screen asks for things. Everything is asynchronous: the match lives in a worker now, and on a
 * server later. Whatever is refused is a value; only a broken desk rejects.
 */
export interface Desk {
  games(): Promise<readonly GameAbout[]>;
  bots(): Promise<readonly BotAbout[]>;
  matches(): Promise<readonly MatchSummary[]>;
  create(match: NewMatch): Promise<Result<string, Trouble>>;
  remove(id: string): Promise<void>;

  /**
   * From now on sights of this match come, until another is opened. `at` shows a position of the past; bots keep to
   * the pace from their first answer on, and without one to none.
   */
  open(id: string, at?: number, pace?: number | 'still'): Promise<Result<Sight, Trouble>>;
  close(): Promise<void>;
  /** Shows a position; without a number the newest, and stays with the newest. */
  show(at?: number): Promise<void>;
  /** Somebody else looks: after the curtain, to do something at leisure, or when looking at a finished match. */
  look(eyes: Eyes): Promise<void>;

  /** `n` is the number of the decision it answers; that may be what the seat may do at leisure. */
  answer(n: number, answer: Answer): Promise<{ readonly accepted: true } | Refusal | Trouble>;
  undo(): Promise<{ readonly accepted: true } | NoUndo | Trouble>;
  redo(): Promise<{ readonly accepted: true } | Refusal | NoUndo | Trouble>;
  reset(): Promise<{ readonly accepted: true } | NoUndo | Trouble>;

  /** Tries courses of answers, each from the present position. */
  foresee(courses: readonly (readonly Answer[])[]): Promise<readonly Foresight[]>;
  /** Why none of these things can be chosen now, best reason first. `kind` narrows to one sort of answer. */
  whyNot(id: Id | undefined, kind?: string): Promise<readonly WhyNot[]>;
  /** The chances of a course from here; empty if there is nothing to throw for. */
  odds(course: readonly Answer[]): Promise<readonly Odds[]>;

  /** What the next roll may do to things that concern whoever looks. */
  hazards(): Promise<readonly Hazard[]>;

  /** What the strongest bot would answer to the open question of whoever looks; undefined if he is not asked. */
  hint(): Promise<Hint | undefined>;
  /** At least so many milliseconds lie between two answers of bots from now on, or they wait until another pace is set. */
  pace(pace: number | 'still'): Promise<void>;
  /** Lets a bot play for a person's seat from now on; without a name the person is back. */
  standIn(seat: Seat, bot?: string): Promise<{ readonly accepted: true } | Trouble>;

  ticks(): Promise<readonly Tick[]>;
  course(): Promise<Course>;
  /** Of a finished match only; it takes seconds, and comes when it is ready. */
  report(): Promise<Report | Trouble>;

  /** A new match that goes on from a position, with everything these eyes cannot see dealt anew. */
  branch(at: number, chairs: Readonly<Record<Seat, Chair>>): Promise<Result<string, Trouble>>;

  /** The match file as text. A match that lies here is handed out whole, hidden things too, also while it is played. */
  exported(id: string): Promise<Result<string, Trouble>>;
  imported(text: string): Promise<Result<string, ImportFault>>;
  verified(id: string): Promise<Verdict | Trouble>;

  /** What somebody has written down for himself. People who share a screen read their own only. */
  notes(id: string, eyes: Eyes): Promise<string>;
  note(id: string, eyes: Eyes, text: string): Promise<void>;
}

/** What the desk says unasked. */
export type DeskNews =
  | { readonly type: 'sight'; readonly sight: Sight }
  /** Absent when nobody thinks any longer. */
  | { readonly type: 'thinking'; readonly thinking?: Thinking }
  | { readonly type: 'trouble'; readonly trouble: Trouble };
