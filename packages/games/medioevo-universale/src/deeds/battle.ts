import { otherStance, STANCES, type Stance } from '../battle.js';
import { tell } from '../events.js';
import type { AreaId, Player, Side, VehicleId } from '../ids.js';
import { armyOf, hiredIn, isHired, isLent, sizeOf, TROOPS, typeOf } from '../rules/armies.js';
import { boutOf, playerIn, sideIn, stanceAt } from '../rules/battle/parties.js';
import { calledSo, fightersIn, isInLine, type Post, rosterIn, rosterOf } from '../rules/battle/roster.js';
import { type Assignment, type Outcome, outcomesOf } from '../rules/damage.js';
import { common } from '../rules/movement/units.js';
import { piecesFor } from '../rules/supply.js';
import type { Token } from '../rules/tokens.js';
import type { MU } from '../state.js';
import type { Army, Named, OwnTroop, Troop } from '../troops.js';
import { joined, removeUnits, setAboard, turnUnit, units, without } from './armies.js';
import { noteFeat, ownerFor } from './feats.js';

const plainOf = (troop: Troop): OwnTroop => troop.replace(/^lent-/, '') as OwnTroop;
const lenderOf = (g: MU, at: AreaId, troop: Troop) =>
  g.lent.find(entry => entry.at === at && (entry.army[plainOf(troop)] ?? 0) > 0);

/** @rule MU card.66 The list of those who are among barbarians keeps in step. */
const changeLent = (g: MU, at: AreaId, from: Troop, to?: Troop): void => {
  const entry = lenderOf(g, at, from);
  if (!entry) return;
  entry.army = without(joined(entry.army, to ? units(plainOf(to)) : {}), units(plainOf(from)));
  if (sizeOf(entry.army) === 0) g.lent = g.lent.filter(each => each !== entry);
};

/** Of whatever he did in the battle, he does it as another unit now, or no longer. */
const changePost = (g: MU, at: AreaId, side: Side, { troop, duty, engine, galley }: Post, to?: Troop): void => {
  const moved = (army: Army): Army => without(joined(army, to ? units(to) : {}), units(troop));
  if (galley !== undefined) setAboard(g, galley, moved(g.vehicles.aboard[galley] ?? {}));
  if (isLent(troop)) changeLent(g, at, troop, to);
  const stance = stanceAt(g, at, side);
  if (!stance) return;
  const fight = sideIn(g, stance);
  if (duty === 'idle') fight.idle = moved(fight.idle);
  if (duty === 'heroine') fight.heroines.splice(fight.heroines.indexOf(troop), 1, ...(to ? [to] : []));
  if (duty === 'crew' && engine !== undefined) setCrew(g, stance, engine, moved(fight.now.crews[engine] ?? {}));
};
/** @rule MU 5-siege-crew */
export const setCrew = (g: MU, stance: Stance, engine: VehicleId, crew: Army): void => {
  const { crews } = boutOf(g, stance);
  if (sizeOf(crew) > 0) crews[engine] = crew;
  else delete crews[engine];
};

/** One unit at its post is gone. */
const removeMan = (g: MU, at: AreaId, side: Side, post: Post): void => {
  changePost(g, at, side, post);
  removeUnits(g, at, side, units(post.troop));
};

/** Who fell, who of them had fought in the line, and who bore a stop marker; and how many points are left for others, because they fell too soon. */
export interface Struck {
  readonly fallen: Army;
  readonly fromLine: Army;
  readonly tired: Army;
  readonly turned: readonly { from: Troop; to: Troop }[];
  readonly spilt: number;
}

/** @rule MU 5-units-damage Those who are hit become lesser units, or fall. */
export const strike = (g: MU, at: AreaId, side: Side, assignment: Assignment, isAtSea: boolean): Struck => {
  const posts = new Map(rosterOf(g, at, side).map(post => [post.token, post]));
  const lineUp = new Set([...posts.values()].filter(post => isInLine(g, post)).map(({ token }) => token));
  const outcomes = outcomesOf([...posts.keys()], assignment, isAtSea, piecesFor(g, at, side));
  const tired = outcomes
    .filter(outcome => suffer(g, at, side, posts.get(outcome.token) as Post, outcome))
    .reduce<Army>((sum, { fell }) => (fell ? joined(sum, units(fell)) : sum), {});
  const fell = (isMeant: (token: Token) => boolean): Army =>
    outcomes.reduce<Army>((sum, { token, fell }) => (fell && isMeant(token) ? joined(sum, units(fell)) : sum), {});
  return {
    fallen: fell(() => true),
    fromLine: fell(token => lineUp.has(token)),
    tired,
    turned: outcomes.flatMap(({ from, to }) => (to ? [{ from, to }] : [])),
    spilt: outcomes.reduce((sum, { spilt = 0 }) => sum + spilt, 0),
  };
};
/** Says whether a stop marker went with him: those who bear none fall first. */
const suffer = (g: MU, at: AreaId, side: Side, post: Post, { to }: Outcome): boolean => {
  const tired = (): number => g.tired[at]?.[side]?.[post.troop] ?? 0;
  const before = tired();
  if (to === undefined) {
    removeMan(g, at, side, post);
    return tired() < before;
  }
  changePost(g, at, side, post, to);
  turnUnit(g, at, side, post.troop, to);
  return false;
};

/** They were destroyed by the other side, or by what the battle costs. */
export const noteFallen = (g: MU, stance: Stance, fallen: Army): void => {
  const fight = sideIn(g, stance);
  fight.lost += sizeOf(fallen);
  fight.lostHired += hiredIn(fallen);
  const victor = playerIn(g, otherStance(stance));
  if (victor === undefined) return;
  for (const troop of TROOPS)
    for (let i = 0; i < (fallen[troop] ?? 0); i++)
      noteFeat(g, victor, { event: 'unitDefeated', type: typeOf(troop), owner: ownerFor(fight.side, troop) });
};

/** Whoever leads on a side, as what he counts. */
const captainsIn = (g: MU, stance: Stance): Army =>
  fightersIn(g, stance)
    .filter(({ as }) => typeOf(as) === 'captain')
    .reduce<Army>((sum, { as }) => joined(sum, units(as)), {});
/** @rule MU 5-units-cp-net Whoever leads from now on leads in this round already, and whoever does not is counted no more. */
export const recountCaptains = (g: MU, stance: Stance, change: () => void): void => {
  const now = boutOf(g, stance);
  const before = captainsIn(g, stance);
  change();
  now.stood = joined(without(now.stood, common(before, now.stood)), captainsIn(g, stance));
};

/** Somebody is taken out of the battle by other means than damage. @rule MU card.17 */
export const loseUnit = (g: MU, stance: Stance, name: Named): void => {
  const [post] = calledSo(rosterIn(g, stance), name);
  if (!post || !g.battle) return;
  removeMan(g, g.battle.at, sideIn(g, stance).side, post);
  noteFallen(g, stance, units(post.troop));
  boutOf(g, stance).casualties = joined(boutOf(g, stance).casualties, units(post.troop));
};
/** @rule MU card.18 He stays where he is, but does nothing there; a captain leads nobody, and is counted against nobody, from now on. */
export const keepIdle = (g: MU, stance: Stance, name: Named): void => {
  const [post] = calledSo(rosterIn(g, stance), name);
  if (!post) return;
  const { troop, engine } = post;
  const { idle, now } = sideIn(g, stance);
  recountCaptains(g, stance, () => {
    if (engine !== undefined) setCrew(g, stance, engine, without(now.crews[engine] ?? {}, units(troop)));
    idle[troop] = (idle[troop] ?? 0) + 1;
  });
};

/** @rule MU 5-units-li Thrown in before the dice; @rule MU card.29 the dead of this round as well as the living. */
export const sacrifice = (g: MU, stance: Stance, tokens: readonly Token[]): void => {
  if (tokens.length === 0) return;
  const fight = sideIn(g, stance);
  const posts = rosterIn(g, stance);
  for (const token of tokens) {
    const post = posts.find(each => each.token === token);
    const troop = token.slice(0, token.indexOf(':')) as Troop;
    if (!post) fight.now.lateFallen = without(fight.now.lateFallen, units(troop));
    else {
      removeMan(g, g.battle!.at, fight.side, post);
      fight.lost++;
      fight.lostHired += hiredIn(units(post.troop));
      // MU card.28 Thrown in is lost, too.
      fight.now.casualties = joined(fight.now.casualties, units(post.troop));
    }
  }
  fight.now.sacrificed += tokens.length;
  tell(g, 'light-infantry-sacrificed', { side: fight.side, units: tokens.length });
};

/** Cards may have taken away somebody who served, was idle or led: nobody does who is not there. */
export const closeRanks = (g: MU): void => {
  for (const stance of STANCES) {
    const fight = sideIn(g, stance);
    const left: Army = { ...armyOf(g, g.battle!.at, fight.side) };
    const atMost = (army: Army): Army => {
      const kept: Army = {};
      for (const troop of TROOPS) {
        const count = Math.min(army[troop] ?? 0, left[troop] ?? 0);
        if (count === 0) continue;
        kept[troop] = count;
        left[troop] = (left[troop] ?? 0) - count;
      }
      return kept;
    };
    fight.idle = atMost(fight.idle);
    for (const [engine, crew] of Object.entries(fight.now.crews) as [VehicleId, Army][])
      setCrew(g, stance, engine, atMost(crew));
  }
};

/** @rule MU 5-siege-crew Whose engine is gone before it has shot serves none; afterwards he is absent until the battle round is over. */
export const releaseCrews = (g: MU): void => {
  for (const stance of STANCES)
    for (const engine of Object.keys(boutOf(g, stance).crews) as VehicleId[])
      if (g.vehicles.type[engine] === undefined) setCrew(g, stance, engine, {});
};

/** @rule MU 5-surrender All of them are set aside; hired barbarians are nobody's to keep. */
export const surrender = (g: MU, stance: Stance): void => {
  const at = g.battle!.at;
  const [player, to] = [playerIn(g, stance), playerIn(g, otherStance(stance))] as [Player, Player];
  const army = armyOf(g, at, player);
  removeUnits(g, at, player, army);
  const own: Army = Object.fromEntries(Object.entries(army).filter(([troop]) => !isHired(troop as Troop)));
  if (sizeOf(own) > 0) g.aside.fresh[player] = joined(g.aside.fresh[player] ?? {}, own);
  tell(g, 'surrendered', { player, to, army: { ...army } });
};
