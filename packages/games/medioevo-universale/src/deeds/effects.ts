import type { Effect, Until } from '../effects.js';
import type { AreaId, Player, Side } from '../ids.js';
import type { MU } from '../state.js';
import type { Army, Troop } from '../troops.js';

export const addEffect = (g: MU, effect: Effect): void => {
  g.effects.push(effect);
};

const ORDER: readonly Until[] = ['movement', 'battle', 'turn', 'phase', 'round'];
/** Ends what holds until then, and whatever is shorter: with a phase end its turns, and so on. A battle is not part of a movement. */
export const endEffects = (g: MU, until: Until): void => {
  const isOver = (effect: Effect): boolean =>
    until === 'movement' || until === 'battle'
      ? effect.until === until
      : ORDER.indexOf(effect.until) <= ORDER.indexOf(until);
  g.effects = g.effects.filter(effect => !isOver(effect));
};

/** @rule MU tech.edict It lets pass, and nobody end: with the last step of a player's vehicles it is over. */
export const endEdicts = (g: MU, player: Player): void => {
  g.effects = g.effects.filter(effect => effect.type !== 'edict' || effect.player !== player);
};

/** @rule MU card.50 @rule MU tech.appointment What holds for a single unit, wherever it is. */
const MARKS = ['safe-unit', 'treated-as'] as const;
type Mark = Extract<Effect, { type: (typeof MARKS)[number] }>;
const marksOf = (g: MU, type: Mark['type'], at: AreaId, side: Side, troop: Troop): readonly Mark[] =>
  g.effects.filter(
    (effect): effect is Mark =>
      effect.type === type &&
      effect.at === at &&
      effect.troop === troop &&
      (effect.type === 'safe-unit' ? effect.player : effect.side) === side,
  );

/** Units go somewhere else; of several of a kind those with a mark go before the others. */
export const takeMarksAlong = (g: MU, side: Side, from: AreaId, to: AreaId, army: Army): void => {
  if (g.effects.length === 0) return;
  for (const [troop, count] of Object.entries(army) as [Troop, number][])
    for (const type of MARKS) for (const mark of marksOf(g, type, from, side, troop).slice(0, count)) mark.at = to;
};

/** One of a kind has become another, and so many are left of it: a mark that finds nobody else is his. */
export const turnMarks = (g: MU, at: AreaId, side: Side, from: Troop, to: Troop, left: number): void => {
  if (g.effects.length === 0) return;
  for (const type of MARKS) for (const mark of marksOf(g, type, at, side, from).slice(left)) mark.troop = to;
};

/** Whoever has fallen takes his mark with him; not before the battle is over, since it says what becomes of him. */
export const dropMarks = (g: MU, at: AreaId, side: Side): void => {
  const lost = g.effects.flatMap(effect => {
    if (effect.type !== 'safe-unit' && effect.type !== 'treated-as') return [];
    const marks = marksOf(g, effect.type, at, side, effect.troop);
    return marks.indexOf(effect) >= (g.armies[at]?.[side]?.[effect.troop] ?? 0) ? [effect] : [];
  });
  if (lost.length > 0) g.effects = g.effects.filter(effect => !lost.includes(effect as Mark));
};
