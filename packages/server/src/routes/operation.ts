import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Metrics } from '../operation/metrics.js';
import type { Rooms } from '../rooms.js';

/** For whoever runs the server, and for what watches over it. */
export const operationRoutes =
  ({ house }: Rooms, metrics: Metrics, isClosing: () => boolean): FastifyPluginAsyncTypebox =>
  async app => {
    const anybody = { config: { who: 'anybody' } } as const;
    /** It runs. */
    app.get('/healthz', anybody, async () => ({ ok: true }));
    /** It can serve: the store answers, and it is not about to close. */
    app.get('/readyz', anybody, async (_, reply) => {
      const isStored = await house.store
        .read(db => db.selectFrom('facts').select('name').limit(1).execute())
        .then(
          () => true,
          () => false,
        );
      const facts = { store: isStored, relay: house.relay.isOpen, closing: isClosing() };
      return reply.code(isStored && !facts.closing ? 200 : 503).send(facts);
    });
    app.get('/metrics', anybody, async (request, reply) => {
      // Behind a proxy the world asks through it: figures are for those who ask directly.
      if (request.headers['x-forwarded-for'] !== undefined && house.config.proxies > 0) return reply.code(404).send({});
      return reply.type(metrics.contentType).send(await metrics.text());
    });
    app.addHook('onResponse', async (request, reply) => {
      const { method, routeOptions } = request;
      const labels = { method, route: routeOptions.url ?? 'none', status: String(reply.statusCode) };
      metrics.requests.observe(labels, reply.elapsedTime / 1000);
    });
  };
