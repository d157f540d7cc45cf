import rateLimit from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import type { House } from '../house.js';
import { callerOf } from './guard.js';
import { Refused } from './reply.js';

/** How much one may ask of one process. */
export interface Limits {
  /** Requests in a minute, of one person, or of one address for those who are nobody yet. */
  readonly requests: number;
  /** New people in an hour, from one address. */
  readonly newcomers: number;
}
export const LIMITS: Limits = { requests: 1200, newcomers: 120 };

/** Of the long addresses one household has a whole range. */
export const addressOf = ({ ip }: FastifyRequest): string => rateLimit.normalizeIP(ip);

const tooFast = (_: FastifyRequest, { ttl }: { readonly ttl: number }): Refused =>
  new Refused({ code: 'too-fast', facts: { wait: Math.ceil(ttl / 1000) } });

export const limitFor = (house: House, { requests }: Limits) => ({
  max: requests,
  timeWindow: 60_000,
  cache: 20_000,
  // What is no part of the API is the same for everybody: it is served without asking the store.
  keyGenerator: async (request: FastifyRequest) =>
    (request.url.startsWith('/api/') ? (await callerOf(house, request))?.person : undefined) ?? addressOf(request),
  errorResponseBuilder: tooFast,
});

export const newcomersLimit = ({ newcomers }: Limits) => ({
  max: newcomers,
  timeWindow: 3_600_000,
  keyGenerator: addressOf,
  groupId: 'newcomers',
});
