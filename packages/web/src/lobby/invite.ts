import { type Route, routeOf } from '../routes.js';

/** Where a pasted link leads, or the code alone; undefined if it is no invitation. */
export const inviteIn = (pasted: string): Extract<Route, { page: 'join' | 'play' }> | undefined => {
  const text = pasted.trim();
  const at = text.indexOf('#');
  if (at < 0) return /^[A-Za-z0-9_-]{10,60}$/.test(text) ? { page: 'join', invite: text } : undefined;
  const route = routeOf(text.slice(at));
  return route.page === 'join' || route.page === 'play' ? route : undefined;
};
