import { subset } from '@hegemon/kernel';
import { beginProducing } from '../frames/uses.js';
import { isMonastic } from '../rules/points.js';
import { type Source, setsOf, sourcesOf } from '../rules/sources.js';
import type { CardAbilities } from './abilities.js';
import { type Naming, namedAs } from './ability.js';

const sources: Naming = {
  prompt: 'name-sources',
  offer: (g, use) => [subset('name-some', sourcesOf(g, use), 1)],
};

export const mystic: CardAbilities = {
  /** @rule MU card.71 20 F for each point. */
  'realm-71': {
    rule: 'MU card.71',
    isUsable: (g, use) => sourcesOf(g, use).length > 0,
    names: [sources],
    carryOut: (_, use) => beginProducing(use.seat, 'realm-71', namedAs<readonly Source[]>(use)),
  },
  /** @rule MU card.72 100 F for each set of four colours; monasticism may change them. */
  'realm-72': {
    rule: 'MU card.72',
    isUsable: (g, use) => setsOf(sourcesOf(g, use), isMonastic(g, use.seat)) > 0,
    names: [sources],
    carryOut: (_, use) => beginProducing(use.seat, 'realm-72', namedAs<readonly Source[]>(use)),
  },
};
