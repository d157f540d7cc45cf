import { connect } from 'node:net';
import type { Random } from '@hegemon/kernel';
import { pick } from './traps.js';

const GARBAGE = [
  'GET / HTTP/9.9\r\n\r\n',
  `GET /${'a'.repeat(100_000)} HTTP/1.1\r\nHost: x\r\n\r\n`,
  'POST /api/matches HTTP/1.1\r\nHost: x\r\nContent-Length: -5\r\n\r\n',
  'POST /api/matches HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
  'GET /api/live HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: x\r\nSec-WebSocket-Version: 13\r\n\r\n',
  'GET /api/live HTTP/1.1\r\nHost: x\r\nUpgrade: h2c\r\nConnection: Upgrade\r\n\r\n',
  '\u0000\u0001\u0002\u0003',
] as const;

/** Not even HTTP. Ends when the server has hung up, or has said something. */
export const garbage = (url: string, random: Random): Promise<void> => {
  const { hostname, port } = new URL(url);
  return new Promise(resolve => {
    const socket = connect(Number(port), hostname, () => socket.end(pick(GARBAGE, random)));
    socket.on('data', () => socket.destroy());
    socket.on('error', () => undefined);
    socket.on('close', () => resolve());
  });
};
