import type { Occasion } from '../online/me.svelte.js';

export type Way = 'guest' | 'login' | 'register';
interface Words {
  readonly titles: Readonly<Record<Occasion, string>>;
  readonly ways: Readonly<Record<Way, string>>;
  readonly waysLabel: string;
  readonly name: string;
  readonly guestName: string;
  readonly guestHint: string;
  readonly guestText: string;
  readonly guestGo: string;
  readonly loginName: string;
  readonly password: string;
  readonly newPassword: string;
  readonly passwordHint: string;
  readonly loginGo: string;
  readonly guestLeaves: (name: string) => string;
  readonly forgotten: string;
  readonly forgottenNoLetters: string;
  readonly forgottenText: string;
  readonly forgottenGo: string;
  readonly forgottenDone: string;
  readonly forgottenMail: string;
  readonly mail: string;
  readonly mailHint: string;
  readonly registerText: string;
  readonly registerKeeps: (name: string) => string;
  readonly registerGo: string;
  readonly back: string;
}

export const ENTRANCE_WORDS: Readonly<Record<'en' | 'de', Words>> = {
  en: {
    titles: {
      host: 'Who opens the table?',
      join: 'Who sits down?',
      say: 'Who speaks?',
      rated: 'Rated matches are for members',
      'sign-in': 'Come in',
    },
    ways: { guest: 'As a guest', login: 'Sign in', register: 'Register' },
    waysLabel: 'How to come in',
    name: 'Name',
    guestName: 'Your name at the table',
    guestHint: 'Leave it empty and you get one.',
    guestText:
      'No account is needed. This browser remembers you, and you can register later: your matches stay with you.',
    guestGo: 'Play as a guest',
    loginName: 'Name or mail address',
    password: 'Password',
    newPassword: 'Password',
    passwordHint: 'At least 8 characters.',
    loginGo: 'Sign in',
    guestLeaves: name =>
      `The matches you play as ${name} do not come along to another account. To keep them, register instead.`,
    forgotten: 'Password forgotten?',
    forgottenNoLetters: 'This server sends no letters: whoever has forgotten a password asks its host.',
    forgottenText: 'Tell us the mail address of your account: a letter with a link to a new password will come.',
    forgottenGo: 'Send the letter',
    forgottenDone: 'If an account has this address, a letter is on its way. Its link holds for an hour.',
    forgottenMail: 'Mail address of the account',
    mail: 'Mail address (if you like)',
    mailHint: 'For notices of your turn, and if you forget your password. Nobody else sees it.',
    registerText: 'Your name is yours, your matches follow you to every device, and you can play rated matches.',
    registerKeeps: name => `You keep everything you have begun as ${name}.`,
    registerGo: 'Register',
    back: 'Back to signing in',
  },
  de: {
    titles: {
      host: 'Wer eröffnet den Tisch?',
      join: 'Wer setzt sich?',
      say: 'Wer spricht?',
      rated: 'Gewertet spielen nur Mitglieder',
      'sign-in': 'Eintreten',
    },
    ways: { guest: 'Als Gast', login: 'Anmelden', register: 'Registrieren' },
    waysLabel: 'Wie man eintritt',
    name: 'Name',
    guestName: 'Dein Name am Tisch',
    guestHint: 'Bleibt das Feld leer, bekommst du einen.',
    guestText:
      'Es braucht kein Konto. Dieser Browser erkennt dich wieder, und registrieren geht auch später: Die Partien bleiben.',
    guestGo: 'Als Gast spielen',
    loginName: 'Name oder Mailadresse',
    password: 'Passwort',
    newPassword: 'Passwort',
    passwordHint: 'Mindestens 8 Zeichen.',
    loginGo: 'Anmelden',
    guestLeaves: name =>
      `Die Partien von ${name} kommen nicht mit in ein anderes Konto. Wer sie behalten will, registriert sich stattdessen.`,
    forgotten: 'Passwort vergessen?',
    forgottenNoLetters:
      'Dieser Server verschickt keine Briefe: Wer sein Passwort vergessen hat, fragt seinen Betreiber.',
    forgottenText: 'Welche Mailadresse hat das Konto? Dorthin kommt ein Brief mit einem Link zu einem neuen Passwort.',
    forgottenGo: 'Brief senden',
    forgottenDone: 'Hat ein Konto diese Adresse, so ist ein Brief unterwegs. Sein Link gilt eine Stunde.',
    forgottenMail: 'Mailadresse des Kontos',
    mail: 'Mailadresse (wenn du magst)',
    mailHint: 'Für Nachrichten, wenn du am Zug bist, und falls du das Passwort vergisst. Niemand sonst sieht sie.',
    registerText: 'Der Name gehört dir, die Partien folgen dir auf jedes Gerät, und du kannst gewertet spielen.',
    registerKeeps: name => `Alles, was du als ${name} begonnen hast, bleibt dir.`,
    registerGo: 'Registrieren',
    back: 'Zurück zur Anmeldung',
  },
};
