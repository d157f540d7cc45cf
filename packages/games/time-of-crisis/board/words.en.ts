import { cards, eventCards, eventKinds, improvements } from './en/cards.js';
import { choices } from './en/choices.js';
import { events } from './en/events.js';
import { names } from './en/names.js';
import { asks, waits } from './en/prompts.js';
import { boundaries, misfits, noUndo, obstacles, refusals } from './en/refusals.js';
import { endings, legacyFor, options, phases, phrases, provenance, supportBy, terms, tieBreakers } from './en/table.js';
import type { Words } from './words.js';

export const english: Words = {
  language: 'en',
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
