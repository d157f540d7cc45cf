import { cards, eventCards, eventKinds, improvements } from './de/cards.js';
import { choices } from './de/choices.js';
import { events } from './de/events.js';
import { names } from './de/names.js';
import { asks, waits } from './de/prompts.js';
import { boundaries, misfits, noUndo, obstacles, refusals } from './de/refusals.js';
import { endings, legacyFor, options, phases, phrases, provenance, supportBy, terms, tieBreakers } from './de/table.js';
import type { Words } from './words.js';

export const german: Words = {
  language: 'de',
  names,
  asks,
  waits,
  choices,
  events,
  obstacles,
  misfits,
  refusals,
  noUndo,
  boundaries,
  phases,
  endings,
  tieBreakers,
  options,
  provenance,
  legacyFor,
  supportBy,
  terms,
  cards,
  eventCards,
  eventKinds,
  improvements,
  phrases,
};
