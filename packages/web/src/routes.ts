/** Where somebody is, as the address says it. */
export type Route =
  | { readonly page: 'start' }
  | { readonly page: 'new'; readonly game: string }
  | { readonly page: 'match'; readonly id: string; readonly at?: number }
  | { readonly page: 'learn'; readonly game: string }
  | { readonly page: 'credits' }
  | { readonly page: 'unknown'; readonly address: string };

const part = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
};

/** Reads what stands behind the `#` of the address. */
export const routeOf = (hash: string): Route => {
  const address = hash.replace(/^#/, '');
  const unknown: Route = { page: 'unknown', address: address.slice(0, 80) };
  const parts = address.split('/').filter(each => each !== '');
  const [page, raw, at, n, ...rest] = parts;
  if (page === undefined) return { page: 'start' };
  if (page === 'credits' && parts.length === 1) return { page };
  const name = raw === undefined ? undefined : part(raw);
  if (name === undefined || rest.length > 0) return unknown;
  if ((page === 'new' || page === 'learn') && parts.length === 2) return { page, game: name };
  if (page !== 'match') return unknown;
  if (parts.length === 2) return { page, id: name };
  return at === 'at' && n !== undefined && /^\d{1,7}$/.test(n) ? { page, id: name, at: Number(n) } : unknown;
};

/** The address of a place; the other way round. */
export const hashOf = (route: Route): string => {
  switch (route.page) {
    case 'start':
      return '#/';
    case 'credits':
      return '#/credits';
    case 'new':
    case 'learn':
      return `#/${route.page}/${encodeURIComponent(route.game)}`;
    case 'match': {
      const match = `#/match/${encodeURIComponent(route.id)}`;
      return route.at === undefined ? match : `${match}/at/${route.at}`;
    }
    case 'unknown':
      return `#${route.address}`;
  }
};
