import { defineGame, type Game, type GameRules } from '@hegemon/kernel';
import { hints } from './bots/hints.js';
import { turnOf } from './bots/turns.js';
import { WEIGHTS } from './bots/weights.js';
import { judgement, type Weights } from './bots/worth.js';
import { battleProcedures } from './flow/battle/procedures.js';
import { diplomacyProcedures } from './flow/diplomacy/procedures.js';
import { due } from './flow/due.js';
import { eventsProcedures } from './flow/events/procedures.js';
import { purchasesProcedures } from './flow/purchases/procedures.js';
import { roundsProcedures } from './flow/rounds/procedures.js';
import { setupProcedures } from './flow/setup/procedures.js';
import { taxesProcedures } from './flow/taxes/procedures.js';
import { tradeProcedures } from './flow/trade/procedures.js';
import { usesProcedures } from './flow/uses/procedures.js';
import { warProcedures } from './flow/war/procedures.js';
import { beginLeisure } from './frames/diplomacy.js';
import { beginRounds } from './frames/rounds.js';
import type { Player } from './ids.js';
import { redeal } from './imagine.js';
import { faults } from './invariants.js';
import { OPTIONS } from './options.js';
import { openTable, seatsFor } from './setup.js';
import type { MU, MUOptions, Selections, SwitchId } from './state.js';
import { withReasons } from './uses/asides.js';
import { type MUView, view } from './view.js';

/** @rule MU 0 Medioevo Universale: Europe and the Orient in the 13th century. Assembles, decides nothing. */
export const RULES: GameRules<SwitchId, MU, MUView, Selections> = {
  id: 'medioevo-universale',
  title: 'Medioevo Universale',
  edition: 1,
  players: [2, 3, 4, 5, 6],
  optionSpecs: OPTIONS,
  endings: ['rounds', 'honour', 'time', 'last-standing'],
  limit: 200_000,
  procedures: withReasons([
    ...roundsProcedures,
    ...setupProcedures,
    ...usesProcedures,
    ...eventsProcedures,
    ...taxesProcedures,
    ...purchasesProcedures,
    ...warProcedures,
    ...battleProcedures,
    ...tradeProcedures,
    ...diplomacyProcedures,
  ]),
  seats: seatsFor,
  leisure: seat => beginLeisure(seat as Player),
  due,
  open: (options, ground) => ({ state: openTable(options, ground), first: beginRounds() }),
  view,
  redeal,
  ...judgement(WEIGHTS),
  hints,
  turnOf,
  isLedByHints: true,
  faults,
  migrations: {},
};

/** The same game with bots that judge by other weights. */
export const medioevoUniversaleWith = (weights: Weights): Game<MUOptions, MU, MUView> =>
  defineGame({ ...RULES, ...judgement(weights) });

export const medioevoUniversale: Game<MUOptions, MU, MUView> = defineGame(RULES);
