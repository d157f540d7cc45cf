import { asking, done, type Frame, go, type Procedure, pick } from '@hegemon/kernel';
import { drawLot, drawLots } from '../../deeds/lots.js';
import { tell } from '../../events.js';
import { type Player, REALMS, type Realm } from '../../ids.js';
import { connectedSets, hasConnectedCompletion, nextRealms } from '../../rules/realms.js';
import type { MU, Selections } from '../../state.js';

interface RealmsFrame extends Frame<'begin' | 'choose' | 'close'> {
  proc: 'realms';
  way: Selections['realms'];
}
export const beginRealms = (way: Selections['realms']): RealmsFrame => ({ proc: 'realms', step: 'begin', way });
const ask = asking<MU, RealmsFrame>();

export const takenRealms = (g: MU): readonly Realm[] => g.seats.flatMap(player => g.realm[player] ?? []);
export const withoutRealm = (g: MU): readonly Player[] => g.order.filter(player => g.realm[player] === undefined);

/** @rule MU 0-realms-assign Whatever is open yet, at random: a set that hangs together, and who gets which of it. */
export const dealRealms = (g: MU): void => {
  const taken = takenRealms(g);
  const sets = connectedSets(g.seats.length).filter(set => taken.every(realm => set.includes(realm)));
  const open = drawLot(g, sets, 'realms').filter(realm => !taken.includes(realm));
  const dealt = drawLots(g, open, 'realms');
  withoutRealm(g).forEach((player, i) => {
    g.realm[player] = dealt[i];
    tell(g, 'realm-taken', { player, realm: dealt[i], how: 'drawn' });
  });
};

/**
 * @rule MU 0-realms-connected Whoever chooses in turn order takes one beside those already chosen; among players who agree, any
 * will do with which the others can still make a set that hangs together. Where all realms are played nobody is bound.
 */
const choosable = (g: MU, way: Selections['realms']): readonly Realm[] => {
  const taken = takenRealms(g);
  if (way === 'turn-order' && g.seats.length < REALMS.length) return nextRealms(taken);
  return REALMS.filter(realm => !taken.includes(realm) && hasConnectedCompletion([...taken, realm], g.seats.length));
};

/** @rule MU 0-realms Who plays what. */
export const realms: Procedure<MU, RealmsFrame> = {
  name: 'realms',
  rule: 'MU 0-realms-assign',
  steps: {
    begin(g, f) {
      if (f.way !== 'random') return;
      dealRealms(g);
      return go('close');
    },
    /** In the order of the seats, which is the turn order once it has been auctioned. */
    choose: ask({
      rule: 'MU 0-realms-connected',
      prompt: 'choose-realm',
      seats: g => withoutRealm(g).slice(0, 1),
      offer: (g, f) => [pick('choose-realm', choosable(g, f.way))],
      take: {
        'choose-realm'(g, _, realm, seat) {
          const player = seat as Player;
          g.realm[player] = realm;
          tell(g, 'realm-taken', { player, realm, how: 'chosen' });
          return go('choose');
        },
      },
    }),
    close: () => done(),
  },
};
