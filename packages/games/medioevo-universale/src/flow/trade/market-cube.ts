import { asking, done, type Frame, type Procedure, pick } from '@hegemon/kernel';
import { placeCube } from '../../deeds/trade.js';
import type { MarketCubeCall } from '../../frames/trade.js';
import { placeable } from '../../rules/trade/market.js';
import type { MU } from '../../state.js';

interface MarketCubeFrame extends Frame<'begin' | 'close'>, MarketCubeCall {
  proc: 'market-cube';
}
const ask = asking<MU, MarketCubeFrame>();

/** @rule MU 6-place Must be placed if it can be; the owner of the vehicle chooses the colour. */
export const marketCube: Procedure<MU, MarketCubeFrame> = {
  name: 'market-cube',
  rule: 'MU 6-place',
  steps: {
    begin: ask({
      rule: 'MU 6-place',
      prompt: 'place-cube',
      seats: (_, f) => [f.seat],
      offer: (g, f) => [pick('place-cube', placeable(g, f.at, f.colours))],
      facts: (_, f) => ({ at: f.at }),
      take: {
        'place-cube'(g, f, good) {
          placeCube(g, f.seat, f.at, good);
        },
      },
    }),
    close: () => done(),
  },
};
