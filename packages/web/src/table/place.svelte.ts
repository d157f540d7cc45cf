import { TableState } from '@hegemon/board';
import type { Desk, DeskNews, Sight, Trouble } from '@hegemon/host';
import type { Result } from '@hegemon/kernel';
import { untrack } from 'svelte';
import { faceOf } from '../faces.js';

/** The place of one page at a table, from the first word of the desk on until the page is left. */
export class Place {
  table = $state.raw<TableState | undefined>();
  trouble = $state.raw<Trouble | undefined>();
  error = $state.raw<unknown>();
  /** What the game is called. */
  title = $state('');
  readonly #desk: Desk;
  readonly #language: () => 'en' | 'de';
  // What the desk said before there was a table to hear it: others do not wait for a page to be loaded.
  #early: DeskNews[] = [];
  #isHere = true;

  constructor(desk: Desk, language: () => 'en' | 'de') {
    this.#desk = desk;
    this.#language = language;
  }

  hear(heard: DeskNews): void {
    if (this.table) this.table.hear(heard);
    else this.#early.push(heard);
  }

  async sit(open: () => Promise<Result<Sight, Trouble>>): Promise<void> {
    try {
      const [opened, games] = await Promise.all([open(), this.#desk.games()]);
      if (!this.#isHere) return;
      if (!opened.ok) return void (this.trouble = opened.fault);
      const { game } = opened.value.match;
      this.title = games.find(about => about.id === game)?.title ?? game;
      const face = await faceOf(game, this.#desk);
      if (!this.#isHere) return;
      const fresh = new TableState(this.#desk, face, opened.value, this.#language());
      for (const heard of this.#early) fresh.hear(heard);
      this.#early = [];
      this.table = fresh;
    } catch (fault) {
      this.error = fault;
    }
  }
  leave(): void {
    this.#isHere = false;
  }

  /** Back, forward or a link to another position of the same match. */
  follow(at: number | undefined): void {
    untrack(() => {
      if (!this.table) return;
      const { sight } = this.table;
      const shown = sight.at < sight.last ? sight.at : undefined;
      if (at !== shown) void this.#desk.show(at);
    });
  }
}
