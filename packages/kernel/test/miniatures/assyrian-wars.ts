import {
  asking,
  button,
  type Column,
  call,
  done,
  end,
  type Frame,
  type GameState,
  go,
  type Id,
  type Procedure,
  pick,
  reveal,
  type Seat,
  sealing,
  subset,
  type WindowFrame,
  windowing,
} from '../../src/index.js';
import { OVER, tiny } from '../support/tiny.js';

/** AW 6.7.1, AW 6.6.9 and AW 7.5 as in Appendix D of the house rules, on the real kernel. */
type CardId = Id;
type CardKind = 'battle' | 'counter-manoeuvre' | 'countermeasure' | 'interception';

export interface AW extends GameState {
  hand: Column<Seat, CardId[]>;
  table: Column<Seat, CardId[]>;
  /** Cards that took effect, in order. */
  effects: CardId[];
  /** AW 7.5 Targets marked, as they were turned up. */
  marked: string[];
}
const isOf =
  (kind: CardKind) =>
  (card: CardId): boolean =>
    card.startsWith(kind);
const layDown = (g: AW, seat: Seat, cards: readonly CardId[]): void => {
  g.hand[seat] = g.hand[seat].filter(card => !cards.includes(card));
  g.table[seat].push(...cards);
};

interface BattleCardsFrame extends Frame {
  proc: 'battle-cards';
  step: 'layBattleCards' | 'layCounterManoeuvres' | 'layCountermeasures' | 'takeEffect' | 'nextEffect';
  parties: Seat[];
  effects: CardId[];
}
const seal = sealing<AW, BattleCardsFrame>();

/** AW 6.7.1 Chosen in impulse order, face down, turned up when all have chosen. */
const layFaceDown = (kind: CardKind) =>
  seal({
    rule: 'AW 6.7.1',
    prompt: 'lay-cards',
    order: 'in-turn',
    seats: (_, f) => f.parties,
    offer: (g, _, seat) => [subset('lay-cards', g.hand[seat].filter(isOf(kind)))],
    reveal(g, f, answers) {
      for (const seat of f.parties) layDown(g, seat, answers[seat].arg);
      f.effects = [...f.parties.flatMap(seat => [...answers[seat].arg]), ...f.effects];
    },
  });

const battleCards: Procedure<AW, BattleCardsFrame> = {
  name: 'battle-cards',
  rule: 'AW 6.7.1',
  steps: {
    layBattleCards: layFaceDown('battle'),
    layCounterManoeuvres: layFaceDown('counter-manoeuvre'),
    layCountermeasures: layFaceDown('countermeasure'),
    /** AW 6.11.e A countermeasure undoes a counter-manoeuvre before that can undo its own target. */
    takeEffect(_, f) {
      const card = f.effects.shift();
      return card === undefined ? done() : call({ proc: 'card', step: 'effect', card } as CardFrame);
    },
    nextEffect: () => go('takeEffect'),
  },
};

interface CardFrame extends Frame<'effect'> {
  proc: 'card';
  card: CardId;
}
const card: Procedure<AW, CardFrame> = {
  name: 'card',
  rule: 'AW 6.11',
  steps: {
    effect(g, f) {
      g.effects.push(f.card);
      return done();
    },
  },
};

/** AW 6.6.9 A window between announcing and rolling: each in turn may play cards until he passes. */
interface CardWindowFrame extends WindowFrame {
  proc: 'interception-cards';
  step: 'window' | 'close';
}
const window = windowing<AW, CardWindowFrame>();
const interceptionCards: Procedure<AW, CardWindowFrame> = {
  name: 'interception-cards',
  rule: 'AW 6.6.9',
  steps: {
    window: window({
      rule: 'AW 6.6.9',
      prompt: 'play-card',
      secret: true,
      offer: (g, _, seat) => [pick('play-card', g.hand[seat].filter(isOf('interception')))],
      take: {
        'play-card'(g, _, played, seat) {
          layDown(g, seat, [played]);
          reveal(g);
          return call({ proc: 'card', step: 'effect', card: played } as CardFrame, 'window');
        },
      },
    }),
    close: () => done(),
  },
};

/** AW 7.5 All mark together and in secret. */
interface DiplomacyFrame extends Frame<'mark'> {
  proc: 'diplomacy';
  powers: Seat[];
}
const sealMark = sealing<AW, DiplomacyFrame>();
const diplomacy: Procedure<AW, DiplomacyFrame> = {
  name: 'diplomacy',
  rule: 'AW 7.5',
  steps: {
    mark: sealMark({
      rule: 'AW 7.5',
      prompt: 'mark',
      order: 'together',
      seats: (_, f) => f.powers,
      offer: () => [pick('mark', ['trade', 'scythians', 'babylon']), button('mark-nothing')],
      reveal(g, _, answers) {
        g.marked = Object.entries(answers).map(([seat, { kind, arg }]) => `${seat}: ${arg ?? kind}`);
      },
    }),
  },
};

interface RoundFrame extends Frame {
  proc: 'round';
  step: 'choose' | 'finish';
}
const ask = asking<AW, RoundFrame>();
const POWERS = ['assyria', 'egypt', 'elam'];
const round: Procedure<AW, RoundFrame> = {
  name: 'round',
  rule: 'AW 5',
  steps: {
    choose: ask({
      rule: 'AW 5',
      prompt: 'choose',
      seats: () => ['assyria'],
      offer: () => [button('fight'), button('intercept'), button('negotiate')],
      take: {
        fight: () =>
          call({ proc: 'battle-cards', step: 'layBattleCards', parties: ['egypt', 'assyria'], effects: [] } as Frame),
        intercept: () => call({ proc: 'interception-cards', step: 'window', waiting: [...POWERS] } as Frame),
        negotiate: () => call({ proc: 'diplomacy', step: 'mark', powers: [...POWERS] } as Frame),
      },
    }),
    finish: () => end(OVER),
  },
};

export const assyria = (hand: Column<Seat, CardId[]>) =>
  tiny<AW, unknown>({
    procedures: [round, battleCards, card, interceptionCards, diplomacy],
    players: [3],
    seats: () => POWERS,
    open: (_, ground) => ({
      state: { ...ground, hand, table: { assyria: [], egypt: [], elam: [] }, effects: [], marked: [] },
      first: { proc: 'round', step: 'choose' },
    }),
    view: (g, seat) => ({
      hands: Object.fromEntries(
        POWERS.map(power => [power, power === seat ? { cards: g.hand[power] } : { count: g.hand[power].length }]),
      ),
      table: g.table,
      marked: g.marked,
    }),
  });
