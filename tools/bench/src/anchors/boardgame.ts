import { createRequire } from 'node:module';
import type { Game, State } from 'boardgame.io';
import { millisOf } from '../clock.js';

/** What we need of `boardgame.io/internal`. */
interface Internals {
  ProcessGameConfig(game: Game<BigState>): Game<BigState>;
  InitializeGame(start: { game: Game<BigState>; numPlayers: number }): State<BigState>;
  CreateGameReducer(rules: { game: Game<BigState> }): (state: State<BigState>, action: unknown) => State<BigState>;
}
// The package has folders in place of exports: Node finds them by `require` only.
const internals = (): Internals => createRequire(import.meta.url)('boardgame.io/internal');

/** In production the library does not check after every move whether the whole state can be written as JSON. */
export type Mode = 'as installed' | 'production';

interface Unit {
  id: string;
  nation: string;
  kind: string;
  strength: number;
  steps: number;
  moved: boolean;
  supplied: boolean;
}
interface Area {
  owner: string;
  looted: boolean;
  fort: number;
  units: Unit[];
}
export interface BigState {
  areas: Record<string, Area>;
}

const AREAS = 176;
const UNITS_EACH = 4;
const areaAt = (i: number): string => `area-${i % AREAS}`;

const unitAt = (area: number, i: number): Unit => ({
  id: `unit-${area * UNITS_EACH + i}`,
  nation: `nation-${area % 12}`,
  kind: i === 0 ? 'cavalry' : 'infantry',
  strength: 2 + i,
  steps: 2,
  moved: false,
  supplied: true,
});

/** About 88 KB as JSON: areas, and in each the units that stand there. */
export const bigState = (): BigState => {
  const areas: Record<string, Area> = {};
  for (let a = 0; a < AREAS; a++) {
    const units = Array.from({ length: UNITS_EACH }, (_, i) => unitAt(a, i));
    areas[areaAt(a)] = { owner: `nation-${a % 12}`, looted: false, fort: a % 3, units };
  }
  return { areas };
};

/** Three units of three areas march off. */
const march = ({ G }: { G: BigState }, ...from: string[]): void => {
  for (const area of from) {
    const unit = G.areas[area].units[0];
    unit.moved = !unit.moved;
    unit.strength = (unit.strength % 6) + 1;
  }
};

/**
 * The library's own reducer, without client, store or transport. Taking back is off, or its list of old states would
 * grow with every move.
 */
export const boardgameTable = () => {
  const { CreateGameReducer, InitializeGame, ProcessGameConfig } = internals();
  const game = ProcessGameConfig({ name: 'bench', disableUndo: true, setup: bigState, moves: { march } });
  const reducer = CreateGameReducer({ game });
  let state = InitializeGame({ game, numPlayers: 2 });
  let count = 0;
  const move = (): void => {
    const args = [areaAt(7 * count), areaAt(7 * count + 53), areaAt(7 * count + 106)];
    count++;
    state = reducer(state, { type: 'MAKE_MOVE', payload: { type: 'march', args, playerID: '0' } });
  };
  const stateAfter = (moves: number): State<BigState> => {
    for (let i = 0; i < moves; i++) move();
    return state;
  };
  return { stateAfter };
};

/** Moves per second. */
export const boardgameRound = (table: ReturnType<typeof boardgameTable>, moves: number, mode: Mode): number => {
  const before = process.env.NODE_ENV;
  process.env.NODE_ENV = mode === 'production' ? 'production' : '';
  try {
    const first = table.stateAfter(0)._stateID;
    const millis = millisOf(() => table.stateAfter(moves));
    if (table.stateAfter(0)._stateID !== first + moves) throw new Error('boardgame.io has refused a move');
    return (1000 * moves) / millis;
  } finally {
    if (before === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = before;
  }
};
