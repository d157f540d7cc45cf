import type { Config } from '../config.js';

type Where = Pick<Config, 'publicUrl' | 'host' | 'port'>;

/** Places of the page, as it writes them behind its address. */
export const placeOfMatch = (match: string): string => `#/play/${encodeURIComponent(match)}`;
export const PLACE_OF_SETTINGS = '#/account';
export const PLACE_OF_LISTS = '#/lobby';

/** Without a public address the one it listens on: whoever plays at home gets a link that works there. */
export const linkTo = ({ publicUrl, host, port }: Where, place: string): string => {
  const base = publicUrl ?? `http://${host === '0.0.0.0' || host === '::' ? 'localhost' : host}:${port}`;
  return `${base.replace(/\/+$/, '')}/${place}`;
};
