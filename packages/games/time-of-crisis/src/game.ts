import { defineGame, type Game, type OptionSpec } from '@hegemon/kernel';
import { hints } from './bots/hints.js';
import { judgement, type Weights } from './bots/worth.js';
import { foederati } from './cards/foederati.js';
import { tribute } from './cards/tribute.js';
import { data } from './catalog.js';
import { actions } from './flow/actions.js';
import { initiateBattleFlow } from './flow/attack.js';
import { battle } from './flow/battle.js';
import { closing } from './flow/closing.js';
import { crisis } from './flow/crisis.js';
import { invasion } from './flow/invasion.js';
import { createArmyFlow, moveArmyFlow } from './flow/moving.js';
import { paxDeorum } from './flow/pax-deorum.js';
import { buildImprovement } from './flow/populace.js';
import { reward } from './flow/reward.js';
import { rounds } from './flow/rounds.js';
import { placeGovernor } from './flow/senate.js';
import { beginSetup, setup } from './flow/setup.js';
import { takeover } from './flow/takeover.js';
import { turn } from './flow/turn.js';
import { redeal } from './imagine.js';
import { faults } from './invariants.js';
import { migrations } from './migrations.js';
import { openTable, seatsFor } from './setup.js';
import type { OptionId, ToC, ToCOptions } from './state.js';
import { type ToCView, view } from './view.js';

const OPTIONS: readonly (OptionSpec & { readonly id: OptionId })[] = [
  { id: 'short-game', rule: 'ToC 7.2', byDefault: false, provenance: 'rulebook' },
  { id: 'overlapping-turns', rule: 'ToC 6.8.variant', byDefault: false, provenance: 'rulebook' },
  { id: 'reverse-draft', rule: 'ToC 3.2.province', byDefault: false, provenance: 'public' },
  { id: 'declared-end', rule: 'ToC 7.1.trigger', byDefault: false, provenance: 'public' },
  { id: 'strict-foederati', rule: 'ToC card.foederati', byDefault: false, provenance: 'public' },
];

/** @rule ToC 1 @rule ToC 13 Time of Crisis: the Roman Empire 235-284. Assembles, decides nothing. Nobody is ever eliminated. */
export const timeOfCrisisWith = (weights: Weights): Game<ToCOptions, ToC, ToCView> =>
  defineGame<OptionId, ToC, ToCView>({
    id: 'time-of-crisis',
    title: data.game.title,
    edition: 1,
    players: data.game.players,
    optionSpecs: OPTIONS,
    endings: ['legacy', 'diocletian'],
    limit: 60_000,
    procedures: [
      setup,
      rounds,
      turn,
      crisis,
      paxDeorum,
      invasion,
      actions,
      createArmyFlow,
      moveArmyFlow,
      initiateBattleFlow,
      battle,
      reward,
      takeover,
      placeGovernor,
      buildImprovement,
      tribute,
      foederati,
      closing,
    ],
    seats: seatsFor,
    open: (options, ground) => ({ state: openTable(options, ground), first: beginSetup() }),
    view,
    redeal,
    ...judgement(weights),
    hints,
    turnOf: s => s.turn,
    faults,
    migrations,
  });
