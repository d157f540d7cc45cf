import type { ByLanguage } from '../words.svelte.js';
import type { NoticeWay } from './company.js';

interface NoticesWords {
  readonly title: string;
  readonly text: string;
  readonly how: string;
  /** As for all matches, by these ways. */
  usual(ways: readonly string[]): string;
  readonly here: string;
  readonly ways: Readonly<Record<NoticeWay, string>>;
  readonly closed: string;
  readonly keep: string;
  readonly unknown: string;
}
export const noticesWords: ByLanguage<NoticesWords> = {
  en: {
    title: 'Notices of this match',
    text: 'While the page is closed you can be told when it is your turn, when your word is asked for, and how it ends.',
    how: 'How you are told',
    usual: ways => `as in your account: ${ways.length > 0 ? ways.join(', ') : 'not at all'}`,
    here: 'for this match alone:',
    ways: { mail: 'by mail', webhook: 'by webhook', push: 'in your browser' },
    closed: 'not set up in your account',
    keep: 'Do so',
    unknown: 'The server cannot be asked now.',
  },
  de: {
    title: 'Nachrichten zu dieser Partie',
    text: 'Ist die Seite geschlossen, kannst du erfahren, wann du am Zug bist, gefragt wirst und wie es ausgeht.',
    how: 'Wie du es erfährst',
    usual: ways => `wie in deinem Konto: ${ways.length > 0 ? ways.join(', ') : 'gar nicht'}`,
    here: 'nur für diese Partie:',
    ways: { mail: 'per Mail', webhook: 'per Webhook', push: 'im Browser' },
    closed: 'im Konto nicht eingerichtet',
    keep: 'So machen',
    unknown: 'Der Server ist gerade nicht zu fragen.',
  },
};
