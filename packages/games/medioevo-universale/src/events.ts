import { telling } from '@hegemon/kernel';
import type { BarbarianEvents } from './events/barbarians.js';
import type { BattleEvents } from './events/battle.js';
import type { DiplomacyEvents } from './events/diplomacy.js';
import type { EconomyEvents } from './events/economy.js';
import type { ScoringEvents } from './events/scoring.js';
import type { SetupEvents } from './events/setup.js';
import type { TradeEvents } from './events/trade.js';
import type { UseEvents } from './events/uses.js';
import type { WarEvents } from './events/war.js';

/** Everything that can happen; the words for each are in `board/words.*`. */
export interface Events
  extends SetupEvents,
    UseEvents,
    BarbarianEvents,
    EconomyEvents,
    WarEvents,
    BattleEvents,
    TradeEvents,
    DiplomacyEvents,
    ScoringEvents {}

export const tell = telling<Events>();
