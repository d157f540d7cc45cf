import pg from 'pg';
import { expect, test } from 'vitest';
import { Person } from '../support/person.js';
import { actionId, served, Visitor } from '../support/serving.js';
import { begunMatch } from '../support/starting.js';
import { emptyHome } from '../support/stores.js';

test('contracts 5: what one process did not hear it looks up: moves, rooms and words', async () => {
  const home = await emptyHome('postgres');
  const [first, second] = [
    await served('postgres', { database: home.url }),
    await served('postgres', { database: home.url }),
  ];
  const people = [await Person.guest(() => first.url), await Person.guest(() => second.url)];
  const match = await begunMatch({ people });
  const [ann, bob] = people.map(({ cookie }, i) => Object.assign(new Visitor([first, second][i].url), { cookie }));
  const line = await bob.live();
  line.say({ type: 'watch', match });
  const { sight } = await line.next('sight');
  const deaf = new Promise<void>(resolve => {
    const look = (): void => void (second.rooms.house.relay.isOpen ? setTimeout(look, 1) : resolve());
    look();
  });
  const back = new Promise<void>(resolve => second.rooms.house.relay.onGap(resolve));
  const client = new pg.Client({ connectionString: home.url });
  await client.connect();
  const ofSecond = `hegemon relay ${second.rooms.house.process}`;
  await client.query('select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1', [ofSecond]);
  await client.end();
  await deaf;
  const told = await ann.post(`/api/matches/${match}/talk`, { id: actionId(), channel: 'table', text: 'Your move?' });
  expect(told.status).toBe(201);
  expect((await ann.put(`/api/matches/${match}/stand-in`, { bot: 'random' })).status).toBe(200);
  await back;
  expect(await line.next('said', ({ line: said }) => said.text === 'Your move?')).toMatchObject({ match });
  // The bot has gone on for her, or the room tells at least that it may.
  const isNew = line.all('patch').length > 0 || line.all('room-patch').length > 0;
  expect(isNew).toBe(true);
  const { body } = await bob.get(`/api/matches/${match}`);
  expect(body.seats[0]).toMatchObject({ standIn: 'random' });
  expect(body.version).toBeGreaterThanOrEqual(sight.last + 1);
});
