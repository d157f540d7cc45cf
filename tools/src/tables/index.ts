import type { Game } from '@hegemon/kernel';
import { medioevoUniversaleTable } from './medioevo-universale/table.js';
import type { TerminalTable } from './table.js';
import { timeOfCrisisTable } from './time-of-crisis/table.js';

const TABLES: Readonly<Record<string, TerminalTable>> = {
  'medioevo-universale': medioevoUniversaleTable,
  'time-of-crisis': timeOfCrisisTable,
};

/** A game that nobody has drawn for terminals yet: its view, as it stands. */
const PLAIN: TerminalTable = {
  board: view => JSON.stringify(view, null, 1),
  holdings: () => [],
  standing: () => '',
  legend: () => '',
  ids: [],
  alias: () => undefined,
  paint: (_, text) => text,
  notes: () => ({ lines: [], of: () => '', about: () => '' }),
  risks: [],
  odds: () => ({ none: 'Nobody has worked out odds for this game.' }),
  hazards: () => [],
};

export const tableFor = ({ id }: Pick<Game, 'id'>): TerminalTable => TABLES[id] ?? PLAIN;
