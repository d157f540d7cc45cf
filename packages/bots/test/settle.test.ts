import { sha256, stream } from '@hegemon/kernel';
import { describe, expect, test } from 'vitest';
import { begunWith, carriedOn, prospectsOf, settle } from '../src/index.js';
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

test('house 18: answers are weighed with the same cards and dice, and all that is tried out is counted', () => {
  const s = fresh();
  let tried = 0;
  const watched = {
    ...game,
    appraise: (g: typeof s, seat: string) => ({ gold: g.gold[seat] }),
    apply: (...args: Parameters<typeof game.apply>) => {
      tried++;
      return game.apply(...args);
    },
  };
  const steps = prospectsOf(
    watched,
    s,
    'red',
    [
      { kind: 'waste', arg: 5 },
      { kind: 'sell', arg: SELL },
    ],
    seedOf('w'),
  );
  let step = steps.next();
  while (!step.done) step = steps.next();
  const { besides, nodes } = step.value;
  expect(nodes).toBe(tried);
  const more = 15 - (s.gold.red + Number(SELL.split('-')[1]));
  expect(besides.map(({ gold }) => gold.change)).toEqual([more, -more]);
  // Both meet the same dice, so that nothing of this is chance.
  for (const { gold } of besides) expect(gold.error).toBeCloseTo(0, 9);
});
