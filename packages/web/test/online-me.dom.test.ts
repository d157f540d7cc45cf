import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Myself } from '../src/online/me.svelte.js';
import { type Asked, FakeLine, fakeServer, meNamed, refused } from './support/online-fakes.js';

const KEY = 'hegemon.person';
beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

const anna = meNamed('Anna');
const someone = (answer: (asked: Asked) => { status: number; body?: unknown }) => {
  const line = new FakeLine();
  return { line, asked: fakeServer(answer), myself: new Myself(line) };
};
const paths = (asked: readonly Asked[]) => asked.map(({ method, path }) => `${method} ${path}`);

describe('ui: who sits before this screen', () => {
  test('ui: whoever is nobody does not ask the server about it', async () => {
    const { myself, asked } = someone(() => refused(401, 'not-signed-in'));
    expect(await myself.know()).toBeNull();
    expect([myself.me, asked]).toEqual([null, []]);
  });

  test('ui: whoever was somebody is looked up, once', async () => {
    localStorage.setItem(KEY, anna.id);
    const { myself, asked } = someone(() => ({ status: 200, body: anna }));
    await Promise.all([myself.know(), myself.know()]);
    await myself.know();
    expect(myself.me).toEqual(anna);
    expect(paths(asked)).toEqual(['GET me']);
  });

  test('ui: a session that has ended is forgotten; a server out of reach is not', async () => {
    localStorage.setItem(KEY, anna.id);
    const ended = someone(() => refused(401, 'not-signed-in'));
    expect(await ended.myself.know()).toBeNull();
    expect(localStorage.getItem(KEY)).toBeNull();

    localStorage.setItem(KEY, anna.id);
    let isUp = false;
    const away = someone(() => (isUp ? { status: 200, body: anna } : refused(503, 'closing')));
    expect(await away.myself.know()).toBeNull();
    expect(localStorage.getItem(KEY)).toBe(anna.id);
    isUp = true;
    expect(await away.myself.know()).toEqual(anna);
  });

  test('ui: the entrance opens when somebody is needed, and not before', async () => {
    const { myself, line, asked } = someone(({ method }) =>
      method === 'PATCH' ? { status: 200, body: anna } : { status: 201, body: anna },
    );
    await myself.know();
    expect(myself.asked).toBeUndefined();
    const entered = myself.enter('join');
    await vi.waitFor(() => expect(myself.asked?.occasion).toBe('join'));
    await myself.guest('Anna', 'de');
    expect(await entered).toBe(true);
    expect([myself.asked, myself.me, line.renewals]).toEqual([undefined, anna, 1]);
    expect(localStorage.getItem(KEY)).toBe(anna.id);
    expect(asked[0].body).toEqual({ name: 'Anna' });
    // From then on he is written to in his language.
    expect(asked[1]).toMatchObject({ method: 'PATCH', path: 'me', body: { language: 'de' } });
    expect(await myself.enter('join')).toBe(true);
  });

  test('ui: whoever turns back at the entrance has not come in', async () => {
    const { myself } = someone(() => refused(500, 'engine-fault'));
    const entered = myself.enter('host');
    await vi.waitFor(() => expect(myself.asked).toBeDefined());
    myself.asked?.resolve(false);
    expect(await entered).toBe(false);
    expect(myself.asked).toBeUndefined();
  });

  test('ui: without a name the server makes one; a refusal leaves the entrance open', async () => {
    const { myself, asked } = someone(() => refused(409, 'taken', { path: '/name' }));
    void myself.enter('host');
    await vi.waitFor(() => expect(myself.asked).toBeDefined());
    const reply = await myself.guest('', 'en');
    expect(reply).toEqual({ ok: false, trouble: { code: 'taken', facts: { path: '/name' } } });
    expect([asked[0].body, myself.me]).toEqual([{}, null]);
    expect(myself.asked).toBeDefined();
  });

  test('ui: a browser that has forgotten its guest finds him again', async () => {
    const { myself } = someone(({ method }) =>
      method === 'POST' ? refused(403, 'not-allowed', { why: 'signed-in' }) : { status: 200, body: anna },
    );
    expect((await myself.guest('', 'en')).ok).toBe(true);
    expect(myself.me).toEqual(anna);
  });

  test('ui: a rated match needs a member; registering keeps the guest and begins a new connection', async () => {
    localStorage.setItem(KEY, anna.id);
    const member = { ...anna, isGuest: false };
    const { myself, line, asked } = someone(({ path }) =>
      path === 'register' ? { status: 201, body: member } : { status: 200, body: anna },
    );
    const entered = myself.enter('rated');
    await vi.waitFor(() => expect(myself.asked?.occasion).toBe('rated'));
    await myself.register({ name: 'Anna', password: 'correct horse' }, 'en');
    expect(await entered).toBe(true);
    expect([myself.me?.id, myself.isMember, line.renewals]).toEqual([anna.id, true, 1]);
    // What a guest has chosen stays as it is.
    expect(paths(asked)).toEqual(['GET me', 'POST register']);
  });

  test('ui: whoever goes out is nobody, also if the server had forgotten him before', async () => {
    localStorage.setItem(KEY, anna.id);
    let status = 204;
    const { myself, line } = someone(({ method }) => {
      if (method === 'GET') return { status: 200, body: anna };
      return status === 204 ? { status } : refused(status, 'not-signed-in');
    });
    await myself.know();
    await myself.logout();
    expect([myself.me, localStorage.getItem(KEY), line.renewals]).toEqual([null, null, 1]);
    await myself.look();
    status = 401;
    await myself.logout('everywhere');
    expect(myself.me).toBeNull();
  });

  test('ui: the socket says if somebody else is here now', async () => {
    const { myself, line, asked } = someone(() => ({ status: 200, body: anna }));
    await myself.know();
    const hello = { type: 'hello', build: 'b', now: 1 } as const;
    line.hear({ ...hello, me: null });
    expect(asked).toEqual([]);
    line.hear({ ...hello, me: { id: anna.id, name: 'Anna', isGuest: true } });
    await vi.waitFor(() => expect(myself.me).toEqual(anna));
    line.hear({ ...hello, me: { id: anna.id, name: 'Anna', isGuest: true } });
    expect(asked.length).toBe(1);
  });
});
