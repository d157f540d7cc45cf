import type { FastifyReply, FastifyRequest } from 'fastify';
import type { House } from '../house.js';
import { COOKIE } from '../people/callers.js';
import { SESSION_LASTS } from '../people/sessions.js';

/** No script can read it, and no foreign page makes a browser send it along with a change. */
const shape = ({ config }: House, { protocol }: FastifyRequest) => ({
  path: '/',
  httpOnly: true,
  sameSite: 'lax' as const,
  secure: protocol === 'https' || (config.publicUrl?.startsWith('https:') ?? false),
});

export const giveCookie = (house: House, request: FastifyRequest, reply: FastifyReply, secret: string): void => {
  reply.setCookie(COOKIE, secret, { ...shape(house, request), maxAge: SESSION_LASTS / 1000 });
};
export const takeCookie = (house: House, request: FastifyRequest, reply: FastifyReply): void => {
  reply.clearCookie(COOKIE, shape(house, request));
};
