import type { Procedures } from '../procedures.js';
import { auction } from './auction.js';
import { realmAuction } from './realm-auction.js';
import { realms } from './realms.js';
import { setup } from './setup.js';
import { startCards } from './start-cards.js';
import { startPieces } from './start-pieces.js';

export const setupProcedures: Procedures = [setup, realms, realmAuction, auction, startPieces, startCards];
