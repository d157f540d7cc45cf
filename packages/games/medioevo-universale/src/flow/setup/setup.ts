import { call, done, type Frame, type Procedure } from '@hegemon/kernel';
import { isSea } from '../../catalog.js';
import { tell } from '../../events.js';
import { beginAuction, beginRealmAuction } from '../../frames/setup.js';
import type { AreaId } from '../../ids.js';
import { openMap, settleBarbarians } from '../../setup.js';
import type { MU } from '../../state.js';
import { beginRealms, takenRealms, withoutRealm } from './realms.js';
import { beginStartCards } from './start-cards.js';
import { beginStartPieces } from './start-pieces.js';
import { teamsFor } from './teams.js';

interface SetupFrame
  extends Frame<'begin' | 'realms' | 'auction' | 'lateRealms' | 'pieces' | 'barbarians' | 'cards' | 'close'> {
  proc: 'setup';
}

/** @rule MU 0-reduced-map As soon as it is known who plays what. */
const openWhenKnown = (g: MU): void => {
  if (withoutRealm(g).length > 0 || Object.keys(g.inPlay).length > 0) return;
  openMap(g, takenRealms(g));
  const areas = Object.keys(g.inPlay) as AreaId[];
  const seas = areas.filter(isSea).length;
  tell(g, 'map-opened', { territories: areas.length - seas, seas });
};

/** @rule MU 0-setup In this order; decks, money and honour lie ready. */
export const setup: Procedure<MU, SetupFrame> = {
  name: 'setup',
  rule: 'MU 0-setup',
  steps: {
    begin(g) {
      g.teams = teamsFor(g);
      if (Object.keys(g.teams).length > 0) tell(g, 'teams-formed', { teams: { ...g.teams } });
    },
    /** MU X-auction takes the place of all other ways. */
    realms(g) {
      if (g.options['realm-auction']) return call(beginRealmAuction());
      const way = g.options.realms ?? 'random';
      return way === 'turn-order' ? undefined : call(beginRealms(way));
    },
    auction(g) {
      openWhenKnown(g);
      return call(beginAuction());
    },
    lateRealms: g => (withoutRealm(g).length > 0 ? call(beginRealms('turn-order')) : undefined),
    pieces(g) {
      openWhenKnown(g);
      return call(beginStartPieces());
    },
    barbarians(g) {
      tell(g, 'barbarians-settled', { at: settleBarbarians(g) });
    },
    cards: () => call(beginStartCards()),
    close: () => done(),
  },
};
