import { choicesIn } from './en/choices.js';
import { eventsIn } from './en/events.js';
import { start } from './en/grammar.js';
import { names } from './en/names.js';
import { options, values } from './en/options.js';
import { asksIn, waits, wanted } from './en/prompts.js';
import { boundaries, misfits, noUndo, obstaclesIn, refusals } from './en/refusals.js';
import { endings, phrases, terms, tieBreakers } from './en/table.js';
import { tongueFor } from './en/tongue.js';
import { labelIn } from './labels.js';
import type { Sight } from './sight.js';
import type { Words } from './words.js';

export const englishFor = (sight?: Sight): Words => {
  const tongue = tongueFor(sight);
  return {
    language: 'en',
    names,
    thing: labelIn(names, tongue),
    subject: seat => start(tongue.who(seat)),
    within: seat => tongue.who(seat),
    asks: asksIn(tongue),
    wanted,
    waits,
    choices: choicesIn(tongue),
    events: eventsIn(tongue),
    obstacles: obstaclesIn(tongue),
    misfits,
    refusals,
    noUndo,
    boundaries,
    endings,
    tieBreakers,
    options,
    values,
    terms,
    phrases,
  };
};
