import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Router } from '../src/router.svelte.js';

/** As much of a browser as an address needs: places one has been to, with what was remembered of each. */
const browser = () => {
  let places: { hash: string; state: unknown }[] = [{ hash: '#/', state: null }];
  let at = 0;
  const moved = (): void => void dispatchEvent(new Event('hashchange'));
  return {
    get hashes(): string[] {
      return places.slice(0, at + 1).map(({ hash }) => hash);
    },
    location: {
      get hash(): string {
        return places[at].hash;
      },
      set hash(hash: string) {
        places = [...places.slice(0, ++at), { hash, state: null }];
        moved();
      },
    },
    history: {
      get state(): unknown {
        return places[at].state;
      },
      pushState: (state: unknown, _: string, hash: string) => {
        places = [...places.slice(0, ++at), { hash, state }];
      },
      replaceState: (state: unknown, _: string, hash = places[at].hash) => {
        places[at] = { hash, state };
      },
      back: () => {
        at--;
        moved();
      },
    },
  };
};
const MATCH = { page: 'match', id: 'm' } as const;

describe('ui: the address of a match', () => {
  let seen = browser();
  beforeEach(() => {
    seen = browser();
    vi.stubGlobal('location', seen.location);
    vi.stubGlobal('history', seen.history);
  });
  afterEach(() => vi.unstubAllGlobals());
  const begun = (): Router => {
    const router = new Router();
    router.go(MATCH);
    return router;
  };

  test('ui: it follows what is shown, and Back leads out of the match', () => {
    const router = begun();
    router.note({ ...MATCH, at: 30 });
    router.note({ ...MATCH, at: 31 });
    expect(seen.hashes).toEqual(['#/', '#/match/m/at/31']);
    router.note(MATCH);
    expect(seen.hashes).toEqual(['#/', '#/match/m']);
  });

  test('ui: from where one is for a while, Back leads to where one was', () => {
    const router = begun();
    router.visit({ ...MATCH, at: 30 });
    expect(router.route).toEqual({ ...MATCH, at: 30 });
    router.note({ ...MATCH, at: 12 });
    expect(seen.hashes).toEqual(['#/', '#/match/m', '#/match/m/at/12']);
    seen.history.back();
    expect(router.route).toEqual(MATCH);
    // What is shown then is where one is already.
    router.note(MATCH);
    expect(seen.hashes).toEqual(['#/', '#/match/m']);
  });

  test('ui: whoever comes back by himself has gone back, not on', () => {
    const router = begun();
    router.visit({ ...MATCH, at: 30 });
    router.note({ ...MATCH, at: 31 });
    router.note(MATCH);
    expect(seen.hashes).toEqual(['#/', '#/match/m']);
    expect(router.route).toEqual(MATCH);
  });
});
