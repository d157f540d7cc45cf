import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Confirmation, Forgotten, GuestWish, Login, Me, NewPassword, Registration, record } from '@hegemon/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { House } from '../house.js';
import { confirmMail } from '../people/confirming.js';
import { type Entered, enterAsGuest, register } from '../people/joining.js';
import { login } from '../people/login.js';
import { meOf } from '../people/persons.js';
import { forgotten, reset } from '../people/resets.js';
import { endAllSessions, endSession } from '../people/sessions.js';
import { languageOf } from '../people/settings.js';
import { giveCookie, takeCookie } from './cookie.js';
import { callerOf, mustBe } from './guard.js';
import { addressOf, newcomersLimit } from './limits.js';
import { type PeopleOptions, withDefaults } from './people-options.js';
import { orRefuse, Refused } from './reply.js';

/** Coming in, going out, and what to do without the key. */
export const entranceRoutes =
  (house: House, given: PeopleOptions): FastifyPluginAsyncTypebox =>
  async app => {
    const options = withDefaults(given);
    const visitor = { who: 'visitor' } as const;
    const newcomer = { ...visitor, rateLimit: newcomersLimit(options.limits) };
    const entered = (request: FastifyRequest, reply: FastifyReply, { row, secret }: Entered): Me => {
      giveCookie(house, request, reply, secret);
      return meOf(row);
    };

    app.post(
      '/api/guests',
      {
        config: newcomer,
        schema: { body: GuestWish, response: { 201: Me } },
        // No wish is a wish too.
        preValidation: async request => {
          request.body ??= {};
        },
      },
      async (request, reply) => {
        const caller = await callerOf(house, request);
        // Who is somebody already stays it: what he has would be out of reach otherwise.
        if (caller) throw new Refused({ code: 'not-allowed', facts: { why: 'signed-in' } });
        const language = languageOf(request.headers['accept-language']);
        const guest = orRefuse(await enterAsGuest(house, request.body, language));
        return reply.code(201).send(entered(request, reply, guest));
      },
    );

    app.post(
      '/api/register',
      { config: newcomer, schema: { body: Registration, response: { 201: Me } } },
      async (request, reply) => {
        const caller = await callerOf(house, request);
        if (caller && !caller.isGuest) throw new Refused({ code: 'not-allowed', facts: { why: 'signed-in' } });
        const language = languageOf(request.headers['accept-language']);
        const member = orRefuse(await register(house, request.body, caller, language));
        return reply.code(201).send(entered(request, reply, member));
      },
    );

    app.post(
      '/api/login',
      { config: visitor, schema: { body: Login, response: { 200: Me } } },
      async (request, reply) => {
        const before = await callerOf(house, request);
        const member = orRefuse(await login(house, request.body, addressOf(request), before));
        return entered(request, reply, member);
      },
    );

    app.post('/api/logout', { config: { who: 'himself' } }, async (request, reply) => {
      const { session } = await mustBe(house, request);
      await house.store.tx(tx => endSession(tx, house, session));
      takeCookie(house, request, reply);
      return reply.code(204).send();
    });
    app.post('/api/logout/everywhere', { config: { who: 'himself' } }, async (request, reply) => {
      const { person } = await mustBe(house, request);
      await house.store.tx(tx => endAllSessions(tx, house, person));
      takeCookie(house, request, reply);
      return reply.code(204).send();
    });

    // The same words for every address, known or not.
    app.post(
      '/api/password/forgotten',
      { config: visitor, schema: { body: Forgotten, response: { 202: record({}) } } },
      async (request, reply) => {
        const held = await forgotten(house, request.body.mail, addressOf(request));
        if (held) throw new Refused(held);
        return reply.code(202).send({});
      },
    );
    app.post('/api/mail/confirm', { config: visitor, schema: { body: Confirmation } }, async (request, reply) => {
      orRefuse(await confirmMail(house, request.body.token));
      return reply.code(204).send();
    });
    app.post('/api/password/reset', { config: visitor, schema: { body: NewPassword } }, async (request, reply) => {
      orRefuse(await reset(house, request.body));
      takeCookie(house, request, reply);
      return reply.code(204).send();
    });
  };
