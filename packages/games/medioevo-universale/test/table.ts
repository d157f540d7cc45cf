import {
  type Action,
  asking,
  button,
  type Decision,
  defineGame,
  type Frame,
  go,
  isRefusal,
  type Procedure,
} from '@hegemon/kernel';
import { RULES } from '../src/game.js';
import type { Player } from '../src/ids.js';
import type { MU } from '../src/state.js';

/** Below whatever is tried stands a frame that waits, so that one procedure can be played by itself. */
interface StandFrame extends Frame<'wait'> {
  proc: 'stand';
}
const stand: Procedure<MU, StandFrame> = {
  name: 'stand',
  rule: 'MU 0',
  steps: {
    wait: asking<MU, StandFrame>()({
      rule: 'MU 0',
      prompt: 'stand',
      seats: g => g.order.slice(0, 1),
      offer: () => [button('stand-on'), button('stand-still')],
      take: { 'stand-on': () => go('wait'), 'stand-still': () => go('wait') },
    }),
  },
};
/** The game with that frame: whoever tries something on the state of a trial needs it, too. */
export const game = defineGame({ ...RULES, procedures: [...RULES.procedures, stand] });

/** A table at which one procedure is tried. */
export class Trial {
  readonly g: MU;
  /** What was told since the start. */
  readonly told: { type: string; [fact: string]: unknown }[] = [];

  /** `dice` are all that fall, in order; leave them out where chance does not matter. */
  constructor(g: MU, frame?: Frame, dice?: readonly number[]) {
    this.g = g;
    if (dice) g.chance.script = [...dice];
    g.flow = [{ proc: 'stand', step: 'wait' }, ...(frame ? [frame] : [])];
    this.#note(game.resume(g));
  }

  #note({ told }: { readonly told: readonly { type: string; open: object }[] }): void {
    for (const { type, open } of told) this.told.push({ ...open, type });
  }

  /** Whoever is asked what, besides the frame that waits. */
  get asked(): readonly Decision[] {
    return game.pending(this.g).filter(({ prompt }) => prompt !== 'stand');
  }
  get isOver(): boolean {
    return this.asked.length === 0;
  }
  /** What the procedure has handed back. */
  get returned(): unknown {
    return this.g.flow[0]?.returned;
  }

  /** What a seat may do beside the game. */
  leisure(seat: Player): Decision | undefined {
    return game.atLeisure(this.g, seat);
  }
  leisureChoice(seat: Player, kind: string): Decision['choices'][number] | undefined {
    return this.leisure(seat)?.choices.find(each => each.kind === kind);
  }

  /** The one open question, which must be put to this seat. */
  question(seat: Player): Decision {
    const found = this.asked.find(each => each.seat === seat);
    if (!found) throw new Error(`${seat} is not asked; ${this.asked.map(d => `${d.seat} ${d.prompt}`).join(', ')}`);
    return found;
  }
  /** What may be answered with this word. */
  choice(seat: Player, kind: string): Decision['choices'][number] | undefined {
    return this.question(seat).choices.find(each => each.kind === kind);
  }

  answer(seat: Player, kind: string, arg?: Action['arg']): this {
    const reply = game.apply(this.g, arg === undefined ? { seat, kind } : { seat, kind, arg });
    if (isRefusal(reply)) throw new Error(`refused: ${JSON.stringify(reply)}`);
    this.#note(reply);
    return this;
  }
  /** The refusal, where an answer must not be possible. */
  refusal(seat: Player, kind: string, arg?: Action['arg']): unknown {
    return game.refusalOf(this.g, arg === undefined ? { seat, kind } : { seat, kind, arg });
  }
  /** Gives the same plain answer as long as this question is put to anybody. */
  whileAsked(prompt: string, kind: string): this {
    while (this.asked[0]?.prompt === prompt) this.answer(this.asked[0].seat as Player, kind);
    return this;
  }
}
