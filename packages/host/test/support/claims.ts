import {
  asking,
  button,
  defineGame,
  end,
  type Frame,
  type Game,
  type GameState,
  go,
  type Seat,
  sealing,
} from '@hegemon/kernel';
import type { GameListing } from '../../src/index.js';

/**
 * A game in which whoever has the turn may take a token, unseen; then both lay down face down whether they show one. Who has none can
 * only pass, and is asked all the same, so that the other does not learn of it.
 */
interface Claims extends GameState {
  tokens: Record<Seat, number>;
  shown: Record<Seat, number>;
  turn: number;
}
interface TurnFrame extends Frame {
  proc: 'turn';
  step: 'act' | 'lay' | 'next';
}
const SEATS = ['red', 'green'];
const TURNS = 4;
const active = (g: Claims): Seat => SEATS[g.turn % 2];

const turn = {
  name: 'turn' as const,
  rule: 'L 1',
  steps: {
    act: asking<Claims, TurnFrame>()({
      rule: 'L 1',
      prompt: 'act',
      secret: true,
      seats: g => [active(g)],
      offer: () => [button('take'), button('rest')],
      take: {
        take(g) {
          g.tokens[active(g)]++;
        },
        rest: () => undefined,
      },
    }),
    lay: sealing<Claims, TurnFrame>()({
      rule: 'L 2',
      prompt: 'lay',
      order: 'together',
      seats: () => SEATS,
      offer: (g, _, seat) => (g.tokens[seat] > 0 ? [button('show'), button('pass')] : [button('pass')]),
      reveal(g, _, answers) {
        for (const seat of SEATS) if (answers[seat].kind === 'show') g.shown[seat]++;
      },
    }),
    next(g: Claims) {
      g.turn++;
      return g.turn < TURNS ? go('act') : end({ winners: SEATS, points: { ...g.shown }, how: 'turns', rule: 'L 1' });
    },
  },
};

const claims = defineGame<never, Claims, unknown>({
  id: 'claims',
  title: 'Claims',
  edition: 1,
  players: [2],
  optionSpecs: [],
  endings: ['turns'],
  limit: 1000,
  procedures: [turn],
  seats: () => SEATS,
  open: (_, ground) => ({
    state: { ...ground, tokens: { red: 0, green: 0 }, shown: { red: 0, green: 0 }, turn: 0 },
    first: { proc: 'turn', step: 'act' },
  }),
  view: (g, eyes) => ({ shown: g.shown, turn: g.turn, ...(eyes !== 'spectator' && { tokens: g.tokens[eyes] }) }),
  redeal: () => undefined,
  worth: () => 0.5,
  hints: () => [],
  turnOf: g => g.turn,
  faults: () => [],
  migrations: {},
}) as unknown as Game;

export const claimsListing: GameListing = {
  game: claims,
  board: async () => ({
    ids: [],
    kinds: [],
    kindsFor: () => [],
    momentOf: view => ({ turn: (view as Claims).turn }),
    pointsOf: view => (view as Claims).shown,
    tallyOf: () => [],
  }),
  foresight: async () => ({ foresightOf: () => ({}), oddsOf: () => [], hazardsOf: () => [] }),
  strength: async () => ({}),
};
