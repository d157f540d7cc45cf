import type { Heard, Id } from '@hegemon/kernel';
import type { RegionId, TribeId } from '../../../../src/ids.js';
import { isRegion, isTribe } from '../../places/regions.js';

/** Something that is shown for a moment, above what already stands there. */
type Effect =
  /** Barbarians on their way. */
  | {
      readonly type: 'slide';
      readonly tribe: TribeId;
      readonly count: number;
      readonly from: RegionId;
      readonly to: RegionId;
    }
  /** Something changed its side or its number there. */
  | { readonly type: 'stir'; readonly tribe: TribeId; readonly at: RegionId }
  /** Support went up or down, or the governor changed. */
  | { readonly type: 'tick'; readonly at: RegionId }
  /** Something new stands there. */
  | { readonly type: 'appear'; readonly at: RegionId }
  /** Something is no longer there. */
  | { readonly type: 'fade'; readonly at: RegionId };
/** In milliseconds from now. */
export interface Timed {
  readonly effect: Effect;
  readonly delay: number;
  readonly duration: number;
}
/** The position before: where things stood that are gone now, and where a battle was fought. */
export interface Before {
  placeOf(id: Id): RegionId | undefined;
  readonly battle?: RegionId | undefined;
}

/** Whatever happened in one entry, it is shown within this time. */
export const LONGEST = 1200;
const SHOWN = 340;
const STEP = 180;

const region = (id: unknown): RegionId | undefined => (typeof id === 'string' && isRegion(id) ? id : undefined);
const at = (type: 'tick' | 'appear' | 'fade', place: unknown): Effect[] => {
  const found = region(place);
  return found ? [{ type, at: found }] : [];
};
const stir = (tribe: unknown, place: unknown): Effect[] => {
  const found = region(place);
  return found && typeof tribe === 'string' && isTribe(tribe) ? [{ type: 'stir', tribe, at: found }] : [];
};
const slide = (tribe: unknown, count: unknown, from: unknown, to: unknown): Effect[] => {
  const start = region(from);
  const end = region(to);
  if (!start || !end || start === end || typeof tribe !== 'string' || !isTribe(tribe)) return [];
  return [{ type: 'slide', tribe, count: typeof count === 'number' ? Math.max(1, count) : 1, from: start, to: end }];
};
const gone = (before: Before, id: unknown): Effect[] => (typeof id === 'string' ? at('fade', before.placeOf(id)) : []);

/** What is shown of an event; most events show themselves by the pieces that moved. */
const EFFECTS: Readonly<Record<string, (event: Heard, before: Before) => Effect[]>> = {
  'barbarians-invaded': e => slide(e.tribe, e.count, e.tribe, e.province),
  'barbarians-retreated': (e, before) => slide(e.tribe, e.count, before.battle, e.tribe),
  'barbarian-sent-home': e => slide(e.tribe, 1, e.region, e.tribe),
  'foederati-joined': (e, before) => slide(e.tribe, 1, e.region, before.placeOf(String(e.army))),
  'barbarians-activated': e => stir(e.tribe, e.tribe),
  'barbarians-turned-active': e => stir(e.tribe, e.province),
  'tribute-paid': e => stir(e.tribe, e.province),
  'invaders-returned': e => stir(e.tribe, e.tribe),
  'sassanids-pacified': () => stir('sassanids', 'sassanids'),
  'support-changed': e => at('tick', e.province),
  'governor-placed': e => at('tick', e.province),
  'governor-lost': e => at('tick', e.province),
  'governor-recalled': e => at('tick', e.province),
  'province-neutral': e => at('tick', e.province),
  'leader-entered': e => at('appear', e.region),
  'rival-entered': e => at('appear', e.province),
  'mob-placed': e => at('appear', e.province),
  'mob-grew': e => at('appear', e.province),
  'improvement-built': e => at('appear', e.province),
  'quaestor-placed': e => at('appear', e.province),
  'pretender-marked': e => at('appear', e.province),
  'militia-placed': e => at('appear', e.province),
  'mobs-removed': e => at('fade', e.province),
  'mob-dispersed': e => at('fade', e.province),
  'games-held': e => at('fade', e.province),
  'militia-removed': e => at('fade', e.province),
  'pretender-unmarked': e => at('fade', e.province),
  'leader-fell': (e, before) => gone(before, e.leader),
  'rival-fell': (e, before) => gone(before, e.rival),
  'general-returned': (e, before) => gone(before, e.general),
  'hit-taken': (_, before) => at('fade', before.battle),
};

const isSame = (a: Effect, b: Effect): boolean => JSON.stringify(a) === JSON.stringify(b);

/** What happened, one after the other, and all of it soon over: the more there is, the closer it follows. */
export const schedule = (events: readonly Heard[], before: Before): readonly Timed[] => {
  const effects: Effect[] = [];
  for (const event of events) {
    const found = Object.hasOwn(EFFECTS, event.type) ? EFFECTS[event.type](event, before) : [];
    // Support that changed twice flashes once.
    for (const effect of found) if (!effects.some(other => isSame(other, effect))) effects.push(effect);
  }
  const step = effects.length < 2 ? 0 : Math.min(STEP, (LONGEST - SHOWN) / (effects.length - 1));
  return effects.map((effect, i) => ({
    effect,
    delay: Math.round(i * step),
    duration: SHOWN,
  }));
};
