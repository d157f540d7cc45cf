import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Blocking, PersonLines, Profile, record, text } from '@hegemon/protocol';
import type { House } from '../house.js';
import { block, blocksOf, unblock } from '../people/blocks.js';
import { lineOf, personByName } from '../people/persons.js';
import { entranceRoutes } from './entrance.js';
import { mustBe } from './guard.js';
import { meRoutes } from './me.js';
import { type PeopleOptions, withDefaults } from './people-options.js';
import { orRefuse, Refused } from './reply.js';

/** Everything about people: the entrance, oneself, and others. */
export const peopleRoutes =
  (house: House, options: PeopleOptions = {}): FastifyPluginAsyncTypebox =>
  async app => {
    await app.register(entranceRoutes(house, options));
    await app.register(meRoutes(house, options));
    await app.register(othersRoutes(house, options));
  };

const Named = record({ name: text(100, 1) });

const othersRoutes =
  (house: House, given: PeopleOptions): FastifyPluginAsyncTypebox =>
  async app => {
    const { standingOf } = withDefaults(given);

    app.get(
      '/api/people/:name',
      { config: { who: 'anybody' }, schema: { params: Named, response: { 200: Profile } } },
      async request => {
        const row = await house.store.read(db => personByName(db, request.params.name));
        if (!row) throw new Refused({ code: 'no-such-person' });
        return { person: lineOf(row), created: row.created, ...(await standingOf(row.id)) };
      },
    );

    app.get('/api/blocks', { schema: { response: { 200: PersonLines } } }, async request => [
      ...(await blocksOf(house, await mustBe(house, request))),
    ]);
    app.post('/api/blocks', { schema: { body: Blocking } }, async (request, reply) => {
      orRefuse(await block(house, await mustBe(house, request), request.body.name));
      return reply.code(204).send();
    });
    app.delete('/api/blocks/:name', { schema: { params: Named } }, async (request, reply) => {
      orRefuse(await unblock(house, await mustBe(house, request), request.params.name));
      return reply.code(204).send();
    });
  };
