import { describe, expect, test } from 'vitest';
import { isRefusal } from '../src/index.js';
import { assyria } from './miniatures/assyrian-wars.js';
import { actionBy, KEY, seated, stored } from './support/tiny.js';

const HANDS = {
  assyria: ['battle-1', 'countermeasure-1', 'interception-1'],
  egypt: ['battle-2', 'counter-manoeuvre-1', 'counter-manoeuvre-2'],
  elam: [],
};
const open = () => {
  const game = assyria(stored(HANDS));
  return { game, table: seated(game, game.newGame({ players: 3 }, KEY)) };
};

describe('battle cards in three rounds', () => {
  test('AW 6.7.1: cards are laid in turn, face down, and the countermeasure takes effect first', () => {
    const { game, table } = open();
    table.play('assyria', 'fight');
    expect(table.asked()).toEqual(['egypt']);
    table.play('egypt', 'lay-cards', ['battle-2']);
    // Egypt's card lies sealed: in the state, in nobody's view, and not in the table of the other.
    expect(table.state.flow.at(-1)?.sealed).toEqual({ egypt: { kind: 'lay-cards', arg: ['battle-2'] } });
    for (const seat of ['assyria', 'elam', 'spectator']) {
      expect(JSON.stringify(game.table(table.state, seat))).not.toContain('battle-2');
    }
    expect(table.asked()).toEqual(['assyria']);
    table.play('assyria', 'lay-cards', ['battle-1']);
    expect(table.state.table).toEqual({ egypt: ['battle-2'], assyria: ['battle-1'], elam: [] });
    table.play('egypt', 'lay-cards', ['counter-manoeuvre-2', 'counter-manoeuvre-1']);
    table.play('assyria', 'lay-cards', []);
    // Egypt holds no countermeasure and is asked all the same: passing over it would tell.
    expect(table.asks('egypt')?.choices).toEqual([{ kind: 'lay-cards', shape: 'subset', of: [], min: 0, max: 0 }]);
    table.play('egypt', 'lay-cards', []);
    table.play('assyria', 'lay-cards', ['countermeasure-1']);
    expect(table.state.effects).toEqual([
      'countermeasure-1',
      'counter-manoeuvre-1',
      'counter-manoeuvre-2',
      'battle-2',
      'battle-1',
    ]);
    expect(table.state.over).toBeDefined();
  });

  test('AW 6.7.1: who is not in turn is refused, though it is his round too', () => {
    const { game, table } = open();
    table.play('assyria', 'fight');
    expect(game.apply(table.state, actionBy('assyria', 'lay-cards', []))).toMatchObject({
      refused: 'not-your-decision',
      rule: 'AW 6.7.1',
      waiting: ['egypt'],
    });
  });
});

describe('a window for reaction cards', () => {
  test('AW 6.6.9: each power in turn may play until it passes, and may play again after a card', () => {
    const { table } = open();
    table.play('assyria', 'intercept');
    expect(table.asks('assyria')?.choices.map(c => c.kind)).toEqual(['play-card', 'pass']);
    table.play('assyria', 'play-card', 'interception-1');
    expect(table.state.effects).toEqual(['interception-1']);
    expect(table.asked()).toEqual(['assyria']);
    table.play('assyria', 'pass');
    table.play('egypt', 'pass');
    table.play('elam', 'pass');
    expect(table.state.over).toBeDefined();
  });

  test('house 8: a window asks whoever holds nothing as well, so that being asked betrays nothing', () => {
    const { game, table } = open();
    table.play('assyria', 'intercept');
    table.play('assyria', 'pass');
    expect(table.asks('egypt')?.choices).toEqual([{ kind: 'pass', shape: 'button' }]);
    // What others see of it does not depend on what Egypt holds.
    const { state } = table;
    const richer = stored(state);
    richer.hand.egypt[0] = 'interception-9';
    const seen = (s: typeof state) => game.table(s, 'elam').waiting;
    expect(seen(richer)).toEqual(seen(state));
    expect(game.isSecret(state, 'egypt')).toBe(true);
  });
});

describe('all together and in secret', () => {
  const orders = [
    ['assyria', 'egypt', 'elam'],
    ['elam', 'egypt', 'assyria'],
    ['egypt', 'elam', 'assyria'],
    ['elam', 'assyria', 'egypt'],
  ];
  const marks: Record<string, [string, string?]> = {
    assyria: ['mark', 'trade'],
    egypt: ['mark-nothing'],
    elam: ['mark', 'babylon'],
  };
  test.each(orders)(
    'AW 7.5: answers are turned up in seat order, whatever the order of arrival (%s %s %s)',
    (...seats) => {
      const { game, table } = open();
      table.play('assyria', 'negotiate');
      expect(table.asked()).toEqual(['assyria', 'egypt', 'elam']);
      for (const seat of seats) table.play(seat, ...marks[seat]);
      expect(table.state.marked).toEqual(['assyria: trade', 'egypt: mark-nothing', 'elam: babylon']);
      expect(game.outcome(table.state)).toBeDefined();
    },
  );

  test('AW 7.5: a sealed answer is in no view and in no table of others, and cannot be given twice', () => {
    const { game, table } = open();
    table.play('assyria', 'negotiate');
    const before = ['assyria', 'elam', 'spectator'].map(seat => JSON.stringify(game.view(table.state, seat)));
    table.play('egypt', 'mark', 'scythians');
    expect(['assyria', 'elam', 'spectator'].map(seat => JSON.stringify(game.view(table.state, seat)))).toEqual(before);
    for (const seat of ['egypt', 'spectator']) {
      expect(JSON.stringify(game.table(table.state, seat))).not.toContain('scythians');
    }
    expect(game.table(table.state, 'elam').waiting.map(w => w.seat)).toEqual(['assyria', 'elam']);
    const again = game.apply(table.state, actionBy('egypt', 'mark', 'trade'));
    expect(isRefusal(again) && again.refused).toBe('not-your-decision');
    expect(table.state.flow.at(-1)?.sealed).toEqual({ egypt: { kind: 'mark', arg: 'scythians' } });
  });

  test('house 4: imagined states deal sealed answers anew, but keep the own one', () => {
    const { game, table } = open();
    table.play('assyria', 'negotiate');
    table.play('egypt', 'mark', 'scythians');
    const sealedIn = (seat: string, i: number) =>
      JSON.stringify(game.imagine(table.state, seat, i.toString(16).padStart(32, '0')).flow.at(-1)?.sealed?.egypt);
    const own = new Set(Array.from({ length: 20 }, (_, i) => sealedIn('egypt', i)));
    const others = new Set(Array.from({ length: 40 }, (_, i) => sealedIn('elam', i)));
    expect([...own]).toEqual(['{"kind":"mark","arg":"scythians"}']);
    expect(others.size).toBe(4);
  });
});
