/**
 * What a server costs that does nothing but keep and pass on: WebSocket and SQLite, one insert for each message, flushed to
 * disk before it is acknowledged and echoed to the others of the room. No rules, no people, no views.
 */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { DatabaseSync } from '@photostructure/sqlite';
import { type WebSocket, WebSocketServer } from 'ws';
import { answering } from './process.js';

// Held here: a statement alone does not keep its database open.
let file: InstanceType<typeof DatabaseSync>;

const serve = async (path: string): Promise<string> => {
  file = new DatabaseSync(path);
  for (const pragma of ['journal_mode=WAL', 'synchronous=FULL']) file.exec(`PRAGMA ${pragma}`);
  file.exec('create table messages (room text, n integer, body text, primary key (room, n))');
  const insert = file.prepare('insert into messages values (?, ?, ?)');
  const rooms = new Map<string, { readonly sockets: Set<WebSocket>; count: number }>();
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
  server.on('connection', (socket, { url = '' }) => {
    const room = rooms.get(url) ?? { sockets: new Set(), count: 0 };
    rooms.set(url, room);
    room.sockets.add(socket);
    socket.on('close', () => room.sockets.delete(socket));
    socket.on('message', data => {
      const text = String(data);
      const { id } = JSON.parse(text) as { readonly id: string };
      const v = ++room.count;
      insert.run(url, v, text);
      socket.send(JSON.stringify({ type: 'done', id, v }));
      for (const other of room.sockets) if (other !== socket) other.send(JSON.stringify({ type: 'echo', v, text }));
    });
  });
  await once(server, 'listening');
  return `ws://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

answering({ open: async ({ database }) => serve(String(database)) });
