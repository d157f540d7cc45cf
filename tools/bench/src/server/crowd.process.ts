/** Everybody who plays, in a process of its own: so that they do not take the server's core. */
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { seedOfText, stream } from '@hegemon/kernel';
import WebSocket from 'ws';
import { answering } from './process.js';
import { guestsAt, matchOf } from './sitting.js';
import { AS_BROWSERS_DO, Table } from './table.js';
import { Taking, type Tally } from './tally.js';

const PEOPLE = 3;
const random = stream(seedOfText('crowd').slice(0, 32));
let tables: Table[] = [];
const sleeping: { readonly cookies: readonly string[]; readonly match: string }[] = [];

/** Matches that have begun, and all sockets of those who play. */
const seat = async (url: string, count: number): Promise<void> => {
  for (const table of tables) table.close();
  const guests = await guestsAt(url, count * PEOPLE);
  tables = await inTwenties(count, async i => {
    const cookies = guests.slice(i * PEOPLE, (i + 1) * PEOPLE);
    return new Table(url, await matchOf(url, cookies), cookies, random);
  });
  while (!tables.every(({ isShown }) => isShown)) await setTimeout(5);
};

/** Some at a time, as many people would come. */
const inTwenties = async <T>(count: number, make: (i: number) => Promise<T>): Promise<T[]> => {
  const made: T[] = [];
  while (made.length < count) {
    const size = Math.min(20, count - made.length);
    made.push(...(await Promise.all(Array.from({ length: size }, (_, i) => make(made.length + i)))));
  }
  return made;
};

/** For so long, and until something has happened; no longer than until all matches are over. */
const play = async (millis: number): Promise<Tally> => {
  const taking = new Taking();
  const playing = tables.filter(({ isOver }) => !isOver);
  const before = playing.reduce((sum, { came }) => sum + came, 0);
  for (const table of playing) table.play(taking);
  const until = performance.now() + millis;
  const isDue = (): boolean => performance.now() >= until && taking.isEnough;
  while (!isDue() && !playing.every(({ isOver }) => isOver)) await setTimeout(20);
  for (const table of playing) table.isPlaying = false;
  const tally = taking.end(playing.reduce((sum, { came }) => sum + came, 0) - before);
  while (!playing.every(({ isIdle }) => isIdle)) await setTimeout(2);
  return tally;
};

/** Matches in which nothing happens, two people at each; nobody looks at them yet. */
const found = async (url: string, count: number): Promise<void> => {
  const guests = await guestsAt(url, 2 * count);
  sleeping.push(
    ...(await inTwenties(count, async i => {
      const cookies = guests.slice(2 * i, 2 * i + 2);
      return { cookies, match: await matchOf(url, cookies) };
    })),
  );
};

/** Each of these people looks at his match, on a socket of his own. */
const look = async (url: string): Promise<number> => {
  const seats = sleeping.flatMap(({ cookies, match }) => cookies.map(cookie => ({ cookie, match })));
  await inTwenties(seats.length, async i => {
    const { cookie, match } = seats[i];
    const socket = new WebSocket(`${url.replace(/^http/, 'ws')}/api/live`, {
      ...AS_BROWSERS_DO,
      headers: { cookie },
    });
    await once(socket, 'open');
    const shown = new Promise<void>((resolve, reject) => {
      socket.on('message', data => String(data).startsWith('{"type":"sight"') && resolve());
      socket.once('close', () => reject(new Error('a socket was closed before it was shown anything')));
    });
    socket.send(JSON.stringify({ type: 'watch', match }));
    await shown;
  });
  return seats.length;
};

answering({
  seat: async ({ url, tables: count }) => seat(String(url), Number(count)),
  play: async ({ millis }) => play(Number(millis)),
  found: async ({ url, matches }) => found(String(url), Number(matches)),
  look: async ({ url }) => look(String(url)),
});
