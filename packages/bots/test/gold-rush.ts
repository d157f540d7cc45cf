import {
  allot,
  amount,
  asking,
  button,
  call,
  defineGame,
  end,
  type Frame,
  type Game,
  type GameState,
  go,
  type Options,
  pick,
  roll,
  type Seat,
  shuffle,
  shuffled,
  subset,
} from '@hegemon/kernel';

/**
 * A game for the tests of the bots: whoever plays with sense wins. In turn each seat sells a card from its hidden hand,
 * digs in one of two mines (a procedure of its own: where, and how deep), or gives gold away to nobody's use.
 */
export interface GoldRush extends GameState {
  hands: Record<Seat, string[]>;
  deck: string[];
  gold: Record<Seat, number>;
  turn: number;
}
const SEATS = ['red', 'green'];
export const CARDS = Array.from({ length: 16 }, (_, i) => `nugget-${String(i).padStart(2, '0')}`);
const TURNS = 8;
const active = (g: GoldRush): Seat => SEATS[g.turn % 2];
const worthOfCard = (card: string): number => CARDS.indexOf(card);

interface TurnFrame extends Frame {
  proc: 'turn';
  step: 'act' | 'next';
}
interface DigFrame extends Frame {
  proc: 'dig';
  step: 'where' | 'depth' | 'tithe' | 'strike';
  mine?: string;
  depth?: number;
}
const ask = asking<GoldRush, TurnFrame>();
const askDig = asking<GoldRush, DigFrame>();

const turn = {
  name: 'turn' as const,
  rule: 'GR 1',
  steps: {
    act: ask({
      rule: 'GR 1',
      prompt: 'act',
      seats: g => [active(g)],
      offer: (g, _, seat) => [
        pick('sell', g.hands[seat]),
        subset('scatter', g.hands[seat]),
        amount('waste', 0, 1000),
        allot('offer', 3, { ares: 3, hera: 3, zeus: 3 }),
        button('dig'),
      ],
      take: {
        sell(g, _, card, seat) {
          g.hands[seat] = g.hands[seat].filter(held => held !== card);
          g.gold[seat] += worthOfCard(card);
        },
        scatter(g, _, cards, seat) {
          g.hands[seat] = g.hands[seat].filter(held => !cards.includes(held));
        },
        waste(g, _, gold, seat) {
          g.gold[seat] -= gold;
        },
        offer(g, _, parts, seat) {
          g.gold[seat] -= parts.ares ?? 0;
        },
        dig: () => call({ proc: 'dig', step: 'where' }),
      },
    }),
    next(g: GoldRush) {
      g.turn++;
      if (g.turn < TURNS) return go('act');
      const best = Math.max(...SEATS.map(seat => g.gold[seat]));
      const winners = SEATS.filter(seat => g.gold[seat] === best);
      return end({ winners, points: { ...g.gold }, how: 'turns', rule: 'GR 1' });
    },
  },
};

const dig = {
  name: 'dig' as const,
  rule: 'GR 2',
  steps: {
    where: askDig({
      rule: 'GR 2.1',
      prompt: 'where',
      seats: g => [active(g)],
      offer: () => [pick('mine', ['rich', 'poor'])],
      take: {
        mine(_, f, mine) {
          f.mine = mine;
        },
      },
    }),
    depth: askDig({
      rule: 'GR 2.2',
      prompt: 'depth',
      seats: g => [active(g)],
      offer: () => [amount('depth', 1, 6)],
      take: {
        depth(_, f, depth) {
          f.depth = depth;
        },
      },
    }),
    /** The other seat decides in the middle of the action. */
    tithe: askDig({
      rule: 'GR 2.3',
      prompt: 'tithe',
      seats: g => SEATS.filter(seat => seat !== active(g)),
      offer: () => [button('tithe'), button('let-go')],
      take: { tithe: g => void g.gold[active(g)]--, 'let-go': () => undefined },
    }),
    strike(g: GoldRush, f: DigFrame) {
      const found = roll(g, 6, 'strike') + (f.depth ?? 0);
      g.gold[active(g)] += f.mine === 'rich' ? 2 * found : -found;
    },
  },
};

export type GoldRushGame = Game<Options<never>, GoldRush, unknown>;

export const goldRush: GoldRushGame = defineGame<never, GoldRush, unknown>({
  id: 'gold-rush',
  title: 'Gold Rush',
  edition: 1,
  players: [2],
  optionSpecs: [],
  endings: ['turns'],
  limit: 100,
  procedures: [turn, dig],
  seats: () => SEATS,
  open(_, ground) {
    const deck = shuffle(ground, CARDS, 'deck');
    const hands = Object.fromEntries(SEATS.map(seat => [seat, deck.splice(0, 5).sort()]));
    const state = { ...ground, hands, deck, gold: { red: 20, green: 20 }, turn: 0 };
    return { state, first: { proc: 'turn', step: 'act' } };
  },
  view: (g, seat) => ({
    gold: g.gold,
    turn: g.turn,
    hands: Object.fromEntries(SEATS.map(owner => [owner, owner === seat ? g.hands[owner] : g.hands[owner].length])),
  }),
  redeal(g, seat, random) {
    const others = SEATS.filter(owner => owner !== seat);
    const pool = shuffled([...others.flatMap(owner => g.hands[owner]), ...g.deck].sort(), random);
    for (const owner of others) g.hands[owner] = pool.splice(0, g.hands[owner].length).sort();
    g.deck = pool;
  },
  worth(g, seat) {
    const [rival] = SEATS.filter(other => other !== seat);
    return 1 / (1 + Math.exp((g.gold[rival] - g.gold[seat]) / 20));
  },
  turnOf: g => g.turn,
  faults: () => [],
  migrations: {},
});
