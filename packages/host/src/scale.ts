import { heardBy, type Seat } from '@hegemon/kernel';
import type { Course, Tick } from './desk.js';
import type { AnyMatch, BoardHooks } from './listing.js';
import type { Chronicle } from './log.js';

/** Where each entry of a match lies on its scale. Whatever is on it is open to everybody. */
export class Scale {
  readonly #match: AnyMatch;
  readonly #ticks: Tick[] = [];

  constructor(match: AnyMatch) {
    this.#match = match;
  }

  ticks(board: BoardHooks): readonly Tick[] {
    const { game, entries } = this.#match;
    for (let n = this.#ticks.length; n < entries.length; n++) {
      const { view, waiting } = game.table(this.#match.at(n), 'spectator');
      this.#ticks.push({ n, ...board.momentOf(view, waiting) });
    }
    return [...this.#ticks];
  }

  /** The course of the points over the entries in effect. */
  course(board: BoardHooks, chronicle: Chronicle): Course {
    const turns = this.ends(board).map(tick => this.#turn(board, tick));
    return { turns, sources: this.#sources(board, chronicle, this.#line) };
  }

  /** The last entry in effect of every turn. */
  ends(board: BoardHooks): readonly Tick[] {
    const ticks = this.ticks(board);
    const line = this.#line;
    return line.filter((n, i) => i === line.length - 1 || ticks[line[i + 1]].turn !== ticks[n].turn).map(n => ticks[n]);
  }

  get #line(): readonly number[] {
    return [0, ...this.#match.line];
  }

  #turn(board: BoardHooks, { n, turn }: Tick): Course['turns'][number] {
    const { game } = this.#match;
    return { turn, n, points: board.pointsOf(game.view(this.#match.at(n), 'spectator')) };
  }

  #sources(board: BoardHooks, chronicle: Chronicle, line: readonly number[]): Course['sources'] {
    const sources: Record<Seat, Record<string, number>> = {};
    for (const seat of this.#match.seats) sources[seat] = {};
    for (const n of line) {
      for (const { seat, amount, source } of heardBy(chronicle.told(n), 'spectator').flatMap(board.tallyOf)) {
        sources[seat][source] = (sources[seat][source] ?? 0) + amount;
      }
    }
    return sources;
  }
}
