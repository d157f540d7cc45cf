import { type Bot, believedBy, lowerThan, type Thought } from '@hegemon/bots';
import type { BotFault } from '@hegemon/host';
import { freshSeed, type Game, type GameState, type Seat, type Seed } from '@hegemon/kernel';
import { type Idler, type Player, randomPlayer } from '@hegemon/testkit';
import { idlerFor } from '../simulate/idling.js';
import { thoughtOf } from '../think/asking-again.js';
import { Counter, type Spread } from './spread.js';

/** What the bots of one name have spent on the questions of a game. */
export interface Effort {
  readonly decisions: number;
  readonly nodes: Spread;
  /** By the clock, so never twice the same; to two digits. */
  readonly milliseconds: Spread;
}

/** A bot that has failed, with all it was handed: there is nothing else it could have gone by. */
type Fault = Pick<BotFault, 'bot' | 'seat' | 'seed' | 'believed' | 'message'>;

/** What has gone wrong with bots in one game. */
export interface Faults {
  /** How often, by the name of the bot. */
  readonly counts: Readonly<Record<string, number>>;
  /** The first of them, whole, so that it can be looked into. */
  readonly first?: Fault;
}

/** Puts the questions of one game to bots, and keeps account of them. */
export class Asking {
  readonly #game: Game;
  readonly #accounts = new Map<string, { nodes: Counter; milliseconds: Counter; decisions: number }>();
  readonly #counts: Record<string, number> = {};
  #first: Fault | undefined;

  constructor(game: Game) {
    this.#game = game;
  }

  /** Answers as the bot of that name would in a simulation; if it fails, the next lower level answers. */
  playerFor(bot: Bot): Player<GameState> {
    return (s, decision, random) => {
      const begun = performance.now();
      const { answer, nodes } =
        bot.level === 'random'
          ? { answer: randomPlayer(s, decision, random), nodes: 0 }
          : this.#ask(bot, s, decision.seat, freshSeed(random));
      this.#note(bot.name, nodes, performance.now() - begun);
      return answer;
    };
  }

  /** What the bot does at leisure; if it fails at that, nothing. */
  idlerFor(bot: Bot): Idler<GameState> {
    const idler = idlerFor(this.#game, bot);
    return (s, decision, random) => {
      try {
        return idler(s, decision, random);
      } catch {
        this.#counts[bot.name] = (this.#counts[bot.name] ?? 0) + 1;
        return undefined;
      }
    };
  }

  get efforts(): Readonly<Record<string, Effort>> {
    return Object.fromEntries(
      [...this.#accounts].map(([bot, { nodes, milliseconds, decisions }]) => [
        bot,
        { decisions, nodes: nodes.spread, milliseconds: milliseconds.spread },
      ]),
    );
  }
  get faults(): Faults {
    return { counts: this.#counts, ...(this.#first && { first: this.#first }) };
  }

  #ask(bot: Bot, s: GameState, seat: Seat, seed: Seed): Pick<Thought, 'answer' | 'nodes'> {
    const believed = believedBy(this.#game, s, seat, seed);
    let last: unknown;
    for (let asked: Bot | undefined = bot; asked; asked = lowerThan(asked)) {
      try {
        return thoughtOf(this.#game, believed, seat, asked, seed);
      } catch (fault) {
        last = fault;
        this.#counts[asked.name] = (this.#counts[asked.name] ?? 0) + 1;
        const message = fault instanceof Error ? fault.message : String(fault);
        this.#first ??= { bot: asked.name, seat, seed, believed, message };
      }
    }
    throw last;
  }

  #note(bot: string, nodes: number, milliseconds: number): void {
    const account = this.#accounts.get(bot) ?? { nodes: new Counter(), milliseconds: new Counter(), decisions: 0 };
    this.#accounts.set(bot, account);
    account.decisions++;
    account.nodes.add(nodes);
    account.milliseconds.add(Number(milliseconds.toPrecision(2)));
  }
}
