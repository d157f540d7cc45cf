import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  Id,
  MadeToken,
  MailChange,
  Me,
  NewToken,
  PasswordChange,
  record,
  SettingsChange,
  TokenLines,
} from '@hegemon/protocol';
import type { House } from '../house.js';
import { cookieOf } from '../people/callers.js';
import { changeMail, changePassword, changeSettings } from '../people/changes.js';
import { askAgain } from '../people/confirming.js';
import { leave } from '../people/leaving.js';
import { meOf, personById } from '../people/persons.js';
import { dropToken, makeToken, tokensOf } from '../people/tokens.js';
import { giveCookie, takeCookie } from './cookie.js';
import { mustBe } from './guard.js';
import { addressOf } from './limits.js';
import { type PeopleOptions, withDefaults } from './people-options.js';
import { orRefuse, Refused } from './reply.js';

/** What somebody may know of himself, and change. */
export const meRoutes =
  (house: House, given: PeopleOptions): FastifyPluginAsyncTypebox =>
  async app => {
    const options = withDefaults(given);
    const himself = { who: 'himself' } as const;
    const member = { who: 'member' } as const;

    app.get('/api/me', { config: { who: 'signed-in' }, schema: { response: { 200: Me } } }, async (request, reply) => {
      const { person, by } = await mustBe(house, request);
      const row = await house.store.read(db => personById(db, person));
      if (!row) throw new Refused({ code: 'not-signed-in' });
      // The page begins with this question: whoever comes back stays signed in.
      const secret = cookieOf(request.headers);
      if (by === 'cookie' && secret) giveCookie(house, request, reply, secret);
      return meOf(row);
    });
    app.patch(
      '/api/me',
      { config: { who: 'signed-in' }, schema: { body: SettingsChange, response: { 200: Me } } },
      async request => {
        const caller = await mustBe(house, request);
        return meOf(orRefuse(await changeSettings(house, caller, request.body, options.settled)));
      },
    );
    app.delete('/api/me', { config: himself }, async (request, reply) => {
      const { person } = await mustBe(house, request);
      await leave(house, person, options.leaving);
      takeCookie(house, request, reply);
      return reply.code(204).send();
    });

    app.put('/api/me/password', { config: member, schema: { body: PasswordChange } }, async (request, reply) => {
      const caller = await mustBe(house, request);
      orRefuse(await changePassword(house, caller, request.body, addressOf(request)));
      return reply.code(204).send();
    });
    app.put('/api/me/mail', { config: member, schema: { body: MailChange, response: { 200: Me } } }, async request => {
      const caller = await mustBe(house, request);
      return meOf(orRefuse(await changeMail(house, caller, request.body, addressOf(request))));
    });

    app.post(
      '/api/me/mail/letter',
      { config: member, schema: { response: { 202: record({}) } } },
      async (request, reply) => {
        orRefuse(await askAgain(house, await mustBe(house, request), addressOf(request)));
        return reply.code(202).send({});
      },
    );

    app.get('/api/me/tokens', { config: himself, schema: { response: { 200: TokenLines } } }, async request =>
      tokensOf(house, await mustBe(house, request)),
    );
    app.post(
      '/api/me/tokens',
      { config: himself, schema: { body: NewToken, response: { 201: MadeToken } } },
      async (request, reply) => {
        const made = orRefuse(await makeToken(house, await mustBe(house, request), request.body.name));
        return reply.code(201).send(made);
      },
    );
    app.delete(
      '/api/me/tokens/:id',
      { config: himself, schema: { params: record({ id: Id }) } },
      async (request, reply) => {
        await dropToken(house, await mustBe(house, request), request.params.id);
        return reply.code(204).send();
      },
    );
  };
