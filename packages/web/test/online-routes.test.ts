import { describe, expect, it } from 'vitest';
import { inviteIn } from '../src/lobby/invite.js';
import { hashOf, type Route, routeOf } from '../src/routes.js';

describe('ui: addresses of pages with others', () => {
  it('ui: every page has an address, and every address leads back to its page', () => {
    const routes: Route[] = [
      { page: 'lobby' },
      { page: 'account' },
      { page: 'host', game: 'time-of-crisis' },
      { page: 'play', id: 'k3j9' },
      { page: 'play', id: 'k3j9', at: 0 },
      { page: 'play', id: 'k3j9', at: 217 },
      { page: 'bring' },
      { page: 'bring', id: 'a b' },
      { page: 'join', invite: 'cv84u5s4dc4s3v2z' },
      { page: 'reset', token: 'x-_9' },
      { page: 'people', name: 'Jürgen A. / B' },
      { page: 'leaders' },
      { page: 'leaders', game: 'time-of-crisis', players: 4 },
    ];
    for (const route of routes) expect(routeOf(hashOf(route))).toEqual(route);
  });

  it('ui: letters lead to the pages they name', () => {
    expect(routeOf('#/play/abcd1234')).toEqual({ page: 'play', id: 'abcd1234' });
    expect(routeOf('#/reset/se-cr_et')).toEqual({ page: 'reset', token: 'se-cr_et' });
    expect(routeOf('#/account')).toEqual({ page: 'account' });
    expect(routeOf('#/lobby')).toEqual({ page: 'lobby' });
  });

  it('ui: an address that is cut off or too long leads nowhere', () => {
    for (const hash of [
      '#/play',
      '#/join',
      '#/people',
      '#/host',
      '#/reset',
      '#/lobby/x',
      '#/leaders/x',
      '#/leaders/x/y',
    ])
      expect([hash, routeOf(hash).page]).toEqual([hash, 'unknown']);
    for (const hash of ['#/leaders/x/123', '#/play/x/at', '#/play/x/at/12345678', '#/join/a/b', '#/constructor'])
      expect([hash, routeOf(hash).page]).toEqual([hash, 'unknown']);
  });
});

describe('ui: a pasted invitation', () => {
  it('ui: the whole link, a part of it, or the code alone', () => {
    const route = { page: 'join', invite: 'cv84u5s4dc4s3v2z' };
    expect(inviteIn('https://play.example.org/hegemon/#/join/cv84u5s4dc4s3v2z')).toEqual(route);
    expect(inviteIn('  #/join/cv84u5s4dc4s3v2z\n')).toEqual(route);
    expect(inviteIn('cv84u5s4dc4s3v2z')).toEqual(route);
    expect(inviteIn('https://play.example.org/#/play/k3j9abcd')).toEqual({ page: 'play', id: 'k3j9abcd' });
  });

  it('ui: anything else is no invitation', () => {
    for (const text of [
      '',
      'hello',
      'https://example.org/',
      'https://example.org/#/credits',
      '#/join',
      'javascript:alert(1)',
    ])
      expect([text, inviteIn(text)]).toEqual([text, undefined]);
  });
});
