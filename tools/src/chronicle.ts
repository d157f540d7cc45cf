import {
  CONSENT,
  closedIn,
  type Entry,
  type Facts,
  type Heard,
  HIDDEN,
  heardBy,
  type Seat,
  START,
  satIn,
  type Told,
  UNDO,
} from '@hegemon/kernel';
import { closedText, satText } from './closing.js';
import type { Speech } from './speech.js';

/** Who listens: a seat, the public, or somebody who may know all. */
export type Listener = Seat | 'spectator' | 'everybody';

export const heardOf = (told: readonly Told[], listener: Listener): Heard[] =>
  listener === 'everybody' ? told.map(wholeOf) : heardBy(told, listener);

const wholeOf = ({ type, open, closed }: Told): Heard => {
  const parts: Facts[] = Object.values(closed ?? {});
  return Object.assign({}, open, ...parts, { type });
};

/** The sentences of what was heard. */
export const sentencesOf = (heard: readonly Heard[], speech: Speech): string[] =>
  heard.map(event => speech.event(event)).filter(Boolean);

/** One entry in a sentence, where nothing was told of it. */
export const entryText = (entry: Entry, speech: Speech): string => {
  const { seat, kind, arg, by } = entry;
  const who = seat === undefined ? '' : speech.seat(seat);
  const [sat, closed] = [satIn(entry), closedIn(entry)];
  if (kind === START) return '';
  if (kind === UNDO)
    return speech.language === 'de'
      ? `${who} nimmt zurück ab Eintrag ${arg}${by === CONSENT ? ', und alle sind einverstanden' : ''}.`
      : `${who} takes back from entry ${arg} on${by === CONSENT ? ', and all agree' : ''}.`;
  if (sat) return satText(sat, who, speech.language);
  if (closed) return closedText(closed, speech.language, speech.seat);
  if (kind === HIDDEN) return speech.language === 'de' ? `${who} hat geheim gewählt.` : `${who} has chosen in secret.`;
  return `${who}: ${speech.answer(arg === undefined ? { kind } : { kind, arg })}.`;
};
