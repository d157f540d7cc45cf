import type { ServerOptions } from '../../src/server.js';

const MANY = 1_000_000_000;
/** Nobody is ever too fast: for tests that are. */
export const UNLIMITED: Pick<ServerOptions, 'limits' | 'talkLimits' | 'patience'> = {
  limits: { requests: MANY, newcomers: MANY },
  talkLimits: { burst: MANY, rate: MANY },
  patience: { burst: MANY, share: 1 },
};
