import type { Letter, Mailer } from '../notices/mail.js';
import type { Language } from './settings.js';

export type { Letter, Mailer };

interface ResetFacts {
  readonly name: string;
  readonly link: string;
}

const RESET: Readonly<Record<Language, (facts: ResetFacts) => Letter>> = {
  en: ({ name, link }) => ({
    subject: 'A new password for Hegemon',
    text: [
      `Hello ${name},`,
      'somebody, probably you, wants a new password for your account. Choose it here within an hour:',
      link,
      'If it was not you, do nothing: your old password stays as it is.',
    ].join('\n\n'),
  }),
  de: ({ name, link }) => ({
    subject: 'Ein neues Passwort für Hegemon',
    text: [
      `Hallo ${name},`,
      'jemand, vermutlich du, möchte ein neues Passwort für dein Konto. Du kannst es innerhalb einer Stunde hier wählen:',
      link,
      'Warst du es nicht, dann tu nichts: Dein altes Passwort bleibt, wie es ist.',
    ].join('\n\n'),
  }),
};

export const resetLetter = (language: Language, facts: ResetFacts): Letter => RESET[language](facts);
