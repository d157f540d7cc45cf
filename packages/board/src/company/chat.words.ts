import type { ByLanguage } from '../words.svelte.js';

interface ChatWords {
  readonly channels: string;
  readonly table: string;
  with(who: string): string;
  readonly lines: string;
  readonly empty: string;
  readonly emptyPrivate: string;
  readonly earlier: string;
  readonly write: string;
  writeTo(who: string): string;
  readonly send: string;
  readonly lookOn: string;
  readonly you: string;
  readonly private: string;
}
export const chatWords: ByLanguage<ChatWords> = {
  en: {
    channels: 'Who hears it',
    table: 'Table',
    with: who => `With ${who} alone`,
    lines: 'What was said',
    empty: 'Nothing has been said yet.',
    emptyPrivate: 'Only the two of you hear what is said here.',
    earlier: 'Show earlier words',
    write: 'Say something to the table',
    writeTo: who => `Say something to ${who} alone`,
    send: 'Send',
    lookOn: 'Whoever looks on reads what was said after the end.',
    you: 'You',
    private: 'private',
  },
  de: {
    channels: 'Wer es hört',
    table: 'Tisch',
    with: who => `Mit ${who} allein`,
    lines: 'Was gesagt wurde',
    empty: 'Noch hat niemand etwas gesagt.',
    emptyPrivate: 'Was hier gesagt wird, hört ihr beide allein.',
    earlier: 'Früher Gesagtes zeigen',
    write: 'Dem Tisch etwas sagen',
    writeTo: who => `${who} allein etwas sagen`,
    send: 'Senden',
    lookOn: 'Wer zusieht, liest nach dem Ende, was gesagt wurde.',
    you: 'Du',
    private: 'zu zweit',
  },
};
