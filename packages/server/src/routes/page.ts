import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';

export type Page = (request: IncomingMessage, response: ServerResponse) => void;

/** The page itself, at every address that is not of the API. It brings its own headers. */
export const pageRoutes =
  (page: Page): FastifyPluginAsyncTypebox =>
  async app => {
    app.get('/*', { config: { who: 'anybody', rateLimit: false } }, (request, reply) => {
      if (request.url.startsWith('/api/')) return reply.callNotFound();
      reply.hijack();
      page(request.raw, reply.raw);
    });
  };
