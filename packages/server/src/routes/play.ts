import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { branchOf, type Eyes, textOfFile } from '@hegemon/host';
import { bad, fileFor, fileOf, good, type NoUndo, type Refusal } from '@hegemon/kernel';
import {
  Act,
  Id,
  Inquiry,
  known,
  Note,
  Orders,
  record,
  Saying,
  SeatName,
  StandIn,
  Step,
  TalkLine,
  type Trouble,
  text,
} from '@hegemon/protocol';
import { Type } from 'typebox';
import { randomHex } from '../ids.js';
import type { Rooms } from '../rooms.js';
import type { Acted } from '../tables/acting.js';
import type { Live } from '../tables/live.js';
import { setOrders, setStandIn } from '../tables/seat-changes.js';
import { eyesFor, visibleTo } from '../wire/watching.js';
import { callerOf, mustBe } from './guard.js';
import { orRefuse, Refused } from './reply.js';

const OfMatch = record({ id: Id });
const digits = () => Type.Optional(Type.String({ pattern: '^[0-9]{1,9}$' }));
/** On disk as version `v`; or refused by the rules, with the reason. */
const Outcome = known<{ readonly v: number } | { readonly refusal: Refusal | NoUndo }>(
  'Done as a version, or refused.',
);
/** A board of one's own that goes on from here; who is to sit at it. */
const Branching = record({
  at: Type.Integer({ minimum: 0 }),
  chairs: Type.Record(
    SeatName,
    Type.Union([
      record({ kind: Type.Literal('person'), name: text(60) }),
      record({ kind: Type.Literal('bot'), bot: text(60, 1) }),
    ]),
    { maxProperties: 20 },
  ),
});
const outcomeOf = (acted: Acted) => ('refused' in acted ? { refusal: acted } : acted);

/** Playing without a socket: the same deeds, the same questions. */
export const playRoutes =
  (rooms: Rooms): FastifyPluginAsyncTypebox =>
  async app => {
    const { house, tables, acting, inquiring, talk } = rooms;
    const anybody = { who: 'anybody' } as const;
    const deed = { schema: { params: OfMatch, body: Step, response: { 200: Outcome } } };

    /** Does something with a match as somebody sees it. */
    const looked = async <T>(
      id: string,
      person: string | undefined,
      work: (live: Live, eyes: Eyes, version: number) => T,
      wanted?: string,
    ): Promise<T> =>
      orRefuse(
        await tables.alone(id, async live => {
          // Whoever has just done something through another process is to find it here.
          if (await tables.isBehind(live)) await tables.catchUp(live);
          const eyes = eyesFor(live.kept, person, wanted);
          if (eyes === undefined) return bad<Trouble>({ code: 'not-allowed' });
          return inquiring.workedFor(person, () => {
            try {
              return good(work(live, eyes, visibleTo(live, eyes, house.clock.now())));
            } catch (fault) {
              // A refusal is no fault of the match.
              if (fault instanceof Refused) return bad(fault.trouble);
              throw fault;
            }
          });
        }),
      );

    app.post(
      '/api/matches/:id/actions',
      { schema: { params: OfMatch, body: Act, response: { 200: Outcome } } },
      async request => {
        const { person } = await mustBe(house, request);
        return outcomeOf(orRefuse(await acting.answer(request.params.id, person, request.body)));
      },
    );
    for (const step of ['undo', 'redo', 'reset'] as const) {
      app.post(`/api/matches/:id/${step}`, deed, async request => {
        const { person } = await mustBe(house, request);
        return outcomeOf(orRefuse(await acting[step](request.params.id, person, request.body)));
      });
    }

    app.get(
      '/api/matches/:id/sight',
      {
        config: anybody,
        schema: {
          params: OfMatch,
          querystring: record({ at: digits(), as: Type.Optional(Type.String({ maxLength: 40 })) }),
          response: { 200: known<object>('What these eyes see, with its version.') },
        },
      },
      async request => {
        const person = (await callerOf(house, request))?.person;
        const { at, as } = request.query;
        return looked(
          request.params.id,
          person,
          (live, eyes, seen) => {
            const version = at === undefined ? seen : Math.min(Number(at) + 1, seen);
            return { v: version, sight: live.sight(eyes, version, seen) };
          },
          as,
        );
      },
    );
    app.post(
      '/api/matches/:id/ask',
      {
        config: anybody,
        schema: { params: OfMatch, body: Inquiry, response: { 200: known<object>('What was found.') } },
      },
      async request => {
        const person = (await callerOf(house, request))?.person;
        const { done, stop } = inquiring.ask(request.body, {
          match: request.params.id,
          who: person,
          eyesOf: live => eyesFor(live.kept, person),
          visible: (live, eyes) => visibleTo(live, eyes, house.clock.now()),
          tell: () => undefined,
        });
        request.raw.once('close', stop);
        return { value: orRefuse(await done) };
      },
    );
    app.get('/api/matches/:id/file', { config: anybody, schema: { params: OfMatch } }, async (request, reply) => {
      const person = (await callerOf(house, request))?.person;
      const { id } = request.params;
      const file = await looked(id, person, (live, eyes, seen) => {
        // Whoever looks on late would get the whole of what he has not seen yet.
        if (seen < live.version) throw new Refused({ code: 'not-allowed', facts: { why: 'late' } });
        return live.isOver ? fileOf(live.match) : fileFor(live.match, eyes);
      });
      return reply
        .type('application/json; charset=utf-8')
        .header('content-disposition', `attachment; filename="${file.game}-${id}.hegemon.json"`)
        .send(textOfFile(file));
    });

    app.post(
      '/api/matches/:id/branch',
      {
        config: anybody,
        schema: {
          params: OfMatch,
          body: Branching,
          response: { 200: known<{ readonly file: string }>('A match file.') },
        },
      },
      async request => {
        const person = (await callerOf(house, request))?.person;
        const { at, chairs } = request.body;
        return looked(request.params.id, person, (live, eyes, seen) => {
          if (at >= seen) throw new Refused({ code: 'stale' });
          const twig = branchOf(live.match, at, eyes, chairs, house.bots, randomHex);
          if (!twig.ok)
            throw new Refused({ code: 'malformed', facts: { path: String(twig.fault.facts?.path ?? 'chairs') } });
          return { file: textOfFile(fileOf(twig.value)) };
        });
      },
    );

    app.get('/api/matches/:id/orders', { schema: { params: OfMatch, response: { 200: Orders } } }, async request => {
      const { person } = await mustBe(house, request);
      return looked(request.params.id, person, live => {
        const seat = live.seatOf(person);
        if (seat === undefined) throw new Refused({ code: 'not-your-seat' });
        return { orders: JSON.parse(live.seatRow(seat).orders_json) };
      });
    });
    app.put(
      '/api/matches/:id/orders',
      { schema: { params: OfMatch, body: Orders, response: { 200: Outcome } } },
      async request => {
        const { person } = await mustBe(house, request);
        return outcomeOf(orRefuse(await setOrders(rooms, request.params.id, person, request.body.orders)));
      },
    );
    app.put(
      '/api/matches/:id/stand-in',
      { schema: { params: OfMatch, body: StandIn, response: { 200: Outcome } } },
      async request => {
        const { person } = await mustBe(house, request);
        return outcomeOf(orRefuse(await setStandIn(rooms, request.params.id, person, request.body.bot)));
      },
    );

    app.get(
      '/api/matches/:id/talk',
      {
        config: anybody,
        schema: { params: OfMatch, querystring: record({ before: digits() }), response: { 200: Type.Array(TalkLine) } },
      },
      async request => {
        const person = (await callerOf(house, request))?.person;
        const kept = await tables.ledger.read(request.params.id);
        if (!kept) throw new Refused({ code: 'no-such-match' });
        if (eyesFor(kept, person) === undefined) throw new Refused({ code: 'not-allowed' });
        const { before } = request.query;
        return [...(await talk.heardBy(kept, person, before === undefined ? undefined : Number(before), 100))];
      },
    );
    app.post(
      '/api/matches/:id/talk',
      { schema: { params: OfMatch, body: Saying, response: { 201: TalkLine } } },
      async (request, reply) => {
        const { person } = await mustBe(house, request);
        return reply.code(201).send(orRefuse(await talk.say(request.params.id, person, request.body)));
      },
    );

    app.get('/api/matches/:id/notes', { schema: { params: OfMatch, response: { 200: Note } } }, async request => {
      const { person } = await mustBe(house, request);
      const { id } = request.params;
      const row = await house.store.read(db =>
        db.selectFrom('notes').select('text').where('match', '=', id).where('person', '=', person).executeTakeFirst(),
      );
      return { text: row?.text ?? '' };
    });
    app.put('/api/matches/:id/notes', { schema: { params: OfMatch, body: Note } }, async (request, reply) => {
      const { person } = await mustBe(house, request);
      const kept = await tables.ledger.read(request.params.id);
      if (!kept) throw new Refused({ code: 'no-such-match' });
      if (eyesFor(kept, person) === undefined) throw new Refused({ code: 'not-allowed' });
      const { text: written } = request.body;
      await house.store.tx(({ db }) =>
        db
          .insertInto('notes')
          .values({ match: kept.row.id, person, text: written })
          .onConflict(conflict => conflict.columns(['match', 'person']).doUpdateSet({ text: written }))
          .execute(),
      );
      return reply.code(204).send();
    });
  };
