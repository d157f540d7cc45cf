import type { Tick } from '@hegemon/host';
import { getContext, setContext } from 'svelte';
import { isBesideRules } from '../drawer/chronicle.js';
import type { TableState } from '../table.svelte.js';
import { type Stride, strideFrom } from './scale.js';

/** Goes through the positions of a match: step by step, or by itself. What is shown the desk says. */
export class Replay {
  readonly #table: TableState;
  readonly #speed: () => number;
  ticks = $state.raw<readonly Tick[]>([]);
  isPlaying = $state(false);
  /** The turning points that are gone round by whoever came from the report, in order; undefined if nobody did. */
  tour = $state.raw<readonly number[] | undefined>();
  #visited: number | undefined;
  #until = 0;
  /** Where one is going: keys may be faster than the desk. */
  #goal: number | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isFetching = false;
  #isStale = false;

  constructor(table: TableState, speed: () => number) {
    this.#table = table;
    this.#speed = speed;
  }

  get at(): number {
    return this.#table.sight.at;
  }
  get last(): number {
    return this.#table.sight.last;
  }

  /** Asks for the scale again; while bots play fast, once for many moves. */
  async refresh(): Promise<void> {
    this.#isStale = true;
    if (this.#isFetching) return;
    this.#isFetching = true;
    try {
      while (this.#isStale) {
        this.#isStale = false;
        this.ticks = await this.#table.desk.ticks();
      }
    } finally {
      this.#isFetching = false;
    }
  }

  async go(n: number): Promise<void> {
    this.stop();
    await this.#show(n);
  }
  /** From the report to a position, to come back. */
  async visit(n: number, tour: readonly number[]): Promise<void> {
    this.tour = tour;
    this.#visited = n;
    await this.go(n);
  }
  /** A position is shown. Says whether it is the one to which one has gone from the report: from there one goes about. */
  arrive(n: number): 'visiting' | 'going' {
    const isVisited = this.#visited === n;
    this.#visited = undefined;
    return isVisited ? 'visiting' : 'going';
  }
  endTour(): void {
    this.tour = undefined;
  }
  async live(): Promise<void> {
    await this.go(this.last);
  }
  async stride(stride: Stride, by: 1 | -1): Promise<void> {
    await this.go(strideFrom(this.ticks, this.#goal ?? this.at, this.last, stride, by));
  }

  /** Plays on from here, or from the place named; from the present, the whole match. */
  play(from?: number): void {
    this.stop();
    this.#until = this.last;
    this.isPlaying = true;
    const begin = from ?? (this.at >= this.last ? 0 : this.at);
    void this.#show(begin).then(() => this.#wait());
  }
  stop(): void {
    this.isPlaying = false;
    clearTimeout(this.#timer);
  }

  #wait(): void {
    if (!this.isPlaying) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#next(), 1600 / this.#speed());
  }
  async #next(): Promise<void> {
    const next = this.#after(this.at);
    if (!this.isPlaying) return;
    await this.#show(next);
    if (next >= this.#until) this.stop();
    else this.#wait();
  }
  /** What was taken back is not played: nobody would understand it; nor that somebody has sat down. */
  #after(n: number): number {
    const { lines } = this.#table;
    const isShown = (i: number): boolean => {
      const line = lines[i];
      return line === undefined || (!line.isUndone && line.takesBack === undefined && !isBesideRules(line));
    };
    let next = n + 1;
    while (next < this.#until && !isShown(next)) next++;
    return Math.min(next, this.last);
  }

  async #show(n: number): Promise<void> {
    const goal = Math.max(0, n);
    this.#goal = goal;
    await this.#table.desk.show(goal >= this.last ? undefined : goal);
    if (this.#goal === goal) this.#goal = undefined;
  }
}

const KEY = Symbol('replay');
export const provideReplay = (replay: Replay): Replay => setContext(KEY, replay);
export const useReplay = (): Replay => getContext(KEY);
