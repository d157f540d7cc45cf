import type { Channels } from '@hegemon/protocol/client';

interface Words {
  readonly notices: string;
  readonly noticesText: string;
  readonly ways: Readonly<Record<keyof Channels, { readonly name: string; readonly text: string }>>;
  readonly noMail: string;
  readonly mailOpen: string;
  readonly noLetters: string;
  readonly digest: string;
  readonly digests: Readonly<Record<'0' | '15' | '60' | '240' | '1440', string>>;
  readonly quiet: string;
  readonly quietText: string;
  readonly hook: string;
  readonly hookAddress: string;
  readonly hookText: string;
  readonly hookSave: string;
  readonly hookSecret: string;
  readonly hookTest: string;
  readonly hookWorks: string;
  readonly hookSilent: (why: string) => string;
  readonly hookFaults: Readonly<Record<string, string>>;
  readonly hookStatus: (status: string) => string;
  readonly pushNot: string;
  readonly pushDenied: string;
  readonly pushHere: string;
  readonly pushElsewhere: string;
}

/** How somebody is told what he waits for. */
export const NOTICE_WORDS: Readonly<Record<'en' | 'de', Words>> = {
  en: {
    notices: 'Notices',
    noticesText: 'When it is your turn, a match begins or ends, somebody invites you, or your time runs short.',
    ways: {
      mail: { name: 'By mail', text: 'A letter to your address.' },
      push: { name: 'In this browser', text: 'A notice on the screen, also when the page is closed.' },
      webhook: { name: 'By webhook', text: 'A message to a program of yours.' },
    },
    noMail: 'You have given no mail address.',
    mailOpen: 'Your address is not confirmed yet.',
    noLetters: 'This server sends no letters.',
    digest: 'Several notices become one',
    digests: {
      0: 'never: each at once',
      15: 'within a quarter of an hour',
      60: 'within an hour',
      240: 'within four hours',
      1440: 'once a day',
    },
    quiet: 'Quiet hours',
    quietText: 'Nothing is sent then; what comes meanwhile is told afterwards.',
    hook: 'Webhook',
    hookAddress: 'Address (https://…)',
    hookText: 'What happens is sent there as JSON, signed with your secret.',
    hookSave: 'Keep the address',
    hookSecret: 'Secret for checking the signature',
    hookTest: 'Send a trial',
    hookWorks: 'It has arrived.',
    hookSilent: why => `The webhook is silent, since it failed several times: ${why}. A trial that arrives wakes it.`,
    hookFaults: {
      'bad-address': 'this is no web address',
      'no-such-host': 'there is no such host',
      'private-address': 'the address lies in a private network',
      timeout: 'no answer came in time',
      unreachable: 'it cannot be reached',
      'no-webhook': 'no address is kept yet',
    },
    hookStatus: status => `it answered with status ${status}`,
    pushNot: 'This browser cannot show notices, or has not kept the page yet; reload it and try again.',
    pushDenied: 'The browser does not allow notices from this page; you can change that in its settings.',
    pushHere: 'This browser is told.',
    pushElsewhere: 'Another browser of yours is told, not this one.',
  },
  de: {
    notices: 'Nachrichten',
    noticesText: 'Wenn du am Zug bist, eine Partie beginnt oder endet, dich jemand einlädt oder deine Zeit knapp wird.',
    ways: {
      mail: { name: 'Per Mail', text: 'Ein Brief an deine Adresse.' },
      push: { name: 'In diesem Browser', text: 'Eine Nachricht auf dem Bildschirm, auch bei geschlossener Seite.' },
      webhook: { name: 'Per Webhook', text: 'Eine Botschaft an ein eigenes Programm.' },
    },
    noMail: 'Du hast keine Mailadresse angegeben.',
    mailOpen: 'Deine Adresse ist noch nicht bestätigt.',
    noLetters: 'Dieser Server verschickt keine Briefe.',
    digest: 'Mehrere Nachrichten werden eine',
    digests: {
      0: 'nie: jede sofort',
      15: 'innerhalb einer Viertelstunde',
      60: 'innerhalb einer Stunde',
      240: 'innerhalb von vier Stunden',
      1440: 'einmal am Tag',
    },
    quiet: 'Ruhezeit',
    quietText: 'Dann wird nichts gesendet; was inzwischen kommt, wird danach gesagt.',
    hook: 'Webhook',
    hookAddress: 'Adresse (https://…)',
    hookText: 'Was geschieht, wird als JSON dorthin gesendet, unterschrieben mit deinem Geheimnis.',
    hookSave: 'Adresse sichern',
    hookSecret: 'Geheimnis zum Prüfen der Unterschrift',
    hookTest: 'Probe senden',
    hookWorks: 'Sie ist angekommen.',
    hookSilent: why => `Der Webhook schweigt, weil er mehrmals scheiterte: ${why}. Eine Probe, die ankommt, weckt ihn.`,
    hookFaults: {
      'bad-address': 'das ist keine Webadresse',
      'no-such-host': 'diesen Rechner gibt es nicht',
      'private-address': 'die Adresse liegt in einem privaten Netz',
      timeout: 'es kam rechtzeitig keine Antwort',
      unreachable: 'er ist nicht zu erreichen',
      'no-webhook': 'noch ist keine Adresse gesichert',
    },
    hookStatus: status => `er antwortete mit Status ${status}`,
    pushNot:
      'Dieser Browser kann keine Nachrichten zeigen oder hat die Seite noch nicht gesichert; neu laden hilft vielleicht.',
    pushDenied: 'Der Browser erlaubt dieser Seite keine Nachrichten; in seinen Einstellungen lässt sich das ändern.',
    pushHere: 'Dieser Browser zeigt Nachrichten.',
    pushElsewhere: 'Ein anderer deiner Browser zeigt Nachrichten, dieser nicht.',
  },
};
