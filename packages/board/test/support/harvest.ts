import type { GameListing } from '@hegemon/host';
import {
  allot,
  amount,
  asking,
  button,
  defineGame,
  end,
  type Frame,
  type Game,
  type GameState,
  go,
  type Procedure,
  pick,
  roll,
  type Seat,
  subset,
  telling,
} from '@hegemon/kernel';

/** A game of a few lines that asks in all shapes but words and throws a die. It has no face of its own. */
interface Harvest extends GameState {
  barn: Record<Seat, number>;
  turns: number;
}
interface HarvestView {
  readonly barn: Readonly<Record<Seat, number>>;
  readonly turns: number;
}
interface Events {
  ploughed: { seat: Seat; field: string };
  sown: { seat: Seat; seeds: number };
  carried: { seat: Seat; tools: string[] };
  grown: { seat: Seat; pips: number; stake: number };
}
const tell = telling<Events>();
const SEATS: readonly Seat[] = ['anna', 'bert'];
const FIELDS = ['north-field', 'south-field', 'long-meadow'];
const TURNS = 4;

interface TurnFrame extends Frame {
  proc: 'turn';
  step: 'plough' | 'sow' | 'carry' | 'stake' | 'next';
  seat: Seat;
}
const ask = asking<Harvest, TurnFrame>();
const turn: Procedure<Harvest, TurnFrame> = {
  name: 'turn',
  rule: 'H 1',
  steps: {
    plough: ask({
      rule: 'H 1.1',
      prompt: 'plough-a-field',
      seats: (_, f) => [f.seat],
      offer: () => [pick('plough', FIELDS), button('rest')],
      why: (_g, _f, _seat, { kind }) => (kind === 'plough' ? { rule: 'H 1.1', because: 'no-such-field' } : undefined),
      take: {
        plough(g, f, field) {
          tell(g, 'ploughed', { seat: f.seat, field });
          return go('sow');
        },
        rest: () => go('next'),
      },
    }),
    sow: ask({
      rule: 'H 1.2',
      prompt: 'sow-the-seeds',
      seats: (_, f) => [f.seat],
      offer: () => [allot('sow', 3, { wheat: 2, barley: 2, rye: 1 })],
      take: {
        sow(g, f, seeds) {
          tell(g, 'sown', { seat: f.seat, seeds: Object.values(seeds).reduce((a: number, b) => a + (b ?? 0), 0) });
          return go('carry');
        },
      },
    }),
    carry: ask({
      rule: 'H 1.3',
      prompt: 'take-tools-along',
      seats: (_, f) => [f.seat],
      offer: () => [subset('carry', ['scythe', 'sickle', 'rake'], 1, 2)],
      take: {
        carry(g, f, tools) {
          tell(g, 'carried', { seat: f.seat, tools: [...tools] });
          return go('stake');
        },
      },
    }),
    stake: ask({
      rule: 'H 1.4',
      prompt: 'stake-sacks',
      seats: (_, f) => [f.seat],
      offer: () => [amount('stake', 1, 4)],
      take: {
        stake(g, f, sacks) {
          const pips = roll(g, 6, 'harvest');
          g.barn[f.seat] += pips > 3 ? sacks : -sacks;
          tell(g, 'grown', { seat: f.seat, pips, stake: sacks });
          return go('next');
        },
      },
    }),
    next(g, f) {
      g.turns++;
      f.seat = SEATS[g.turns % 2];
      if (g.turns < TURNS) return go('plough');
      return end({ winners: ['anna'], points: { ...g.barn }, how: 'autumn', rule: 'H 2' });
    },
  },
};

const harvest = defineGame<string, Harvest, HarvestView>({
  id: 'harvest',
  title: 'Harvest',
  edition: 1,
  players: [2],
  optionSpecs: [],
  endings: ['autumn'],
  limit: 100,
  procedures: [turn],
  seats: () => SEATS,
  open: (_, ground) => ({
    state: { ...ground, barn: { anna: 5, bert: 5 }, turns: 0 },
    first: { proc: 'turn', step: 'plough', seat: 'anna' } as TurnFrame,
  }),
  view: ({ barn, turns }) => ({ barn, turns }),
  redeal: () => undefined,
  worth: () => 0.5,
  faults: () => [],
  migrations: {},
});

/** What a host needs of it. */
export const harvestListing: GameListing = {
  game: harvest as unknown as Game,
  board: async () => ({
    ids: FIELDS,
    kinds: ['plough', 'rest', 'sow', 'carry', 'stake'],
    kindsFor: () => ['plough'],
    momentOf: view => ({ turn: (view as HarvestView).turns }),
    pointsOf: view => (view as HarvestView).barn,
    tallyOf: () => [],
  }),
  foresight: async () => ({ foresightOf: () => ({}), oddsOf: () => [], hazardsOf: () => [] }),
  strength: async () => ({}),
};
