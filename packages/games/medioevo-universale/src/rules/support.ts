import type { AreaId, Player } from '../ids.js';
import type { MU } from '../state.js';
import type { Clause, Support, TreatyId } from '../treaties.js';
import type { Army, Troop } from '../troops.js';
import { isHired } from './armies.js';
import { type Token, tokensOf, troopOf } from './tokens.js';

/** A unit somewhere: `buda/archer:1`. */
export type PlacedToken = `${AreaId}/${Token}`;

/** @rule MU C-support Units that can be put under another's orders: all of one's own on the map. */
export const designatable = (g: MU, player: Player): readonly PlacedToken[] =>
  (Object.keys(g.armies) as AreaId[]).flatMap(at =>
    tokensOf(g.armies[at]?.[player] ?? {})
      .filter(token => !isHired(troopOf(token)))
      .map((token): PlacedToken => `${at}/${token}`),
  );

export const designated = (tokens: readonly PlacedToken[]): NonNullable<Support['units']> => {
  const byArea = new Map<AreaId, Army>();
  for (const token of tokens) {
    const [at, unit] = token.split('/') as [AreaId, Token];
    const army = byArea.get(at) ?? {};
    const troop: Troop = troopOf(unit);
    byArea.set(at, { ...army, [troop]: (army[troop] ?? 0) + 1 });
  }
  return [...byArea].map(([at, army]) => ({ at, army }));
};

/** A clause that may be called on: `treaty-2#0`. */
export type ClauseRef = `${TreatyId}#${number}`;
/** @rule MU C-support What a beneficiary may call now: not twice while it runs. */
export const callable = (g: MU, beneficiary: Player): readonly ClauseRef[] =>
  (Object.keys(g.treaties) as TreatyId[]).flatMap(id =>
    g.treaties[id]!.clauses.flatMap((clause, i): ClauseRef[] => {
      if ((clause.type !== 'defence' && clause.type !== 'attack') || clause.beneficiary !== beneficiary) return [];
      const isRunning = g.supports.some(each => each.treaty === id && each.clause === i);
      return isRunning || !hasCause(g, clause, beneficiary) ? [] : [`${id}#${i}`];
    }),
  );

/** A support that runs, by what was called on; it may have ended meanwhile. */
export const supportFor = (g: MU, ref: ClauseRef): Support | undefined => g.supports.find(each => refOf(each) === ref);
export const refOf = ({ treaty, clause }: Support): ClauseRef => `${treaty}#${clause}`;

/** @rule MU C-treaty It lasts as long as the war does. */
export const isStillDue = (g: MU, { treaty, clause, beneficiary }: Support): boolean => {
  const called = g.treaties[treaty]?.clauses[clause];
  return (called?.type === 'defence' || called?.type === 'attack') && hasCause(g, called, beneficiary);
};

type Pact = Extract<Clause, { type: 'defence' | 'attack' }>;
/**
 * A war that may be fought, against one of those named if any are. @rule MU clause.defence One that was brought upon him;
 * @rule MU clause.attack one that he has opened himself.
 */
const hasCause = (g: MU, { type, against }: Pact, beneficiary: Player): boolean =>
  Object.entries(g.wars).some(([pair, war]) => {
    if (!war || war.from > g.round) return false;
    const [a, b] = pair.split(' ') as [Player, Player];
    const enemy = a === beneficiary ? b : b === beneficiary ? a : undefined;
    if (enemy === undefined || (against !== undefined && !against.includes(enemy))) return false;
    return war.by === undefined || (war.by === beneficiary) === (type === 'attack');
  });
