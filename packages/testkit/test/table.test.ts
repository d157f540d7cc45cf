import type { Options } from '@hegemon/kernel';
import { describe, expect, test } from 'vitest';
import { seedFor, sit } from '../src/index.js';
import { type Auction, littleAuction } from './little-auction.js';

const OPTIONS: Options<never> = { players: 2 };
const game = littleAuction();
const start = (): Auction => ({
  ...game.newGame(OPTIONS, seedFor('table', 'start')),
  hands: { red: ['card-0', 'card-1'], green: ['card-2', 'card-3'] },
  deck: ['card-4', 'card-5', 'card-6', 'card-7', 'card-8', 'card-9'],
});

describe('the test table', () => {
  test('house 15: a state is arranged, dice are scripted, and play goes through the contract', () => {
    const table = sit(game, start()).dice(5);
    expect(table.pending).toEqual(['red', 'green']);
    table.play('green', 'bid', 2).play('red', 'bid', 1);
    expect(table.told('card-won')).toEqual([{ seat: 'green', price: 2 }]);
    expect(table.heard('green')).toEqual([{ type: 'card-won', seat: 'green', price: 2, card: 'card-4' }]);
    expect(table.heard('red')).toEqual([{ type: 'card-won', seat: 'green', price: 2 }]);
    table.play('green', 'tuck', 'card-2').play('green', 'throw').play('green', 'stake', 1);
    expect(table.told('dice-thrown')).toEqual([{ seat: 'green', pips: 5 }]);
    expect(table.state.coins.green).toBe(2);
    expect(table.state.chance.script).toEqual([]);
  });

  test('house 15: what is offered is read shape by shape', () => {
    const table = sit(game, start()).dice();
    expect(table.offers('red', 'bid')).toEqual({ min: 0, max: 3 });
    expect(table.offers('red', 'tuck')).toBeUndefined();
    table.play('red', 'bid', 0).play('green', 'bid', 0);
    expect(table.asks('red')?.rule).toBe('LA 1.2');
    expect(table.asks('green')).toBeUndefined();
    expect(table.offers('red', 'tuck')).toEqual(['card-0', 'card-1', 'card-4']);
    table.play('red', 'tuck', 'card-0');
    expect(table.offers('red', 'rest')).toBe(true);
    table.play('red', 'rest');
    expect(table.offers('red', 'spread')).toEqual({ athens: 2, sparta: 1 });
    table.play('red', 'spread', { athens: 1, sparta: 1 });
    expect(table.offers('red', 'show')).toEqual(['card-1', 'card-4', 'card-5']);
  });

  test('house 15: a refusal is a value when asked for, and an error in words when played into', () => {
    const table = sit(game, start());
    expect(table.refusal('red', 'bid', 3)).toBeUndefined();
    expect(table.refusal('red', 'bid', 4)).toMatchObject({ refused: 'does-not-fit', rule: 'LA 1.1' });
    const before = JSON.stringify(table.state);
    expect(() => table.play('red', 'bid', 4)).toThrow(
      /red may not bid 4: does-not-fit.*possible: bid {"min":0,"max":3}/,
    );
    expect(() => table.play('blue', 'bid', 1)).toThrow(/not-your-decision.*waiting for red, green/);
    expect(JSON.stringify(table.state)).toBe(before);
  });

  test('house 15: a draw beyond the script is an error, and the table stays as it was', () => {
    const table = sit(game, start()).dice();
    table.play('red', 'bid', 1).play('green', 'bid', 0).play('red', 'tuck', 'card-0').play('red', 'throw');
    expect(() => table.play('red', 'stake', 1)).toThrow(/script/);
    expect(table.asks('red')?.rule).toBe('LA 3.1');
  });

  test('house 15: a state that does not hold is not played on', () => {
    expect(() => sit(game, { ...start(), deck: [] })).toThrow(/4 cards/);
    const broken = littleAuction({
      onBid: g => {
        g.oddity = [undefined];
      },
    });
    const table = sit(broken, start()).play('red', 'bid', 0);
    expect(() => table.play('green', 'bid', 0)).toThrow(/not plain: state.oddity\[0\] is undefined/);
  });

  test('house 15: the arranged state itself is never touched', () => {
    const arranged = start();
    const before = JSON.stringify(arranged);
    sit(game, arranged).dice(1).play('red', 'bid', 1);
    expect(JSON.stringify(arranged)).toBe(before);
  });
});
