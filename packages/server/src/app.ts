import type { IncomingMessage, ServerResponse } from 'node:http';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import swagger from '@fastify/swagger';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  fastify,
  type RawServerDefault,
} from 'fastify';
import type { House } from './house.js';
import { handleConfirming } from './people/confirming.js';
import { handleForgotten } from './people/resets.js';
import { DESCRIPTION } from './routes/description.js';
import { guard, type Who } from './routes/guard.js';
import { headersFor, PERMISSIONS } from './routes/headers.js';
import { LIMITS, limitFor } from './routes/limits.js';
import { peopleRoutes } from './routes/people.js';
import type { PeopleOptions } from './routes/people-options.js';
import { type Answer, answerToFault, Refused } from './routes/reply.js';

export type App = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>;

/** A way in, and whom it is for. */
interface Door {
  readonly method: string;
  readonly path: string;
  readonly who: Who;
}
declare module 'fastify' {
  interface FastifyInstance {
    /** All there are, for whoever wants to see that each is watched. */
    readonly doors: readonly Door[];
  }
}

export type AppOptions = PeopleOptions;

const BODY_LIMIT = 65_536;
/** For the whole of a request to come in. */
const PATIENCE = 60_000;

/** Everything that is asked over HTTP. Before it listens, or is `ready`, further rooms may be registered. */
export const makeApp = async (house: House, options: AppOptions = {}): Promise<App> => {
  const { proxies } = house.config;
  const app: App = fastify({
    logger: false,
    bodyLimit: BODY_LIMIT,
    requestTimeout: PATIENCE,
    // So many that stand nearest to us are believed when they say for whom they ask.
    trustProxy: proxies > 0 && ((_address: string, hop: number) => hop < proxies),
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false } },
    return503OnClosing: false,
    frameworkErrors: (fault, _request, reply) => void send(reply, answerToFault(fault)),
  }).withTypeProvider<TypeBoxTypeProvider>();
  // JSON is all we read.
  app.removeContentTypeParser('text/plain');

  watchDoors(app);
  closeGently(app);
  await app.register(swagger, DESCRIPTION);
  await app.register(cookie);
  await app.register(helmet, headersFor(house.config));
  await app.register(rateLimit, limitFor(house, options.limits ?? LIMITS));
  app.addHook('onRequest', async (request, reply) => {
    reply.header('permissions-policy', PERMISSIONS);
    if (isApi(request)) reply.header('cache-control', 'no-store');
  });
  app.addHook('preParsing', guard(house));
  app.addHook('preValidation', async ({ params, query, body }) => {
    if ([params, query, body].some(hasNul)) throw new Refused({ code: 'malformed', facts: { path: 'nul' } });
  });
  app.setErrorHandler((fault, request, reply) => answer(house, fault, request, reply));
  app.setNotFoundHandler({ preHandler: app.rateLimit() }, async (_, reply) =>
    send(reply, { status: 404, trouble: { code: 'malformed', facts: { path: 'url' } } }),
  );

  // The rooms. Matches, sockets and the page itself are registered beside this one.
  handleForgotten(house, options.mailer);
  handleConfirming(house, options.mailer);
  await app.register(peopleRoutes(house, options));
  return app;
};

/** A sign that is none, and that not every database can keep. However deep it lies: nobody's stack is deep enough. */
const hasNul = (value: unknown): boolean => {
  const waiting = [value];
  while (waiting.length > 0) {
    const next = waiting.pop();
    if (typeof next === 'string' && next.includes('\0')) return true;
    if (typeof next === 'object' && next !== null) {
      for (const [key, each] of Object.entries(next)) waiting.push(key, each);
    }
  }
  return false;
};

const isApi = ({ url }: FastifyRequest): boolean => url.startsWith('/api/');

const watchDoors = (app: App): void => {
  const doors: Door[] = [];
  app.decorate('doors', doors);
  app.addHook('onRoute', ({ method, url, config }) => {
    for (const each of [method].flat()) {
      if (each !== 'HEAD') doors.push({ method: each, path: url, who: config?.who ?? 'signed-in' });
    }
  });
};

/** Who asks while the house is being closed is told so, in our own words. */
const closeGently = (app: App): void => {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onRequest', async () => {
    if (isClosing) throw new Refused({ code: 'closing' });
  });
};

const send = (reply: FastifyReply, { status, trouble, retryAfter }: Answer): FastifyReply => {
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
  return reply.code(status).send({ trouble });
};

const answer = ({ log }: House, fault: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const said = answerToFault(fault);
  if (said.status >= 500 && !(fault instanceof Refused)) {
    const { method, routeOptions } = request;
    const facts = { method, route: routeOptions.url, status: said.status, fault };
    if (said.trouble.code === 'engine-fault') log.error(facts, 'a request has failed');
    else log.warn(facts, 'the store has failed a request');
  }
  return send(reply, said);
};
