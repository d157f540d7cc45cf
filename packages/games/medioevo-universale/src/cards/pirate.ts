import { pick } from '@hegemon/kernel';
import { figureOf } from '../catalog.js';
import { makePoints } from '../deeds/cards.js';
import { COLOURS, type Colour } from '../ids.js';
import type { CardAbilities } from './abilities.js';
import { type Naming, namedAs } from './ability.js';

const anyColour: Naming = { prompt: 'name-colour', offer: () => [pick('name', COLOURS)] };

export const pirate: CardAbilities = {
  /** @rule MU card.57 Two points, each of any colour. */
  'realm-57': {
    rule: 'MU card.57',
    isUsable: () => true,
    names: [anyColour, anyColour],
    mostPoints: () => figureOf('realm-57', 'amount'),
    carryOut(g, use) {
      makePoints(g, use.seat, namedAs<Colour>(use, 0), 1);
      makePoints(g, use.seat, namedAs<Colour>(use, 1), 1);
    },
  },
  /** @rule MU card.58 Two of one colour. */
  'realm-58': {
    rule: 'MU card.58',
    isUsable: () => true,
    names: [anyColour],
    mostPoints: () => figureOf('realm-58', 'amount'),
    carryOut: (g, use) => makePoints(g, use.seat, namedAs<Colour>(use), figureOf('realm-58', 'amount')),
  },
};
