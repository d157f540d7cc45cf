import type { Boundary, NoUndo, Provenance, Refusal } from '@hegemon/kernel';
import type { Term } from '../src/bots/terms.js';
import type { CrisisEntry, EventKind } from '../src/data.js';
import type { Events, EventType, LegacyFor, SupportBy } from '../src/events.js';
import type {
  CardId,
  Colour,
  EventId,
  ImprovementId,
  LeaderId,
  LossId,
  ProvinceId,
  RivalId,
  Ruler,
  SeaId,
  Suit,
  TribeId,
} from '../src/ids.js';
import type { finalOutcome } from '../src/scoring.js';
import type { OptionId, PretenderMarker } from '../src/state.js';
import type { ArgFor, ChoiceKind, PhaseId, Prompt, Prompts } from './asked.js';
import type { Misfits, Obstacles, Piece } from './refused.js';

export type Language = 'en' | 'de';
type Ending = Parameters<typeof finalOutcome>[1];
type TieBreaker = 'emperor' | 'pretender' | 'provinces' | 'legions' | 'die';

/** What only some hear of an event: shown where it is there. */
interface Closed {
  'hand-chosen': { cards?: readonly CardId[] };
  'hand-refilled': { cards?: readonly CardId[] };
  'pax-card-taken': { card?: CardId };
}
export type Happening<K extends EventType> = Events[K] & (K extends keyof Closed ? Closed[K] : unknown);

/** A name and one or two sentences about it. */
export interface Entry {
  readonly name: string;
  readonly text: string;
}
interface OneAndMany {
  readonly one: string;
  readonly many: string;
}

/** What every id is called where it stands alone: on the map, on a piece, on a card, in a list. */
export interface Names {
  readonly families: Readonly<Record<Ruler, string>>;
  readonly provinces: Readonly<Record<ProvinceId, string>>;
  readonly capitals: Readonly<Record<ProvinceId, string>>;
  readonly homelands: Readonly<Record<TribeId, string>>;
  readonly seas: Readonly<Record<SeaId, string>>;
  readonly tribes: Readonly<Record<TribeId, string>>;
  readonly tribesmen: Readonly<Record<TribeId, OneAndMany>>;
  readonly suits: Readonly<Record<Suit, string>>;
  readonly points: Readonly<Record<Suit, OneAndMany>>;
  readonly cards: Readonly<Record<CardId, string>>;
  readonly events: Readonly<Record<EventId, string>>;
  readonly leaders: Readonly<Record<LeaderId, string>>;
  readonly rivals: Readonly<Record<RivalId, string>>;
  readonly improvements: Readonly<Record<ImprovementId, string>>;
  readonly losses: Readonly<Record<Exclude<LossId, TribeId | LeaderId> | 'militia', string>>;
  readonly pieces: Readonly<Record<Piece, string>>;
  readonly pretenders: Readonly<Record<PretenderMarker, string>>;
  readonly crises: Readonly<Record<CrisisEntry, string>>;
  /** Numbered from one in each family; the first is the one it begins with. */
  general(number: number, family: Colour): string;
  governor(number: number): string;
  militia(province: ProvinceId): string;
  /** For whatever is the id of nothing. */
  readonly unknown: string;
}

interface ChoiceWords<K extends ChoiceKind> {
  /** On a button, or above the list of ids. */
  readonly heading: string;
  /** The whole answer in short, as one would say what to do or what to take back. */
  answer(arg: ArgFor<K>): string;
}

/** A complete catalogue of one language. A missing sentence does not compile. */
export interface Words {
  readonly language: Language;
  readonly names: Names;

  /** To the seat that is asked. */
  readonly asks: { readonly [P in Prompt]: (facts: Prompts[P]) => string };
  /** To all others, who hear nothing but who is asked. */
  readonly waits: { readonly [P in Prompt]: (who: string) => string };
  readonly choices: { readonly [K in ChoiceKind]: ChoiceWords<K> };
  /** The chronicle. */
  readonly events: { readonly [K in EventType]: (facts: Happening<K>) => string };

  readonly obstacles: { readonly [O in keyof Obstacles]: (facts: Obstacles[O]) => string };
  readonly misfits: { readonly [M in keyof Misfits]: (facts: Misfits[M]) => string };
  readonly refusals: { readonly [R in Refusal['refused']]: (waitingFor: string) => string };
  readonly noUndo: Readonly<Record<Exclude<NoUndo['refused'], 'boundary'>, string>>;
  readonly boundaries: Readonly<Record<Boundary, string>>;

  readonly phases: Readonly<Record<PhaseId, Entry>>;
  readonly endings: Readonly<Record<Ending, Entry>>;
  readonly tieBreakers: Readonly<Record<TieBreaker, string>>;
  readonly options: Readonly<Record<OptionId, Entry>>;
  readonly provenance: Readonly<Record<Provenance, Entry>>;
  readonly legacyFor: Readonly<Record<LegacyFor, string>>;
  readonly supportBy: Readonly<Record<SupportBy, string>>;
  /** What bots judge a position by. */
  readonly terms: Readonly<Record<Term, string>>;

  /** What the event of an influence card does. */
  readonly cards: Readonly<Record<CardId, string>>;
  /** What an event card does. */
  readonly eventCards: Readonly<Record<EventId, string>>;
  readonly eventKinds: Readonly<Record<EventKind, string>>;
  readonly improvements: Readonly<Record<ImprovementId, string>>;

  readonly phrases: Phrases;
}

/** Sentences that are put together of others. */
interface Phrases {
  list(items: readonly string[]): string;
  asked(who: string, sentence: string): string;
  /** Where several wait for the same reason, or for one whose words we lack. */
  waiting(who: string): string;
  possible(list: string): string;
  /** For a list that was cut off. */
  more(count: number): string;
  range(min: number, max: number): string;
  total(count: number): string;
  rule(number: string): string;
  ruleOfCard(card: string): string;
  ruleOfEvent(event: string): string;
  readonly ruleOfFaq: string;
  seeRule(rule: string): string;
  won(who: string, legacy: number): string;
  readonly unknownAnswer: string;
  readonly unknownEvent: string;
}
