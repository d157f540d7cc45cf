import {
  type Action,
  amount,
  asking,
  button,
  call,
  type Decision,
  done,
  end,
  type Frame,
  type Game,
  type GameState,
  go,
  type Hint,
  Match,
  type Options,
  type Procedure,
  pick,
  reveal,
  type Seat,
  type Spectator,
  telling,
  words,
} from '../../src/index.js';
import { headOf, tiny } from './tiny.js';

/**
 * Three walk in turn; whoever is not asked may offer another a sum, with a promise in his own words, and be answered.
 * Between whom an offer lies everybody knows; what it is about, its two parties alone.
 */
export interface Parley extends GameState {
  purse: Record<Seat, number>;
  offers: Offer[];
  paces: number;
}
interface Offer {
  from: Seat;
  to: Seat;
  sum: number;
  promise?: string;
}
export interface ParleyView {
  readonly purse: Readonly<Record<Seat, number>>;
  readonly offers: readonly Partial<Offer>[];
  readonly paces: number;
}
/** What a careless author does differently. */
export interface Careless {
  /** The sum of an offer is seen by everybody. */
  readonly showsSums?: true;
  /** Whoever accepts does not say that something hidden comes to light. */
  readonly paysUnmarked?: true;
  /** Whoever accepts an odd sum runs into a fault. */
  readonly balks?: true;
  /** What is offered at leisure depends on what others have hidden. */
  readonly peeks?: true;
}

export const SEATS = ['a', 'b', 'c'] as const;
const OTHERS: Readonly<Record<Seat, readonly Seat[]>> = Object.fromEntries(
  SEATS.map(seat => [seat, SEATS.filter(other => other !== seat)]),
);
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
    last: g => {
      const best = Math.max(...Object.values(g.purse));
      const winners = SEATS.filter(seat => g.purse[seat] === best);
      return end({ winners, points: { ...g.purse }, how: 'over', rule: 'T walk' });
    },
  },
};

interface FreeFrame extends Frame<'free'> {
  proc: 'free';
  seat: Seat;
}
const sendersTo = (g: Parley, seat: Seat): Seat[] =>
  g.offers.filter(({ to, from, sum }) => to === seat && sum <= g.purse[from]).map(({ from }) => from);
const freeFor = (careless: Careless): Procedure<Parley, FreeFrame> => ({
  name: 'free',
  rule: 'T free',
  steps: {
    free: asking<Parley, FreeFrame>()({
      rule: 'T free',
      prompt: 'free',
      seats: (_g, f) => SEATS.filter(seat => seat === f.seat),
      wanted: (g, _f, seat) => (sendersTo(g, seat).length > 0 ? ['accept', 'decline'] : []),
      offer: (g, _f, seat) => [
        pick('offer-to', g.purse[seat] > 0 ? OTHERS[seat].filter(to => !isBetween(g, seat, to)) : []),
        pick('accept', sendersTo(g, seat)),
        pick('decline', sendersTo(g, seat)),
        ...(careless.peeks && g.offers.some(({ sum }) => sum > 2) ? [button('gossip')] : []),
      ],
      why: (_g, _f, _seat, { kind }) =>
        kind === 'accept' ? { rule: 'T free', because: 'nothing-offered' } : undefined,
      take: {
        'offer-to': (_g, f, to) => call({ proc: 'draft', step: 'sum', seat: f.seat, to } as Frame, 'free'),
        accept: (g, f, from) => {
          const { sum } = takeAway(g, from, f.seat);
          if (careless.balks && sum % 2 === 1) throw new Error('nobody can halve it');
          g.purse[from] -= sum;
          g.purse[f.seat] += sum;
          // What it was about is plain to everybody who counts.
          if (!careless.paysUnmarked) reveal(g);
          tell(g, 'paid', { by: from });
          return go('free');
        },
        decline: (g, f, from) => {
          takeAway(g, from, f.seat);
          return go('free');
        },
        gossip: () => go('free'),
      },
    }),
  },
});
const isBetween = (g: Parley, from: Seat, to: Seat): boolean =>
  g.offers.some(offer => offer.from === from && offer.to === to);
const takeAway = (g: Parley, from: Seat, to: Seat): Offer => {
  const offer = g.offers.find(each => each.from === from && each.to === to)!;
  g.offers = g.offers.filter(each => each !== offer);
  return offer;
};

interface DraftFrame extends Frame<'sum'> {
  proc: 'draft';
  seat: Seat;
  to: Seat;
  promise?: string;
}
const draft: Procedure<Parley, DraftFrame> = {
  name: 'draft',
  rule: 'T draft',
  steps: {
    sum: asking<Parley, DraftFrame>()({
      rule: 'T draft',
      prompt: 'sum',
      secret: true,
      seats: (_g, f) => [f.seat],
      offer: (g, f, seat) => [
        amount('sum', 1, g.purse[seat]),
        words('promise', f.promise === undefined ? 30 : 0),
        button('drop'),
      ],
      take: {
        sum: (g, { seat, to, promise }, sum) => {
          if (isBetween(g, seat, to)) takeAway(g, seat, to);
          g.offers.push({ from: seat, to, sum, ...(promise !== undefined && { promise }) });
          return done();
        },
        promise: (_g, f, promise) => {
          f.promise = promise;
          return go('sum');
        },
        drop: () => done('dropped'),
      },
    }),
  },
};

export type ParleyGame = Game<Options, Parley, ParleyView>;

export const parley = (careless: Careless = {}): ParleyGame =>
  tiny<Parley, ParleyView>({
    id: 'parley',
    title: 'Parley',
    players: [3],
    procedures: [walk, freeFor(careless), draft],
    seats: () => SEATS,
    leisure: seat => ({ proc: 'free', step: 'free', seat }) as Frame,
    open: (_, ground) => ({
      state: { ...ground, purse: { a: 5, b: 5, c: 2 }, offers: [], paces: 0 },
      first: { proc: 'walk', step: 'pace' },
    }),
    view: (g, seat) => ({
      purse: g.purse,
      offers: g.offers.map(offer => (mayRead(offer, seat) || careless.showsSums ? offer : bareOf(offer))),
      paces: g.paces,
    }),
    redeal(g, seat, random) {
      g.offers = g.offers.map(offer => (mayRead(offer, seat) ? offer : { ...bareOf(offer), sum: 1 + random(9) }));
    },
    worth: (g, seat) => g.purse[seat] / (g.purse.a + g.purse.b + g.purse.c),
    turnOf: g => g.paces,
  });
const mayRead = ({ from, to }: Offer, seat: Seat | Spectator): boolean => from === seat || to === seat;
const bareOf = ({ from, to }: Offer) => ({ from, to });

/** The same, and at leisure the game has something to say: whoever was asked for money is hinted to take it. */
export const hinting = (hints: (s: Parley, decision: Decision) => readonly Hint[]): ParleyGame => ({
  ...parley(),
  hints,
});

export const OPTIONS: Options = { players: 3 };
export const sitters = Object.fromEntries(SEATS.map(seat => [seat, { name: seat, kind: 'person' as const }]));
export const parleyMatch = (game = parley()): Match<Options, Parley, ParleyView> =>
  new Match(game, headOf({ options: OPTIONS, seats: sitters }));

export const act = (game: ParleyGame, s: Parley, seat: Seat, kind: string, arg?: Action['arg']) =>
  game.apply(s, { seat, kind, ...(arg !== undefined && { arg }) });
