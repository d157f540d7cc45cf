import type { Settings } from '@hegemon/protocol';
import type { NoticeKind } from './kinds.js';

interface Words {
  readonly kinds: Readonly<Record<NoticeKind, string>>;
  readonly hello: (name: string) => string;
  readonly turn: (turn: number) => string;
  readonly newsFrom: (match: string) => string;
  readonly newsFromSeveral: (matches: number) => string;
  readonly settings: (link: string) => string;
}

/** The only sentences the server speaks itself. */
export const NOTICE_WORDS: Readonly<Record<Settings['language'], Words>> = {
  en: {
    kinds: {
      'your-turn': 'It is your turn',
      'match-begins': 'The match has begun',
      'match-over': 'The match is over',
      invited: 'You are invited',
      accord: 'Your consent is asked for',
      'time-short': 'Your time is running short',
      said: 'Somebody has written to you',
    },
    hello: name => `Hello ${name},`,
    turn: turn => `turn ${turn}`,
    newsFrom: match => `News: ${match}`,
    newsFromSeveral: matches => `News from ${matches} matches`,
    settings: link => `What you are told, where and when, you can choose here: ${link}`,
  },
  de: {
    kinds: {
      'your-turn': 'Du bist am Zug',
      'match-begins': 'Die Partie hat begonnen',
      'match-over': 'Die Partie ist zu Ende',
      invited: 'Du bist eingeladen',
      accord: 'Du wirst um Zustimmung gebeten',
      'time-short': 'Deine Zeit wird knapp',
      said: 'Jemand hat dir geschrieben',
    },
    hello: name => `Hallo ${name},`,
    turn: turn => `Zug ${turn}`,
    newsFrom: match => `Neues: ${match}`,
    newsFromSeveral: matches => `Neues aus ${matches} Partien`,
    settings: link => `Was du wo und wann erfährst, stellst du hier ein: ${link}`,
  },
};
