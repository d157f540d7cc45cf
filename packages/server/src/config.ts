/** What whoever runs the server may set. */
export interface Config {
  readonly host: string;
  readonly port: number;
  readonly database: string;
  /** Under which address people reach it: for links in mails, and the origin that is ours. Without one: whatever they use. */
  readonly publicUrl: string | undefined;
  /** Behind how many proxies of ours it stands. */
  readonly proxies: number;
  /** The folder of the built page; without one only the API is served. */
  readonly page: string | undefined;
  /** `smtp://user:password@host:port`, and from whom mails come. Without it no mail is sent. */
  readonly smtp: string | undefined;
  readonly mailFrom: string;
  /** May webhooks lead into private networks? Only for tests and closed houses. */
  readonly privateHooks: boolean;
  readonly threads: number;
  readonly logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
  /** Cheap passwords, for tests alone. */
  readonly quickPasswords: boolean;
}

export const DEFAULTS: Config = {
  host: '127.0.0.1',
  port: 4170,
  database: 'sqlite:data/hegemon.sqlite',
  publicUrl: undefined,
  proxies: 0,
  page: undefined,
  smtp: undefined,
  mailFrom: 'Hegemon <hegemon@localhost>',
  privateHooks: false,
  threads: 1,
  logLevel: 'info',
  quickPasswords: false,
};
