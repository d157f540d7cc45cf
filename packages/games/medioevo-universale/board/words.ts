import type { Boundary, NoUndo, Refusal } from '@hegemon/kernel';
import type { Term } from '../src/bots/terms.js';
import type { Events } from '../src/events.js';
import type { Ending } from '../src/flow/rounds/outcome.js';
import type { CardId, Player } from '../src/ids.js';
import type { winnerOf } from '../src/rules/winner.js';
import type { ArgFor, ChoiceKind, Naming, Prompt, Prompts, Sort } from './asked.js';
import type { Entry, Language, Names, OptionTexts } from './names.js';
import type { Misfits, Obstacles } from './refused.js';

export type EventType = keyof Events;
type TieBreaker = NonNullable<ReturnType<typeof winnerOf>['decidedBy']>;

/** What only some hear of an event: shown where it is there. */
interface Closed {
  'start-cards-drawn': { cards?: readonly CardId[] };
  'cards-drawn': { cards?: readonly CardId[] };
  'paid-secretly': { player?: Player; florin?: number; to?: Player };
}
export type Happening<K extends EventType> = Events[K] & (K extends keyof Closed ? Closed[K] : unknown);

interface ChoiceWords<K extends ChoiceKind> {
  /** On a button, or above the list of ids. */
  readonly heading: string;
  /** The whole answer in short, as one would say what to do or what to take back. */
  answer(arg: ArgFor<K>): string;
}

/** A complete catalogue of one language, for one sight of the table. A missing sentence does not compile. */
export interface Words {
  readonly language: Language;
  readonly names: Names;
  /** What an id is called where it stands alone. */
  thing(id: string, sort?: Sort): string;
  /** A seat at the beginning of a sentence. */
  subject(seat: string): string;
  /** And within it, in the nominative. */
  within(seat: string): string;

  /** To the seat that is asked. */
  readonly asks: { readonly [P in Prompt]: (facts: Prompts[P]) => string };
  /** What a card or a technology wants to be named; `what` is the title of either. */
  readonly wanted: { readonly [N in Naming]: (what: string) => string };
  /** To all others, who hear nothing but who is asked: what he is doing. */
  readonly waits: Readonly<Record<Prompt, string>>;
  readonly choices: { readonly [K in ChoiceKind]: ChoiceWords<K> };
  /** The chronicle. Empty for whoever hears nothing of it but that it was. */
  readonly events: { readonly [K in EventType]: (facts: Happening<K>) => string };

  /** Why something may not be done. */
  readonly obstacles: { readonly [O in keyof Obstacles]: (facts: Obstacles[O]) => string };
  readonly misfits: { readonly [M in keyof Misfits]: (facts: Misfits[M]) => string };
  readonly refusals: { readonly [R in Refusal['refused']]: (waitingFor: string) => string };
  readonly noUndo: Readonly<Record<Exclude<NoUndo['refused'], 'boundary'>, string>>;
  readonly boundaries: Readonly<Record<Boundary, string>>;

  readonly endings: Readonly<Record<Ending, Entry>>;
  readonly tieBreakers: Readonly<Record<TieBreaker, string>>;
  readonly options: OptionTexts['options'];
  readonly values: OptionTexts['values'];
  /** What bots judge a position by. */
  readonly terms: Readonly<Record<Term, string>>;

  readonly phrases: Phrases;
}

/** Sentences that are put together of others. */
interface Phrases {
  list(items: readonly string[]): string;
  asked(who: string, sentence: string): string;
  waiting(who: string, what: string): string;
  /** MU A-claims For who is asked only so that it says nothing to the others. */
  readonly nothingToClaim: string;
  /** For a question whose words we lack. */
  toDecide(who: string): string;
  possible(list: string): string;
  /** For a list that was cut off. */
  more(count: number): string;
  range(min: number, max: number): string;
  total(count: number): string;
  ownWords(max: number): string;
  rule(id: string): string;
  ruleOfCard(card: string): string;
  ruleOfTechnology(technology: string): string;
  seeRule(rule: string): string;
  won(who: string, honour: number, isShared: boolean): string;
  /** Before the first round. */
  readonly setup: string;
  readonly honour: string;
  readonly florin: string;
  readonly unknownAnswer: string;
  readonly unknownEvent: string;
}
