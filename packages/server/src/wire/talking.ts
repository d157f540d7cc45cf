import type { Result } from '@hegemon/kernel';
import type { FromClient, Trouble } from '@hegemon/protocol';
import { troubleOf } from '../store/faults.js';
import type { Acted, Acting } from '../tables/acting.js';
import type { Inquiring } from '../tables/inquiring.js';
import type { Saying } from '../talk/talk.js';
import type { Connection } from './connection.js';
import type { Hub } from './hub.js';
import { eyesFor, visibleTo } from './watching.js';

const NOT_SIGNED_IN: Trouble = { code: 'not-signed-in' };
/** So many things may be found out for one connection at once. */
const MOST_ASKED = 12;

export interface Rooms {
  readonly hub: Hub;
  readonly acting: Acting;
  readonly inquiring: Inquiring;
  readonly say: Saying;
  now(): number;
  /** Somebody has to look into it. */
  failed(fault: unknown): void;
}

/** Does what a client asks for on its socket, and answers. */
export const talking = (rooms: Rooms) => {
  const { hub, acting, inquiring, say } = rooms;

  const acted = async (connection: Connection, id: string, deed: Promise<Result<Acted, Trouble>>): Promise<void> => {
    const done = await deed;
    if (!done.ok) connection.send({ type: 'refused', id, refusal: done.fault });
    else if ('refused' in done.value) connection.send({ type: 'refused', id, refusal: done.value });
    else connection.send({ type: 'done', id, v: done.value.v });
  };

  const ask = async (
    connection: Connection,
    { id, match, inquiry }: Extract<FromClient, { type: 'ask' }>,
  ): Promise<void> => {
    if (connection.asked.size >= MOST_ASKED) {
      connection.send({ type: 'refused', id, refusal: { code: 'too-fast' } });
      return;
    }
    const wanted = connection.watches.get(match)?.eyes;
    const finding = inquiring.ask(inquiry, {
      match,
      who: connection.caller?.person,
      eyesOf: live => eyesFor(live.kept, connection.caller?.person, wanted),
      visible: (live, eyes) => visibleTo(live, eyes, rooms.now()),
      tell: share => connection.send({ type: 'share', id, share }),
    });
    connection.asked.set(id, finding.stop);
    const found = await finding.done;
    // Whoever has changed his mind is not told any more.
    if (!connection.asked.delete(id)) return;
    if (found.ok) connection.send({ type: 'told', id, value: found.value });
    else connection.send({ type: 'refused', id, refusal: found.fault });
  };

  const hear = async (connection: Connection, message: FromClient): Promise<void> => {
    const person = connection.caller?.person;
    switch (message.type) {
      case 'watch':
        return hub.watch(connection, message.match, message.v, message.as);
      case 'unwatch':
        return hub.unwatch(connection, message.match);
      case 'ping':
        return connection.send({ type: 'pong', id: message.id, now: rooms.now() });
      case 'never-mind':
        connection.asked.get(message.id)?.();
        connection.asked.delete(message.id);
        return;
      case 'ask':
        return ask(connection, message);
    }
    const { id, match } = message;
    if (person === undefined) return connection.send({ type: 'refused', id, refusal: NOT_SIGNED_IN });
    switch (message.type) {
      case 'act':
        return acted(connection, id, acting.answer(match, person, message));
      case 'say': {
        const said = await say(match, person, message);
        return connection.send(
          said.ok ? { type: 'told', id, value: said.value } : { type: 'refused', id, refusal: said.fault },
        );
      }
      default:
        return acted(connection, id, acting[message.type](match, person, message));
    }
  };

  /** Whoever has asked for something under an id gets an answer under it, whatever happens. */
  return async (connection: Connection, message: FromClient): Promise<void> => {
    try {
      await hear(connection, message);
    } catch (fault) {
      rooms.failed(fault);
      const trouble = troubleOf(fault);
      if ('id' in message) connection.send({ type: 'refused', id: message.id, refusal: trouble });
      else connection.send({ type: 'trouble', trouble });
    }
  };
};
