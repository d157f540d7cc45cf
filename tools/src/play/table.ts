import type { Language, Listing } from '@hegemon/games';
import type { Ladder, Thinker } from '@hegemon/host';
import type { Idling } from '@hegemon/host/leisure';
import { type Answer, type Decision, heardBy, type Seat } from '@hegemon/kernel';
import pc from 'picocolors';
import { sentencesOf } from '../chronicle.js';
import type { AnyMatch } from '../match-files.js';
import type { Speech } from '../speech.js';
import type { Notes, TerminalTable } from '../tables/table.js';
import { windowWidth, wrapped } from '../terminal/layout.js';
import { print } from '../terminal/print.js';
import type { BotPhrases } from './bot-phrases.js';
import type { Input } from './input.js';
import type { Keeper } from './keeping.js';
import type { Phrases } from './phrases.js';

/** Everything that lies on the table while a match is played in a terminal. */
export interface PlayTable {
  readonly listing: Listing;
  readonly match: AnyMatch;
  readonly language: Language;
  readonly speech: Speech;
  readonly phrases: Phrases;
  readonly drawing: TerminalTable;
  readonly input: Input;
  readonly keeper: Keeper;
  readonly botPhrases: BotPhrases;
  /** Who is asked for the bots. */
  readonly ladder: Ladder;
  readonly thinker: Thinker;
  /** Which of them have something to do at leisure. */
  readonly idling: Idling;
  /** Seats of people, in seat order, and bots that play for some of them at present. */
  readonly people: readonly Seat[];
  readonly standIns: Map<Seat, string>;
  /** How far the chronicle has been told to each of them. */
  readonly toldTo: Record<Seat, number>;
  /** Who looks at the screen now, and how long the log was when he was last asked. */
  viewer: Seat | undefined;
  askedAt: number;
  /** The last hint, and the question it was meant for. */
  hinted?: { readonly n: number; readonly seat: Seat; readonly answer: Answer };
  /** What was typed beyond the last answer, for the question that follows. */
  ahead?: string | undefined;
}

export const say = (text: string): void => print(wrapped(text, windowWidth()));

/** What a seat, or the public, has heard of an entry; what a bot played for a person is marked. */
const heardOf = ({ match, speech, botPhrases }: PlayTable, seat: Seat | 'spectator', n: number): string[] => {
  const sentences = sentencesOf(heardBy(match.happened(n).told, seat), speech);
  return match.entries[n].by === 'bot' ? sentences.map(each => `${botPhrases.byBot} ${each}`) : sentences;
};
const heardSince = (table: PlayTable, seat: Seat | 'spectator', from: number): string[] =>
  table.match.entries.slice(from).flatMap(({ n }) => heardOf(table, seat, n));

/** The same of everything that stands: what was taken back is left out. */
export const heardInAll = (table: PlayTable, seat: Seat | 'spectator'): string[] =>
  [0, ...table.match.line].flatMap(n => heardOf(table, seat, n));

/** Tells the viewer what has happened since he was last told. */
export const catchUp = (table: PlayTable, seat: Seat | 'spectator'): void => {
  for (const sentence of heardSince(table, seat, table.toldTo[seat] ?? 0)) {
    print(wrapped(sentence, windowWidth(), `${pc.dim('·')} `, '  '));
  }
  table.toldTo[seat] = table.match.entries.length;
};

/** Has anybody else moved since the viewer was last asked? Then the board looks different. */
export const othersHaveMoved = ({ match, viewer, askedAt }: PlayTable): boolean =>
  match.entries.slice(askedAt).some(({ seat }) => seat !== undefined && seat !== viewer);

export const notesOf = ({ match, drawing, speech }: PlayTable, decision: Decision): Notes =>
  drawing.notes({ game: match.game, state: match.state, decision, speech });

/** A family and who plays it: `Green (Anna)`. */
export const sitterName = ({ match, speech }: PlayTable, seat: Seat): string => {
  const { name, kind } = match.sitters[seat];
  return kind === 'person' && name !== 'you' ? `${speech.seat(seat)} (${name})` : speech.seat(seat);
};

export const showBoard = ({ match, drawing, speech }: PlayTable, seat: Seat | 'spectator'): void => {
  print(`\n${drawing.board(match.game.view(match.state, seat), { seat, speech })}\n`);
};
