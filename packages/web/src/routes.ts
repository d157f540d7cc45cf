/** Each page for itself, so that it can be told from the others. */
type Place<Page extends string, More = unknown> = Page extends string ? { readonly page: Page } & More : never;
/** Where somebody is, as the address says it. */
export type Route =
  | Place<'start' | 'credits' | 'lobby' | 'account'>
  | Place<'new' | 'learn' | 'host', { readonly game: string }>
  /** A match in this browser, or on a server. */
  | Place<'match' | 'play', { readonly id: string; readonly at?: number }>
  /** With or without one of the matches in this browser. */
  | Place<'bring', { readonly id?: string }>
  | Place<'join', { readonly invite: string }>
  | Place<'reset', { readonly token: string }>
  | Place<'confirm', { readonly token: string }>
  | Place<'people', { readonly name: string }>
  | Place<'leaders', { readonly game?: string; readonly players?: number }>
  | Place<'unknown', { readonly address: string }>;
/** Pages that need a server. */
export type OnlineRoute = Exclude<Route, { page: 'start' | 'credits' | 'new' | 'learn' | 'match' | 'unknown' }>;
/** A match, here or on a server, at a position of it. */
export type MatchRoute = Extract<Route, { page: 'match' | 'play' }>;

const part = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
};
const isNumber = (text: string | undefined, digits: number): text is string =>
  text !== undefined && text.length <= digits && /^\d+$/.test(text);

/** Pages of one word. */
const ALONE: Readonly<Record<string, Route>> = {
  credits: { page: 'credits' },
  lobby: { page: 'lobby' },
  account: { page: 'account' },
  bring: { page: 'bring' },
  leaders: { page: 'leaders' },
};

/** Pages of a word and a name. */
const named = (page: string, name: string): Route | undefined => {
  switch (page) {
    case 'new':
    case 'learn':
    case 'host':
      return { page, game: name };
    case 'match':
    case 'play':
    case 'bring':
      return { page, id: name };
    case 'join':
      return { page, invite: name };
    case 'reset':
    case 'confirm':
      return { page, token: name };
    case 'people':
      return { page, name };
    default:
      return undefined;
  }
};

/** Reads what stands behind the `#` of the address. */
export const routeOf = (hash: string): Route => {
  const address = hash.replace(/^#/, '');
  const unknown: Route = { page: 'unknown', address: address.slice(0, 80) };
  const parts = address.split('/').filter(each => each !== '');
  const [page, raw, third, fourth] = parts;
  if (page === undefined) return { page: 'start' };
  if (parts.length === 1) return Object.hasOwn(ALONE, page) ? ALONE[page] : unknown;
  const name = part(raw);
  if (name === undefined) return unknown;
  if (parts.length === 2) return named(page, name) ?? unknown;
  if (page === 'leaders' && parts.length === 3 && isNumber(third, 2))
    return { page, game: name, players: Number(third) };
  const isMatch = (page === 'match' || page === 'play') && parts.length === 4 && third === 'at';
  return isMatch && isNumber(fourth, 7) ? { page, id: name, at: Number(fourth) } : unknown;
};

const hash = (...parts: readonly (string | number | undefined)[]): string =>
  `#/${parts.flatMap(each => (each === undefined ? [] : [encodeURIComponent(each)])).join('/')}`;

/** The address of a place; the other way round. */
export const hashOf = (route: Route): string => {
  switch (route.page) {
    case 'start':
      return '#/';
    case 'new':
    case 'learn':
    case 'host':
      return hash(route.page, route.game);
    case 'match':
    case 'play':
      return hash(route.page, route.id, ...(route.at === undefined ? [] : ['at', route.at]));
    case 'bring':
      return hash(route.page, route.id);
    case 'join':
      return hash(route.page, route.invite);
    case 'reset':
    case 'confirm':
      return hash(route.page, route.token);
    case 'people':
      return hash(route.page, route.name);
    case 'leaders':
      return hash(route.page, route.game, route.players);
    case 'unknown':
      return `#${route.address}`;
    default:
      return hash(route.page);
  }
};
