import type { CardId } from '../ids.js';
import type { Ability } from './ability.js';

/** What the cards of one person do. */
export type CardAbilities = Readonly<Partial<Record<CardId, Ability>>>;
