import { expect, test } from 'vitest';
import type { Who } from '../../src/routes/guard.js';
import { bearer, freshApp, PASSWORD, tokenOf } from '../support/app.js';
import { onBoth } from '../support/stores.js';

/** Each door, whom it is for, and what it answers: to nobody, to a guest, to a member, to a member's token. */
type Row = readonly [method: string, path: string, who: Who, body: Body, statuses: readonly number[]];
type Body = object | (() => object) | undefined;
let newcomers = 0;
const newcomer = () => ({ name: `Newcomer ${++newcomers}`, password: PASSWORD });
const DOORS: readonly Row[] = [
  ['POST', '/api/guests', 'visitor', {}, [201, 403, 403, 403]],
  ['POST', '/api/register', 'visitor', newcomer, [201, 201, 403, 403]],
  ['POST', '/api/login', 'visitor', { name: 'Other', password: PASSWORD }, [200, 200, 200, 403]],
  ['POST', '/api/logout', 'himself', undefined, [401, 204, 204, 403]],
  ['POST', '/api/logout/everywhere', 'himself', undefined, [401, 204, 204, 403]],
  ['POST', '/api/password/forgotten', 'visitor', { mail: 'a@example.org' }, [202, 202, 202, 403]],
  ['POST', '/api/password/reset', 'visitor', { token: 'x', password: PASSWORD }, [410, 410, 410, 403]],
  ['GET', '/api/me', 'signed-in', undefined, [401, 200, 200, 200]],
  ['PATCH', '/api/me', 'signed-in', { digest: 5 }, [401, 200, 200, 200]],
  ['DELETE', '/api/me', 'himself', undefined, [401, 204, 204, 403]],
  ['PUT', '/api/me/password', 'member', { old: PASSWORD, password: PASSWORD }, [401, 403, 204, 403]],
  ['PUT', '/api/me/mail', 'member', { mail: null, password: PASSWORD }, [401, 403, 200, 403]],
  ['GET', '/api/me/tokens', 'himself', undefined, [401, 200, 200, 403]],
  ['POST', '/api/me/tokens', 'himself', { name: 'bot' }, [401, 201, 201, 403]],
  ['DELETE', '/api/me/tokens/:id', 'himself', undefined, [401, 204, 204, 403]],
  ['GET', '/api/people/:name', 'anybody', undefined, [200, 200, 200, 200]],
  ['GET', '/api/blocks', 'signed-in', undefined, [401, 200, 200, 200]],
  ['POST', '/api/blocks', 'signed-in', { name: 'Other' }, [401, 204, 204, 204]],
  ['DELETE', '/api/blocks/:name', 'signed-in', undefined, [401, 204, 204, 204]],
];
const placeOf = (path: string): string => path.replace(':id', 'some-token').replace(':name', 'Other');

onBoth('the doors', fresh => {
  test('contracts 5: every door about people is in the table, with the same guard', async () => {
    const { app } = await freshApp(await fresh());
    await app.ready();
    const ABOUT_PEOPLE = /^\/api\/(guests|register|login|logout|password|me|people|blocks)\b/;
    const found = app.doors.filter(({ path }) => ABOUT_PEOPLE.test(path));
    expect(found.map(({ method, path, who }) => `${method} ${path} ${who}`).sort()).toEqual(
      DOORS.map(([method, path, who]) => `${method} ${path} ${who}`).sort(),
    );
  });

  test('contracts 5: every door answers as it should to each who may stand before it', async () => {
    const { visitor, guest, member } = await freshApp(await fresh());
    await member('Other');
    for (const [n, [method, path, , body, statuses]] of DOORS.entries()) {
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
    for (const [method, path, who] of DOORS) {
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
