import type { Procedures } from '../procedures.js';
import { buying } from './buying.js';
import { composing } from './composing.js';
import { markers } from './markers.js';
import { orders } from './orders.js';
import { purchases } from './purchases.js';
import { shopping } from './shopping.js';

export const purchasesProcedures: Procedures = [purchases, shopping, buying, markers, composing, orders];
