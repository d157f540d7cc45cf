import type { Answer, Seat } from '@hegemon/kernel';
import { type Component, getContext, setContext } from 'svelte';
import type { Form } from '../shell/layout.js';

/** Somebody's time, in milliseconds by the clock of the company. */
export interface SeatClock {
  /** What there was when it was last set going or stopped. */
  readonly left: number;
  readonly isRunning: boolean;
  /** When nothing will be left; undefined while it does not run. */
  readonly until?: number;
  /** It stands still although he is asked. */
  readonly rests?: 'night' | 'vacation' | 'pause';
}

/** Who sits in a seat, and how it stands with him. */
export interface Member {
  readonly seat: Seat;
  /** The name of the person; absent where a bot has the seat. */
  readonly person?: string;
  readonly presence: 'here' | 'away' | 'bot';
  readonly clock?: SeatClock;
  readonly lost?: 'resigned' | 'forfeit';
  /** A bot only keeps it until somebody comes. */
  readonly isFree: boolean;
}

/** What needs the consent of others. */
export type ConsentKind = 'draw' | 'rewind' | 'pause' | 'resume' | 'replace' | 'abandon' | 'late';
export interface Consent {
  readonly id: string;
  readonly kind: ConsentKind;
  readonly seat: Seat;
  /** `rewind`: the entry before which play goes back. */
  readonly entry?: number;
  /** `replace` and `late`: whose seat it is; and the bot that is to have it, or nobody. */
  readonly other?: Seat;
  readonly bot?: string;
  readonly needed: readonly Seat[];
  readonly votes: Readonly<Record<Seat, boolean>>;
}
export type Proposal = Pick<Consent, 'entry' | 'other' | 'bot'> & { readonly kind: Exclude<ConsentKind, 'late'> };

/** Something that was said. `table` is for all; other channels name the seats that hear them, joined by commas. */
export interface Saying {
  readonly id: number;
  readonly channel: string;
  readonly name: string;
  readonly seat?: Seat;
  readonly text: string;
  readonly at: number;
}

/** "Answer this for me": to a question of this name, until the end of a turn or until it is withdrawn. */
export interface StandingOrder {
  readonly prompt: string;
  readonly answer: Answer;
  /** Only where no other answer is possible. */
  readonly ifOnly?: boolean;
  readonly untilTurn?: number;
}

/** By which ways somebody is told of a match while he is away. */
export const NOTICE_WAYS = ['mail', 'webhook', 'push'] as const;
export type NoticeWay = (typeof NOTICE_WAYS)[number];
export type NoticeWays = Readonly<Record<NoticeWay, boolean>>;
export interface NoticeChoice {
  /** For all matches. */
  readonly usual: NoticeWays;
  /** For this one; without it, as for all. */
  readonly here?: NoticeWays;
  /** Which of them lead to him at all. */
  readonly open: NoticeWays;
}

/** What came of it: nothing to say, or what went wrong in the reader's language. */
export type Came = Promise<string | undefined>;

export type CompanyDialog = 'resign' | 'abandon' | 'replace' | 'rewind' | 'orders' | 'order' | 'notices';

/**
 * Those who play or look on elsewhere. A table has one where people sit apart; without it nothing of all this is shown. It
 * knows no server: whoever brings it says how its words get to the others.
 */
export interface Company {
  readonly parts: CompanyParts;
  readonly members: Readonly<Record<Seat, Member>>;
  /** The seat of whoever looks; undefined for those who only look on. */
  readonly mine: Seat | undefined;
  /** He sat here, and has lost his seat. */
  readonly formerly: Seat | undefined;
  readonly isOver: boolean;
  /** Somebody has asked for the same again, and a table waits. */
  readonly hasRematch: boolean;
  readonly isRated: boolean;
  readonly isPaused: boolean;
  readonly hasHints: boolean;
  readonly hasWhispers: boolean;
  readonly watchers: number;
  /** By how much those who look on see it later; 0 if they see it at once. */
  readonly delay: number;
  /** Below this, time is short. */
  readonly short: number;
  /** `away`, `full`: the server is there, but cannot reach its records, or has no room for more. */
  readonly connection: 'opening' | 'open' | 'lost' | 'away' | 'full';
  /** How many of one's own acts have not arrived yet. */
  readonly underWay: number;
  /** What time it is for the company; read in a part, it makes it tick. */
  readonly now: number;
  dialog: CompanyDialog | undefined;
  /** What went wrong last, in words; shown until it is put away. */
  sorry: string | undefined;

  readonly consents: readonly Consent[];
  /** The word of whoever looks is awaited on one of them. */
  readonly isAsked: boolean;
  propose(proposal: Proposal): Came;
  vote(id: string, agrees: boolean): Came;
  withdraw(id: string): Came;
  resign(): Came;
  /** Sits down in a seat that is free. */
  take(seat: Seat): Came;

  readonly talk: readonly Saying[];
  readonly unread: readonly Saying[];
  readonly hasEarlierTalk: boolean;
  say(channel: string, text: string): Came;
  earlierTalk(): Promise<void>;
  /** Everything in a channel has been read up to this. */
  markRead(channel: string, id: number): void;

  readonly orders: readonly StandingOrder[];
  order(orders: readonly StandingOrder[]): Came;

  /** How one is told of this match; undefined if that cannot be found out now. */
  notices(): Promise<NoticeChoice | undefined>;
  /** Undefined is as for all matches. */
  chooseNotices(ways: NoticeWays | undefined): Came;
}

/** Where the company shows itself at a table; loaded with it, and not by those who play alone. */
export interface CompanyParts {
  /** Beside the name of who sits there: his time. */
  readonly Clock: Component<{ seat: Seat }>;
  /** Below it: what has become of him. */
  readonly SeatNote: Component<{ seat: Seat }>;
  /** On the small shields of a phone. */
  readonly SeatSign: Component<{ seat: Seat }>;
  /** Below the seats: who looks on. */
  readonly Onlookers: Component;
  /** In the ribbon: one's own time, and that everything rests. */
  readonly Ribbon: Component<{ form: Form }>;
  /** How much was said that one has not read. */
  readonly Unread: Component;
  /** Over the map: the connection; and what is heard of it all. */
  readonly Notice: Component;
  /** Above the question: what the others ask. */
  readonly Dock: Component;
  readonly Menu: Component<{ onchosen: () => void }>;
  readonly Chat: Component;
  readonly Dialogs: Component;
}

const KEY = Symbol('company');
export const provideCompany = (company: Company | undefined): Company | undefined => setContext(KEY, company);
/** The company of the table around this component; undefined where one plays alone, or all at one screen. */
export const useCompany = (): Company | undefined => getContext(KEY);
/** For parts that are shown in company only. */
export const useOurCompany = (): Company => {
  const company = useCompany();
  if (!company) throw new Error('this part is shown in company only');
  return company;
};
