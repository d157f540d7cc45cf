interface Words {
  readonly title: string;
  readonly text: string;
  readonly choose: string;
  readonly drop: string;
  readonly reading: string;
  readonly tooBig: string;
  readonly unreadable: string;
  readonly open: string;
}

export const IMPORT_WORDS: Readonly<Record<'en' | 'de', Words>> = {
  en: {
    title: 'Open a match file',
    text: 'Replay it, check every die, or go on from any position.',
    choose: 'Choose a file',
    drop: 'or drop it here',
    reading: 'Playing the file through …',
    tooBig: 'This file is too big to be a match.',
    unreadable: 'The file could not be read.',
    open: 'Look at it',
  },
  de: {
    title: 'Partiedatei öffnen',
    text: 'Nachspielen, jeden Würfel prüfen oder aus jeder Stellung weiterspielen.',
    choose: 'Datei wählen',
    drop: 'oder hier ablegen',
    reading: 'Die Datei wird durchgespielt …',
    tooBig: 'Diese Datei ist zu groß für eine Partie.',
    unreadable: 'Die Datei konnte nicht gelesen werden.',
    open: 'Ansehen',
  },
};
