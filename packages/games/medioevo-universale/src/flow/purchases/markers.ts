import { asking, button, done, type Frame, go, type Procedure, pick } from '@hegemon/kernel';
import { placeMarker } from '../../deeds/purchases.js';
import { tell } from '../../events.js';
import type { MarkersCall } from '../../frames/economy.js';
import { placesForMarker } from '../../rules/markers.js';
import type { MU } from '../../state.js';

interface MarkersFrame extends Frame<'begin' | 'place' | 'over'>, MarkersCall {
  proc: 'markers';
}
const ask = asking<MU, MarkersFrame>();

/** @rule MU 5-control-gain One after the other; what is not placed at once is forfeited. */
export const markers: Procedure<MU, MarkersFrame> = {
  name: 'markers',
  rule: 'MU 5-control-gain',
  steps: {
    begin: (g, f) => (f.count > 0 && placesForMarker(g, f.player, f.at).length > 0 ? undefined : go('over')),
    place: ask({
      rule: 'MU 5-control-gain',
      prompt: 'place-marker',
      seats: (_, f) => [f.player],
      offer: (g, f) => [pick('place-marker', placesForMarker(g, f.player, f.at)), button('forfeit')],
      facts: (_, f) => ({ at: f.at, count: f.count }),
      take: {
        'place-marker'(g, f, at) {
          placeMarker(g, f.player, at);
          f.count--;
          return go('begin');
        },
        forfeit: () => go('over'),
      },
    }),
    over(g, f) {
      if (f.count > 0) tell(g, 'markers-forfeited', { player: f.player, count: f.count });
      return done();
    },
  },
};
