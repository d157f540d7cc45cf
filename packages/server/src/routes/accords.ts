import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { AccordLine, count, Id, Joining, NewAccord, record, SeatName, Vote } from '@hegemon/protocol';
import { takeOver } from '../lobby/taking-over.js';
import type { Rooms } from '../rooms.js';
import { mustBe } from './guard.js';
import { orRefuse, Refused } from './reply.js';

const OfMatch = record({ id: Id });
const OfAccord = record({ id: Id, accord: Id });

/** What the people at a table decide about it, together or each for himself. */
export const accordRoutes =
  (rooms: Rooms): FastifyPluginAsyncTypebox =>
  async app => {
    const { house, accords } = rooms;

    app.post(
      '/api/matches/:id/accords',
      { schema: { params: OfMatch, body: NewAccord, response: { 201: AccordLine } } },
      async (request, reply) => {
        const { person } = await mustBe(house, request);
        return reply.code(201).send(orRefuse(await accords.propose(request.params.id, person, request.body)));
      },
    );
    app.put(
      '/api/matches/:id/accords/:accord/vote',
      { schema: { params: OfAccord, body: Vote, response: { 200: AccordLine } } },
      async request => {
        const { person } = await mustBe(house, request);
        const { id, accord } = request.params;
        return orRefuse(await accords.vote(id, person, accord, request.body.agrees));
      },
    );
    app.delete(
      '/api/matches/:id/accords/:accord',
      { schema: { params: OfAccord, response: { 200: AccordLine } } },
      async request => {
        const { person } = await mustBe(house, request);
        return orRefuse(await accords.withdraw(request.params.id, person, request.params.accord));
      },
    );

    app.post(
      '/api/matches/:id/resign',
      { schema: { params: OfMatch, response: { 200: record({ v: count() }) } } },
      async request => {
        const { person } = await mustBe(house, request);
        const resigned = orRefuse(await accords.resign(request.params.id, person));
        if ('refused' in resigned) throw new Refused({ code: 'not-running' });
        return { v: resigned.v };
      },
    );
    app.post(
      '/api/matches/:id/take',
      { schema: { params: OfMatch, body: Joining, response: { 200: record({ seat: SeatName }) } } },
      async request => {
        const { person } = await mustBe(house, request);
        return { seat: orRefuse(await takeOver(rooms, request.params.id, person, request.body)) };
      },
    );
  };
