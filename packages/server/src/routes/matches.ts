import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { botsAbout, gamesAbout } from '@hegemon/host';
import {
  Id,
  Joining,
  known,
  MatchLine,
  NewMatch,
  oneOf,
  orNull,
  Readiness,
  Room,
  record,
  SeatName,
  text,
  Upload,
} from '@hegemon/protocol';
import { Type } from 'typebox';
import { create, type Plan, planOf, tooManyTables } from '../lobby/creating.js';
import { LISTS } from '../lobby/lists.js';
import { threadReader } from '../lobby/reader.js';
import { rematch } from '../lobby/rematch.js';
import { planOfUpload } from '../lobby/upload.js';
import type { Rooms } from '../rooms.js';
import { eyesFor } from '../wire/watching.js';
import { callerOf, mustBe } from './guard.js';
import { orRefuse, Refused } from './reply.js';

const OfMatch = record({ id: Id });
const Made = record({ id: Id });
const Seat = record({ seat: SeatName });
/** Numbers in addresses are texts. */
const digits = () => Type.Optional(Type.String({ pattern: '^[0-9]{1,16}$' }));
const MOST_LINES = 100;
/** A whole match, with all its entries. */
const LARGEST_FILE = 8 * 1024 * 1024;

/** Lists of matches, new ones, and who sits where before they begin. */
export const matchRoutes =
  (rooms: Rooms): FastifyPluginAsyncTypebox =>
  async app => {
    const { house, hub, tables, seating, lists } = rooms;
    const anybody = { who: 'anybody' } as const;

    const keptFor = async (id: string, person: string | undefined) => {
      const kept = await tables.ledger.read(id);
      if (!kept) throw new Refused({ code: 'no-such-match' });
      if (eyesFor(kept, person) === undefined && kept.row.host !== person) throw new Refused({ code: 'not-allowed' });
      return kept;
    };

    const read = threadReader();
    const made = async (person: string, plan: Plan): Promise<string> =>
      house.store.tx(async tx => {
        const trouble = await tooManyTables(tx, person);
        if (trouble) throw new Refused(trouble);
        return create(tx, house, person, plan);
      });

    app.get(
      '/api/games',
      { config: anybody, schema: { response: { 200: known<object>('Games and bots.') } } },
      async () => ({
        games: gamesAbout(house),
        bots: await botsAbout(house),
        // A page that knows it promises none.
        letters: house.config.smtp !== undefined,
      }),
    );

    app.get(
      '/api/matches',
      {
        config: anybody,
        schema: {
          querystring: record({ list: oneOf(LISTS), game: Type.Optional(text(60)), before: digits(), limit: digits() }),
          response: { 200: Type.Array(MatchLine) },
        },
      },
      async request => {
        const { list, game, before, limit } = request.query;
        const person = (await callerOf(house, request))?.person;
        if (list === 'mine' && person === undefined) throw new Refused({ code: 'not-signed-in' });
        const most = Math.min(Number(limit ?? 50), MOST_LINES);
        return [
          ...(await lists.of({
            list,
            person,
            game,
            before: before === undefined ? undefined : Number(before),
            limit: most,
          })),
        ];
      },
    );
    app.get('/api/matches/next', { schema: { response: { 200: record({ match: orNull(Id) }) } } }, async request => ({
      match: await lists.next((await mustBe(house, request)).person),
    }));

    app.post('/api/matches', { schema: { body: NewMatch, response: { 201: Made } } }, async (request, reply) => {
      const { person, isGuest } = await mustBe(house, request);
      const plan = orRefuse(planOf(house, request.body));
      if (plan.terms.isRated && isGuest) throw new Refused({ code: 'not-allowed', facts: { why: 'guest' } });
      return reply.code(201).send({ id: await made(person, plan) });
    });
    app.post(
      '/api/matches/upload',
      { bodyLimit: LARGEST_FILE, schema: { body: Upload, response: { 201: Made } } },
      async (request, reply) => {
        const { person } = await mustBe(house, request);
        const plan = orRefuse(await planOfUpload(house, read, person, request.body));
        return reply.code(201).send({ id: await made(person, plan) });
      },
    );
    app.get(
      '/api/invites/:invite',
      { config: anybody, schema: { params: record({ invite: text(60, 1) }), response: { 200: Made } } },
      async request => {
        const { invite } = request.params;
        const row = await house.store.read(db =>
          db.selectFrom('matches').select('id').where('invite', '=', invite).executeTakeFirst(),
        );
        if (!row) throw new Refused({ code: 'no-such-match' });
        return row;
      },
    );

    app.get(
      '/api/matches/:id',
      {
        config: anybody,
        schema: { params: OfMatch, querystring: record({ invite: Type.Optional(text(60)) }), response: { 200: Room } },
      },
      async request => {
        const person = (await callerOf(house, request))?.person;
        const kept = await tables.ledger.read(request.params.id);
        if (!kept) throw new Refused({ code: 'no-such-match' });
        const isInvited = request.query.invite === kept.row.invite;
        if (!isInvited) await keptFor(request.params.id, person);
        return hub.roomFor(kept, person);
      },
    );
    app.post(
      '/api/matches/:id/join',
      { schema: { params: OfMatch, body: Joining, response: { 200: Seat } } },
      async request => {
        const { person, isGuest } = await mustBe(house, request);
        return { seat: orRefuse(await seating.join(request.params.id, person, isGuest, request.body)) };
      },
    );
    app.post('/api/matches/:id/leave', { schema: { params: OfMatch, response: { 200: Seat } } }, async request => {
      const { person } = await mustBe(house, request);
      return { seat: orRefuse(await seating.leave(request.params.id, person)) };
    });
    app.post(
      '/api/matches/:id/ready',
      { schema: { params: OfMatch, body: Readiness, response: { 200: Seat } } },
      async request => {
        const { person } = await mustBe(house, request);
        const { isReady, clientSeed } = request.body;
        return { seat: orRefuse(await seating.ready(request.params.id, person, isReady, clientSeed)) };
      },
    );
    app.put(
      '/api/matches/:id/seats/:seat',
      {
        schema: {
          params: record({ id: Id, seat: SeatName }),
          body: record({ bot: orNull(text(60, 1)) }),
          response: { 200: Seat },
        },
      },
      async request => {
        const { person } = await mustBe(house, request);
        const { id, seat } = request.params;
        return { seat: orRefuse(await seating.arrange(id, person, seat, request.body.bot)) };
      },
    );
    app.delete('/api/matches/:id', { schema: { params: OfMatch } }, async (request, reply) => {
      const { person } = await mustBe(house, request);
      orRefuse(await seating.cancel(request.params.id, person));
      return reply.code(204).send();
    });
    app.post(
      '/api/matches/:id/rematch',
      { schema: { params: OfMatch, response: { 201: Made } } },
      async (request, reply) => {
        const { person } = await mustBe(house, request);
        const kept = await keptFor(request.params.id, person);
        if (!kept.seats.some(each => each.person === person)) throw new Refused({ code: 'not-your-seat' });
        return reply.code(201).send({ id: orRefuse(await rematch(house, kept, person)) });
      },
    );
  };
