import { pick } from '@hegemon/kernel';
import { pointsOf } from '../catalog.js';
import { makePoints, turnCard } from '../deeds/cards.js';
import { CARDS, type CardId, COLOURS, type Colour } from '../ids.js';
import { holderOf, isReady } from '../rules/cards.js';
import type { MU } from '../state.js';
import type { Use } from '../uses.js';
import type { CardAbilities } from './abilities.js';
import { type Naming, namedAs } from './ability.js';
import { standingCards } from './bard.js';

const coloursOf = (card: CardId): readonly Colour[] =>
  COLOURS.filter(colour => pointsOf(card).some(points => points[colour] !== undefined));
const pointsIn = (card: CardId, colour: Colour): number =>
  pointsOf(card).find(points => points[colour] !== undefined)?.[colour] ?? 0;

/** Other cards that are ready and have points, in front of anybody. */
const givers = (g: MU, { what }: Use): readonly CardId[] =>
  CARDS.filter(
    card => card !== what && holderOf(g, card) !== undefined && isReady(g, card) && pointsOf(card).length > 0,
  );
const colourOfNamed: Naming = {
  prompt: 'name-colour',
  isOptional: true,
  offer: (_, use) => [pick('name', coloursOf(namedAs<CardId>(use)))],
};

export const princess: CardAbilities = {
  /** @rule MU card.59 Its ability and its points; its owner gets nothing. */
  'realm-59': {
    rule: 'MU card.59',
    isUsable: () => true,
    copies: (g, use) => standingCards(g).filter(card => card !== use.what),
    names: [colourOfNamed],
    carryOut(g, use) {
      const card = namedAs<CardId>(use);
      const colour = namedAs<Colour | null>(use, 1);
      turnCard(g, card);
      if (colour) makePoints(g, use.seat, colour, pointsIn(card, colour));
    },
  },
  /** @rule MU card.60 Twice what is printed on it. */
  'realm-60': {
    rule: 'MU card.60',
    isUsable: (g, use) => givers(g, use).length > 0,
    names: [{ prompt: 'name-card', offer: (g, use) => [pick('name', givers(g, use))] }, colourOfNamed],
    carryOut(g, use) {
      const card = namedAs<CardId>(use);
      const colour = namedAs<Colour>(use, 1);
      turnCard(g, card);
      makePoints(g, use.seat, colour, 2 * pointsIn(card, colour));
    },
  },
};
