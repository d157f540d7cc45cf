import { SHELTERS, type Shelter, type Stance } from '../../battle.js';
import { BUILDING, buildingOf } from '../../catalog.js';
import type { Level, TerritoryId } from '../../ids.js';
import type { MU } from '../../state.js';
import { effectsOf } from '../effects.js';
import { wallsAt } from '../standing.js';
import { battleOf, boutOf, isNaval, playerIn } from './parties.js';

/** @rule MU 5-protection @rule MU card.26 By how much the building of the holder lowers damage; nothing for anybody else. */
export const protectionFor = (g: MU, stance: Stance): number => {
  const { at, holder } = battleOf(g);
  const player = playerIn(g, stance);
  if (isNaval(g) || player === undefined || holder !== player) return 0;
  const level = wallsAt(g, at as TerritoryId, player);
  return level === 0 ? 0 : BUILDING[buildingOf('military', level as Level)].protection;
};

/** @rule MU card.12 Against how many kinds of attack. */
export const sheltersFor = (g: MU, stance: Stance): number => {
  if (protectionFor(g, stance) === 0) return 0;
  const player = playerIn(g, stance);
  const { at } = battleOf(g);
  const isDouble = effectsOf(g, 'double-shelter').some(effect => effect.at === at && effect.player === player);
  return Math.min(SHELTERS.length, isDouble ? 2 : 1);
};

/** What is left of damage of one kind in this battle round. */
export const afterShelter = (g: MU, stance: Stance, kind: Shelter, points: number): number =>
  boutOf(g, stance).shelter.includes(kind) ? Math.max(0, points - protectionFor(g, stance)) : points;
