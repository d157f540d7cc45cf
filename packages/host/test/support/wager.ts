import {
  asking,
  button,
  call,
  defineGame,
  end,
  type Frame,
  type Game,
  type GameState,
  go,
  Match,
  type Options,
  roll,
  type Seat,
  seedOfText,
} from '@hegemon/kernel';
import type { AnyMatch, BoardHooks } from '../../src/index.js';

/**
 * A game for the tests of the report: what a die has shown lies on the table until whoever threw it has said whether he
 * keeps it or throws again, once. As in a battle, all that has happened on the board by then is that it was paid for.
 */
interface Wager extends GameState {
  gold: Record<Seat, number>;
  turn: number;
}
interface TurnFrame extends Frame {
  proc: 'turn';
  step: 'act' | 'next';
}
interface ThrowFrame extends Frame {
  proc: 'throw';
  step: 'roll' | 'keep' | 'take';
  pips: number;
}
const SEATS = ['red', 'green'];
const TURNS = 4;
/** As much as may be expected of a throw. */
export const STAKE = 4;
const active = (g: Wager): Seat => SEATS[g.turn % 2];
const askTurn = asking<Wager, TurnFrame>();
const askThrow = asking<Wager, ThrowFrame>();

const turn = {
  name: 'turn' as const,
  rule: 'W 1',
  steps: {
    act: askTurn({
      rule: 'W 1',
      prompt: 'act',
      seats: g => [active(g)],
      offer: () => [button('throw'), button('rest')],
      take: {
        throw(g) {
          g.gold[active(g)] -= STAKE;
          return call({ proc: 'throw', step: 'roll', pips: 0 } as ThrowFrame, 'act');
        },
        rest: () => undefined,
      },
    }),
    next(g: Wager) {
      g.turn++;
      if (g.turn < TURNS) return go('act');
      const best = Math.max(...SEATS.map(seat => g.gold[seat]));
      const winners = SEATS.filter(seat => g.gold[seat] === best);
      return end({ winners, points: { ...g.gold }, how: 'turns', rule: 'W 1' });
    },
  },
};
const thrown = {
  name: 'throw' as const,
  rule: 'W 2',
  steps: {
    roll(g: Wager, f: ThrowFrame) {
      f.pips = roll(g, 6, 'wager');
    },
    keep: askThrow({
      rule: 'W 2',
      prompt: 'keep',
      seats: g => [active(g)],
      offer: () => [button('keep'), button('again')],
      take: {
        keep: () => undefined,
        again(g, f) {
          f.pips = roll(g, 6, 'wager');
        },
      },
    }),
    take(g: Wager, f: ThrowFrame) {
      g.gold[active(g)] += f.pips;
    },
  },
};
const pipsIn = (g: Wager): number => g.flow.map(frame => (frame as ThrowFrame).pips).at(-1) ?? 0;

export const wager: Game = defineGame<never, Wager, unknown>({
  id: 'wager',
  title: 'Wager',
  edition: 1,
  players: [2],
  optionSpecs: [],
  endings: ['turns'],
  limit: 1000,
  procedures: [turn, thrown],
  seats: () => SEATS,
  open: (_, ground) => ({
    state: { ...ground, gold: { red: 0, green: 0 }, turn: 0 },
    first: { proc: 'turn', step: 'act' },
  }),
  view: g => ({ gold: g.gold, turn: g.turn }),
  redeal: () => undefined,
  worth(g, seat) {
    const [rival] = SEATS.filter(other => other !== seat);
    return 1 / (1 + Math.exp((g.gold[rival] - g.gold[seat]) / 6));
  },
  hints(g, { prompt }) {
    const likely = prompt === 'act' ? 'rest' : pipsIn(g) > 3 ? 'keep' : 'again';
    const other = prompt === 'act' ? 'throw' : likely === 'keep' ? 'again' : 'keep';
    return [
      { answer: { kind: likely }, weight: 100 },
      { answer: { kind: other }, weight: 1 },
    ];
  },
  turnOf: g => g.turn,
  faults: () => [],
  migrations: {},
}) as unknown as Game;

export const wagerBoard: BoardHooks = {
  ids: [],
  kinds: [],
  kindsFor: () => [],
  momentOf: view => ({ turn: (view as Wager).turn }),
  pointsOf: view => (view as Wager).gold,
  tallyOf: () => [],
};

/** In place of an answer: whoever is asked gives up. */
export const GIVES_UP = 'gives up';
const others = (seat: Seat): readonly Seat[] => SEATS.filter(other => other !== seat);

/** The first match in which the dice of the second answer fall so; then the seats answer like this. */
export const wagerOf = (pips: number, ...answers: readonly string[]): AnyMatch => {
  for (let i = 0; ; i++) {
    const options: Options = { players: 2 };
    const seats = Object.fromEntries(SEATS.map(seat => [seat, { name: seat, kind: 'person' as const }]));
    const seed = { serverSeed: seedOfText(`wager ${i}`), clientSeeds: {} };
    const match: AnyMatch = new Match(wager, { id: 'wager', options, seats, seed });
    for (const kind of ['rest', 'throw', ...answers]) {
      const [{ seat }] = match.game.pending(match.state);
      if (kind === GIVES_UP) match.close('resigned', others(seat), {}, seat);
      else if ('refused' in match.answer({ kind, seat })) throw new Error(`${kind} is refused`);
      if (kind === 'throw' && match.entries[2].drew?.[0] !== pips) break;
    }
    if (match.outcome) return match;
  }
};
