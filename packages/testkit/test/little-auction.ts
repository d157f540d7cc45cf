import {
  allot,
  amount,
  asking,
  button,
  call,
  defineGame,
  done,
  end,
  type Frame,
  type Game,
  type GameState,
  go,
  type Options,
  pick,
  reveal,
  roll,
  type Seat,
  sealing,
  shuffle,
  shuffled,
  subset,
  telling,
} from '@hegemon/kernel';

/**
 * A game for the tests of the testkit, small and with everything in it: hidden hands, a deck, sealed bids, a secret
 * answer, dice, a procedure in a procedure, all shapes but words. Each round one card is auctioned unseen; the winner tucks
 * a card away in secret, throws dice or draws another, spreads seals over two cities, and shows cards for points.
 */
export interface Auction extends GameState {
  seats: Seat[];
  deck: string[];
  hands: Record<Seat, string[]>;
  shown: Record<Seat, string[]>;
  coins: Record<Seat, number>;
  seals: Record<Seat, Record<string, number>>;
  round: number;
  /** For games that go wrong. */
  oddity?: unknown;
}

/** What a broken game does differently; every entry is a mistake somebody could make. */
export interface Flaws {
  readonly rounds?: number;
  readonly limit?: number;
  /** Cards worth more than others are seen by everybody. */
  readonly openHands?: true;
  /** Only who holds the trump is asked whether he plays it. */
  readonly asksOnlyTheHolder?: true;
  /** The secret answer is told to all. */
  readonly tellsTheSecret?: true;
  /** The number of the bid is shown while it lies sealed. */
  readonly showsBids?: true;
  /** Who rests draws a card, and the game does not say that something hidden was turned up. */
  readonly drawsUnmarked?: true;
  /** Cards are shown in the order in which they lie in the hand. */
  readonly showsInHandOrder?: true;
  readonly onBid?: (g: Auction) => void;
  readonly onShow?: (g: Auction, card: string) => void;
}

interface AuctionView {
  deck: number;
  hands: Record<Seat, readonly string[] | number>;
  shown: Record<Seat, readonly string[]>;
  coins: Record<Seat, number>;
  seals: Record<Seat, Record<string, number>>;
  bids?: unknown;
}

interface Events {
  'card-won': { seat: Seat; price: number };
  'card-tucked': { seat: Seat };
  'dice-thrown': { seat: Seat; pips: number };
  'cards-shown': { seat: Seat; cards: readonly string[] };
}
const tell = telling<Events>();

interface RoundFrame extends Frame {
  proc: 'round';
  step: 'bid' | 'tuck' | 'trump' | 'gamble' | 'spread' | 'show' | 'close';
  winner?: Seat;
}
interface ThrowFrame extends Frame {
  proc: 'throw';
  step: 'stake' | 'throw';
  seat: Seat;
  stake: number;
}

const CARDS = Array.from({ length: 10 }, (_, i) => `card-${i}`);
const TRUMP = 'card-9';
const winnerOf = (f: RoundFrame): Seat[] => (f.winner === undefined ? [] : [f.winner]);
const pointsOf = (g: Auction, seat: Seat): number =>
  g.shown[seat].reduce((sum, card) => sum + CARDS.indexOf(card), 0) + g.coins[seat];

const procedures = (flaws: Flaws) => {
  const ask = asking<Auction, RoundFrame>();
  const seal = sealing<Auction, RoundFrame>();
  const askThrow = asking<Auction, ThrowFrame>();
  const round = {
    name: 'round' as const,
    rule: 'LA 1',
    steps: {
      bid: seal({
        rule: 'LA 1.1',
        prompt: 'bid',
        order: 'together',
        seats: g => g.seats,
        offer: (g, _, seat) => [amount('bid', 0, g.coins[seat])],
        reveal(g, f, answers) {
          const best = Math.max(...g.seats.map(seat => answers[seat].arg));
          f.winner = g.seats.find(seat => answers[seat].arg === best)!;
          g.coins[f.winner] -= best;
          const card = g.deck.shift()!;
          g.hands[f.winner].push(card);
          tell(g, 'card-won', { seat: f.winner, price: best }, { [f.winner]: { card } });
          flaws.onBid?.(g);
        },
      }),
      tuck: ask({
        rule: 'LA 1.2',
        prompt: 'tuck',
        secret: true,
        seats: (_, f) => winnerOf(f),
        offer: (g, _, seat) => [pick('tuck', g.hands[seat])],
        take: {
          tuck(g, _, card, seat) {
            g.hands[seat] = g.hands[seat].filter(held => held !== card);
            g.deck.push(card);
            if (flaws.tellsTheSecret) g.told.push({ type: 'card-tucked', open: { seat, card } });
            else tell(g, 'card-tucked', { seat }, { [seat]: { card } });
          },
        },
      }),
      trump: ask({
        rule: 'LA 1.3',
        prompt: 'trump',
        always: true,
        seats: (g, f) => (flaws.asksOnlyTheHolder ? winnerOf(f).filter(seat => g.hands[seat].includes(TRUMP)) : []),
        offer: () => [button('flaunt')],
        take: { flaunt: () => undefined },
      }),
      gamble: ask({
        rule: 'LA 1.4',
        prompt: 'gamble',
        seats: (_, f) => winnerOf(f),
        offer: () => [button('throw'), button('rest')],
        take: {
          throw: (_g, _f, _arg, seat) => call({ proc: 'throw', step: 'stake', seat, stake: 0 } as ThrowFrame),
          rest(g, _f, _arg, seat) {
            if (g.deck.length < 2) return;
            g.hands[seat].push(g.deck.shift()!);
            if (!flaws.drawsUnmarked) reveal(g);
          },
        },
      }),
      spread: ask({
        rule: 'LA 1.5',
        prompt: 'spread',
        seats: (_, f) => winnerOf(f),
        offer: () => [allot('spread', 2, { athens: 2, sparta: 1 })],
        take: {
          spread(g, _, parts, seat) {
            for (const [city, count] of Object.entries(parts)) g.seals[seat][city] += count;
          },
        },
      }),
      show: ask({
        rule: 'LA 1.6',
        prompt: 'show',
        always: true,
        seats: (_, f) => winnerOf(f),
        // In the order of the cards, not of the hand: the order in which cards were drawn is nobody's business.
        offer: (g, _, seat) => [
          subset('show', flaws.showsInHandOrder ? g.hands[seat] : g.hands[seat].toSorted(), 0, 2),
        ],
        take: {
          show(g, _, cards, seat) {
            g.hands[seat] = g.hands[seat].filter(card => !cards.includes(card));
            g.shown[seat] = [...g.shown[seat], ...cards];
            tell(g, 'cards-shown', { seat, cards });
            for (const card of cards) flaws.onShow?.(g, card);
          },
        },
      }),
      close(g: Auction) {
        g.round++;
        if (g.round <= (flaws.rounds ?? 3) && g.deck.length > 0) return go('bid');
        const points = Object.fromEntries(g.seats.map(seat => [seat, pointsOf(g, seat)]));
        const best = Math.max(...Object.values(points));
        return end({ winners: g.seats.filter(seat => points[seat] === best), points, how: 'rounds', rule: 'LA 2' });
      },
    },
  };
  const throwing = {
    name: 'throw' as const,
    rule: 'LA 3',
    steps: {
      stake: askThrow({
        rule: 'LA 3.1',
        prompt: 'stake',
        seats: (_, f) => [f.seat],
        offer: (g, f) => [amount('stake', 0, g.coins[f.seat]), button('think-better')],
        take: {
          stake: (_, f, coins) => {
            f.stake = coins;
          },
          'think-better': () => done(),
        },
      }),
      throw(g: Auction, f: ThrowFrame) {
        const pips = roll(g, 6, 'stake');
        g.coins[f.seat] += pips > 3 ? f.stake : -f.stake;
        tell(g, 'dice-thrown', { seat: f.seat, pips });
      },
    },
  };
  return [round, throwing];
};

export type AuctionGame = Game<Options<never>, Auction, AuctionView>;

export const littleAuction = (flaws: Flaws = {}): AuctionGame =>
  defineGame<never, Auction, AuctionView>({
    id: 'little-auction',
    title: 'Little Auction',
    edition: 1,
    players: [2, 3],
    optionSpecs: [],
    endings: ['rounds'],
    limit: flaws.limit ?? 100,
    procedures: procedures(flaws),
    seats: ({ players }) => ['red', 'green', 'blue'].slice(0, players),
    open({ players }, ground) {
      const seats = ['red', 'green', 'blue'].slice(0, players);
      const each = <T>(make: () => T): Record<Seat, T> => Object.fromEntries(seats.map(seat => [seat, make()]));
      const deck = shuffle(ground, CARDS, 'deck');
      const state: Auction = {
        ...ground,
        seats,
        hands: each(() => deck.splice(0, 2)),
        deck,
        shown: each(() => []),
        coins: each(() => 3),
        seals: each(() => ({ athens: 0, sparta: 0 })),
        round: 1,
      };
      return { state, first: { proc: 'round', step: 'bid' } };
    },
    view: (g, seat) => ({
      deck: g.deck.length,
      hands: Object.fromEntries(
        g.seats.map(owner => [owner, owner === seat || flaws.openHands ? g.hands[owner] : g.hands[owner].length]),
      ),
      shown: g.shown,
      coins: g.coins,
      seals: g.seals,
      ...(flaws.showsBids && { bids: g.flow.map(f => f.sealed ?? null) }),
    }),
    redeal(g, seat, random) {
      const others = g.seats.filter(owner => owner !== seat);
      const pool = shuffled([...others.flatMap(owner => g.hands[owner]), ...g.deck].sort(), random);
      for (const owner of others) g.hands[owner] = pool.splice(0, g.hands[owner].length);
      g.deck = pool;
    },
    worth(g, seat) {
      const all = g.seats.reduce((sum, other) => sum + pointsOf(g, other), 0);
      return all > 0 ? pointsOf(g, seat) / all : 0;
    },
    faults(g) {
      const cards = [...g.deck, ...g.seats.flatMap(seat => [...g.hands[seat], ...g.shown[seat]])];
      return cards.sort().join() === CARDS.join()
        ? []
        : [`${cards.length} cards where there should be ${CARDS.length}`];
    },
    migrations: {},
  });
