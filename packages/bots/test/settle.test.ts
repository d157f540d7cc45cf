import { sha256, stream } from '@hegemon/kernel';
import { describe, expect, test } from 'vitest';
import { begunWith, carriedOn, settle } from '../src/index.js';
import { goldRush as game } from './gold-rush.js';

const seedOf = (text: string) => sha256(text).slice(0, 32);
const fresh = () => game.newGame({ players: 2 }, seedOf('settle'));
const [SELL] = fresh().hands.red;

describe('what was begun', () => {
  test('house 18: is over when its last question is answered, whoever is asked on the way', () => {
    const s = fresh();
    const before = game.copy(s);
    const left = carriedOn(game, s, begunWith(game, s, game.pending(s)[0]), { kind: 'dig' });
    expect(left?.next.prompt).toBe('where');
    expect(s.gold).toEqual(before.gold);
    settle(game, s, left, stream(seedOf('on')));
    expect(s.gold.red).not.toBe(before.gold.red);
    expect(s.hands).toEqual(before.hands);
    expect(game.pending(s)).toMatchObject([{ seat: 'green', prompt: 'act' }]);
    const done = fresh();
    expect(carriedOn(game, done, begunWith(game, done, game.pending(done)[0]), { kind: 'sell', arg: SELL })).toBe(
      undefined,
    );
  });

  test('house 18: goes on in copies, and a later answer is part of it', () => {
    const s = fresh();
    const begun = begunWith(game, s, game.pending(s)[0]);
    const left = carriedOn(game, s, begun, { kind: 'dig' });
    const [twin, other] = [game.recast(s, seedOf('a')), game.recast(s, seedOf('b'))];
    for (const each of [twin, other]) settle(game, each, left, stream(seedOf('on')));
    expect(game.pending(s)).toMatchObject([{ prompt: 'where' }]);
    const later = begunWith(game, s, game.pending(s)[0], left);
    expect(later.errand.below).toBe(begun.errand.below);
    // Without what lies before, it is an errand of its own.
    expect(begunWith(game, s, game.pending(s)[0]).errand.below).toBe(begun.errand.below + 1);
    expect(begunWith(game, twin, game.pending(twin)[0], left).errand).toMatchObject({ seat: 'green', below: 0 });
  });
});
