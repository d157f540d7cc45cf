import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import websocket from '@fastify/websocket';
import type { Rooms } from '../rooms.js';
import { type Caller, Connection, type TalkLimits } from '../wire/connection.js';
import { inOneBreath } from '../wire/one-breath.js';
import { talking } from '../wire/talking.js';
import { callerOf } from './guard.js';
import { isOurOrigin } from './origin.js';
import { Refused } from './reply.js';

const MOST_BYTES = 65_536;
const MOST_SOCKETS = 20;
const MOST_STRANGERS = 2000;
/** A connection that has said nothing for so long is asked whether it is still there. */
const BEAT = 30_000;

/** The socket: one for each page or bot, for all its matches. */
export const liveRoutes =
  (rooms: Rooms, build: string, limits?: TalkLimits): FastifyPluginAsyncTypebox =>
  async app => {
    const { house, hub, acting, inquiring, talk } = rooms;
    const now = (): number => house.clock.now();
    const failed = (fault: unknown): void =>
      house.log.error(
        { fault: fault instanceof Error ? (fault.stack ?? fault.message) : String(fault) },
        'a message has failed',
      );
    const hear = talking({ hub, acting, inquiring, say: talk.say, now, failed });
    const beats = new Map<Connection, () => void>();
    // Nothing is packed: a browser would then pack each of its words, and to unpack them took a tenth of our time.
    await app.register(websocket, { options: { maxPayload: MOST_BYTES, perMessageDeflate: false } });
    const beat = setInterval(() => {
      for (const check of beats.values()) check();
    }, BEAT);
    beat.unref();
    app.addHook('onClose', async () => clearInterval(beat));

    app.get(
      '/api/live',
      {
        websocket: true,
        config: { who: 'anybody' },
        preValidation: async request => {
          // A browser sends its cookie with a socket from any page: only ours may open one.
          const isBrowser = request.headers.origin !== undefined;
          if (isBrowser && !isOurOrigin(house, request.headers))
            throw new Refused({ code: 'not-allowed', facts: { why: 'origin' } });
          const caller = await callerOf(house, request);
          const isFull = caller ? hub.socketsOf(caller.person) >= MOST_SOCKETS : hub.strangers >= MOST_STRANGERS;
          if (isFull) throw new Refused({ code: 'too-fast' });
        },
      },
      async (socket, request) => {
        // Whoever talks before we know who he is, is heard afterwards.
        const early: string[] = [];
        let take = (text: string): void => void (early.length < 20 && early.push(text));
        socket.on('message', (data, isBinary) => take(isBinary ? '' : String(data)));
        socket.on('error', () => socket.terminate());
        const caller: Caller | undefined = await callerOf(house, request);
        const connection = new Connection(inOneBreath(socket, request.raw.socket), caller, now, limits);
        let isThere = true;
        socket.on('pong', () => {
          isThere = true;
        });
        beats.set(connection, () => {
          if (!isThere) socket.terminate();
          isThere = false;
          socket.ping();
        });
        socket.on('close', () => {
          beats.delete(connection);
          hub.leave(connection);
        });
        if (socket.readyState !== socket.OPEN) return;
        hub.join(connection);
        const me = caller ? { id: caller.person, name: caller.name, isGuest: caller.isGuest } : null;
        hub.greet(connection, { type: 'hello', me, build, now: now() });
        take = text => {
          const message = connection.read(text);
          if (!message) return;
          hear(connection, message).catch(failed);
        };
        for (const text of early) take(text);
      },
    );
  };
