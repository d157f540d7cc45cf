interface Words {
  readonly lobby: string;
  readonly signIn: string;
  readonly account: (name: string) => string;
  readonly noServer: { readonly title: string; readonly text: string };
  readonly unreached: string;
  readonly lost: string;
  readonly close: string;
  readonly copy: string;
  readonly copied: string;
  readonly notCopied: string;
  readonly toLobby: string;
  readonly sending: string;
}

/** What several of the pages with others say. */
export const ONLINE_WORDS: Readonly<Record<'en' | 'de', Words>> = {
  en: {
    lobby: 'Lobby',
    signIn: 'Sign in',
    account: name => `${name}: your account`,
    noServer: {
      title: 'There is no server here',
      text: 'This page lies on a plain host of files. Alone, against bots and at one screen you can play all the same; playing with others needs a Hegemon server.',
    },
    unreached: 'The server does not answer',
    lost: 'The connection is lost; it is being restored …',
    close: 'Close',
    copy: 'Copy',
    copied: 'Copied.',
    notCopied: 'The browser does not allow copying; select the text instead.',
    toLobby: 'To the lobby',
    sending: 'One moment …',
  },
  de: {
    lobby: 'Halle',
    signIn: 'Anmelden',
    account: name => `${name}: dein Konto`,
    noServer: {
      title: 'Hier steht kein Server',
      text: 'Diese Seite liegt auf einem einfachen Dateispeicher. Allein, gegen Bots und an einem Bildschirm lässt sich trotzdem spielen; gemeinsam spielen braucht einen Hegemon-Server.',
    },
    unreached: 'Der Server antwortet nicht',
    lost: 'Die Verbindung ist abgerissen; sie wird wiederhergestellt …',
    close: 'Schließen',
    copy: 'Kopieren',
    copied: 'Kopiert.',
    notCopied: 'Der Browser erlaubt das Kopieren nicht; bitte den Text markieren.',
    toLobby: 'Zur Halle',
    sending: 'Einen Augenblick …',
  },
};
