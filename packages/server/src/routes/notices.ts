import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { bad, good } from '@hegemon/kernel';
import { Channels, Id, known, orNull, PushSubscription, record, text } from '@hegemon/protocol';
import { seatOfPerson } from '../lobby/room.js';
import { subscribe, unsubscribe } from '../notices/pushes.js';
import { publicKeyOf } from '../notices/vapid.js';
import { testWebhook } from '../notices/webhook.js';
import type { Rooms } from '../rooms.js';
import { mustBe } from './guard.js';
import { orRefuse, Refused } from './reply.js';

/** How somebody is told that it is his turn. */
export const noticeRoutes =
  ({ house, tables, acting }: Rooms): FastifyPluginAsyncTypebox =>
  async app => {
    app.get(
      '/api/push/key',
      { config: { who: 'anybody' }, schema: { response: { 200: record({ key: text(200) }) } } },
      async () => ({ key: await publicKeyOf(house.store) }),
    );
    app.post(
      '/api/me/pushes',
      { config: { who: 'himself' }, schema: { body: PushSubscription } },
      async (request, reply) => {
        const { person } = await mustBe(house, request);
        const trouble = await subscribe(house, person, request.body);
        if (trouble) throw new Refused(trouble);
        return reply.code(204).send();
      },
    );
    app.delete(
      '/api/me/pushes',
      { config: { who: 'himself' }, schema: { body: record({ endpoint: text(1000, 1) }) } },
      async (request, reply) => {
        const { person } = await mustBe(house, request);
        await unsubscribe(house, person, request.body.endpoint);
        return reply.code(204).send();
      },
    );
    app.post(
      '/api/me/webhook/test',
      {
        // Nobody makes us knock at doors all day.
        config: { who: 'himself', rateLimit: { max: 10, timeWindow: 60_000, groupId: 'webhook-test' } },
        schema: { response: { 200: known<{ readonly fault: string | null }>('What came of it.') } },
      },
      async request => {
        const { person } = await mustBe(house, request);
        return testWebhook(house, person);
      },
    );
    app.get(
      '/api/matches/:id/notify',
      { schema: { params: record({ id: Id }), response: { 200: record({ notify: orNull(Channels) }) } } },
      async request => {
        const { person } = await mustBe(house, request);
        const kept = await tables.ledger.read(request.params.id);
        if (!kept) throw new Refused({ code: 'no-such-match' });
        const seat = seatOfPerson(kept, person);
        if (seat === undefined) throw new Refused({ code: 'not-your-seat' });
        const chosen = kept.seats.find(row => row.seat === seat)?.notify_json ?? 'null';
        return { notify: JSON.parse(chosen) as Channels | null };
      },
    );
    /** For one match; null is as everywhere. */
    app.put(
      '/api/matches/:id/notify',
      { schema: { params: record({ id: Id }), body: record({ notify: orNull(Channels) }) } },
      async (request, reply) => {
        const { person } = await mustBe(house, request);
        const { notify } = request.body;
        orRefuse(
          await acting.change(request.params.id, person, live => {
            const seat = live.seatOf(person);
            if (seat === undefined) return bad({ code: 'not-your-seat' });
            const notify_json = notify === null ? null : JSON.stringify(notify);
            return good({ seats: [{ seat, notify_json }], isPrivate: true });
          }),
        );
        return reply.code(204).send();
      },
    );
  };
