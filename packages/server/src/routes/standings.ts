import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { count, LeaderLine, record, text } from '@hegemon/protocol';
import { Type } from 'typebox';
import type { House } from '../house.js';
import { leaders, seatShares } from '../ratings/reading.js';

const MOST = 100;
/** Numbers in addresses are texts. */
const Kind = record({ game: text(60, 1), players: Type.String({ pattern: '^[0-9]{1,2}$' }) });
const Leaders = record({
  leaders: Type.Array(LeaderLine),
  /** How often people have won from each seat. */
  seats: Type.Record(Type.String(), record({ matches: count(), wins: count() })),
});

/** Who is strongest at a game with so many players, and which seat is. */
export const standingRoutes =
  ({ store }: Pick<House, 'store'>): FastifyPluginAsyncTypebox =>
  async app => {
    app.get(
      '/api/leaders',
      { config: { who: 'anybody' }, schema: { querystring: Kind, response: { 200: Leaders } } },
      async ({ query: { game, players } }) =>
        store.read(async db => ({
          leaders: await leaders(db, game, Number(players), MOST),
          seats: { ...(await seatShares(db, game, Number(players))) },
        })),
    );
  };
