import { type Answer, type Decision, type Heard, heardBy, isRefusal, sampleArg, stream } from '@hegemon/kernel';
import { seedFor } from '@hegemon/testkit';
import { medioevoUniversale as game } from '../src/game.js';
import type { Player } from '../src/ids.js';
import type { MU, MUOptions } from '../src/state.js';
import type { MUView } from '../src/view.js';

/** An entry as the page has it, for the eyes of one seat. */
export interface PlayedLine {
  readonly n: number;
  readonly seat: string;
  readonly answer?: Answer;
  readonly heard: readonly Heard[];
}
/** A question, with what the seat that is asked sees. */
export interface Step {
  readonly state: MU;
  readonly view: MUView;
  readonly seat: Player;
  readonly decision: Decision;
  readonly waiting: readonly Decision[];
  /** Everything so far, as this seat has heard it. */
  readonly lines: readonly PlayedLine[];
}

/** Things that are rare where everything is equally likely: then nothing is ever bought or fought for. */
const RELUCTANT: readonly string[] = ['done-buying', 'give-up', 'refrain', 'give-up-piece', 'strike-order'];

interface Played {
  readonly state: MU;
  /** All of it, as a seat has heard it. */
  heard(seat: Player): readonly PlayedLine[];
}
/** Plays a game at random and shows each question before it is answered. */
export const playedGame = (name: string, options: MUOptions, look: (step: Step) => void, most = 4000): Played => {
  const state = game.newGame(options, seedFor('played', name));
  const random = stream(seedFor('player', name));
  const told: { n: number; seat: string; answer: Answer; all: Parameters<typeof heardBy>[0] }[] = [];
  const heard = (seat: Player): readonly PlayedLine[] =>
    told.map(({ all, ...rest }) => ({ ...rest, heard: heardBy(all, seat) }));
  for (let n = 1; n < most && !game.outcome(state); n++) {
    const waiting = game.pending(state);
    const decision = waiting[random(waiting.length)];
    const seat = decision.seat as Player;
    look({
      state,
      seat,
      decision,
      waiting,
      // Few want to see all of it.
      get view() {
        return game.view(game.copy(state), seat);
      },
      get lines() {
        return heard(seat);
      },
    });
    const eager = decision.choices.filter(({ kind }) => !RELUCTANT.includes(kind));
    const open = eager.length > 0 && random(4) > 0 ? eager : decision.choices;
    const choice = open[random(open.length)];
    const answer: Answer = { kind: choice.kind, ...argOf(sampleArg(choice, random)) };
    const reply = game.apply(state, { ...answer, seat });
    if (isRefusal(reply)) throw new Error(`${JSON.stringify(answer)} is refused`);
    told.push({ n, seat, answer, all: reply.told });
  }
  return { state, heard };
};
const argOf = (arg: Answer['arg']): Pick<Answer, 'arg'> | object => (arg === undefined ? {} : { arg });
