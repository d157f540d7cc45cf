import { describe, expect, test } from 'vitest';
import {
  type Accepted,
  button,
  canonical,
  copy,
  end,
  fork,
  type GameState,
  go,
  heardBy,
  isRefusal,
  isSame,
  listAnswers,
  type OptionSpec,
  type Options,
  pick,
  readOptions,
  telling,
} from '../src/index.js';
import { begin, gameFrom, type Notes, note, proc, question } from './support/flows.js';
import { actionBy, KEY, OVER, stored, tiny } from './support/tiny.js';
import { type Wager, wager } from './support/wager.js';

const game = wager();
const begun = (): Wager => game.newGame({ players: 2 }, KEY);
const accepted = (reply: ReturnType<typeof game.apply>): Accepted => {
  if (isRefusal(reply)) throw new Error(reply.refused);
  return reply;
};

describe('the contract', () => {
  test('house 9: the same options and seed give the same game, another seed another', () => {
    expect(begun()).toEqual(begun());
    expect(game.newGame({ players: 2 }, 'f'.repeat(32)).deck).not.toEqual(begun().deck);
    expect(game.open({ players: 2 }, KEY).opening).toMatchObject({ drew: [expect.any(Number)], revealed: false });
  });
  test('house 0: what lives no longer than an answer is gone from the state at every decision', () => {
    const s = begun();
    for (const kind of ['throw', 'draw', 'whisper']) {
      game.apply(s, actionBy('a', kind));
      expect(s.told).toEqual([]);
      expect(s.chance).toMatchObject({ drew: [], dealt: [] });
      expect(s).not.toHaveProperty('revealed');
      expect(stored(s)).toEqual(s);
    }
  });
  test('house 4: what one answer brought is not changed by the next, even when both play in the same state', () => {
    const s = begun();
    const first = accepted(game.apply(s, actionBy('a', 'pass')));
    const second = accepted(game.apply(s, actionBy('b', 'throw')));
    expect(first).toEqual({ told: [], drew: [], dealt: [], revealed: false });
    expect(second.drew).toHaveLength(1);
    game.apply(s, actionBy('b', 'throw'));
    expect(second.drew).toHaveLength(1);
  });
  test('house 4: a question keeps its answers when read from storage', () => {
    const s = begun();
    expect(game.pending(stored(s))).toEqual(game.pending(s));
    expect(game.pending(s)).toBe(game.pending(s));
  });
  test('house 4: every listed answer is accepted on a copy, and the original is untouched', () => {
    const s = begun();
    const before = stored(s);
    for (const answer of listAnswers(game.pending(s)[0])) {
      if (answer.kind === 'break') continue;
      const twin = game.copy(s);
      expect(game.apply(twin, { seat: 'a', ...answer })).not.toHaveProperty('refused');
      expect(twin).not.toEqual(before);
    }
    expect(s).toEqual(before);
  });
  test('house 4: a twin is asked what its original is asked, whatever becomes of that; a plain copy is asked anew', () => {
    let looks = 0;
    const offer = (g: Notes) => {
      looks++;
      return [pick('k', g.notes), button('pass')];
    };
    const { game: listing, table } = begin(
      proc('main', { first: note('x'), second: question(['a'], offer), third: question(['a'], offer, go('third')) }),
    );
    const before = stored(listing.pending(table.state));
    const [twin, other] = [listing.twin(table.state), listing.copy(table.state)];
    table.play('a', 'pass');
    looks = 0;
    expect(listing.pending(twin)).toEqual(before);
    expect(looks).toBe(0);
    other.notes.push('y');
    expect(listing.pending(other)[0].choices).toEqual([pick('k', ['x', 'y']), button('pass')]);
  });
  test('house 11: a table shows a seat its own questions, and of others only that they are waited for', () => {
    const { game: split, table } = begin(
      proc('main', {
        first: () =>
          fork([
            { proc: 'for-a', step: 'go' },
            { proc: 'for-b', step: 'go' },
          ]),
        last: () => end(OVER),
      }),
      proc('for-a', {
        go: question(['a'], [button('secret-plan'), button('x')], undefined, { facts: () => ({ gold: 77 }) }),
      }),
      proc('for-b', { go: question(['b'], [button('y'), button('z')]) }),
    );
    const seen = split.table(table.state, 'b');
    expect(seen.decisions.map(d => d.seat)).toEqual(['b']);
    expect(seen.waiting).toEqual([
      { seat: 'a', rule: 'T question', prompt: 'question' },
      { seat: 'b', rule: 'T question', prompt: 'question' },
    ]);
    expect(JSON.stringify(seen)).not.toMatch(/secret-plan|77/);
    expect(split.table(table.state, 'a').decisions[0].facts).toEqual({ gold: 77 });
    expect(split.table(table.state, 'spectator').decisions).toEqual([]);
    expect(seen).not.toHaveProperty('outcome');
  });
  test('house 11: a view does not depend on what is dealt anew, chance included', () => {
    const s = begun();
    for (const seat of ['a', 'b', 'spectator']) {
      for (let i = 0; i < 20; i++) {
        const twin = game.imagine(s, seat, i.toString(16).padStart(32, '0'));
        expect(game.table(twin, seat)).toEqual(game.table(s, seat));
        expect(twin.chance.key).not.toBe(s.chance.key);
        expect(twin.chance.drawn).toBe(s.chance.drawn);
      }
    }
  });
  test('house 11: events are heard in their open part, and in the closed part of the listener alone', () => {
    const g: { told: GameState['told'] } = { told: [] };
    telling<{ drawn: { seat: string } }>()(g, 'drawn', { seat: 'a' }, { a: { card: 'ace' } });
    expect(heardBy(g.told, 'a')).toEqual([{ type: 'drawn', seat: 'a', card: 'ace' }]);
    for (const other of ['b', 'spectator', 'constructor', '__proto__']) {
      expect(heardBy(g.told, other)).toEqual([{ type: 'drawn', seat: 'a' }]);
    }
  });
  test('house 11: of what is told to some alone the others do not hear that it happened', () => {
    const g: { told: GameState['told'] } = { told: [] };
    telling<{ whispered: object; moved: object }>()(g, 'whispered', {}, { a: { to: 'b' }, b: { to: 'b' } });
    telling<{ whispered: object; moved: object }>()(g, 'moved', {});
    expect(heardBy(g.told, 'a')).toEqual([{ type: 'whispered', to: 'b' }, { type: 'moved' }]);
    for (const other of ['c', 'spectator', 'constructor', '__proto__']) {
      expect(heardBy(g.told, other)).toEqual([{ type: 'moved' }]);
    }
  });
});

describe('states that were arranged, not reached', () => {
  const open = () => {
    const arranged = gameFrom(
      { gold: 1 },
      proc('main', {
        first: question(['a'], g => (g.purse.gold > 0 ? [button('pay'), button('keep')] : [])),
        second: question(['b'], [button('x'), button('y')]),
      }),
    );
    return { arranged, s: arranged.newGame({ players: 2 }, KEY) };
  };
  test('house 15: go on from where their frames stand', () => {
    const { arranged, s } = open();
    s.flow = [{ proc: 'main', step: 'second' }];
    expect(arranged.resume(s)).toMatchObject({ told: [], drew: [] });
    expect(arranged.pending(s)).toMatchObject([{ seat: 'b', n: 2 }]);
  });
  test('house 15: keep a question that still has answers, and its number', () => {
    const { arranged, s } = open();
    s.purse.gold = 7;
    arranged.resume(s);
    expect(arranged.pending(s)).toMatchObject([{ seat: 'a', n: 1 }]);
  });
  test('house 4: pass over a question that has none any more, so that nobody waits for ever', () => {
    const { arranged, s } = open();
    s.purse.gold = 0;
    arranged.resume(s);
    expect(arranged.pending(s)).toMatchObject([{ seat: 'b' }]);
  });
});

describe('options', () => {
  const specs: OptionSpec[] = [
    { id: 'short', rule: 'T 1', byDefault: false, provenance: 'rulebook' },
    { id: 'fair', rule: 'T 2', byDefault: true, provenance: 'public' },
    { id: 'rounds', rule: 'T 3', byDefault: 12, of: [8, 10, 12], provenance: 'rulebook' },
    { id: 'realms', rule: 'T 4', byDefault: 'random', of: ['random', 'agree'], provenance: 'rulebook' },
  ];
  const read = (raw: unknown) => readOptions(raw, [2, 4], specs);
  test('contracts 3: some numbers of players need an option that allows them', () => {
    const pair: OptionSpec = { id: 'pair', rule: 'T 1', byDefault: false, allows: [2], provenance: 'rulebook' };
    const readPair = (raw: unknown) => readOptions(raw, [2, 4], [pair]);
    const fault = { code: 'wrong-players', path: 'options.players', allowed: [4] };
    expect(readPair({ players: 2 })).toEqual({ ok: false, fault });
    expect(readPair({ players: 2, pair: false })).toEqual({ ok: false, fault });
    expect(readPair({ players: 2, pair: true })).toMatchObject({ ok: true });
    expect(readPair({ players: 4 })).toMatchObject({ ok: true });
  });
  test('contracts 3: good options are read, and nothing else is carried along', () => {
    expect(read({ players: 4, short: true })).toEqual({ ok: true, value: { players: 4, short: true } });
    const selected = { players: 2, rounds: 8, realms: 'agree' };
    expect(read(selected)).toEqual({ ok: true, value: selected });
  });
  test.each([
    [null, { code: 'not-an-object', path: 'options' }],
    [[], { code: 'not-an-object' }],
    ['players=2', { code: 'not-an-object' }],
    [{}, { code: 'wrong-players', path: 'options.players', allowed: [2, 4] }],
    [{ players: 3 }, { code: 'wrong-players' }],
    [{ players: '2' }, { code: 'wrong-players' }],
    [
      { players: 2, shrot: true },
      { code: 'unknown-option', path: 'options.shrot', allowed: ['short', 'fair', 'rounds', 'realms'] },
    ],
    [
      { players: 2, short: 'yes' },
      { code: 'wrong-type', path: 'options.short' },
    ],
    [
      { players: 2, short: null },
      { code: 'wrong-type', path: 'options.short' },
    ],
    [
      { players: 2, rounds: 9 },
      { code: 'wrong-type', path: 'options.rounds', allowed: [8, 10, 12] },
    ],
    [
      { players: 2, rounds: '8' },
      { code: 'wrong-type', path: 'options.rounds' },
    ],
    [
      { players: 2, realms: true },
      { code: 'wrong-type', path: 'options.realms', allowed: ['random', 'agree'] },
    ],
    [JSON.parse('{"players":2,"__proto__":true}'), { code: 'unknown-option', path: 'options.__proto__' }],
    [
      { players: 2, constructor: true },
      { code: 'unknown-option', path: 'options.constructor' },
    ],
    [
      { players: 2, ['x'.repeat(999)]: true },
      { code: 'unknown-option', path: `options.${'x'.repeat(60)}` },
    ],
  ])('contracts 3: %j is refused with the place and what is allowed', (raw, fault) => {
    expect(read(raw)).toMatchObject({ ok: false, fault });
  });
  test('house 1: what is left alone stands where it stands by default', () => {
    const seen: Options[] = [];
    const noting = tiny({
      optionSpecs: specs,
      procedures: [proc('main', { first: () => end(OVER) })] as never,
      seats: options => {
        seen.push(options);
        return ['a', 'b'];
      },
      open: (options, state) => {
        seen.push(options);
        return { state, first: { proc: 'main', step: 'first' } };
      },
    });
    noting.newGame({ players: 2 }, KEY);
    noting.seats({ players: 2, ...{ fair: false, short: true, rounds: 8 } });
    expect(seen).toEqual([
      { players: 2, short: false, fair: true, rounds: 12, realms: 'random' },
      { players: 2, short: true, fair: false, rounds: 8, realms: 'random' },
    ]);
  });
});

describe('states of earlier editions', () => {
  const rename = (s: { steps: number }) => ({ ...s, steps: s.steps + 1, from1: true });
  const edition = (n: number, migrations: Record<number, (s: never) => unknown>) =>
    tiny({ edition: n, migrations, procedures: [], open: (_, state) => ({ state, first: { proc: '', step: '' } }) });
  test('house 9: go through every edition in between, in order', () => {
    const third = edition(3, { 1: rename as never, 2: (s: never) => ({ ...(s as object), from2: true }) });
    expect(third.migrate({ steps: 1 }, 1)).toEqual({ steps: 2, from1: true, from2: true });
    expect(third.migrate({ steps: 1 }, 2)).toEqual({ steps: 1, from2: true });
    expect(third.migrate({ steps: 1 }, 3)).toEqual({ steps: 1 });
  });
  test('house 9: are not changed themselves', () => {
    const second = edition(2, {
      1: (s: never) => {
        (s as { list: number[] }).list.push(2);
        return s;
      },
    });
    const old = { list: [1] };
    expect(second.migrate(old, 1)).toEqual({ list: [1, 2] });
    expect(old).toEqual({ list: [1] });
  });
  test('house 9: without a way, or from the future, are refused by name', () => {
    expect(() => edition(3, { 1: rename as never }).migrate({ steps: 1 }, 1)).toThrow('no way from edition 2 to 3');
    expect(() => edition(3, {}).migrate({}, 4)).toThrow('tiny knows no edition 4, only up to 3');
  });
});

describe('plain data', () => {
  const data = { list: [1, [2, { x: null }]], text: 'a', flag: false, none: {}, deep: { er: { still: -1.5 } } };
  test('house 10: only what is frozen, and never changes, is shared', () => {
    const map = Object.freeze({ rome: true });
    const twin = copy({ map, list: [map], cash: { a: 1 } });
    expect(twin.map).toBe(map);
    expect(twin.list[0]).toBe(map);
  });
  test('house 10: a copy is equal and shares nothing', () => {
    const twin = copy(data);
    expect(twin).toEqual(data);
    twin.list.push(3);
    twin.deep.er.still = 0;
    expect(data).toMatchObject({ list: [1, [2, { x: null }]], deep: { er: { still: -1.5 } } });
  });
  test('house 9: sameness does not look at the order of keys, and is not fooled by inherited ones', () => {
    expect(isSame({ a: 1, b: [2] }, { b: [2], a: 1 })).toBe(true);
    for (const [x, y] of [
      [{ a: 1 }, { a: 1, b: 1 }],
      [
        [1, 2],
        [2, 1],
      ],
      [[], {}],
      [null, {}],
      [{ a: undefined }, {}],
      [{ toString: undefined }, { x: undefined }],
      [1, '1'],
    ] as const) {
      expect(isSame(x, y)).toBe(false);
    }
  });
  test('house 9: the canonical text is JSON with its keys in order', () => {
    expect(canonical({ b: [1, { d: 'ü"', c: null }], a: undefined, A: true })).toBe(
      '{"A":true,"b":[1,{"c":null,"d":"ü\\""}]}',
    );
    expect(JSON.parse(canonical(data))).toEqual(data);
  });
});
