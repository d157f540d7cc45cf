interface Words {
  readonly title: string;
  readonly lead: string;
  readonly nobody: { readonly title: string; readonly text: string; readonly go: string };
  readonly saved: string;
  readonly who: string;
  readonly isGuest: (name: string, since: string) => string;
  readonly isMember: (name: string, since: string) => string;
  readonly profile: string;
  readonly signOut: string;
  readonly signOutEverywhere: string;
  readonly guestOut: string;
  readonly guestOutSure: string;
  readonly keep: string;
  readonly register: string;
  readonly mail: string;
  readonly mailNone: string;
  readonly mailNoLetters: string;
  readonly mailOpen: string;
  readonly mailAgain: string;
  readonly mailSent: string;
  readonly mailNew: string;
  readonly mailHint: string;
  readonly mailGo: string;
  readonly password: string;
  readonly passwordNow: string;
  readonly passwordNew: string;
  readonly passwordHint: string;
  readonly passwordGo: string;
  readonly passwordDone: string;
  readonly habits: string;
  readonly language: string;
  readonly languageText: string;
  readonly zone: string;
  readonly zoneHere: (zone: string) => string;
  readonly night: string;
  readonly nightText: string;
  readonly from: string;
  readonly to: string;
  readonly vacations: string;
  readonly vacationsText: string;
  readonly noVacations: string;
  readonly firstDay: string;
  readonly lastDay: string;
  readonly add: string;
  readonly remove: string;
  readonly removeOf: (what: string) => string;
  readonly wrongDays: string;
  readonly tokens: string;
  readonly tokensText: string;
  readonly tokenName: string;
  readonly tokenMake: string;
  readonly tokenShown: string;
  readonly tokenLabel: string;
  readonly tokenLine: (created: string, used: string | undefined) => string;
  readonly tokenDrop: string;
  readonly blocks: string;
  readonly blocksText: string;
  readonly blockName: string;
  readonly block: string;
  readonly unblock: string;
  readonly unblockOf: (name: string) => string;
  readonly noBlocks: string;
  readonly leave: string;
  readonly leaveText: string;
  readonly leaveSure: string;
  readonly leaveYes: string;
  readonly confirm: { readonly title: string; readonly text: string; readonly done: string; readonly lobby: string };
  readonly reset: { readonly title: string; readonly text: string; readonly go: string; readonly done: string };
}

export const ACCOUNT_WORDS: Readonly<Record<'en' | 'de', Words>> = {
  en: {
    title: 'Account',
    lead: 'Who you are here, and how you are told that it is your turn.',
    nobody: {
      title: 'You are nobody in particular',
      text: 'To play with others you come in as a guest, sign in, or register.',
      go: 'Come in',
    },
    saved: 'Saved.',
    who: 'You',
    isGuest: (name, since) => `You play as the guest ${name}, since ${since}.`,
    isMember: (name, since) => `You are ${name}, a member since ${since}.`,
    profile: 'How others see you',
    signOut: 'Sign out',
    signOutEverywhere: 'Sign out on all devices',
    guestOut: 'Leave',
    guestOutSure: 'A guest who leaves cannot come back: your seats are lost. Register first to keep them.',
    keep: 'Stay',
    register: 'Become a member',
    mail: 'Mail address',
    mailNone: 'None.',
    mailNoLetters: 'This server sends no letters: an address is of no use here.',
    mailOpen: 'Not confirmed yet: follow the link in the letter we sent there. Until then no notices go to it.',
    mailAgain: 'Send the letter again',
    mailSent: 'The letter is on its way.',
    mailNew: 'New address',
    mailHint: 'Leave it empty to remove it.',
    mailGo: 'Change the address',
    password: 'Password',
    passwordNow: 'Present password',
    passwordNew: 'New password',
    passwordHint: 'At least 8 characters. Other devices are signed out.',
    passwordGo: 'Change the password',
    passwordDone: 'The password is changed.',
    habits: 'Habits',
    language: 'Language',
    languageText: 'In this language you are written to.',
    zone: 'Time zone',
    zoneHere: zone => `As this browser: ${zone}`,
    night: 'Night',
    nightText: 'In matches where nights do not count, your clock stands still then.',
    from: 'from',
    to: 'to',
    vacations: 'Vacations',
    vacationsText: 'Your clock stands still, in matches that allow it and for as many days as they allow.',
    noVacations: 'None.',
    firstDay: 'First day',
    lastDay: 'Last day',
    add: 'Add',
    remove: 'Remove',
    removeOf: what => `Remove: ${what}`,
    wrongDays: 'The last day must not lie before the first.',
    tokens: 'Tokens for bots',
    tokensText: 'A program that has one plays with your seats over the API. Whoever knows it can do so too.',
    tokenName: 'What it is for',
    tokenMake: 'Make a token',
    tokenShown: 'This is shown once. Copy it now:',
    tokenLabel: 'Token',
    tokenLine: (created, used) => `made on ${created}${used === undefined ? ', never used' : `, last used on ${used}`}`,
    tokenDrop: 'Withdraw',
    blocks: 'Not with them',
    blocksText: 'You never sit at one table with somebody on this list. They are not told.',
    blockName: 'Name',
    block: 'Add to the list',
    unblock: 'Take off the list',
    unblockOf: name => `Take ${name} off the list`,
    noBlocks: 'Nobody.',
    leave: 'Delete the account',
    leaveText:
      'Your name, address, ratings and settings are removed for good. In running matches a bot takes your seat; in old ones nobody’s name stands there.',
    leaveSure: 'This cannot be undone. Delete everything?',
    leaveYes: 'Delete for good',
    confirm: {
      title: 'Your mail address',
      text: 'One moment …',
      done: 'Confirmed. From now on notices of your matches may come there; what you want is in your account.',
      lobby: 'To the matches',
    },
    reset: {
      title: 'A new password',
      text: 'Choose it here. Afterwards you are signed out everywhere, and sign in with the new one.',
      go: 'Set the password',
      done: 'The password is set. You can sign in with it now.',
    },
  },
  de: {
    title: 'Konto',
    lead: 'Wer du hier bist, und wie du erfährst, dass du am Zug bist.',
    nobody: {
      title: 'Noch bist du hier niemand Bestimmtes',
      text: 'Um mit anderen zu spielen, trittst du als Gast ein, meldest dich an oder registrierst dich.',
      go: 'Eintreten',
    },
    saved: 'Gesichert.',
    who: 'Du',
    isGuest: (name, since) => `Du spielst als Gast ${name}, seit ${since}.`,
    isMember: (name, since) => `Du bist ${name}, Mitglied seit ${since}.`,
    profile: 'Wie andere dich sehen',
    signOut: 'Abmelden',
    signOutEverywhere: 'Auf allen Geräten abmelden',
    guestOut: 'Gehen',
    guestOutSure:
      'Ein Gast, der geht, kann nicht wiederkommen: Die Plätze sind verloren. Wer sich vorher registriert, behält sie.',
    keep: 'Bleiben',
    register: 'Mitglied werden',
    mail: 'Mailadresse',
    mailNone: 'Keine.',
    mailNoLetters: 'Dieser Server verschickt keine Briefe: Eine Adresse nützt hier nichts.',
    mailOpen:
      'Noch nicht bestätigt: Folge dem Link in dem Brief, den wir dorthin geschickt haben. Bis dahin gehen keine Nachrichten dorthin.',
    mailAgain: 'Brief noch einmal schicken',
    mailSent: 'Der Brief ist unterwegs.',
    mailNew: 'Neue Adresse',
    mailHint: 'Bleibt das Feld leer, wird sie entfernt.',
    mailGo: 'Adresse ändern',
    password: 'Passwort',
    passwordNow: 'Jetziges Passwort',
    passwordNew: 'Neues Passwort',
    passwordHint: 'Mindestens 8 Zeichen. Andere Geräte werden abgemeldet.',
    passwordGo: 'Passwort ändern',
    passwordDone: 'Das Passwort ist geändert.',
    habits: 'Gewohnheiten',
    language: 'Sprache',
    languageText: 'In dieser Sprache wird dir geschrieben.',
    zone: 'Zeitzone',
    zoneHere: zone => `Wie dieser Browser: ${zone}`,
    night: 'Nacht',
    nightText: 'In Partien, in denen Nächte nicht zählen, steht deine Uhr dann still.',
    from: 'von',
    to: 'bis',
    vacations: 'Urlaub',
    vacationsText: 'Deine Uhr steht still, in Partien, die das erlauben, und so viele Tage, wie sie erlauben.',
    noVacations: 'Keiner.',
    firstDay: 'Erster Tag',
    lastDay: 'Letzter Tag',
    add: 'Hinzufügen',
    remove: 'Entfernen',
    removeOf: what => `Entfernen: ${what}`,
    wrongDays: 'Der letzte Tag darf nicht vor dem ersten liegen.',
    tokens: 'Schlüssel für Bots',
    tokensText:
      'Ein Programm, das einen hat, spielt über die Schnittstelle auf deinen Plätzen. Wer ihn kennt, kann das auch.',
    tokenName: 'Wofür er ist',
    tokenMake: 'Schlüssel anfertigen',
    tokenShown: 'Er wird nur einmal gezeigt. Jetzt kopieren:',
    tokenLabel: 'Schlüssel',
    tokenLine: (created, used) =>
      `angefertigt am ${created}${used === undefined ? ', nie benutzt' : `, zuletzt benutzt am ${used}`}`,
    tokenDrop: 'Zurückziehen',
    blocks: 'Nicht mit diesen',
    blocksText: 'Mit jemandem auf dieser Liste sitzt du nie an einem Tisch. Niemand erfährt davon.',
    blockName: 'Name',
    block: 'Auf die Liste setzen',
    unblock: 'Von der Liste nehmen',
    unblockOf: name => `${name} von der Liste nehmen`,
    noBlocks: 'Niemand.',
    leave: 'Konto löschen',
    leaveText:
      'Name, Adresse, Wertungen und Einstellungen werden endgültig entfernt. In laufenden Partien übernimmt ein Bot den Platz; in alten steht dort kein Name mehr.',
    leaveSure: 'Das lässt sich nicht zurücknehmen. Alles löschen?',
    leaveYes: 'Endgültig löschen',
    confirm: {
      title: 'Deine Mailadresse',
      text: 'Einen Augenblick …',
      done: 'Bestätigt. Von jetzt an dürfen Nachrichten von deinen Partien dorthin kommen; welche, steht in deinem Konto.',
      lobby: 'Zu den Partien',
    },
    reset: {
      title: 'Ein neues Passwort',
      text: 'Hier lässt es sich wählen. Danach bist du überall abgemeldet und meldest dich mit dem neuen an.',
      go: 'Passwort setzen',
      done: 'Das Passwort ist gesetzt. Du kannst dich jetzt damit anmelden.',
    },
  },
};
