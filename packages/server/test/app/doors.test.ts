import { expect, test } from 'vitest';
import { bearer, freshApp, tokenOf } from '../support/app.js';
import { onBoth } from '../support/stores.js';
import { PEOPLE_DOORS } from './people-doors.js';

const placeOf = (path: string): string => path.replace(':id', 'some-token').replace(':name', 'Other');

onBoth('the doors', fresh => {
  test('contracts 5: every door about people is in the table, with the same guard', async () => {
    const { app } = await freshApp(await fresh());
    await app.ready();
    const ABOUT_PEOPLE = /^\/api\/(guests|register|login|logout|mail|password|me|people|blocks)\b/;
    const found = app.doors.filter(({ path }) => ABOUT_PEOPLE.test(path));
    expect(found.map(({ method, path, who }) => `${method} ${path} ${who}`).sort()).toEqual(
      PEOPLE_DOORS.map(([method, path, who]) => `${method} ${path} ${who}`).sort(),
    );
  });

  test('contracts 5: every door answers as it should to each who may stand before it', async () => {
    const { visitor, guest, member } = await freshApp(await fresh());
    await member('Other');
    for (const [n, [method, path, , body, statuses]] of PEOPLE_DOORS.entries()) {
      const ask = () => ({ body: typeof body === 'function' ? body() : body });
      const place = placeOf(path);
      const [aGuest, aMember] = [await guest(), await member(`Member ${n}`)];
      const { token } = await tokenOf(aMember);
      const answers = {
        nobody: (await visitor().ask(method, place, ask())).status,
        guest: (await aGuest.ask(method, place, ask())).status,
        // Before the member himself, who may be gone afterwards.
        token: (await visitor().ask(method, place, { ...ask(), ...bearer(token) })).status,
        member: (await aMember.ask(method, place, ask())).status,
      };
      const expected = { nobody: statuses[0], guest: statuses[1], token: statuses[3], member: statuses[2] };
      expect([method, path, answers]).toEqual([method, path, expected]);
    }
  });

  test('contracts 5: who may not enter is told so before anybody reads what he brings', async () => {
    const { visitor } = await freshApp(await fresh());
    for (const [method, path, who] of PEOPLE_DOORS) {
      if (who === 'anybody' || who === 'visitor') continue;
      const { status, body } = await visitor().ask(method, placeOf(path), { body: { nonsense: true } });
      expect([method, path, status, body]).toEqual([method, path, 401, { trouble: { code: 'not-signed-in' } }]);
    }
  });

  test('contracts 5: a door that does not say whom it is for is not for everybody', async () => {
    const { app, visitor, guest } = await freshApp(await fresh());
    app.get('/api/forgot-to-say', async () => ({}));
    expect((await visitor().get('/api/forgot-to-say')).status).toBe(401);
    expect((await (await guest()).get('/api/forgot-to-say')).status).toBe(200);
    expect(app.doors.at(-1)).toEqual({ method: 'GET', path: '/api/forgot-to-say', who: 'signed-in' });
  });
});
