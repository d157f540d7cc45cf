import type { Language } from '@hegemon/board';
import type { Pace, Terms } from '@hegemon/protocol/client';
import { DAY, durationText } from './durations.js';

interface Named {
  readonly name: string;
  readonly text: string;
}
interface Words {
  readonly pace: string;
  readonly paces: Readonly<Record<Pace['name'], Named>>;
  readonly bank: (time: string) => string;
  readonly increment: (time: string) => string;
  readonly cap: (time: string) => string;
  readonly nights: string;
  readonly vacation: (time: string) => string;
  readonly timeout: string;
  readonly timeouts: Readonly<Record<Terms['timeout'], Named>>;
  readonly watching: string;
  readonly watchings: Readonly<Record<Terms['watching'], Named>>;
  readonly late: (time: string) => string;
  readonly rated: string;
  readonly unrated: string;
  readonly hints: string;
  readonly noHints: string;
  readonly whispers: string;
  readonly noWhispers: string;
}

export const TERMS_WORDS: Readonly<Record<Language, Words>> = {
  en: {
    pace: 'Pace',
    paces: {
      none: { name: 'No clock', text: 'Everybody takes the time he needs.' },
      tonight: { name: 'Tonight', text: 'All sit down together and play it through.' },
      days: { name: 'Over days', text: 'A few answers a day; nights do not count.' },
      weeks: { name: 'Over weeks', text: 'An answer every day or two, for as long as it takes.' },
      free: { name: 'Own values', text: 'Set the clock as you like.' },
    },
    bank: time => `${time} each to begin with`,
    increment: time => `${time} more after each turn`,
    cap: time => `never more than ${time}`,
    nights: 'nights do not count',
    vacation: time => `${time} of vacation each`,
    timeout: 'When time is up',
    timeouts: {
      'stand-in': { name: 'A bot stands in', text: 'A bot plays for him until he is back.' },
      vote: { name: 'The others decide', text: 'They wait, put a bot in his place, or count it as lost.' },
      forfeit: { name: 'The match is lost for him', text: 'A bot plays his seat to the end.' },
    },
    watching: 'Looking on',
    watchings: {
      open: { name: 'Anybody, at once', text: 'Whoever looks on sees what is open on the table, no hands.' },
      late: { name: 'Anybody, but late', text: 'What happens is shown some time afterwards.' },
      closed: { name: 'Nobody', text: 'Only those who play see the match, also after its end.' },
    },
    late: time => `${time} late`,
    rated: 'rated',
    unrated: 'not rated',
    hints: 'hints from bots allowed',
    noHints: 'no hints',
    whispers: 'private talk allowed',
    noWhispers: 'no private talk',
  },
  de: {
    pace: 'Bedenkzeit',
    paces: {
      none: { name: 'Ohne Uhr', text: 'Jeder nimmt sich die Zeit, die er braucht.' },
      tonight: { name: 'Heute Abend', text: 'Alle setzen sich zusammen und spielen in einem Zug durch.' },
      days: { name: 'Über Tage', text: 'Einige Antworten am Tag; Nächte zählen nicht.' },
      weeks: { name: 'Über Wochen', text: 'Alle ein, zwei Tage eine Antwort, so lange es eben dauert.' },
      free: { name: 'Eigene Werte', text: 'Die Uhr nach Wunsch stellen.' },
    },
    bank: time => `zu Beginn je ${time}`,
    increment: time => `nach jedem Zug ${time} dazu`,
    cap: time => `nie mehr als ${time}`,
    nights: 'Nächte zählen nicht',
    vacation: time => `je ${time} Urlaub`,
    timeout: 'Wenn die Zeit um ist',
    timeouts: {
      'stand-in': { name: 'Ein Bot springt ein', text: 'Ein Bot spielt, bis die Person zurück ist.' },
      vote: { name: 'Die anderen entscheiden', text: 'Sie warten, setzen einen Bot ein oder werten es als verloren.' },
      forfeit: { name: 'Die Partie ist verloren', text: 'Ein Bot spielt den Platz zu Ende.' },
    },
    watching: 'Zusehen',
    watchings: {
      open: { name: 'Alle, sofort', text: 'Wer zusieht, sieht, was offen liegt, keine Handkarten.' },
      late: { name: 'Alle, aber verzögert', text: 'Was geschieht, wird erst einige Zeit später gezeigt.' },
      closed: { name: 'Niemand', text: 'Nur wer mitspielt, sieht die Partie, auch nach ihrem Ende.' },
    },
    late: time => `${time} verzögert`,
    rated: 'gewertet',
    unrated: 'nicht gewertet',
    hints: 'Hinweise von Bots erlaubt',
    noHints: 'keine Hinweise',
    whispers: 'Gespräche zu zweit erlaubt',
    noWhispers: 'keine Gespräche zu zweit',
  },
};

/** In German an amount of time after "nach jedem Zug" and the like stands as it is counted: days are days. */
const daysText = (language: Language, days: number): string => durationText(language, days * DAY);

/** What the clock does, in a line; empty without one. */
export const clockText = (language: Language, { name, bank, increment, cap, nights, vacation }: Pace): string => {
  if (name === 'none') return '';
  const words = TERMS_WORDS[language];
  return [
    words.bank(durationText(language, bank)),
    ...(increment > 0 ? [words.increment(durationText(language, increment))] : []),
    ...(increment > 0 && cap > bank ? [words.cap(durationText(language, cap))] : []),
    ...(nights ? [words.nights] : []),
    ...(vacation > 0 ? [words.vacation(daysText(language, vacation))] : []),
  ].join(', ');
};

/** A word or two for the pace, for lists. */
export const paceText = (language: Language, pace: Pace): string =>
  pace.name === 'free'
    ? `${durationText(language, pace.bank)} + ${durationText(language, pace.increment)}`
    : TERMS_WORDS[language].paces[pace.name].name;

/** Everything agreed besides the pace, as far as somebody who joins should know it. */
export const agreedText = (language: Language, terms: Terms): readonly string[] => {
  const words = TERMS_WORDS[language];
  const { watching, delay, timeout, pace } = terms;
  const looking = `${words.watching}: ${words.watchings[watching].name}`;
  return [
    terms.isRated ? words.rated : words.unrated,
    ...(pace.name === 'none' ? [] : [`${words.timeout}: ${words.timeouts[timeout].name}`]),
    watching === 'late' ? `${looking} (${words.late(durationText(language, delay))})` : looking,
    terms.hints ? words.hints : words.noHints,
    terms.whispers ? words.whispers : words.noWhispers,
  ];
};
