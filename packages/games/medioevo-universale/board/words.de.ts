import { choicesIn } from './de/choices.js';
import { eventsIn } from './de/events.js';
import { start } from './de/grammar.js';
import { names } from './de/names.js';
import { options, values } from './de/options.js';
import { asksIn, waits, wanted } from './de/prompts.js';
import { boundaries, misfits, noUndo, obstaclesIn, refusals } from './de/refusals.js';
import { endings, phrases, terms, tieBreakers } from './de/table.js';
import { tongueFor } from './de/tongue.js';
import { labelIn } from './labels.js';
import type { Sight } from './sight.js';
import type { Words } from './words.js';

export const germanFor = (sight?: Sight): Words => {
  const tongue = tongueFor(sight);
  return {
    language: 'de',
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
