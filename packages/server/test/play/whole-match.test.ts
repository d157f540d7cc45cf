import { games } from '@hegemon/games';
import type { Sight } from '@hegemon/host';
import { type Decision, readMatchFile, sampleAnswer, stream, verify } from '@hegemon/kernel';
import { PACES, patched, type Terms } from '@hegemon/protocol';
import { describe, expect, test } from 'vitest';
import { actionId, type Line, served, Visitor } from '../support/serving.js';
import { UNLIMITED } from '../support/unlimited.js';

const TERMS: Terms = {
  pace: PACES.none,
  timeout: 'stand-in',
  watching: 'open',
  delay: 0,
  isRated: false,
  hints: true,
  whispers: true,
};

/** Plays whatever comes by chance, on a socket, until the match is over; keeps the sight by patches alone. */
const playOn = async (line: Line, match: string, seed: string): Promise<Sight> => {
  const random = stream(seed.padEnd(32, '0').slice(0, 32));
  line.say({ type: 'watch', match });
  let sight = (await line.next('sight')).sight;
  for (;;) {
    if (sight.table.outcome) return sight;
    const [decision] = sight.table.decisions as Decision[];
    if (decision) {
      const { kind, arg } = sampleAnswer(decision, random);
      line.say({
        type: 'act',
        match,
        id: actionId(),
        n: decision.n,
        answer: arg === undefined ? { kind } : { kind, arg: arg as never },
      });
    }
    // Where several are asked at once somebody answers twice, and is refused; news of it is on the way.
    const news = await line.nextOf(['patch', 'trouble']);
    if (news.type !== 'patch') throw new Error(`instead of news: ${JSON.stringify(news)}`);
    expect(news.base).toBe(sight.last + 1);
    sight = {
      ...sight,
      at: news.last,
      last: news.last,
      table: (news.patch ? patched(sight.table, news.patch) : sight.table) as Sight['table'],
    };
  }
};

describe.each(['sqlite', 'postgres'] as const)('a match over the network (%s)', kind => {
  test('contracts 5: two people and two bots play to the end, and the file verifies', async () => {
    // Programs answer more than thirty times a second each: that is close to what is too fast for people.
    const { url } = await served(kind, {}, UNLIMITED);
    const ann = await Visitor.guest(url, 'Ann');
    const bob = await Visitor.guest(url, 'Bob');
    const made = await ann.post('/api/matches', {
      game: 'time-of-crisis',
      options: { players: 4, 'short-game': true },
      terms: TERMS,
      chairs: {
        green: { kind: 'me' },
        blue: { kind: 'open' },
        yellow: { kind: 'bot', bot: 'random' },
        red: { kind: 'bot', bot: 'greedy' },
      },
      isListed: true,
    });
    expect(made).toMatchObject({ status: 201 });
    const { id } = made.body;
    expect((await bob.get('/api/matches?list=open')).body.map((each: { id: string }) => each.id)).toEqual([id]);
    expect(await bob.post(`/api/matches/${id}/join`)).toMatchObject({ status: 200, body: { seat: 'blue' } });
    expect((await ann.post(`/api/matches/${id}/ready`, { isReady: true, clientSeed: 'ann' })).status).toBe(200);
    expect((await bob.get(`/api/matches/${id}`)).body).toMatchObject({ status: 'open', mine: 'blue' });
    expect((await bob.post(`/api/matches/${id}/ready`, { isReady: true })).status).toBe(200);
    const [a, b] = [await ann.live(), await bob.live()];
    const [first, second] = await Promise.all([playOn(a, id, 'a1'), playOn(b, id, 'b2')]);
    expect(first.table.outcome).toEqual(second.table.outcome);
    const { body: room } = await ann.get(`/api/matches/${id}`);
    expect(room).toMatchObject({ status: 'over', outcome: first.table.outcome });
    const { body: file } = await bob.get(`/api/matches/${id}/file`);
    const read = readMatchFile(JSON.stringify(file));
    if (!read.ok) throw new Error(read.fault.code);
    expect(verify(games[0].game, read.value)).toMatchObject({ ok: true });
    expect(read.value.seed?.clientSeeds).toEqual({ green: 'ann' });
    // What was built from patches is what is there.
    const { body: now } = await ann.get(`/api/matches/${id}/sight`);
    expect(first.table).toEqual(now.sight.table);
  });
});
