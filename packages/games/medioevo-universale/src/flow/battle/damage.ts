import { allot, asking, done, type Frame, go, type Procedure, subset } from '@hegemon/kernel';
import { otherStance, type Stance } from '../../battle.js';
import { joined } from '../../deeds/armies.js';
import { noteFallen, strike } from '../../deeds/battle.js';
import { tell } from '../../events.js';
import type { DamageCall } from '../../frames/battle.js';
import { BARBARIANS, type Player } from '../../ids.js';
import { armyOf, sizeOf, typeOf } from '../../rules/armies.js';
import { boutOf, isSeaDamage, sideIn, stanceAt } from '../../rules/battle/parties.js';
import { calledSo, isInLine, kindOfPost, type Post, rosterOf } from '../../rules/battle/roster.js';
import {
  type Assignment,
  barbariansHit,
  bothOf,
  fillUp,
  hitsOf,
  type Man,
  onlyWay,
  pointsOf,
  spareIn,
  type Toll,
  tollBeside,
  tollOf,
} from '../../rules/damage.js';
import { common } from '../../rules/movement/units.js';
import { piecesFor } from '../../rules/supply.js';
import type { Token } from '../../rules/tokens.js';
import type { MU } from '../../state.js';
import type { Army, Named, Troop } from '../../troops.js';
import { openWindow } from '../uses/window.js';

type Step = 'begin' | 'weigh' | 'expose' | 'assign' | 'strike' | 'close';
interface DamageFrame extends Frame<Step>, DamageCall {
  proc: 'damage';
  /** By the other side's choice. @rule MU tech.tactics */
  chosen?: Assignment;
  toll?: Toll;
  /** What was decided. */
  assigned?: Assignment;
  fallen?: Army;
  fromLine?: Army;
  tired?: Army;
}
const ask = asking<MU, DamageFrame>();

const current = (g: MU) => g.damage!;
const postsOf = (g: MU): readonly Post[] => rosterOf(g, current(g).at, current(g).side);
const stanceNow = (g: MU): Stance | undefined => stanceAt(g, current(g).at, current(g).side);
/** @rule MU window.damage The side that takes it, then the other. */
const order = (g: MU): readonly Player[] => {
  const stance = stanceNow(g);
  const sides = stance ? [current(g).side, sideIn(g, otherStance(stance)).side] : [current(g).side];
  return sides.filter((side): side is Player => side !== BARBARIANS);
};

/** @rule MU 5-battle-damage @rule MU option.archersTakeResultDamageLast Where somebody stands when the result is assigned. */
const placeOf = (g: MU, post: Post): Man['place'] => {
  if (current(g).source !== 'result') return 'any';
  const isCrew = post.duty === 'crew' && !isInLine(g, post);
  if (isCrew) return 'last';
  const type = typeOf(post.troop);
  if (type === 'captain') return 'any';
  if (type === 'archer') return g.options['archers-last'] === false ? 'any' : 'last';
  return 'first';
};

/** @rule MU 5-units-damage How much each of them can take, here and now. */
const hitsNow = (g: MU): ((troop: Troop) => number) => {
  const { at, side } = current(g);
  const [isAtSea, supply] = [isSeaDamage(g), spareIn(armyOf(g, at, side), piecesFor(g, at, side))];
  return troop => hitsOf(troop, isAtSea, supply);
};

/** @rule MU tech.tactics One unit after the other takes all it can. */
const chosenOf = (g: MU, posts: readonly Post[]): Assignment => {
  const hits = hitsNow(g);
  return (Object.entries(current(g).chosen) as [Named, number][]).reduce<Assignment>((sum, [name, points]) => {
    const hit = fillUp(
      calledSo(posts, name).map(({ token, troop }) => [token, hits(troop)]),
      points,
    );
    return bothOf(sum, hit);
  }, {});
};
const menOf = (g: MU, posts: readonly Post[], chosen: Assignment): readonly Man[] => {
  const hits = hitsNow(g);
  return posts
    .map(post => ({
      token: post.token,
      room: hits(post.troop) - (chosen[post.token] ?? 0),
      place: placeOf(g, post),
    }))
    .filter(({ room }) => room > 0);
};
/** What is left to assign; @rule MU card.27 a point that is ignored counts as assigned. */
const pointsLeft = (g: MU, chosen: Assignment, men: readonly Man[]): number => {
  const rest = Math.max(0, current(g).points - pointsOf(chosen));
  return rest - Math.min(rest, current(g).ignored, men.length);
};

/** The one way, if those who may be hit are all alike. */
const plainWay = (g: MU, { points, caps }: Toll): Assignment | undefined => {
  if (points === 0) return {};
  const kinds = new Set(
    postsOf(g)
      .filter(({ token }) => caps[token] !== undefined)
      .map(kindOfPost),
  );
  return kinds.size === 1 ? onlyWay(caps, points) : undefined;
};
const isOpen = (f: DamageFrame): boolean => f.toll !== undefined && f.toll.points > 0 && !f.toll.exposable;

/** Which tokens are crews, aboard what, or take no part: what a screen has to show beside them. */
const factsOf = (g: MU, { toll }: DamageFrame) => {
  const { at, side, source, points } = current(g);
  const posts = postsOf(g);
  const duties = posts.filter(({ duty }) => duty !== 'line').map(({ token, duty }) => [token, duty]);
  const galleys = posts.flatMap(({ token, galley }) => (galley === undefined ? [] : [[token, galley]]));
  return {
    ...{ at, side, source, points, forced: { ...toll?.forced } as Record<string, number> },
    ...{ duties: Object.fromEntries(duties), aboard: Object.fromEntries(galleys) },
  };
};

export const damage: Procedure<MU, DamageFrame> = {
  name: 'damage',
  rule: 'MU 5-battle-damage',
  steps: {
    /** MU window.damage Before it is assigned. */
    begin(g, f) {
      if (f.damage.points <= 0 || rosterOf(g, f.damage.at, f.damage.side).length === 0) return done({});
      g.damage = { ...f.damage, chosen: { ...f.damage.chosen } };
      return openWindow(g, f, 'damage', order(g));
    },
    weigh(g, f) {
      const posts = postsOf(g);
      f.chosen = chosenOf(g, posts);
      const men = menOf(g, posts, f.chosen);
      const points = pointsLeft(g, f.chosen, men);
      if (current(g).side === BARBARIANS) {
        f.assigned = barbariansHit(men, points);
        return go('strike');
      }
      f.toll = tollOf(men, points);
    },
    /** Captains may be chosen at any time, but need not be: that is said before those behind them are looked at. */
    expose: ask({
      rule: 'MU 5-battle-damage',
      prompt: 'expose',
      seats: (g, f) => (f.toll?.exposable ? [current(g).side] : []),
      offer(_, f) {
        const { of, min, max } = f.toll?.exposable ?? { of: [], min: 0, max: 0 };
        return [subset('expose', of, min, max)];
      },
      facts: factsOf,
      take: {
        expose(g, f, tokens) {
          const men = menOf(g, postsOf(g), f.chosen ?? {});
          f.toll = tollBeside(men, pointsLeft(g, f.chosen ?? {}, men), tokens as readonly Token[]);
        },
      },
    }),
    assign: ask({
      rule: 'MU 5-battle-damage',
      prompt: 'assign',
      seats: (g, f) => (isOpen(f) && f.toll && !plainWay(g, f.toll) ? [current(g).side] : []),
      offer: (_, f) => [allot('assign', f.toll?.points ?? 0, f.toll?.caps ?? {})],
      facts: factsOf,
      take: {
        assign(_, f, assignment) {
          f.assigned = assignment as Assignment;
        },
      },
    }),
    strike(g, f) {
      const assigned = f.assigned ?? (f.toll ? plainWay(g, f.toll) : undefined) ?? {};
      const all = bothOf(bothOf(f.chosen ?? {}, f.toll?.forced ?? {}), assigned);
      const { at, side, source, points } = current(g);
      const stance = stanceNow(g);
      const { fallen, fromLine, tired, turned, spilt } = strike(g, at, side, all, isSeaDamage(g));
      const left = postsOf(g).length > 0 ? spilt : 0;
      tell(g, 'damage-taken', { at, side, source, points: points - left, fallen, turned });
      if (stance) noteFallen(g, stance, fallen);
      f.fallen = joined(f.fallen ?? {}, fallen);
      f.fromLine = joined(f.fromLine ?? {}, fromLine);
      f.tired = joined(f.tired ?? {}, tired);
      // MU 5-units-hi Whoever falls for want of a piece takes no more than he can: the others take the rest.
      if (left > 0) {
        Object.assign(current(g), { points: left, chosen: {}, ignored: 0 });
        delete f.assigned;
        return go('weigh');
      }
      current(g).fallen = joined({}, f.fallen);
      // MU card.39 Once more, directly after it.
      if (sizeOf(f.fallen) > 0) return openWindow(g, f, 'damage', order(g));
    },
    /** MU 5-capture Who has fallen to arms may become a prisoner. */
    close(g, f) {
      const { fallen, source } = current(g);
      const gone = joined({}, fallen ?? {});
      const stance = stanceNow(g);
      delete g.damage;
      if (!stance) return done(gone);
      const now = boutOf(g, stance);
      now.casualties = joined(now.casualties, gone);
      if (source !== 'loss') {
        now.felled = joined(now.felled, gone);
        const tired = common(f.tired ?? {}, gone);
        if (sizeOf(tired) > 0) now.felledTired = joined(now.felledTired ?? {}, tired);
      }
      // MU card.39 Whoever was led away at once does not fight on.
      if (source === 'siege' || source === 'archers')
        now.shotDown = joined(now.shotDown, common(f.fromLine ?? {}, gone));
      // MU card.29 Played late, it covers those shot before as well.
      if (now.fallsLate && (source === 'siege' || source === 'archers')) now.lateFallen = joined({}, now.shotDown);
      return done(gone);
    },
  },
};
