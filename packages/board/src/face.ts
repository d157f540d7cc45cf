import type { Plate } from '@hegemon/atlas';
import type { Foresight, Line, Tick } from '@hegemon/host';
import type { Answer, Decision, Heard, Id, NoUndo, Outcome, Refusal, Seat } from '@hegemon/kernel';
import type { Component, Snippet } from 'svelte';
import type { Lettering } from './map/lettering.js';

export type Language = 'en' | 'de';

/** A name and one or two sentences about it. */
export interface Entry {
  readonly name: string;
  readonly text: string;
}
export interface Phase extends Entry {
  readonly id: string;
}

/** How one language speaks of a game. */
export interface Speech {
  readonly language: Language;
  /** What an id is called, as an answer of that kind if there is one. */
  name(id: Id, kind?: string): string;
  seat(seat: Seat): string;
  /** The same within a sentence, with an article, if it has one there. */
  within?(seat: Seat): string;
  /** One sentence: who must decide what. */
  question(decision: Decision): string;
  waiting(waiting: { readonly seat: Seat; readonly prompt: string }): string;
  /** On a button, or above the ids of one kind. */
  heading(kind: string): string;
  /** A whole answer in short: what to do, or what to take back. */
  answer(answer: Answer): string;
  /** A line of the chronicle; empty if there is nothing to tell. */
  event(event: Heard): string;
  rule(rule: string): string;
  /** Where a number has to do; without, the number in the id of the rule. */
  shortRule?(rule: string): string;
  refusal(refusal: Refusal, answer?: Answer): string;
  noUndo(reason: NoUndo): string;
  outcome(outcome: Outcome): string;
  /** "Round VI". */
  turn(turn: number): string;
  /** What is counted so, where it is no turn: "Round". */
  readonly turnName?: string;
  readonly phases: readonly Phase[];
  /** A switch of the new game. */
  option(id: string): Entry;
  /** What may be selected for an option that is more than on or off. */
  optionValue?(id: string, value: string | number): string;
  /** Where points come from, as the head of a column. */
  source(source: string): string;
  /** What a code of the odds means. */
  odds(code: string): string;
  /** What bots judge a position by. */
  term(code: string): string;
  /** A unit of cost: "Military". */
  unit(unit: Id): string;
}

/** How a seat is told from the others: never by colour alone. */
export interface SeatFace {
  /** Names of two colours of the tokens: `--fam-red`, `--fam-red-on`. */
  readonly colour: string;
  readonly on: string;
  /** An icon of the sprite. */
  readonly emblem: string;
  readonly hatch: Hatch;
  /** For lines in charts and on the map, where its colour would not be seen on paper. */
  readonly line?: string;
  /** For lines in charts. */
  readonly dash: string;
  readonly mark: 'circle' | 'square' | 'triangle' | 'diamond';
}
export type Hatch = 'vertical' | 'horizontal' | 'dots' | 'falling' | 'rising' | 'ermine' | 'none';

/** A number beside a seat, with the sign that stands for it. */
export interface Figure {
  readonly icon: string;
  readonly label: string;
  readonly value: number | string;
}
export interface Standing {
  /** What the seat is called where there is little room. */
  readonly name?: string;
  /** Its place in an order that changes: seats are listed by it. `text` is short, `label` says it in words. */
  readonly place?: { readonly at: number; readonly text: string; readonly label: string };
  readonly points: number;
  /** "Legacy". */
  readonly pointsName: string;
  /** Where there is little room. */
  readonly pointsShort?: string;
  readonly figures: readonly Figure[];
  /** Something the seat is: "Emperor". */
  readonly title?: { readonly icon: string; readonly name: string };
}

/** A stretch of the action column: a heading and the kinds that belong below it, offered now or not. */
export interface MenuGroup {
  readonly id: string;
  readonly name: string;
  readonly icon?: string;
  readonly kinds: readonly string[];
}

/** A line of the text view: a place and everything that stands there, in words. */
export interface PlaceText {
  readonly id: Id;
  readonly name: string;
  readonly lines: readonly { readonly text: string; readonly ids: readonly Id[] }[];
}

/** How a region is coloured: by its owner. */
export interface Owner {
  /** A colour of the tokens, `--fam-red`. */
  readonly colour: string;
  readonly hatch: Hatch;
  /** The colour of whoever it belongs to by right, if that is somebody else: a dashed line within the band. */
  readonly right?: string;
}

/** A step of the guided first game. */
export interface Lesson {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** What to look at: ids of the table (`blue-general-1`, `thracia`), or parts of the page (`part:dock`, `part:ribbon`). */
  readonly targets: readonly string[];
  /**
   * It is done when an answer of one of these kinds was given; without, by the button "Go on". The first is what the step is
   * about; by the others it is done in another way, or overtaken.
   */
  readonly until?: readonly string[];
  /**
   * Of these kinds it takes these answers only, as long as it waits: whatever is told afterwards hangs on them. None: not this
   * kind at all.
   */
  readonly needs?: Readonly<Record<string, readonly Answer['arg'][]>>;
  /** Whoever is asked one of these (by its prompt) is past it. */
  readonly past?: readonly string[];
}

/**
 * What a game brings to the table. Everything but the words is optional: the kit plays any game with plain widgets.
 * A face knows no rule: it names, places and draws what views, questions and events contain.
 */
export interface GameFace<V = unknown> {
  readonly id: string;
  /**
   * Its words. What things are called may be settled in the game (who has which realm): such a face looks at the table, if there
   * is one to look at.
   */
  speech(language: Language, seen?: () => V): Speech;
  /** When its words are at hand in a language, for a face that does not bring all at once. To be waited for before it is asked for words. */
  speaks?(language: Language): Promise<void>;
  /** The digest of the rules as Markdown, with a heading or bold id for each rule. */
  rules(language: Language): Promise<string>;
  /** At a table, as it looks there. */
  seat(seat: Seat, seen?: () => V): SeatFace;
  standing(view: V, seat: Seat, language: Language): Standing;
  /** Where play is. */
  moment(view: V, waiting: readonly { readonly seat: Seat; readonly prompt: string }[]): Omit<Tick, 'n'>;
  /** Where play is, in words: beside the name of the game. Without, the turn. `at`: the entry that is looked at. */
  where?(view: V, lines: readonly Line[], at: number, language: Language): string | undefined;
  /** What the chronicle is headed by beside the turn: whose it is, or the phase where all act in every one. */
  readonly chapters?: 'turns' | 'phases';
  plate?(): Promise<Plate>;
  /** Title of the plate, places of names, land out of play, what is looked at first. */
  lettering?(language: Language): Lettering;
  /** The region of the map on which a thing stands; a region stands on itself. */
  placeOf?(view: V, id: Id): Id | undefined;
  /** Does an answer of this kind name regions? Needed where a people and its land have one id; otherwise any may. */
  namesRegions?(kind: string): boolean;
  /** Region by region, who holds it. */
  owners?(view: V): Readonly<Record<Id, Owner>>;
  /** The regions that belong to this match, if not all do. */
  inPlay?(view: V): readonly Id[];
  /** What whoever looks at the table sees first: the regions that matter to him. Everything, if absent or empty. */
  opening?(view: V, eyes: Seat | string): readonly Id[];
  /** For the list view and screen readers. */
  places?(view: V, language: Language): readonly PlaceText[];
  /** All kinds of answers to this prompt in their groups, offered now or not: the rest says why not. */
  menu?(decision: Decision, language: Language): readonly MenuGroup[];
  /** A sign for a kind of answer. */
  iconOf?(kind: string): string | undefined;
  /** A sign for a unit of cost. */
  unitIcon?(unit: Id): string | undefined;
  /** Beside an answer: "3 votes needed", worked out from what was foreseen. */
  note?(foresight: Foresight, language: Language): string;
  /** What is known of an id in this question, beside its name in a list: the eyes of a die. */
  detail?(decision: Decision, id: Id): string | undefined;
  /** Of a list of things that need not all go together, as many as do: what "All" takes. */
  fitting?(decision: Decision, kind: string): readonly Id[] | undefined;
  /** What one binds oneself to with an answer of this kind: read before it is given. */
  terms?(kind: string, language: Language): string | undefined;
  /** Kinds that close something: the one main button. */
  readonly closing?: readonly string[];
  /** Kinds for which a touch is enough where the thing can be used in no other way: playing a card. */
  readonly direct?: readonly string[];
  /** Kinds that may let dice fall at once: whoever gives one sees the odds first. */
  readonly risks?: readonly string[];
  /** Is it a venture, as far as it was foreseen? Without, wherever dice fall at once. */
  isVenture?(foresight: Foresight): boolean;
  /** Questions (by their prompt) that the game's own sheet puts in full: the dock leaves them to it. */
  readonly sheetAsks?: readonly string[];
  /** Kinds of answers that such a sheet leaves to the dock nevertheless: what may be done beside what is asked. */
  readonly sheetLeaves?: readonly string[];
  /** Who or what acts in an event: a seat, or an icon. */
  actorOf?(event: Heard): { readonly seat?: Seat; readonly icon?: string } | undefined;
  /** Dice in an event, to be drawn. */
  diceOf?(event: Heard): readonly Die[];
  /** The rule an event follows. */
  ruleOf?(event: Heard): string | undefined;
  /** What moved on the map in an event: the piece slides from one region to the other. */
  moveOf?(event: Heard): { readonly id: Id; readonly from: Id; readonly to: Id } | undefined;
  /** Pages of the reference that are looked for by name: "The next crisis". */
  lookups?(language: Language): readonly { readonly id: string; readonly name: string }[];
  /** What is done at leisure, beside the game, is called: "Diplomacy". */
  leisure?(language: Language): string;
  /** Kinds that weigh: whoever gives one at leisure is asked once more, and of no such question it is ordered how to answer it. */
  readonly grave?: readonly string[];
  /** What one of these costs these eyes at once, as far as they can know. */
  graveCost?(view: V, eyes: Seat, answer: Answer, language: Language): string | undefined;
  lessons?(language: Language): readonly Lesson[];
  /** The first game: how it is set up. Its seed is fixed, so that the lessons fit. */
  readonly firstGame?: {
    readonly options: { readonly players: number };
    readonly seat: Seat;
    readonly seed: string;
    /** Who plays the others. Without, chance: it does not interfere, and plays the same whatever is tuned. */
    readonly bot?: string;
  };
  readonly parts?: Partial<FaceParts>;
}
export interface Die {
  readonly pips: number;
  readonly tone: 'black' | 'white' | Seat | string;
  readonly isHit?: boolean;
  /** No cube with pips: 4, 6 or 8, told by the shape, with a numeral on it. */
  readonly sides?: number;
  /** One of those that make a critical together. */
  readonly isCritical?: boolean;
  /** It came by another die: the two are joined by "+". */
  readonly isBonus?: boolean;
}

/** Components of a game's own. Each finds the table in its context (`useTable`). */
export interface FaceParts {
  /** Patterns and symbols for the map's `<defs>`. */
  readonly Defs: Component;
  /** What the marks seen from far away mean: in the margin of the page. */
  readonly Key: Component;
  /** Everything that stands on the map, as SVG in map coordinates (see `MapView`: `useCamera`). */
  readonly Pieces: Component;
  /** What a seat holds: points, played cards, hand. The left and middle of the dock. */
  readonly Holdings: Component;
  /** Below the seats: events in force, tracks. */
  readonly Aside: Component;
  /** A sheet over the map while a question asks for it: the market, a battle. Shown when `sheetFor` names it. */
  readonly Sheet: Component;
  /** Before dice fall (`table.risk`): what is at stake, and the odds. In place of the kit's plain panel. */
  readonly Risk: Component;
  /** What hovering over, or long-pressing, a thing shows. */
  readonly Card: Component<{ id: Id }>;
  /** More of the game, behind a button of the ribbon: crisis table, tracks, decks. It may be opened at one of `lookups`. */
  readonly Reference: Component<{ page?: string | undefined }>;
  /** What is done at leisure: treaties and proposals, for instance. It finds a place for `asked`, the answers there are. */
  readonly Leisure: Component<{ asked: Snippet }>;
  /** A game's own place on the end screen, below the chart. */
  readonly Ending: Component;
}
