import { describe, expect, test } from 'vitest';
import {
  type Action,
  amount,
  asking,
  button,
  call,
  done,
  end,
  type Frame,
  type Game,
  type GameState,
  go,
  Match,
  type Options,
  type Procedure,
  pick,
  type Seat,
  telling,
} from '../src/index.js';
import { headOf, KEY, OVER, stored, tiny } from './support/tiny.js';

/** Two walk in turn; whoever is not asked may offer the other something, and be answered. */
interface Parley extends GameState {
  purse: Record<Seat, number>;
  offers: { from: Seat; to: Seat; sum: number }[];
  paces: number;
}
const SEATS = ['a', 'b', 'c'] as const;
const tell = telling<{ paid: { by: Seat } }>();

interface WalkFrame extends Frame<'pace' | 'last'> {
  proc: 'walk';
}
const walkAsk = asking<Parley, WalkFrame>();
const walk: Procedure<Parley, WalkFrame> = {
  name: 'walk',
  rule: 'T walk',
  steps: {
    pace: walkAsk({
      rule: 'T walk',
      prompt: 'pace',
      seats: g => [SEATS[g.paces % 3]],
      // Nobody without money goes on: he is passed over.
      offer: (g, _f, seat) => (g.purse[seat] > 0 ? [button('pace'), button('stop')] : []),
      take: {
        pace: g => {
          g.paces++;
          return go(g.paces < 9 ? 'pace' : 'last');
        },
        stop: () => go('last'),
      },
    }),
    last: () => end(OVER),
  },
};

interface FreeFrame extends Frame<'free'> {
  proc: 'free';
  seat: Seat;
}
const freeAsk = asking<Parley, FreeFrame>();
const free: Procedure<Parley, FreeFrame> = {
  name: 'free',
  rule: 'T free',
  steps: {
    free: freeAsk({
      rule: 'T free',
      prompt: 'free',
      seats: (_g, f) => SEATS.filter(seat => seat === f.seat),
      wanted: (g, _f, seat) => g.offers.some(({ to }) => to === seat),
      offer: (g, _f, seat) => [
        pick(
          'offer-to',
          SEATS.filter(other => other !== seat),
        ),
        pick(
          'accept',
          g.offers.filter(({ to }) => to === seat).map(({ from }) => from),
        ),
      ],
      why: (_g, _f, _seat, { kind }) =>
        kind === 'accept' ? { rule: 'T free', because: 'nothing-offered' } : undefined,
      take: {
        'offer-to': (_g, f, to) => call({ proc: 'draft', step: 'sum', seat: f.seat, to } as Frame, 'free'),
        accept: (g, f, from) => {
          const offer = g.offers.find(each => each.from === from && each.to === f.seat)!;
          g.offers = g.offers.filter(each => each !== offer);
          g.purse[from] -= offer.sum;
          g.purse[f.seat] += offer.sum;
          tell(g, 'paid', { by: from });
          return go('free');
        },
      },
    }),
  },
};
interface DraftFrame extends Frame<'sum'> {
  proc: 'draft';
  seat: Seat;
  to: Seat;
}
const draftAsk = asking<Parley, DraftFrame>();
const draft: Procedure<Parley, DraftFrame> = {
  name: 'draft',
  rule: 'T draft',
  steps: {
    sum: draftAsk({
      rule: 'T draft',
      prompt: 'sum',
      secret: true,
      seats: (_g, f) => [f.seat],
      offer: (g, _f, seat) => [amount('sum', 1, g.purse[seat]), button('drop')],
      take: {
        sum: (g, f, sum) => {
          g.offers.push({ from: f.seat, to: f.to, sum });
          return done();
        },
        drop: () => done(),
      },
    }),
  },
};

const parley = (): Game<Options, Parley, unknown> =>
  tiny<Parley, unknown>({
    procedures: [walk, free, draft],
    seats: () => SEATS,
    leisure: seat => ({ proc: 'free', step: 'free', seat }) as Frame,
    open: (_, ground) => ({
      state: { ...ground, purse: { a: 5, b: 5, c: 0 }, offers: [], paces: 0 },
      first: { proc: 'walk', step: 'pace' },
    }),
    view: g => ({ purse: g.purse, offers: g.offers, paces: g.paces }),
  });
const begun = () => {
  const game = parley();
  return { game, s: game.newGame({ players: 2 }, KEY) };
};
const act = (game: Game<Options, Parley, unknown>, s: Parley, seat: Seat, kind: string, arg?: Action['arg']) =>
  game.apply(s, { seat, kind, ...(arg !== undefined && { arg }) });

describe('at leisure', () => {
  test('house 1: somebody does something beside the game, and nobody is held up by it', () => {
    const { game, s } = begun();
    expect(game.pending(s).map(({ seat }) => seat)).toEqual(['a']);
    const asked = game.pending(s)[0].n;
    expect(game.atLeisure(s, 'b')?.choices.map(({ kind }) => kind)).toEqual(['offer-to']);
    expect(act(game, s, 'b', 'offer-to', 'a')).not.toHaveProperty('refused');
    // He is in the middle of it, and the game waits for the same answer as before.
    expect(game.atLeisure(s, 'b')).toMatchObject({ prompt: 'sum', seat: 'b' });
    expect(game.pending(s)).toMatchObject([{ seat: 'a', n: asked }]);
    expect(game.apply(s, { seat: 'a', kind: 'pace', n: asked })).not.toHaveProperty('refused');
    expect(act(game, s, 'b', 'sum', 2)).not.toHaveProperty('refused');
    expect(s.offers).toEqual([{ from: 'b', to: 'a', sum: 2 }]);
    // Whoever is done leaves nothing lying about.
    expect(s.leisure).toBeUndefined();
  });
  test('house 1: an answer is wanted where somebody hopes for it, and only there', () => {
    const { game, s } = begun();
    act(game, s, 'b', 'offer-to', 'a');
    act(game, s, 'b', 'sum', 2);
    expect(game.atLeisure(s, 'a')?.wanted).toBe(true);
    expect(game.atLeisure(s, 'b')).not.toHaveProperty('wanted');
    expect(act(game, s, 'a', 'accept', 'b')).toMatchObject({ told: [{ type: 'paid', open: { by: 'b' } }] });
    expect(s.purse).toEqual({ a: 7, b: 3, c: 0 });
    expect(game.atLeisure(s, 'a')).not.toHaveProperty('wanted');
  });
  test('house 1: what is agreed on may change what is asked', () => {
    const { game, s } = begun();
    // All he has: he is no longer asked, and the next one is.
    act(game, s, 'a', 'offer-to', 'b');
    act(game, s, 'a', 'sum', 5);
    act(game, s, 'b', 'accept', 'a');
    expect(game.pending(s)).toEqual([]);
    expect(game.outcome(s)).toEqual(OVER);
  });
  test('house 12: what cannot be done is refused by the rule of leisure, and nothing changes', () => {
    const { game, s } = begun();
    const before = stored(s);
    expect(act(game, s, 'b', 'accept', 'a')).toMatchObject({ refused: 'not-your-decision' });
    expect(act(game, s, 'b', 'offer-to', 'b')).toMatchObject({ refused: 'does-not-fit', rule: 'T free' });
    expect(act(game, s, 'b', 'pace')).toMatchObject({ refused: 'not-your-decision' });
    expect(act(game, s, 'nobody', 'offer-to', 'a')).toMatchObject({ refused: 'not-your-decision' });
    expect(act(game, s, '__proto__', 'offer-to', 'a')).toMatchObject({ refused: 'not-your-decision' });
    expect(stored(s)).toEqual(before);
  });
  test('house 9: what somebody has begun is his own affair: nobody sees it, and nobody imagines it', () => {
    const { game, s } = begun();
    act(game, s, 'b', 'offer-to', 'a');
    expect(game.table(s, 'b').leisure).toMatchObject({ prompt: 'sum' });
    expect(game.table(s, 'a').leisure).toMatchObject({ prompt: 'free' });
    expect(game.table(s, 'spectator')).not.toHaveProperty('leisure');
    expect(game.imagine(s, 'a', KEY).leisure).toBeUndefined();
    expect(game.imagine(s, 'b', KEY).leisure).toEqual(s.leisure);
    expect([game.isSecret(s, 'b', 'sum'), game.isSecret(s, 'a', 'offer-to'), game.isSecret(s, 'a')]).toEqual([
      true,
      false,
      false,
    ]);
  });
  test('contracts 3: it stands in the log like every answer, and is taken back like one', () => {
    const { game } = begun();
    const seats = Object.fromEntries(SEATS.map(seat => [seat, { name: seat, kind: 'person' as const }]));
    const match = new Match(game, headOf({ seats }));
    match.answer({ seat: 'b', kind: 'offer-to', arg: 'a' });
    expect(match.mayUndo('b')).toEqual({ entry: 1 });
    match.undo('b');
    expect(match.game.atLeisure(match.state, 'b')).toMatchObject({ prompt: 'free' });
    match.answer({ seat: 'a', kind: 'pace' });
    match.answer({ seat: 'b', kind: 'offer-to', arg: 'a' });
    // Somebody has done something since.
    expect(match.mayUndo('a')).toMatchObject({ refused: 'boundary', boundary: 'other-seat-answered' });
    expect(match.entries.map(({ kind }) => kind)).toEqual(['start', 'offer-to', 'undo', 'pace', 'offer-to']);
  });
  test('house 2: it is plain data, and goes on after it was stored', () => {
    const { game, s } = begun();
    act(game, s, 'b', 'offer-to', 'a');
    const again = stored(s);
    expect(act(game, again, 'b', 'sum', 3)).not.toHaveProperty('refused');
    expect(again.offers).toHaveLength(1);
  });
});
