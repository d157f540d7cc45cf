import type { Player, TerritoryId } from '../ids.js';
import type { MU, Pair, War } from '../state.js';
import type { Clause, Treaty, TreatyId } from '../treaties.js';

/** Two players in the order of the seats, whose names tell it. */
export const pairOf = (a: Player, b: Player): Pair => (a < b ? `${a} ${b}` : `${b} ${a}`);

/** Every two of them, once. */
export const pairsAmong = (players: readonly Player[]): readonly (readonly [Player, Player])[] =>
  players.flatMap((a, i) => players.slice(i + 1).map(b => [a, b] as const));

const warBetween = (g: MU, a: Player, b: Player): War | undefined => g.wars[pairOf(a, b)];

/** @rule MU C-war-declare War, and it may be fought. */
export const mayFight = (g: MU, a: Player, b: Player): boolean => {
  const war = warBetween(g, a, b);
  return war !== undefined && g.round >= war.from && !hasTruce(g, a, b);
};
export const areAtWar = (g: MU, a: Player, b: Player): boolean => warBetween(g, a, b) !== undefined;
/** @rule MU C-war-truce */
export const hasTruce = (g: MU, a: Player, b: Player): boolean => warBetween(g, a, b)?.truce === g.round;

/** @rule MU C-treaty-leave In which round the next phase 5 ends: one that has begun is not the next (M-75). */
export const lastRoundToLeave = (g: MU): number => (g.phase >= 5 ? g.round + 1 : g.round);

/** @rule MU X-team */
export const areTeamMates = (g: MU, a: Player, b: Player): boolean =>
  g.teams[a] !== undefined && g.teams[a] === g.teams[b];

/** Treaties in force between the two, by name. */
export const treatyIdsBetween = (g: MU, a: Player, b: Player): readonly TreatyId[] =>
  (Object.keys(g.treaties) as TreatyId[]).filter(id => {
    const { parties } = g.treaties[id]!;
    return parties.includes(a) && parties.includes(b);
  });

/** @rule MU C-war-hostile What an attack of the one on the other costs him: whether war has not been declared in time, and what breaks. */
export interface Penalty {
  readonly isUndeclared: boolean;
  readonly breaks: readonly TreatyId[];
}
/** @rule MU C-war-declare The wait is for whoever has declared the war: on whom it was declared need not (M-62). */
export const mayAnswer = (g: MU, by: Player, against: Player): boolean =>
  warBetween(g, by, against)?.by === against && !hasTruce(g, by, against);
export const penaltyFor = (g: MU, by: Player, against: Player): Penalty =>
  mayFight(g, by, against) || mayAnswer(g, by, against)
    ? { isUndeclared: false, breaks: [] }
    : { isUndeclared: true, breaks: treatyIdsBetween(g, by, against) };

/** @rule MU C-war-truce @rule MU X-team What no honour can pay for. */
export const mustNotFight = (g: MU, a: Player, b: Player): boolean => hasTruce(g, a, b) || areTeamMates(g, a, b);

/** Treaties in force between the two. */
export const treatiesBetween = (g: MU, a: Player, b: Player): readonly Treaty[] =>
  (Object.values(g.treaties) as Treaty[]).filter(({ parties }) => parties.includes(a) && parties.includes(b));

const clausesBetween = (g: MU, a: Player, b: Player): readonly Clause[] =>
  treatiesBetween(g, a, b).flatMap(({ clauses }) => clauses);

const holdsFor = ({ territories }: { readonly territories?: readonly TerritoryId[] }, at: TerritoryId): boolean =>
  territories === undefined || territories.includes(at);

type Grant = 'trade' | 'right-of-way' | 'stationing' | 'free-trade';
/** @rule MU C-treaty Has the one granted the other this right in that territory? Team-mates pass and trade freely. */
export const hasGranted = (g: MU, grantor: Player, grantee: Player, grant: Grant, at: TerritoryId): boolean => {
  if (areTeamMates(g, grantor, grantee) && (grant === 'trade' || grant === 'right-of-way')) return true;
  return clausesBetween(g, grantor, grantee).some(
    clause =>
      clause.type === grant &&
      'grantor' in clause &&
      clause.grantor === grantor &&
      clause.grantee === grantee &&
      holdsFor(clause, at),
  );
};

/** Is there any such limit at all? Hardly ever, and it is asked for at every step. */
export const hasLimits = (g: MU): boolean => {
  for (const treaty of Object.values(g.treaties))
    if (treaty?.clauses.some(clause => clause.type === 'right-of-way' && clause.maxUnits !== undefined)) return true;
  return false;
};
/**
 * @rule MU clause.right-of-way How many units of a guest may be in the lands of his host when he marches there, as far as nothing else
 * lets him (M-89). Where several treaties let him pass, the most generous.
 */
export const mostGuests = (g: MU, host: Player, guest: Player, at: TerritoryId): number => {
  if (areTeamMates(g, host, guest)) return Number.POSITIVE_INFINITY;
  const rights = clausesBetween(g, host, guest).filter(
    (clause): clause is Extract<Clause, { type: 'right-of-way' }> =>
      clause.type === 'right-of-way' && clause.grantor === host && clause.grantee === guest && holdsFor(clause, at),
  );
  if (rights.length === 0) return Number.POSITIVE_INFINITY;
  return supports(g, guest, host, at)
    ? Number.POSITIVE_INFINITY
    : Math.max(...rights.map(each => each.maxUnits ?? Number.POSITIVE_INFINITY));
};

/** @rule MU clause.right-of-way May he march in? Who may only raise troops there may not (M-89). */
export const mayMarchInto = (g: MU, guest: Player, host: Player, at: TerritoryId): boolean =>
  !areAtWar(g, guest, host) &&
  (areTeamMates(g, guest, host) || hasGranted(g, host, guest, 'right-of-way', at) || supports(g, guest, host, at));
/** @rule MU C-allied (a) May an army of the guest stand where the host is at home? */
export const isGuestOf = (g: MU, guest: Player, host: Player, at: TerritoryId): boolean =>
  mayMarchInto(g, guest, host, at) || (!areAtWar(g, guest, host) && hasGranted(g, host, guest, 'stationing', at));

/** Is there anything by which one of the two could be the other's guest? Hardly ever, and it is asked for after every battle. */
export const haveRights = (g: MU, a: Player, b: Player): boolean =>
  areTeamMates(g, a, b) ||
  treatiesBetween(g, a, b).length > 0 ||
  g.supports.some(({ supporter, beneficiary }) => arePair(a, b)(supporter, beneficiary));

export const arePair =
  (one: Player, other: Player) =>
  (a: Player, b: Player): boolean =>
    (a === one && b === other) || (a === other && b === one);
/** @rule MU clause.defence @rule MU clause.attack Is one of the two bound to help the other? In a treaty of many, others may be. */
export const hasPact = (g: MU, a: Player, b: Player): boolean =>
  clausesBetween(g, a, b).some(
    clause =>
      (clause.type === 'defence' || clause.type === 'attack') && arePair(a, b)(clause.supporter, clause.beneficiary),
  );

/** @rule MU C-support Called to help, or bound to while the other fights there. */
const supports = (g: MU, guest: Player, host: Player, at: TerritoryId): boolean => {
  const isPair = arePair(guest, host);
  if (g.supports.some(({ supporter, beneficiary }) => isPair(supporter, beneficiary))) return true;
  const { battle } = g;
  if (battle?.at !== at) return false;
  if (battle.sides.attacker.side !== host && battle.sides.defender.side !== host) return false;
  return hasPact(g, guest, host);
};

const FRIENDLY: readonly Clause['type'][] = [
  'trade',
  'free-trade',
  'right-of-way',
  'non-aggression',
  'defence',
  'attack',
];
/** @rule MU C-allied (b) Does an army let the other's trade vehicles go on without its owner being asked? */
export const letsTradePass = (g: MU, army: Player, trader: Player): boolean =>
  !areAtWar(g, army, trader) &&
  (areTeamMates(g, army, trader) ||
    clausesBetween(g, army, trader).some(
      clause => FRIENDLY.includes(clause.type) && concerns(clause, army) && concerns(clause, trader),
    ));
/** In a treaty of many, a clause may be between others. */
const concerns = (clause: Clause, player: Player): boolean => {
  if ('grantor' in clause) return clause.grantor === player || clause.grantee === player;
  if ('supporter' in clause) return clause.supporter === player || clause.beneficiary === player;
  return clause.type === 'non-aggression' && clause.between.includes(player);
};

type TradeClause = Extract<Clause, { type: 'trade' }>;
/** @rule MU clause.trade By which the one lets the other trade there. */
export const tradeClausesFor = (
  g: MU,
  grantor: Player,
  grantee: Player,
  at: TerritoryId,
): readonly { clause: TradeClause; isSecret: boolean }[] =>
  treatiesBetween(g, grantor, grantee).flatMap(({ clauses, isSecret }) =>
    clauses
      .filter((clause): clause is TradeClause => clause.type === 'trade')
      .filter(clause => clause.grantor === grantor && clause.grantee === grantee && holdsFor(clause, at))
      .map(clause => ({ clause, isSecret })),
  );

/** @rule MU C-treaty-pay What somebody has promised for each of his sales or purchases. */
export const paymentsPer = (
  g: MU,
  from: Player,
  when: 'per-sale' | 'per-purchase',
): readonly { to: Player; florin: number; isSecret: boolean }[] =>
  (Object.values(g.treaties) as Treaty[]).flatMap(({ clauses, isSecret }) =>
    clauses.flatMap(clause =>
      clause.type === 'payment' && clause.from === from && clause.when === when
        ? [{ to: clause.to, florin: clause.amount, isSecret }]
        : [],
    ),
  );
