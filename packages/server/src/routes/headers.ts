import type { IncomingMessage } from 'node:http';
import type { FastifyHelmetOptions } from '@fastify/helmet';
import type { Config } from '../config.js';

/** A name and a port, and nothing that could end a directive. */
const HOST = /^[A-Za-z0-9.:[\]-]+$/;
/** Not every browser counts sockets to the page's own address as its own. */
const socketsTo = (host: string | undefined): string =>
  host !== undefined && HOST.test(host) ? `ws://${host} wss://${host}` : "'self'";
const hostOf = (publicUrl: string | undefined): string | undefined =>
  publicUrl === undefined ? undefined : new URL(publicUrl).host;

/** As the page is served elsewhere: everything from here, and nothing else; styles in attributes place the pieces. */
export const headersFor = ({ publicUrl }: Pick<Config, 'publicUrl'>): FastifyHelmetOptions => ({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      'default-src': ["'self'"],
      'script-src': ["'self'"],
      'style-src': ["'self'"],
      'style-src-attr': ["'unsafe-inline'"],
      'img-src': ["'self'", 'data:'],
      'font-src': ["'self'"],
      'connect-src': ["'self'", ({ headers }: IncomingMessage) => socketsTo(hostOf(publicUrl) ?? headers.host)],
      'worker-src': ["'self'"],
      'manifest-src': ["'self'"],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'form-action': ["'none'"],
      'frame-ancestors': ["'none'"],
    },
  },
  xFrameOptions: { action: 'deny' },
  referrerPolicy: { policy: 'no-referrer' },
  crossOriginOpenerPolicy: { policy: 'same-origin' },
  crossOriginResourcePolicy: { policy: 'same-origin' },
  // Only where there is a certificate; a house without one would lock itself out.
  strictTransportSecurity: publicUrl?.startsWith('https:') ? { maxAge: 31_536_000, includeSubDomains: false } : false,
});
export const PERMISSIONS = 'camera=(), microphone=(), geolocation=(), payment=(), usb=()';
