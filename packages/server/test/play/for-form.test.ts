import { expect, test } from 'vitest';
import { claimsListing } from '../../../host/test/support/claims.js';
import { actionId, served, Visitor } from '../support/serving.js';
import { TERMS } from '../support/terms.js';
import { UNLIMITED } from '../support/unlimited.js';

test('contracts 5: who orders it is not asked where only one answer is possible, and is asked where there is a choice', async () => {
  const server = await served('sqlite', {}, { ...UNLIMITED, listings: [claimsListing] });
  const [ann, bob] = [await Visitor.guest(server.url), await Visitor.guest(server.url)];
  const chairs = { red: { kind: 'me' }, green: { kind: 'open' } };
  const wish = { game: 'claims', options: { players: 2 }, terms: TERMS, chairs, isListed: true };
  const { body: made } = await ann.post('/api/matches', wish);
  const at = `/api/matches/${made.id}`;
  await bob.post(`${at}/join`, {});
  for (const person of [ann, bob]) await person.post(`${at}/ready`, { isReady: true });
  const asked = async (person: Visitor) => (await person.get(`${at}/sight`)).body.sight.table.decisions[0];
  const answer = async (person: Visitor, kind: string) => {
    const { n } = await asked(person);
    expect(await person.post(`${at}/actions`, { id: actionId(), n, answer: { kind } })).toMatchObject({ status: 200 });
  };
  const orders = [{ prompt: 'lay', answer: { kind: 'pass' }, ifOnly: true }];
  for (const person of [ann, bob]) expect((await person.put(`${at}/orders`, { orders })).status).toBe(200);
  expect((await ann.get(`${at}/orders`)).body).toEqual({ orders });
  // Nobody has anything: it is Bob's turn at once.
  await answer(ann, 'rest');
  expect(await asked(bob)).toMatchObject({ prompt: 'act' });
  // Bob has: he is asked, and Ann is not.
  await answer(bob, 'take');
  expect(await asked(ann)).toBeUndefined();
  expect(await asked(bob)).toMatchObject({ prompt: 'lay' });
  await answer(bob, 'show');
  expect(await asked(ann)).toMatchObject({ prompt: 'act' });
});
