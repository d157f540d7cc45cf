import type { FastifyRequest } from 'fastify';
import type { House } from '../house.js';
import { authenticate, bearerOf, type Caller } from '../people/callers.js';
import { isOurOrigin } from './origin.js';
import { Refused } from './reply.js';

/**
 * Whom a route is for. It says so in its `config`; one that says nothing is for those who are signed in.
 *
 * - `anybody`: signed in or not;
 * - `visitor`: anybody with a browser: what ends in a cookie is not for tokens;
 * - `signed-in`: by cookie or by token;
 * - `himself`: by cookie alone: a token that was lost must not be able to make others, or to remove its owner;
 * - `member`: the same, with a password.
 */
export type Who = 'anybody' | 'visitor' | 'signed-in' | 'himself' | 'member';

declare module 'fastify' {
  interface FastifyContextConfig {
    readonly who?: Who;
  }
}

// Asked for several times in one request, read once.
const known = new WeakMap<FastifyRequest, Promise<Caller | undefined>>();

export const callerOf = (house: House, request: FastifyRequest): Promise<Caller | undefined> => {
  const { cookie, authorization } = request.headers;
  const caller = known.get(request) ?? authenticate(house, { cookie, authorization });
  known.set(request, caller);
  return caller;
};

/** Whoever has come so far; for routes that are not for everybody. */
export const mustBe = async (house: House, request: FastifyRequest): Promise<Caller> => {
  const caller = await callerOf(house, request);
  if (!caller) throw new Refused({ code: 'not-signed-in' });
  return caller;
};

const CHANGES_NOTHING = ['GET', 'HEAD', 'OPTIONS'];

/** A browser sends its cookie along with whatever a foreign page makes it ask for; our header it does not. */
const mustBeOurs = (house: House, { method, headers }: FastifyRequest): void => {
  if (CHANGES_NOTHING.includes(method) || bearerOf(headers) !== undefined) return;
  if (headers['x-hegemon'] !== '1') throw new Refused({ code: 'not-allowed', facts: { why: 'header' } });
  if (!isOurOrigin(house, headers)) throw new Refused({ code: 'not-allowed', facts: { why: 'origin' } });
};

const mayEnter = (who: Who, caller: Caller | undefined): boolean => {
  if (who === 'anybody') return true;
  if (who === 'visitor') return caller?.by !== 'token';
  if (who === 'signed-in') return caller !== undefined;
  return caller?.by === 'cookie' && (who === 'himself' || !caller.isGuest);
};

/** Stands before every route, and before its body is read. */
export const guard =
  (house: House) =>
  async (request: FastifyRequest): Promise<void> => {
    if (request.is404) return;
    mustBeOurs(house, request);
    const who = request.routeOptions.config.who ?? 'signed-in';
    if (who === 'anybody') return;
    const caller = await callerOf(house, request);
    if (mayEnter(who, caller)) return;
    throw new Refused({ code: caller ? 'not-allowed' : 'not-signed-in' });
  };
