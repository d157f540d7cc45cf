import type { Letter, Mailer } from '../notices/mail.js';
import type { Language } from './settings.js';

export type { Letter, Mailer };

interface LinkFacts {
  readonly name: string;
  readonly link: string;
}

const RESET: Readonly<Record<Language, (facts: LinkFacts) => Letter>> = {
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

export const resetLetter = (language: Language, facts: LinkFacts): Letter => RESET[language](facts);

const CONFIRM: Readonly<Record<Language, (facts: LinkFacts) => Letter>> = {
  en: ({ name, link }) => ({
    subject: 'Is this your address? – Hegemon',
    text: [
      'Hello,',
      `the player ${name} at Hegemon has given this address as his or her own. If that is you, confirm it here, and notices of your matches may come to it:`,
      link,
      'If it is not you, do nothing: nothing more will come.',
    ].join('\n\n'),
  }),
  de: ({ name, link }) => ({
    subject: 'Ist das deine Adresse? – Hegemon',
    text: [
      'Hallo,',
      `${name} spielt bei Hegemon und hat diese Adresse angegeben. Bist du das, dann bestätige sie hier, und Nachrichten von deinen Partien dürfen hierher kommen:`,
      link,
      'Bist du es nicht, dann tu nichts: Es kommt nichts weiter.',
    ].join('\n\n'),
  }),
};
/** The only letter to an address before its owner has said that it is his. */
export const confirmLetter = (language: Language, facts: LinkFacts): Letter => CONFIRM[language](facts);
