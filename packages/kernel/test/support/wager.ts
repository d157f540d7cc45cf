import {
  asking,
  button,
  end,
  type Frame,
  fork,
  type GameState,
  go,
  type Procedure,
  pick,
  reveal,
  roll,
  type Seat,
  sealing,
  shuffle,
  shuffled,
  telling,
} from '../../src/index.js';
import { OVER, tiny } from './tiny.js';

/** A game with one of everything that matters to the log: open steps, dice, hidden cards, whispers, sealed bids. */
export interface Wager extends GameState {
  at: string[];
  deck: string[];
  hand: Record<Seat, string[]>;
  bids: string[];
}
export interface WagerView {
  at: string[];
  deck: number;
  hands: Record<Seat, { cards: string[] } | { count: number }>;
  bids: string[];
}
export const CARDS = ['ace', 'king', 'queen', 'jack', 'ten', 'nine', 'eight', 'seven'];
interface Events {
  stepped: { seat: Seat; to: string };
  thrown: { pips: number };
  whispered: { by: Seat };
  'card-drawn': { seat: Seat };
}
const tell = telling<Events>();
const rivalOf = (seat: Seat): Seat => (seat === 'a' ? 'b' : 'a');

interface TurnFrame extends Frame {
  proc: 'turn';
  step: 'act' | 'hide' | 'bid' | 'next';
  seat: Seat;
}
const ask = asking<Wager, TurnFrame>();
const seal = sealing<Wager, TurnFrame>();
const ROUND: readonly Seat[] = ['a', 'b'];

const turn: Procedure<Wager, TurnFrame> = {
  name: 'turn',
  rule: 'W 1',
  steps: {
    act: ask({
      rule: 'W 1.1',
      prompt: 'act',
      seats: (_, f) => [f.seat],
      offer: g => [
        pick('step', ['north', 'south']),
        button('throw'),
        button('draw'),
        button('peek'),
        button('whisper'),
        button('give'),
        button('hide'),
        button('bid'),
        button('fork'),
        button('break'),
        button('pass'),
        ...(g.at.length > 90 ? [] : [button('finish')]),
      ],
      take: {
        step(g, _, to, seat) {
          g.at.push(to);
          tell(g, 'stepped', { seat, to });
          return go('act');
        },
        throw(g) {
          tell(g, 'thrown', { pips: roll(g, 6, 'throw') });
          return go('act');
        },
        draw(g, f) {
          g.hand[f.seat].push(g.deck.pop()!);
          reveal(g);
          return go('act');
        },
        /** A careless author: the seat sees a hidden card, and nobody says `reveal`. */
        peek(g, f) {
          const card = g.deck.pop()!;
          g.hand[f.seat].push(card);
          tell(g, 'card-drawn', { seat: f.seat }, { [f.seat]: { card } });
          return go('act');
        },
        whisper(g, f) {
          tell(g, 'whispered', { by: f.seat }, { [rivalOf(f.seat)]: { word: 'beware' } });
          return go('act');
        },
        give(g, f) {
          const card = g.hand[f.seat].pop();
          if (card) g.hand[rivalOf(f.seat)].push(card);
          return go('act');
        },
        hide: () => go('hide'),
        bid: () => go('bid'),
        fork: () =>
          fork(
            ROUND.map(seat => ({ proc: 'branch', step: 'go', seat }) as Frame),
            'next',
          ),
        break(g) {
          g.at.push('half done');
          throw new Error('a broken rule');
        },
        pass: () => go('next'),
        finish: () => end(OVER),
      },
    }),
    /** One seat alone puts something away in secret. */
    hide: ask({
      rule: 'W 1.2',
      prompt: 'hide',
      secret: true,
      seats: (_, f) => [f.seat],
      offer: (g, f) => [pick('hide-card', g.hand[f.seat]), button('hide-nothing')],
      take: {
        'hide-card'(g, f, card) {
          g.hand[f.seat] = g.hand[f.seat].filter(other => other !== card);
          g.deck.unshift(card);
          return go('act');
        },
        'hide-nothing': () => go('act'),
      },
    }),
    bid: seal({
      rule: 'W 1.3',
      prompt: 'bid',
      order: 'together',
      seats: () => ROUND,
      offer: () => [pick('bid', ['low', 'high']), button('no-bid')],
      reveal(g, _, answers) {
        g.bids = Object.entries(answers).map(([seat, { kind, arg }]) => `${seat} ${arg ?? kind}`);
      },
    }),
    next(_, f) {
      f.seat = rivalOf(f.seat);
      return go('act');
    },
  },
};

interface BranchFrame extends Frame<'go'> {
  proc: 'branch';
  seat: Seat;
}
const branch: Procedure<Wager, BranchFrame> = {
  name: 'branch',
  rule: 'W 2',
  steps: {
    go: asking<Wager, BranchFrame>()({
      rule: 'W 2.1',
      prompt: 'go',
      seats: (_, f) => [f.seat],
      offer: () => [pick('step', ['east', 'west']), button('stop')],
      take: {
        step(g, _, to) {
          g.at.push(to);
          return go('go');
        },
        stop: () => undefined,
      },
    }),
  },
};

export const wager = (edition = 1) =>
  tiny<Wager, WagerView>({
    id: 'wager',
    edition,
    procedures: [turn, branch],
    optionSpecs: [{ id: 'long', rule: 'W 9', byDefault: true, provenance: 'reconstructed' }],
    open(options, ground) {
      const state = {
        ...ground,
        at: options.long ? ['long'] : [],
        deck: [],
        hand: { a: [], b: [] },
        bids: [],
      } as Wager;
      state.deck = shuffle(state, CARDS, 'deck');
      tell(state, 'thrown', { pips: roll(state, 6, 'start') });
      for (const seat of ROUND) state.hand[seat] = state.deck.splice(-2);
      return { state, first: { proc: 'turn', step: 'act', seat: 'a' } as TurnFrame };
    },
    view: (g, seat) => ({
      at: g.at,
      deck: g.deck.length,
      hands: Object.fromEntries(
        ROUND.map(owner => [owner, owner === seat ? { cards: g.hand[owner] } : { count: g.hand[owner].length }]),
      ),
      bids: g.bids,
    }),
    redeal(g, seat, random) {
      const hidden = ROUND.filter(owner => owner !== seat);
      const pool = shuffled([...g.deck, ...hidden.flatMap(owner => g.hand[owner])], random);
      for (const owner of hidden) g.hand[owner] = pool.splice(0, g.hand[owner].length);
      g.deck = pool;
    },
  });
