import { createTransport } from 'nodemailer';
import type { Config } from '../config.js';

export interface Letter {
  /** Line breaks in it become spaces: nobody writes headers of his own. */
  readonly subject: string;
  readonly text: string;
  /** Where such letters are called off; without one, the letter was asked for. */
  readonly unsubscribe?: string;
  /** Letters with the same name are the same letter. */
  readonly id?: string;
}
export interface Mailer {
  /** Throws `MailRefused` if it will never arrive, anything else if it may be tried again. */
  send(to: string, letter: Letter): Promise<void>;
}
/** The other side wants it neither now nor later. */
export class MailRefused extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.name = 'MailRefused';
  }
}

/** Milliseconds: a job must be done with it before its claim runs out. */
const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 15_000, dnsTimeout: 5_000 };

/** `Name <box@host>`, or the address alone. */
export const addressIn = (from: string): string => (/<([^<>]+)>/.exec(from)?.[1] ?? from).trim();

/** Only what the server says of this letter is final; who may not sign in has set something wrong, and can mend it. */
const isFinal = (fault: unknown): boolean => {
  if (typeof fault !== 'object' || fault === null) return false;
  const { code, responseCode } = fault as { readonly code?: unknown; readonly responseCode?: unknown };
  return code !== 'EAUTH' && typeof responseCode === 'number' && responseCode >= 500 && responseCode < 600;
};

/** Undefined if no server for mail was named: then there is no such channel. */
export const mailer = ({ smtp, mailFrom }: Pick<Config, 'smtp' | 'mailFrom'>): Mailer | undefined => {
  if (smtp === undefined) return undefined;
  const transport = createTransport({ url: smtp, disableFileAccess: true, disableUrlAccess: true, ...PATIENCE });
  const from = addressIn(mailFrom);
  const host = from.slice(from.lastIndexOf('@') + 1);
  return {
    send: async (to, { subject, text, unsubscribe, id }) => {
      try {
        await transport.sendMail({
          from: mailFrom,
          // Not as text, which could be read as several addresses.
          to: { name: '', address: to },
          envelope: { from, to: [to] },
          subject: subject.replace(/\s+/g, ' ').trim(),
          text,
          headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
          ...(id !== undefined && { messageId: `<${id}@${host}>` }),
          ...(unsubscribe !== undefined && { list: { unsubscribe } }),
        });
      } catch (fault) {
        throw isFinal(fault) ? new MailRefused(fault) : fault;
      }
    },
  };
};
