import type { News } from './relay.js';

type Kind = 'string' | 'number' | 'string?' | 'number?' | 'true?';
type About<A extends News['about']> = Extract<News, { readonly about: A }>;
/** What each kind of news holds besides its name. */
const FIELDS: { readonly [A in News['about']]: { readonly [F in Exclude<keyof About<A>, 'about'>]-?: Kind } } = {
  match: { match: 'string', version: 'number', revision: 'number', again: 'true?' },
  talk: { match: 'string', id: 'number' },
  lists: { person: 'string' },
  jobs: {},
  presence: { person: 'string' },
  'signed-out': { person: 'string', session: 'string?' },
  thinking: { match: 'string', seat: 'string', bot: 'string', share: 'number?', isDone: 'true?' },
};

const fits = (value: unknown, kind: Kind): boolean => {
  if (kind.endsWith('?') && value === undefined) return true;
  if (kind === 'true?') return value === true;
  return typeof value === kind.replace('?', '');
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** What has come from elsewhere, if it is news: others may speak on the same channel, or be newer than we are. */
export const newsOf = (text: string): News | undefined => {
  const value = parsed(text);
  if (typeof value !== 'object' || value === null || !('about' in value)) return undefined;
  const { about } = value;
  if (typeof about !== 'string' || !Object.hasOwn(FIELDS, about)) return undefined;
  const fields: readonly (readonly [string, Kind])[] = Object.entries(FIELDS[about as News['about']]);
  const isNews = fields.every(([name, kind]) => fits((value as Readonly<Record<string, unknown>>)[name], kind));
  return isNews ? (value as News) : undefined;
};

/** PostgreSQL carries less than this, in bytes. */
const TOO_LONG = 8000;

export class NewsTooLong extends Error {
  constructor(news: News, bytes: number) {
    super(`news about ${news.about} of ${bytes} bytes; below ${TOO_LONG} are carried: names and numbers only`);
    this.name = 'NewsTooLong';
  }
}

export const textOf = (news: News): string => {
  const text = JSON.stringify(news);
  const bytes = Buffer.byteLength(text);
  if (bytes >= TOO_LONG) throw new NewsTooLong(news, bytes);
  return text;
};
