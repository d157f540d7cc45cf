import type { CardAbilities } from './abilities.js';
import { advance } from './advance.js';
import { architect } from './architect.js';
import { assassin } from './assassin.js';
import { bard } from './bard.js';
import { bishop } from './bishop.js';
import { camelDriver } from './camel-driver.js';
import { crossbowman } from './crossbowman.js';
import { diplomat } from './diplomat.js';
import { engineMoves } from './engine-moves.js';
import { gunner } from './gunner.js';
import { heroine } from './heroine.js';
import { hunter } from './hunter.js';
import { jailer } from './jailer.js';
import { jester } from './jester.js';
import { magnate } from './magnate.js';
import { marauders } from './marauders.js';
import { merchant } from './merchant.js';
import { militia } from './militia.js';
import { mystic } from './mystic.js';
import { pirate } from './pirate.js';
import { plagueDoctor } from './plague-doctor.js';
import { princess } from './princess.js';
import { sage } from './sage.js';
import { schemer } from './schemer.js';
import { scholar } from './scholar.js';
import { spy } from './spy.js';
import { steward } from './steward.js';
import { surgeon } from './surgeon.js';
import { taxCollector } from './tax-collector.js';
import { templar } from './templar.js';
import { trader } from './trader.js';
import { wagon } from './wagon.js';
import { warlord } from './warlord.js';

/** @rule MU K Every realm card by its number. */
export const CARD_ABILITY: CardAbilities = {
  ...bishop,
  ...warlord,
  ...advance,
  ...crossbowman,
  ...scholar,
  ...wagon,
  ...schemer,
  ...spy,
  ...merchant,
  ...taxCollector,
  ...militia,
  ...surgeon,
  ...trader,
  ...architect,
  ...templar,
  ...magnate,
  ...jailer,
  ...plagueDoctor,
  ...bard,
  ...assassin,
  ...jester,
  ...diplomat,
  ...gunner,
  ...engineMoves,
  ...hunter,
  ...pirate,
  ...princess,
  ...sage,
  ...camelDriver,
  ...marauders,
  ...heroine,
  ...steward,
  ...mystic,
};
