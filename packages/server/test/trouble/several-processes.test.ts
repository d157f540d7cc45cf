import { expect, test } from 'vitest';
import { Person, type Reply } from '../support/person.js';
import { served, Visitor } from '../support/serving.js';
import { sightAfter, versionOf } from '../support/sights.js';
import { emptyHome } from '../support/stores.js';
import { table } from '../support/table.js';
import { UNLIMITED } from '../support/unlimited.js';

test('contracts 5: people at two processes play a match to its end, and somebody at a third looks on', async () => {
  const home = await emptyHome('postgres');
  const servers = [];
  for (let i = 0; i < 3; i++) servers.push(await served('postgres', { database: home.url }, UNLIMITED));
  const [first, second, third] = servers.map(
    ({ url }) =>
      () =>
        url,
  );
  const here = await table({ places: [first, second], bots: ['random'], habits: { takesBack: 20, byHttp: 10 } });
  const onlooker = await (await Visitor.guest(third())).live();
  onlooker.say({ type: 'watch', match: here.match });
  let seen = (await onlooker.next('sight')).sight;
  while (!seen.table.outcome) {
    const next = sightAfter(seen, await onlooker.next('patch'));
    if (!next) throw new Error('a patch was for another sight');
    seen = next;
  }
  await here.goesOn(() => here.players.every(({ isOver, isIdle }) => isOver && isIdle));
  await here.compare();
  const { body } = await (await Visitor.guest(first())).get(`/api/matches/${here.match}/sight?as=spectator`);
  expect(seen).toEqual(body.sight);
  onlooker.close();
  here.end();
  await here.check(home.url);
});

test('contracts 5: whoever asks a process that has heard of nothing yet finds what was acknowledged by another', async () => {
  const home = await emptyHome('postgres');
  const first = await served('postgres', { database: home.url }, UNLIMITED);
  const second = await served('postgres', { database: home.url }, UNLIMITED);
  const here = await table({ places: [() => first.url, () => first.url] });
  await here.rest();
  const sameMan = new Person(() => second.url);
  sameMan.cookie = here.people[0].cookie;
  const elsewhere = (): Promise<Reply> => sameMan.ask('GET', `/api/matches/${here.match}/sight`);
  await elsewhere();
  await second.rooms.house.relay.close();
  here.play();
  await here.allActAgain();
  await here.rest();
  expect((await elsewhere()).body.v).toBe(versionOf(here.players[0].sight));
  here.end();
});
