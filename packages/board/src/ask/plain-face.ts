import type { GameAbout } from '@hegemon/host';
import type { Answer, Fact, Seat } from '@hegemon/kernel';
import type { GameFace, Hatch, Language, SeatFace, Speech } from '../face.js';
import { plainWords } from './plain-face.words.js';

/** An id as one would read it aloud: `blue-general-2` is "Blue general 2". */
export const readable = (id: string): string => {
  const words = id
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[-_:.]+/g, ' ')
    .trim();
  return words === '' ? id : words[0].toUpperCase() + words.slice(1);
};

const LOOKS: readonly (readonly [
  colour: string,
  emblem: string,
  hatch: Hatch,
  dash: string,
  mark: SeatFace['mark'],
])[] = [
  ['red', 'wolf-head', 'vertical', '9 3', 'square'],
  ['blue', 'dolphin', 'horizontal', '', 'circle'],
  ['yellow', 'heraldic-sun', 'dots', '12 3 2 3', 'diamond'],
  ['green', 'oak-leaf', 'falling', '2.5 3.5', 'triangle'],
  ['neutral', 'ionic-column', 'rising', '4 4', 'circle'],
];

/** A seat named after one of the colours has it; the others take what is left, in their order. */
const lookOf = (seats: readonly Seat[], seat: Seat): SeatFace => {
  const own = LOOKS.find(([colour]) => colour === seat);
  const free = LOOKS.filter(([colour]) => !seats.includes(colour));
  const place = seats.filter(each => !LOOKS.some(([colour]) => colour === each)).indexOf(seat);
  const [colour, emblem, hatch, dash, mark] = own ?? free[Math.max(0, place) % free.length] ?? LOOKS[4];
  return { colour: `--fam-${colour}`, on: `--fam-${colour}-on`, emblem, hatch, dash, mark };
};

const factText = (fact: Fact): string => {
  // No id has a blank in it: that is somebody's own words.
  if (typeof fact === 'string') return fact.includes(' ') ? fact : readable(fact);
  if (typeof fact !== 'object' || fact === null) return String(fact);
  if (Array.isArray(fact)) return fact.map(factText).join(', ');
  return Object.entries(fact)
    .map(([key, value]) => `${readable(key)} ${factText(value)}`)
    .join(', ');
};

const argText = ({ arg }: Answer, nothing: string): string => {
  if (arg === undefined) return '';
  const text = factText(arg as Fact);
  return text === '' ? nothing : text;
};

const speechIn = (language: Language): Speech => {
  const words = plainWords[language];
  const answer = (given: Answer): string => {
    const arg = argText(given, words.nothing);
    return arg === '' ? readable(given.kind) : `${readable(given.kind)}: ${arg}`;
  };
  return {
    language,
    name: readable,
    seat: readable,
    question: ({ seat, prompt }) => words.asked(readable(seat), readable(prompt)),
    waiting: ({ seat }) => words.waiting(readable(seat)),
    heading: readable,
    answer,
    event: ({ type, ...facts }) => words.happened(readable(type), factText(facts as Fact)),
    rule: words.rule,
    refusal: ({ refused, because, possible }) =>
      [
        because === undefined ? words.refusals[refused] : `${words.refusals[refused]} ${readable(because)}.`,
        ...(possible.length > 0 ? [words.possible(possible.map(({ kind }) => readable(kind)).join(', '))] : []),
      ].join(' '),
    noUndo: ({ refused }) => words.noUndo[refused],
    outcome: ({ winners }) => words.won(winners.map(readable).join(', ')),
    turn: words.turn,
    phases: [],
    option: id => ({ name: readable(id), text: '' }),
    source: readable,
    odds: readable,
    term: readable,
    unit: readable,
  };
};

/** A face for a game that brings none: its ids as words, its answers as buttons and lists. It can be played with it. */
export const plainFace = ({ id, seats }: Pick<GameAbout, 'id' | 'seats'>): GameFace => {
  const speech = { en: speechIn('en'), de: speechIn('de') };
  const all = Object.values(seats).reduce((most, each) => (each.length > most.length ? each : most), []);
  return {
    id,
    speech: language => speech[language],
    rules: () => Promise.resolve(''),
    seat: seat => lookOf(all, seat),
    standing: (_, _seat, language) => ({ points: 0, pointsName: plainWords[language].points, figures: [] }),
    moment: (_, waiting) => ({ turn: 0, ...(waiting[0] && { seat: waiting[0].seat, phase: waiting[0].prompt }) }),
  };
};
