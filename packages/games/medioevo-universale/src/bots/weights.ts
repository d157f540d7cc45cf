import stored from '../../bots/weights.json' with { type: 'json' };
import { TERMS } from './terms.js';
import type { Weights } from './worth.js';

const missing = TERMS.filter(term => typeof (stored.weights as Record<string, unknown>)[term] !== 'number');
if (missing.length > 0) throw new Error(`bots/weights.json: no weight for ${missing.join(', ')}`);

/** The weights in use, as the last tuning left them. */
export const WEIGHTS: Weights = stored.weights as Weights;
