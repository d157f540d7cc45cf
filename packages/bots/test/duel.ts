import {
  asking,
  button,
  defineGame,
  end,
  type Frame,
  type Game,
  type GameState,
  go,
  type Options,
  roll,
  type Seat,
} from '@hegemon/kernel';

/**
 * A game for the tests of the tree: whoever goes lets a die decide who may take the prize, by the same question and the
 * same words. Going is worth one half, stopping three tenths.
 */
export interface Duel extends GameState {
  chooser?: Seat;
  holder?: Seat | 'nobody';
}
interface DuelFrame extends Frame {
  proc: 'duel';
  step: 'begin' | 'throw' | 'prize' | 'close';
}
const ask = asking<Duel, DuelFrame>();
const SEATS = ['red', 'green'];

export const duel: Game<Options<never>, Duel, unknown> = defineGame<never, Duel, unknown>({
  id: 'duel',
  title: 'Duel',
  edition: 1,
  players: [2],
  optionSpecs: [],
  endings: ['duel'],
  limit: 10,
  procedures: [
    {
      name: 'duel',
      rule: 'DU 1',
      steps: {
        begin: ask({
          rule: 'DU 1.1',
          prompt: 'begin',
          seats: () => ['red'],
          offer: () => [button('go'), button('stop')],
          take: {
            go: () => go('throw'),
            stop(g) {
              g.holder = 'nobody';
              return go('close');
            },
          },
        }),
        throw(g: Duel) {
          g.chooser = SEATS[roll(g, 2, 'who') - 1];
        },
        prize: ask({
          rule: 'DU 1.2',
          prompt: 'prize',
          seats: g => [g.chooser ?? 'red'],
          offer: () => [button('take'), button('leave')],
          take: {
            take(g) {
              g.holder = g.chooser ?? 'red';
            },
            leave(g) {
              g.holder = SEATS.find(seat => seat !== g.chooser) ?? 'red';
            },
          },
        }),
        // Nothing more is played: what the end is worth is for `worth` to say.
        close: ask({
          rule: 'DU 1.3',
          prompt: 'close',
          always: true,
          seats: () => ['green'],
          offer: () => [button('done')],
          take: { done: () => end({ winners: ['red'], points: {}, how: 'duel', rule: 'DU 1' }) },
        }),
      },
    },
  ],
  seats: () => SEATS,
  open: (_, ground) => ({ state: { ...ground }, first: { proc: 'duel', step: 'begin' } }),
  view: g => ({ chooser: g.chooser, holder: g.holder }),
  redeal: () => undefined,
  worth(g, seat) {
    if (g.holder === 'nobody') return seat === 'red' ? 0.3 : 0.7;
    return g.holder === undefined ? 0.5 : g.holder === seat ? 1 : 0;
  },
  turnOf: g => (g.holder === undefined ? 0 : 1),
  faults: () => [],
  migrations: {},
});
